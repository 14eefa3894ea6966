from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import modifiers
from woodlaw.engine.craft import craft_points
from woodlaw.engine.events import Crafted
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place, why_not_remove
from woodlaw.engine.sides import Falling, Fight
from woodlaw.factions.lord_of_the_hundreds import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.lord_of_the_hundreds.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.pieces import item
from woodlaw.table.places import board, clearing

HUNDREDS = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

H, C = "lord_of_the_hundreds", "marquise_de_cat"
MOOD = board(H, "cards")


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(H, C)


def test_the_box_holds_what_the_components_list(table: Table) -> None:
    counts = {kind: spec.count for kind, spec in HUNDREDS.pieces.items()}
    assert counts == {"warrior": 20, "warlord": 1, "stronghold": 6, "mob": 5}
    assert [piece.kind for piece in HUNDREDS.written("w_w")] == ["warlord"]
    assert [piece.kind for piece in HUNDREDS.written("w")] == ["warrior"]


def test_they_craft_with_strongholds(table: Table) -> None:
    table.put(H, "stronghold", 8, 9, 9)
    table.put(H, "mob", 7)
    assert crafting_suits(table.game, H) == [frozenset({"fox"}), frozenset({"mouse"}), frozenset({"mouse"})]


def test_the_warlord_falls_in_battle_alone(table: Table) -> None:
    warlord = table.piece(H, "warlord")
    table.put(H, "warlord", 9)
    refusal = why_not_remove(table.game, C, warlord, clearing(9))
    assert refusal is not None
    assert refusal.clause == "14.2.2"
    assert why_not_remove(table.game, C, warlord, clearing(9), Falling(Fight(C, H, clearing(9)))) is None
    assert why_not_remove(table.game, C, table.piece(H, "warrior"), clearing(9)) is None


def test_the_warlord_does_not_move_in_the_turns_of_others(table: Table) -> None:
    table.put(H, "warrior", 9)
    led = [(table.piece(H, "warlord"), 1)]
    table.put(H, "warlord", 9)
    table.state.current = C
    refusal = why_not_move(table.game, H, led, clearing(9), clearing(12))
    assert refusal is not None
    assert refusal.clause == "14.2.2"
    assert why_not_move(table.game, H, [(table.piece(H, "warrior"), 1)], clearing(9), clearing(12)) is None
    table.state.current = H
    assert why_not_move(table.game, H, led, clearing(9), clearing(12)) is None


def test_a_clearing_holds_one_mob(table: Table) -> None:
    table.put(H, "mob", 9)
    refusal = why_not_place(table.game, H, table.piece(H, "mob"), clearing(9))
    assert refusal is not None
    assert refusal.clause == "14.6.1"
    assert why_not_place(table.game, H, table.piece(H, "mob"), clearing(8)) is None


def test_contempt_for_trade_scores_all_or_nothing(table: Table) -> None:
    [sword] = deck_named("E&P").by_id("sword")
    own = craft_points(table.game, H, sword, "sword", 2)
    other = craft_points(table.game, C, sword, "sword", 2)
    assert own is not None
    assert (own.least, own.most) == (0, 2)
    assert other is not None
    assert (other.least, other.most) == (2, 2)


@pytest.mark.parametrize(
    ("mood", "clauses"),
    [("wrathful", ["14.7.8"]), ("stubborn", ["14.7.7"]), ("rowdy", []), ("", ["14.7.7", "14.7.8"])],
)
def test_moods_work_around_the_warlord(table: Table, mood: str, clauses: list[str]) -> None:
    table.put(H, "warlord", 9)
    table.put(H, "warrior", 8)
    table.put(C, "warrior", 8, 9)
    if mood:
        table.own_card(H, mood, MOOD)
    assert [m.clause for m in modifiers(table.game, Fight(H, C, clearing(9)))] == clauses
    assert [m.clause for m in modifiers(table.game, Fight(H, C, clearing(8)))] == []
    assert [m.extra for m in modifiers(table.game, Fight(C, H, clearing(9)))] == [0] * ("14.7.7" in clauses)


