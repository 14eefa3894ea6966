"""Deeds in words, as findings tell them."""

from __future__ import annotations

from woodlaw.engine.game import Game
from woodlaw.engine.titles import name as place_named
from woodlaw.engine.titles import player_title
from woodlaw.logs.following.deeds import (
    BATTLES,
    CARD,
    COMES,
    CRAFTS,
    EXHAUSTS,
    GOES,
    GUESSES,
    ITEM,
    LEAVES_TRACK,
    LIES,
    OPENS,
    OWN_CARD,
    QUEST,
    SCORES,
    STATES,
    Deed,
)
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, PlaceKind


def named(game: Game, deed: Deed) -> str:
    """Return a deed in words: what happens, how often, to what and where."""
    match deed.what:
        case (kind, Piece() as piece, place) if kind == GOES:
            return f"{_pieces(game, piece, deed.times)} {_leave(deed.times)} {_place(game, place)}"
        case (kind, Piece() as piece, place) if kind == COMES:
            return f"{_pieces(game, piece, deed.times)} {_come(deed.times)} {_place(game, place)}"
        case (kind, attacker, defender, place, *_) if kind == BATTLES:
            return f"{_title(game, attacker)} battles {_title(game, defender)} in {_place(game, place)}"
        case (kind, player) if kind == CRAFTS:
            return f"{_title(game, player)} crafts {_card(deed.card)}"
        case (kind, player, gains) if kind == SCORES:
            return f"{_title(game, player)} {'scores' if gains else 'loses'} {_counted(deed.times, 'point')}"
        case (kind, source, target) if kind == CARD:
            return f"{_card(deed.card)} goes from {_place(game, source)} to {_place(game, target)}"
        case (kind, Piece() as item, source, target) if kind == ITEM:
            return f"{_counted(deed.times, item.kind)} from {_place(game, source)} to {_place(game, target)}"
        case (kind, player, _) if kind == LEAVES_TRACK:
            return f"the score marker of {_title(game, player)} leaves the track"
        case (kind, one, other) if kind == OPENS:
            return f"the path between clearings {one} and {other} is opened"
        case (kind, player, *_) if kind == GUESSES:
            return f"{_title(game, player)} guesses at a token"
        case (kind, Piece() as piece, place) if kind == LIES:
            return f"{_pieces(game, piece, deed.times)} {_come(deed.times)} {_place(game, place)}"
        case (kind, Piece() as item, place) if kind == EXHAUSTS:
            return f"{_counted(deed.times, item.kind)} exhausted on {_place(game, place)}"
        case (kind, suit, place) if kind == QUEST:
            return f"a {suit} quest comes to {_place(game, place)}"
        case (kind, card, place) if kind == OWN_CARD:
            return f"the card {card} comes to {_place(game, place)}"
        case (kind, fact, value, owner) if kind == STATES:
            return f"the board of {_title(game, owner)} says {' '.join(filter(None, (str(fact), str(value))))}".strip()
    return str(deed.what[0])


def _pieces(game: Game, piece: Piece, count: int) -> str:
    return f"{count} {_title(game, piece.owner)} {piece.kind.replace('_', ' ')}{'s' * (count != 1)}".replace("  ", " ")


def _leave(count: int) -> str:
    return "leaves" if count == 1 else "leave"


def _come(count: int) -> str:
    return "comes to" if count == 1 else "come to"


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def _title(game: Game, player: object) -> str:
    return player_title(game, player) if isinstance(player, str) else str(player)


def _card(card: Card | None) -> str:
    if card is None or not (card.name or card.suit):
        return "a card"
    return f"{card.name or 'a card'} ({card.suit})" if card.suit else card.name


def _place(game: Game, place: object) -> str:
    """Return a place, or what records know one by: a hand, a board or a pile."""
    match place:
        case (PlaceKind.HAND, owner):
            return f"the hand of {_title(game, owner)}"
        case (PlaceKind.BOARD, owner):
            return f"the board of {_title(game, owner)}"
        case str():
            return "the discards"
    if place is DECK:
        return "the deck"
    return place_named(place)
