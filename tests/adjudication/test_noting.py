"""What is noted of marked code while an answer is found, and which cards are looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.watching import watch
from woodlaw.law.implements import mark_code, unmark_code
from woodlaw.positions.reading import read_position
from woodlaw.table.places import hand

POSITION = """woodlaw position: 1
turn: Clergy, Daylight
Clergy: {hand: [Anvil]}
"""


def even(number: int) -> bool:
    return number % 2 == 0


def refusing(reason: str) -> str | None:
    if reason == "raised":
        raise ValueError(reason)
    return reason or None


@pytest.fixture(autouse=True)
def marked() -> Iterator[None]:
    codes = (even.__code__, refusing.__code__)
    for code in codes:
        mark_code(code, ("2.1",))
    yield
    for code in codes:
        unmark_code(code)


def test_a_function_that_answers_one_empty_value_only_said_that() -> None:
    ran = Ran(lambda: True)
    with ran.noted():
        even(1)
        even(3)
        refusing("")
    assert list(ran.called) == [even.__code__, refusing.__code__]
    assert ran.only_said(even.__code__, False)
    assert not ran.only_said(even.__code__, True)
    assert not ran.only_said(even.__code__, 0)
    assert ran.only_said(refusing.__code__, None)


def test_a_function_that_answers_this_and_that_said_more() -> None:
    ran = Ran(lambda: True)
    with ran.noted():
        even(1)
        even(2)
        even(3)
        refusing("told")
    assert not any(ran.only_said(even.__code__, value) for value in (True, False))
    assert not ran.only_said(refusing.__code__, None)


def test_what_raises_does_not_answer_none() -> None:
    ran = Ran(lambda: True)
    with ran.noted(), pytest.raises(ValueError, match="raised"):
        refusing("raised")
    assert not ran.only_said(refusing.__code__, None)


def test_what_does_not_count_is_noted_but_not_called() -> None:
    ran = Ran(lambda: False)
    with ran.noted(), ran.apart() as codes:
        even(2)
    assert not ran.called
    assert codes == {id(even.__code__)}
    assert ran.only_said(even.__code__, True)


def test_cards_are_seen_when_somebody_looks_where_they_lie() -> None:
    state = read_position(POSITION).state
    places = {place for place, cards in state.cards.items() if cards}
    held = next(place for place in places if place in (hand(seat) for seat in state.seats))
    elsewhere = next(hand(seat) for seat in state.seats if hand(seat) is not held)
    for look in (
        lambda: state.cards_at(held),
        lambda: state.copy(),
        lambda: state.cards[held],
        lambda: list(state.cards.values()),
    ):
        seen = watch(state, [held])
        state.cards_at(elsewhere)
        assert not seen()
        look()
        assert seen()
