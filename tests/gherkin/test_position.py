"""Positions as data."""

from __future__ import annotations

import json

from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.make import ACTIVATED
from woodlaw.engine.victory import COALITION
from woodlaw.gherkin.position import plain, position
from woodlaw.gherkin.scene import Scene
from woodlaw.logs.audits.pieces import ASTRAY
from woodlaw.table.pieces import item
from woodlaw.table.places import clearing

from .conftest import Play


def test_a_position_says_what_lies_where(play: Play) -> None:
    scene = play(
        """
        Given the map is Mountain
        And clearing 12 holds no ruin
        And clearing 2 holds 2 Marquise warriors and a sawmill
        And clearing 1 holds a Clergy warrior
        And the Marquise holds Ambush! (fox) and Anvil
        And the Marquise has 3 points
        And the Marquise is penitent
        And it is the Clergy's Daylight
        """
    )
    found = position(scene.state)
    assert json.loads(json.dumps(found)) == found
    assert found["map"] == "mountain"
    assert found["seats"] == ["marquise_de_cat", "honeycomb_clergy"]
    assert found["current"] == "honeycomb_clergy"
    assert found["score"] == {"marquise_de_cat": 3, "honeycomb_clergy": 0}
    assert list(found["pieces"])[:2] == ["clearing 1", "clearing 2"]
    assert found["pieces"]["clearing 2"] == {"marquise_de_cat": {"sawmill": 1, "warrior": 2}}
    assert found["pieces"]["clearing 10"] == {"": {"ruin": 1, "tower": 1}}
    assert found["cards"] == {
        "marquise_de_cat hand": [{"suit": "fox", "name": "Ambush!"}, {"suit": "fox", "name": "Anvil"}]
    }
    assert found["cards in deck"] == 52
    assert found["closed paths"] == [[2, 5], [3, 7], [5, 9], [6, 11], [8, 9], [11, 12]]
    assert found["facts"] == [["honeycomb_clergy", "marquise_de_cat", "penitent"]]
    assert found["this turn"] == {"phase": "daylight"}


def test_equal_positions_are_told_alike() -> None:
    one, other = Scene(), Scene()
    one.lay_pieces(clearing(3), [(item("sword"), 1)])
    one.lay_pieces(clearing(2), [(item("boot"), 1)])
    other.lay_pieces(clearing(2), [(item("boot"), 1)])
    other.lay_pieces(clearing(3), [(item("sword"), 1)])
    assert json.dumps(position(one.state)) == json.dumps(position(other.state))


def test_a_turn_may_remember_things_by_several_words() -> None:
    scene = Scene()
    PHASE.note(scene.state, Phase.DAYLIGHT)
    ACTIVATED.note(scene.state, 1, "marquise_de_cat", clearing(5))
    assert position(scene.state)["this turn"] == {"activated marquise_de_cat clearing 5": 1, "phase": "daylight"}


def test_what_a_turn_remembers_is_plain() -> None:
    assert plain({clearing(5): [item("sword"), (None, 2)], "seen": {"b", "a"}}) == {
        "clearing 5": ["sword", [None, 2]],
        "seen": ["a", "b"],
    }


def test_what_boards_say_and_what_was_chosen_is_told() -> None:
    scene = Scene()
    ASTRAY.keep(scene.state, 2, "honeycomb_clergy", item("sword"))
    COALITION.keep(scene.state, "marquise_de_cat", "honeycomb_clergy")
    assert "options" not in position(scene.state)
    scene.state.options = {"honeycomb_clergy": ("strict",)}
    assert position(scene.state)["facts"] == [
        ["honeycomb_clergy", "astray", "sword", 2],
        ["honeycomb_clergy", "coalition with", "marquise_de_cat"],
    ]
    assert position(scene.state)["options"] == {"honeycomb_clergy": ["strict"]}
