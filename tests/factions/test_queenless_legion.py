from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.battle import modifiers
from woodlaw.engine.events import CardsMoved, Event, Happening, Placed, Removed, Stated
from woodlaw.engine.memory import TABLE
from woodlaw.engine.place import removed_to, why_not_place, why_not_recruit
from woodlaw.engine.sides import Fight
from woodlaw.factions.queenless_legion import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.customs import TELLS_EXCHANGES
from woodlaw.logs.audits.queenless_legion.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.places import DISCARD, clearing, hand, play_area, supply

LEGION = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

J, C, E, V, L, Y = (
    "queenless_legion",
    "marquise_de_cat",
    "eyrie_dynasties",
    "vagabond",
    "lizard_cult",
    "honeycomb_clergy",
)
BIRD = Card(suit="bird")


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(J, C, E)


def campaign(table: Table, card: Card) -> None:
    table.game.lay(card, LEGION.box("", "cards"))


def test_they_craft_with_enemy_buildings_and_tokens_at_colonies(table: Table) -> None:
    table.put(C, "wood", 9, count=2)
    table.put(E, "roost", 9)
    table.put(E, "warrior", 9)
    table.put(C, "wood", 8)
    assert crafting_suits(table.game, J) == []
    table.put(J, "colony", 9)
    assert crafting_suits(table.game, J) == [frozenset({"mouse"})] * 3


def test_pieces_removed_in_the_campaign_are_spoils(table: Table) -> None:
    cat = table.piece(C, "warrior")
    campaign(table, Card(suit="mouse"))
    table.state.current = J
    assert removed_to(table.game, cat, clearing(9)) is LEGION.spoils
    assert removed_to(table.game, cat, clearing(8)) is supply(C), "no campaign clearing"
    assert removed_to(table.game, table.piece(J, "warrior"), clearing(9)) is supply(J)
    assert removed_to(table.game, cat, clearing(9), Fight(C, E, clearing(9))) is supply(C)
    table.state.current = C
    assert removed_to(table.game, cat, clearing(9)) is supply(C)


def test_spoils_go_before_acolytes_and_the_blind_bag(lay: Lay) -> None:
    table = lay(L, Y, J)
    campaign(table, Card(suit="mouse"))
    table.state.current = J
    fight = Fight(J, L, clearing(9))
    assert removed_to(table.game, table.piece(L, "warrior"), clearing(9), fight) is LEGION.spoils
    assert removed_to(table.game, table.piece(L, "warrior"), clearing(8), fight) is not LEGION.spoils
    assert removed_to(table.game, table.piece(Y, "fox_flower"), clearing(9)) is LEGION.spoils


@pytest.mark.parametrize(
    ("card", "told", "suits"),
    [
        (Card(suit="fox"), None, {"fox"}),
        (BIRD, "R", {"rabbit"}),
        (BIRD, "mouse", {"mouse"}),
        (BIRD, None, {"fox", "rabbit", "mouse", "frog"}),
        (Card(suit="frog"), None, {"frog"}),
        (Card(suit="fox"), "R", {"fox"}),
        (Card(), None, {"fox", "rabbit", "mouse", "frog"}),
    ],
)
def test_the_campaign_card_tells_the_suit(table: Table, card: Card, told: str | None, suits: set[str]) -> None:
    assert LEGION.campaign_suits(table.game) == frozenset()
    campaign(table, card)
    if told:
        table.enter(Stated(J, J, "c", told))
    assert LEGION.campaign_suits(table.game) == suits


def test_a_clearing_holds_one_colony(table: Table) -> None:
    table.put(J, "colony", 9)
    refusal = why_not_place(table.game, J, table.piece(J, "colony"), clearing(9))
    assert refusal is not None
    assert refusal.clause == "QL.2.3"
    assert why_not_place(table.game, J, table.piece(J, "colony"), clearing(8)) is None


def test_colonialism_keeps_enemies_from_crafting_and_recruiting(table: Table) -> None:
    table.put(C, "workshop", 9, 8)
    table.put(J, "colony", 9)
    assert crafting_suits(table.game, C) == [frozenset({"fox"})]
    refusal = why_not_recruit(table.game, C, clearing(9))
    assert refusal is not None
    assert refusal.clause == "QL.2.3"
    assert why_not_recruit(table.game, C, clearing(8)) is None
    assert why_not_recruit(table.game, J, clearing(9)) is None


