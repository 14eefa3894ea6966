from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import modifiers
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import Moved
from woodlaw.engine.extension import seat_of
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.knaves_of_the_deepwood import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.knaves_of_the_deepwood.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.places import clearing, forest, play_area

KNAVES = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

N, C, E, V = "knaves_of_the_deepwood", "marquise_de_cat", "eyrie_dynasties", "vagabond"
WOODS, BEYOND = forest((4, 9, 12)), forest((1, 9, 10, 12))


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(N, C, E)


def test_each_captain_has_the_items_of_its_card() -> None:
    captains = KNAVES.values["captains"]
    assert {captain.kind for captain in KNAVES.captains} == set(captains) == KNAVES.own_cards
    assert len(captains) == 12
    assert all(len(items) == 2 for items in captains.values())
    assert captains["ronin"] == ["boot", "sword"]


def test_skunks_are_the_plain_warriors() -> None:
    assert KNAVES.warrior is KNAVES.piece("skunk")
    assert KNAVES.written("w") == (KNAVES.warrior,)
    assert KNAVES.written("w_thief") == (KNAVES.piece("thief"),)


def test_they_run_through_forests(table: Table) -> None:
    assert set(adjacent(table.game, N, WOODS)) >= {clearing(4), clearing(9), clearing(12), BEYOND}
    assert WOODS in adjacent(table.game, N, clearing(9))
    assert WOODS not in adjacent(table.game, C, clearing(9))
    assert adjacent(table.game, C, WOODS) == ()


def test_in_and_out_of_forests_they_ignore_rule(table: Table) -> None:
    table.put(C, "warrior", 9, 12, count=3)
    own = [(table.piece(N, "thief"), 1), (table.piece(N, "skunk"), 2)]
    assert why_not_move(table.game, N, own, WOODS, clearing(9)) is None
    assert why_not_move(table.game, N, own, clearing(9), WOODS) is None
    refusal = why_not_move(table.game, N, own, clearing(9), clearing(12))
    assert refusal is not None
    assert refusal.clause == "4.2.1"


def test_captains_dash_whoever_rules(table: Table) -> None:
    skunk, thief = table.piece(N, "skunk"), table.piece(N, "thief")
    assert not KNAVES.carries(table.game, N, skunk, clearing(9), clearing(12)), "no Captain is there"
    table.put(N, "thief", 9)
    assert KNAVES.carries(table.game, N, thief, clearing(9), clearing(12))
    assert KNAVES.carries(table.game, N, skunk, clearing(9), clearing(12))
    assert not KNAVES.carries(table.game, N, thief, clearing(9), clearing(8))
    assert not KNAVES.carries(table.game, C, thief, clearing(9), clearing(12))


def test_captains_dash_through_tunnels_too(table: Table) -> None:
    thief = table.piece(N, "thief")
    table.put(N, "thief", 9)
    table.put(N, "acclaim", 9, 8)
    (tunnels,) = table.state.deck.by_id("tunnels")
    table.game.lay(tunnels, play_area(N))
    assert KNAVES.carries(table.game, N, thief, clearing(9), clearing(8))
    assert not KNAVES.carries(table.game, N, thief, clearing(9), clearing(5))


def test_captains_dash_along_no_closed_path(lay: Lay) -> None:
    table = lay(N, C, on="mountain")
    thief = table.piece(N, "thief")
    assert table.state.closed_paths
    for one, other in table.state.closed_paths:
        table.put_back(N, "thief")
        table.put(N, "thief", one)
        assert not KNAVES.carries(table.game, N, thief, clearing(one), clearing(other))


def test_acclaim_lies_in_clearings_one_in_each(table: Table) -> None:
    acclaim = table.piece(N, "acclaim")
    assert why_not_place(table.game, N, acclaim, clearing(9)) is None
    table.put(N, "acclaim", 9)
    for place in (clearing(9), WOODS):
        refusal = why_not_place(table.game, N, acclaim, place)
        assert refusal is not None
        assert refusal.clause == "18.2.3"


