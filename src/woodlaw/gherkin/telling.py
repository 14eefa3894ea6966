"""Events as sentences, for steps that expect one and for messages that list what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from woodlaw.engine.events import (
    Agreed,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Hired,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.positions.wording import Words, pieces
from woodlaw.table.cards import Card
from woodlaw.table.pieces import face_up, is_face_down

_OfPieces: TypeAlias = Placed | Removed | Moved | Replaced | Flipped | ItemFlipped | ItemMoved
_OfPlayers: TypeAlias = Battled | Rolled | Scored | MarkerLeft | Guessed | Hired | Agreed | TurnBegan | TurnEnded


def told(event: Event, words: Words) -> str:
    """Return an event as a sentence without a full stop: ``Marquise de Cat scores 1 point``."""
    match event:
        case Placed() | Removed() | Moved() | Replaced() | Flipped() | ItemFlipped() | ItemMoved():
            return _of_pieces(event, words)
        case Crafted() | CardsMoved() | Revealed():
            return _of_cards(event, words)
        case Stated() | PathOpened():
            return _of_markers(event, words)
        case _:
            return _of_players(event, words)


def _of_pieces(event: _OfPieces, words: Words) -> str:
    at = words.place_name
    match event:
        case Placed(player, piece, count, source, place):
            return f"{words.title(player)} places {pieces(words, piece, count)} from {at(source)} in {at(place)}"
        case Removed(player, piece, count, place, destination):
            return f"{words.title(player)} removes {pieces(words, piece, count)} from {at(place)} to {at(destination)}"
        case Moved(player, moved, origin, destination):
            those = " and ".join(pieces(words, piece, count) for piece, count in moved)
            return f"{words.title(player)} moves {those} from {at(origin)} to {at(destination)}"
        case Replaced(player, old, new, place):
            return f"{words.title(player)} replaces {pieces(words, old)} with {pieces(words, new)} in {at(place)}"
        case Flipped(player, old, new, place):
            return f"{words.title(player)} flips {pieces(words, old)} to {pieces(words, new)} in {at(place)}"
        case ItemFlipped(player, item, source, _):
            verb = "refreshes" if is_face_down(item) else "exhausts"
            return f"{words.title(player)} {verb} {pieces(words, face_up(item))} in {at(source)}"
        case ItemMoved(player, item, count, source, target) if source is target:
            return f"{words.title(player)} exhausts {pieces(words, item, count)} in {at(source)}"
        case ItemMoved(player, item, count, source, target):
            return f"{words.title(player)} takes {pieces(words, item, count)} from {at(source)} to {at(target)}"
        case _:
            assert_never(event)


def _of_cards(event: Crafted | CardsMoved | Revealed, words: Words) -> str:
    at = words.place_name
    match event:
        case Crafted(player, card, item):
            return f"{words.title(player)} crafts {card!r}{f' for a {item}' if item else ''}"
        case CardsMoved(player, moved, source, target):
            return f"{words.title(player)} moves {cards(moved)} from {at(source)} to {at(target)}"
        case Revealed(player, owner, shown, to):
            whose = "" if player == owner else f" of {words.title(owner)}"
            return f"{words.title(player)} reveals {cards(shown)}{whose}{f' to {words.title(to)}' if to else ''}"
        case _:
            assert_never(event)


def _of_markers(event: Stated | PathOpened, words: Words) -> str:
    match event:
        case Stated(player, owner, fact, value):
            return f"{words.title(player)} sets {words.title(fact)} of {words.title(owner)} to {value}"
        case PathOpened(player, one, other):
            return f"{words.title(player)} opens the path between {one} and {other}"
        case _:
            assert_never(event)


def _of_players(event: _OfPlayers, words: Words) -> str:
    match event:
        case Battled(attacker, defender, clearing, ambush, foil):
            ambushed = f", ambushed by {ambush}" if ambush else ""
            foiled = f", foiled by {foil}" if foil else ""
            where = f"in clearing {clearing.number}{ambushed}{foiled}"
            return f"{words.title(attacker)} battles {words.title(defender)} {where}"
        case Rolled(rolls):
            return f"the dice show {rolls[0]} and {rolls[1]}"
        case Scored(player, points):
            verb = "scores" if points > 0 else "loses"
            return f"{words.title(player)} {verb} {abs(points)} point{'s' * (abs(points) != 1)}"
        case MarkerLeft(player, board_of):
            where = "" if player == board_of else f" for {words.title(board_of)}"
            return f"{words.title(player)} leaves the score track{where}"
        case Guessed(player, kind, clearing):
            return f"{words.title(player)} guesses {kind} in clearing {clearing.number}"
        case Hired(player, hireling):
            return f"{words.title(player)} hires {words.title(hireling)}"
        case Agreed(player, other, what):
            return f"{words.title(player)} and {words.title(other)} agree: {what}"
        case TurnBegan(player, setup):
            return f"the {'setup' if setup else 'turn'} of {words.title(player)} begins"
        case TurnEnded(player, setup):
            return f"the {'setup' if setup else 'turn'} of {words.title(player)} ends"
        case _:
            assert_never(event)


def cards(shown: Sequence[Card]) -> str:
    """Return some cards in words: ``Tunnels (rabbit), Anvil (fox)``."""
    return ", ".join(map(repr, shown)) or "nothing"