def test_no_queens_strike_harder_where_an_enemy_rules(table: Table) -> None:
    table.put(J, "warrior", 9, 8, count=2)
    table.put(C, "warrior", 9, count=3)
    table.put(C, "warrior", 8, count=2)
    assert [(m.clause, m.extra) for m in modifiers(table.game, Fight(J, C, clearing(9)))] == [("QL.2.4", 1)]
    assert most_hits(table.game, J, Fight(J, C, clearing(9)), (2, 0)) == 3
    assert list(modifiers(table.game, Fight(J, C, clearing(8)))) == [], "nobody rules"
    assert list(modifiers(table.game, Fight(C, J, clearing(9)))) == []
    table.put(E, "warrior", 8, count=4)
    assert [m.clause for m in modifiers(table.game, Fight(J, C, clearing(8)))] == ["QL.2.4"]


def test_spoils_go_home_at_the_end_of_a_turn(table: Table) -> None:
    campaign(table, Card(suit="mouse"))
    before = table.state.count(supply(C), table.piece(C, "warrior"))
    table.put(C, "warrior", 9, count=5)
    table.turn(J, Removed(J, table.piece(C, "warrior"), 5, clearing(9), LEGION.spoils))
    assert table.state.at(LEGION.spoils) == {}
    assert table.state.count(supply(C), table.piece(C, "warrior")) == before


def test_two_sided_spoils_go_home_as_they_are_stored(lay: Lay) -> None:
    table = lay(J, "lilypad_diaspora")
    militant = table.piece("lilypad_diaspora", "militant_enclave")
    table.game.adjust(militant, LEGION.spoils, 1)
    LEGION.settle(table.game, ())
    assert table.state.count(supply("lilypad_diaspora"), militant) == 0
    assert table.state.count(supply("lilypad_diaspora"), table.piece("lilypad_diaspora", "peaceful_enclave")) == 13


def test_an_item_on_the_campaign_card_draws(table: Table) -> None:
    assert LEGION.turn_draws(table.game) == (1, 1)
    campaign(table, deck_named("E&P").by_id("sword")[0])
    assert LEGION.turn_draws(table.game) == (2, 2)
    campaign(table, deck_named("E&P").by_id("tunnels")[0])
    assert LEGION.turn_draws(table.game) == (1, 1)
    campaign(table, Card(suit="fox"))
    assert LEGION.turn_draws(table.game) == (1, 2)


def told_of(happened: list[Happening]) -> list[Event]:
    return [event for event, _ in LEGION.recorded(happened, {J: "J", C: "C"})]


def test_records_leave_unsaid_that_spoils_are_returned(table: Table) -> None:
    cat = table.piece(C, "warrior")
    taken = Removed(J, cat, 2, clearing(9), LEGION.spoils)
    returned = Removed(J, cat, 2, LEGION.spoils, supply(C))
    treated = Placed(C, cat, 2, supply(C), clearing(1))
    placed = Placed(C, cat, 1, supply(C), clearing(2))
    told = told_of([(taken, ("4.3",)), (returned, ("QL.6.3",)), (treated, ("QL.6.3", "6.2.3")), (placed, ())])
    assert told == [taken, Placed(C, cat, 2, LEGION.spoils, clearing(1)), placed]


def test_records_tell_the_suit_of_a_bird_campaign_by_its_letter() -> None:
    theirs = Stated(Y, Y, J, "heretic")
    assert told_of([(Stated(J, J, "c", "rabbit"), ()), (theirs, ())]) == [Stated(J, J, "c", "R"), theirs]


SAPPERS, TUNNELS = (deck_named(deck).by_id(name)[0] for deck, name in (("standard", "sappers"), ("E&P", "tunnels")))


@pytest.mark.parametrize("discarded", [SAPPERS, TUNNELS])
def test_a_new_campaign_card_shows_which_of_two_equal_cards_was_discarded(table: Table, discarded: Card) -> None:
    TELLS_EXCHANGES.keep(table.state, True, TABLE, J)
    campaign(table, SAPPERS)
    table.game.lay(discarded, play_area(J))
    table.game.lay(Card(suit="fox"), hand(J))
    away = CardsMoved(J, (discarded,), play_area(J), DISCARD)
    table.turn(J, away, CardsMoved(J, (Card(suit="fox"),), hand(J), LEGION.campaign_box))
    equal = discarded is SAPPERS
    assert table.state.cards_at(play_area(J)) == ([SAPPERS] if equal else [])
    assert [card.name for card in table.state.cards_at(LEGION.campaign_box)] == ([""] if equal else ["Sappers", ""])
