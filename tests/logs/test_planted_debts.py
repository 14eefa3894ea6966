"""What players owe each other, and take for nothing: each offence beside a legal record that differs in it alone."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

PLUNDER = {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_p->6/9w->S$"}
TWO_CATS_AT_5 = {"seats": "EC", "C": "t_k->4/w->1+3+5+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12"}
BUILDS_AND_PLUNDERS = {"seats": "SC", "S": "b_e->3/4w->3/w->6/t_p->6/2w->7/2w->9/9w->S$"}
PROVISIONS = {"seats": "ES", "E": "b+4w->2/2w->6/#despot->$", "S": "b_e->3/4w->3/t_p->6/10w->S$"}
RAID = {"seats": "JS", "S": "b_e->6/4w->1/t_p->S$/10w->S$"}
OTTERS = {"seats": "OC", "O": "3w->8/w->7+11/3w->$/2Cw->$/$_h->2", "C": "t_k->4/w->1+3/b_s->4/b_w->9/b_r->1"}
OUTRAGE_OF_THE_BOT = {"seats": "EA", "E": "b->2/6w->2/#despot->$", "A": "t->5+10"}

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
        "a trade post for one fund",
        ("O:w$->/t_f+w->8/++2/#->O", "C:"),
        "violation 11.5.6.II t_f+w->8",
        ("O:2w$->/t_f+w->8/++2/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "a trade post for funds of somebody who does not rule there",
        ("O:2Cw$->/t_f+w->8/++2/#->O", "C:"),
        "violation 11.5.6.II t_f+w->8",
        ("O:2w$->/t_f+w->8/++2/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "Riverfolk recruited off the river",
        ("O:w$->/w->2/#->O", "C:"),
        "violation 11.5.5 w->2",
        ("O:w$->/w->7/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "more Riverfolk recruited than funds are spent",
        ("O:2w$->/3w->7/#->O", "C:"),
        "violation 11.5.5 3w->7",
        ("O:2w$->/2w->7/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "Riverfolk recruited for the funds of a trade post",
        ("O:2w$->/t_f+w->8/++2/w->11/#->O", "C:"),
        "violation 11.5.5 w->11",
        ("O:3w$->/t_f+w->8/++2/w->11/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "protectionism beside payments",
        ("O:2w->$/#->O", "C:"),
        "violation 11.4.1 2w->$",
        ("O:#->O", "C:", "O:2w->$/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "protectionism of three",
        ("O:#->O", "C:", "O:2w->$/w->$/#->O", "C:"),
        "violation 11.4.1 w->$",
        ("O:#->O", "C:", "O:w->$/w->$/#->O", "C:"),
        OTTERS,
    ),
    Planted(
        "Corvids recruited by a card of another suit",
        ("P:F#P->/w->2+7/#->P", "C:"),
        "violation 13.4.3 w->2+7",
        ("P:M#P->/w->2+7/#->P", "C:"),
        {"seats": "PC"},
    ),
    Planted(
        "Corvids recruited in clearings of two suits by a bird",
        ("P:B#P->/w->2/w->5/#->P", "C:"),
        "violation 13.4.3 w->5",
        ("P:B#P->/w->2/w->7/#->P", "C:"),
        {"seats": "PC"},
    ),
    Planted(
        "Corvids recruited for no card",
        ("P:w->2+7/#->P", "C:"),
        "omission 13.4.3 w->2+7",
        ("P:#P->/w->2+7/#->P", "C:"),
        {"seats": "PC"},
    ),
    Planted(
        "lizards recruited by a card of another suit",
        ("L:R#^/w->6/#->L", "C:"),
        "violation 10.5.2 w->6",
        ("L:F#^/w->6/#->L", "C:"),
        {"seats": "LC"},
    ),
    Planted(
        "two lizards recruited by one card",
        ("L:F#^/w->6/w->6/#->L", "C:"),
        "omission 10.5.2 w->6",
        ("L:(F+B)#^/w->6/w->6/#->L", "C:"),
        {"seats": "LC"},
    ),
    Planted(
        "a garden built by a card of another suit",
        ("L:M#^/b_r->3/#->L", "C:"),
        "violation 10.5.1 b_r->3",
        ("L:R#^/b_r->3/#->L", "C:"),
        {"seats": "LC"},
    ),
    Planted(
        "four actions of the Corvids, who draw",
        ("P:w1->5/w5->1/w1->9/w9->1/#->P", "C:"),
        "violation 13.5 w9->1",
        ("P:w1->5/w5->1/w1->9/#->P", "C:"),
        {"seats": "PC"},
    ),
    Planted(
        "warriors for provisions elsewhere",
        ("E:XS6(1,0)/St_p6->/++/S++/2w->5/B#E->$_x/#->E", "S:"),
        "violation 7.5.2.I 2w->5",
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
    assert_found_alone(case)


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
