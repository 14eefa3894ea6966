from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.concepts import ruler
from woodlaw.engine.craft import crafting_suits
from woodlaw.engine.events import Battled, Crafted, Moved, Placed, Removed, Revealed, Scored, Stated
from woodlaw.engine.place import removed_to, why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.lizard_cult import FACTION as CULT
from woodlaw.positions.laying import lay_pieces
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import DECK, DISCARD, clearing, hand, supply

if TYPE_CHECKING:
    from tests.factions.conftest import Lay

L, E, C = "lizard_cult", "eyrie_dynasties", "marquise_de_cat"


def test_pilgrims_rule_where_a_garden_is_even_against_the_eyrie(lay: Lay) -> None:
    table = lay(L, E)
    table.put(E, "roost", 5)
    table.put(E, "warrior", 5, count=4)
    assert ruler(table.game, clearing(5)) == E
    table.put(L, "rabbit_garden", 5)
    assert ruler(table.game, clearing(5)) == L


def test_the_fallen_become_acolytes_when_they_defend(lay: Lay) -> None:
    table = lay(L, E)
    warrior = table.piece(L, "warrior")
    defence, attack = Fight(E, L, clearing(5)), Fight(L, E, clearing(5))
    assert removed_to(table.game, warrior, clearing(5), defence) is CULT.acolytes
    assert removed_to(table.game, warrior, clearing(5), attack) is supply(L)
    assert removed_to(table.game, warrior, clearing(6), defence) is supply(L)
    assert removed_to(table.game, warrior, clearing(5)) is supply(L)
    assert removed_to(table.game, table.piece(L, "fox_garden"), clearing(5), defence) is supply(L)


def test_it_crafts_with_the_outcasts_gardens(lay: Lay) -> None:
    table = lay(L, E)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "fox_garden", 1)
    assert crafting_suits(table.game, L) is None, "no Outcast is known"
    table.turn(L, Stated(L, L, "o", "R"))
    assert crafting_suits(table.game, L) == [frozenset({"rabbit"})] * 2
    table.turn(L, Stated(L, L, "ho", "F"))
    assert len(crafting_suits(table.game, L) or ()) == 3, "which side of the marker came last is not told"


def test_gardens_match_their_clearing(lay: Lay) -> None:
    table = lay(L, E)
    refusal = why_not_place(table.game, L, table.piece(L, "fox_garden"), clearing(5))
    assert refusal is not None
    assert refusal.clause == "10.5.1"
    assert why_not_place(table.game, L, table.piece(L, "rabbit_garden"), clearing(5)) is None


def test_building_takes_rule_unless_a_building_was_replaced(lay: Lay) -> None:
    table = lay(L, C)
    table.put(C, "sawmill", 5)
    table.put(C, "warrior", 5)
    garden = table.placed(L, "rabbit_garden", 5)
    shown = Revealed(L, L, (Card(suit="rabbit"),))
    assert table.turn(L, shown, garden).clauses == ["10.5.1"]
    table = lay(L, C)
    table.put(C, "sawmill", 5)
    table.put(C, "warrior", 5)
    assert table.turn(L, table.removed(L, C, "sawmill", 5), garden).clauses == []


