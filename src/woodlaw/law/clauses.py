"""What a clause of the Law is, and what its id says.

An id is the printed one: a chapter (``HCC``, ``9``, ``RB.6``), then numbers, then perhaps a roman numeral, then perhaps
a letter set against that numeral: ``HCC.2.6.IV``, ``16.2.2.Ia``.
"""

from __future__ import annotations

import re
from enum import StrEnum

from woodlaw.law.values import Fixed

_LAST_LETTER = re.compile(r"([IVX]+)[a-z]")
DUTY = "true"
"""What an entry says under ``must`` where something must be done."""
_ID = re.compile(r"[A-Z0-9]+(\.[0-9]+)*(\.[IVX]+[a-z]?)?")


class ClauseKind(StrEnum):
    """What a clause does in the Law."""

    RULE = "rule"
    """Rules something."""
    HEADING = "heading"
    """Only opens a list of clauses."""
    OVERVIEW = "overview"
    """Introduces a faction; rules nothing."""
    SETUP = "setup"
    """Part of setting the game up."""
    REFERENCE = "reference"
    """A list of contents, a table to look things up in, or a pointer to another clause."""


class Reading(Fixed):
    """How Woodlaw takes a clause that is silent or at odds with another.

    ``on`` is the question, ``reading`` the answer, ``reason`` why the answer can be defended. ``other`` is the other
    side, where somebody may well hold it; a reading without one is hardly contested. Where the question is which of two
    wordings is played, ``printing`` is the date of the other.
    """

    on: str
    reading: str
    reason: str
    other: str = ""
    printing: str = ""


class Clause(Fixed):
    """One clause.

    ``text`` is the clause in Woodlaw's own words, empty where nobody has told it yet or where it has nothing beyond
    its title. ``parent`` is the id without its last part: a clause or, for the top clauses of some chapters, the
    chapter itself; ``None`` for a clause that is itself a chapter. ``see`` are the clauses it refers to.
    ``assumed`` names a printed value that no source states, and is empty as a rule. ``must`` is :data:`DUTY` where the
    printed text says that something must be done, so that whoever passes it up breaks this clause. Where its *must* has
    nobody do anything, it says what it is instead; it is empty where the word is not printed.
    """

    id: str
    title: str
    kind: ClauseKind
    parent: str | None
    chapter: str
    document: str
    text: str = ""
    see: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    assumed: str = ""
    must: str = ""

    @property
    def is_duty(self) -> bool:
        """Whether the clause says that something must be done."""
        return self.must == DUTY

    @property
    def told_must(self) -> str:
        """What the printed *must* means, in a sentence; empty where the word is not printed."""
        return "What it asks for cannot be passed up: who does so breaks this clause." if self.is_duty else self.must

    def __str__(self) -> str:
        return f"{self.id} {self.title}"


class Chapter(Fixed):
    """One chapter: its clauses in the Law's order, and the document (with its edition) that it stands in."""

    id: str
    title: str
    document: str
    edition: str
    clauses: tuple[Clause, ...]


def is_clause_id(text: str) -> bool:
    """Say whether a text has the shape of a clause id; such a clause need not exist."""
    return _ID.fullmatch(text) is not None


def parent_of(clause_id: str) -> str | None:
    """Return the id that a clause id hangs from, or ``None`` for an id of one part.

    >>> parent_of("HCC.2.6.IV"), parent_of("16.2.2.Ia"), parent_of("9")
    ('HCC.2.6', '16.2.2.I', None)
    """
    above, dot, last = clause_id.rpartition(".")
    if not dot:
        return None
    lettered = _LAST_LETTER.fullmatch(last)
    return f"{above}.{lettered[1]}" if lettered else above
