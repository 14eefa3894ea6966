"""Findings: what a check has to say about one place in one record."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from enum import StrEnum


class FindingKind(StrEnum):
    """How grave a finding is; members stand in order from the gravest."""

    VIOLATION = "violation"
    """Something the Law forbids."""
    OMISSION = "omission"
    """A step the Law requires is missing."""
    UNDECIDED = "undecided"
    """The record does not say enough to tell."""
    NOTATION = "notation"
    """The notation was bent, or says what cannot be read."""

    @property
    def gravity(self) -> int:
        """0 for the lightest kind; higher is graver."""
        return list(reversed(FindingKind)).index(self)


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. ``line`` and ``column`` count from 1; ``clause`` is a clause id, empty only for notation.

    ``action`` is the record's own text, ``message`` one sentence on what is wrong, ``expected`` what would have been
    legal, or empty.
    """

    kind: FindingKind
    clause: str
    line: int
    column: int
    action: str
    message: str
    expected: str = ""


@dataclass(slots=True)
class GameReport:
    """The findings of one file; ``error`` is set instead when the file could not be used at all.

    It is ``passing`` where it says nothing of what the file holds: another run may end otherwise. ``turns`` are the
    lines where turns begin, in order, each with whose turn it is: the player's name as the record gives it, or else the
    faction's title.
    """

    file: str
    findings: list[Finding] = field(default_factory=list)
    error: str = ""
    passing: bool = False
    turns: list[tuple[int, str]] = field(default_factory=list)

    def whose(self, finding: Finding) -> str:
        """Return whose turn it was at the line of a finding; empty before the first and where no line tells it."""
        number = bisect_right(self.turns, finding.line, key=lambda turn: turn[0])
        return self.turns[number - 1][1] if number else ""
