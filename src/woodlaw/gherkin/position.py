"""Positions as data: everything that a state shows, ready to be written as JSON, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DECK, Place, PlaceKind


def position(state: State) -> dict[str, Any]:
    """Return a state as plain data: dictionaries, lists, texts and numbers.

    ``pieces`` are counts by place, owner (empty for what nobody owns) and kind; ``cards`` are listed by place, the top
    one last, each with its suit and name as far as known, while of the deck only the number of cards is told;
    ``facts`` and ``this_turn`` are what boards and the turn remember.
    """
    return {
        "map": state.map.id,
        "deck": state.deck.id,
        "suits": list(state.suits[1:]),
        "seats": list(state.seats),
        **({"options": {seat: list(words) for seat, words in state.options.items()}} if state.options else {}),
        **_markers(state),
        **({"house rules": [rule.id for rule in state.house_rules]} if state.house_rules else {}),
        "current": state.current,
        "score": dict(state.score),
        "pieces": {_place(place): _pieces(state.pieces[place]) for place in _in_order(state.pieces) if state.at(place)},
        "cards": {
            _place(place): [_card(card) for card in state.cards[place]]
            for place in _in_order(state.cards)
            if place is not DECK and state.cards[place]
        },
        "cards in deck": len(state.cards_at(DECK)),
        "closed paths": [list(path) for path in sorted(state.closed_paths)],
        "facts": [[*map(plain, key), plain(value)] for key, value in sorted(state.facts.items(), key=_by_key)],
        "this turn": {_key(name): plain(value) for name, value in sorted(state.this_turn.items(), key=_by_key)},
    }


def _markers(state: State) -> dict[str, list[int]]:
    """Return the priority markers, where they are not those of the map's chart."""
    own = state.priority_markers != state.map.priority_markers
    return {"priority markers": list(state.priority_markers)} if own else {}


def plain(value: object) -> Any:
    """Return a value of a fact as JSON can hold it."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return str(value) if isinstance(value, str) else value
    if isinstance(value, Place):
        return _place(value)
    if isinstance(value, Piece):
        return f"{value.owner} {value.kind}".strip()
    if isinstance(value, Card):
        return _card(value)
    if isinstance(value, dict):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted((plain(each) for each in value), key=repr)
    if isinstance(value, Iterable):
        return [plain(each) for each in value]
    return str(value)


def _key(name: object) -> str:
    """Return what the turn remembers something by, a word or several things, as one text."""
    return " ".join(str(plain(part)) for part in name) if isinstance(name, tuple) else str(plain(name))


def _by_key(remembered: tuple[object, Any]) -> str:
    return _key(remembered[0])


def _in_order(places: Iterable[Place]) -> list[Place]:
    """Sort places: clearings by number, then the others by kind and name."""
    return sorted(places, key=lambda place: (place.number or 99, place.kind.value, place.owner, place.name))


def _place(place: Place) -> str:
    if place.kind is PlaceKind.CLEARING:
        return f"clearing {place.number}"
    return place.name if place.kind in (PlaceKind.COMMON, PlaceKind.BESIDE) else repr(place)


def _pieces(there: dict[Piece, int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for piece in sorted(there, key=lambda piece: (piece.owner, piece.kind)):
        found.setdefault(piece.owner, {})[piece.kind] = there[piece]
    return found


def _card(card: Card) -> dict[str, str]:
    return {"suit": card.suit, "name": card.name}
