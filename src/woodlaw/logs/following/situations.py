"""The situations that a search has met: one of them need not be played on twice."""

from __future__ import annotations

from collections.abc import Hashable
from hashlib import blake2b

NUMBER_BYTES = 8


class Situations:
    """Situations by what brought them about in whatever order: the sum of a number of each thing.

    Each thing gets a number of its own, as good as drawn by lot, so that two sums are one only where the same things
    are in both. Hashes of things would not do: those of things that are alike differ alike.
    """

    def __init__(self) -> None:
        self._met: set[Hashable] = set()
        self._numbers: dict[Hashable, int] = {}

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
