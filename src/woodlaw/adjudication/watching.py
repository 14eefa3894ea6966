"""Watching at which cards a playing looks: where it does not, other cards there change nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, ItemsView, ValuesView
from typing import Any

from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.places import Place


def watch(state: State, places: Collection[Place]) -> Callable[[], frozenset[Place]]:
    """Watch the cards at some places of a state; return what tells at which of them anybody has looked since."""
    state.cards = cards = _Watched(state.cards, places)
    return lambda: frozenset(cards.seen)


class _Watched(dict[Place, list[Card]]):
    """The cards at each place; ``seen`` are those of some watched places at which anybody has looked."""

    __slots__ = ("_watched", "seen")

    def __init__(self, cards: dict[Place, list[Card]], watched: Collection[Place]) -> None:
        super().__init__(cards)
        self._watched = frozenset(watched)
        self.seen: set[Place] = set()

    def __getitem__(self, place: Place) -> list[Card]:
        self._look(place)
        return super().__getitem__(place)

    def get(self, place: Place, default: Any = None) -> Any:
        """Return the cards at a place."""
        self._look(place)
        return super().get(place, default)

    def setdefault(self, place: Place, default: Any = None) -> Any:
        """Return the cards at a place, which are the given ones from now on where there were none."""
        self._look(place)
        return super().setdefault(place, default)

    def pop(self, place: Place, *default: Any) -> Any:
        """Return the cards at a place, and take them away."""
        self._look(place)
        return super().pop(place, *default)

    def items(self) -> ItemsView[Place, list[Card]]:  # type: ignore[override]
        """Return every place with its cards."""
        self.seen |= self._watched
        return super().items()

    def values(self) -> ValuesView[list[Card]]:  # type: ignore[override]
        """Return the cards of every place."""
        self.seen |= self._watched
        return super().values()

    def _look(self, place: Place) -> None:
        if place in self._watched:
            self.seen.add(place)
