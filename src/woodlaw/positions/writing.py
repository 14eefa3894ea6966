"""Writing positions: a table as text that :mod:`woodlaw.positions.reading` reads back.

What has its starting or neutral value is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from woodlaw.engine.actions import PHASE, STEP
from woodlaw.engine.state import State
from woodlaw.engine.titles import ON_CARD
from woodlaw.factions.base import Faction
from woodlaw.factions.registry import word_for
from woodlaw.positions.checking import faults_of, told_fault
from woodlaw.positions.laying import (
    is_meant,
    items_left,
    rest_of_deck,
    starting_table,
    unknown_under,
    words_at,
)
from woodlaw.positions.position import AS_RECORDED, KIND, VERSION
from woodlaw.positions.remembering import kept_by, remembered, said_of_others
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.hirelings import hireling_place_name, is_hireling
from woodlaw.table.pieces import UNKNOWN_ITEM, Category, Piece
from woodlaw.table.piles import Pile
from woodlaw.table.places import (
    DECK,
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

_A_LINE_EACH = (AS_RECORDED, "this turn", "clearings", "forests", "paths")
_WIDTH = 118


def write_position(state: State) -> str:
    """Return a table as the text of a position; characters that do not print are written out."""
    return write_data(position_data(state))


def write_data(data: Mapping[str, Any]) -> str:
    """Return plain data of a position as its text."""
    return "".join(_entry(key, value) for key, value in data.items())


def _entry(key: str, value: object) -> str:
    text = _dumped(key, value, allow_unicode=True)
    return text if text.replace("\n", "").isprintable() else _dumped(key, value, allow_unicode=False)


def _dumped(key: str, value: object, *, allow_unicode: bool) -> str:
    import yaml

    text: str = yaml.dump(
        {key: value},
        Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper),
        sort_keys=False,
        allow_unicode=allow_unicode,
        default_flow_style=False if key in _A_LINE_EACH or not isinstance(value, (list, dict)) else None,
        width=_WIDTH,
    )
    return text


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
            AS_RECORDED: [told_fault(self._words, fault) for fault in faults_of(state)],
            "map": state.map.title,
            "deck": state.deck.title,
            "house rules": [rule.title for rule in state.house_rules],
            "seats": [self._seat_told(seat) for seat in state.seats],
            "suits": list(state.suits[1:]) if state.suits != self._start.suits else [],
            "priority markers": self._markers(),
            "turn": self._turn(),
            "this turn": remembered(self._words, state),
            "clearings": self._clearings(),
            "forests": self._between(PlaceKind.FOREST),
            "paths": self._between(PlaceKind.PATH),
        }
        if state.closed_paths != self._start.closed_paths:
            told["closed paths"] = [f"{one}-{other}" for one, other in sorted(state.closed_paths)]
        for faction in self._words.seats:
            told[self._words.short_title(faction.name)] = self._player(faction)
        told["item supply"] = self._items()
        told["box"] = self._items_in_box()
        for pile in self._piles():
            told[pile.title] = self._cards(state.cards_at(pile.place)) or ("nothing" if pile.open_at_once else [])
        told["places"] = self._places()
        if not _alike(state.cards_at(DECK), rest_of_deck(state)):
            told["deck holds"] = self._cards(list(reversed(state.cards_at(DECK)))) or "nothing"
        return {key: value for key, value in told.items() if value not in ("", [], {}) or key == "closed paths"}

    def _seat_told(self, seat: str) -> str:
        """Return a seat with what was chosen for it behind a colon.

        It goes by the part of its title only where no other faction is meant by that: there may be a second Vagabond
        without the first.
        """
        short = self._words.short_title(seat)
        name = short if is_meant(seat, short) else self._words.title(seat)
        return ":".join(filter(None, (name, "+".join(self._state.options.get(seat, ())))))

    def _markers(self) -> list[int]:
        """Return the priority markers, where they are not those of the map's chart."""
        own = self._state.priority_markers != self._state.map.priority_markers
        return list(self._state.priority_markers) if own else []

    def _turn(self) -> str:
        phase = PHASE.of(self._state).capitalize()
        title = self._words.short_title(self._state.current) if self._state.current else ""
        step = STEP.of(self._state) if phase else ""
        return ", ".join(part for part in (title, phase, step) if part) if title else ""

    # Places -----------------------------------------------------------------------------------------------------------
    def _clearings(self) -> dict[int, str]:
        told = {place.number: self._here(place, self._start.at(place)) for place in self._state.clearings}
        return {number: text for number, text in told.items() if text}

    def _between(self, kind: PlaceKind) -> dict[str, str]:
        places = sorted((p for p in self._state.pieces if p.kind is kind), key=lambda place: place.clearings)
        told = {"-".join(map(str, place.clearings)): self._here(place) for place in places}
        return {name: text for name, text in told.items() if text}

    def _piles(self) -> list[Pile]:
        """Return the piles whose cards a position lists: all but the deck."""
        return [pile for pile in self._words.piles if not pile.hidden]

    def _places(self) -> dict[str, Any]:
        """Return what lies at places that belong to nobody and that no other key names."""
        named = (DECK, ITEM_SUPPLY, OUT_OF_GAME, *(pile.place for pile in self._words.piles))
        places = {
            p for p in (*self._state.pieces, *self._state.cards) if p.kind in (PlaceKind.COMMON, PlaceKind.BESIDE)
        } - {*named}
        told = {
            place.name: self._lying(place)
            for place in sorted(places, key=lambda place: place.name)
            if not self._is_unseen(place)
        }
        of_hirelings = {hireling_place_name(p): p for p in self._state.pieces if is_hireling(p.owner)}
        told |= {name: self._lying(of_hirelings[name]) for name in sorted(of_hirelings)}
        return {name: things for name, things in told.items() if things}

    def _is_unseen(self, place: Place) -> bool:
        """Return whether nothing is known of what lies under a ruin."""
        there = self._state.at(place)
        ruin = self._state.map.places[place.clearings[0] - 1] if place.clearings else None
        return ruin is not None and there == {UNKNOWN_ITEM: unknown_under(self._state, ruin)}

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
        return f"{count or 'no'} {whose}{word_for(piece, count or 1)}"

    def _lying(self, place: Place) -> list[str]:
        """Return pieces and cards that lie at a place, each as one entry."""
        lying = self._here(place)
        return [*([lying] if lying else []), *self._cards(self._state.cards_at(place))]

    def _items(self) -> str:
        """Return what the item supply holds otherwise than what is left of the items that came from it."""
        here, left = self._state.at(ITEM_SUPPLY), items_left(self._state)
        differing = [piece for piece in dict.fromkeys((*left, *here)) if here.get(piece, 0) != left[piece]]
        return ", ".join(self._pieces(piece, here.get(piece, 0)) for piece in differing)

    def _items_in_box(self) -> str:
        """Return the items that are out of the game."""
        there = self._state.at(OUT_OF_GAME).items()
        return ", ".join(self._pieces(piece, n) for piece, n in there if piece.category is Category.ITEM)

    # Players ----------------------------------------------------------------------------------------------------------
    def _player(self, faction: Faction) -> dict[str, Any]:
        state, name = self._state, faction.name
        told: dict[str, Any] = {
            **self._score(name),
            "hand": self._cards(state.cards_at(hand(name))),
            "play area": self._cards(state.cards_at(play_area(name))),
            "revealed cards": self._cards(state.cards_at(revealed(name))),
            "crafted items": self._here(crafted_items(name)),
            "supply": self._supply(faction),
            **self._on_cards(name),
            "board": self._board(name),
        }
        told |= said_of_others(self._words, state, name)
        told["facts"] = kept_by(self._words, state, name)
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
        told: dict[str, Any] = {place.name: self._lying(place) for place in boxes}
        for place in self._start.cards:
            if place.kind is PlaceKind.BOARD and place.owner == player:
                told[place.name] = self._left_in_box(place, told.get(place.name, []))
        return {name: things for name, things in sorted(told.items()) if things}

    def _left_in_box(self, place: Place, lying: list[str]) -> list[str] | str:
        """Return what lies in a box that held cards at the start, unless the other boxes tell what is left there."""
        cards = self._state.cards
        elsewhere = Counter(
            (card.name, card.suit) for p in cards if p.owner == place.owner and p is not place for card in cards[p]
        )
        left: list[Card] = []
        for card in self._start.cards_at(place):
            if elsewhere[card.name, card.suit]:
                elsewhere[card.name, card.suit] -= 1
            else:
                left.append(card)
        return [] if _alike(left, self._state.cards_at(place)) else lying or "nothing"

    def _cards(self, cards: Sequence[Card]) -> list[str]:
        """Return cards as a position lists them, in their order; neighbours of which as little is known are counted."""
        told: list[str] = []
        counted = 0
        for number, card in enumerate(cards):
            counted += 1
            following = cards[number + 1] if number + 1 < len(cards) else None
            if following is not None and not card.name and _like(card, following):
                continue
            told.append(self._card(card, counted))
            counted = 0
        return told

    def _card(self, card: Card, count: int) -> str:
        """Return a card by its printed name; one of a faction's own by that alone, where it tells which it is."""
        if not card.name:
            return f"{count} {card.suit} card{'s' * (count != 1)}" if card.suit else f"{count} unknown"
        if not self._words.is_own_card(card):
            return repr(card)
        meant = self._words.own_cards(card.name, card.suit)
        if len(meant) == 1:
            return repr(meant[0]) if meant[0].suit else meant[0].name
        return f"{meant[0].name if meant else card.name} (unseen)"


def _like(one: Card, other: Card) -> bool:
    return (one.suit, one.name) == (other.suit, other.name)


def _alike(some: Sequence[Card], others: Sequence[Card]) -> bool:
    return len(some) == len(others) and all(_like(one, other) for one, other in zip(some, others, strict=True))
