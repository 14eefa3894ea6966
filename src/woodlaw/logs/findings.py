"""Findings: what a check has to say about one place in one record."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b

from woodlaw.law.values import Fixed

_GAME_NUMBER = re.compile(r"(?<=\.rootlog)#[0-9]+\Z")


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


class Likely(StrEnum):
    """What a finding most likely is."""

    SLIP = "slip"
    """The players did right, and the record says otherwise."""
    OFFENCE = "offence"
    """The players did what the record says."""
    OPEN = ""
    """Nothing tells which, or nobody asked."""


class Edit(Fixed):
    """What is written at a place of the file, and what is meant; lines and columns count from 1, characters each.

    ``written`` is empty where an action is added, ``meant`` where one is left out. A stroke that parts the action from
    the others is part of both.
    """

    line: int
    column: int
    written: str
    meant: str


class Cause(Fixed):
    """What a finding most likely comes from, and how the record would have to be written.

    ``follows`` is the number of the finding of the same game, from 0, with whose mend this one goes away. A mend is
    ``certain`` where it mends several findings, and twice as many as any other edit that was tried.
    """

    likely: Likely = Likely.OPEN
    follows: int | None = None
    mend: tuple[Edit, ...] = ()
    certain: bool = False


NOT_ASKED = Cause()
"""The cause of a finding for which none was looked for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. ``line`` and ``column`` count from 1; ``clause`` is a clause id, empty only for notation.

    ``action`` is the record's own text, ``message`` one sentence on what is wrong, ``expected`` what would have been
    legal, or empty. ``cause`` is no part of what is found. ``late`` says that the action comes after one that it has to
    come before, ``played`` that playing the turn showed it and no check did, ``until_played`` that a play which
    explains the turn settles it.
    """

    kind: FindingKind
    clause: str
    line: int
    column: int
    action: str
    message: str
    expected: str = ""
    cause: Cause = field(default=NOT_ASKED, compare=False)
    late: bool = field(default=False, compare=False)
    played: bool = field(default=False, compare=False)
    until_played: bool = field(default=False, compare=False)

    @property
    def judges(self) -> bool:
        """Whether it says that something was done wrong or left out: a violation or an omission."""
        return self.kind in (FindingKind.VIOLATION, FindingKind.OMISSION)


def behind(finding: Finding) -> Finding:
    """Return a finding as it stands one place further back among those of its game."""
    follows = finding.cause.follows
    return finding if follows is None else replace(finding, cause=replace(finding.cause, follows=follows + 1))


def digest_of(data: bytes) -> bytes:
    """Return what tells the bytes of a game from all others."""
    return blake2b(data, digest_size=16).digest()


class Seated(Fixed):
    """A seat of a recorded game: its letter where the record has one, the faction's title, and who plays it."""

    letter: str
    faction: str
    player: str


class Played(Fixed):
    """What a record tells of a game as a whole: map and deck, the seats in turn order, and the factions that won."""

    map: str
    deck: str
    seats: tuple[Seated, ...]
    winners: tuple[str, ...]


class Standing(StrEnum):
    """What came of playing a turn."""

    EXPLAINED = "explained"
    """A legal play does what the record tells of it."""
    FOUND = "found"
    """Something in it is a violation or an omission."""
    UNDECIDED = "undecided"
    """No play was found that does what is told of it, and nothing that is wrong with it either."""
    OPEN = "open"
    """It rests on the rules of somebody who cannot be played yet, or on something that nobody understands."""


class JudgedTurn(Fixed):
    """What came of playing a turn: its number over all players, from 1, its line, and whose it is, by title.

    ``why`` says why it is undecided or open.
    """

    turn: int
    line: int
    player: str
    standing: Standing
    why: str = ""

    def as_found(self) -> JudgedTurn:
        """Return the turn as one in which something is found to be wrong."""
        return replace(self, standing=Standing.FOUND, why="")


@dataclass(slots=True)
class GameReport:
    """The findings of one file; ``error`` is set instead when the file could not be used at all.

    It is ``passing`` where it says nothing of what the file holds: another run may end otherwise. ``turns`` are the
    lines where turns begin, in order, each with whose turn it is: the player's name as the record gives it, or else the
    faction's title. ``witness`` is the record of what explains the game, where one was wanted. ``digest`` is of the
    bytes that were checked, ``played`` what the record tells of the game, where it tells of one. ``judged`` are the
    turns with what came of playing them; there are none where no turn was to be played.
    """

    file: str
    findings: list[Finding] = field(default_factory=list)
    error: str = ""
    passing: bool = False
    turns: list[tuple[int, str]] = field(default_factory=list)
    witness: str = ""
    digest: bytes = b""
    played: Played | None = None
    judged: list[JudgedTurn] = field(default_factory=list)

    @property
    def path(self) -> str:
        """The name of the file, without the number of the game where it holds several."""
        return _GAME_NUMBER.sub("", self.file)

    def following(self, number: int) -> int:
        """Return how many findings go away with the mend of one, which is named by its number from 0."""
        return sum(finding.cause.follows == number for finding in self.findings)

    def turn_of(self, finding: Finding) -> int:
        """Return the number of the turn that a finding belongs to; 0 before the first."""
        return bisect_right(self.judged, finding.line, key=lambda turn: turn.line)

    def whose(self, finding: Finding) -> str:
        """Return whose turn it was at the line of a finding; empty before the first and where no line tells it."""
        number = bisect_right(self.turns, finding.line, key=lambda turn: turn[0])
        return self.turns[number - 1][1] if number else ""
