"""A bot's recorded turn, held against the one that its rules order: the engine plays it anew from the same table.

A bot has no choice, so that another turn is an offence. What the record does not tell is not guessed: where the order
card is not named, any card may have been it; where chance or a human had to decide, only what came before is judged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from woodlaw.engine.audit import Offence
from woodlaw.engine.decisions import DECLINE, Decision, Option
from woodlaw.engine.events import CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.move import name as place_named
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.engine.victory import GameWon
from woodlaw.factions.bots.order import order_box
from woodlaw.factions.records import broken_off, changes
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import item
from woodlaw.table.places import DECK, ITEM_SUPPLY, Place

MOST_CARDS_TRIED = 60


class _Unknown(Exception):
    """The record does not tell how chance or a human decided."""


@dataclass(slots=True)
class Ordered:
    """The turn that a bot's rules order: what happens in it, each with its clause, as far as it can be known."""

    happened: list[tuple[Event, str]] = field(default_factory=list)
    complete: bool = True


Deed = tuple[object, ...]
"""One thing that happened, whatever came before or after it in the turn."""


def turn_against_orders(game: Game, bot: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield in what the recorded turn of a bot is not the one that its rules order."""
    before = rewound(game.state, events)
    recorded = Counter[Deed]()
    for event in events:
        recorded.update(_deeds(event, bot))
    tried = [_judged(game, before, bot, card, events, recorded) for card in _order_cards(game, before, bot, events)]
    if tried:
        yield from min(tried, key=len)


def _judged(
    game: Game, before: State, bot: str, card: Card, events: Sequence[Event], recorded: Counter[Deed]
) -> list[tuple[Event, Offence]]:
    ordered = _ordered_turn(game, before, bot, card)
    due = Counter[Deed]()
    clauses: dict[Deed, str] = {}
    for event, clause in ordered.happened:
        for deed, count in _deeds(event, bot).items():
            due[deed] += count
            if due[deed] > recorded[deed]:
                clauses.setdefault(deed, clause)
    lacking, beyond = _points_last(due - recorded), _points_last(recorded - due)
    found: list[tuple[Event, Offence]] = []
    if beyond and ordered.complete:
        deed = beyond[0]
        event = next(event for event in events if deed in _deeds(event, bot))
        instead = lacking[0] if lacking else None
        clause = clauses[instead] if instead else "RB.2.7"
        expected = _told(game, instead) if instead else "nothing of the kind"
        found.append(
            (event, Offence("violation", clause, f"the bot's rules do not order: {_told(game, deed)}", expected))
        )
    elif lacking and not broken_off(events):
        deed = lacking[0]
        message = f"the record leaves out: {_told(game, deed)}"
        found.append((events[-1], Offence("omission", clauses[deed], message, _told(game, deed))))
    elif not ordered.complete:
        message = "a human or chance decided in the bot's turn, and the record does not tell how: it was not judged on"
        found.append((events[-1], Offence("undecided", "RB.2.3", message)))
    return found


def _points_last(deeds: Counter[Deed]) -> list[Deed]:
    """Return deeds in their order, points after what earns them."""
    return sorted(deeds, key=lambda deed: deed[0] == "scores")


# The turn that is ordered ---------------------------------------------------------------------------------------------
def _ordered_turn(game: Game, before: State, bot: str, card: Card) -> Ordered:
    """Play the bot's turn by its rules from the table as it lay before, with an order card."""
    ordered = Ordered()
    state = before.copy()
    deck = state.cards.setdefault(DECK, [])
    if deck:
        deck.pop()
    deck.append(card)
    again = game.at_table(state, _NoChance(), _Silent())
    again.listener = lambda event, clauses: ordered.happened.append((event, clause_that_orders(clauses)))
    try:
        take_turn(again, bot)
    except GameWon:
        pass
    except _Unknown:
        ordered.complete = False
    return ordered


def clause_that_orders(clauses: Sequence[str]) -> str:
    """Return the clause by which something happens in a bot's turn, among those in force, the outermost first.

    It is the innermost of the Law of Rootbotics, or the step's own where the innermost code implements that too.
    """
    of_bots = [clause for clause in clauses if clause.startswith("RB.")]
    step = of_bots[1] if len(of_bots) > 1 else ""
    return step if step in of_bots[-2:] else (of_bots or list(clauses))[-1]


class _NoChance:
    """Chance of which nothing is known, but for shuffles: what they bring is not drawn any more in the turn."""

    def pick(self, what: str, count: int) -> int:
        raise _Unknown

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        return tuple(range(count))


class _Silent:
    """An asker for humans who decide nothing in the bot's turn: they pass up what they may."""

    def __call__(self, decision: Decision) -> Option:
        if DECLINE in decision.options:
            return DECLINE
        raise _Unknown


def _order_cards(game: Game, before: State, bot: str, events: Sequence[Event]) -> list[Card]:
    """Return the cards that the order card of the turn can have been."""
    drawn = [
        e.cards[0] for e in events if isinstance(e, CardsMoved) and e.target is order_box(bot) and e.source is DECK
    ]
    told = drawn[0] if drawn else UNSEEN
    if told.known:
        return [told]
    alike = {(card.suit, card.item): card for card in game.state.deck.cards if told.suit in ("", card.suit)}
    return list(alike.values())[:MOST_CARDS_TRIED]


# The table before the turn --------------------------------------------------------------------------------------------
def rewound(state: State, events: Sequence[Event]) -> State:
    """Return the table as it lay before some events, which led to this state."""
    before = state.copy()
    for event in reversed(events):
        for place, piece, count in changes(event):
            there = before.pieces.setdefault(place, {})
            there[piece] = max(0, there.get(piece, 0) - count)
        match event:
            case Scored(player, points) if before.score.get(player) is not None:
                before.score[player] = max(0, (before.score[player] or 0) - points)
            case Crafted(item=kind) if kind:
                supply = before.pieces.setdefault(ITEM_SUPPLY, {})
                supply[item(kind)] = supply.get(item(kind), 0) + 1
            case CardsMoved():
                _take_back(before, event)
            case _:
                pass
    before.pieces = {place: {p: n for p, n in there.items() if n} for place, there in before.pieces.items()}
    before.this_turn = {}
    return before


def _take_back(before: State, event: CardsMoved) -> None:
    for card in event.cards:
        there = before.cards.setdefault(event.target, [])
        held = next((one for one in reversed(there) if one in (card, UNSEEN)), None)
        if held is not None:
            there.remove(held)
        before.cards.setdefault(event.source, []).append(card)


# What happened --------------------------------------------------------------------------------------------------------
def _deeds(event: Event, bot: str) -> Mapping[Deed, int]:
    """Return what an event adds to a bot's turn, as far as records tell it alike."""
    match event:
        case Placed(piece=piece, count=count, place=place) if piece.owner == bot and place.number:
            return {("places", piece, place): count}
        case Removed(piece=piece, count=count, place=place) if place.number:
            return {("removes", piece, place): count}
        case Moved(pieces=pieces, origin=origin) if origin.number:
            # What falls may be told as carried away, such as to hospitals.
            return {("removes", piece, origin): count for piece, count in pieces if piece.owner != bot}
        case Crafted(player, _, kind) if player == bot and kind:
            return {("crafts", kind): 1}
        case Scored(player, points) if player == bot and points > 0:
            return {("scores",): points}
    return {}


def _told(game: Game, deed: Deed | None) -> str:
    """Return a deed in words."""
    match deed:
        case ("places" | "removes" as verb, piece, Place() as place):
            kind = getattr(piece, "kind", "").replace("_", " ")
            return f"{verb} {kind} in {place_named(place)}"
        case ("crafts", kind):
            return f"crafts the {kind}"
        case _:
            return "scores a point"
