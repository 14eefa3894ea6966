from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.battle import most_hits
from woodlaw.engine.concepts import ruler
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Guessed, Scored, Stated
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.eyrie_dynasties import FACTION as EYRIE
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import OUT_OF_GAME, board, clearing, hand

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

E, C = "eyrie_dynasties", "marquise_de_cat"
RECRUIT = board(E, "recruit")


def lead(table: Table, leader: str) -> None:
    table.own_card(E, leader, board(E, "cards"))


def test_lords_of_the_forest_rule_ties_where_they_stand(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "warrior", 5)
    table.put(C, "warrior", 5)
    assert ruler(table.game, clearing(5)) == E
    table.put(C, "warrior", 5)
    assert ruler(table.game, clearing(5)) == C
    assert ruler(table.game, clearing(6)) == ""


def test_disdain_for_trade_unless_the_builder_leads(lay: Lay) -> None:
    table = lay(E, C)
    assert item_points(table.game, E, "hammer", 2) == (1, 2), "without a known leader either"
    lead(table, "despot")
    assert item_points(table.game, E, "hammer", 2) == (1,)
    assert item_points(table.game, C, "hammer", 2) == (2,)
    lead(table, "builder")
    assert item_points(table.game, E, "hammer", 2) == (2,)


def test_the_commander_deals_an_extra_hit_as_attacker(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "warrior", 5)
    table.put(C, "warrior", 5)
    attack, defence = Fight(E, C, clearing(5)), Fight(C, E, clearing(5))
    lead(table, "despot")
    assert most_hits(table.game, E, attack, (3, 0)) == 1
    lead(table, "commander")
    assert most_hits(table.game, E, attack, (3, 0)) == 2
    assert most_hits(table.game, E, defence, (3, 3)) == 1


