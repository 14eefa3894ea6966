"""Chance by script: the dice and draws that a scenario names, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from woodlaw.engine.game import Game
from woodlaw.positions.mistakes import fail

DIE = "battle die"
"""What the engine calls a roll of one battle die; its twelve faces show 0 to 3, three times each."""

FACES_PER_NUMBER = 3


class Drawing(Game):
    """A game whose next thing drawn is the one that its :class:`Outcomes` name, where they name any."""

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let chance choose one of some things, or take the one that is named."""
        outcomes = self._chance
        if isinstance(outcomes, Outcomes) and outcomes.draws:
            return outcomes.drawn(what, things)
        return super().pick(what, things)


class Outcomes:
    """A source of chance that gives what the scenario says, for each kind of chance in order.

    ``draws`` are the pieces and cards to be drawn at random next. Shuffles leave the order as it is, unless they are
    told what comes last.
    """

    def __init__(self) -> None:
        self._given: dict[str, list[int]] = {}
        self.draws: list[object] = []

    def copy(self) -> Self:
        """Return a source that gives the same from here on."""
        other = type(self)()
        other._given = {what: list(given) for what, given in self._given.items()}
        other.draws = list(self.draws)
        return other

    def expect(self, what: str, outcomes: Sequence[int]) -> None:
        """Take the next outcomes of a kind of chance, as numbers from 0."""
        self._given.setdefault(what, []).extend(outcomes)

    def roll(self, text: str) -> None:
        """Take the next roll of both battle dice: ``1 and 0``."""
        numbers = [part.strip() for part in text.replace(" and ", ",").split(",")]
        if len(numbers) != 2 or any(number not in ("0", "1", "2", "3") for number in numbers):
            fail(f"rolling {text!r}: two numbers from 0 to 3 were expected, such as '1 and 0'")
        self.expect(DIE, [int(number) * FACES_PER_NUMBER for number in numbers])

    def pick(self, what: str, count: int) -> int:
        """Return the next outcome that the scenario gives for this kind of chance."""
        given = self._given.get(what)
        if not given:
            fail(f"chance decides {what!r}, one of {count}, and the scenario does not say how")
        if not 0 <= given[0] < count:
            fail(f"chance decides {what!r}: a number from 0 to {count - 1} was expected, not {given[0]}")
        return given.pop(0)

    def said(self, what: str) -> bool:
        """Return whether an outcome of a kind of chance is left that has been said."""
        return bool(self._given.get(what))

    def drawn(self, what: str, things: Sequence[object]) -> int:
        """Return the place, among some things, of the one to be drawn next."""
        if self.draws[0] not in things:
            fail(f"{self.draws[0]!r} was to be drawn as {what!r}; there are {', '.join(map(repr, things)) or 'none'}")
        return things.index(self.draws.pop(0))

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the order as it is, with what the scenario gives for this kind of chance moved to the end.

        The last card of a deck is its top one.
        """
        last = [self.pick(what, count) for _ in range(len(self._given.get(what, ())))]
        return (*(number for number in range(count) if number not in last), *last)

    def unused(self) -> list[str]:
        """Forget what the scenario said and nobody needed, and return it."""
        left = [f"{what} {', '.join(map(str, numbers))}" for what, numbers in self._given.items() if numbers]
        left += [repr(thing) for thing in self.draws]
        self._given.clear()
        self.draws.clear()
        return left
