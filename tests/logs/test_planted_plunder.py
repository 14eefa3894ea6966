"""What plundering Reavers owe and take for nothing: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

import pytest
from tests.logs.planted import Planted, assert_found_alone

PLUNDER = {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_p->6/9w->S$"}
BUILDS_AND_PLUNDERS = {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_p->6/2w->7/2w->9/9w->S$"}
PROVISIONS = {"seats": "ES", "E": "b+4w->2/2w->6/#despot->$", "S": "b_e->3/4w->3/t_p->6/10w->S$"}
RAID = {"seats": "JS", "S": "b_e->6/4w->1/t_p->S$/10w->S$"}

CASES = [
    Planted(
        "a plundered cache in the supply",
        ("S:F#S->/t_p6->/#->S", "C:"),
        "violation LR.6.1.III t_p6->",
        ("S:F#S->/t_p6->S$/#->S", "C:"),
        PLUNDER,
    ),
    Planted(
        "a battle after plundering",
        ("S:F#S->/t_p6->S$/XC3(0,0)/#->S", "C:"),
        "violation LR.5.2 XC3(0,0)",
        ("S:XC3(0,0)/F#S->/t_p6->S$/#->S", "C:"),
        PLUNDER,
    ),
    Planted(
        "a depot plundered beside enemies",
        ("S:F#S->/t_d6->S$/#->S", "C:"),
        "violation LR.6.1.I t_d6->S$",
        ("S:XC6(1,0)/Cw6->/F#S->/t_d6->S$/#->S", "C:"),
        {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_d->6/9w->S$"},
    ),
    Planted(
        "a point for a plundered cache in a turn that builds",
        ("S:b_e->7/w->7/++/XC9(2,0)/Cw9->/Cb_w9->/++/F#S->/t_p6->S$/++/#->S", "C:"),
        "violation 3.2 ++",
        ("S:b_e->7/w->7/++/XC9(2,0)/Cw9->/Cb_w9->/++/F#S->/t_p6->S$/#->S", "C:"),
        BUILDS_AND_PLUNDERS,
    ),
    Planted(
        "points for plundering beside those for building",
        ("S:b_e->7/w->7/++2/F#S->/t_p6->S$/++/#->S", "C:"),
        "violation LR.6.1 ++",
        ("S:b_e->7/w->7/++2/F#S->/t_p6->S$/#->S", "C:"),
        BUILDS_AND_PLUNDERS,
    ),
    Planted(
        "a pair for a second cache that the card for plunder would complete",
        ("S:t_l->12/t_d->8/F#S->/M#S->/XC3(0,0)/F#S->/t_p7->S$/#->S", "C:"),
        "omission LR.4.3 t_d->8",
        ("S:t_l->12/t_d->8/F#S->/F#S->/XC3(0,0)/M#S->/t_p7->S$/#->S", "C:"),
        {"seats": "SC", "S": "b_e->3/4w->3/t_p->7/w->7/9w->S$"},
    ),
    Planted(
        "warriors for provisions elsewhere",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->5/B#E->$_x/#->E", "S:"),
        "violation 7.5.2.I 2w->5",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->6/B#E->$_x/#->E", "S:"),
        PROVISIONS,
    ),
    Planted(
        "a warrior recruited after a move",
        ("S:2w->7/t_p->8/2w1->5/w->1/#->S", "C:"),
        "violation LR.4 w->1",
        ("S:2w->7/w->1/t_p->8/2w1->5/#->S", "C:"),
        {"seats": "SC", "C": "t_k->4/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "three warriors for provisions",
        ("E:XS6(1,0)/St_p6->/++/S++/3w->6/B#E->$_x/#->E", "S:"),
        "violation 7.5.2.I 3w->6",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->6/B#E->$_x/#->E", "S:"),
        PROVISIONS,
    ),
    Planted(
        "no cache returned for an encampment that lies in Spoils",
        ("J:XS6(1,0)/Sb_e6->J$/++/#->J", "S:"),
        "omission LR.2.3.I Sb_e6->J$",
        ("J:XS6(1,0)/Sb_e6->J$/++/St_pS$->/#->J", "S:"),
        RAID,
    ),
    Planted(
        "a recruit at an encampment that is built later in the turn",
        ("S:3w->5/w->1/b_e->5/w->5/#->S", "C:"),
        "violation LR.4.1 w->5",
        ("S:2w->5/w->1/b_e->5/w->5/#->S", "C:"),
        {"seats": "SC", "C": "t_k->4/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "hospitals that no card pays for, behind a card drawn for loot",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/#->S", "C:"),
        "omission 6.2.3 Cw5->4",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/R#C->/#->S", "C:"),
        {"seats": "SC", "S": "b_e->1/3w->1/w->5/t_l->5/10w->$"},
    ),
    Planted(
        "an encampment lost and every cache kept",
        ("S:F#S->/t_p6->S$/#->S", "C:t->8/XS3(1,0)/Sb_e3->/++/#->C", "S:"),
        "omission LR.2.3.I Sb_e3->",
        ("S:F#S->/t_p6->S$/#->S", "C:t->8/XS3(1,0)/Sb_e3->/St_pS$->/++/#->C", "S:"),
        {"seats": "SC", "S": "b_e->3/w->6/t_p->6/9w->S$"},
    ),
    Planted(
        "two caches returned for one encampment",
        ("J:XS6(1,0)/Sb_e6->/++/St_pS$->/St_dS$->/#->J", "S:"),
        "violation LR.2.3.I St_dS$->",
        ("J:XS6(1,0)/Sb_e6->/++/St_pS$->/#->J", "S:"),
        {**RAID, "S": "b_e->6/4w->1/t_p->S$/t_d->S$/10w->S$"},
    ),
    Planted(
        "a warrior recruited at a colony",
        ("S:2w->7/w->3/t_p->8/#->S", "J:"),
        "violation QL.2.3 w->3",
        ("S:2w->7/t_p->8/#->S", "J:"),
        {"seats": "SJ", "S": "b_e->3/4w->3/10w->S$", "J": "3w->1/w->3/t_c->3"},
    ),
    Planted(
        "three warriors of the Legion for provisions",
        ("J:w->6/XS6(1,0)/St_p6->/++/S++/3w->6/#->J", "S:"),
        "violation QL.4.2 3w->6",
        ("J:w->6/XS6(1,0)/St_p6->/++/S++/2w->6/#->J", "S:"),
        {"seats": "JS", "S": "b_e->3/4w->3/t_p->6/10w->S$"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_kind_is_found_on_its_line_with_the_clause(case: Planted) -> None:
    assert_found_alone(case)
