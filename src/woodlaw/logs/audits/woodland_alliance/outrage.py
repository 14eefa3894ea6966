"""What a recorded turn shows of Outrage (8.2.6): each cause is matched with a card of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from woodlaw.engine.events import CardsMoved, Event, Moved, Placed, Removed, Revealed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import EVENT, Many, Remembered
from woodlaw.engine.provoking import provokes_by_moving
from woodlaw.engine.titles import player_title
from woodlaw.factions.woodland_alliance.abilities import Alliance, is_other_player
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.parts import parts_before
from woodlaw.logs.audits.pieces import astray, changes, count_before, ever_stood, on_map_before
from woodlaw.logs.audits.spending import MOST_NEEDS, cards_from, cards_to, unmet
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.turns import broken_off, is_carried, player_of
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, hand

IN_PEACE: Remembered[tuple[int, ...]] = Remembered("moves in peace", (), Many(EVENT))
"""Which events of a turn, by their numbers, were moves of players who could not provoke the Alliance by moving then."""


@dataclass(frozen=True, slots=True)
class Cause:
    """What outrages the Alliance: the event, whose it is and in which clearing."""

    event: Moved | Removed
    player: str
    clearing: Place


@dataclass(frozen=True, slots=True)
class Answers:
    """What a turn answers Outrage with: the cards given, each with its giver, and how many more came unseen.

    A hand that was shown has been answered with a card drawn, and records leave many a showing unsaid. What came to the
    hand of the Alliance may have come to its supporters.
    """

    given: Sequence[tuple[str, Card]]
    unseen: int


@audits("8.2.6")
def outrage_unanswered(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Outrage: another player who removes sympathy, or moves warriors into a sympathetic clearing, gives a card.

    It matches the clearing; for want of one the hand is shown, and a card drawn. Records tell of them in any order.
    """
    if player_of(events) == alliance.name or broken_off(events) or astray(game, alliance.sympathy):
        return []
    causes = causes_in(alliance, game, events)
    if not causes or may_have_run_out(game, events):
        return []
    answers = _answers(alliance, events)
    altered = altered_in(alliance, game, events)

    def meets(need: int, mean: int) -> bool:
        player, card = answers.given[mean]
        clearing = causes[need].clearing
        return player == causes[need].player and (clearing in altered or may_have_matched(game, card, clearing))

    left = unmet(len(causes), len(answers.given), meets)
    if len(left) <= answers.unseen:
        return []
    cause = causes[left[answers.unseen]]
    message = f"{player_title(game, cause.player)} outrages the Alliance, and no card goes to its supporters"
    return [(cause.event, omission("8.2.6", message, "a matching card, or one drawn, to the Supporters stack"))]