def test_captains_are_readied_in_forests(table: Table) -> None:
    thief = table.piece(N, "thief")
    table.state.current = N
    assert why_not_place(table.game, N, thief, WOODS) is None
    refusal = why_not_place(table.game, N, thief, clearing(9))
    assert refusal is not None
    assert refusal.clause == "18.2.5"
    table.state.current = C
    assert why_not_place(table.game, N, thief, WOODS) is not None


def test_prisoners_are_dragged_into_an_empty_forest_next_to_the_battle(table: Table) -> None:
    cat = table.piece(C, "warrior")
    assert KNAVES.carries(table.game, N, cat, clearing(9), WOODS)
    assert not KNAVES.carries(table.game, N, cat, clearing(8), WOODS), "the forest is not adjacent"
    assert not KNAVES.carries(table.game, C, cat, clearing(9), WOODS)
    assert not KNAVES.carries(table.game, N, table.piece(C, "wood"), clearing(9), WOODS)
    table.put(E, "warrior", WOODS)
    assert not KNAVES.carries(table.game, N, cat, clearing(9), WOODS), "it holds a Prisoner"
    assert KNAVES.prisoners(table.state, WOODS) == 1


def test_prisoners_are_let_go_into_a_clearing(table: Table) -> None:
    cat = table.piece(C, "warrior")
    assert KNAVES.carries(table.game, N, cat, WOODS, clearing(1))
    assert not KNAVES.carries(table.game, C, cat, WOODS, clearing(1))


def test_a_filched_item_scores_nothing_a_served_one_its_points(table: Table) -> None:
    assert item_points(table.game, N, "sword", 2) == (0, 2)
    assert item_points(table.game, C, "sword", 2) == (2,)
    assert crafting_suits(table.game, N) is None
    assert KNAVES.item_box() is not seat_of(table.game, C).item_box()


def test_captains_change_battles_they_start(table: Table) -> None:
    table.put(N, "skunk", 9)
    table.put(C, "warrior", 9)
    fight = Fight(N, C, clearing(9))
    assert list(modifiers(table.game, fight)) == []
    table.put(N, "arbiter", 9)
    table.put(N, "jailor", 9)
    found = {
        (m.clause, m.extra, m.taken, m.ignored_rolled, m.ignores_first)
        for m in modifiers(table.game, fight)
        if m.optional
    }
    assert found == {("18.5.1.IVc", 0, 0, 0, True), ("K.5.2", 1, 1, 0, False), ("K.12.2", -1, 0, 1, False)}
    assert most_hits(table.game, N, fight, (1, 1)) == 1 + 1, (
        "the Arbiter may deal one more; the Jailor need not deal fewer"
    )
    assert most_hits(table.game, C, fight, (1, 1)) == 1 + 1, "and then takes one more"
    assert list(modifiers(table.game, Fight(C, N, clearing(9)))) == []


def test_prisoners_and_acclaim_score_by_twos(table: Table) -> None:
    table.put(C, "warrior", WOODS)
    table.put(E, "warrior", BEYOND, forest((3, 6, 11)))
    table.put(N, "acclaim", 1, 2, 3, 4, 5)
    table.put(N, "skunk", WOODS, count=4)
    assert table.turn(N).earned(N) == [("18.6.1", 1 + 2, 1 + 2)]
    freed = Moved(N, ((table.piece(C, "warrior"), 1),), WOODS, clearing(4))
    assert table.turn(N, freed).earned(N) == [("18.6.1", 1 + 2, 1 + 2)]
    freed = Moved(N, ((table.piece(E, "warrior"), 1),), BEYOND, clearing(4))
    assert table.turn(N, freed).earned(N) == [("18.6.1", 0 + 2, 1 + 2)], "it may have counted before it was let go"
    assert table.turn(N, over=True).earned(N) == [("18.6.1", 0, 2)]


def test_no_vagabond_plays_with_them(lay: Lay) -> None:
    assert lay(N, C).turn(N, setup=True).clauses == []
    assert lay(N, C, V).turn(N, setup=True).clauses == ["18.2.1"]
    assert lay(N, C, "second_vagabond").turn(N, setup=True).clauses == ["18.2.1"]
    assert lay(N, C, V).turn(N).clauses == []