@pytest.mark.parametrize(("gardens", "most"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_spent_card_may_score_for_the_gardens_of_its_suit(lay: Lay, gardens: int, most: int) -> None:
    table = lay(L, E)
    table.put(L, "rabbit_garden", 5, count=gardens)
    due = [("10.5.3", 0, most)] if most else []
    assert table.turn(L, table.cards(hand(L), DISCARD, "rabbit")).earned(L) == due
    assert table.turn(L, table.cards(hand(L), DISCARD)).earned(L) == due, "a card that nobody has seen"
    assert table.turn(L, table.cards(hand(L), DISCARD, "bird", "fox")).points == []
    assert table.turn(E, table.cards(hand(L), DISCARD, "rabbit")).points == []


def test_each_suit_scores_once_for_the_most_gardens_of_the_turn(lay: Lay) -> None:
    table = lay(L, C)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "mouse_garden", 9, 7)
    table.put(L, "fox_garden", 1)
    built = table.placed(L, "fox_garden", 12)
    spent = table.cards(hand(L), DISCARD, "rabbit", "rabbit", "mouse", "fox")
    assert table.turn(L, spent, built).earned(L) == [("10.5.3", 0, 6)]
    lost = table.removed(L, L, "rabbit_garden", 5)
    assert table.turn(L, lost, table.cards(hand(L), DISCARD, "rabbit")).earned(L) == [("10.5.3", 0, 2)]


def test_setup_takes_an_outcast(lay: Lay) -> None:
    table = lay(L, E)
    beside = [table.placed(L, "warrior", number) for number in (5, 9, 10)]
    surfaced = (table.placed(L, "warrior", 1, 4), table.placed(L, "fox_garden", 1), *beside)
    told = table.turn(L, *surfaced, setup=True)
    assert [(offence.kind, offence.clause) for offence in told.offences] == [("omission", "10.3.3")]
    table = lay(L, E)
    assert table.turn(L, *surfaced, Stated(L, L, "o", "F"), setup=True).clauses == []
    table = lay(L, E)
    assert table.turn(L, setup=True).clauses == ["10.3.2", "10.3.2", "10.3.3"]


def test_a_lost_garden_costs_a_card(lay: Lay) -> None:
    table = lay(L, C)
    table.put(L, "rabbit_garden", 5, 10, 3)
    battle = Battled(C, L, clearing(5))
    lost = table.removed(C, L, "rabbit_garden", 5)
    assert table.turn(C, battle, lost, table.cards(hand(L), DISCARD)).clauses == []
    assert table.turn(C, battle, table.removed(C, L, "rabbit_garden", 10)).clauses == ["10.2.5"]
    table.state.cards[hand(L)] = []
    assert table.turn(C, battle, table.removed(C, L, "rabbit_garden", 3)).clauses == []


def test_rituals_come_before_crafting(lay: Lay) -> None:
    table = lay(L, E)
    ritual = Revealed(L, L, (UNSEEN,))
    told = table.turn(L, ritual, Crafted(L, Card()), Revealed(L, L, (UNSEEN,), E))
    assert [step and step[0] for step in told.steps] == [None, 1, 2, None, None]


def test_it_draws_another_card_for_each_suit_with_two_gardens(lay: Lay) -> None:
    table = lay(L, E)
    assert CULT.turn_draws(table.game) == (1, 1)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "fox_garden", 1)
    assert CULT.turn_draws(table.game) == (2, 2)
    table.put(L, "mouse_garden", 9, 7, 2)
    assert CULT.turn_draws(table.game) == (3, 3)
    table.turn(E, table.removed(E, L, "rabbit_garden", 4))
    assert CULT.turn_draws(table.game) == (2, 3), "one of them is gone from elsewhere"


@pytest.mark.parametrize(
    ("suits", "number", "clauses"),
    [
        (("rabbit", "bird"), 5, []),
        (("rabbit", "fox"), 5, ["10.5.4"]),
        (("bird", "bird"), 5, ["10.5.2"]),
        (("rabbit", "bird"), 1, ["10.5.2"]),
        (("rabbit", ""), 5, []),
        (("bird",), 5, ["10.5.2"]),
    ],
)
def test_birds_are_revealed_for_acolytes_alone(
    lay: Lay, suits: tuple[str, ...], number: int, clauses: list[str]
) -> None:
    table = lay(L, E)
    shown = Revealed(L, L, tuple(Card(suit=suit) for suit in suits))
    sacrificed = Placed(L, table.piece(L, "warrior"), 1, supply(L), CULT.acolytes)
    assert table.turn(L, shown, table.placed(L, "warrior", number), sacrificed).clauses == clauses


