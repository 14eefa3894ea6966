from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import modifiers
from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.move import why_not_move
from woodlaw.engine.sides import Fight
from woodlaw.engine.victory import removal_points
from woodlaw.factions.keepers_in_iron import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.keepers_in_iron.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.places import Place, board, clearing, forest, hand, supply

KEEPERS = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

K, C = "keepers_in_iron", "marquise_de_cat"
WOODS = forest((3, 6, 11))
RELICS = board(K, "relics")


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(K, C)


def delved(table: Table, origin: Place, destination: int) -> Moved:
    return Moved(K, ((table.piece(K, "figure_relic"), 1),), origin, clearing(destination))


def test_they_craft_with_waystations_of_any_type_either_way_up(table: Table) -> None:
    table.put(K, "figure_tablet_waystation", 9)
    table.put(K, "tablet_jewelry_waystation", 8)
    table.put(K, "figure_relic", 7)
    assert crafting_suits(table.game, K) == [frozenset({"fox"}), frozenset({"mouse"})]


def test_a_waystation_is_one_piece_with_two_sides(table: Table) -> None:
    assert sum(spec.count for kind, spec in KEEPERS.pieces.items() if kind.endswith("waystation")) == 3
    stored = {KEEPERS.stored(waystation) for waystation in KEEPERS.waystations}
    assert {waystation.kind for waystation in stored} == {
        "figure_tablet_waystation",
        "tablet_jewelry_waystation",
        "jewelry_figure_waystation",
    }
    table.put(K, "tablet_figure_waystation", 9)
    assert table.state.count(supply(K), table.piece(K, "figure_tablet_waystation")) == 0
    assert KEEPERS.stored(table.piece(K, "figure_relic")) is table.piece(K, "figure_relic")


def test_devout_knights_ignore_a_hit_beside_a_relic(table: Table) -> None:
    table.put(K, "warrior", 9, count=3)
    table.put(C, "warrior", 9)
    fight = Fight(K, C, clearing(9))
    assert list(modifiers(table.game, fight)) == []
    table.put(K, "figure_relic", 9)
    assert [(m.clause, m.player, m.ignores_first) for m in modifiers(table.game, fight)] == [("15.2.4", K, True)]
    assert most_hits(table.game, K, Fight(K, C, clearing(9), ambush="mouse"), (3, 0)) == 2, "one fell to the ambush"
    assert KEEPERS.battle_modifiers(table.game, Fight(C, "eyrie_dynasties", clearing(9))) == ()


def test_knights_take_relics_along(table: Table) -> None:
    table.put(K, "warrior", 9)
    together = [(table.piece(K, "warrior"), 1), (table.piece(K, "jewelry_relic"), 1)]
    assert why_not_move(table.game, K, together, clearing(9), clearing(12)) is None
    refusal = why_not_move(table.game, C, together, clearing(9), clearing(12))
    assert refusal is not None
    assert refusal.clause == "4.2"


def test_relics_may_be_noted_apart_from_their_knights(table: Table) -> None:
    relic = table.piece(K, "figure_relic")
    assert not KEEPERS.carries(table.game, K, relic, clearing(9), clearing(12))
    table.put(K, "warrior", 12)
    assert KEEPERS.carries(table.game, K, relic, clearing(9), clearing(12))
    assert not KEEPERS.carries(table.game, K, table.piece(K, "warrior"), clearing(9), clearing(12))


def test_relics_are_delved_next_to_their_forest(table: Table) -> None:
    relic = table.piece(K, "figure_relic")
    assert KEEPERS.carries(table.game, K, relic, WOODS, clearing(11))
    assert not KEEPERS.carries(table.game, K, relic, WOODS, clearing(12))
    assert not KEEPERS.carries(table.game, C, relic, WOODS, clearing(11))


def test_trophies_are_prized(table: Table) -> None:
    assert removal_points(table.game, C, table.piece(K, "figure_relic")) == 2
    assert removal_points(table.game, C, table.piece(K, "figure_tablet_waystation")) == 1
    assert removal_points(table.game, K, table.piece(K, "figure_relic")) == 0


