"""Draws in records: more than Evening and effects give, and what each effect gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

E_TURN = "E:B#E->$_m/#->E"
STANDARD = {"deck": "Standard"}
ALL_SUITS = {"C": "t_k->4/w->4+5/b_s->9/b_w->6+7+5/b_r->12", **STANDARD}
TWO_AT_5 = {"C": "t_k->4/w->4+5+5/b_s->9/b_w->6+7+5/b_r->12", **STANDARD}
CACHE_AT_6 = {"C": "t_k->4/2w->6/b_s->8/b_w->9/b_r->12", "S": "b_e->3/4w->3/t_l->6/9w->S$"}

DRAWS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("as many as Evening gives", ("C:#->C", E_TURN), {}, []),
    ("one more", ("C:2#->C", E_TURN), {}, ["violation 6.6 2#->C"]),
    ("one more, apart", ("C:#->C/#->C", E_TURN), {}, ["violation 6.6 #->C"]),
    ("in the turn of another", ("C:#->E/#->C", E_TURN), {}, ["violation 2.1 #->E"]),
    ("the Eyrie with cards in hand", ("E:#->E/B#E->$_m/#->E", "C:#->C"), {"seats": "EC"}, ["violation 7.6.2 #->E"]),
    ("Emergency Orders", ("C:3#E->C/#->C/#C->", "E:#->E/B#E->$_m/#->E"), {}, []),
    ("Emergency Orders, twice", ("C:3#E->C/#->C/#C->", "E:2#->E/B#E->$_m/#->E"), {}, ["violation 7.6.2 #->E"]),
    (
        "for an item that another crafts, without the Murine Broker",
        ("C:Z%b/++/#->E/#->C", E_TURN),
        {},
        ["violation 2.1 #->E"],
    ),
    ("Tax Collector", ("C:Ztax/#->C", E_TURN, "C:w5->/#->C/#->C", E_TURN), ALL_SUITS, []),
    (
        "Tax Collector, twice",
        ("C:Ztax/#->C", E_TURN, "C:w5->/2#->C/#->C", E_TURN),
        ALL_SUITS,
        ["violation 6.6 #->C"],
    ),
    (
        "Tax Collector for two cards in the turn that wins",
        ("C:Ztax/#->C", E_TURN, "C:w5->/2#->C/w5->1"),
        TWO_AT_5,
        ["violation 6.6 2#->C"],
    ),
    ("Tax Collector in the turn that wins", ("C:Ztax/#->C", E_TURN, "C:w5->/#->C/w5->1"), TWO_AT_5, []),
    (
        "for a cache that two others fight over",
        ("C:XS6(1,0)/St_l6->/++/S++/#->E/2#->C", "S:"),
        {"seats": "CSE", **CACHE_AT_6},
        ["violation 2.1 #->E"],
    ),
    ("for a cache", ("C:XS6(1,0)/St_l6->/++/S++/2#->C", "S:"), {"seats": "CSE", **CACHE_AT_6}, []),
    ("a quest", ("V:p->9/M#guardQ->V$/2#->V/#->V", "C:#->C"), {"seats": "VC"}, []),
    ("no quest", ("V:3#->V", "C:#->C"), {"seats": "VC"}, ["violation 9.6.2 3#->V"]),
]


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in DRAWS])
def test_nobody_draws_more_than_is_given(
    told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]
) -> None:
    found = told(*turns, **setups)
    assert [finding for finding in found if finding.startswith("violation")] == expected
