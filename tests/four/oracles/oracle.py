"""An oracle: what it is shown, how it reports a breach, and what a table shows, counted anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tests.four.oracles.naming import CULT, DUCHY, EYRIE, GARDENS, OTTER, OUTRULED_BY_NOBODY, Named

from woodlaw.engine.events import (
    Event,
)
from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.pieces import RULING, Piece
from woodlaw.table.places import (
    Place,
    play_area,
)
from woodlaw.table.suits import BIRD


@dataclass(frozen=True, slots=True)
class Seen:
    """An event, the table before and after it, and the clauses that were in force."""

    event: Event
    before: State
    after: State
    clauses: tuple[str, ...] = ()

    def by(self, *clauses: str) -> bool:
        """Return whether one of these clauses was in force, or a part of one."""
        return any(one == each or one.startswith(f"{each}.") for each in clauses for one in self.clauses)


# What a table shows ---------------------------------------------------------------------------------------------------
def rulers(state: State, place: Place) -> set[str]:
    """Return who rules a clearing (2.5), counted anew; more than one name where an open question lies there."""
    if place is Named.burrow:
        return {DUCHY}
    if any(state.count(place, garden) for garden in GARDENS.values()):
        return {CULT}
    counts = {
        seat: sum(n for one, n in state.at(place).items() if one.owner == seat and one.category in RULING)
        for seat in state.seats
    }
    if any(one.is_faction_piece and one.owner not in state.seats for one in state.at(place)):
        return set(state.seats)
    if any(card.id == OUTRULED_BY_NOBODY for seat in state.seats for card in state.cards_at(play_area(seat))):
        return set(state.seats)
    most = max(counts.values())
    first = {seat for seat, count in counts.items() if count == most and count}
    if EYRIE in first and state.owned(place, EYRIE):
        return {EYRIE}
    return first if len(first) == 1 else set()


def on_map(state: State, pieces: Iterable[Piece]) -> int:
    """Return how many of some pieces lie in clearings."""
    return sum(map(state.on_map, pieces))


def count_at(state: State, *places: Place) -> int:
    """Return how many pieces lie at some places."""
    return sum(sum(state.at(place).values()) for place in places)


def gone(seen: Seen, place: Place) -> Counter[Piece]:
    """Return what an event has taken from a place."""
    return Counter(seen.before.at(place)) - Counter(seen.after.at(place))


def matching(cards: Sequence[Card], clearings: Sequence[str]) -> bool:
    """Return whether each card has a clearing of its own that it matches; birds match any (2.1.1)."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    return any(
        matching(rest, [*clearings[:n], *clearings[n + 1 :]])
        for n, suit in enumerate(clearings)
        if first.suit in (BIRD, suit)
    )


# Oracles --------------------------------------------------------------------------------------------------------------
class Oracle:
    """Watches one rule; ``breaches`` are the lines that say what broke it."""

    faction = ""
    clause = ""

    def __init__(self) -> None:
        self.breaches: list[str] = []

    def see(self, seen: Seen) -> None:
        """Look at an event that has happened."""

    def report(self, line: str, clause: str = "") -> None:
        """Note a breach in one line."""
        self.breaches.append(f"{clause or self.clause}: {line}")

    def expect(self, holds: bool, line: str, clause: str = "") -> None:
        """Note a breach unless something holds."""
        if not holds:
            self.report(line, clause)

    @property
    def breach(self) -> str:
        """The first breach, or nothing."""
        return self.breaches[0] if self.breaches else ""


def may_rule_by_hire(state: State, place: Place) -> bool:
    """Whether hired Otters may let another rule: they are the buyer's then, and no table says whose (11.2.7.III)."""
    return bool(state.count(place, OTTER))


def neighbours(state: State, place: Place) -> list[Place]:
    """Return the clearings beside a clearing, closed paths left in."""
    return [state.clearings[number - 1] for number in state.map.paths[place.number]]
