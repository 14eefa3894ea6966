"""What a recorded turn shows of officers: those that are trained (8.5.3), apart from those of revolts (8.4.1.III)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from woodlaw.engine.audit import Offence, violation
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.recorded_turns import fits, revolts
from woodlaw.law.implements import audits
from woodlaw.table.places import DISCARD, Place, PlaceKind, hand


def officers_made(alliance: Alliance, events: Sequence[Event]) -> list[Placed]:
    """Return the events of a turn that make officers."""
    return [e for e in events if isinstance(e, Placed) and e.piece is alliance.warrior and e.place is alliance.officers]


@audits("8.5.3")
def trained_for_nothing(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Train: each officer whom no revolt makes costs a card that matches the clearing of a base."""
    made = officers_made(alliance, events)
    due = sum(event.count for event in made) - len(revolts(alliance, events))
    paid = sum(_paid(alliance, game, event, events) for event in events)
    if paid < due:
        message = f"the Alliance spends {paid or 'no'} matching card{'s' * (paid != 1)} to train"
        yield made[-1], violation("8.5.3", message, f"{due}, one for each officer")


@audits("8.5.3")
def surely_trained(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return how many officers were trained for sure: those written right behind cards that pay for them."""
    made = officers_made(alliance, events)
    return sum(
        min(_paid(alliance, game, before, events), officer.count)
        for before, officer in pairwise(events)
        if isinstance(officer, Placed) and any(officer is each for each in made)
    )


def _paid(alliance: Alliance, game: Game, event: Event, events: Sequence[Event]) -> int:
    """Return how many of the cards that an event discards from the hand match the clearing of a base."""
    if not isinstance(event, CardsMoved) or event.source is not hand(alliance.name):
        return 0
    if event.target is not DISCARD and event.target.kind is not PlaceKind.COMMON:
        return 0
    where = _with_bases(alliance, game, events)
    return sum(fits(game, card, where) for card in event.cards)


def _with_bases(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[Place]:
    """Return where a base of the Alliance was at any time of a turn."""
    fallen = [e.place for e in events if isinstance(e, Removed) and e.piece in alliance.bases]
    return [place for base in alliance.bases for place in game.state.where(base) if place.number] + fallen