def test_one_roost_a_clearing(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    refusal = why_not_place(table.game, E, table.piece(E, "roost"), clearing(5))
    assert refusal is not None
    assert refusal.clause == "7.5.2.IV"
    assert why_not_place(table.game, E, table.piece(E, "roost"), clearing(2)) is None


def test_building_takes_rule_while_a_roost_stands(lay: Lay) -> None:
    table = lay(E, C)
    table.put(C, "warrior", 5)
    added = table.cards(hand(E), RECRUIT, "fox")
    assert table.turn(E, added, table.placed(E, "roost", 5)).clauses == [], "the first roost goes anywhere"
    table.put(C, "warrior", 2)
    assert table.turn(E, added, table.placed(E, "roost", 2)).clauses == ["7.5.2.IV"]


def test_roosts_score_in_evening_unless_the_game_is_over(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 1, 2, 5, 6)
    added = table.cards(hand(E), RECRUIT, "fox")
    assert table.turn(E, added).earned(E) == [("7.6.1", 3, 3)]
    assert table.turn(C).earned(E) == []
    assert table.turn(E, over=True).earned(E) == [("7.6.1", 0, 3)]


def test_the_despot_scores_once_a_battle_in_which_something_falls(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "warrior", 5, count=4)
    table.put(C, "sawmill", 5)
    table.put(C, "wood", 5, count=2)
    table.put(C, "warrior", 5)
    lead(table, "despot")
    battle = Battled(E, C, clearing(5))
    told = table.turn(
        E,
        table.cards(hand(E), RECRUIT, "fox"),
        battle,
        table.removed(E, C, "warrior", 5),
        table.removed(E, C, "wood", 5),
        table.removed(E, C, "sawmill", 5),
        battle,
        table.removed(E, C, "wood", 5),
    )
    assert told.earned(E) == [("7.8.4", 1, 1), ("7.8.4", 1, 1)]


def test_what_the_despot_removes_otherwise_scores_no_more(lay: Lay) -> None:
    table = lay(E, C)
    table.put(C, "wood", 5, count=2)
    lead(table, "despot")
    added = table.cards(hand(E), RECRUIT, "fox")
    assert table.turn(E, added, table.removed(E, C, "wood", 5)).points == []
    guessed = table.turn(
        E, added, Battled(E, C, clearing(5)), Guessed(E, "t_b", clearing(5)), table.removed(E, C, "wood", 5)
    )
    assert guessed.earned(E) == [("7.8.4", 0, 1)]


def test_other_leaders_score_nothing_more_in_battle(lay: Lay) -> None:
    table = lay(E, C)
    table.put(C, "wood", 5)
    lead(table, "charismatic")
    added = table.cards(hand(E), RECRUIT, "fox")
    assert table.turn(E, added, Battled(E, C, clearing(5)), table.removed(E, C, "wood", 5)).points == []


@pytest.mark.parametrize(
    ("suits", "clauses"),
    [
        (("fox",), []),
        (("bird", "fox"), []),
        (("bird", "bird"), ["7.4.2"]),
        (("fox", "fox", "mouse"), ["7.4.2"]),
    ],
)
def test_one_or_two_cards_join_the_decree(lay: Lay, suits: tuple[str, ...], clauses: list[str]) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    assert table.turn(E, table.cards(hand(E), RECRUIT, *suits)).clauses == clauses


def test_a_turn_without_a_card_for_the_decree_is_noticed_unless_it_broke_off(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    told = table.turn(E)
    assert [(offence.kind, offence.clause) for offence in told.offences] == [("omission", "7.4.2")]
    assert table.turn(E, over=True).clauses == []
    assert table.turn(C).clauses == []


def test_setup_takes_a_roost_warriors_and_a_leader(lay: Lay) -> None:
    table = lay(E, C)
    assert table.turn(E, setup=True).clauses == ["7.3.2", "7.3.2", "7.3.3"]
    lead(table, "despot")
    table.put(E, "warrior", 1, count=6)
    assert table.turn(E, table.placed(E, "roost", 1), setup=True).clauses == []


def test_crafting_recruiting_and_building_follow_each_other(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    told = table.turn(
        E,
        table.cards(hand(E), RECRUIT, "fox"),
        Crafted(E, Card()),
        table.placed(E, "warrior", 5),
        table.placed(E, "roost", 2),
    )
    assert [step and step[0] for step in told.steps] == [None, None, 1, 2, 3, None]


def test_a_warrior_in_place_of_another_is_no_recruiting(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.put(C, "warrior", 5)
    told = table.turn(E, table.removed(E, C, "warrior", 5), table.placed(E, "warrior", 5))
    assert told.steps[2] is None


@pytest.mark.parametrize(("roosts", "draws"), [(2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_roosts_uncover_draws(lay: Lay, roosts: int, draws: int) -> None:
    table = lay(E, C)
    table.put(E, "roost", *(1, 2, 3, 4, 5, 6, 7)[:roosts])
    assert EYRIE.turn_draws(table.game) == (draws, draws)


def turmoil(table: Table, lost: int) -> list[Event]:
    table.game.lay(Card(name="builder", kind=CardKind.OTHER), OUT_OF_GAME)
    deposed = CardsMoved(E, (Card(name="builder", kind=CardKind.OTHER),), OUT_OF_GAME, board(E, "cards"))
    return [table.cards(hand(E), RECRUIT, "bird"), Stated(E, E, "", ""), Scored(E, -lost), deposed]


@pytest.mark.parametrize(
    ("had", "lost", "clauses"), [(9, 3, []), (9, 2, ["7.7.1"]), (9, 4, ["7.7.1"]), (2, 2, []), (2, 3, [])]
)
def test_turmoil_costs_a_point_for_each_bird_and_both_viziers(
    lay: Lay, had: int, lost: int, clauses: list[str]
) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.game.score(E, had)
    assert table.turn(E, *turmoil(table, lost)).clauses == clauses


def test_turmoil_deposes_the_leader(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.game.score(E, 9)
    assert table.turn(E, *turmoil(table, 3)[:-1]).clauses == ["7.7.3"]


def test_without_roosts_a_new_one_is_placed(lay: Lay) -> None:
    table = lay(E, C)
    added = table.cards(hand(E), RECRUIT, "fox")
    assert table.turn(E, added).clauses == ["7.4.3"]
    assert table.turn(E, added, table.placed(E, "roost", 5), table.placed(E, "warrior", 5, 3)).clauses == []
    assert table.turn(E, added).clauses == []
