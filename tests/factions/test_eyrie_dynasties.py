from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw import asking
from woodlaw.adjudication.judge import adjudicate
from woodlaw.engine.concepts import ruler
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Guessed, Scored, Stated
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.eyrie_dynasties import FACTION
from woodlaw.factions.eyrie_dynasties.abilities import COLUMNS, LEADER_CARDS, LEADERS, VIZIER
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.eyrie_dynasties.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.check import check_text, position_at
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.replaying import split
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.places import DECK, DISCARD, OUT_OF_GAME, board, clearing, hand

EYRIE = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

E, C = "eyrie_dynasties", "marquise_de_cat"
RECRUIT = board(E, "recruit")
BUILD = board(E, "build")


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
    table.put(C, "warrior", *range(1, 13))
    added = table.cards(hand(E), RECRUIT, "fox")
    new = (table.placed(E, "roost", 5), table.placed(E, "warrior", 5, 3))
    assert table.turn(E, added, *new).clauses == [], "the first roost goes anywhere"
    table.put(C, "warrior", 2)
    built = table.cards(hand(E), BUILD, "fox")
    assert table.turn(E, built, table.placed(E, "roost", 2)).clauses == ["7.5.2.IV"]


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


@pytest.mark.parametrize(("held", "clauses"), [(0, []), (1, ["7.4.2"])])
def test_no_card_joins_the_decree_where_emergency_orders_find_none(lay: Lay, held: int, clauses: list[str]) -> None:
    """Whatever turmoil discards later in the turn came too late."""
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.state.cards[RECRUIT] = [Card(suit="fox")] * 4
    table.state.cards[hand(E)] = [UNSEEN] * held
    elsewhere = sum(card.copies for card in table.state.deck.cards if card.kind is not CardKind.DOMINANCE) - 4 - held
    table.state.cards[hand(C)] = [UNSEEN] * elsewhere
    lead(table, "despot")
    _, purge, _, deposed = turmoil(table, 0)
    assert table.turn(E, purge, deposed).clauses == clauses


@pytest.mark.parametrize(("held", "clauses"), [(1, []), (2, ["7.4.2"])])
def test_no_card_joins_the_decree_where_the_last_was_given_away(lay: Lay, held: int, clauses: list[str]) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.state.cards[hand(E)] = [UNSEEN] * held
    assert table.turn(E, table.cards(hand(E), hand(C))).clauses == clauses


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


