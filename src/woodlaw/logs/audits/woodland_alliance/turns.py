"""What a recorded turn shows of spreading sympathy (8.4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import cast

from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.birdsong import ENOUGH_FOR_MARTIAL_LAW, supporters_for_revolt, why_not_near
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.pieces import astray, changes, count_before, on_map_before
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, play_area, supply
from woodlaw.table.suits import BIRD, CLEARING_SUITS


# Spreading sympathy ---------------------------------------------------------------------------------------------------
@audits("8.6.1.IV")
def organized(alliance: Alliance, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether sympathy can be organized: a warrior of the Alliance left the clearing for it."""
    return any(
        isinstance(other, Removed)
        and other.piece is alliance.warrior
        and other.player == alliance.name
        and other.place is event.place
        for other in events
    )


def spread(alliance: Alliance, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    """Return the sympathy that was spread and not organized, each with its place among the events."""
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Placed)
        and event.piece is alliance.sympathy
        and event.place.number
        and not organized(alliance, event, events)
    ]


def revolts(alliance: Alliance, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    """Return the bases that were placed, each with its place among the events."""
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Placed) and event.piece in alliance.bases
    ]


@audits("8.4.2.I")
def spread_too_far(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Choose Clearing: sympathy spreads from sympathetic clearings; where there are none it starts anywhere."""
    if astray(game, alliance.sympathy):
        return []
    placed = spread(alliance, events)
    spreading = [event for _, event in placed]
    first = [event for index, event in placed if not on_map_before(game.state, events, index, alliance.sympathy)]
    reached = [c for c in game.state.clearings if count_before(game.state, events, 0, c, alliance.sympathy)]
    came = [event for event in events if isinstance(event, Placed) and event.piece is alliance.sympathy]
    reached += [event.place for event in came if event in first or event not in spreading]
    pending = [event for event in spreading if event not in first]
    while fitting := [event for event in pending if _is_near(game, alliance, event.place, reached)]:
        reached += [event.place for event in fitting]
        pending = [event for event in pending if event not in fitting]
    return [(event, violation("8.4.2.I", _far(event.place), "a clearing adjacent to sympathy")) for event in pending]


def _is_near(game: Game, alliance: Alliance, clearing: Place, reached: Sequence[Place]) -> bool:
    """Return whether sympathy can spread to a clearing from others; if it had a token, that one may have fallen."""
    others = [place for place in reached if place is not clearing]
    return why_not_near(game, alliance, clearing, others) is None


def _far(clearing: Place) -> str:
    return f"sympathy spreads to clearing {clearing.number}, which touches no sympathetic clearing"


@audits("8.4.1.II", "8.4.2.II")
def spread_too_cheaply(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Compare the supporters that a turn's revolts and sympathy cost with those that were spent in it."""
    placed, risen = spread(alliance, events), revolts(alliance, events)
    if not placed and not risen:
        return []
    where = [event.place for _, event in (*placed, *risen)]
    costs = sorted(
        (
            *_costs_of_sympathy(alliance, game, events, placed),
            *((index, base, supporters_for_revolt(alliance)) for index, base in risen),
        ),
        key=lambda each: each[0],
    )
    due = sum(cost for *_, cost in costs)
    paid = sum(fits(game, card, where) for cards in _spent(alliance, game, events) for card in cards)
    if paid >= due:
        return _paid_with_others_cards(alliance, game, events, costs)
    clause, event = ("8.4.2.II", placed[-1][1]) if placed else ("8.4.1.II", risen[-1][1])
    message = f"the Alliance spends {paid} matching supporters on its revolts and on spreading sympathy"
    return [(event, violation(clause, message, f"{due} supporters"))]


@audits("8.4.1.II", "8.4.2.II")
def _paid_with_others_cards(
    alliance: Alliance, game: Game, events: Sequence[Event], costs: Sequence[tuple[int, Placed, int]]
) -> list[tuple[Event, Offence]]:
    """Where each token and base of a turn is written behind as many supporters as it costs, those are what it costs.

    Otherwise nobody knows which was spent for which.
    """
    stretches = _stretches(_spent(alliance, game, events))
    ends = [start for start, _ in stretches[1:]] + [len(events)]
    if [len(cards) for _, cards in stretches] != [cost for *_, cost in costs]:
        return []
    for (start, cards), end, (index, event, cost) in zip(stretches, ends, costs, strict=True):
        if not start < index < end:
            return []
        fitting = sum(fits(game, card, [event.place]) for card in cards)
        if fitting < cost:
            clause = "8.4.2.II" if event.piece is alliance.sympathy else "8.4.1.II"
            message = f"{fitting or 'none'} of {cost} supporters match clearing {event.place.number}"
            return [(event, violation(clause, message, f"{cost} that match"))]
    return []


def _stretches(spent: Sequence[Sequence[Card]]) -> list[tuple[int, list[Card]]]:
    """Return where each stretch of events begins in which supporters are spent, and which."""
    found: list[tuple[int, list[Card]]] = []
    for spends, run in groupby(range(len(spent)), lambda n: bool(spent[n])):
        if spends:
            numbers = list(run)
            found.append((numbers[0], [card for n in numbers for card in spent[n]]))
    return found


@audits("8.4.2.II")
def _costs_of_sympathy(
    alliance: Alliance, game: Game, events: Sequence[Event], placed: Sequence[tuple[int, Placed]]
) -> Iterator[tuple[int, Placed, int]]:
    """Spend Supporters: what is listed above each token. Whether there is martial law, playing the turn shows."""
    for number, (index, event) in enumerate(placed):
        yield index, event, _listed(alliance, game, events, number, index)


def _listed(alliance: Alliance, game: Game, events: Sequence[Event], number: int, index: int) -> int:
    """Return the least that the board can list above the token that a turn placed there, so many before it."""
    before = on_map_before(game.state, events, 0, alliance.sympathy) + number
    least = min(before, on_map_before(game.state, events, index, alliance.sympathy)) - astray(game, alliance.sympathy)
    costs: list[int] = alliance.values["cost"]
    return costs[min(max(0, least), len(costs) - 1)]


@audits("8.4.2.II", "8.4.2.IIa")
def most_for_sympathy(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return the most that sympathy which a turn spread can have cost, in whatever order, with all martial law.

    What looks organized may have been spread: a warrior may have left the clearing for something else.
    """
    costs: list[int] = alliance.values["cost"]
    most = alliance.pieces["sympathy"].count
    uncovered = max(0, most - count_before(game.state, events, 0, supply(alliance.name), alliance.sympathy))
    placed = [e for e in events if isinstance(e, Placed) and e.piece is alliance.sympathy and e.place.number]
    listed = sum(costs[min(uncovered + number, len(costs) - 1)] for number in range(len(placed)))
    return listed + sum(_may_be_martial(alliance, game, events, event.place) for event in placed)


@audits("8.4.2.IIa")
def _may_be_martial(alliance: Alliance, game: Game, events: Sequence[Event], clearing: Place) -> bool:
    """Return whether three that may count as warriors of one other stood in a clearing at any time of a turn.

    A pawn's player may treat the warriors of others as its own, and hirelings count with those of whoever hired them.
    """
    there = game.state.pieces.get(clearing, {})
    ever = Counter({piece: count for piece, count in there.items() if _may_be_warrior(alliance, piece)})
    for event in events:
        for place, piece, change in changes(event):
            if place is clearing and _may_be_warrior(alliance, piece):
                ever[piece] -= min(0, change)
    of_each = Counter[str]()
    for piece, count in ever.items():
        of_each[piece.owner] += count
    together = any(piece.category is Category.PAWN or piece.owner not in game.factions for piece in ever)
    return (of_each.total() if together else max(of_each.values(), default=0)) >= ENOUGH_FOR_MARTIAL_LAW


def _may_be_warrior(alliance: Alliance, piece: Piece) -> bool:
    return piece.owner != alliance.name and piece.category in (Category.WARRIOR, Category.PAWN)


def _spent(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[list[Card]]:
    """Return the supporters that each event of a turn discards, and cards from play that are not shown to be used.

    A supporter without a name may be taken for a card in play.
    """
    told: list[Event | None] = [None, *events, None]
    return [
        _paid_with(alliance, game, event, told[n], told[n + 2])
        if isinstance(event, CardsMoved) and (event.target is DISCARD or event.target.kind is PlaceKind.COMMON)
        else []
        for n, event in enumerate(events)
    ]


@audits("2.1.4")
def _paid_with(
    alliance: Alliance, game: Game, event: CardsMoved, before: Event | None, after: Event | None
) -> list[Card]:
    """Return the discarded cards that may pay: supporters, and those in play of which nothing beside shows a use.

    A use is shown by the battle that it goes with, or by the card or move that it brings about; a card whose use shows
    in nothing else may pay, unless the deck has no second copy of it.
    """
    if event.source is alliance.supporters:
        return list(event.cards)
    if event.source is not play_area(alliance.name):
        return []
    doubtful = [card for card in event.cards if not card.known or card.copies > 1 or "copies" in card.assumed]
    if not isinstance(before, Battled) and not isinstance(after, CardsMoved | Moved):
        return doubtful
    effects = [(card, cast("Audit | None", game.effect_of(card, alliance.name))) for card in doubtful]
    used = [card for card, each in effects if each and each.discarded_for(game, before, after)]
    return [card for card, each in effects if card not in used or (each and each.discarded_for(game, None, None))]


@audits("8.2.3")
def fits(game: Game, card: Card, where: Sequence[Place]) -> bool:
    """Return whether a card's suit matches one of some clearings; a bird, or a card of no known suit, fits anywhere.

    Where pieces change the suits of clearings, nobody knows which a clearing had by then.
    """
    if not card.suit or (card.suit not in CLEARING_SUITS and card.suit != BIRD):
        return True
    return any(card.suit == game.state.suits[place.number] or _may_match(game, card, place) for place in where)


def _may_match(game: Game, card: Card, clearing: Place) -> bool:
    return not suits(game, clearing) or matches(game, card.suit, clearing)
