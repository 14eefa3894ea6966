"""Being led through a case, and the options of a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw import asking
from woodlaw.asking.cases import answer_cases
from woodlaw.cli.guiding import Guide

POSITION = """woodlaw position: 1
turn: Marquise, Daylight
clearings: {1: 3 Marquise warriors, 5: 2 Clergy warriors}"""


def led(*answers: str) -> tuple[str, str, list[str]]:
    """Return the ruling and the case that some answers lead to, and what was told."""
    left, told = iter(answers), list[str]()
    ruling, case = Guide(lambda _: next(left), told.append).lead()
    return str(ruling), case, told


def test_a_case_is_led_through_and_written_so_that_it_can_be_asked_again() -> None:
    ruling, case, told = led("", *POSITION.splitlines(), "", "march", "1 > 7")
    assert ruling == "illegal: 4.2 Move: no path links clearing 1 and clearing 7"
    assert "  not battle: 6.5.1 Battle: no enemy to battle" in told
    (again,) = answer_cases(case, None)
    assert str(again.ruling) == ruling


def test_what_is_not_understood_is_asked_once_more() -> None:
    ruling, case, told = led("", *POSITION.splitlines(), "", "march", "1 > x", "1 > 5", "2", "decline")
    assert ruling == "legal: by 6.5.2 March"
    assert any("no place is called 'x'" in line for line in told)
    assert "'1 > x'" not in case


def test_a_position_that_cannot_be_ends_it(tmp_path: Path) -> None:
    for answers in (("", "clearings: 5", ""), (str(tmp_path / "none.yaml"),)):
        with pytest.raises(asking.CannotAnswer):
            led(*answers)


def test_options_are_told_with_what_forbids_them() -> None:
    told = {each.name: (each.verdict == "legal", each.clause and each.clause.id) for each in asking.options(POSITION)}
    assert told["march"] == (True, None)
    assert told["battle"] == (False, "6.5.1")
    assert told["activate dominance"] == (False, "3.3.1")
    assert list(told.values()) == sorted(told.values(), key=lambda each: not each[0])
