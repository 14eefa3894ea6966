"""Chance: dice, shuffles and random draws, from a seed or from a record. No rule rolls for itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol


class Chance(Protocol):
    """A source of chance. Every outcome is a number, so that it can be recorded."""

    def pick(self, what: str, count: int) -> int:
        """Return a number from 0 to ``count - 1``, each as likely; ``what`` says what for."""
        ...

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the numbers from 0 to ``count - 1`` in random order."""
        ...


class Seeded:
    """Chance from a seed: the same seed gives the same outcomes on every machine."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a game needs repeatable chance, not secrets

    def pick(self, what: str, count: int) -> int:
        """Return a number from 0 to ``count - 1``."""
        return self._random.randrange(count)

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the numbers from 0 to ``count - 1`` in random order."""
        order = list(range(count))
        self._random.shuffle(order)
        return tuple(order)


class ScriptedChanceError(Exception):
    """Raised when a script of outcomes is used up, or holds what cannot be: says what was asked for."""


class Scripted:
    """Chance from given outcomes, such as a record's or a scenario's; else raises :class:`ScriptedChanceError`."""

    def __init__(self, outcomes: Sequence[int | tuple[int, ...]]) -> None:
        self._outcomes: Iterator[int | tuple[int, ...]] = iter(outcomes)

    def pick(self, what: str, count: int) -> int:
        """Return the next outcome, which must be a number from 0 to ``count - 1``."""
        outcome = self._next(what)
        if not isinstance(outcome, int) or not 0 <= outcome < count:
            raise ScriptedChanceError(f"{what}: expected a number from 0 to {count - 1}, not {outcome!r}")
        return outcome

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the next outcome, which must be an order of ``count`` things."""
        outcome = self._next(what)
        if not isinstance(outcome, tuple) or sorted(outcome) != list(range(count)):
            raise ScriptedChanceError(f"{what}: expected an order of {count} things")
        return outcome

    def _next(self, what: str) -> int | tuple[int, ...]:
        try:
            return next(self._outcomes)
        except StopIteration:
            raise ScriptedChanceError(f"{what}: the script has no more outcomes") from None
