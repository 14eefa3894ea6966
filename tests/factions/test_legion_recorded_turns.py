"""Recorded turns of the Legion with an offence, each beside a record that differs in the offence alone and is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

FOX = {"seats": "JE", "J": "2#->J/3w->1+6/F#@J->J$", "E": "b->2/6w->2/#despot->$"}
"""The Legion in two fox clearings, with a fox ambush as campaign card, which has no icons."""
BESIDE_EYRIE = {**FOX, "E": "b->6/2w->6/#despot->$"}
TWO_WARRIORS = {**BESIDE_EYRIE, "J": "2#->J/3w->1/2w->6/F#@J->J$"}
WITH_COLONIES = {**FOX, "J": "2#->J/3w->1+6/t_c->1+5/F#@J->J$"}
ALL_COLONIES = {**FOX, "J": "2#->J/3w->1+6/t_c->1+2+3+5+9+10/F#@J->J$"}
LONELY_COLONY = {**FOX, "J": "2#->J/w->1/3w->6/t_c->1/F#@J->J$"}
EYRIE_INSIDE = {**FOX, "E": "b->8/2w->8/#despot->$"}
COLONIES_OF_FOXES = {**FOX, "J": "2#->J/3w->1+6/t_c->1+6/F#@J->J$"}
MOUSE_ICON = {**FOX, "J": "2#->J/3w->1+9/M#mouseinasackJ->J$"}
MOUSE_COLONY = {**FOX, "J": "2#->J/3w->1+9/t_c->9/M#mouseinasackJ->J$"}
BIRD = {**FOX, "J": "2#->J/3w->1+6/B#@J->J$"}

OFFENCES = [
    ("a colony of another suit", WITH_COLONIES, "J:F#J->/w->1+5/#->J", "violation QL.4.2 w->1+5"),
    ("colonies of two suits for a bird", WITH_COLONIES, "J:B#J->/w->1+5/#->J", "violation QL.4.2 w->1+5"),
    ("two warriors at a colony", WITH_COLONIES, "J:F#J->/2w->1/#->J", "violation QL.4.2 2w->1"),
    ("Bootstraps beside pieces", FOX, "J:3w->8/#->J", "violation QL.4.1 3w->8"),
    ("a warrior where nobody is", FOX, "J:w->8/#->J", "violation QL.4.2 w->8"),
    ("no new campaign card", FOX, "J:F#@J$->/#->J", "omission QL.4.3 F#@J$->"),
    ("the old card in the hand", FOX, "J:F#@J$->J/F#boatJ->J$/#->J", "violation QL.4.3 F#@J$->J"),
    ("a suit for a fox", FOX, "J:$_c->M/#->J", "violation QL.4.3 $_c->M"),
    ("frogs without the Diaspora", BIRD, "J:$_c->G/#->J", "violation QL.4.3 $_c->G"),
    ("a colony taken too early", WITH_COLONIES, "J:t_c5->/t_c->6/++/#->J", "violation QL.5.3 t_c5->"),
    ("a colony moved", WITH_COLONIES, "J:t_c5->6/++/#->J", "violation QL.5.3 t_c5->6"),
    ("a point for a new colony", FOX, "J:t_c->1/++/#->J", "violation QL.5.3 ++"),
    ("a colony before the battle", TWO_WARRIORS, "J:t_c->6/XE6(1,1)/w6->/Ew6->J$/#->J", "violation QL.5.3 t_c->6"),
    ("a battle left out before leaving", BESIDE_EYRIE, "J:3w6->3/#->J", "omission QL.5.2 #->J"),
    ("a colony taken from the campaign", ALL_COLONIES, "J:t_c1->/t_c->6/#->J", "violation QL.5.3 t_c1->"),
    ("a colony moved from the campaign", ALL_COLONIES, "J:t_c1->6/++/#->J", "violation QL.5.3 t_c1->6"),
    ("a point for a colony with one warrior", LONELY_COLONY, "J:++/#->J", "violation QL.5.3 ++"),
    ("a point for the campaign before", WITH_COLONIES, "J:F#@J$->/R#boatJ->J$/++/#->J", "violation QL.5.3 ++"),
    ("an attack after crafting", BESIDE_EYRIE, "J:Zsap/XE6(0,0)/#->J", "violation QL.5.2 XE6(0,0)"),
    ("a supply after a colony", WITH_COLONIES, "J:t_c->6/F#J->/w->1/#->J", "violation QL.4.2 w->1"),
    ("a warrior back where it fell", BESIDE_EYRIE, "J:XE6(0,1)/w6->/w->6/#->J", "violation QL.4.2 w->6"),
    (
        "a new campaign after an attack",
        BESIDE_EYRIE,
        "J:XE6(0,0)/F#@J$->/F#boatJ->J$/#->J",
        "violation QL.4.3 F#boatJ->J$",
    ),
    ("a battle left out where all came", EYRIE_INSIDE, "J:2w6->8/t_c->8/#->J", "omission QL.5.2 #->J"),
    ("a colony that gets no warrior", COLONIES_OF_FOXES, "J:F#J->/w->1/++2/#->J", "omission QL.4.2 w->1"),
    ("a colony that a bird leaves out", COLONIES_OF_FOXES, "J:B#J->/w->6/++2/#->J", "omission QL.4.2 w->6"),
    (
        "a warrior by the new campaign card",
        MOUSE_ICON,
        "J:M#mouseinasackJ$->/F#anvilJ->J$/w->1/2#->J",
        "violation QL.4.2 w->1",
    ),
    ("a supply after a move", WITH_COLONIES, "J:w1->5/F#J->/w->1/++/#->J", "violation QL.4.2 w->1"),
    ("a new campaign after a move", FOX, "J:w1->5/F#@J$->/F#boatJ->J$/#->J", "violation QL.4.3 F#boatJ->J$"),
    ("a dominance card after a move", FOX, "J:w1->5/F#@J$->/F#domJ->J$/#->J", "violation QL.4.3 F#domJ->J$"),
    ("a battle left out where all invaded", EYRIE_INSIDE, "J:2w6->8/w1->5/#->J", "omission QL.5.2 #->J"),
    ("the campaign left before the attack", BESIDE_EYRIE, "J:w6->3/XE6(0,0)/#->J", "violation QL.5.4 w6->3"),
    ("a discard of few cards", FOX, "J:#->J/F#J->", "violation QL.6.4 F#J->"),
    ("a colony that the spent card leaves out", MOUSE_COLONY, "J:M#J->/w->9/++/2#->J", "omission QL.4.2 w->9"),
    (
        "a supply after the change",
        MOUSE_ICON,
        "J:M#mouseinasackJ$->/F#anvilJ->J$/w->9/2#->J",
        "violation QL.4.2 w->9",
    ),
    ("a battle left out beside a colony", BESIDE_EYRIE, "J:t_c->6/3w6->8/#->J", "omission QL.5.2 #->J"),
]

LEGAL = [
    (MOUSE_COLONY, "J:w->9/M#J->/w->9/++/2#->J"),
    (MOUSE_COLONY, "J:w->9/++/2#->J/R#J->"),
    (WITH_COLONIES, "J:F#J->/w->1/++/#->J"),
    (WITH_COLONIES, "J:B#J->/w->5/++/#->J"),
    (WITH_COLONIES, "J:w->1/++/F#J->/#->J"),
    (WITH_COLONIES, "J:#J->/w->5/++/#->J"),
    (FOX, "J:F#@J$->/F#boatJ->J$/#->J"),
    (FOX, "J:F#boatJ->J$/F#@J$->/#->J"),
    (FOX, "J:$_c->F/#->J"),
    (BIRD, "J:$_c->F/#->J"),
    (BIRD, "J:B#@J$->/F#boatJ->J$/$_c->F/#->J"),
    (WITH_COLONIES, "J:t_c->6/++/#->J"),
    (BESIDE_EYRIE, "J:XE6(1,1)/w6->/Ew6->J$/t_c->6/#->J"),
    (BESIDE_EYRIE, "J:t_c->6/XE6(1,1)/w6->/Ew6->J$/#->J"),
    (BESIDE_EYRIE, "J:XE6(0,0)/3w6->3/#->J"),
    (ALL_COLONIES, "J:t_c5->/t_c->6/++/#->J"),
    (LONELY_COLONY, "J:w6->5/w5->1/++/#->J"),
    (WITH_COLONIES, "J:F#@J$->/R#boatJ->J$/2w1->5/++/#->J"),
    (WITH_COLONIES, "J:F#J->/w->1/t_c->6/++/#->J"),
    (BESIDE_EYRIE, "J:F#@J$->/F#boatJ->J$/XE6(0,0)/#->J"),
    (EYRIE_INSIDE, "J:2w6->8/XE8(0,0)/t_c->8/#->J"),
    (EYRIE_INSIDE, "J:2w6->8/#->J"),
    (COLONIES_OF_FOXES, "J:F#J->/w->1+6/++2/#->J"),
    (COLONIES_OF_FOXES, "J:B#J->/++2/#->J"),
    (MOUSE_ICON, "J:w->9/M#mouseinasackJ$->/F#anvilJ->J$/2#->J"),
    (FOX, "J:F#@J$->/F#domJ->J$/w1->5/#->J"),
    (BESIDE_EYRIE, "J:w1->6/XE6(0,0)/w6->3/#->J"),
    (EYRIE_INSIDE, "J:2w6->8/XE8(0,0)/w1->5/#->J"),
]


def found_in(turn: str, setups: dict[str, str]) -> list[str]:
    """Return what is found in a turn that another follows, for the Legion."""
    return [each for each in findings_of(recorded(turn, "E:", **setups), of_setup=False) if " QL." in each]


@pytest.mark.parametrize(("setups", "turn", "found"), [kind[1:] for kind in OFFENCES], ids=[k[0] for k in OFFENCES])
def test_each_offence_is_found_with_its_clause(setups: dict[str, str], turn: str, found: str) -> None:
    assert found in found_in(turn, setups)


@pytest.mark.parametrize(("setups", "turn"), LEGAL, ids=[turn for _, turn in LEGAL])
def test_what_is_legal_and_close_is_not_found(setups: dict[str, str], turn: str) -> None:
    assert found_in(turn, setups) == []


SUIT_TOLD = "J:F#@J$->/B#boatJ->J$/$_c->F/#->J"


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (SUIT_TOLD, "J:B#boatJ$->/B#crossbowJ->J$/#->J", ["omission QL.4.3 B#crossbowJ->J$"]),
        (SUIT_TOLD, "J:B#boatJ$->/B#crossbowJ->J$/$_c->M/#->J", []),
        (SUIT_TOLD, "J:#->J", []),
        ("J:#->J", "J:F#@J$->/B#crossbowJ->J$/#->J", []),
    ],
)
def test_a_record_that_tells_suits_tells_that_of_a_new_bird(first: str, second: str, found: list[str]) -> None:
    told = findings_of(recorded(first, "E:", second, "E:", **FOX), of_setup=False)
    assert [each for each in told if " QL.4.3 " in each] == found


@pytest.mark.parametrize(("suit", "found"), [("/$_c->F", []), ("", ["omission QL.4.3 B#armorJ->J$"])])
def test_who_tells_the_suits_of_bird_campaigns_tells_that_of_the_first(suit: str, found: list[str]) -> None:
    later = ("E:", "J:$_c->M/#->J", "E:", "J:$_c->F/#->J", "E:")
    text = recorded(f"J:F#@J$->/B#armorJ->J${suit}/#->J", *later, **FOX)
    assert [each for each in findings_of(text, of_setup=False) if " QL.4.3 " in each] == found
