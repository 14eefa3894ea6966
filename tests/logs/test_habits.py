"""Whoever writes a record otherwise, in ways that the notation leaves open, is accused of nothing."""

from __future__ import annotations

from functools import cache

import pytest
from tests.clean_games import wanted
from tests.habits import Habit, habits, rewritten

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.simulate import simulate

GAMES = (1, 2, 3, 4, 7, 9, 14, 19, 22, 29, 32, 38)
"""Games of all factions, in which each habit changes something."""


@cache
def _record(number: int) -> str:
    return simulate(wanted(number), number).rootlog


@pytest.mark.parametrize("change", habits.values(), ids=habits)
def test_another_way_of_writing_is_no_offence(change: Habit) -> None:
    changed = [(number, rewritten(_record(number), change)) for number in GAMES]
    changed = [(number, text) for number, text in changed if text != _record(number)]
    assert changed
    first, _ = changed[0]
    assert not [told for number, text in changed for told in _offences(number, text, plays=number == first)]


@pytest.mark.parametrize(
    ("number", "habit", "until", "plays"),
    [
        pytest.param(38105, "ambushes_without_suit", 60, False, id="an ambush of frogs is taken again from the pond"),
        pytest.param(600018, "the_price_of_hospitals_first", 30, False, id="the Vagabond has others battle"),
        pytest.param(600040, "partisans_without_suit", 51, False, id="Partisans of two suits come in play"),
        pytest.param(600145, "moves_in_parts", 54, False, id="nobody rules behind the first part of a move"),
        pytest.param(38102, "ambushes_without_suit", 62, True, id="an ambush of the clearing's suit is played"),
    ],
)
def test_what_was_once_taken_for_an_offence_is_none(number: int, habit: str, until: int, *, plays: bool) -> None:
    lines = rewritten(_record(number), habits[habit]).splitlines()[:until]
    assert lines != _record(number).splitlines()[:until]
    assert not _offences(number, "\n".join(lines) + "\n", plays=plays)


def _offences(number: int, text: str, *, plays: bool) -> list[str]:
    found = check_text(text, plays=plays).findings
    offences = (each for each in found if each.kind in (FindingKind.VIOLATION, FindingKind.OMISSION))
    return [f"game {number}, line {each.line}: {each.clause} {each.message}" for each in offences]
