"""Crafts in records: what they cost, what cannot be crafted, and what cannot be had twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

STANDARD = {"deck": "Standard"}
TWO_MICE = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9+7/b_r->12"
ALL_SUITS = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->9/b_w->8+7+5/b_r->12"
THREE_MICE = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9+7+11/b_r->12"
TWO_FOXES = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->9/b_w->8+6/b_r->12"
ENCLAVES = {"seats": "F", "F": "5w->5/t_p->9+4"}
E_TURN = "E:B#E->$_m/#->E"

COST: list[tuple[str, str, Setups, list[str]]] = [
    ("a mouse for a mouse", "C:Z%b/++", {}, []),
    ("a mouse for a fox", "C:Z%x/++", {}, ["violation 4.1.1 Z%x"]),
    ("a mouse for anything", "C:Zsabo", {}, []),
    ("one for two", "C:Zboat", {}, ["violation 4.1.1 Zboat"]),
    ("two for two", "C:Zboat", {"C": TWO_MICE}, []),
    ("two crafts with one", "C:Z%b/++/Zleague", {}, ["violation 4.1.1 Zleague"]),
    ("two crafts with two", "C:Z%b/++/Zleague", {"C": TWO_MICE}, []),
    ("three crafts with two", "C:Z%b/++/Zleague/Zmpart", {"C": TWO_MICE}, ["violation 4.1.1 Zmpart"]),
    ("one of each", "C:Zsoup", {"C": ALL_SUITS}, []),
    ("two of one and none of another", "C:Zsoup", {"C": TWO_MICE}, ["violation 4.1.1 Zsoup"]),
    ("any icons wait for what is left", "C:Zsabo/Z%b/++/Z%x/++", {"C": ALL_SUITS}, []),
    (
        "and are not paid twice",
        "C:#->C/Zsabo/Z%b/++/Z%x/++/Ztun",
        {"C": ALL_SUITS},
        ["violation 6.6 #->C", "violation 4.1.1 Ztun"],
    ),
    ("a favor of three", "C:Zmfavor", {**STANDARD, "C": THREE_MICE}, []),
    ("a favor of two", "C:Zmfavor", {**STANDARD, "C": TWO_MICE}, ["violation 4.1.1 Zmfavor"]),
    ("a workshop built before", "C:t->8/t8->/b_w->7/++2/Zboat", {}, ["violation 6.5 Zboat"]),
    ("without crafting pieces", "A:Z%b/++", {"seats": "A"}, ["violation 4.1.1 Z%b"]),
    ("with sympathy", "A:R#$->/t->5/Ztun", {"seats": "A"}, []),
    ("with roosts", "E:B#E->$_m/Z%b/++", {}, []),
    ("with a garden of the Outcast", "L:Z%f/++", {"seats": "L"}, []),
    ("with a garden of another suit", "L:$_o->M/Z%f/++", {"seats": "L"}, ["violation 4.1.1 Z%f"]),
    (
        "the Riverfolk's funds are not told apart",
        "O:Z%h/++2",
        {"seats": "O", "O": "2w->7+11/3w->$/t_f->1/t_r->5/t_m->9/$_h->2"},
        [],
    ),
    ("nor the Vagabond's hammers", "V:p->9/Z%b/++", {"seats": "V"}, []),
    ("at a colony", "C:Z%b/++", {"seats": "CJ", "J": "3w->3+6/t_c->9/#->J/F#J->$"}, ["violation 4.1.1 Z%b"]),
    ("at a Governing assembly", "C:Z%b/++", {"seats": "CT", "T": "4w->1/2w+t_g->9"}, ["violation 4.1.1 Z%b"]),
    ("at a Closed assembly", "C:Z%b/++", {"seats": "CT", "T": "4w->1/2w+t_c->9"}, []),
    (
        "in Daylight, an enclave having changed its suit",
        "F:Zleague/t9^t_m/Zrpart",
        ENCLAVES,
        ["violation 16.2.7 Zrpart"],
    ),
    ("and again, an enclave elsewhere having changed none", "F:Zleague/Zmpart", ENCLAVES, ["violation 4.1.1 Zmpart"]),
    ("at a Peaceful enclave", "C:Z%b/++", {"seats": "CF", "F": "5w->5/t_p->9"}, []),
]

WHAT: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("the second bag", ("C:Z%b/++/#->C", "E:B#E->$_m/Z%b/++"), {}, []),
    ("the third bag", ("C:2Z%b",), {}, ["notation 2Z%b"]),
    ("one bag too many", ("C:Z%b/++/Z%b/++/Z%b/++",), {"C": THREE_MICE}, ["violation 4.1.2 Z%b"]),
    (
        "an item that the Vagabond took stays taken",
        ("C:Z%h/++2/#->C", "E:B#E->$_m/#->E", "V:p->12/%f->e/#V->C/%hC$->$/#->V", "C:Z%h/++2"),
        {"seats": "CEV", "C": TWO_FOXES},
        ["violation 4.1.2 Z%h"],
    ),
    ("a torch, of which the supply has none", ("C:Z%r",), {}, ["violation 4.1.2 Z%r"]),
    ("an ambush", ("C:Zambush",), {}, ["violation 2.1.2 Zambush"]),
    ("a dominance card", ("C:Zdom",), {}, ["violation 2.1.3 Zdom"]),
    ("the same effect twice", ("C:Zleague/Zleague",), {"C": TWO_MICE}, ["violation 4.1.4 Zleague"]),
    ("the same effect a turn later", ("C:Zleague/#->C", E_TURN, "C:Zleague"), {}, ["violation 4.1.4 Zleague"]),
    ("the same effect of another", ("C:Zleague/#->C", "E:B#E->$_m/Zleague"), {}, []),
    ("the same effect, once it is discarded", ("C:Zsabo/#->C", E_TURN, "C:#sabo$->/Zsabo"), {}, []),
    (
        "a favor, again and again",
        ("C:Zmfavor/#->C", E_TURN, "C:Zmfavor"),
        {**STANDARD, "C": THREE_MICE, "E": "b+6w->1/#despot->$"},
        ["violation 1.5.1 Zmfavor"],
    ),
]


@pytest.mark.parametrize(("turn", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in COST])
def test_cost(told: Told, turn: str, setups: Setups, expected: list[str]) -> None:
    assert told(turn, **setups) == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in WHAT])
def test_what_can_be_crafted(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected
