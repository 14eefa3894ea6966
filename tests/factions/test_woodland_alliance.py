from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from woodlaw.engine.enemies import warriors_as_own
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Removed, Revealed
from woodlaw.engine.memory import TABLE
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.honeycomb_clergy.abilities import PENITENCE, PENITENT
from woodlaw.factions.woodland_alliance import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.cards.rabbits import LEFT_MAP
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.audits.riverfolk_company.records import PAID
from woodlaw.logs.audits.woodland_alliance.records import Records
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, board, clearing, hand, play_area, supply

ALLIANCE = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

A, C, E, RIVERFOLK, S, V, Y = (
    "woodland_alliance",
    "marquise_de_cat",
    "eyrie_dynasties",
    "riverfolk_company",
    "lemming_reavers",
    "vagabond",
    "honeycomb_clergy",
)


def spending(table: Table, *suits: str) -> Event:
    return table.cards(ALLIANCE.supporters, DISCARD, *suits)


def test_it_crafts_with_sympathy(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1, 5)
    table.put(A, "rabbit_base", 5)
    assert crafting_suits(table.game, A) == [frozenset({"fox"}), frozenset({"rabbit"})]


def test_guerrilla_war_swaps_the_rolls(lay: Lay) -> None:
    table = lay(A, C)
    table.put(A, "warrior", 5, count=3)
    table.put(C, "warrior", 5, count=3)
    defended, attacked = Fight(C, A, clearing(5)), Fight(A, C, clearing(5))
    assert (most_hits(table.game, A, defended, (3, 1)), most_hits(table.game, C, defended, (3, 1))) == (3, 1)
    assert (most_hits(table.game, A, attacked, (3, 1)), most_hits(table.game, C, attacked, (3, 1))) == (3, 1)


def test_a_clearing_holds_one_sympathy(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5)
    refusal = why_not_place(table.game, A, ALLIANCE.sympathy, clearing(5))
    assert refusal is not None
    assert refusal.clause == "8.2.5.I"
    assert why_not_place(table.game, A, ALLIANCE.sympathy, clearing(6)) is None


def test_a_base_goes_where_it_matches(lay: Lay) -> None:
    table = lay(A, E)
    refusal = why_not_place(table.game, A, ALLIANCE.piece("fox_base"), clearing(5))
    assert refusal is not None
    assert refusal.clause == "8.4.1.I"
    assert why_not_place(table.game, A, ALLIANCE.piece("rabbit_base"), clearing(5)) is None


def test_sympathy_scores_along_its_track(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1, 5, 10)
    told = table.turn(
        A,
        spending(table, "mouse", "mouse", "mouse", "fox"),
        table.placed(A, "sympathy", 2),
        table.placed(A, "sympathy", 6),
    )
    assert told.earned(A) == [("8.4.2.III", 1, 1), ("8.4.2.III", 2, 2)]
    assert told.clauses == []


def test_a_token_that_went_astray_leaves_points_and_limits_open(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1, 5, 10)
    table.turn(E, table.removed(E, A, "sympathy", 4), table.cards(hand(E), ALLIANCE.supporters, "rabbit"))
    assert why_not_place(table.game, A, ALLIANCE.sympathy, clearing(5)) is None
    told = table.turn(A, spending(table, "bird"), table.placed(A, "sympathy", 2))
    assert told.earned(A) == [("8.4.2.III", 1, 1)]
    told = table.turn(A, spending(table, "bird", "bird"), table.placed(A, "sympathy", 6))
    assert told.earned(A) == [("8.4.2.III", 1, 2)]
    assert told.clauses == []


def test_spreading_costs_what_the_track_says(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1, 5, 10)
    told = table.turn(A, spending(table, "mouse"), table.placed(A, "sympathy", 2))
    [offence] = told.offences
    assert (offence.clause, offence.expected) == ("8.4.2.II", "2 supporters")
    assert table.turn(A, spending(table, "bird", "fox"), table.placed(A, "sympathy", 6)).clauses == []


def test_supporters_are_spent_for_their_suit(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1)
    assert table.turn(A, spending(table, "fox"), table.placed(A, "sympathy", 5)).clauses == ["8.4.2.II"]


def test_sympathy_spreads_by_paths_in_any_order(lay: Lay) -> None:
    table = lay(A, E)
    chain = (table.placed(A, "sympathy", 10), table.placed(A, "sympathy", 1), table.placed(A, "sympathy", 5))
    assert table.turn(A, spending(table, "bird", "bird", "bird"), *chain).clauses == []
    far = table.turn(A, spending(table, "bird", "bird"), table.placed(A, "sympathy", 7))
    assert far.clauses == ["8.4.2.I"]


def test_sympathy_comes_back_to_where_it_fell_in_the_turn(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5)
    spread = (table.placed(A, "sympathy", 1), table.placed(A, "sympathy", 5))
    lost = Removed(E, ALLIANCE.sympathy, 1, clearing(5), supply(A))
    assert table.turn(A, spending(table, "bird", "bird"), lost, *spread).clauses == []


def test_organizing_takes_a_warrior_instead(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 1)
    table.put(A, "warrior", 7)
    table.put(A, "warrior", ALLIANCE.officers)
    told = table.turn(A, table.removed(A, A, "warrior", 7), table.placed(A, "sympathy", 7))
    assert told.clauses == []
    assert told.steps[2] == (3, "organizing", "8.6.1.IV")


@pytest.mark.parametrize(("warriors", "clauses"), [(1, ["8.4.1.III"]), (2, []), (3, ["8.4.1.III"])])
def test_a_revolt_brings_a_warrior_for_each_matching_sympathy(lay: Lay, warriors: int, clauses: list[str]) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5, 10, 1)
    told = table.turn(
        A,
        spending(table, "rabbit", "bird"),
        table.placed(A, "rabbit_base", 10),
        table.placed(A, "warrior", 10, warriors),
        table.placed(A, "warrior", ALLIANCE.officers),
    )
    assert told.clauses == clauses


def test_a_revolt_brings_no_more_than_the_supply_holds(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5, 10)
    table.put(A, "warrior", 7, count=10)
    told = table.turn(A, spending(table, "rabbit", "bird"), table.placed(A, "rabbit_base", 10))
    assert told.clauses == []


@pytest.mark.parametrize(
    ("crafted", "left", "clauses"),
    [
        (True, 10, []),
        (True, 8, ["8.4.1.III", "8.4.1.III"]),
        (False, 10, ["8.4.1.III", "8.4.1.III"]),
    ],
)
def test_nobody_knows_which_warriors_that_left_the_map_coffin_makers_keep_from_the_supply(
    lay: Lay, crafted: bool, left: int, clauses: list[str]
) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5, 10)
    if crafted:
        table.game.lay(table.state.deck.by_id("coffin-makers")[0], play_area(E))
        table.game.refresh()
    LEFT_MAP.keep(table.state, left, TABLE, E)
    told = table.turn(A, spending(table, "rabbit", "bird"), table.placed(A, "rabbit_base", 10))
    assert told.clauses == clauses


def test_a_revolt_costs_two_makes_an_officer_and_drives_everybody_out(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 10)
    table.put(E, "warrior", 10)
    told = table.turn(A, spending(table, "bird"), table.placed(A, "warrior", 10), table.placed(A, "rabbit_base", 10))
    assert told.clauses == ["8.4.1.II", "8.4.1.III", "8.4.1.III"]
    assert {offence.expected for offence in told.offences} == {
        "2 supporters",
        "all enemy pieces removed",
        "one warrior in the Officers box",
    }


def test_a_pawn_stays_through_a_revolt(lay: Lay) -> None:
    table = lay(A, V)
    table.put(A, "sympathy", 10)
    table.put(V, "pawn", 10)
    told = table.turn(
        A,
        spending(table, "bird", "bird"),
        table.placed(A, "warrior", 10),
        table.placed(A, "rabbit_base", 10),
        table.placed(A, "warrior", ALLIANCE.officers),
    )
    assert told.clauses == []


def test_outrage_takes_a_card(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5)
    table.put(E, "roost", 1)
    table.put(E, "warrior", 1, count=4)
    march = table.moved(E, 1, 5)
    decree = table.cards(hand(E), DISCARD)
    assert "8.2.6" in table.turn(E, decree, march).clauses
    assert "8.2.6" not in table.turn(E, march, table.cards(hand(E), ALLIANCE.supporters, "rabbit")).clauses
    assert "8.2.6" not in table.turn(E, march, table.cards(DECK, hand(A))).clauses, "drawn, but noted as a hand's"
    assert "8.2.6" not in table.turn(E, march, Revealed(E, E, (UNSEEN,), A)).clauses
    assert "8.2.6" not in table.turn(E, table.moved(E, 1, 9)).clauses


def test_removing_sympathy_outrages_and_a_full_stack_gains_nothing(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5, 10)
    battle = Battled(E, A, clearing(5))
    assert "8.2.6" in table.turn(E, battle, table.removed(E, A, "sympathy", 5)).clauses
    for _ in range(5):
        table.game.lay(UNSEEN, ALLIANCE.supporters)
    assert "8.2.6" not in table.turn(E, battle, table.removed(E, A, "sympathy", 10)).clauses


@pytest.mark.parametrize(("held", "clauses"), [(5, []), (4, ["8.2.6"])])
def test_a_stack_that_was_full_when_sympathy_fell_gains_nothing(lay: Lay, held: int, clauses: list[str]) -> None:
    """The base falls with the sympathy, and the supporters of its suit leave the stack only then (8.2.4)."""
    table = lay(A, E)
    table.put(A, "sympathy", 5)
    table.put(A, "rabbit_base", 5)
    table.put(E, "roost", 1)
    table.put(E, "warrior", 5, count=4)
    for _ in range(held):
        table.game.lay(Card(suit="rabbit"), ALLIANCE.supporters)
    fallen = (table.removed(E, A, "sympathy", 5), table.removed(E, A, "rabbit_base", 5))
    lost = CardsMoved(A, (Card(suit="rabbit"),) * held, ALLIANCE.supporters, DISCARD)
    told = table.turn(E, table.cards(hand(E), board(E, "recruit"), "fox"), Battled(E, A, clearing(5)), *fallen, lost)
    assert told.clauses == clauses


def test_a_penitent_alliance_is_not_outraged_by_moves_of_the_clergy(lay: Lay) -> None:
    table = lay(A, Y)
    table.put(A, "sympathy", 5)
    table.put(Y, "warrior", 1, count=2)
    assert "8.2.6" in table.turn(Y, table.moved(Y, 1, 5)).clauses
    PENITENCE.keep(table.state, PENITENT, Y, A)
    assert "8.2.6" not in table.turn(Y, table.moved(Y, 1, 5)).clauses


def test_a_pawn_outrages_nobody(lay: Lay) -> None:
    table = lay(A, V)
    table.put(A, "sympathy", 5)
    table.put(V, "pawn", 1)
    assert table.turn(V, table.moved(V, 1, 5, kind="pawn")).clauses == []


def test_five_supporters_without_a_base(lay: Lay) -> None:
    table = lay(A, E)
    for _ in range(5):
        table.game.lay(UNSEEN, ALLIANCE.supporters)
    mobilized = table.cards(hand(A), ALLIANCE.supporters)
    assert table.turn(A, mobilized).clauses == ["8.2.3.I"]
    assert table.turn(A, mobilized, over=True).clauses == [], "the game was over before any were discarded"
    table.put(A, "fox_base", 1)
    assert table.turn(A, mobilized).clauses == []


def test_setup_draws_three_supporters(lay: Lay) -> None:
    table = lay(A, E)
    assert table.turn(A, setup=True).clauses == ["8.3.4"]
    assert table.turn(A, table.cards(DECK, ALLIANCE.supporters, "fox", "fox", "bird"), setup=True).clauses == []


def test_the_warriors_of_a_revolt_are_not_recruited_but_later_ones_are(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 10)
    told = table.turn(
        A,
        spending(table, "bird", "bird"),
        table.placed(A, "rabbit_base", 10),
        table.placed(A, "warrior", 10),
        table.placed(A, "warrior", ALLIANCE.officers),
        table.placed(A, "warrior", 10),
        Crafted(A, Card()),
    )
    assert [step and step[0] for step in told.steps] == [None, None, 1, None, None, 3, 2, None]


