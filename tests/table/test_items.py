"""The item supply, the names of items, and the battle dice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from woodlaw.table.items import UnknownItem, battle_die, item_named, item_supply
from woodlaw.table.pieces import item

FACTS = Path(__file__).parents[3] / "shared" / "facts" / "boards.json"


def test_the_supply_holds_twelve_items() -> None:
    assert sum(item_supply().values()) == 12
    assert item_supply()[item("crossbow")] == 1
    assert item_supply()[item("sword")] == 2
    assert item("torch") not in item_supply()


@pytest.mark.parametrize(("name", "kind"), [("Sack", "bag"), ("boots", "boot"), ("Root  Tea", "tea"), ("club", "club")])
def test_items_are_found_by_what_people_call_them(name: str, kind: str) -> None:
    assert item_named(name) is item(kind)


def test_an_unknown_item_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownItem, match="no item is called 'spoon'; known are boot, bag, crossbow"):
        item_named("spoon")


def test_a_battle_die_shows_each_of_nought_to_three_three_times() -> None:
    assert {face: battle_die().count(face) for face in battle_die()} == {0: 3, 1: 3, 2: 3, 3: 3}


@pytest.mark.skipif(not FACTS.exists(), reason="the source facts are not at hand")
def test_the_same_as_the_source() -> None:
    source = json.loads(FACTS.read_text(encoding="utf-8"))
    assert {piece.kind: count for piece, count in item_supply().items()} == source["item_supply"]
    assert list(battle_die()) == source["battle_dice"]["faces"]
