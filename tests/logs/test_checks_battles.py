"""Battles in records: who fights whom, ambushes, hits, and what they remove."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

SIX_AT_5 = "b->2/6w->5/#despot->$"
TWO_AT_12 = "t_k->4/2w->12+4/b_s->8/b_w->9/b_r->12"
ONE_BUILDING_AT_12 = "t_k->4/w->4/b_s->8/b_w->9/b_r->12"
SIX_AT_12 = "b->2/6w->12/#despot->$"
THREE_AT_5 = "t_k->4/3w->5/b_s->8/b_w->5/b_r->12"

WHO: list[tuple[str, str, Setups, list[str]]] = [
    ("warriors against warriors", "E:XC5(1,0)/Cw5->", {"E": SIX_AT_5}, []),
    (
        "warriors against a building",
        "E:XC12(0,0)/Cb_r12->/++",
        {"E": "b->2/w->12", "C": "t_k->4/w->4/b_s->8/b_w->9/b_r->12"},
        ["omission 7.3.3 w->12"],
    ),
    ("without warriors", "C:XE2", {}, ["violation 4.3 XE2"]),
    ("against nothing", "E:XC2", {}, ["violation 4.3 XC2"]),
    ("against oneself", "C:XC8", {}, ["violation 4.3 XC8"]),
    ("by a pawn", "V:p->9/%s->e/XC9(1,0)/Cw9->", {"seats": "CV"}, []),
    ("against a pawn", "C:XV9(1,0)/%sV$->d", {"seats": "CV", "V": "#ranger->$/p->4_9_12"}, ["violation 4.3 XV9(1,0)"]),
    ("started by another", "C:EXC5(1,0)/w5->", {"E": SIX_AT_5}, ["violation 4.3 EXC5(1,0)"]),
    ("against hirelings, of which nobody keeps books", "C:Xh_P9/h_Pw9->", {}, ["undecided H.2 Xh_P9"]),
    (
        "by buildings alone",
        "C:XE9",
        {"E": "b->2/w->9/#despot->$", "C": "t_k->4/w->4/b_s->8/b_w->9/b_r->12"},
        ["violation 4.3 XE9"],
    ),
]

AMBUSHES: list[tuple[str, str, list[str]]] = [
    ("of the clearing's suit", "E:XC5R@(1,0)/2w5->/Cw5->", []),
    ("of birds", "E:XC5B@(1,0)/2w5->/Cw5->", []),
    ("of another suit", "E:XC5F@(1,0)/2w5->/Cw5->", ["violation 4.3.1 XC5F@(1,0)"]),
    ("foiled with the suit", "E:XC5B@R@(1,0)/Cw5->", []),
    ("foiled with another suit", "E:XC5B@M@(1,0)/Cw5->", ["violation 4.3.1 XC5B@M@(1,0)"]),
    ("foiled, and dealing hits all the same", "E:XC5R@B@(1,0)/2w5->/Cw5->", ["violation 4.3.5 2w5->"]),
]

HITS: list[tuple[str, str, Setups, list[str]]] = [
    ("as rolled", "E:XC5(3,1)/(3Cw+w)5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    ("more than rolled", "E:XC5(2,1)/(3Cw+w)5->", {"C": THREE_AT_5, "E": SIX_AT_5}, ["violation 4.3.5 (3Cw+w)5->"]),
    (
        "fewer than rolled",
        "E:XC5(3,3)/Cw5->",
        {"C": THREE_AT_5, "E": SIX_AT_5},
        ["omission 4.3.6 XC5(3,3)", "omission 4.3.6 Cw5->"],
    ),
    (
        "as many as there are",
        "E:XC12(3,0)/Cb_r12->/++2",
        {"C": ONE_BUILDING_AT_12, "E": SIX_AT_12},
        [],
    ),
    ("the losses are written later", "E:XC5(2,0)/w5->1/2Cw5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    ("by the defender, as rolled", "E:XC5(3,2)/(2w+3Cw)5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    (
        "by the defender, more than rolled",
        "E:XC5(3,1)/3Cw5->/2w5->",
        {"C": THREE_AT_5, "E": SIX_AT_5},
        ["violation 4.3.5 2w5->"],
    ),
    ("no roll is noted", "E:XC5/3Cw5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    (
        "no roll is noted, and no die has a four",
        "E:XC5/(3Cw+Cb_w)5->/++2",
        {"C": THREE_AT_5, "E": SIX_AT_5},
        ["violation 4.3.5 (3Cw+Cb_w)5->"],
    ),
    (
        "more than warriors can deal",
        "E:XC5(3,0)/2Cw5->",
        {"C": THREE_AT_5, "E": "b->2/w->5/#despot->$"},
        ["violation 4.3.5 2Cw5->"],
    ),
    ("of two battles at once", "E:XC5/XC5/(3Cw+Cb_w+3w)5->/++2", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    ("of one battle", "E:XC5/(3Cw+Cb_w)5->/++2", {"C": THREE_AT_5, "E": SIX_AT_5}, ["violation 4.3.5 (3Cw+Cb_w)5->"]),
    (
        "of two battles, of which one is told",
        "E:XC5(0,0)/XC5/(3Cw+Cb_w)5->/++2",
        {"C": THREE_AT_5, "E": SIX_AT_5},
        ["violation 4.3.5 (3Cw+Cb_w)5->"],
    ),
    ("in two actions", "E:XC5(2,0)/2Cw5->/Cw5->", {"C": THREE_AT_5, "E": SIX_AT_5}, ["violation 4.3.5 Cw5->"]),
    ("in two battles", "E:XC5(2,0)/2Cw5->/XC5(1,0)/Cw5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    ("with the Commander", "E:XC5(2,0)/3Cw5->", {"C": THREE_AT_5, "E": "b->2/6w->5/#commander->$"}, []),
    ("with a leader nobody told", "E:XC5(2,0)/3Cw5->", {"C": THREE_AT_5, "E": "b->2/6w->5"}, ["omission 7.3.3 6w->5"]),
    (
        "against the Commander",
        "C:XE5(2,0)/3Ew5->",
        {"C": THREE_AT_5, "E": "b->2/6w->5/#commander->$"},
        ["violation 4.3.5 3Ew5->"],
    ),
    (
        "against the defenseless",
        "E:XC12(1,0)/(Cb_r+Ct)12->/++2",
        {"E": "b->2/w->12/#despot->$", "C": "t_k->4/w->4/b_s->8/b_w->9/b_r+t->12"},
        ["omission 3.2.1 ++2"],
    ),
    (
        "against one defender",
        "E:XC12(1,0)/(2Cw)12->",
        {"E": "b->2/2w->12/#despot->$", "C": TWO_AT_12},
        ["violation 4.3.5 (2Cw)12->"],
    ),
    (
        "of more than the books know, before others come",
        "E:XC5(2,2)/Cw5->/2w5->/w->5",
        {"C": THREE_AT_5, "E": "b->2/w->5/#despot->$"},
        ["violation 1.5.4 2w5->"],
    ),
    ("an ambush deals two", "E:XC5R@(0,0)/2w5->", {"E": SIX_AT_5}, []),
    ("an ambush deals two and the dice one", "E:XC5R@(1,1)/3w5->/Cw5->", {"E": SIX_AT_5}, []),
    ("an ambush deals no three", "E:XC5R@(1,0)/3w5->/Cw5->", {"E": SIX_AT_5}, ["violation 4.3.5 3w5->"]),
    ("an ambush ends the battle", "E:XC5R@/2w5->", {"E": "b->2/2w->5/#despot->$"}, []),
    (
        "who falls to an ambush deals nothing",
        "E:XC5R@(2,2)/2w5->/Cw5->",
        {"E": "b->2/2w->5/#despot->$"},
        ["violation 4.3.1.II XC5R@(2,2)", "violation 4.3.5 Cw5->"],
    ),
    (
        "who survives an ambush deals less",
        "E:XC5R@(3,0)/2w5->/2Cw5->",
        {"C": THREE_AT_5, "E": "b->2/3w->5/#despot->$"},
        ["violation 4.3.5 2Cw5->"],
    ),
    (
        "guerrillas defend with the higher roll",
        "C:XA5(2,0)/2w5->",
        {"seats": "CA", "C": THREE_AT_5, "A": "3#->$/3w->5"},
        [],
    ),
    (
        "guerrillas attack like all",
        "A:XC5(2,0)/2Cw5->/2w5->",
        {"seats": "CA", "C": THREE_AT_5, "A": "3#->$/3w->5/2w->$"},
        ["violation 4.3.5 2w5->"],
    ),
    ("embedded agents", "C:XP5(1,0)/w5->/Pw5->", {"seats": "CP", "C": THREE_AT_5, "P": "w->5+1+2/t->5"}, []),
    (
        "agents whose plot is known",
        "C:XP5(1,0)/w5->/Pw5->",
        {"seats": "CP", "C": THREE_AT_5, "P": "w->5+1+2/t_s->5"},
        ["violation 4.3.5 w5->"],
    ),
    ("mercenaries fight", "C:w->O$/XE5(3,0)/3Ew5->", {"seats": "CEO", "E": SIX_AT_5, "O": "2w->5+7/3w->$/$_h->2"}, []),
    (
        "nobody hired them",
        "C:XE5(3,0)/3Ew5->",
        {"seats": "CEO", "E": SIX_AT_5, "O": "2w->5+7/3w->$/$_h->2"},
        ["violation 4.3.5 3Ew5->"],
    ),
    (
        "the Vagabond by his swords",
        "V:p->9/%s->e/XC9(3,0)/2Cw9->",
        {"seats": "CV", "C": "t_k->4/3w->9/b_s+b_w+b_r->9"},
        ["violation 2.2.3 b_s+b_w+b_r->9", "violation 4.3.5 2Cw9->"],
    ),
    (
        "an ally's warriors fight for him",
        "V:p->9/3#V->E/$_E->a/++5/%s->e/XC9(3,0)/3Cw9->",
        {"seats": "CEV", "C": "t_k->4/3w->9/b_s->8/b_w->9/b_r->12", "E": "b->2/2w->9/#despot->$"},
        [],
    ),
    (
        "Keepers beside a relic ignore a hit",
        "K:XC5(1,1)/Cw5->",
        {"seats": "CK", "C": THREE_AT_5, "K": "4w->5+3/t_f->5"},
        [],
    ),
    (
        "Moles whose tunnel stands alone are hit for sure",
        "C:XD5/w5->1",
        {"seats": "CD", "C": THREE_AT_5, "D": "2w->3/t->5"},
        ["violation 12.3.3 t->5", "omission 4.3.6 XD5"],
    ),
    (
        "no roll is noted, and the attacker loses more than it deals",
        "E:XC5/(2w+Cw)5->",
        {"C": THREE_AT_5, "E": SIX_AT_5},
        ["violation 4.3.3 XC5"],
    ),
    ("no roll is noted, and the dice are even", "E:XC5/(2w+2Cw)5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    (
        "no roll is noted, and all there is falls",
        "E:XC5/(w+Cw)5->",
        {"C": "t_k->4/w->5/b_s->8/b_w->9/b_r->12", "E": SIX_AT_5},
        [],
    ),
    (
        "no roll is noted, and the attacker has too few warriors to deal more",
        "E:XC5/2w5->",
        {"C": THREE_AT_5, "E": "b->2/2w->5/4w->2/#despot->$"},
        ["violation 4.3.3 XC5"],
    ),
    (
        "no roll is noted, and the attacker loses more to Guerrilla War",
        "E:XA5/(2w+Aw)5->",
        {"seats": "EA", "E": SIX_AT_5, "A": "3w->5/t->5"},
        ["omission 8.3.4 t->5"],
    ),
    (
        "no roll is noted, and the attacker deals more than Guerrilla War",
        "E:XA5/(w+2Aw)5->",
        {"seats": "EA", "E": SIX_AT_5, "A": "3w->5/t->5"},
        ["omission 8.3.4 t->5", "violation 4.3.3 XA5"],
    ),
    ("the roll noted lower first", "E:XC5(0,2)/2Cw5->", {"C": THREE_AT_5, "E": SIX_AT_5}, ["undecided 4.3.3 XC5(0,2)"]),
]

CARDS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    (
        "Brutal Tactics",
        ("E:Zbrutal/XC5(2,0)/3Cw5->/C++",),
        {"deck": "Standard", "C": THREE_AT_5, "E": "b->1+6/6w->5/#despot->$"},
        [],
    ),
    (
        "Sappers",
        ("C:Zsap/#->C", "E:B#E->$_m/XC5(1,1)/B#sapC$->/2w5->/Cw5->"),
        {"deck": "Standard", "C": "t_k->4/3w->5/b_s->8/b_w->9/b_r->12", "E": SIX_AT_5},
        [],
    ),
    (
        "no Sappers",
        ("C:#->C", "E:B#E->$_m/XC5(1,1)/2w5->/Cw5->"),
        {"deck": "Standard", "C": THREE_AT_5, "E": SIX_AT_5},
        ["violation 4.3.5 2w5->"],
    ),
    (
        "Scouting Party",
        ("C:Zscout/XE5R@(1,1)/2w5->/Ew5->",),
        {"deck": "Standard", "C": "t_k->4/3w->5/b_s->8/2b_w->9/b_r->12", "E": SIX_AT_5},
        ["violation 4.3.5 2w5->"],
    ),
    (
        "False Orders once all hits are taken",
        ("C:Zfalse/XE5(1,0)/Ew5->/F#falseC$->/3Ew5->1",),
        {"C": "t_k->4/3w->5/b_s->8/b_w->8/b_r->12", "E": SIX_AT_5},
        ["violation card.false-orders 3Ew5->1"],
    ),
    ("Rabbit Partisans", ("C:Zrpart/XE5(1,0)/2Ew5->",), {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    (
        "partisans of another suit",
        ("C:Zmpart/XE5(1,0)/2Ew5->",),
        {"C": "t_k->4/3w->5/b_s->8/b_w->9/b_r->12", "E": SIX_AT_5},
        ["violation 4.3.5 2Ew5->"],
    ),
]

ORDER: list[tuple[str, str, Setups, list[str]]] = [
    ("warriors first", "E:XC12(2,0)/2Cw12->", {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12}, []),
    (
        "all of them, then the building",
        "E:XC12(3,0)/(2Cw+Cb_r)12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "the building written first",
        "E:XC12(3,0)/(Cb_r+2Cw)12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "the building in an action of its own",
        "E:XC12(3,0)/Cb_r12->/2Cw12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "one warrior left",
        "E:XC12(2,0)/(Cw+Cb_r)12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        ["violation 4.3.6 (Cw+Cb_r)12->"],
    ),
    (
        "a token before warriors",
        "E:XC12(1,0)/Ct12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": f"{TWO_AT_12}/t->12"},
        ["violation 4.3.6 Ct12->"],
    ),
    ("the attacker's own building", "C:XE5(1,1)/Ew5->/b_w5->", {"C": THREE_AT_5, "E": SIX_AT_5}, []),
    (
        "carried to hospital, then the building",
        "E:XC12(3,0)/F#C->/2Cw12->4/Cb_r12->/++2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "carried to hospital and replaced, all hits being taken",
        "E:XC12(1,0)/Cw12->/#E->/Cw12->4/F#C->/w->12",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "removed and replaced, all hits being taken",
        "E:XC12(1,0)/Cw12->/#E->/Cw12->/F#C->/w->12",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        [],
    ),
    (
        "carried to hospital without a hit and not replaced",
        "E:XC12(1,0)/Cw12->/#E->/Cw12->4/F#C->/w->2",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        ["violation 4.3.5 Cw12->4"],
    ),
    (
        "outside of a battle",
        "E:Cb_r12->/++",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        ["violation 4.3 Cb_r12->"],
    ),
    (
        "in another clearing than the battle's",
        "E:XC12(0,0)/Ct_k4->/++",
        {"E": "b->2/4w->12/#despot->$", "C": TWO_AT_12},
        ["violation 4.3 Ct_k4->"],
    ),
]

FROG_DOMINANCE = "C:++10/G#domC->$/++->$/#->C"
AN_ENCLAVE_AT_9 = {"seats": "CEF", "E": "b->2/6w->9/#despot->$", "F": "4w->5/w+t_p->9"}


def test_what_a_player_pays_in_a_battle_of_others_is_no_hit(told: Told) -> None:
    others = {"seats": "CEF", "C": THREE_AT_5, "E": SIX_AT_5, "F": "4w->5/w+t_p->9"}
    assert told("C:EXF5(1,0)/Fw5->/w5->", **others) == ["violation 4.3 EXF5(1,0)"]


LENT: list[tuple[str, str, list[str]]] = [
    ("they fall for the side that they fight for", "E:XF9(2,1)/w9->/Fw9->/Cw9->", []),
    ("they fall to no more hits than it takes", "E:XF9(1,1)/w9->/Fw9->/Cw9->", ["violation 4.3.5 Cw9->"]),
]


@pytest.mark.parametrize(("turn", "expected"), [pytest.param(*case[1:], id=case[0]) for case in LENT])
def test_warriors_lent_to_a_side(told: Told, turn: str, expected: list[str]) -> None:
    assert told(FROG_DOMINANCE, turn, **AN_ENCLAVE_AT_9) == expected


@pytest.mark.parametrize(("turn", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in WHO])
def test_who_fights_whom(told: Told, turn: str, setups: Setups, expected: list[str]) -> None:
    assert told(turn, **setups) == expected


@pytest.mark.parametrize(("turn", "expected"), [pytest.param(*case[1:], id=case[0]) for case in AMBUSHES])
def test_ambushes(told: Told, turn: str, expected: list[str]) -> None:
    assert told(turn, E=SIX_AT_5, C=THREE_AT_5) == expected


@pytest.mark.parametrize(("turn", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in HITS])
def test_hits(told: Told, turn: str, setups: Setups, expected: list[str]) -> None:
    assert told(turn, **setups) == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in CARDS])
def test_cards_in_battle(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


@pytest.mark.parametrize(("turn", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in ORDER])
def test_warriors_fall_first(told: Told, turn: str, setups: Setups, expected: list[str]) -> None:
    assert told(turn, **setups) == expected


def test_pieces_nobody_knew_of_deal_hits_that_nobody_counts(told: Told) -> None:
    """Three fall where the books know of one: how many hits their side deals, they do not know either."""
    turn = "E:XC5(3,3)/(3Cw+3w)5->"
    assert told(turn, E=SIX_AT_5) == ["violation 1.5.4 (3Cw+3w)5->"]


BEHIND: list[tuple[str, str, list[str]]] = [
    ("all hits taken, and a march behind what is placed", "J:XE6(1,0)/2Ew6->$/t_c->6/2w6->3/#->J", []),
    ("a hit left out, and a march behind it", "J:XE6(1,0)/Ew6->$/t_c->6/2w6->3/#->J", ["omission 4.3.6 Ew6->$"]),
    ("a token in the place of a hit too many", "J:XE6(1,0)/3Ew6->$/t_c->6/#->J", ["violation 4.3.5 3Ew6->$"]),
]


@pytest.mark.parametrize(("turn", "expected"), [pytest.param(*case[1:], id=case[0]) for case in BEHIND])
def test_what_comes_behind_the_losses_is_none_of_them(told: Told, turn: str, expected: list[str]) -> None:
    """The Eyrie rule clearing 6, so that the Legion deal a hit more (QL.2.4)."""
    found = told(turn, seats="JE", J="3w->3+6/#->J/F#J->$", E="b->2/4w->6/#despot->$")
    assert [each for each in found if " 4.3" in each] == expected


@pytest.mark.parametrize(("spent", "expected"), [("2R#A$->/", []), ("", ["violation 4.3.5 Eb5->"])])
def test_what_falls_to_a_revolt_is_no_hit_of_the_battle_before(told: Told, spent: str, expected: list[str]) -> None:
    found = told(
        "E:B#E->$_b", f"A:XE5(1,0)/Ew5->/{spent}Eb5->", seats="EA", A="3#->$/t+3w->5", E="b->5/6w->5/#despot->$"
    )
    assert [each for each in found if "4.3.5" in each] == expected


@pytest.mark.parametrize(("lost", "found"), [("Sw5->", True), ("2Sw5->", False)])
def test_warriors_fall_beside_a_cache_that_is_kept(lost: str, found: bool, told: Told) -> None:
    setups = {"seats": "ES", "E": SIX_AT_5, "S": "b_e+4w->1/10w->$/3w->5/t_p->5"}
    told_of = told(f"E:XS5(2,0)/{lost}/#->E", **setups)
    assert (f"omission 4.3.6 {lost}" in told_of) is found
