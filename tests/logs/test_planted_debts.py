"""Turmoil and what players owe each other: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from tests.clean_games import wanted
from tests.logs.conftest import findings_of, recorded

from woodlaw.logs.check import check_text
from woodlaw.logs.simulate import simulate

TURMOIL = "E:B#E->$_x/w->2"
DEPOSED = "$_->/#charismatic->$"
BASE_AND_OFFICERS = {"seats": "CA", "A": "2#->$/R#->$/b_r->5/3w->$"}
BATTLE_FOR_THE_BASE = "C:t->8/XA5(1,0)/Ab_r5->/++"
PLUNDER = {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_p->6/9w->S$"}
BASE_AT_5 = {"seats": "AC", "A": "2#->$/R#->$/t->5/b_r->5/w->$", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"}
ONE_OPERATION = {"seats": "AC", "A": "2#->$/R#->$/t->5/b_r->5/w->5+$", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"}
SYMPATHY_AT_5 = {"seats": "AC", "A": "3#->$/t->5"}
SYMPATHY_AT_5_AND_10 = {"seats": "AE", "A": "3#->$/t->5+10"}
TWO_CATS_AT_5 = {"seats": "EC", "C": "t_k->4/w->1+3+5+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12"}


@dataclass(frozen=True)
class Planted:
    """An offence: the turns that hold it, what is found, and the same turns without it."""

    name: str
    turns: tuple[str, ...]
    found: str
    legal: tuple[str, ...]
    setups: dict[str, str] = field(default_factory=dict)


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
        "a plundered cache in the supply",
        ("S:F#S->/t_p6->/#->S", "C:"),
        "violation LR.6.1.III t_p6->",
        ("S:F#S->/t_p6->S$/#->S", "C:"),
        PLUNDER,
    ),
    Planted(
        "a Vagabond who leaves an item damaged in a forest",
        ("V:p4_9_12->4/%r->e/%h4->$/++/%s->d/#->V", "C:t->8/#->C", "V:p4->4_9_12/#->V", "C:"),
        "omission 9.6.1 #->V",
        ("V:p4_9_12->4/%r->e/%h4->$/++/%s->d/#->V", "C:t->8/#->C", "V:p4->4_9_12/%sd->s/#->V", "C:"),
        {"seats": "VC"},
    ),
    Planted(
        "no Honey for the Holy",
        ("E:B#E->$_x/Zfalse/#->E", "C:"),
        "omission HCC.2.6.II Zfalse",
        ("E:B#E->$_x/Zfalse/++/#->E", "C:"),
        {"seats": "EYC", "Y": "b_c+3w->12/w->1+5+9/t_f->1/t_r->5/t_m->9/$_E->p"},
    ),
    Planted(
        "wood spent for nothing",
        ("C:t->8/#->C", "E:", "C:t->8/2t8->/b_s->8/++/#->C", "E:"),
        "violation 6.5.4.II b_s->8",
        ("C:t->8/#->C", "E:", "C:t->8/t8->/b_s->8/++/#->C", "E:"),
    ),
    Planted(
        "Field Hospitals for nothing",
        ("E:B#E->$_x/2w2->5/XC5(1,0)/Cw5->4/#->E", "C:"),
        "omission 6.2.3 Cw5->4",
        ("E:B#E->$_x/2w2->5/XC5(1,0)/Cw5->4/R#C->/#->E", "C:"),
        {"seats": "EC"},
    ),
    Planted(
        "Field Hospitals for one of two warriors that fell",
        ("E:B#E->$_x/3w2->5/XC5(2,0)/Cw5->4/Cw5->/R#C->/#->E", "C:"),
        "violation 6.2.3 Cw5->4",
        ("E:B#E->$_x/3w2->5/XC5(2,0)/2Cw5->4/R#C->/#->E", "C:"),
        TWO_CATS_AT_5,
    ),
    Planted(
        "Field Hospitals for one of two warriors that fell, beside two battles of one each",
        ("E:B#E->$_x/3w2->5/XC5(2,0)/Cw5->/Cw5->4/R#C->/#->E", "C:"),
        "violation 6.2.3 Cw5->4",
        ("E:B#E->$_x/3w2->5/XC5(1,0)/Cw5->4/R#C->/XC5(1,0)/Cw5->/#->E", "C:"),
        TWO_CATS_AT_5,
    ),
    Planted(
        "Field Hospitals where no warrior fell",
        ("E:B#E->$_x/3w2->5/Cw5->4/R#C->/#->E", "C:"),
        "violation 6.2.3 Cw5->4",
        ("E:B#E->$_x/3w2->5/XC5(1,0)/Cw5->4/R#C->/#->E", "C:"),
        TWO_CATS_AT_5,
    ),
    Planted(
        "Field Hospitals for nothing after a revolt",
        ("A:2#A$->/Cw5->4/b_r->5/w->$/#->A", "C:"),
        "omission 6.2.3 Cw5->4",
        ("A:2#A$->/Cw5->4/R#C->/b_r->5/w->$/#->A", "C:"),
        {"seats": "AC", "A": "3#->$/t->5"},
    ),
    Planted(
        "Field Hospitals for a card of another suit",
        ("E:B#E->$_x/2w2->5/XC5(1,0)/Cw5->4/F#C->/#->E", "C:"),
        "omission 6.2.3 Cw5->4",
        ("E:B#E->$_x/2w2->5/XC5(1,0)/Cw5->4/B#C->/#->E", "C:"),
        {"seats": "EC"},
    ),
    Planted(
        "a recruit at an encampment that is built later in the turn",
        ("S:3w->5/w->1/b_e->5/w->5/#->S", "C:"),
        "violation LR.4.1 w->5",
        ("S:2w->5/w->1/b_e->5/w->5/#->S", "C:"),
        {"seats": "SC", "C": "t_k->4/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "False Orders that stay in play",
        ("E:B#E->$_x/Zfalse/#->E", "C:#->C", "E:Cw1->5/B#E->$_x/#->E", "C:"),
        "omission card.false-orders Cw1->5",
        ("E:B#E->$_x/Zfalse/#->E", "C:#->C", "E:#falseE$->/Cw1->5/B#E->$_x/#->E", "C:"),
    ),
    Planted(
        "False Orders to more than half",
        ("E:B#E->$_x/Zfalse/#->E", "C:#->C", "E:#falseE$->/3Cw1->5/B#E->$_x/#->E", "C:"),
        "violation card.false-orders 3Cw1->5",
        ("E:B#E->$_x/Zfalse/#->E", "C:#->C", "E:#falseE$->/2Cw1->5/B#E->$_x/#->E", "C:"),
        {"C": "t_k->4/4w->1/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "an ambush card of the discard pile",
        ("E:B#E->$_x/F#@*->E", "C:"),
        "violation card.informants F#@*->E",
        ("E:B#E->$_x/Zinform/F#@*->E", "C:"),
    ),
    Planted(
        "a card of another's hand for nothing",
        ("E:B#E->$_x/#->E", "C:#->C", "E:#C->E/#E->C/B#E->$_x/#->E", "C:"),
        "violation 1.3.2 #C->E",
        ("E:B#E->$_x/Zswap/#->E", "C:#->C", "E:#C->E/#E->C/B#E->$_x/#->E", "C:"),
    ),
    Planted(
        "no card in return",
        ("E:B#E->$_x/Zswap/#->E", "C:#->C", "E:#C->E/B#E->$_x/#->E", "C:"),
        "omission card.swap-meet #C->E",
        ("E:B#E->$_x/Zswap/#->E", "C:#->C", "E:#C->E/#E->C/B#E->$_x/#->E", "C:"),
    ),
    Planted(
        "a battle after turmoil",
        (f"{TURMOIL}/{DEPOSED}/XC2(0,0)/#->E", "C:"),
        "violation 7.7.4 XC2(0,0)",
        (f"{TURMOIL}/XC2(0,0)/{DEPOSED}/#->E", "C:"),
        {"C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a building struck behind a warrior",
        ("V:p4_9_12->4/%x->e/Cb_s4->/++/#->V", "C:"),
        "violation 9.5.6 Cb_s4->",
        ("V:p4_9_12->4/%x->e/Cw4->/$_C->h/#->V", "C:"),
        {"seats": "VC", "C": "t_k->1/w->2+4/b_s->4/b_w->9/b_r->12"},
    ),
    Planted(
        "a card crafted in a clearing of another suit",
        ("V:p4_9_12->4/%h->e/Zmpart/#->V", "C:"),
        "violation 9.5.8 Zmpart",
        ("V:p4_9_12->4/%h->e/Zrpart/#->V", "C:"),
        {"seats": "VC", "V": "#ranger->$/p->4_9_12"},
    ),
    Planted(
        "no Infamy",
        ("V:p4_9_12->4/%s->e/XC4(2,0)/2Cw4->/$_C->h/++/#->V", "C:", "V:%s->e/XC4(2,0)/2Cw4->/#->V", "C:"),
        "omission 9.2.9.IIIa 2Cw4->",
        ("V:p4_9_12->4/%s->e/XC4(2,0)/2Cw4->/$_C->h/++/#->V", "C:", "V:%s->e/XC4(2,0)/2Cw4->/++2/#->V", "C:"),
        {"seats": "VC", "C": "t_k->1/6w->4/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "no Infamy of the Scoundrel, who does not scorch the earth",
        ("V:p->4/%r->e/XC4(1,0)/Cw4->/$_C->h/#->V", "C:", "V:%r->e/XC4(1,0)/2Cw4->/#->V", "C:"),
        "omission 9.2.9.IIIa 2Cw4->",
        ("V:p->4/%r->e/XC4(1,0)/Cw4->/$_C->h/#->V", "C:", "V:%r->e/XC4(0,0)/%r->4/2Cw4->/#->V", "C:"),
        {"seats": "VC", "V": "#scoundrel->$/p->4_9_12", "C": "t_k->1/3w->4/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "no Infamy of the Jailor, who spends no card to strike",
        ("V:p->4/F#V->/Cw4->/$_C->h/--/#->V", "C:", "V:%s->e/XC4(1,0)/Cw4->/#->V", "C:"),
        "omission 9.2.9.IIIa Cw4->",
        ("V:p->4/F#V->/Cw4->/$_C->h/--/#->V", "C:", "V:%s->e/XC4(1,0)/F#V->/Cw4->/--/#->V", "C:"),
        {"seats": "VC", "V": "#jailor->$/p->4_9_12", "C": "t_k->1/6w->4/b_s->8/b_w->9/b_r->12"},
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
        "hospitals that no card pays for, behind a card drawn for loot",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/#->S", "C:"),
        "omission 6.2.3 Cw5->4",
        ("S:XC5(1,1)/w5->/Cw5->4/t_l5->/C++/#->C/R#C->/#->S", "C:"),
        {"seats": "SC", "S": "b_e->1/3w->1/w->5/t_l->5/10w->$"},
    ),
    Planted(
        "a hit not taken by who moves on",
        ("C:XE5(1,1)/Ew5->/w5->1/#->C", "E:"),
        "omission 4.3.6 XE5(1,1)",
        ("C:XE5(1,1)/w5->/Ew5->/w5->1/#->C", "E:"),
        {"C": "t_k->4/2w->5/b_s->8/b_w->9/b_r->12", "E": "b->2/w->5/#despot->$"},
    ),
    Planted(
        "Sappers of an attacker",
        ("E:B#E->$_x/Zsap/#->E", "C:#->C", "E:B#E->$_x/XC5(1,0)/B#sapE$->/Cw5->/#->E", "C:"),
        "violation card.sappers B#sapE$->",
        ("E:B#E->$_x/Zsap/#->E", "C:XE2(0,1)/B#sapE$->/w2->/#->C", "E:B#E->$_x/#->E", "C:"),
        {"deck": "Standard", "C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12", "E": "b+6w->2/w->5/#despot->$"},
    ),
    Planted(
        "a crafted card discarded without Saboteurs",
        ("E:B#E->$_x/Ztun/#->E", "C:Zsabo/#->C", "E:B#E->$_x/#->E", "C:R#tunE$->/#->C"),
        "omission card.saboteurs R#tunE$->",
        ("E:B#E->$_x/Ztun/#->E", "C:Zsabo/#->C", "E:B#E->$_x/#->E", "C:B#saboC$->/R#tunE$->/#->C"),
    ),
    Planted(
        "Swap Meet twice in a turn",
        ("E:B#E->$_x/Zswap/#->E", "C:#->C", "E:#C->E/#E->C/#C->E/#E->C/B#E->$_x/#->E", "C:"),
        "violation card.swap-meet #C->E",
        ("E:B#E->$_x/Zswap/#->E", "C:#->C", "E:#C->E/#E->C/B#E->$_x/#->E", "C:"),
    ),
    Planted(
        "no point for whom Stand and Deliver! robs",
        ("E:B#E->$_x/Zstand/#->E", "C:#->C", "E:#C->E/B#E->$_x/#->E", "C:"),
        "omission card.stand-and-deliver #C->E",
        ("E:B#E->$_x/Zstand/#->E", "C:#->C", "E:#C->E/C++/B#E->$_x/#->E", "C:"),
        {"deck": "Standard"},
    ),
    Planted(
        "no card for the enemy of Better Burrow Bank",
        ("E:B#E->$_x/Zbank/#->E", "C:#->C", "E:#->E/B#E->$_x/#->E", "C:"),
        "omission card.better-burrow-bank #->E",
        ("E:B#E->$_x/Zbank/#->E", "C:#->C", "E:#->E/#->C/B#E->$_x/#->E", "C:"),
        {"deck": "Standard"},
    ),
    Planted(
        "nobody charmed by Charm Offensive",
        ("E:B#E->$_x/Zcharm/#->E", "C:#->C", "E:B#E->$_x/#->E/#->E", "C:"),
        "omission card.charm-offensive #->E",
        ("E:B#E->$_x/Zcharm/#->E", "C:#->C", "E:B#E->$_x/#->E/C++/#->E", "C:"),
    ),
    Planted(
        "Propaganda for nothing",
        ("E:B#E->$_x/Zpropaganda/#->E", "C:#->C", "E:B#E->$_x/Cw5->/w->5/#->E", "C:"),
        "omission card.propaganda-bureau Cw5->",
        ("E:B#E->$_x/Zpropaganda/#->E", "C:#->C", "E:B#E->$_x/R#E->/Cw5->/w->5/#->E", "C:"),
    ),
    Planted(
        "no card for loot",
        ("C:t->8/XS6(1,0)/St_l6->/++/S++/#->C", "S:"),
        "omission LR.2.2.IId St_l6->",
        ("C:t->8/XS6(1,0)/St_l6->/++/S++/#->C/#->C", "S:"),
        {"seats": "CS", "S": "b_e->3/4w->3/t_l->6/9w->S$"},
    ),
    Planted(
        "an encampment lost and every cache kept",
        ("S:F#S->/t_p6->S$/#->S", "C:t->8/XS3(1,0)/Sb_e3->/++/#->C", "S:"),
        "omission LR.2.3.I Sb_e3->",
        ("S:F#S->/t_p6->S$/#->S", "C:t->8/XS3(1,0)/Sb_e3->/St_pS$->/++/#->C", "S:"),
        {"seats": "SC", "S": "b_e->3/w->6/t_p->6/9w->S$"},
    ),
    Planted(
        "a card of a faction that sells none",
        ("C:#L->C/#->C", "L:"),
        "violation 1.3.2 #L->C",
        ("C:#->C", "L:"),
        {"seats": "CL"},
    ),
    Planted(
        "a card of the Corvids, whom cards come to alone",
        ("C:#P->C/#->C", "P:"),
        "violation 1.3.2 #P->C",
        ("C:#C->P/#->C", "P:"),
        {"seats": "CP"},
    ),
    Planted(
        "a card of the Riverfolk that is not paid for",
        ("C:#O->C/#->C", "O:"),
        "violation 1.3.2 #O->C",
        ("C:2w->O$/#O->C/#->C", "O:"),
        {"seats": "CO"},
    ),
    Planted(
        "a minister on another's board",
        ("D:2F#^/#foremole->C$/++/#->D", "C:"),
        "violation 1.3.2 #foremole->C$",
        ("D:2F#^/#foremole->$/++/#->D", "C:"),
        {"seats": "DC"},
    ),
    Planted(
        "a recruit at a roost that the turn builds",
        ("E:B#E->$_r/w->3/3w2->3/b->3/++/#->E", "C:"),
        "violation 7.5.2.I w->3",
        ("E:B#E->$_r/w->2/3w2->3/b->3/++/#->E", "C:"),
        {"E": "b->2/6w->2/#despot->$", "C": "t_k->4/w->9/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "wood spent in a battle in which warriors are left",
        ("C:t->8/XE4(0,1)/w4->/t4->/t8->/b_w->4/++2/#->C", "E:"),
        "violation 6.5.4.II b_w->4",
        ("C:t->8/XE4(0,1)/w4->/t8->/b_w->4/++2/#->C", "E:"),
        {"seats": "CE", "C": "t_k+3w+t->4/b_s->8/b_w->9/b_r->12", "E": "b->2/w->4/5w->2/#despot->$"},
    ),
    Planted(
        "no anger at a warrior whom hospitals save from a strike",
        ("V:p4_9_12->4/%x->e/F#C->/Cw4->1/#->V", "C:"),
        "omission 9.2.9.III Cw4->1",
        ("V:p4_9_12->4/%x->e/F#C->/Cw4->1/$_C->h/#->V", "C:"),
        {"seats": "VC", "V": "#ranger->$/p->4_9_12/$_C->0", "C": "t_k->1/w->2+4/b_s->4/b_w->9/b_r->12"},
    ),
    Planted(
        "a dominance card taken that nobody discarded",
        ("C:t->8/F#foxfolkC->/F#dom*->C/#->C", "E:"),
        "violation 3.3.4 F#dom*->C",
        ("C:t->8/F#domC->/#->C", "E:B#E->$_x/F#E->/F#dom*->E/#->E"),
    ),
    Planted(
        "a dominance card taken that pays for itself",
        ("C:t->8/B#domC->/#->C", "E:B#E->$_x/B#dom*->E/B#domE->/#->E"),
        "violation 3.3.4 B#dom*->E",
        ("C:t->8/B#domC->/#->C", "E:B#E->$_x/B#E->/B#dom*->E/#->E"),
    ),
    Planted(
        "a crafted item given up",
        ("C:t->8/Z%b/++/%bC$->/#->C", "E:"),
        "violation 4.1.2 %bC$->",
        ("C:t->8/Z%b/++/#->C", "V:p4_9_12->8/%f->e/F#V->C/%bC$->V$/$_C->1/#->V"),
        {"seats": "CV"},
    ),
    Planted(
        "a point in another's turn for nothing",
        ("C:t->8/w8->9/E++/#->C", "E:"),
        "violation 3.2 E++",
        ("C:t->8/w8->9/#->C", "E:"),
    ),
    Planted(
        "a point more than the attacker lost",
        ("C:t->8/XE2(2,2)/Ew2->/Cw2->/Cb_r2->/E++2/#->C", "E:"),
        "violation 3.2.1 E++2",
        ("C:t->8/XE2(2,2)/Ew2->/Cw2->/Cb_r2->/E++/#->C", "E:"),
        {"C": "t_k->4/w->1+2+3+4/b_s->8/b_w->9/b_r->2", "E": "b->2/6w->2/#commander->$"},
    ),
    Planted(
        "two points for the owner of one cache",
        ("C:t->8/XS6(2,0)/Sw6->/St_p6->/++/S++2/2w->6/#->C", "S:"),
        "violation LR.2.2.II S++2",
        ("C:t->8/XS6(2,0)/Sw6->/St_p6->/++/S++/2w->6/#->C", "S:"),
        {"seats": "CS", "C": "t_k->4/2w->6/b_s->8/b_w->9/b_r->12", "S": "b_e->3/4w->3/w->6/t_p->6/9w->S$"},
    ),
    Planted(
        "a cache that the Legion takes to its board, for which nobody but its owner scores twice",
        ("J:XS6(2,0)/Sw6->J$/St_p6->J$/++/S++2/2w->6/#->J", "S:"),
        "violation LR.2.2.II S++2",
        ("J:XS6(2,0)/Sw6->J$/St_p6->J$/++/S++/2w->6/#->J", "S:"),
        {"seats": "JS", "J": "3w->6/#->J/F#J->$", "S": "b_e->3/4w->3/w->6/t_p->6/9w->S$"},
    ),
    Planted(
        "two cards and a point for a quest",
        ("V:p4_9_12->9/%f->e/M#Q->V$/2%s->e/2#->V/++/#->V", "C:"),
        "violation 9.5.5 ++",
        ("V:p4_9_12->9/%f->e/M#Q->V$/2%s->e/2#->V/#->V", "C:"),
        {"seats": "VC", "V": "#ranger->$/p->4_9_12/$_C->0", "C": "t_k->1/w->2+4/b_s->4/b_w->9/b_r->12"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_kind_is_found_on_its_line_with_the_clause(case: Planted) -> None:
    assert case.found in findings_of(recorded(*case.turns, **case.setups))
    clause = case.found.split()[1]
    legal = findings_of(recorded(*case.legal, **case.setups))
    assert not [finding for finding in legal if finding.split()[1] == clause]


def test_once_all_lie_face_down_any_leader_may_lead_again() -> None:
    leaders = ("charismatic", "builder", "commander", "commander")
    turns = [turn for leader in leaders for turn in (f"E:B#E->$_x/$_->/#{leader}->$/#->E", "C:")]
    assert not [finding for finding in findings_of(recorded(*turns)) if finding.split()[1] == "7.7.3"]
    again = findings_of(recorded(*turns[:4], turns[2]))
    assert "violation 7.7.3 #builder->$" in again


def test_sympathy_of_the_bot_falls_with_a_base_of_its_suit() -> None:
    setups = {"seats": "EA", "E": "b->2/4w->9/#despot->$", "A": "b_m->9/t->9+7"}
    for removed, found in (("At7->", False), ("", True)):
        turn = "/".join(filter(None, ("E:B#E->$_x/XA9(2,0)/At9->/++/A++/Ab_m9->/++", removed, "#->E")))
        text = recorded(turn, "A:", **setups).replace("Deck:", "Bots: A:easy\nDeck:")
        assert ("omission RB.6.2.4 Ab_m9->" in findings_of(text)) is found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("2Cw5->4/R#C->", ""),
        ("2Cw5->4", "omission 6.2.3 2Cw5->4"),
        ("Cw5->4/Cw5->/R#C->", "violation 6.2.3 Cw5->4"),
        ("2Cw5->", ""),
    ],
)
def test_a_revolt_of_the_bot_leaves_field_hospitals_what_they_cost(turn: str, found: str) -> None:
    setups = TWO_CATS_AT_5 | {"seats": "AC", "A": "t->5"}
    text = recorded(f"A:R#->A$_order/{turn}/b_r->5/R#A$_order->", "C:", **setups)
    told = [each for each in findings_of(text.replace("Deck:", "Bots: A:easy\nDeck:")) if " 6.2.3 " in each]
    assert told == ([found] if found else [])


@pytest.mark.parametrize(("turn", "found"), [("R#A$_order->", False), ("R#A$_order->C", True)])
def test_the_order_card_comes_to_nobodys_hand(turn: str, found: bool) -> None:
    text = recorded(f"A:R#->A$_order/{turn}", "C:", seats="AC", A="t->5").replace("Deck:", "Bots: A:easy\nDeck:")
    assert (f"violation 1.3.2 {turn}" in findings_of(text)) is found


def test_a_card_discarded_unseen_may_be_the_dominance_card_that_is_taken() -> None:
    text = recorded("C:t->8/F#C->/F#dom*->C/F#foxfolkC->/#->C", "E:")
    assert not [each for each in findings_of(text) if " 3.3.4 " in each]


OUTRAGE_OF_THE_BOT = {"seats": "EA", "E": "b->2/6w->2/#despot->$", "A": "t->5+10"}


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("E:B#E->$_x/w2->5/A++/#->E", ""),
        ("E:B#E->$_x/w2->5/R#E->/#->E", ""),
        ("E:B#E->$_x/w2->5/A++/2w2->10/R#E->/#->E", ""),
        ("E:B#E->$_x/w2->5/A++/#->E/R#E->", ""),
        ("E:B#E->$_x/w2->5/R#E->/A++/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/w2->5/A++/R#E->/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/w2->5/R#E->/2w2->10/R#E->/A++/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/A++/#->E", "violation 3.2 A++"),
        ("E:B#E->$_x/w2->5/A++2/#->E", "violation RB.6.2.3 A++2"),
    ],
)
def test_the_bot_scores_for_outrage_only_where_no_card_is_discarded(turn: str, found: str) -> None:
    text = recorded(turn, "A:", **OUTRAGE_OF_THE_BOT).replace("Deck:", "Bots: A:easy\nDeck:")
    of_points = [each for each in findings_of(text) if each.split()[2].startswith("A++")]
    assert of_points == ([found] if found else [])


def test_nobody_is_angered_by_warriors_whom_their_own_players_card_moves() -> None:
    assert check_text(simulate(wanted(81065), 81065).rootlog).findings == []
