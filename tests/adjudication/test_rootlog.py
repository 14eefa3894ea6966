"""Questions in Rootlog; disputes were written from the Law before any was ruled, in two halves: one was built on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.adjudication.woods import HEAD, verdict, woods

import woodlaw
from woodlaw.asking.cases import answer_cases

DATA = Path(__file__).parent.parent / "data"
UNLIKE = {
    "A third sawmill for a single wood": ("illegal", "6.5"),
    "Two lost to a single hit": ("illegal", "4.3.5"),
    "Sympathy where sympathy lies": ("illegal", "8.6.1.IV"),
    "A battle without a sword": ("illegal", "V.4.2"),
    "Out of the Burrow where no tunnel is": ("illegal", "4.2"),
}
"""What is ruled by another clause: what play cannot pay for all the same, or where another action is taken for it."""


@pytest.mark.parametrize("half", ["a", "b"])
def test_disputes_in_rootlog_are_ruled_as_the_law_says(half: str) -> None:
    file = DATA / f"disputes_in_rootlog_{half}.yaml"
    unlike = {}
    for each in answer_cases(file.read_text(encoding="utf-8"), file.parent):
        assert each.ruling is not None, each.errors
        if each.differs:
            decides = each.ruling.decided_by
            unlike[each.name] = each.ruling.verdict, decides.id if decides else ""
    assert unlike == {name: ruled for name, ruled in UNLIKE.items() if name in unlike}
    assert len(unlike) == {"a": 1, "b": 3}[half]


@pytest.mark.parametrize(
    ("rootlog", "expected"),
    [
        ("XY5", ("legal", "")),
        ("C: XY5", ("legal", "")),
        ("w1->7", ("illegal", "4.2")),
        ("w1->5", ("legal", "")),
        ("4w1->5", ("illegal", "1.5.4")),
        ("Y: XC5", ("illegal", "HCC.2.6.I")),
        ("++1", ("illegal", "6.5.4.II")),
    ],
)
def test_rootlog_is_judged_by_play(rootlog: str, expected: tuple[str, str]) -> None:
    ruling = woodlaw.adjudicate(woods(faith="penitent"), rootlog=rootlog)
    assert verdict(ruling) == expected
    assert not any("judged by the checks" in note for note in ruling.notes)


def test_rootlog_has_the_answer_of_the_same_action_in_answers() -> None:
    told = woodlaw.adjudicate(woods(), rootlog="w1->5")
    asked = woodlaw.adjudicate(woods(), ["march", "1 > 5", "1"])
    assert (told.verdict, told.chain, told.happens) == (asked.verdict, asked.chain, asked.happens)


def test_a_faction_that_is_only_kept_in_books_is_judged_in_rootlog() -> None:
    turn = "seats: [Marquise, Hundreds]\nturn: Hundreds, Daylight\n"
    position = f"{HEAD}{turn}clearings: {{1: 2 Hundreds warriors, 5: a sawmill}}\n"
    legal = woodlaw.adjudicate(position, rootlog="2w1->5")
    assert legal.legal
    assert legal.notes[0].startswith("judged by the checks of records, not played")
    assert verdict(woodlaw.adjudicate(position, rootlog="2w1->7")) == ("illegal", "4.2")
