"""Writing positions: a table as text that :mod:`woodlaw.positions.reading` reads back.

What has its starting or neutral value is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from woodlaw.engine.state import State
from woodlaw.engine.turn import STEP
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import plural_of
from woodlaw.positions.laying import rest_of_deck, starting_table, words_at
from woodlaw.positions.position import KIND, VERSION
from woodlaw.positions.wording import ON_CARD, knows
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import (
    AVAILABLE_DOMINANCE,
    CLEARINGS,
    DECK,
    DISCARD,
    ITEM_SUPPLY,
    OUT_OF_GAME,
    Place,
    PlaceKind,
    crafted_items,
    hand,
    play_area,
    revealed,
    supply,
)

_PILES = {DISCARD: "discard pile", AVAILABLE_DOMINANCE: "available dominance cards"}
_A_LINE_EACH = ("this turn", "clearings", "forests", "paths")
_WIDTH = 118


class _Untold(ValueError):
    """A value that positions have no words for."""


def write_position(state: State) -> str:
    """Return a table as the text of a position."""
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    return "".join(
        yaml.dump(
            {key: value},
            Dumper=dumper,
            sort_keys=False,
            allow_unicode=True,
            default_flow_style=False if key in _A_LINE_EACH or not isinstance(value, (list, dict)) else None,
            width=_WIDTH,
        )
        for key, value in position_data(state).items()
    )


def position_data(state: State) -> dict[str, Any]:
    """Return a table as plain data, by the keys of a position."""
    return _Writer(state).data()


class _Writer:
    """Writes one table."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._words = words_at(state.map.id, state.deck.id, state.seats)
        self._start = starting_table(state.map.id, state.deck.id, state.seats)

    def data(self) -> dict[str, Any]:
        """Return the whole table; keys without anything to say are left out."""
        state = self._state
        told: dict[str, Any] = {
            KIND: VERSION,
            "map": state.map.title,
            "deck": state.deck.title,
            "seats": [self._words.short_title(seat) for seat in state.seats],
            "suits": list(state.suits[1:]) if state.suits != self._start.suits else [],
            "turn": self._turn(),
            "this turn": self._this_turn(),
            "clearings": self._clearings(),
            "forests": self._between(PlaceKind.FOREST),
            "paths": self._between(PlaceKind.PATH),
        }
        if state.closed_paths != self._start.closed_paths:
            told["closed paths"] = [f"{one}-{other}" for one, other in sorted(state.closed_paths)]
        for faction in self._words.seats:
            told[self._words.short_title(faction.name)] = self._player(faction)
        told["item supply"] = self._items()
        for place, key in _PILES.items():
            told[key] = _cards(state.cards_at(place))
        told["places"] = self._places()
        told["facts"] = self._facts("")
        if not _alike(state.cards_at(DECK), rest_of_deck(state)):
            told["deck holds"] = _cards(list(reversed(state.cards_at(DECK)))) or "nothing"
        return {key: value for key, value in told.items() if value not in ("", [], {}) or key == "closed paths"}

    def _turn(self) -> str:
        phase = str(self._state.this_turn.get("phase", "")).capitalize()
        title = self._words.short_title(self._state.current) if self._state.current else ""
        step = self._state.this_turn.get(STEP, "") if phase else ""
        return ", ".join(part for part in (title, phase, step) if part) if title else ""

    def _this_turn(self) -> dict[str, Any]:
        remembered = {key: value for key, value in self._state.this_turn.items() if key not in ("phase", STEP)}
        return dict(sorted(self._told((self._key(key), value) for key, value in remembered.items())))

    # Places -----------------------------------------------------------------------------------------------------------
    def _clearings(self) -> dict[int, str]:
        told = {place.number: self._here(place, self._start.at(place)) for place in CLEARINGS}
        return {number: text for number, text in told.items() if text}

    def _between(self, kind: PlaceKind) -> dict[str, str]:
        places = sorted((p for p in self._state.pieces if p.kind is kind), key=lambda place: place.clearings)
        told = {"-".join(map(str, place.clearings)): self._here(place) for place in places}
        return {name: text for name, text in told.items() if text}

    def _places(self) -> dict[str, Any]:
        """Return what lies at places that belong to nobody and that no other key names."""
        named = (DECK, ITEM_SUPPLY, OUT_OF_GAME, *_PILES)
        places = {p for p in (*self._state.pieces, *self._state.cards) if p.kind is PlaceKind.COMMON} - {*named}
        told = {place.name: self._lying(place) for place in sorted(places, key=lambda place: place.name)}
        return {name: things for name, things in told.items() if things}

    def _here(self, place: Place, start: Mapping[Piece, int] | None = None) -> str:
        """Return the pieces at a place, with none of those that lie there at the start and are gone."""
        there = self._state.at(place)
        counts = {
            piece: there.get(piece, 0)
            for piece in (*there, *(start or {}))
            if there.get(piece) != (start or {}).get(piece)
        }
        ordered = sorted(counts, key=lambda piece: (self._seat(piece.owner), piece.category.value, piece.kind))
        return ", ".join(self._pieces(piece, counts[piece]) for piece in ordered)

    def _seat(self, owner: str) -> int:
        return self._state.seats.index(owner) if owner in self._state.seats else len(self._state.seats)

    def _pieces(self, piece: Piece, count: int) -> str:
        whose = f"{self._words.short_title(piece.owner)} " if piece.owner else ""
        kind = piece.kind.replace("_", " ")
        return f"{count or 'no'} {whose}{kind}{plural_of(piece, count or 1)}"

    def _lying(self, place: Place) -> list[str]:
        """Return pieces and cards that lie at a place, each as one entry."""
        lying = self._here(place)
        return [*([lying] if lying else []), *_cards(self._state.cards_at(place))]

    def _items(self) -> str:
        """Return what the item supply holds otherwise than what is left of it when all other items came from it."""
        elsewhere: Counter[Piece] = Counter()
        for place, there in self._state.pieces.items():
            if place is not ITEM_SUPPLY:
                elsewhere.update({piece: n for piece, n in there.items() if piece.category is Category.ITEM})
        start, here = self._start.at(ITEM_SUPPLY), self._state.at(ITEM_SUPPLY)
        differing = [
            piece
            for piece in dict.fromkeys((*start, *here))
            if here.get(piece, 0) != max(0, start.get(piece, 0) - elsewhere[piece])
        ]
        return ", ".join(self._pieces(piece, here.get(piece, 0)) for piece in differing)

    # Players ----------------------------------------------------------------------------------------------------------
    def _player(self, faction: Faction) -> dict[str, Any]:
        state, name = self._state, faction.name
        told: dict[str, Any] = {
            **self._score(name),
            "hand": _cards(state.cards_at(hand(name))),
            "play area": _cards(state.cards_at(play_area(name))),
            "revealed cards": _cards(state.cards_at(revealed(name))),
            "crafted items": self._here(crafted_items(name)),
            "supply": self._supply(faction),
            **self._on_cards(name),
            "board": self._board(name),
        }
        facts = self._facts(name)
        for seat in state.seats:
            if isinstance(facts.get(seat), str) and knows(faction, facts[seat]):
                told[self._words.short_title(seat)] = facts.pop(seat)
        told["facts"] = facts
        return {key: value for key, value in told.items() if value not in ("", [], {})}

    def _score(self, player: str) -> dict[str, int | str]:
        """Return the score; an activated dominance card alone says that the marker has left the track."""
        points = self._state.score.get(player, 0)
        active = any(card.kind is CardKind.DOMINANCE for card in self._state.cards_at(play_area(player)))
        if points is None:
            return {} if active else {"score": "none"}
        return {"score": points} if points or active else {}

    def _supply(self, faction: Faction) -> str:
        """Return what the supply holds otherwise than what is left of the box."""
        left = Counter(dict(self._start.at(supply(faction.name))))
        for place, there in self._state.pieces.items():
            if place is not supply(faction.name):
                for piece, count in there.items():
                    if piece.owner == faction.name and place is not OUT_OF_GAME:
                        left[faction.stored(piece)] -= count
        here = self._state.at(supply(faction.name))
        differing = [piece for piece in dict.fromkeys((*left, *here)) if here.get(piece, 0) != max(0, left[piece])]
        return ", ".join(self._pieces(piece, here.get(piece, 0)) for piece in differing)

    def _on_cards(self, player: str) -> dict[str, str]:
        """Return the pieces on each of a player's cards, by the names of these places."""
        cards = (place for place in self._state.pieces if place.kind is PlaceKind.CARD and place.owner == player)
        return {f"{ON_CARD}{card.name}": self._here(card) for card in sorted(cards, key=lambda card: card.name)}

    def _board(self, player: str) -> dict[str, Any]:
        boxes = {
            p for p in (*self._state.pieces, *self._state.cards) if p.kind is PlaceKind.BOARD and p.owner == player
        }
        boxes.discard(crafted_items(player))
        told = {place.name: self._lying(place) for place in sorted(boxes, key=lambda place: place.name)}
        return {name: things for name, things in told.items() if things}

    # Facts ------------------------------------------------------------------------------------------------------------
    def _facts(self, owner: str) -> dict[str, Any]:
        own = (
            (name, value)
            for (whose, name), value in sorted(self._state.facts.items(), key=lambda f: f[0])
            if whose == owner
        )
        return dict(self._told(own))

    def _told(self, values: Iterable[tuple[str, object]]) -> Iterator[tuple[str, Any]]:
        """Yield values as positions tell them; what they have no words for, such as the books of a record, is left."""
        for name, value in values:
            try:
                yield name, self._value(value)
            except _Untold:
                continue

    def _key(self, key: object) -> str:
        return ", ".join(str(self._value(part)) for part in key) if isinstance(key, tuple) else str(self._value(key))

    def _value(self, value: object, depth: int = 0) -> Any:
        if isinstance(value, str):
            return self._words.short_title(value) if value in self._state.seats else str(value)
        if isinstance(value, Place) and value.kind in (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH):
            return self._words.place_name(value).removeprefix("the ")
        if isinstance(value, Piece) and value.owner in self._state.seats:
            return f"{self._words.short_title(value.owner)} {value.kind.replace('_', ' ')}"
        if value is None or isinstance(value, (bool, int)):
            return value
        if isinstance(value, Sequence) and depth < 2:
            return [self._value(each, depth + 1) for each in value]
        raise _Untold(repr(value))


def _cards(cards: Sequence[Card]) -> list[str]:
    """Return cards as a position lists them, in their order; neighbours of which as little is known are counted."""
    told: list[str] = []
    counted = 0
    for number, card in enumerate(cards):
        counted += 1
        following = cards[number + 1] if number + 1 < len(cards) else None
        if following is not None and not card.known and not card.name and _like(card, following):
            continue
        told.append(_card(card, counted))
        counted = 0
    return told


def _card(card: Card, count: int) -> str:
    if card.kind is CardKind.OTHER:
        return card.name
    if card.name:
        return repr(card)
    return f"{count} {card.suit} card{'s' * (count != 1)}" if card.suit else f"{count} unknown"


def _like(one: Card, other: Card) -> bool:
    return (one.suit, one.name, one.kind) == (other.suit, other.name, other.kind)


def _alike(some: Sequence[Card], others: Sequence[Card]) -> bool:
    return len(some) == len(others) and all(_like(one, other) for one, other in zip(some, others, strict=True))
