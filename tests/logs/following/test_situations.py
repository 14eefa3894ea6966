"""Situations are one only where the same things brought them about."""

from __future__ import annotations

from itertools import combinations, product

from woodlaw.engine.state import State
from woodlaw.logs.following.situations import Fork, Situations, names, table_of
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.places import DECK, DISCARD, clearing, hand

HERE = Fork(left=(1, 2), conceded=0, on_map=7, way=("march",))
MOVE = (clearing(3), clearing(5))


def test_a_situation_is_met_once() -> None:
    met = Situations()
    assert not met.meet((1, "craft"))
    assert not met.meet((1, "march"))
    assert met.meet((1, "craft"))


def test_what_brought_a_situation_about_counts_in_whatever_order() -> None:
    met = Situations()
    assert met.number("march") + met.number("craft") == met.number("craft") + met.number("march")
    assert met.number(("dice", 1)) + met.number(("dice", 2)) != met.number(("dice", 3)) + met.number(("dice", 0))


def test_things_that_are_alike_add_up_to_different_sums() -> None:
    met = Situations()
    choices = list(
        product(("to activate for mouse", "to activate for any"), ("clearing 2", "clearing 7", "clearing 9"))
    )
    sums = [met.number(one) + met.number(other) for one, other in combinations(choices, 2)]
    assert len(set(sums)) == len(sums)


# Choices in vain ------------------------------------------------------------------------------------------------------
def test_what_was_chosen_in_vain_is_so_where_as_much_is_left_and_the_map_is_the_same() -> None:
    met = Situations()
    met.close(HERE, MOVE)
    assert met.is_closed(HERE, MOVE)
    assert not met.is_closed(HERE._replace(left=(1, 1)), MOVE)
    assert not met.is_closed(HERE._replace(on_map=8), MOVE)
    assert not met.is_closed(HERE._replace(conceded=1), MOVE)
    assert not met.is_closed(HERE._replace(way=("march", MOVE)), MOVE)


def test_what_was_chosen_in_vain_anywhere_is_so_whatever_is_left() -> None:
    met = Situations()
    met.close(HERE.anywhere, MOVE)
    assert met.is_closed(HERE._replace(left=(0, 0), on_map=9), MOVE)
    assert not met.is_closed(HERE._replace(conceded=1), MOVE)


def test_more_pieces_than_the_record_tells_of_are_chosen_in_vain_and_fewer_are_not() -> None:
    met = Situations()
    met.close_above(HERE, 3)
    met.close_above(HERE, 2)
    assert [number for number in range(6) if met.is_closed(HERE, number)] == [3, 4, 5]
    assert not met.is_closed(HERE, MOVE)
    assert not met.is_closed(HERE._replace(left=(1, 1)), 5)


def test_a_choice_names_what_is_a_part_of_it() -> None:
    assert names(("march", MOVE), clearing(5))
    assert not names(("march", MOVE), clearing(6))


# The table ------------------------------------------------------------------------------------------------------------
def table() -> State:
    """Return a table with some cards."""
    state = State(map_named("autumn"), deck_named("standard"), ("",) * 13, ("cats", "birds"))
    cards = list(state.deck.cards)
    state.cards = {DECK: cards[:3], DISCARD: cards[3:5], hand("cats"): cards[5:7]}
    state.this_turn = {"actions left": 2}
    return state


def test_two_tables_are_one_whatever_the_order_of_a_hand() -> None:
    state, other = table(), table()
    other.cards = {place: other.cards[place] for place in reversed(other.cards)}
    other.cards[hand("cats")].reverse()
    other.pieces[clearing(1)] = {}
    assert table_of(state, ()) == table_of(other, ())


def test_the_order_of_the_deck_counts_and_of_piles_from_which_cards_are_drawn() -> None:
    state, drawn, discarded = table(), table(), table()
    drawn.cards[DECK].reverse()
    discarded.cards[DISCARD].reverse()
    assert table_of(state, ()) != table_of(drawn, ())
    assert table_of(state, ()) == table_of(discarded, ())
    assert table_of(state, (DISCARD,)) != table_of(discarded, (DISCARD,))


def test_what_the_turn_remembers_counts_and_what_is_scored() -> None:
    state, acted, scored = table(), table(), table()
    acted.this_turn["actions left"] = 1
    scored.score["cats"] = 1
    assert len({table_of(each, ()) for each in (state, acted, scored)}) == 3
