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
    offences = (FindingKind.VIOLATION, FindingKind.OMISSION)
    told = [
        f"game {number}, line {each.line}: {each.clause} {each.message}"
        for number, text in changed
        for each in check_text(text).findings
        if each.kind in offences
    ]
    assert not told