def test_warriors_that_provisions_brought_are_not_recruited(lay: Lay) -> None:
    """Whoever removes the Reavers' provisions places two warriors (LR.2.2.IIa), and may mobilize later."""
    table = lay(A, S)
    table.put(A, "rabbit_base", 10)
    table.put(S, "provisions", 10)
    plundered, placed = table.removed(A, S, "provisions", 10), table.placed(A, "warrior", 10, count=2)
    assert table.turn(A, plundered, placed).steps == [None, None, None, None]
    assert table.turn(A, placed).steps[1] == (3, "recruiting", "8.6.1.III")


def test_bases_uncover_draws(lay: Lay) -> None:
    table = lay(A, E)
    assert ALLIANCE.turn_draws(table.game) == (1, 1)
    table.put(A, "fox_base", 1)
    table.put(A, "mouse_base", 2)
    assert ALLIANCE.turn_draws(table.game) == (3, 3)


def test_hired_warriors_count_with_those_of_whoever_treats_them_as_its_own(lay: Lay) -> None:
    table = lay(C, A, RIVERFOLK)
    table.put(RIVERFOLK, "warrior", 5, count=2)
    table.put(C, "warrior", 5)
    assert [warriors_as_own(table.game, player, clearing(5)) for player in (C, RIVERFOLK, A)] == [1, 2, 0]
    table.state.current = C
    PAID.note(table.state, True, C)
    assert [warriors_as_own(table.game, player, clearing(5)) for player in (C, RIVERFOLK, A)] == [3, 2, 0]


def test_supporters_that_are_spent_are_told_by_their_suits() -> None:
    tunnels, dominance = (
        Card("Tunnels", "rabbit"),
        Card("Dominance", "fox", CardKind.DOMINANCE),
    )
    spent = CardsMoved(A, (tunnels,), ALLIANCE.supporters, DISCARD)
    available = CardsMoved(A, (dominance,), ALLIANCE.supporters, AVAILABLE_DOMINANCE)
    mobilized = CardsMoved(A, (tunnels,), hand(A), ALLIANCE.supporters)
    told = ALLIANCE.recorded([(event, ()) for event in (spent, available, mobilized)], {})
    [by_suit, *others] = [event for event, _ in told]
    assert isinstance(by_suit, CardsMoved)
    assert [(card.name, card.suit) for card in by_suit.cards] == [("", "rabbit")]
    assert others == [available, mobilized]


def test_nothing_is_drawn_for_outrage_from_an_empty_deck(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 5)
    table.put(E, "warrior", 1, count=4)
    table.state.cards[hand(A)] = [UNSEEN] * sum(card.copies for card in table.state.deck.cards)
    assert "8.2.6" not in table.turn(E, table.moved(E, 1, 5)).clauses


def test_warriors_that_something_else_brings_before_the_base_are_none_of_the_revolt(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 10)
    told = table.turn(
        A,
        spending(table, "bird", "bird"),
        table.placed(A, "warrior", 10, 2),
        table.placed(A, "rabbit_base", 10),
        table.placed(A, "warrior", 10),
        table.placed(A, "warrior", ALLIANCE.officers),
    )
    assert told.clauses == []


def test_sympathy_that_fell_in_the_turn_makes_the_next_cheaper_and_free_to_go_anywhere(lay: Lay) -> None:
    table = lay(A, E)
    table.put(A, "sympathy", 10)
    fallen = table.removed(E, A, "sympathy", 10)
    told = table.turn(A, fallen, spending(table, "mouse"), table.placed(A, "sympathy", 7))
    assert told.clauses == []


def test_a_warrior_that_takes_the_place_of_another_is_not_recruited(lay: Lay) -> None:
    table = lay(A, C)
    table.put(A, "mouse_base", 9)
    table.put(C, "warrior", 9)
    told = table.turn(
        A,
        table.cards(hand(A), DISCARD, "bird"),
        table.removed(A, C, "warrior", 9),
        table.cards(hand(C), DISCARD, "mouse"),
        table.placed(A, "warrior", 9),
        Crafted(A, Card()),
    )
    assert told.clauses == []
