from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.events import Battled, Happening, Moved, Placed, Removed
from woodlaw.engine.place import room_for, why_no_room, why_not_place, why_not_remove, why_not_so_many
from woodlaw.engine.victory import removal_points
from woodlaw.factions.lemming_reavers import FACTION
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.lemming_reavers.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.places import clearing, supply

REAVERS = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

S, C, E = "lemming_reavers", "marquise_de_cat", "eyrie_dynasties"
CACHES = REAVERS.box("", "loot")


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(S, C, E)


def clause(refusal: object) -> str:
    return getattr(refusal, "clause", "")


def test_they_craft_with_encampments(table: Table) -> None:
    table.put(S, "encampment", 9)
    table.put(S, "loot", 8)
    assert crafting_suits(table.game, S) == [frozenset({"mouse"})]


def test_caches_stay_while_other_enemies_are_about(table: Table) -> None:
    loot = table.piece(S, "loot")
    table.put(S, "loot", 9)
    table.put(S, "depot", 9)
    table.put(C, "warrior", 9)
    assert why_not_remove(table.game, C, loot, clearing(9)) is None
    table.put(E, "roost", 9)
    assert clause(why_not_remove(table.game, C, loot, clearing(9))) == "LR.2.2.I"
    table.game.adjust(table.piece(E, "roost"), clearing(9), -1)
    table.put(S, "warrior", 9)
    assert clause(why_not_remove(table.game, C, loot, clearing(9))) == "LR.2.2.I"
    assert why_not_remove(table.game, C, table.piece(S, "warrior"), clearing(9)) is None
    assert clause(REAVERS.forbids_move(table.game, C, loot, clearing(9), clearing(12))) == "LR.2.2.I"


def test_a_reserve_scores_its_remover_two(table: Table) -> None:
    assert removal_points(table.game, C, table.piece(S, "reserve")) == 2
    assert removal_points(table.game, C, table.piece(S, "loot")) == 1
    assert removal_points(table.game, S, table.piece(S, "reserve")) == 0


@pytest.mark.parametrize(
    ("in_supply", "provisions", "allowed"),
    [(12, 0, True), (11, 0, False), (7, 1, True), (6, 1, False), (2, 2, True), (1, 2, False)],
)
def test_upkeep_keeps_warriors_in_the_supply(table: Table, in_supply: int, provisions: int, allowed: bool) -> None:
    warrior = table.piece(S, "warrior")
    table.put(S, "warrior", 12, count=25 - in_supply)
    if provisions:
        table.put(S, "provisions", CACHES, count=provisions)
    refusal = why_no_room(table.game, S, warrior, clearing(9))
    assert clause(refusal) == ("" if allowed else "LR.2.4")
    assert why_no_room(table.game, C, warrior, clearing(9)) is None, "others place as many as there are"


@pytest.mark.parametrize(
    ("in_supply", "provisions", "most"), [(14, 0, 3), (12, 0, 1), (11, 0, 0), (12, 1, 6), (3, 2, 2)]
)
def test_upkeep_leaves_room_for_so_many(table: Table, in_supply: int, provisions: int, most: int) -> None:
    warrior = table.piece(S, "warrior")
    table.put(S, "warrior", 12, count=25 - in_supply)
    if provisions:
        table.put(S, "provisions", CACHES, count=provisions)
    assert clause(why_not_so_many(table.game, S, warrior, most, clearing(9), supply(S))) == ""
    assert clause(why_not_so_many(table.game, S, warrior, most + 1, clearing(9), supply(S))) == "LR.2.4"
    assert room_for(table.game, S, warrior, clearing(9)) == most


def test_idle_warriors_are_still_in_the_supply(table: Table) -> None:
    table.put(S, "warrior", REAVERS.box("", "warrior"), count=10)
    assert why_no_room(table.game, S, table.piece(S, "warrior"), clearing(9)) is None
    assert REAVERS.supplied(table.game) == 25


def test_caches_and_encampments_keep_apart(table: Table) -> None:
    loot, encampment = table.piece(S, "loot"), table.piece(S, "encampment")
    table.put(S, "encampment", 9)
    table.put(S, "loot", 8)
    assert clause(why_not_place(table.game, S, loot, clearing(9))) == "LR.4.3"
    assert clause(why_not_place(table.game, S, loot, clearing(8))) == "LR.4.3"
    assert clause(why_not_place(table.game, S, encampment, clearing(9))) == "LR.5.2.III"
    assert clause(why_not_place(table.game, S, encampment, clearing(8))) == "LR.5.2.III"
    assert why_not_place(table.game, S, loot, clearing(7)) is None
    assert why_not_place(table.game, S, encampment, clearing(7)) is None
    assert why_not_place(table.game, S, loot, CACHES) is None


def test_loot_draws_cards(table: Table) -> None:
    assert REAVERS.turn_draws(table.game) == (1, 1)
    table.put(S, "loot", CACHES, count=2)
    assert REAVERS.turn_draws(table.game) == (3, 3)


def test_a_depot_lets_who_may_have_removed_it_move_off_turn(table: Table) -> None:
    def moving() -> list[str]:
        ends = clearing(5), clearing(2)
        return [each for each in (C, E, S) if REAVERS.carries(table.game, E, table.piece(each, "warrior"), *ends)]

    assert moving() == []
    table.put(S, "depot", 9)
    table.turn(E, table.removed(E, S, "depot", 9))
    assert moving() == [E]
    table.put(S, "depot", 9)
    table.turn(E, Battled(E, C, clearing(9)), table.removed(C, S, "depot", 9))
    assert moving() == [C, E]


def test_idle_warriors_are_told_as_placed_and_taken_back_as_removed(table: Table) -> None:
    warrior, idle = table.piece(S, "warrior"), REAVERS.idle_box
    stored: Happening = (Moved(S, ((warrior, 10),), supply(S), idle), ("LR.3.3",))
    back: Happening = (Moved(S, ((warrior, 2),), idle, supply(S)), ("LR.2.4",))
    moved: Happening = (Moved(S, ((warrior, 1),), clearing(9), clearing(1)), ("LR.5.2.I",))
    assert REAVERS.recorded([stored, back, moved], {}) == [
        (Placed(S, warrior, 10, supply(S), idle), ("LR.3.3",)),
        (Removed(S, warrior, 2, idle, supply(S)), ("LR.2.4",)),
        moved,
    ]
