"""Reports of checks, one module a format.

Every format is a generator: reports of games go in, one at a time, and chunks of text come out as soon as they are
known, so that a report over any number of games needs the memory of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Protocol, TypeAlias

from woodlaw.law.clauses import Reading
from woodlaw.law.values import Fixed
from woodlaw.logs.findings import FindingKind, GameReport


class ClauseWords(Protocol):
    """What a report needs to know of a clause: its id, its title, our own words for it and the readings taken."""

    @property
    def id(self) -> str:
        """The clause's id, as printed."""

    @property
    def title(self) -> str:
        """The clause's title."""

    @property
    def text(self) -> str:
        """The clause in our own words; empty where they are not written yet."""

    @property
    def readings(self) -> tuple[Reading, ...]:
        """How the clause is taken where it is silent."""


Lookup: TypeAlias = Callable[[str], ClauseWords | None]
"""Gives the clause of an id, or None where there is no such clause."""

Paint: TypeAlias = Callable[[str, str], str]
"""Gives a text in the style of a name: a finding's kind, ``place``, ``clause`` or ``aside``."""


def plain(text: str, _style: str) -> str:
    """Return the text as it is: the paint of a report that has no colours."""
    return text


class Wishes(Fixed):
    """What the reader of a report asked for.

    ``lookup`` gives the clauses; ``explain`` adds each clause in our words; kinds as grave as ``fail_on`` or graver
    count as failures where a format knows failures; ``paint`` colours what a terminal shows; ``statistics`` asks for
    counts in the place of findings, in text; ``all_findings`` asks for those too that follow from another one; ``site``
    is the address below which the pages of clauses stand, where they do; ``turn`` is the number of the one turn that is
    told of, in text, None for all.
    """

    lookup: Lookup
    explain: bool = False
    fail_on: FindingKind = FindingKind.VIOLATION
    paint: Paint = plain
    statistics: bool = False
    all_findings: bool = False
    site: str = ""
    turn: int | None = None


Format: TypeAlias = Callable[[Iterable[GameReport], Wishes], Iterator[str]]

FORMATS = {
    "text": "woodlaw.logs.reports.as_text",
    "json": "woodlaw.logs.reports.as_json",
    "sarif": "woodlaw.logs.reports.as_sarif",
    "junit": "woodlaw.logs.reports.as_junit",
    "github": "woodlaw.logs.reports.as_github",
    "html": "woodlaw.logs.reports.as_html",
}
"""The formats by name, and the module whose ``write`` writes each."""


def format_named(name: str) -> Format:
    """Return the format of a name in :data:`FORMATS`; its module is imported now. Raises KeyError for other names."""
    written: Format = import_module(FORMATS[name]).write
    return written


def is_failure(kind: FindingKind, fail_on: FindingKind) -> bool:
    """Tell whether a finding of a kind is at least as grave as ``fail_on``."""
    return kind.gravity >= fail_on.gravity
