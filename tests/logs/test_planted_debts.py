"""What players owe each other, and take for nothing: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import TWO_CATS_AT_5, Planted, assert_found_alone

CASES = [
    Planted(
        "hospitals for no card, where whoever removed a depot may move",
        ("A:2R#A$->/St_d5->/++/2Cw5->4/b_r->5/2w->5/w->$/#->A", "C:"),
        "omission 6.2.3 2Cw5->4",
        ("A:2R#A$->/St_d5->/++/2Cw5->4/R#C->/b_r->5/2w->5/w->$/#->A", "C:"),
        {
            "seats": "ACS",
            "A": "5#->$/t->5+1",
            "C": "t_k->4/2w->5/b_s->8/b_w->9/b_r->12",
            "S": "b_e+4w->1/9w->$/t_d->5",
        },
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
        "Field Hospitals out of the Spoils for a card of another suit",
        ("J:XC1(1,0)/Cw1->J$/XC6(0,0)/t_c->1/M#C->/CwJ$->4/#->J", "C:"),
        "omission 6.2.3 CwJ$->4",
        ("J:XC1(1,0)/Cw1->J$/XC6(0,0)/t_c->1/F#C->/CwJ$->4/#->J", "C:"),
        {"seats": "JC", "J": "2#->J/3w->1+6/F#@J->J$"},
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
        "Infamy of the warrior that makes its faction Hostile",
        ("V:p4_9_12->4/%s->e/XC4(1,0)/Cw4->/$_C->h/++/#->V", "C:"),
        "violation 3.2 ++",
        ("V:p4_9_12->4/%s->e/XC4(1,0)/Cw4->/$_C->h/#->V", "C:"),
        {"seats": "VC", "C": "t_k->1/6w->4/b_s->8/b_w->9/b_r->12"},
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
        "a crafted card discarded beside a supporter that can be no Saboteurs",
        ("A:Zsabo/#->A", "E:B#E->$_x/Ztun/#->E", "A:R#tunE$->/F#A$->/t->5/++/#->A", "E:"),
        "omission card.saboteurs R#tunE$->",
        ("A:Zsabo/#->A", "E:B#E->$_x/Ztun/#->E", "A:#saboA$->/R#tunE$->/F#A$->/t->5/++/#->A", "E:"),
        {"seats": "AE", "A": "3#->$/t->9"},
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
        "a warrior removed by the Alliance whose base of that suit stands",
        ("A:Cw5->/#->A", "C:"),
        "violation 4.3 Cw5->",
        ("A:2#A$->/Cw5->/b_r->5/w->$/#->A", "C:"),
        {"seats": "AC", "A": "3#->$/t->5/b_r->10"},
        {"seats": "AC", "A": "3#->$/t->5"},
    ),
    Planted(
        "Propaganda for nothing",
        ("E:B#E->$_x/Zpropaganda/#->E", "C:#->C", "E:B#E->$_x/Cw5->/w->5/#->E", "C:"),
        "omission card.propaganda-bureau Cw5->",
        ("E:B#E->$_x/Zpropaganda/#->E", "C:#->C", "E:B#E->$_x/R#E->/Cw5->/w->5/#->E", "C:"),
    ),
    Planted(
        "a card discarded in another's turn",
        ("E:B#E->$_x/F#C->/#->E", "C:"),
        "violation G.5 F#C->",
        ("E:B#E->$_x/3w2->5/XC5(0,1)/Cw5->4/R#C->/w5->/#->E", "C:"),
        {"seats": "EC"},
    ),
    Planted(
        "a card discarded in the turn of the Eyrie by one whom they did not fight",
        ("E:B#E->$_x/XC2(1,0)/Cw2->/F#@Y->/#->E", "Y:", "C:"),
        "violation G.5 F#@Y->",
        ("E:B#E->$_x/XC2(1,0)/Cw2->/F#@C->/#->E", "Y:", "C:"),
        {"seats": "EYC", "C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"},
    ),
    Planted(
        "a rabbit discarded for Rabbit Partisans",
        ("Y:Zrpart/#->Y", "E:B#E->$_x/XY5(0,1)/w5->/M#Y->/R#Y->/#->E", "Y:"),
        "violation card.rabbit-partisans R#Y->",
        ("Y:Zrpart/#->Y", "E:B#E->$_x/XY5(0,1)/w5->/M#Y->/B#Y->/#->E", "Y:"),
        {"seats": "YE", "Y": "b_c+3w->5/t_f->1/t_r->5/t_m->9", "E": "b->2/3w->5/#despot->$"},
    ),
    Planted(
        "a minister on another's board",
        ("D:2F#^/#foremole->C$/++/#->D", "C:"),
        "violation 1.3.2 #foremole->C$",
        ("D:2F#^/#foremole->$/++/#->D", "C:"),
        {"seats": "DC"},
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
        "one card for a dominance card and for a path",
        ("C:t->8/F#domC->/#->C", "E:B#E->$_x/#->E", "C:t->8/F#C->/F#dom*->C/11_12->/++/#->C", "E:"),
        "omission M.4.3 11_12->",
        ("C:t->8/F#domC->/#->C", "E:B#E->$_x/#->E", "C:t->8/F#C->/F#dom*->C/R#C->/11_12->/++/#->C", "E:"),
        {"map_": "Mountain"},
    ),
    Planted(
        "a battle in another's turn",
        ("C:t->8/EXC5(0,0)/#->C", "E:"),
        "violation 4.3 EXC5(0,0)",
        ("C:t->8/#->C", "E:B#E->$_x/XC5(0,0)/#->E", "C:"),
        {"E": "b->2/w->5/5w->2/#despot->$"},
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
        "two cards and a point for a quest",
        ("V:p4_9_12->9/%f->e/M#Q->V$/2%s->e/2#->V/++/#->V", "C:"),
        "violation 9.5.5 ++",
        ("V:p4_9_12->9/%f->e/M#Q->V$/2%s->e/2#->V/#->V", "C:"),
        {"seats": "VC", "V": "#ranger->$/p->4_9_12/$_C->0", "C": "t_k->1/w->2+4/b_s->4/b_w->9/b_r->12"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_kind_is_found_on_its_line_with_the_clause(case: Planted) -> None:
    assert_found_alone(case)


def test_a_card_discarded_unseen_may_be_the_dominance_card_that_is_taken() -> None:
    text = recorded("C:t->8/F#C->/F#dom*->C/F#foxfolkC->/#->C", "E:")
    assert not [each for each in findings_of(text) if " 3.3.4 " in each]
