"""What the Clergy have to spend cards for in a recorded turn, and whether what they spend pays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from woodlaw.engine.events import CardsMoved, Crafted, Event, PathOpened, Placed
from woodlaw.engine.game import Game
from woodlaw.factions.honeycomb_clergy.abilities import Clergy
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.craft import may_craft_besides
from woodlaw.logs.audits.pieces import replaces
from woodlaw.logs.audits.spending import spent_by, unmet
from woodlaw.logs.audits.suits import may_match_dominance, paying
from woodlaw.logs.audits.turns import own_battles, own_moves, ventures_besides
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, Place, PlaceKind, hand

PATH = "M.4.3"
"""The clause of opening a closed path."""


@dataclass(frozen=True, slots=True)
class _Demand:
    """Something that takes a card: the event that shows it, what it is, what it asks for, and which cards pay."""

    event: Event
    clause: str
    what: str
    expected: str
    takes: Callable[[Card], bool]


@audits("HCC.4.3", "HCC.5.1.II", "3.3.4", "M.4.3")
def unpaid(
    clergy: Clergy, game: Game, events: Sequence[Event], swarmed: Iterable[Place]
) -> Iterator[tuple[Event, Offence]]:
    """Yield each swarm, bloom and path that is left when as many as can be are paid, each with a card of its own.

    ``swarmed`` are the clearings of the swarms. Dominance cards that are taken cost cards as well, and so do paths, be
    these cards written last. Dominance is matched first. Where no card is spent at all, others tell of it and of paths.
    """
    taken, opened = list(_taken(clergy, game, events)), list(_opened(clergy, events))
    demands = [*taken, *_bloomed(clergy, game, events), *_swarmed(clergy, game, events, swarmed), *opened]
    cards = [card for _, card in spent_by(clergy.name, events)]
    means = [*cards, *(Counter(_parted_with(clergy, events)) - Counter(cards)).elements()]

    def meets(need: int, mean: int) -> bool:
        at_any_time = need < len(taken) or need >= len(demands) - len(opened)
        return (mean < len(cards) or at_any_time) and demands[need].takes(means[mean])

    for number in unmet(len(demands), len(means), meets):
        demand = demands[number]
        if number < len(taken) or (demand.clause == PATH and not means):
            continue
        spent = f"{len(cards) or 'no'} card{'s' * (len(cards) != 1)} spent, which {'do' if len(cards) != 1 else 'does'}"
        yield demand.event, omission(demand.clause, f"{spent} not pay for {demand.what}", demand.expected)


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
                yield _Demand(
                    event, "3.3.4", card.name, "a matching card", partial(_buys, game, clergy.name, card.suit)
                )


def _buys(game: Game, player: str, suit: str, card: Card) -> bool:
    return may_match_dominance(game, player, card, suit)


def _bloomed(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[_Demand]:
    pays = paying(game, clergy.name, events)
    for event in blooms(clergy, game, events):
        yield _Demand(event, "HCC.4.3", "the flowers that bloom", "a bird card for each", lambda card: pays(card, None))


def _swarmed(clergy: Clergy, game: Game, events: Sequence[Event], swarmed: Iterable[Place]) -> Iterator[_Demand]:
    pays = paying(game, clergy.name, events)
    for place in swarmed:
        event = [e for e in events if isinstance(e, Placed) and e.piece is clergy.warrior and e.place is place][-1]
        what = f"the swarms in clearing {place.number}"
        yield _Demand(event, "HCC.5.1.II", what, "a matching card for each", partial(_pays_at, pays, place))


def _pays_at(pays: Callable[[Card, Place | None], bool], place: Place, card: Card) -> bool:
    return pays(card, place)


def _opened(clergy: Clergy, events: Sequence[Event]) -> Iterator[_Demand]:
    """Yield the closed paths that are opened without a card of the hand just before, which would be theirs."""
    for before, event in pairwise(events):
        if not isinstance(event, PathOpened) or event.player != clergy.name:
            continue
        if not isinstance(before, CardsMoved) or before.source is not hand(clergy.name):
            yield _Demand(event, PATH, "the path besides", "a card of its own", lambda _: True)


@audits("HCC.4.3")
def bloomed_off_suit(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Where a record writes every card just before what it pays for, a flower that blooms stands behind a bird."""
    spent = dict(spent_by(clergy.name, events))
    pays = paying(game, clergy.name, events)
    if not all(_is_paid_for(clergy, event) for event in (events[number + 1] for number in spent)):
        return
    for event in blooms(clergy, game, events):
        card = spent.get(position(events, event) - 1)
        if card is not None and not pays(card, None):
            yield event, violation("HCC.4.3", f"a flower blooms for a {card.suit} card", "a bird card")


def _is_paid_for(clergy: Clergy, event: Event) -> bool:
    """Return whether an event is something that takes a card: a flower, warriors, or a path."""
    comes = isinstance(event, Placed) and (event.piece in clergy.flowers or event.piece is clergy.warrior)
    return comes or isinstance(event, PathOpened)


def position(events: Sequence[Event], sought: Event) -> int:
    """Return the number of an event among others."""
    return next(number for number, event in enumerate(events) if event is sought)


@audits("HCC.4.3", "HCC.6.2")
def blooms(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[Event]:
    """Return where single flowers are placed before what Daylight does last: before Evening pollinates."""
    if ventures_besides(game).most:
        return []
    acts: list[Event] = [*own_moves(game, clergy.name, events), *own_battles(clergy.name, events)]
    acts += [event for event in events if isinstance(event, Placed) and event.piece is clergy.cathedral]
    acts += [event for event in events if isinstance(event, Crafted) and not may_craft_besides(game, clergy.name)]
    last = max((position(events, act) for act in acts), default=0)
    return [event for event in planted_in(clergy, events[:last]) for _ in range(event.count)]


def planted_in(clergy: Clergy, events: Sequence[Event]) -> list[Placed]:
    """Return where flowers are placed in some events, and replace none."""
    return [
        event
        for number, event in enumerate(events)
        if isinstance(event, Placed) and event.piece in clergy.flowers and event.place.number
        if not replaces(event, events[:number])
    ]
