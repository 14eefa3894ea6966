"""What is done too early, only half, or by halves too much: of cards, of the core and of factions nobody can play."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

MOUNTAIN = {"map_": "Mountain"}
COALITION = {"seats": "CEAV"}
ROUND = ("C:++30/t->8/#->C", "E:B#E->$_r/#->E", "A:#->A")
EXILED = ("E:B#E->$_r/#->E",)
OFF_OUTCAST = {"seats": "LC", "L": "4w+b_r->3/w->6+7+11/$_o->R"}

CASES = [
    Planted(
        "a path opened before the wood of Birdsong",
        ("C:#C->/6_11->/++/t->8/#->C",),
        "violation 6.4 t->8",
        ("C:t->8/#C->/6_11->/++/#->C",),
        MOUNTAIN,
    ),
    Planted(
        "a path opened before cards are added to the Decree",
        ("E:#E->/2_5->/++/B#E->$_r/#->E", "C:t->8/#->C"),
        "violation 7.4.2 B#E->$_r",
        ("E:B#E->$_r/#E->/2_5->/++/#->E", "C:t->8/#->C"),
        MOUNTAIN,
    ),
    Planted(
        "a dominance card activated before wood is placed",
        ("C:++10/R#domC->$/++->$/t->8/#->C",),
        "violation 6.4 t->8",
        ("C:++10/t->8/R#domC->$/++->$/#->C",),
    ),
    Planted(
        "False Orders after a dominance card is activated",
        ("C:Zfalse/t->8/#->C", *EXILED, "C:++10/t->8/R#domC->$/++->$/F#falseC$->/3Ew2->5/#->C"),
        "violation card.false-orders 3Ew2->5",
        ("C:Zfalse/t->8/#->C", *EXILED, "C:++10/t->8/F#falseC$->/3Ew2->5/R#domC->$/++->$/#->C"),
    ),
    Planted(
        "five suit markers of foxes",
        ("C:t->8/#->C",),
        "violation A.1 F1, F2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12",
        ("C:t->8/#->C",),
        {"map_": "Winter", "clearings": "F1, F2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12"},
        {"map_": "Winter"},
    ),
    Planted(
        "a coalition of which one alone is named the winner",
        (*ROUND[1:], "V:++10/R#domV->$/++->E$/#->V", "C:t->8/#->C", "E:++30"),
        "omission 9.2.8 Winner: E",
        (*ROUND[1:], "V:++10/R#domV->$/++->E$/#->V", "C:t->8/#->C", "E:++30"),
        {**COALITION, "winner": "E"},
        {**COALITION, "winner": "EV"},
    ),
    Planted(
        "a coalition without a dominance card",
        ("V:++10/++->E$/#->V",),
        "omission 9.2.8 ++->E$",
        ("V:++10/R#domV->$/++->E$/#->V",),
        COALITION,
    ),
    Planted(
        "an activated dominance card spent",
        ("C:++10/t->8/R#domC->$/++->$/#->C", *EXILED, "C:t->8/R#domC$->/#->C"),
        "violation 3.3.2 R#domC$->",
        ("C:++10/t->8/R#domC->$/++->$/#->C", *EXILED, "C:t->8/R#C->/#->C"),
    ),
    Planted(
        "a card of Tax Collector for no warrior",
        ("C:Ztax/t->8/#->C", *EXILED, "C:t->8/w1->5/2#->C", *EXILED),
        "omission card.tax-collector 2#->C",
        ("C:Ztax/t->8/#->C", *EXILED, "C:t->8/w1->5/w1->/#->C/#->C", *EXILED),
        {"deck": "Standard", "C": "t_k->4/2w->1/w->3+5/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a warrior that Propaganda Bureau removes and does not replace",
        ("C:Zprop/t->8/#->C", *EXILED, "C:t->8/M#C->/Ew2->/#->C", *EXILED),
        "omission card.propaganda-bureau Ew2->",
        ("C:Zprop/t->8/#->C", *EXILED, "C:t->8/M#C->/w->2/Ew2->/#->C", *EXILED),
    ),
    Planted(
        "Eyrie Emigre kept in a turn that crafts another card",
        ("C:Zemi/t->8/#->C", *EXILED, "C:t->8/Zinform/#->C", *EXILED),
        "omission card.eyrie-emigre #->C",
        ("C:Zemi/t->8/#->C", *EXILED, "C:t->8/B#emiC$->/Zinform/#->C", *EXILED),
    ),
    Planted(
        "warriors left out of recruiting in the last turn of a record",
        ("C:t->8/w->12/w12->11",),
        "omission 6.5.3 w->12",
        ("C:t->8/w->1+12/w12->11", "C:t->8/w->12"),
        {"C": "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12+1"},
    ),
    Planted(
        "crafting of the Cult by gardens of the last Outcast but one",
        ("L:$_ho->R/#->L", "C:t->8/#->C", "L:$_o->F/Zrpart/#->L"),
        "violation 4.1.1 Zrpart",
        ("L:$_ho->R/#->L", "C:t->8/#->C", "L:$_o->R/Zrpart/#->L"),
        OFF_OUTCAST,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_done_by_halves_is_found(case: Planted) -> None:
    assert_found_alone(case)


def test_printed_suits_need_not_be_four_of_each() -> None:
    printed = "F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12"
    assert not [each for each in findings_of(recorded("C:t->8/#->C", clearings=printed)) if "A.1" in each]
