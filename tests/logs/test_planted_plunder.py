"""What follows where caches of the Reavers are removed: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

import pytest
from tests.logs.planted import Planted, assert_found_alone

PROVISIONS = {"seats": "ES", "E": "b+4w->2/2w->6/#despot->$", "S": "b_e->3/4w->3/t_p->6/10w->S$"}

CASES = [
    Planted(
        "warriors for provisions elsewhere",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->5/B#E->$_x/#->E", "S:"),
        "violation 7.5.2.I 2w->5",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->6/B#E->$_x/#->E", "S:"),
        PROVISIONS,
    ),
    Planted(
        "three warriors for provisions",
        ("E:XS6(1,0)/St_p6->/++/S++/3w->6/B#E->$_x/#->E", "S:"),
        "violation 7.5.2.I 3w->6",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->6/B#E->$_x/#->E", "S:"),
        PROVISIONS,
    ),
    Planted(
        "hospitals that no card pays for, behind a card drawn for loot",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/#->S", "C:"),
        "omission 6.2.3 Cw5->4",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/R#C->/#->S", "C:"),
        {"seats": "SC", "S": "b_e->1/3w->1/w->5/t_l->5/10w->$"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_kind_is_found_on_its_line_with_the_clause(case: Planted) -> None:
    assert_found_alone(case)
