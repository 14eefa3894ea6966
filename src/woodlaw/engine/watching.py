"""Watching at what a playing looks: where it does not, other things lying there change nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, ItemsView, Iterator, ValuesView
from contextlib import contextmanager
from typing import Any, TypeVar

from woodlaw.engine.state import State
from woodlaw.table.places import Place

Things = TypeVar("Things")


def watch(state: State, places: Collection[Place]) -> Callable[[], frozenset[Place]]:
    """Watch what lies at some places of a state; return what tells at which of them anybody has looked since."""
    state.cards = cards = _Watched(state.cards, places)
    state.pieces = pieces = _Watched(state.pieces, [place for place in places if place in state.pieces])
    return lambda: frozenset(cards.seen | pieces.seen)


@contextmanager
def unwatched(state: State) -> Iterator[None]:
    """Take nothing within the block for a look at what lies at watched places of a state."""
    watched = [each for each in (state.cards, state.pieces) if isinstance(each, _Watched)]
    before = [frozenset(each.seen) for each in watched]
    try:
        yield
    finally:
        for each, seen in zip(watched, before, strict=True):
            each.seen = set(seen)


class _Watched(dict[Place, Things]):
    """What lies at each place; ``seen`` are those of some watched places at which anybody has looked."""

    __slots__ = ("_watched", "seen")

    def __init__(self, things: dict[Place, Things], watched: Collection[Place]) -> None:
        super().__init__(things)
        self._watched = frozenset(watched)
        self.seen: set[Place] = set()

    def __getitem__(self, place: Place) -> Things:
        self._look(place)
        return super().__getitem__(place)

    def get(self, place: Place, default: Any = None) -> Any:
        """Return what lies at a place."""
        self._look(place)
        return super().get(place, default)

    def setdefault(self, place: Place, default: Any = None) -> Any:
        """Return what lies at a place, which is the given from now on where nothing did."""
        self._look(place)
        return super().setdefault(place, default)

    def pop(self, place: Place, *default: Any) -> Any:
        """Return what lies at a place, and take it away."""
        self._look(place)
        return super().pop(place, *default)

    def items(self) -> ItemsView[Place, Things]:  # type: ignore[override]
        """Return every place with what lies there."""
        self.seen |= self._watched
        return super().items()

    def values(self) -> ValuesView[Things]:  # type: ignore[override]
        """Return what lies at every place."""
        self.seen |= self._watched
        return super().values()

    def _look(self, place: Place) -> None:
        if place in self._watched:
            self.seen.add(place)
