"""What games that were played by the rules taught the checks, each beside a record that still breaks the Law."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.logs.check import position_at
from woodlaw.table.places import DECK

if TYPE_CHECKING:
    from tests.logs.conftest import Record, Told

FEW = "t_k->4/w->12/b_s->8/b_w->9/b_r->1"
AT_THE_RIVER = "t_k->4/w->1/b_s->8/b_w->9/b_r->9"
WITH_ONE = "t_k->4/w->1/b_s->8/b_w->9/b_r->5"
MANY_AT_12 = "t_k->4/5w->12/b_s->8/b_w->9/b_r->1"
ALONE_AT_12 = "b_c+w->12/w->1+5+9/t_f->1/t_r->5/t_m->9"
AT_THE_KEEP = "t_k->4/w->4/b_s->8/b_w->9/b_r->1"
FOXES = "t_k->4/w->6/b_s->8/b_w->6+12/b_r->1"
TAXED = "t_k->4/2w->6/b_s->8/b_w->5+9+12/b_r->1"
THREE_WORKSHOPS = "t_k->4/w->4/b_s->8/b_w->5+9+12/b_r->1"

IN_ITS_WOOD = {
    "seats": "VCE",
    "deck": "Standard",
    "C": "t_k->4/w->1/b_s->1/b_w->9/b_r->12",
    "E": "b->2/6w->1/#despot->$",
}
VAGRANT = {**IN_ITS_WOOD, "V": "#vagrant->$/p->1_9_10_12"}
ADVENTURER = {**IN_ITS_WOOD, "V": "#adventurer->$/p->1_9_10_12"}
GLADIATOR = {**IN_ITS_WOOD, "V": "#gladiator->$/p->1_9_10_12"}
JAILOR = {**IN_ITS_WOOD, "V": "#jailor->$/p->1_9_10_12"}

KNAVES = {
    "seats": "NE",
    "N": "w_thief+w->1_9_10_12/w_ronin+w->3_6_11/w_jailor+w->4_9_12",
    "E": "b->2/6w->1/#despot->$",
}
BESIDE_A_THIRD = {"seats": "CEY", "C": "t_k->4/3w->1/b_s->1/b_w->9/b_r->9", "E": "b->2/6w->1/#despot->$"}
PENITENT_REAVERS = {"seats": "YSF", "S": "b_e+w->1/w->12/9w->$/t_r->$", "F": "5w+t_p->1"}
SET_OUT = "N:$_thief->a/(w_thief+w)1_9_10_12->1/#->N"

CASES: list[tuple[str, tuple[str, ...], dict[str, str], list[str]]] = [
    (
        "warriors come once the Cathedral has fallen",
        ("C:XY12(3,0)/3Yw12->", "Y:", "C:XY12(1,0)/Yb_c12->/++/4Yw->12"),
        {"C": MANY_AT_12},
        [],
    ),
    (
        "warriors stand when the Cathedral falls",
        ("C:XY12(1,0)/Yb_c12->/++",),
        {"C": MANY_AT_12},
        ["violation 4.3.6 Yb_c12->"],
    ),
    ("a flower goes with a warrior after a battle", ("Y:w5->1/XC1(1,0)/Cw1->/(w+t_f)1->5",), {"C": AT_THE_RIVER}, []),
    (
        "a flower falls that no hit was dealt for",
        ("C:XY1(1,0)/(Yw+Yt_f)1->/++",),
        {"C": WITH_ONE},
        ["violation 4.3.5 (Yw+Yt_f)1->"],
    ),
    (
        "a flower is offered after a battle that took all warriors",
        ("Y:(w+t_f)1->9/(w+t_f)9->12/w12->9/XC12(1,1)/Cw12->/w12->/t_f12->/++",),
        {"C": "t_k->4/w->12/b_s->8/b_w->8/b_r->7", "Y": ALONE_AT_12},
        [],
    ),
    ("hospitals for a bird card", ("C:XY12(1,1)/B#C->/w12->4",), {"C": FEW}, []),
    ("hospitals for a card of another suit", ("C:XY12(1,1)/R#C->/w12->4",), {"C": FEW}, ["violation 4.2.1 w12->4"]),
    (
        "hospitals for a frog card that Companions lets pass for another suit",
        ("C:Zcompanions/#->C", "C:XY12(1,1)/G#companionsC$->/G#C->/w12->4/Yw12->"),
        {"seats": "CYF", "C": FEW},
        [],
    ),
    (
        "hospitals for a frog card",
        ("C:Zcompanions/#->C", "C:XY12(1,1)/G#C->/w12->4/Yw12->"),
        {"seats": "CYF", "C": FEW},
        ["violation 4.2.1 w12->4"],
    ),
    ("an ambush that Mercy lets take nothing", ("Y:#C->Y/$_C->p", "C:XY12F@(1,0)/Yw12->"), {"C": FEW}, []),
    (
        "Mercy after a battle without hits",
        ("Y:#C->Y/$_C->p", "C:XY9(0,0)/XY12F@(1,0)/Yw12->"),
        {"C": FEW + "/w->9"},
        [],
    ),
    (
        "an ambush that takes the last attacker",
        ("C:XY12F@(1,0)/w12->/Yw12->",),
        {"C": FEW},
        ["violation 4.3.1.II XY12F@(1,0)", "violation 4.3.5 Yw12->"],
    ),
    (
        "hospitals bring back whom an ambush took",
        (
            "Y:w12->4",
            "C:XY4R@(1,1)/R#C->/w4->4/w4->/Yw4->",
        ),
        {"C": AT_THE_KEEP},
        [],
    ),
    (
        "nobody comes back to the keep",
        (
            "Y:w12->4",
            "C:XY4R@(1,1)/w4->/Yw4->",
        ),
        {"C": AT_THE_KEEP},
        ["violation 4.3.5 Yw4->"],
    ),
    (
        "wood that counted for rule is spent",
        ("C:Zsoup/B#C->/t->10/t10->/b_s->10/++",),
        {"seats": "CE", "C": THREE_WORKSHOPS},
        [],
    ),
    (
        "wood that did not count for rule is spent",
        ("C:B#C->/t->10/t10->/b_s->10/++",),
        {"seats": "CE", "C": THREE_WORKSHOPS},
        ["violation 6.5.4.I b_s->10"],
    ),
    (
        "a workshop fell that had crafted",
        ("C:Zarmor/XE6(2,2)/w6->/b_w6->/E++2/Z%x/++",),
        {"seats": "CE", "deck": "Standard", "C": FOXES, "E": "b->2/6w->6/#despot->$"},
        [],
    ),
    (
        "a workshop crafts twice",
        ("C:Zarmor/Z%x/++",),
        {"seats": "CE", "deck": "Standard", "C": "t_k->4/w->6/b_s->8/b_w->12/b_r->1"},
        ["violation 4.1.1 Z%x"],
    ),
    (
        "a warrior is taxed after a battle without hits",
        ("C:Ztax/XE6(0,0)/w6->/#->C",),
        {"seats": "CE", "deck": "Standard", "C": TAXED, "E": "b->2/6w->6/#despot->$"},
        [],
    ),
    (
        "a warrior falls to no hit and no tax",
        ("C:Zcodeb/XE6(0,0)/w6->/#->C",),
        {"seats": "CE", "deck": "Standard", "C": TAXED, "E": "b->2/6w->6/#despot->$"},
        ["violation 4.3.5 w6->"],
    ),
    (
        "two warriors are no tax",
        ("C:Ztax/XE6(0,0)/2w6->/#->C",),
        {"seats": "CE", "deck": "Standard", "C": TAXED, "E": "b->2/6w->6/#despot->$"},
        ["violation 4.3.5 2w6->"],
    ),
    (
        "a taxed warrior goes to hospital",
        ("C:Ztax/F#C->/w6->4/#->C",),
        {"seats": "CE", "deck": "Standard", "C": TAXED},
        [],
    ),
    (
        "a warrior goes to hospital for nothing",
        ("C:Zcodeb/F#C->/w6->4/#->C",),
        {"seats": "CE", "deck": "Standard", "C": TAXED},
        ["violation 4.2 w6->4"],
    ),
    (
        "the Vagrant exhausts a torch for a battle of others",
        ("V:p->1/%r->e/EXC1(2,0)/Cw1->/Cb_s1->/++",),
        VAGRANT,
        [],
    ),
    ("what the Vagrant has fall is infamous", ("V:p->1/%r->e/EXC1(2,0)/Cw1->/Cb_s1->/++2",), VAGRANT, []),
    ("a card forces others to battle in his turn", ("V:p->1/EXC1(2,0)/Cw1->/Cb_s1->/E++2",), VAGRANT, []),
    ("nobody tells what he exhausted", ("V:p->1/EXC1(2,0)/Cw1->/Cb_s1->/++",), VAGRANT, []),
    (
        "nobody else's points are the Vagrant's",
        ("V:p->1/EXC1(2,0)/Cw1->/Cb_s1->/++3",),
        VAGRANT,
        ["violation V.4.2 ++3"],
    ),
    ("the Jailor spends a card to strike after a battle", ("V:p->1/XE1(1,0)/F#V->/Ew1->/--",), JAILOR, []),
    (
        "an unarmed Jailor deals a hit",
        ("V:p->1/%f->e/XE1(1,0)/Ew1->/F#V->/--",),
        JAILOR,
        ["violation 4.3.5 Ew1->"],
    ),
    (
        "the Adventurer improvises with a sword after a battle",
        ("V:p->10/%r->e/%s10->V$/++/%f->e/p10->1/XE1(1,0)/%s->e/%s->d",),
        ADVENTURER,
        [],
    ),
    (
        "the Gladiator duels with a sword after a battle",
        ("V:p->10/%r->e/%s10->V$/++/%f->e/p10->1/XE1(1,0)/Ew1->/%s->e/%s->d/Ew1->",),
        GLADIATOR,
        [],
    ),
    (
        "an item falls to no hit",
        ("V:p->10/%r->e/%s10->V$/++/%f->e/p10->1/XE1(1,0)/%s->d",),
        ADVENTURER,
        ["violation 4.3.5 %s->d"],
    ),
    (
        "the penitent return a cache that they lose with an encampment",
        ("Y:#S->Y/$_S->p", "S:", "Y:FXS1(2,0)/Sw1->/Sb_e1->/St_rS$->/F++"),
        PENITENT_REAVERS,
        ["violation 4.3 FXS1(2,0)"],
    ),
    (
        "the Clergy place where the penitent has lost a warrior to another",
        ("Y:#S->Y/$_S->p", "S:", "Y:FXS1(1,0)/Sw1->/t_f->1"),
        PENITENT_REAVERS,
        ["violation 4.3 FXS1(1,0)"],
    ),
    (
        "the Clergy remove an encampment of the penitent",
        ("Y:#S->Y/$_S->p", "S:", "Y:FXS1(0,0)/Zfavor/Sb_e1->"),
        PENITENT_REAVERS,
        ["violation 4.3 FXS1(0,0)", "violation HCC.2.6.I Sb_e1->"],
    ),
    (
        "a warrior of a third is replaced after a battle",
        ("C:XE1(1,1)/w1->/Ew1->/F#C->/Yw1->/Y$_C->h/w->1/#->C",),
        BESIDE_A_THIRD,
        [],
    ),
    (
        "a hit too many after a battle",
        ("C:XE1(1,1)/w1->/Ew1->/F#C->/w1->/w->1/#->C",),
        BESIDE_A_THIRD,
        ["violation 4.3.5 w1->"],
    ),
    (
        "the Knaves take a prisoner in a turn of others",
        (SET_OUT, "E:NXE1(1,0)/Ew1->1_9_10_12/B#E->$_m"),
        KNAVES,
        ["violation 4.3 NXE1(1,0)"],
    ),
    (
        "the Knaves take a prisoner where they defend",
        (SET_OUT, "E:XN1(1,1)/Ew1->1_9_10_12/B#E->$_m"),
        KNAVES,
        ["violation 4.2 Ew1->1_9_10_12"],
    ),
    (
        "a prisoner without a battle",
        (SET_OUT, "E:Ew1->1_9_10_12/B#E->$_m"),
        KNAVES,
        ["violation 4.2 Ew1->1_9_10_12"],
    ),
]


@pytest.mark.parametrize(("turns", "told_as", "found"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_checks_judge_as_the_engine_plays(
    told: Told, turns: tuple[str, ...], told_as: dict[str, str], found: list[str]
) -> None:
    findings = told(*turns, **({"seats": "CY"} | told_as))
    assert [finding for finding in findings if finding.startswith("violation")] == found
    assert found or not any("3.2.1" in finding for finding in findings)


@pytest.mark.parametrize(("seats", "cards"), [("CE", 54 - 4 - 2 * 3), ("CEY", 54 - 3 * 3)])
def test_two_players_play_without_dominance_cards(record: Record, seats: str, cards: int) -> None:
    assert len(position_at(record("C:", seats=seats), 0).cards_at(DECK)) == cards
