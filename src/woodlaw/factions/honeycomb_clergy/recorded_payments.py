"""What the Clergy have to spend cards for in a recorded turn, and whether what they spend pays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from woodlaw.engine.audit import Offence, omission
from woodlaw.engine.events import CardsMoved, Event, Placed
from woodlaw.engine.game import Game
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.factions.records import (
    may_match_dominance,
    own_battles,
    own_moves,
    paying,
    replaces,
    spent_by,
    unmet,
    ventures_besides,
)
from woodlaw.law.implements import audits
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, Place, PlaceKind, hand


@dataclass(frozen=True, slots=True)
class _Demand:
    """Something that takes a card: what it is, the event that shows it, and which cards pay."""

    event: Event
    clause: str
    what: str
    takes: Callable[[Card], bool]


@audits("HCC.4.3", "HCC.5.1.II", "3.3.4")
def unpaid(
    clergy: Clergy, game: Game, events: Sequence[Event], swarmed: Iterable[Place]
) -> Iterator[tuple[Event, Offence]]:
    """Yield each swarm and each bloom that is left when as many as can be are paid, each with a card of its own.

    ``swarmed`` are the clearings of the swarms. Dominance cards that are taken cost cards as well, be they written
    last; they are matched first, and one that nothing pays for is not told here.
    """
    taken = list(_taken(clergy, game, events))
    demands = [*taken, *_bloomed(clergy, game, events), *_swarmed(clergy, game, events, swarmed)]
    cards = [card for _, card in spent_by(clergy.name, events)]
    means = [*cards, *(Counter(_parted_with(clergy, events)) - Counter(cards)).elements()]

    def meets(need: int, mean: int) -> bool:
        return (mean < len(cards) or need < len(taken)) and demands[need].takes(means[mean])

    for number in unmet(len(demands), len(means), meets):
        if number >= len(taken):
            demand = demands[number]
            message = f"{len(cards)} cards spent, which do not pay for {demand.what}"
            yield demand.event, omission(demand.clause, message, "a card that matches for each")


def _parted_with(clergy: Clergy, events: Sequence[Event]) -> list[Card]:
    """Return the cards that the Clergy discard, for whatever reason."""
    return [
        card
        for event in events
        if isinstance(event, CardsMoved) and event.source is hand(clergy.name)
        if event.target.kind is PlaceKind.COMMON
        for card in event.cards
    ]


def _taken(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[_Demand]:
    """Yield the dominance cards that the Clergy take."""
    for event in events:
        if not isinstance(event, CardsMoved) or event.target is not hand(clergy.name) or event.source is DECK:
            continue
        for card in event.cards:
            if card.kind is CardKind.DOMINANCE and event.source.kind is PlaceKind.COMMON:
                yield _Demand(event, "3.3.4", card.name, partial(_buys, game, clergy.name, card.suit))


def _buys(game: Game, player: str, suit: str, card: Card) -> bool:
    return may_match_dominance(game, player, card, suit)


def _bloomed(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[_Demand]:
    pays = paying(game, clergy.name, events)
    for event in blooms(clergy, game, events):
        yield _Demand(event, "HCC.4.3", "the flowers that bloom", lambda card: pays(card, None))


def _swarmed(clergy: Clergy, game: Game, events: Sequence[Event], swarmed: Iterable[Place]) -> Iterator[_Demand]:
    pays = paying(game, clergy.name, events)
    for place in swarmed:
        event = [e for e in events if isinstance(e, Placed) and e.piece is clergy.warrior and e.place is place][-1]
        what = f"the swarms in clearing {place.number}"
        yield _Demand(event, "HCC.5.1.II", what, partial(_pays_at, pays, place))


def _pays_at(pays: Callable[[Card, Place | None], bool], place: Place, card: Card) -> bool:
    return pays(card, place)


def position(events: Sequence[Event], sought: Event) -> int:
    """Return the number of an event among others."""
    return next(number for number, event in enumerate(events) if event is sought)


@audits("HCC.4.3", "HCC.6.2")
def blooms(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[Event]:
    """Return where single flowers are placed before the last of the turn's actions: before Evening pollinates."""
    if ventures_besides(game).most:
        return []
    acts: list[Event] = [*own_moves(game, clergy.name, events), *own_battles(clergy.name, events)]
    last = max((position(events, act) for act in acts), default=0)
    return [event for event in _planted(clergy, events[:last]) for _ in range(event.count)]


def _planted(clergy: Clergy, events: Sequence[Event]) -> list[Placed]:
    return [
        event
        for number, event in enumerate(events)
        if isinstance(event, Placed) and event.piece in clergy.flowers and event.place.number
        if not replaces(event, events[:number])
    ]
