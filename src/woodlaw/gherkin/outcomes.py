"""Chance by script: the dice and draws that a scenario names, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Self

from woodlaw.engine.game import Game
from woodlaw.positions.mistakes import fail
from woodlaw.table.items import battle_die, faces_told

DIE = "battle die"
"""What the engine calls a roll of one battle die."""

_ROLL = re.compile(r"\s*([0-9])\s*(?:,|and)\s*([0-9])\s*")


class Drawing(Game):
    """A game whose next thing drawn is the one that its :class:`Outcomes` name, where they name any."""

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let chance choose one of some things, or take the one that is named."""
        outcomes = self._chance
        if isinstance(outcomes, Outcomes) and outcomes.draws:
            return outcomes.drawn(what, things)
        return super().pick(what, things)

    def roll(self, faces: Sequence[int]) -> int:
        """Let chance roll a die, whose faces are told to the outcomes."""
        if isinstance(self._chance, Outcomes):
            self._chance.faces = faces
        return super().roll(faces)


class Outcomes:
    """A source of chance that gives what the scenario says, for each kind of chance in order.

    ``draws`` are the pieces and cards to be drawn at random next, ``faces`` what the battle dice show. Shuffles leave
    the order as it is, unless they are told what comes last.
    """

    faces: Sequence[int] = battle_die()

    def __init__(self) -> None:
        self._given: dict[str, list[int | str]] = {}
        self.draws: list[object] = []

    def copy(self) -> Self:
        """Return a source that gives the same from here on."""
        other = type(self)()
        other._given = {what: list(given) for what, given in self._given.items()}
        other.draws, other.faces = list(self.draws), self.faces
        return other

    def expect(self, what: str, outcomes: Sequence[int | str]) -> None:
        """Take the next outcomes of a kind of chance, as numbers from 0; of a die also as texts that tell its roll."""
        self._given.setdefault(what, []).extend(outcomes)

    def roll(self, text: str) -> None:
        """Take the next roll of both battle dice: ``1 and 0``."""
        rolled = _ROLL.fullmatch(text)
        if rolled is None:
            fail(f"rolling {text!r}: two numbers were expected, such as '1 and 0'")
        self.expect(DIE, rolled.groups())

    def pick(self, what: str, count: int) -> int:
        """Return the next outcome that the scenario gives for this kind of chance."""
        given = self._given.get(what)
        if not given:
            fail(f"chance decides {what!r}, one of {count}, and the scenario does not say how")
        outcome = given.pop(0)
        if isinstance(outcome, str) and int(outcome) not in self.faces:
            fail(f"rolling {outcome}: a number that a battle die shows was expected: {faces_told(self.faces)}")
        if isinstance(outcome, str):
            return list(self.faces).index(int(outcome))
        if not 0 <= outcome < count:
            fail(f"chance decides {what!r}: a number from 0 to {count - 1} was expected, not {outcome}")
        return outcome

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
