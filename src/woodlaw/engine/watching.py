"""Watching at what a playing looks: where it does not, other things lying there change nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, ItemsView, Iterator, ValuesView
from contextlib import contextmanager
from typing import Any, TypeVar

from woodlaw.engine.state import State
from woodlaw.engine.unseen import FaceDown, Untold
from woodlaw.table.pieces import UNKNOWN_ITEM
from woodlaw.table.places import Place

Key = TypeVar("Key")
Things = TypeVar("Things")


def watch(state: State, places: Collection[Place]) -> Callable[[], frozenset[Place]]:
    """Watch what lies at some places of a state; return what tells at which of them anybody has looked since."""
    state.cards = cards = _Watched(state.cards, places)
    state.pieces = pieces = _Watched(state.pieces, [place for place in places if state.count(place, UNKNOWN_ITEM)])
    told = {each.kept.key(each.piece.owner, place): place for each in FaceDown.known.values() for place in places}
    shown = [each for place, each in Untold.known.items() if place in places]
    told |= {kept.key(each.owner): each.place for each in shown for kept in each.kept}
    state.facts = facts = _Watched(state.facts, told)
    return lambda: frozenset(cards.seen | pieces.seen | {told[key] for key in facts.seen})


@contextmanager
def unwatched(state: State) -> Iterator[None]:
    """Take nothing within the block for a look at what lies at watched places of a state."""
    watched = [each for each in (state.cards, state.pieces, state.facts) if isinstance(each, _Watched)]
    before = [frozenset(each.seen) for each in watched]
    try:
        yield
    finally:
        for each, seen in zip(watched, before, strict=True):
            each.seen = set(seen)


class _Watched(dict[Key, Things]):
    """What lies at each place, or what boards say; ``seen`` is that of what is watched at which anybody has looked."""

    __slots__ = ("_watched", "seen")

    def __init__(self, things: dict[Key, Things], watched: Collection[Key]) -> None:
        super().__init__(things)
        self._watched = frozenset(watched)
        self.seen: set[Key] = set()

    def __getitem__(self, place: Key) -> Things:
        self._look(place)
        return super().__getitem__(place)

    def get(self, place: Key, default: Any = None) -> Any:
        """Return what lies at a place."""
        self._look(place)
        return super().get(place, default)

    def setdefault(self, place: Key, default: Any = None) -> Any:
        """Return what lies at a place, which is the given from now on where nothing did."""
        self._look(place)
        return super().setdefault(place, default)

    def pop(self, place: Key, *default: Any) -> Any:
        """Return what lies at a place, and take it away."""
        self._look(place)
        return super().pop(place, *default)

    def items(self) -> ItemsView[Key, Things]:  # type: ignore[override]
        """Return every place with what lies there."""
        self.seen |= self._watched
        return super().items()

    def values(self) -> ValuesView[Things]:  # type: ignore[override]
        """Return what lies at every place."""
        self.seen |= self._watched
        return super().values()

    def _look(self, place: Key) -> None:
        if place in self._watched:
            self.seen.add(place)
