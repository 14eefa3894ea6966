"""What is noted of marked code while an answer is found, and which cards are looked at."""

from __future__ import annotations

from dataclasses import dataclass
from types import FunctionType
from typing import cast

import pytest

from woodlaw.adjudication import noting
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.standing_in import Disputed, every_disputed
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.watching import watch
from woodlaw.positions.reading import read_position
from woodlaw.table.places import hand

POSITION = """woodlaw position: 1
turn: Clergy, Daylight
Clergy: {hand: [Anvil]}
"""


@dataclass
class Side:
    hits: int = 0


def even(number: int) -> bool:
    return number % 2 == 0


def refusing(reason: str) -> Refusal | None:
    if reason == "raised":
        raise ValueError(reason)
    return Refusal("2.1", reason) if reason else None


def striking(side: Side, hits: int) -> None:
    side.hits += hits


class Base:
    def bonus(self) -> int:
        return 0


class Own(Base):
    def bonus(self) -> int:
        return 0


FUNCTIONS = cast("tuple[FunctionType, ...]", (even, refusing, striking, Own.bonus))


@pytest.fixture
def disputed(monkeypatch: pytest.MonkeyPatch) -> dict[str, Disputed]:
    owners = {"bonus": Own}
    every = tuple(Disputed(each, owners.get(each.__name__), ("2.1",)) for each in FUNCTIONS)
    monkeypatch.setattr(noting, "every_disputed", lambda _: every)
    return {each.function.__name__: each for each in every}


def test_a_function_that_answers_one_empty_value_does_not_differ_from_its_neutral_form(
    disputed: dict[str, Disputed],
) -> None:
    ran = Ran(lambda: True)
    with ran.noted():
        even(1)
        even(3)
        refusing("")
        Own().bonus()
    assert list(ran.called) == list(ran.counted) == [disputed[name] for name in ("even", "refusing", "bonus")]
    assert not any(ran.differs(each) for each in ran.called)
    assert ran.differs(disputed["even"], yes=True)


def test_a_function_that_answers_this_and_that_differs(disputed: dict[str, Disputed]) -> None:
    ran = Ran(lambda: True)
    with ran.noted():
        even(1)
        even(2)
        even(3)
        refusing("told")
    assert ran.differs(disputed["even"])
    assert ran.differs(disputed["even"], yes=True)
    assert ran.differs(disputed["refusing"])


def test_what_raises_does_not_answer_none(disputed: dict[str, Disputed]) -> None:
    ran = Ran(lambda: True)
    with ran.noted(), pytest.raises(ValueError, match="raised"):
        refusing("raised")
    assert ran.differs(disputed["refusing"])


@pytest.mark.parametrize("hits", [0, 1])
def test_what_only_does_things_differs_where_it_changes_what_it_is_given(
    disputed: dict[str, Disputed], hits: int
) -> None:
    ran, side = Ran(lambda: True), Side()
    with ran.noted():
        striking(side, hits)
    assert ran.differs(disputed["striking"]) is bool(hits)


def test_what_does_not_count_is_called_but_not_counted(disputed: dict[str, Disputed]) -> None:
    ran = Ran(lambda: False)
    with ran.noted(), ran.apart() as differing:
        even(2)
    assert list(ran.called) == [disputed["even"]]
    assert not ran.counted
    assert differing.has(disputed["even"], yes=False)
    assert not differing.has(disputed["even"], yes=True)
    assert not ran.outside.has(disputed["even"], yes=False)


def test_afterwards_each_function_is_itself(disputed: dict[str, Disputed]) -> None:
    codes = {name: each.function.__code__ for name, each in disputed.items()}
    with Ran(lambda: True).noted():
        assert all(each.function.__code__ is not each.own for each in disputed.values())
        assert even(2)
    assert {name: each.function.__code__ for name, each in disputed.items()} == codes


def test_only_functions_at_the_table_are_noted() -> None:
    rooms = {each.function.__module__.split(".")[2] for each in every_disputed(("marquise_de_cat",))}
    assert "marquise_de_cat" in rooms
    assert "honeycomb_clergy" not in rooms
    assert len(every_disputed(("marquise_de_cat",))) < len(every_disputed())


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
