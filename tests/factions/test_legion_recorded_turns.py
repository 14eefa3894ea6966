"""Legal recorded turns of the Legion, in the ways in which people write them: none is accused."""

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


@pytest.mark.parametrize(("setups", "turn"), LEGAL, ids=[turn for _, turn in LEGAL])
def test_what_is_legal_and_close_is_not_found(setups: dict[str, str], turn: str) -> None:
    assert found_in(turn, setups) == []
