"""The situations that a search has met: one of them need not be played on twice, and no way into a dead end either."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from hashlib import blake2b
from typing import NamedTuple

from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, Place

NUMBER_BYTES = 8


class Fork(NamedTuple):
    """Where something is chosen, as far as the map decides what comes of it: alike in situations that differ in hands.

    ``left`` is how often each thing told is left to be done, ``conceded`` how many things may go untold; ``on_map`` is
    the sum of what happened there, and ``way`` what was chosen since the game was last at rest.
    """

    left: tuple[int, ...]
    conceded: int
    on_map: int
    way: tuple[object, ...]

    @property
    def anywhere(self) -> Fork:
        """The same choice, whatever is left to do and lies on the map."""
        return Fork((), self.conceded, 0, self.way)


class Situations:
    """Situations by what brought them about in whatever order: the sum of a number of each thing.

    Each thing gets a number of its own, as good as drawn by lot, so that two sums are one only where the same things
    are in both. Hashes of things would not do: those of things that are alike differ alike.
    """

    def __init__(self) -> None:
        self._met: set[Hashable] = set()
        self._numbers: dict[Hashable, int] = {}
        self._closed: dict[Fork, set[object]] = {}
        self._most: dict[Fork, int] = {}

    def afresh(self) -> Situations:
        """Return situations of which none was met, with the same number for each thing."""
        other = Situations()
        other._numbers = self._numbers
        return other

    def number(self, thing: Hashable) -> int:
        """Return the number of a thing."""
        number = self._numbers.get(thing)
        if number is None:
            drawn = blake2b(str(len(self._numbers)).encode(), digest_size=NUMBER_BYTES).digest()
            number = self._numbers[thing] = int.from_bytes(drawn)
        return number

    def meet(self, situation: Hashable) -> bool:
        """Return whether a situation was met before, and note that it was."""
        if situation in self._met:
            return True
        self._met.add(situation)
        return False

    def close(self, fork: Fork, chosen: object) -> None:
        """Note that what is chosen at a fork does at once what the record does not tell."""
        self._closed.setdefault(fork, set()).add(chosen)

    def close_above(self, fork: Fork, most: int) -> None:
        """Note that each number of pieces beyond one does at once at a fork what the record does not tell."""
        self._most[fork] = min(most, self._most.get(fork, most))

    def is_closed(self, fork: Fork, chosen: object) -> bool:
        """Return whether something was chosen at a fork in vain, or is so anywhere."""
        return any(self._is_closed_at(each, chosen) for each in (fork, fork.anywhere))

    def _is_closed_at(self, fork: Fork, chosen: object) -> bool:
        most = self._most.get(fork)
        beyond = most is not None and isinstance(chosen, int) and chosen > most
        return beyond or chosen in self._closed.get(fork, ())


def names(chosen: object, thing: object) -> bool:
    """Return whether something is among what was chosen, or part of it."""
    return chosen == thing or (isinstance(chosen, tuple) and any(names(part, thing) for part in chosen))


def table_of(state: State, piles: Collection[Place]) -> Hashable:
    """Return all that lies on a table, and what its turn remembers; in what order cards lie, of the deck and piles."""
    ordered = {DECK, *piles}
    return (
        frozenset((place, frozenset(there.items())) for place, there in state.pieces.items() if there),
        frozenset((place, _lying(cards, place in ordered)) for place, cards in state.cards.items() if cards),
        frozenset(state.score.items()),
        frozenset(state.facts.items()),
        frozenset(state.this_turn.items()),
        state.closed_paths,
    )


def _lying(cards: list[Card], ordered: bool) -> Hashable:
    if ordered:
        return tuple(cards)
    numbers: dict[Card, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return frozenset(numbers.items())
