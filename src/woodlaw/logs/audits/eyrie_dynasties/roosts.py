"""Where a recorded turn places A New Roost (7.4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from woodlaw.engine.events import Event, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.titles import name as named
from woodlaw.factions.eyrie_dynasties.abilities import Eyrie
from woodlaw.factions.eyrie_dynasties.birdsong import why_no_new_roost
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.pieces import astray, changes, on_map_before, warriors_astray
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place


@audits("7.4.3")
def placed_among_more(eyrie: Eyrie, game: Game, event: Placed, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield that a new roost comes to a clearing with more warriors than another that can take it.

    It is asked before the roost, ``events`` being before it. Both must hold as the turn began and as the roost is told,
    for a record may tell of Birdsong later; the warriors that come with the roost may be told first.
    """
    if event.piece is not eyrie.roost or not event.place.number or on_map_before(game.state, events, 0, eyrie.roost):
        return
    if astray(game, eyrie.roost) or any(warriors_astray(game, seat) for seat in game.state.seats):
        return
    if any(isinstance(before, Placed) and before.piece is eyrie.roost for before in events):
        return
    now, gained = _warriors(game), _gained(events)
    own = _gained([e for e in events if isinstance(e, Placed) and e.piece is eyrie.warrior])
    there = min(now[event.place] - own[event.place], now[event.place] - gained[event.place])
    quieter = [place for place in game.state.clearings if max(now[place], now[place] - gained[place]) < there]
    place = next((place for place in quieter if why_no_new_roost(game, eyrie, place) is None), None)
    if place:
        message = f"the new roost comes to {named(event.place)}, where {there} warriors are"
        yield violation("7.4.3", message, f"a clearing with the fewest, such as {place.number}")


def _warriors(game: Game) -> Counter[Place]:
    """Return how many warriors stand in each clearing, whosever they are."""
    return Counter({place: sum(game.state.warriors_at(place).values()) for place in game.state.clearings})


def _gained(events: Sequence[Event]) -> Counter[Place]:
    """Return how many warriors more some events have put in each clearing than they have taken from it."""
    gained: Counter[Place] = Counter()
    for event in events:
        for place, piece, change in changes(event):
            gained[place] += change * (piece.category is Category.WARRIOR)
    return gained