def test_wrath_adds_a_hit_and_stubbornness_lets_a_warrior_fight_on(table: Table) -> None:
    table.put(H, "warlord", 9)
    table.put(H, "warrior", 9, count=1)
    table.put(C, "warrior", 9, count=5)
    table.own_card(H, "wrathful", MOOD)
    assert most_hits(table.game, H, Fight(H, C, clearing(9)), (3, 0)) == 3
    assert most_hits(table.game, H, Fight(H, C, clearing(9), "mouse"), (3, 0)) == 0, "both fell to the ambush"
    table.own_card(H, "stubborn", MOOD)
    assert most_hits(table.game, H, Fight(H, C, clearing(9), "mouse"), (3, 0)) == 1, "one hit was ignored"


def test_oppressed_clearings_are_ruled_and_free_of_enemies(table: Table) -> None:
    table.put(H, "warrior", 1, 2, 3, 4)
    table.put(H, "mob", 5)
    table.put(C, "wood", 3)
    assert HUNDREDS.oppressed(table.game) == [clearing(1), clearing(2), clearing(4)]
    assert table.turn(H).earned(H) == [("14.6.2", 2, 2)]


def test_points_of_a_turn_that_ended_the_game_need_not_have_come(table: Table) -> None:
    table.put(H, "warrior", *range(1, 13))
    assert table.turn(H).earned(H) == [("14.6.2", 4, 4)]
    assert table.turn(H, over=True).earned(H) == [("14.6.2", 0, 4)]
    assert table.turn(C).earned(H) == []


def test_an_item_without_space_may_score(table: Table) -> None:
    event = Crafted(H, Card(item="boot"), "boot")
    assert table.turn(H, event).earned(H) == [("14.6.2", 0, 0)]
    table.game.adjust(item("bag"), HUNDREDS.item_box(), 2)
    table.game.adjust(item("coin"), HUNDREDS.item_box(), 2)
    assert table.turn(H, event).earned(H) == [("14.2.4.I", 0, 1), ("14.6.2", 0, 0)]


@pytest.mark.parametrize(
    ("mood", "enemies", "draws"),
    [("rowdy", 2, (2, 2)), ("rowdy", 3, (3, 3)), ("bitter", 3, (1, 1)), ("", 3, (1, 3)), ("", 0, (1, 2))],
)
def test_a_rowdy_warlord_draws_more(table: Table, mood: str, enemies: int, draws: tuple[int, int]) -> None:
    table.put(H, "warlord", 9)
    table.put(C, "wood", 9, count=enemies)
    if mood:
        table.own_card(H, mood, MOOD)
    assert HUNDREDS.turn_draws(table.game) == draws


def test_a_mood_differs_and_shows_no_item_of_the_hoard(table: Table) -> None:
    table.own_card(H, "bitter", MOOD)
    table.game.adjust(item("tea"), HUNDREDS.item_box(), 1)

    def choosing(mood: str) -> list[str]:
        offered = replace(table.cards(MOOD, MOOD), cards=(Card(name=mood),))
        return [offence.clause for offence in HUNDREDS.offences(table.game, offered, [])]

    assert choosing("bitter") == ["14.4.4"]
    assert choosing("grandiose") == ["14.4.4"]
    assert choosing("jubilant") == []


def test_strongholds_stand_where_the_hundreds_rule(table: Table) -> None:
    table.put(H, "warrior", 9)
    table.put(C, "warrior", 8)
    assert table.turn(H, table.placed(H, "stronghold", 8)).clauses == ["14.5.2.III"]
    assert table.turn(H, table.placed(H, "stronghold", 9)).clauses == []
    assert table.turn(H, table.placed(H, "stronghold", 7), setup=True).clauses == []
