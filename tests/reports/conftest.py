from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from woodlaw.law.clauses import Reading
from woodlaw.logs.findings import Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes, format_named, plain


@dataclass(frozen=True)
class Clause:
    id: str
    title: str
    text: str
    readings: tuple[Reading, ...] = ()


LAW = {
    "4.2.1": Clause(
        "4.2.1",
        "Rule",
        "Whoever moves must rule where the move starts, where it ends, or both.",
        (Reading("Must a ferry rule?", "No.", "A ferry is no player."),),
    ),
    "HCC.2.6.I": Clause("HCC.2.6.I", "Mercy", ""),
}

HOSTILE = "\x1b[31mred\x1b[0m \x00 \u202eback [here](https://example.org) {0} <b>&amp;</b> ]]>"


@pytest.fixture
def games() -> list[GameReport]:
    """Four reports: findings of every kind, a clean game, a hostile one, and a file that could not be used."""
    return [
        GameReport(
            "games/one.rootlog",
            [
                Finding(FindingKind.VIOLATION, "4.2.1", 12, 7, "3w2->5", "no rule in 2 or 5", "a move from 3 or 4"),
                Finding(FindingKind.OMISSION, "HCC.2.6.I", 13, 1, "", "the penitent is not spared"),
                Finding(FindingKind.UNDECIDED, "99.9", 14, 3, "w->2", "nobody can tell"),
                Finding(FindingKind.NOTATION, "", 15, 4, "2(w+t)", "a number stands before a group"),
            ],
        ),
        GameReport("games/two.rootlog"),
        GameReport(
            "games/<three> & [four].rootlog",
            [Finding(FindingKind.VIOLATION, "4.2.1", 1, 1, HOSTILE, HOSTILE, HOSTILE)],
        ),
        GameReport("games/five.rootlog", error="a binary file; expected text"),
    ]


@pytest.fixture
def written() -> Callable[..., str]:
    """Write reports in a format, with the Law of these tests."""

    def write(format_name: str, reports: Iterable[GameReport], **wishes: object) -> str:
        wanted = Wishes(LAW.get, **{"paint": plain, **wishes})  # type: ignore[arg-type]
        return "".join(format_named(format_name)(reports, wanted))

    return write