@audits("8.2.6")
def supporters_for_nothing(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Cards come to the stack in another's turn by Outrage alone: once for each token removed, and for each move.

    Some write several moves between two clearings as one, so that each piece counts that may have moved by itself.
    """
    handed = list(handed_in(alliance, game, events))
    came = [
        event
        for event in events
        if isinstance(event, CardsMoved) and (event.target is alliance.supporters or event in handed)
    ]
    if not came or player_of(events) == alliance.name or astray(game, alliance.sympathy):
        return []
    sympathetic = {
        place for place in game.state.clearings if ever_stood(game.state, events, place, (alliance.sympathy,))
    }
    most = 0
    for event in events:
        comes = isinstance(event, Moved) or (isinstance(event, Placed) and event.source.kind is PlaceKind.BOARD)
        for place, piece, change in changes(event):
            if piece is alliance.sympathy and place.number and change < 0:
                most -= change
            elif comes and place in sympathetic and change > 0 and _may_march(piece):
                most += change
    if sum(len(event.cards) for event in came) <= most:
        return []
    message = "a card comes to the supporters, and nothing in the turn outrages the Alliance for it"
    return [(came[-1], violation("8.2.6", message, f"{most or 'no'} card{'s' * (most != 1)} at most"))]


def handed_in(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[CardsMoved]:
    """Yield where cards of others' hands come to the hand of the Alliance by no rule but that of Outrage."""
    others = others_who(game, Audit.passes_cards, alliance)
    for event in events:
        if not isinstance(event, CardsMoved) or event.target is not hand(alliance.name):
            continue
        given = event.source.kind is PlaceKind.HAND and event.source.owner != alliance.name
        if given and not any(each.passes_cards(game, event.source, alliance.name) for each in others):
            yield event


@audits("8.2.6")
def _may_march(piece: Piece) -> bool:
    """Return whether a piece can be a warrior that another moves, even the Alliance's own: a pawn is none."""
    return piece.category is not Category.PAWN


def _answers(alliance: Alliance, events: Sequence[Event]) -> Answers:
    came = [event for event in events if isinstance(event, CardsMoved) and event.target is alliance.supporters]
    given = [(e.source.owner, card) for e in came if e.source.kind is PlaceKind.HAND for card in e.cards]
    drawn = sum(len(event.cards) for event in came if event.source.kind is not PlaceKind.HAND)
    shown = sum(isinstance(event, Revealed) and event.to == alliance.name for event in events)
    return Answers(given, max(drawn, shown) + cards_to(events, hand(alliance.name)))


def altered_in(alliance: Alliance, game: Game, events: Sequence[Event]) -> set[Place]:
    """Return the clearings that may have had another suit before: where something changes suits, and pieces changed."""
    if not game.bending(Extension.clearing_suits):
        return set()
    return {
        place
        for event in events
        for place, piece, _ in changes(event)
        if piece.category not in (Category.WARRIOR, Category.PAWN) and piece.owner != alliance.name
    }


# Causes ---------------------------------------------------------------------------------------------------------------
def note_peace(alliance: Alliance, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember, before a move, that its player does not provoke by it: later in the turn the player may."""
    if isinstance(event, Moved) and not provokes_by_moving(game, event.player, alliance.name):
        IN_PEACE.note(game.state, (*IN_PEACE.of(game.state), len(events)))


@audits("8.2.6")
def causes_in(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[Cause]:
    """Return what outrages the Alliance in a turn since its stack was full for the last time: once a token or move.

    A record may tell of one move in parts.
    """
    found = outraging(alliance, game, events)
    full = _latest_full(alliance, game, events) if found else 0
    causes: list[Cause] = []
    for index, event in found:
        if index < full:
            continue
        if isinstance(event, Removed):
            causes += [Cause(event, event.player, event.place)] * min(event.count, MOST_NEEDS)
        elif not parts_before(event, events[:index]):
            causes.append(Cause(event, event.player, event.destination))
    return causes


def outraging(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[int, Moved | Removed]]:
    """Return the events of a turn, each with its number, that outrage the Alliance, be its stack full or not."""
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Moved | Removed) and _outrages(alliance, game, events, index, event)
    ]


@audits("8.2.3.I")
def _latest_full(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return before which event of a turn, or its end, the stack could take no more cards for the last time; else 0.

    That is while it held so many and no base was on the map. A base may fall with sympathy, and the stack lose cards
    for it only then (8.2.4).
    """
    most = int(alliance.values["supporters without a base"])
    for index in range(len(events), 0, -1):
        since, bases = events[index:], sum(on_map_before(game.state, events, index, base) for base in alliance.bases)
        gained = cards_to(since, alliance.supporters) - cards_from(since, alliance.supporters)
        if not bases and len(game.state.cards_at(alliance.supporters)) - gained >= most:
            return index
    return 0


def _outrages(alliance: Alliance, game: Game, events: Sequence[Event], index: int, event: Event) -> bool:
    match event:
        case Removed(piece=piece) if piece is alliance.sympathy and event.place.number:
            return is_other_player(game, alliance, event.player)
        case Moved() if event.destination.number and _marches(alliance, game, event):
            sympathetic = count_before(game.state, events, index, event.destination, alliance.sympathy) > 0
            return sympathetic and index not in IN_PEACE.of(game.state)
    return False


def _marches(alliance: Alliance, game: Game, event: Moved) -> bool:
    """Return whether the player moves warriors of its own; what hospitals and the like carry is placed, not moved."""
    own = [piece for piece, _ in event.pieces if piece.owner == event.player != alliance.name]
    return any(piece.category is Category.WARRIOR and not is_carried(game, event, piece) for piece in own)