def test_points_of_a_battle_are_lost_in_turmoil_too(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.game.score(E, 1)
    added, purge, loss, deposed = turmoil(table, 1)
    fought = (Battled(E, C, clearing(3)), Scored(E, 2), Battled(E, C, clearing(3)))
    assert "7.7.1" in table.turn(E, added, *fought, loss, purge, deposed).clauses


@pytest.mark.parametrize(("evening", "clauses"), [([], []), ([2], ["7.7.1"])])
def test_points_before_turmoil_are_lost_where_evening_scores_behind_it(
    lay: Lay, evening: list[int], clauses: list[str]
) -> None:
    table = lay(E, C)
    for number in (1, 3, 5):
        table.put(E, "roost", number)
    added, purge, _, deposed = turmoil(table, 1)
    scored = [Scored(E, points) for points in evening]
    found = table.turn(E, added, Scored(E, 2), Scored(E, -1), purge, deposed, *scored).clauses
    assert [each for each in found if each == "7.7.1"] == clauses


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


@pytest.mark.parametrize(
    ("leader", "counts", "left", "kinds"),
    [
        ("despot", (3,), 20, []),
        ("despot", (2,), 20, ["omission"]),
        ("despot", (), 20, ["omission"]),
        ("despot", (3, 1), 20, []),
        ("despot", (2,), 2, []),
        ("despot", (), 0, []),
        ("charismatic", (3, 2), 20, []),
        ("charismatic", (4, 2), 20, ["violation"]),
        ("charismatic", (4,), 4, []),
    ],
)
def test_three_warriors_come_with_a_new_roost(
    lay: Lay, leader: str, counts: tuple[int, ...], left: int, kinds: list[str]
) -> None:
    table = lay(E, C)
    table.own_card(E, leader, EYRIE.leader_slot)
    if left < 20:
        table.put(E, "warrior", 1, count=20 - left)
    added = table.cards(hand(E), RECRUIT, "rabbit")
    came = [table.placed(E, "warrior", 5, count) for count in counts]
    told = table.turn(E, added, table.placed(E, "roost", 5), *came)
    assert [offence.kind for offence in told.offences if offence.clause == "7.4.3"] == kinds


# Cards of the board ---------------------------------------------------------------------------------------------------
def leaders(table: Table) -> tuple[list[str], list[str], list[str]]:
    """Return the names of the leader, of those face up and of those face down."""
    boxes = (EYRIE.leader_slot, EYRIE.leaders_box, EYRIE.deposed_box)
    slot, face_up, face_down = (sorted(card.name for card in table.state.cards_at(box)) for box in boxes)
    return slot, face_up, face_down


def viziers(table: Table) -> list[str]:
    return [column for column in COLUMNS if VIZIER in table.state.cards_at(EYRIE.column(column))]


def chosen(leader: str) -> CardsMoved:
    return CardsMoved(E, (Card(name=leader, kind=CardKind.OTHER),), EYRIE.leader_slot, EYRIE.leader_slot)


def test_books_turn_leaders_and_tuck_viziers(lay: Lay) -> None:
    table = lay(E, C)
    assert leaders(table) == ([], sorted(LEADERS), [])
    assert viziers(table) == []
    table.put(E, "roost", 5)
    added = table.cards(hand(E), RECRUIT, "fox")
    table.turn(E, chosen("despot"), setup=True)
    assert leaders(table) == (["despot"], ["builder", "charismatic", "commander"], [])
    assert viziers(table) == ["move", "build"]
    table.turn(E, added, Stated(E, E, "", ""), chosen("builder"))
    assert leaders(table) == (["builder"], ["charismatic", "commander"], ["despot"])
    assert viziers(table) == ["recruit", "move"]
    for leader in ("charismatic", "commander"):
        table.turn(E, added, Stated(E, E, "", ""), chosen(leader))
    assert leaders(table) == (["commander"], [], ["builder", "charismatic", "despot"])
    table.turn(E, added, Stated(E, E, "", ""), chosen("commander"))
    assert leaders(table) == (["commander"], ["builder", "charismatic", "despot"], [])
    assert viziers(table) == ["move", "battle"]


def test_a_leader_that_a_record_writes_elsewhere_leads_nobody(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    strayed = CardsMoved(E, (Card(name="builder", kind=CardKind.OTHER),), EYRIE.leader_slot, hand(E))
    table.turn(E, table.cards(hand(E), RECRUIT, "fox"), strayed)
    assert leaders(table) == ([], sorted(LEADERS), [])


def test_viziers_that_the_record_has_tucked_are_humiliated_once(lay: Lay) -> None:
    table = lay(E, C)
    table.put(E, "roost", 5)
    table.game.score(E, 9)
    table.put(E, "warrior", 5, count=20)
    table.turn(E, chosen("despot"), setup=True)
    assert table.turn(E, *turmoil(table, 3)).clauses == []
    assert EYRIE.decree(table.state) == [VIZIER, VIZIER]


def test_records_tell_leaders_as_they_come_and_the_purge_at_once() -> None:
    anvil, sappers = Card(name="Anvil", suit="fox"), Card(name="Sappers", suit="bird")
    builder, despot = LEADER_CARDS["builder"], LEADER_CARDS["despot"]
    happened: list[tuple[Event, tuple[str, ...]]] = [
        (Scored(E, -3), ("7.7.1",)),
        (CardsMoved(E, (anvil,), RECRUIT, DISCARD), ("7.7", "7.7.2")),
        (CardsMoved(E, (sappers,), RECRUIT, DISCARD), ("7.7", "7.7.2")),
        (CardsMoved(E, (despot,), EYRIE.leader_slot, EYRIE.deposed_box), ("7.7.3",)),
        (CardsMoved(E, (builder,), EYRIE.leaders_box, EYRIE.leader_slot), ("7.7.3",)),
        (CardsMoved(E, (VIZIER,), EYRIE.column("build"), RECRUIT), ("7.7.3",)),
        (CardsMoved(E, (anvil,), hand(E), DISCARD), ("7.6.2",)),
    ]
    assert [event for event, _ in EYRIE.recorded(happened, {})] == [
        Scored(E, -3),
        Stated(E, E, "", ""),
        CardsMoved(E, (builder,), DECK, EYRIE.leader_slot),
        CardsMoved(E, (anvil,), hand(E), DISCARD),
    ]


def test_positions_take_leaders_and_viziers_from_where_they_lie_at_first() -> None:
    text = (
        "woodlaw position: 1\nseats: [Eyrie, Marquise]\nEyrie:\n"
        "  board: {cards: [despot], deposed: [builder], move: [Loyal Vizier, Anvil], build: [Loyal Vizier]}\n"
    )
    state = read_position(text).state
    assert [card.name for card in state.cards_at(EYRIE.leaders_box)] == ["charismatic", "commander"]
    assert state.cards_at(EYRIE.viziers_box) == []
    assert [card.name for card in EYRIE.decree(state)] == ["Loyal Vizier", "Anvil", "Loyal Vizier"]
    again = read_position(write_position(state)).state
    boxes = (EYRIE.leader_slot, EYRIE.leaders_box, EYRIE.deposed_box, *map(EYRIE.column, COLUMNS))
    assert [again.cards_at(box) for box in boxes] == [state.cards_at(box) for box in boxes]


def test_a_birdsong_that_is_gone_on_with_counts_what_was_added() -> None:
    text = (
        "woodlaw position: 1\nseats: [Eyrie, Marquise]\nturn: Eyrie, Birdsong, add to the decree\n"
        "this turn: {added to the Decree: [bird]}\nclearings: {5: 1 roost}\n"
        "Eyrie: {hand: [Anvil, Sappers], board: {cards: [despot], move: [Armorers]}}\n"
    )
    sappers = adjudicate(text, [{"card for the Decree": "Sappers > move"}])
    assert (sappers.legal, sappers.clause) == (False, "7.4.2")
    assert adjudicate(text, [{"card for the Decree": "Anvil > move"}]).legal
    assert adjudicate(text, [{"card for the Decree": "decline"}]).legal
    third = adjudicate(text, [{"card for the Decree": "Anvil > move"}, {"card for the Decree": "Sappers > move"}])
    assert (third.legal, third.clause) == (False, "7.4.2")


def test_what_the_decree_asks_is_listed() -> None:
    text = (
        "woodlaw position: 1\nseats: [Eyrie, Marquise]\nturn: Eyrie, Daylight\n"
        "clearings: {5: 1 roost, 1: 1 roost}\n"
        "Eyrie: {board: {cards: [despot], recruit: [Anvil, Root Tea (rabbit)]}}\n"
    )
    told = [option.name for option in asking.options(text)]
    assert told[:2] == ["recruit card: fox", "recruit card: rabbit"]


def test_what_rests_on_a_suit_of_the_decree_that_nobody_knows_is_undecided() -> None:
    text = (
        "woodlaw position: 1\nseats: [Eyrie, Marquise]\nturn: Eyrie, Daylight\nclearings: {5: 1 roost}\n"
        "Eyrie: {board: {cards: [despot], recruit: [1 unknown]}}\n"
    )
    ruling = adjudicate(text, [{"recruit card": "fox"}])
    assert (ruling.verdict.value, ruling.clause) == ("undecided", "7.5.2")
    assert ruling.reason.endswith("this rests on cards that nobody has seen: 1 in Eyrie Dynasties's recruit")


def test_games_replay_and_their_rootlog_holds_the_same_decree() -> None:
    played = simulate(Wanted((E, C), "autumn", "standard", "", rootlog=True), 8)
    assert check_text(played.rootlog).findings == []
    boxes = (EYRIE.leader_slot, EYRIE.leaders_box, EYRIE.deposed_box, *map(EYRIE.column, COLUMNS))
    for turn in range(played.outcome.turns + 1):
        truth = replay(split(played.record), turn).state
        kept = position_at(played.rootlog, turn)
        assert truth is not None
        for box in boxes:
            told, true = ([(card.name, card.suit) for card in state.cards_at(box)] for state in (kept, truth))
            assert sorted(told) == sorted(true), (turn, box)
