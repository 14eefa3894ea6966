"""What positions leave out or tell in other words is ruled as it is meant."""

from __future__ import annotations

import pytest

import woodlaw
from woodlaw.factions.vagabond.quests import all_quests
from woodlaw.positions.reading import read_position
from woodlaw.table.pieces import UNKNOWN_ITEM
from woodlaw.table.places import board

ROAMS = """woodlaw position: 1
seats: [Vagabond, Marquise]
turn: Vagabond, Daylight
clearings: {1: a pawn}
"""
CRAFTS = """woodlaw position: 1
turn: Marquise, Daylight, craft
clearings: {1: a workshop}
Marquise: {hand: [Anvil]}
"""


@pytest.mark.parametrize(
    "beside",
    [
        "seats: [Marquise, Vagabond]\nVagabond: {board: {cards: tinker, satchel: a hammer}}\n",
        "seats: [Marquise, Vagabond]\nVagabond: {board: {satchel: a hammer}}\n",
        "seats: [Marquise, Knaves]\nKnaves: {board: {stash: a hammer}}\n",
    ],
)
def test_what_a_board_brings_is_not_taken_from_the_item_supply(beside: str) -> None:
    assert woodlaw.adjudicate(CRAFTS + beside, ["craft", "Anvil"]).legal


def test_what_a_board_does_not_bring_is_taken_from_the_item_supply() -> None:
    beside = "seats: [Marquise, Vagabond]\nVagabond: {board: {cards: thief, satchel: a hammer}}\n"
    ruling = woodlaw.adjudicate(CRAFTS + beside, ["craft", "Anvil"])
    assert (ruling.verdict.value, ruling.clause) == ("illegal", "4.1.2")


def test_a_quest_that_matches_is_completed_by_whatever_name_it_is_told() -> None:
    items = "Vagabond: {board: {cards: [thief, shed (fox)], satchel: 'a boot, a torch', track: a tea}}\n"
    for told in ("errand (fox)", "Errand (fox)"):
        ruling = woodlaw.adjudicate(f"{ROAMS}{items}quests: [{told}]\n", ["quest", "score points"])
        assert ruling.legal
        assert any("2" in happened and "point" in happened for happened in map(str, ruling.happens))
    state = read_position(f"{ROAMS}{items}quests: [bandits (rabbit)]\n").state
    assert state.cards_at(board("vagabond", "cards"))[1] in all_quests()


def test_an_unknown_quest_may_be_any_that_lies_nowhere_else() -> None:
    items = "Vagabond: {board: {cards: thief, satchel: 'a boot, a torch', track: a tea}}\n"
    assert woodlaw.adjudicate(f"{ROAMS}{items}quests: 2 unknown\n", ["quest", "Errand (fox)"]).legal
    assert not woodlaw.adjudicate(f"{ROAMS}{items}quests: nothing\n", "quest").legal
    bare = "Vagabond: {board: {cards: thief, satchel: 'a boot, a sword'}}\n"
    assert woodlaw.adjudicate(f"{ROAMS}{bare}quests: 2 unknown\n", "quest").verdict.value == "illegal"


def test_a_ruin_of_which_nothing_is_said_holds_an_unknown_item() -> None:
    text = ROAMS.replace("{1: a pawn}", "{10: a pawn}") + "Vagabond: {board: {cards: thief, satchel: a torch}}\n"
    assert woodlaw.adjudicate(text, "explore").legal
    told = f"{text}places: {{under the ruin in clearing 10: nothing}}\n"
    assert woodlaw.adjudicate(told, "explore").clause == "9.5.3"
    two = read_position(text.replace("Marquise]", "Second Vagabond]").replace("a pawn", "a Vagabond pawn")).state
    assert sum(there.get(UNKNOWN_ITEM, 0) for there in two.pieces.values()) == 8