def test_a_relic_put_into_a_forest_was_removed(table: Table) -> None:
    table.put(K, "figure_relic", 11)
    trophy = Moved(C, ((table.piece(K, "figure_relic"), 1),), clearing(11), WOODS)
    assert KEEPERS.carries(table.game, C, table.piece(K, "figure_relic"), clearing(11), WOODS)
    told = table.turn(C, trophy)
    assert [(due.points.clause, due.player, due.points.least, due.points.most) for due in told.points] == [
        ("15.2.5", C, 2, 2)
    ]


def test_a_recovered_relic_scores_its_value_and_a_full_column(table: Table) -> None:
    table.put(K, "figure_relic", 9, 9)
    figure = Removed(K, table.piece(K, "figure_relic"), 1, clearing(9), RELICS)
    assert table.turn(K, figure).earned(K) == [("15.5.2.IIIb", 1, 3)]
    table.put(K, "tablet_relic", RELICS)
    table.put(K, "jewelry_relic", 9, RELICS)
    jewelry = Removed(K, table.piece(K, "jewelry_relic"), 1, clearing(9), RELICS)
    assert table.turn(K, jewelry).earned(K) == [("15.5.2.IIIb", 1, 3)], "a second of its type fills no column"
    table.put(K, "tablet_relic", 9)
    tablet = Removed(K, table.piece(K, "tablet_relic"), 1, clearing(9), RELICS)
    table.put(K, "figure_relic", RELICS)
    assert table.turn(K, tablet).earned(K) == [("15.5.2.IIIb", 3, 5)]


def test_waystations_draw_cards(table: Table) -> None:
    assert KEEPERS.turn_draws(table.game) == (1, 1)
    table.put(K, "figure_tablet_waystation", 9)
    table.put(K, "jewelry_tablet_waystation", 8)
    assert KEEPERS.turn_draws(table.game) == (3, 3)


def test_delving_takes_a_warrior_and_rule(table: Table) -> None:
    table.put(K, "figure_relic", WOODS, count=3)
    table.put(C, "warrior", 6)
    assert table.turn(K, delved(table, WOODS, 6)).clauses == ["15.5.2.II"]
    table.put(K, "warrior", 6)
    assert table.turn(K, delved(table, WOODS, 6)).clauses == ["15.5.2.II"], "nobody rules"
    table.put(K, "warrior", 6)
    assert table.turn(K, delved(table, WOODS, 6)).clauses == []


def test_one_relic_moves_with_each_knight(table: Table) -> None:
    table.put(K, "warrior", 9, count=3)
    table.put(K, "figure_relic", 9, count=2)
    relics = table.moved(K, 9, 12, 2, kind="figure_relic")
    assert table.turn(K, table.moved(K, 9, 12, 2), relics).clauses == []
    back = table.moved(K, 12, 9, 2, kind="figure_relic")
    assert table.turn(K, back, table.moved(K, 12, 9)).clauses == ["15.2.4"]


def test_the_retinue_holds_ten_cards(table: Table) -> None:
    move, recover = KEEPERS.box("1", "cards"), KEEPERS.box("3", "cards")
    table.cards(move, move, *["fox"] * 7)
    added = [table.cards(hand(K), recover, "fox", "fox", "fox"), table.cards(hand(K), recover, "mouse")]
    table.cards(board(K, "elsewhere"), hand(K), "fox")
    told = table.turn(K, added[0])
    assert told.clauses == []
    table.game.lay(added[1].cards[0], hand(K))
    assert table.turn(K, added[1]).clauses == ["15.6.2"]


def test_four_warriors_live_off_the_land(table: Table) -> None:
    table.put(K, "warrior", 9, count=5)
    table.put(K, "warrior", 8, count=3)
    told = table.turn(K)
    assert [(offence.clause, "clearing 9" in offence.message) for offence in told.offences] == [("15.6.1", True)]
    assert table.turn(K, over=True).clauses == []
    assert table.turn(K, table.removed(K, K, "warrior", 9)).clauses == []
    assert table.turn(C).clauses == []