@pytest.mark.parametrize(
    ("told", "spent", "fallen", "clauses"),
    [
        ("o", 2, ("warrior",), []),
        ("o", 1, ("warrior",), ["10.4.3.II"]),
        ("ho", 1, ("warrior",), []),
        ("o", 2, ("sawmill",), ["10.4.3.III"]),
        ("ho", 2, ("sawmill",), []),
        ("o", 4, ("warrior", "sawmill"), ["10.4.3"]),
        ("o", 5, ("warrior", "sawmill"), []),
        ("", 1, ("warrior",), []),
        ("o", 0, ("warrior",), []),
    ],
)
def test_conspiracies_cost_acolytes(
    lay: Lay, told: str, spent: int, fallen: tuple[str, ...], clauses: list[str]
) -> None:
    table = lay(L, C)
    warrior = table.piece(L, "warrior")
    lay_pieces(table.game, CULT.acolytes, [(warrior, 6)])
    table.put(C, "sawmill", 5)
    table.put(C, "warrior", 5)
    table.turn(L, Stated(L, L, "ho", "R"))
    outcast = [Stated(L, L, told, "R")] if told else []
    paid = [Removed(L, warrior, spent, CULT.acolytes, supply(L))] if spent else []
    gone = [table.removed(L, C, kind, 5) for kind in fallen]
    come = [table.placed(L, "warrior" if kind == "warrior" else "rabbit_garden", 5) for kind in fallen]
    assert table.turn(L, *outcast, *paid, *gone, *come).clauses == clauses


def test_conspiracies_are_where_the_outcast_is(lay: Lay) -> None:
    table = lay(L, C)
    table.put(C, "warrior", 5, 1)
    table.put(C, "warrior", 5)
    outcast = Stated(L, L, "o", "R")
    elsewhere, there = [(table.removed(L, C, "warrior", n), table.placed(L, "warrior", n)) for n in (1, 5)]
    assert table.turn(L, outcast, *elsewhere).clauses == ["10.4.3"]
    assert table.turn(L, outcast, *there).clauses == []
    assert table.turn(L, outcast, there[0]).clauses == ["10.4.3.II"]


@pytest.mark.parametrize(("spent", "clauses"), [(1, ["10.4.3.I"]), (2, [])])
def test_a_move_or_a_battle_is_a_crusade(lay: Lay, spent: int, clauses: list[str]) -> None:
    table = lay(L, C)
    warrior = table.piece(L, "warrior")
    lay_pieces(table.game, CULT.acolytes, [(warrior, 2)])
    table.put(L, "warrior", 5)
    table.put(C, "warrior", 1)
    paid = Removed(L, warrior, spent, CULT.acolytes, supply(L))
    crusade = (Moved(L, ((warrior, 1),), clearing(5), clearing(1)), Battled(L, C, clearing(1)))
    assert table.turn(L, Stated(L, L, "o", "R"), paid, *crusade).clauses == clauses


def test_cards_discarded_after_the_last_draw_score_nothing(lay: Lay) -> None:
    table = lay(L, E)
    table.put(L, "rabbit_garden", 5, 10)
    table.put(L, "mouse_garden", 9, 7)
    rabbit, over = table.cards(hand(L), DISCARD, "rabbit"), table.cards(hand(L), DISCARD)
    draw = table.cards(DECK, hand(L), "")
    assert table.turn(L, rabbit, Scored(L, 2), draw, over).earned(L) == [("10.5.3", 0, 2)]
    assert table.turn(L, rabbit, over, Scored(L, 2), draw).earned(L) == [("10.5.3", 0, 4)]
    assert table.turn(L, draw, rabbit, Scored(L, 2)).earned(L) == [("10.5.3", 0, 2)]
    assert table.turn(L, rabbit, rabbit).earned(L) == [("10.5.3", 0, 2)], "a suit scores once"
