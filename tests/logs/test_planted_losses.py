"""Pieces lost, kept and paid with for nothing: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

import pytest
from tests.logs.planted import TWO_CATS_AT_5, Planted, assert_found_alone

CASES = [
    Planted(
        "an own warrior removed in peace",
        ("C:w7->/#->C", "E:"),
        "violation 4.3 w7->",
        ("C:w7->11/#->C", "E:"),
    ),
    Planted(
        "an own building removed in peace",
        ("C:b_s8->/#->C", "E:"),
        "violation 4.3 b_s8->",
        ("C:XE8(1,1)/w8->/Ew8->/b_s8->/#->C", "E:"),
        {"seats": "CE", "E": "b->2/6w->2/2w->8/#despot->$"},
    ),
    Planted(
        "own warriors removed by a Favor",
        ("C:Zmfavor/w7->/6Ew2->/Eb2->/++/#->C", "E:"),
        "violation card.favor-of-the-mice w7->",
        ("C:Zmfavor/6Ew2->/Eb2->/++/#->C", "E:"),
        {"seats": "CE", "deck": "Standard"},
    ),
    Planted(
        "dice rolled behind an ambush that leaves nobody",
        ("E:XC5R@(1,0)/2w5->/#->E", "C:"),
        "violation 4.3.1.II XC5R@(1,0)",
        ("E:XC5R@/2w5->/#->E", "C:"),
        {**TWO_CATS_AT_5, "E": "b->2/6w->2/2w->5/#despot->$"},
    ),
    Planted(
        "hits of Sappers not taken",
        ("C:Zsap/#->C", "E:XC5(1,1)/B#sapC$->/Cw5->/w5->/#->E", "C:"),
        "omission card.sappers w5->",
        ("C:Zsap/#->C", "E:XC5(1,1)/B#sapC$->/Cw5->/2w5->/#->E", "C:"),
        {**TWO_CATS_AT_5, "seats": "CE", "deck": "Standard", "E": "b->2/6w->2/3w->5/#despot->$"},
    ),
    Planted(
        "a card given where its owner rules itself",
        ("F:t5^t_m/w->5/F#F->/#->F", "C:F#C->F/Ft5^t_p/t->8/#->C"),
        "violation 1.3.2 F#C->F",
        ("F:t5^t_m/w->5/F#F->/#->F", "C:F#C->F/Ft5^t_p/t->8/#->C"),
        {"seats": "FC", "F": "t_p->5/w->5", "C": "t_k->4/7w->5/w->1+3+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12"},
        {"seats": "FC", "F": "t_p->5/5w->5"},
    ),
    Planted(
        "a card drawn from an empty Pond",
        ("F:Z%t/++2/2w5->1/G#settlers*->F", "C:"),
        "violation 1.5.1 G#settlers*->F",
        ("F:Z%t/++2/2w5->1/G#settlersF->/G#settlers*->F", "C:"),
        {"seats": "FC"},
    ),
    Planted(
        "the card of Boat Builders that lies in play given up",
        ("C:Zboat/#->C", "E:60#->E", "C:B#boatC->/#->C", "E:"),
        "violation 1.5.1 B#boatC->",
        ("C:Zboat/#->C", "E:60#->E", "C:B#emiC->/#->C", "E:"),
        {"seats": "CE"},
    ),
    Planted(
        "two cards drawn with two flowers beside one that is replanted",
        ("Y:t_m1->/t_f->1/t_r->5/t_m->9/2#->Y", "E:"),
        "violation HCC.6.3 2#->Y",
        ("Y:t_m1->/t_f->1/t_r->5/t_m->9/t_f->1/2#->Y", "E:"),
        {"seats": "YE", "Y": "b_c+3w->12/w->1+5+9/t_m->1/t_r->5/t_f->9"},
    ),
    Planted(
        "more than half of the warriors forced to where hospitals may carry some",
        ("E:Zfalse/#->E", "C:", "E:F#falseE$->/3Cw8->4/#->E", "C:"),
        "violation card.false-orders 3Cw8->4",
        ("E:Zfalse/#->E", "C:", "E:F#falseE$->/2Cw8->4/#->E", "C:"),
        {"seats": "EC", "C": "t_k->4/w->1+3+5+6+7+9+10+11+12/4w->8/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a point of the player robbed left out in the turn that wins",
        ("E:Zstand/++10", "C:", "E:++10", "C:", "E:#C->E/w2->6/++10"),
        "omission card.stand-and-deliver #C->E",
        ("E:Zstand/++10", "C:", "E:++10", "C:", "E:#C->E/C++/w2->6/++10"),
        {"seats": "EC", "deck": "Standard", "winner": "E"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_offence_alone_is_found(case: Planted) -> None:
    assert_found_alone(case)
