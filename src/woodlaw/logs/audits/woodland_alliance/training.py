"""What a recorded turn shows of officers: those that are trained (8.5.3), apart from those of revolts (8.4.1.III)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeGuard

from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.spending import spent_by, unmet
from woodlaw.logs.audits.suits import may_match_dominance
from woodlaw.logs.audits.woodland_alliance.turns import fits, revolts
from woodlaw.table.cards import CardKind
from woodlaw.table.places import DECK, DISCARD, Place, PlaceKind, hand


def officers_made(alliance: Alliance, events: Sequence[Event]) -> list[Placed]:
    """Return the events of a turn that make officers."""
    return [e for e in events if isinstance(e, Placed) and e.piece is alliance.warrior and e.place is alliance.officers]


@audits("8.5.3")
def trained_for_nothing(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Train: each officer whom no revolt makes costs a card that matches the clearing of a base.

    What pays for a dominance card (3.3.4) trains nobody.
    """
    made = officers_made(alliance, events)
    due = sum(event.count for event in made) - len(revolts(alliance, events))
    if due <= 0:
        return
    where, own = _with_bases(alliance, game, events), hand(alliance.name)
    spent = [card for _, card in spent_by(alliance.name, events)]
    taken = [
        card.suit
        for event in events
        if isinstance(event, CardsMoved) and event.target is own and event.source.kind is PlaceKind.COMMON
        for card in event.cards
        if card.kind is CardKind.DOMINANCE and event.source is not DECK
    ]

    def meets(need: int, mean: int) -> bool:
        if need < len(taken):
            return may_match_dominance(game, alliance.name, spent[mean], taken[need])
        return fits(game, spent[mean], where)

    paid = due - sum(need >= len(taken) for need in unmet(len(taken) + due, len(spent), meets))
    if paid < due:
        message = f"the Alliance spends {paid or 'no'} matching card{'s' * (paid != 1)} to train"
        yield made[-1], violation("8.5.3", message, f"{due}, one for each officer")


@audits("8.5.3")
def surely_trained(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return how many officers were trained for sure: those written right behind cards that pay for them."""
    return sum(trained_behind_cards(alliance, game, events).values())


def trained_behind_cards(alliance: Alliance, game: Game, events: Sequence[Event]) -> dict[int, int]:
    """Return where officers are written right behind cards that pay for them, by the event's number, and how many."""
    made = officers_made(alliance, events)
    paid = {
        number: min(_paid(alliance, game, before, events), officer.count)
        for number, (before, officer) in enumerate(pairwise(events), start=1)
        if isinstance(officer, Placed) and any(officer is each for each in made)
    }
    return {number: count for number, count in paid.items() if count}


def _paid(alliance: Alliance, game: Game, event: Event, events: Sequence[Event]) -> int:
    """Return how many of the cards that an event discards from the hand match the clearing of a base."""
    if not _discards(event, alliance):
        return 0
    where = _with_bases(alliance, game, events)
    return sum(fits(game, card, where) for card in event.cards)


def _discards(event: Event, alliance: Alliance) -> TypeGuard[CardsMoved]:
    """Return whether an event discards cards of the Alliance's hand."""
    return (
        isinstance(event, CardsMoved)
        and event.source is hand(alliance.name)
        and (event.target is DISCARD or event.target.kind is PlaceKind.COMMON)
    )


def _with_bases(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[Place]:
    """Return where a base of the Alliance was at any time of a turn."""
    fallen = [e.place for e in events if isinstance(e, Removed) and e.piece in alliance.bases]
    return [place for base in alliance.bases for place in game.state.where(base) if place.number] + fallen
