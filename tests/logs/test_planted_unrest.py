"""Turmoil of the Eyrie, supporters and officers of the Alliance: each offence beside a legal record like it."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

TURMOIL = "E:B#E->$_x/w->2"
DEPOSED = "$_->/#charismatic->$"
BASE_AND_OFFICERS = {"seats": "CA", "A": "2#->$/R#->$/b_r->5/3w->$"}
BATTLE_FOR_THE_BASE = "C:t->8/XA5(1,0)/Ab_r5->/++"
TWO_BASES_FALL = f"{BATTLE_FOR_THE_BASE}/R#A$->/3AwA$->/XA1(1,0)/Ab_f1->/++"
BASE_AT_5 = {"seats": "AC", "A": "2#->$/R#->$/t->5/b_r->5/w->$", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"}
ONE_OPERATION = {"seats": "AC", "A": "2#->$/R#->$/t->5/b_r->5/w->5+$", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"}
SYMPATHY_AT_5 = {"seats": "AC", "A": "3#->$/t->5"}
SYMPATHY_AT_5_AND_10 = {"seats": "AE", "A": "3#->$/t->5+10"}

CASES = [
    Planted(
        "the Decree kept in turmoil",
        (f"{TURMOIL}/--3/#charismatic->$/#->E", "C:"),
        "omission 7.7.2 #charismatic->$",
        (f"{TURMOIL}/--3/{DEPOSED}/#->E", "C:"),
    ),
    Planted(
        "the Decree discarded card by card",
        (f"{TURMOIL}/#charismatic->$/#->E", "C:"),
        "omission 7.7.2 #charismatic->$",
        (f"{TURMOIL}/B#E$_x->/#charismatic->$/#->E", "C:"),
    ),
    Planted(
        "the deposed leader again",
        (f"{TURMOIL}/$_->/#despot->$/#->E", "C:"),
        "violation 7.7.3 #despot->$",
        (f"{TURMOIL}/{DEPOSED}/#->E", "C:"),
    ),
    Planted(
        "a move after turmoil",
        (f"{TURMOIL}/{DEPOSED}/w2->5/#->E", "C:"),
        "violation 7.7.4 w2->5",
        (f"{TURMOIL}/w2->5/{DEPOSED}/#->E", "C:"),
    ),
    Planted(
        "a leader who lies face down",
        ("E:B#E->$_x/$_->/#builder->$/#->E", "C:", "E:B#E->$_x/$_->/#despot->$/#->E", "C:"),
        "violation 7.7.3 #despot->$",
        ("E:B#E->$_x/$_->/#builder->$/#->E", "C:", "E:B#E->$_x/$_->/#charismatic->$/#->E", "C:"),
    ),
    Planted(
        "a recruit of another suit before turmoil",
        (f"E:F#E->$_r/w->2/{DEPOSED}/#->E", "C:"),
        "violation 7.5.2.I w->2",
        (f"E:F#E->$_r/{DEPOSED}/#->E", "C:"),
    ),
    Planted(
        "a move out of another suit before turmoil",
        (f"E:F#E->$_m/2w2->5/w2->6/{DEPOSED}/#->E", "C:"),
        "violation 7.5.2.II w2->6",
        (f"E:F#E->$_m/2w2->5/{DEPOSED}/#->E", "C:"),
    ),
    Planted(
        "a battle before turmoil, and the Decree discarded card by card",
        ("E:R#E->$_x/2w2->5/XC5(0,0)/XC5(0,0)/R#E$_x->/#charismatic->$/#->E", "C:"),
        "violation 7.5.2.III XC5(0,0)",
        ("E:R#E->$_x/2w2->5/XC5(0,0)/R#E$_x->/#charismatic->$/#->E", "C:"),
    ),
    Planted(
        "a card of Move passed over before turmoil",
        (f"E:B#E->$_m/2w2->5/XC5(0,0)/{DEPOSED}/#->E", "C:"),
        "omission 7.5.2.II 2w2->5",
        (f"E:B#E->$_m/2w2->5/w2->6/XC5(0,0)/{DEPOSED}/#->E", "C:"),
        {"E": "b->2/6w->2/#commander->$"},
    ),
    Planted(
        "turmoil though a roost can be built",
        (f"E:B#E->$_x/2w2->5/XC5(1,0)/Cw5->/{DEPOSED}/#->E", "C:"),
        "violation 7.7 $_->",
        (f"E:F#E->$_b/2w2->5/{DEPOSED}/#->E", "C:"),
        {"C": "t_k->4/w->5/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "turmoil though the Decree is resolved",
        (f"E:B#E->$_r/4w->2/XC2(0,0)/{DEPOSED.replace('charismatic', 'builder')}/#->E", "C:"),
        "violation 7.7 $_->",
        (f"E:M#E->$_b/2w->2/XC2(0,0)/{DEPOSED.replace('charismatic', 'builder')}/#->E", "C:"),
        {"E": "b->2/6w->2/#charismatic->$", "C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "one card for two causes of Outrage",
        ("E:B#E->$_x/w2->5/2w2->10/M#E->A$/#->E", "A:"),
        "omission 8.2.6 w2->5",
        ("E:B#E->$_x/w2->5/2w2->10/R#E->A$/M#E->A$/#->E", "A:"),
        SYMPATHY_AT_5_AND_10,
    ),
    Planted(
        "a card of another suit for Outrage",
        ("E:B#E->$_x/w2->5/F#E->A$/#->E", "A:"),
        "omission 8.2.6 w2->5",
        ("E:B#E->$_x/w2->5/B#E->A$/#->E", "A:"),
        SYMPATHY_AT_5_AND_10,
    ),
    Planted(
        "two causes of Outrage and one card drawn",
        ("E:B#E->$_x/w2->5/2w2->10/^A/#->A$/#->E", "A:"),
        "omission 8.2.6 2w2->10",
        ("E:B#E->$_x/w2->5/^A/2w2->10/#->A$/#->A$/#->E", "A:"),
        SYMPATHY_AT_5_AND_10,
    ),
    Planted(
        "a supporter of the deck",
        ("A:#->A$/#->A", "C:"),
        "violation 8.5.2 #->A$",
        ("A:#A->A$/#->A", "C:"),
        {"seats": "AC"},
    ),
    Planted(
        "officers that outlive a base",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/AwA$->/#->C", "A:"),
        "omission 8.2.4 Ab_r5->",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/2AwA$->/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "a supporter that outlives a base",
        (f"{BATTLE_FOR_THE_BASE}/2AwA$->/#->C", "A:"),
        "omission 8.2.4 Ab_r5->",
        ("C:t->8/XA5(1,0)/R#A$->/2AwA$->/Ab_r5->/++/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "a Recruit of one warrior with a Charismatic leader",
        ("E:B#E->$_r/w->2/#->E", "C:"),
        "violation 7.8.2 w->2",
        ("E:B#E->$_r/2w->2/#->E", "C:"),
        {"E": "b->2/6w->2/#charismatic->$"},
    ),
    Planted(
        "a battle after turmoil",
        (f"{TURMOIL}/{DEPOSED}/XC2(0,0)/#->E", "C:"),
        "violation 7.7.4 XC2(0,0)",
        (f"{TURMOIL}/XC2(0,0)/{DEPOSED}/#->E", "C:"),
        {"C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a move of the Decree after its battle",
        ("E:B#E->$_m/B#E->$_x/XC2(1,0)/Cw2->/2w2->5/#->E", "C:"),
        "violation 7.5.2 2w2->5",
        ("E:B#E->$_m/B#E->$_x/2w2->5/XC2(1,0)/Cw2->/#->E", "C:"),
        {"C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a card added to the Decree after a move",
        ("E:2w2->5/B#E->$_m/#->E", "C:"),
        "violation 7.4.2 B#E->$_m",
        ("E:B#E->$_m/2w2->5/#->E", "C:"),
    ),
    Planted(
        "an officer trained for nothing",
        ("A:w->$/2#->A", "C:"),
        "violation 8.5.3 w->$",
        ("A:R#A->/w->$/2#->A", "C:"),
        BASE_AT_5,
    ),
    Planted(
        "an officer trained with a card of no base's suit",
        ("A:M#A->/w->$/2#->A", "C:"),
        "violation 8.5.3 w->$",
        ("A:B#A->/w->$/2#->A", "C:"),
        BASE_AT_5,
    ),
    Planted(
        "an officer trained with a card that pays for a dominance card",
        ("C:B#domC->/#->C", "A:B#A->/B#dom*->A/w->$/2#->A"),
        "violation 8.5.3 w->$",
        ("C:B#domC->/#->C", "A:2B#A->/B#dom*->A/w->$/2#->A"),
        {**BASE_AT_5, "seats": "CA"},
    ),
    Planted(
        "an officer trained behind a battle",
        ("A:XC5(1,0)/Cw5->/R#A->/w->$/2#->A", "C:"),
        "violation 8.5.3 w->$",
        ("A:R#A->/w->$/XC5(1,0)/Cw5->/2#->A", "C:"),
        {**BASE_AT_5, "A": "2#->$/R#->$/t->5/b_r->5/w->5+$", "C": "t_k->4/w->5/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a card mobilized behind a move",
        ("A:w5->1/#A->$/2#->A", "C:"),
        "violation 8.5.2 #A->$",
        ("A:#A->$/w5->1/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "sympathy spread behind a recruit",
        ("A:w->5/#A$->/t->1/2#->A", "C:"),
        "violation 8.4.2 t->1",
        ("A:#A$->/t->1/w->5/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "an officer on the map",
        ("A:w$->5/2#->A", "C:"),
        "violation 8.6.1.III w$->5",
        ("A:w->5/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "a warrior of the map as an officer",
        ("A:R#A->/w5->$/2#->A", "C:"),
        "violation 8.5.3 w5->$",
        ("A:R#A->/w->$/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "a supporter spent for nothing",
        ("A:w->5/R#A$->/2#->A", "C:"),
        "violation 8.2.3 R#A$->",
        ("A:w->5/R#A->/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "a supporter spent in another's turn",
        ("C:t->8/R#A$->/#->C", "A:"),
        "violation 8.2.3 R#A$->",
        ("C:t->8/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "a supporter of a turn without Outrage",
        ("E:B#E->$_m/2w2->6/#->A$/#->E", "A:"),
        "violation 8.2.6 #->A$",
        ("E:B#E->$_m/2w2->5/^A/#->A$/#->E", "A:"),
        SYMPATHY_AT_5_AND_10,
    ),
    Planted(
        "two cards for one token that two warriors move to",
        ("E:B#E->$_m/w2->5/B#E->A$/B#E->A$/#->E", "A:"),
        "violation 8.2.6 B#E->A$",
        ("E:B#E->$_m/2w2->5/B#E->A$/B#E->A$/#->E", "A:"),
        SYMPATHY_AT_5_AND_10,
    ),
    Planted(
        "no supporter for sympathy, and a card in play that was discarded for its effect",
        ("A:Zsabo/#->A", "C:Zmousepartisans/#->C", "A:B#saboA$->/M#mousepartisansC$->/t->2/++/#->A", "C:"),
        "violation 8.4.2.II t->2",
        ("A:Zsabo/#->A", "C:Zmousepartisans/#->C", "A:B#saboA$->/M#mousepartisansC$->/M#A$->/t->2/++/#->A", "C:"),
        SYMPATHY_AT_5,
    ),
    Planted(
        "a revolt in a clearing without sympathy",
        ("A:2R#A$->/b_r->4/w->4+$/2#->A", "C:"),
        "violation 8.4.1.I b_r->4",
        ("A:2R#A$->/b_r->5/w->5+$/2#->A", "C:"),
        {**SYMPATHY_AT_5, "C": "t_k->1/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "an officer trained, and a matching card discarded only at the turn's end",
        ("A:w->$/2#->A/R#A->", "C:"),
        "violation 8.5.3 w->$",
        ("A:R#A->/w->$/2#->A/R#A->", "C:"),
        BASE_AT_5,
    ),
    Planted(
        "two supporters for the first sympathy",
        ("A:2#A$->/t->1/2#->A", "C:"),
        "violation 8.4.2.II 2#A$->",
        ("A:#A$->/t->1/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "a supporter that stays, and a card drawn after the base fell",
        ("C:t->8/R#C->A$/#->C", "A:", f"{BATTLE_FOR_THE_BASE}/2AwA$->/#->A$/#->C", "A:"),
        "omission 8.2.4 Ab_r5->",
        ("C:t->8/R#C->A$/#->C", "A:", f"{BATTLE_FOR_THE_BASE}/2R#A$->/2AwA$->/#->A$/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "too many officers removed with a base",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/3AwA$->/#->C", "A:"),
        "violation 8.2.4 3AwA$->",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/2AwA$->/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "officers removed though no base fell",
        ("C:t->8/XA5(1,0)/At5->/++/AwA$->/#->A$/#->C", "A:"),
        "violation 8.2.4 AwA$->",
        ("C:t->8/XA5(1,0)/At5->/++/#->A$/#->C", "A:"),
        {**BASE_AND_OFFICERS, "A": "2#->$/R#->$/b_r->5/t->5/3w->$"},
    ),
    Planted(
        "a supporter of another suit discarded with a base",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/M#A$->/2AwA$->/#->C", "A:"),
        "violation 8.2.4 M#A$->",
        (f"{BATTLE_FOR_THE_BASE}/R#A$->/B#A$->/2AwA$->/#->C", "A:"),
        BASE_AND_OFFICERS,
    ),
    Planted(
        "supporters that match each other's clearing",
        ("A:M#A$->/t->1/F#A$->/t->2/++/#->A", "C:"),
        "violation 8.4.2.II t->1",
        ("A:F#A$->/M#A$->/t->1/t->2/++/#->A", "C:"),
        SYMPATHY_AT_5,
    ),
    Planted(
        "an officer of a revolt left out beside one that was trained",
        ("A:2R#A$->/Cw5->/b_r->5/w->5/R#A->/w->$/2#->A", "C:"),
        "omission 8.4.1.III b_r->5",
        ("A:2R#A$->/Cw5->/b_r->5/w->5+$/R#A->/w->$/2#->A", "C:"),
        SYMPATHY_AT_5,
    ),
    Planted(
        "a revolt that removes a building and spares the warrior beside it",
        ("A:2R#A$->/Cb_s5->/++/b_r->5/w->5+$/2#->A", "C:"),
        "omission 8.4.1.III b_r->5",
        ("A:2R#A$->/Cw5->/Cb_s5->/++/b_r->5/w->5+$/2#->A", "C:"),
        {**SYMPATHY_AT_5, "C": "t_k->4/w->5/b_s->5/b_w->9/b_r->12"},
    ),
    Planted(
        "a recruit at a roost that the turn builds",
        ("E:B#E->$_r/w->3/3w2->3/b->3/++/#->E", "C:"),
        "violation 7.5.2.I w->3",
        ("E:B#E->$_r/w->2/3w2->3/b->3/++/#->E", "C:"),
        {"E": "b->2/6w->2/#despot->$", "C": "t_k->4/w->9/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a card added to the Decree after a recruit",
        ("E:w->2/B#E->$_r/3w2->3/b->3/++/#->E", "C:"),
        "violation 7.4.2 B#E->$_r",
        ("E:B#E->$_r/w->2/3w2->3/b->3/++/#->E", "C:"),
        {"E": "b->2/6w->2/#despot->$", "C": "t_k->4/w->9/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a card mobilized after the draw of Evening",
        ("A:2#->A/R#A->$", "C:"),
        "violation 8.5.2 R#A->$",
        ("A:R#A->$/2#->A", "C:"),
        ONE_OPERATION,
    ),
    Planted(
        "an officer trained after a move and a battle, of which a cache gave one",
        ("A:w5->10/XS10(1,0)/St_l10->/++2/R#A->/w->$/2#->A", "C:"),
        "violation 8.5.3 w->$",
        ("A:w5->10/R#A->/w->$/XS10(1,0)/St_l10->/++2/2#->A", "C:"),
        {**BASE_AT_5, "seats": "ACS", "A": "5#->$/b_r->5/2w->5/2w->$", "S": "b_e+4w->1/9w->$/t_l->10"},
    ),
    Planted(
        "a supporter for nothing, for which a full stack has room once others are spent",
        ("A:#A$->/t->5/#A$->/#A$->/t->1/++/R#A->$/#->A", "C:"),
        "violation 8.4.2.II #A$->",
        ("A:#A$->/t->5/#A$->/t->1/++/R#A->$/#->A", "C:"),
        {**BASE_AT_5, "A": "5#->$"},
    ),
    Planted(
        "Armorers of a battle for a supporter",
        ("A:R#A$->/t->10/++/t->5/++/Zarmor/XC5(1,1)/B#armorA$->/Cw5->/2#->A", "C:"),
        "violation 8.4.2.II t->5",
        ("A:R#A$->/t->10/++/R#A$->/t->5/++/Zarmor/XC5(1,1)/B#armorA$->/Cw5->/2#->A", "C:"),
        {**BASE_AT_5, "deck": "Standard", "A": "5#->$/R#->$/b_r->5/w->5+$/t->1", "C": "t_k->4/w->5/b_s->8"},
    ),
    Planted(
        "the one Emigre of the deck for a supporter",
        ("A:Zemi/2#->A", "C:", "A:w5->1/B#emiA$->/t->10/++/2#->A", "C:"),
        "violation 8.4.2.II t->10",
        ("A:Zemi/2#->A", "C:", "A:w5->1/B#emiA$->/B#A$->/t->10/++/2#->A", "C:"),
        {**BASE_AT_5, "A": "5#->$/R#->$/b_r->5/3w->5/w->$/t->1+5"},
    ),
    Planted(
        "too few officers removed for two bases",
        (f"{TWO_BASES_FALL}/#->C", "A:"),
        "omission 8.2.4 Ab_f1->",
        (f"{TWO_BASES_FALL}/AwA$->/#->C", "A:"),
        {**BASE_AND_OFFICERS, "A": "2#->$/R#->$/b_r->5/b_f->1/5w->$"},
    ),
    Planted(
        "a supporter of another suit discarded beside one of Outrage",
        ("C:t->8/XA5(2,0)/Ab_r5->/At5->/++2/#->A$/R#A$->/M#A$->/2AwA$->/#->C", "A:"),
        "violation 8.2.4 M#A$->",
        ("C:t->8/XA5(2,0)/Ab_r5->/At5->/++2/#->A$/R#A$->/B#A$->/2AwA$->/#->C", "A:"),
        {**BASE_AND_OFFICERS, "A": "2#->$/R#->$/b_r->5/t->5/3w->$"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_kind_is_found_on_its_line_with_the_clause(case: Planted) -> None:
    assert_found_alone(case)


@pytest.mark.parametrize("hired", [1, 2])
def test_hirelings_may_count_for_martial_law(hired: int) -> None:
    cats = {"seats": "AC", "A": "5#->$/R#->$/t->1", "C": "t_k->4/w->3+10/b_s->8/b_w->9/b_r->12"}
    turns = (f"C:{hired}h_Pw->10/#->C", "A:2R#A$->/t->10/++/#->A", "C:")
    assert [each for each in findings_of(recorded(*turns, **cats)) if " 8.4.2.II " in each] == []


def test_once_all_lie_face_down_any_leader_may_lead_again() -> None:
    leaders = ("charismatic", "builder", "commander", "commander")
    turns = [turn for leader in leaders for turn in (f"E:B#E->$_x/$_->/#{leader}->$/#->E", "C:")]
    assert not [finding for finding in findings_of(recorded(*turns)) if finding.split()[1] == "7.7.3"]
    again = findings_of(recorded(*turns[:4], turns[2]))
    assert "violation 7.7.3 #builder->$" in again
