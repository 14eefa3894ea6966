from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.factions.conftest import lent

from woodlaw.engine.battle import defenseless
from woodlaw.engine.events import Crafted, Placed, Revealed
from woodlaw.engine.place import why_not_place, why_not_remove
from woodlaw.engine.sides import Falling, Fight
from woodlaw.engine.victory import COALITION
from woodlaw.factions.twilight_council import FACTION
from woodlaw.factions.vagabond.relationships import ALLIED, RELATIONSHIP
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.audits.twilight_council.records import Records
from woodlaw.table.cards import Card
from woodlaw.table.places import clearing, supply

COUNCIL = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

T, C, E, V, H = "twilight_council", "marquise_de_cat", "eyrie_dynasties", "vagabond", "lord_of_the_hundreds"


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(T, C, E)


def test_governors_keep_enemies_from_placing_and_removing(table: Table) -> None:
    table.put(T, "governing_assembly", 9)
    table.put(T, "closed_assembly", 8)
    cat, bird = table.piece(C, "warrior"), table.piece(E, "warrior")
    for refusal in (
        why_not_place(table.game, C, cat, clearing(9)),
        why_not_remove(table.game, C, bird, clearing(9)),
    ):
        assert refusal is not None
        assert refusal.clause == "17.2.3"
    assert why_not_place(table.game, C, cat, clearing(8)) is None
    assert why_not_place(table.game, T, table.piece(T, "warrior"), clearing(9)) is None
    assert why_not_remove(table.game, C, bird, clearing(9), Falling(Fight(C, E, clearing(9)))) is None


def test_governors_keep_enemies_from_crafting(table: Table) -> None:
    table.put(C, "workshop", 9, 8)
    table.put(T, "governing_assembly", 9)
    assert crafting_suits(table.game, C) == [frozenset({"fox"})]
    assert crafting_suits(table.game, T) == [frozenset({"mouse"})]


def test_governors_mind_no_ally(table: Table) -> None:
    table.put(T, "governing_assembly", 9)
    COALITION.keep(table.state, T, C)
    assert why_not_place(table.game, C, table.piece(C, "warrior"), clearing(9)) is None


def test_peacekeepers_defend_those_attacked_at_assemblies(table: Table) -> None:
    table.put(T, "warrior", 9, count=2)
    table.put(C, "warrior", 9, count=3)
    table.put(E, "roost", 9)
    fight = Fight(C, E, clearing(9))
    assert defenseless(table.game, fight)
    assert most_hits(table.game, E, fight, (3, 3)) == 0
    table.put(T, "closed_assembly", 9)
    assert not defenseless(table.game, fight)
    assert most_hits(table.game, E, fight, (3, 3)) == 2
    assert lent(COUNCIL, table.game, T, Fight(C, T, clearing(9))) == 0
    assert lent(COUNCIL, table.game, C, fight) == 0


def test_peacekeepers_leave_vagabonds_alone(lay: Lay) -> None:
    table = lay(T, C, V)
    table.put(T, "warrior", 9, count=2)
    table.put(T, "closed_assembly", 9)
    table.put(V, "pawn", 9)
    table.put(C, "warrior", 9)
    assert lent(COUNCIL, table.game, V, Fight(C, V, clearing(9))) == 0
    assert lent(COUNCIL, table.game, C, Fight(V, C, clearing(9))) == 2
    RELATIONSHIP.keep(table.state, ALLIED, V, T)
    assert lent(COUNCIL, table.game, C, Fight(V, C, clearing(9))) == 0, "they attack with their ally"


def test_they_craft_with_assemblies_and_a_clearing_holds_one(table: Table) -> None:
    table.put(T, "closed_assembly", 9)
    table.put(T, "governing_assembly", 8)
    assert crafting_suits(table.game, T) == [frozenset({"fox"}), frozenset({"mouse"})]
    refusal = why_not_place(table.game, T, table.piece(T, "closed_assembly"), clearing(8))
    assert refusal is not None
    assert refusal.clause == "17.4.3"
    assert why_not_place(table.game, T, table.piece(T, "closed_assembly"), clearing(7)) is None
    assert COUNCIL.stored(table.piece(T, "governing_assembly")) is table.piece(T, "closed_assembly")


def test_banish_forces_enemy_warriors_out(table: Table) -> None:
    cat = table.piece(C, "warrior")
    assert not COUNCIL.carries(table.game, T, cat, clearing(9), clearing(12)), "no assembly"
    table.put(T, "closed_assembly", 9)
    assert COUNCIL.carries(table.game, T, cat, clearing(9), clearing(12))
    assert not COUNCIL.carries(table.game, T, cat, clearing(9), clearing(8)), "no path"
    assert not COUNCIL.carries(table.game, C, cat, clearing(9), clearing(12)), "not in its turn"
    assert not COUNCIL.carries(table.game, T, table.piece(C, "wood"), clearing(9), clearing(12))


def test_the_warlord_is_not_banished(lay: Lay) -> None:
    table = lay(T, H)
    table.put(T, "closed_assembly", 9)
    table.state.current = T
    assert not COUNCIL.carries(table.game, T, table.piece(H, "warlord"), clearing(9), clearing(12))
    assert COUNCIL.carries(table.game, T, table.piece(H, "warrior"), clearing(9), clearing(12))


def test_overseeing_counts_governing_assemblies_with_enemies(table: Table) -> None:
    table.put(T, "governing_assembly", 9, 8)
    table.put(T, "closed_assembly", 7)
    table.put(C, "wood", 9)
    table.put(E, "roost", 7)
    table.put(E, "warrior", 8)
    assert table.turn(T).earned(T) == [("17.6.4", 1, 2)]
    assert table.turn(T, over=True).earned(T) == [("17.6.4", 0, 2)]
    assert table.turn(C).earned(T) == []


def test_revealed_birds_may_empower(table: Table) -> None:
    shown = Revealed(T, T, (Card(suit="bird"), Card(suit="fox"), Card(suit="bird")))
    assert table.turn(T, shown).earned(T)[0] == ("17.6.1.III", 0, 2)
    assert len(table.turn(C, shown).earned(T)) == 1


def test_four_loyalists_at_most(table: Table) -> None:
    warrior = table.piece(T, "warrior")
    gained = Placed(T, warrior, 4, supply(T), COUNCIL.box("", "warrior"))
    assert table.turn(T, gained).clauses == []
    one_more = Placed(T, warrior, 1, supply(T), COUNCIL.box("", "warrior"))
    assert table.turn(C, one_more).clauses == ["17.2.1"]


@pytest.mark.parametrize(("assemblies", "draws"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_inspire_draws_by_assemblies(table: Table, assemblies: int, draws: int) -> None:
    for number in range(1, assemblies + 1):
        table.put(T, ("closed_assembly", "governing_assembly")[number % 2], number)
    assert COUNCIL.turn_draws(table.game) == (draws, 4)
    table.turn(T, Crafted(C, Card()))
    assert COUNCIL.turn_draws(table.game) == (draws, 4)
    table.turn(T, Crafted(T, Card()))
    assert COUNCIL.turn_draws(table.game) == (1, 4), "who crafts is not inspired"


def test_assemblies_that_are_gone_from_elsewhere_inspire_nobody_for_sure(table: Table) -> None:
    table.put(T, "closed_assembly", 1, 2)
    table.turn(C, table.removed(C, T, "closed_assembly", 9))
    assert COUNCIL.turn_draws(table.game) == (1, 4)
