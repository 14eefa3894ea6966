"""Positions that nobody would write by hand are refused at once, in one line."""

from __future__ import annotations

from itertools import pairwise
from time import process_time

import pytest

from woodlaw.positions.noting import MOST_PROBLEMS
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import position_of, read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.cards import CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.places import hand

START = "woodlaw position: 1\nseats: [Marquise, Clergy]\n"
START_OF_THREE = "woodlaw position: 1\nseats: [Marquise, Clergy, Legion]\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clearings: {1: " + "a " * 1_001 + "}", "line 3: a text of 2001 characters; expected at most 2000"),
        ("? " + "x" * 2_001 + "\n: 1", "line 3: a key of more than 2000 characters"),
        ("clearings: {" + "9" * 20 + ": a warrior}", "there is no clearing 99999999999999999999: clearings are"),
        ("forests: {1-" + "9" * 20 + ": a warrior}", "there is no clearing 99999999999999999999: clearings are"),
        ("closed paths: [1-" + "9" * 20 + "]", "there is no clearing 99999999999999999999: clearings are"),
        ("clearings: {1: " + "9" * 20 + " warriors}", "999999999…: a number of at most 9 digits was expected"),
        ("clearings: {1: 100 warriors}", "'100 warriors': there are never so many"),
        ("this turn: {actions left: 100}", "a number from 0 to 99 was expected, not 100"),
        ("this turn: {actions left: -1}", "a number from 0 to 99 was expected, not -1"),
        ("Clergy: {facts: {astray: 100}}", "a number from 0 to 99 was expected, not 100"),
        ("Clergy: {facts: {astray: -1}}", "a number from 0 to 99 was expected, not -1"),
    ],
)
def test_what_is_beyond_all_that_is_counted_is_one_line(text: str, message: str) -> None:
    with pytest.raises(NotAPosition) as error:
        read_position(START + text + "\n")
    assert message in str(error.value)
    assert len(error.value.problems) == 1


@pytest.mark.parametrize(
    ("value", "message"), [("x" * 2_001, "a text of 2001 characters"), (10**9, "beyond 999999999")]
)
def test_plain_data_is_bounded_too(value: object, message: str) -> None:
    with pytest.raises(NotAPosition, match=message):
        position_of({"woodlaw position": 1, "facts": {"x": value}})


@pytest.mark.parametrize("hostile", ["Anvil and ", "q and ", "card and ", "a ", "Anvil, ", "  ", "1 fox card and "])
def test_long_lists_are_read_in_no_time(hostile: str) -> None:
    text = f"a{hostile * 2_000}"[:1_990] + "z"
    before = process_time()
    for where in (
        "Clergy: {{hand: '{}'}}",
        "clearings: {{1: '{}'}}",
        "places: {{'{}': 1 boot}}",
        "'{}': 1",
        "map: '{}'",
    ):
        with pytest.raises(NotAPosition):
            read_position(START + where.format(text) + "\n")
    assert process_time() - before < 1


def test_after_many_problems_no_more_are_told() -> None:
    with pytest.raises(NotAPosition) as error:
        read_position(START + "".join(f"nobody {number}: 1\n" for number in range(500)))
    assert [problem.line for problem in error.value.problems] == list(range(3, 3 + MOST_PROBLEMS))


@pytest.mark.parametrize("deck", ["standard", "E&P"])
def test_every_card_is_known_among_others_though_its_name_holds_an_and(deck: str) -> None:
    cards = [card for card in deck_named(deck).cards if card.kind is not CardKind.AMBUSH]
    for card, other in pairwise(cards):
        told = f"{card.name} ({card.suit}) and {other.name} ({other.suit})"
        state = read_position(f'{START_OF_THREE}deck: {deck}\nClergy:\n  hand: ["{told}"]\n').state
        assert state.cards_at(hand("honeycomb_clergy")) == [card, other]


def test_marks_that_turn_the_writing_are_written_out() -> None:
    text = START + 'this turn: {discarded: [[Marquise, "a\\u202eb"], [Marquise, "eé"], [Marquise, "c\\u2028d"]]}\n'
    state = read_position(text).state
    told = write_position(state)
    assert told.replace("\n", "").isprintable()
    assert read_position(told).state.this_turn == state.this_turn
    assert [name for _, name in state.this_turn["discarded"]] == ["a\u202eb", "eé", "c\u2028d"]
