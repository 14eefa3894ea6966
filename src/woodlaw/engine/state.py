"""The state of a game: everything that lies on the table, as plain data.

Only the primitives of :class:`woodlaw.engine.game.Game` change a state.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from woodlaw.table.cards import Card
from woodlaw.table.decks import Deck
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.maps import Map
from woodlaw.table.pieces import WARRIOR, Category, Piece
from woodlaw.table.places import Place

MOST_POINTS = 30
"""The last space of the score track (3.1): no marker goes beyond it."""


def along_track(have: int, points: int) -> int:
    """Return how far the score marker of a player who has some points moves for others, lost when negative.

    >>> along_track(28, 4), along_track(2, -3)
    (2, -2)
    """
    return min(MOST_POINTS, max(0, have + points)) - have


_NOTHING: dict[Piece, int] = {}
_NO_OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class State:
    """Everything on the table.

    ``suits[n]`` is the printed suit of clearing *n* (index 0 is unused), ``priority_markers[n - 1]`` its priority
    marker, that of the map's chart unless others are told; ``seats`` the factions in turn order, and ``options`` what
    was chosen for some of them before setup, such as a difficulty; ``house_rules`` what they play by besides the Law;
    ``pieces[place][piece]`` how many of a piece lie
    there (never zero or less); ``cards[place]`` the cards of a hand, pile, column or area, top last;
    ``score`` the points of each faction, None once its marker has left the track. What boards say besides, ``facts``,
    and what the turn remembers, ``this_turn``, is declared in :mod:`woodlaw.engine.memory`.
    """

    __slots__ = (
        "cards",
        "closed_paths",
        "current",
        "deck",
        "facts",
        "house_rules",
        "map",
        "options",
        "pieces",
        "priority_markers",
        "score",
        "seats",
        "suits",
        "this_turn",
        "version",
    )

    def __init__(
        self,
        map_: Map,
        deck: Deck,
        suits: tuple[str, ...],
        seats: tuple[str, ...],
        options: Mapping[str, tuple[str, ...]] = _NO_OPTIONS,
        priority_markers: tuple[int, ...] = (),
        house_rules: tuple[HouseRule, ...] = (),
    ) -> None:
        self.map = map_
        self.deck = deck
        self.suits = suits
        self.seats = seats
        self.options = options
        self.priority_markers = priority_markers or map_.priority_markers
        self.house_rules = house_rules
        self.pieces: dict[Place, dict[Piece, int]] = {}
        self.cards: dict[Place, list[Card]] = {}
        self.score: dict[str, int | None] = dict.fromkeys(seats, 0)
        self.facts: dict[tuple[Any, ...], Any] = {}
        self.this_turn: dict[Any, Any] = {}
        self.closed_paths: frozenset[tuple[int, int]] = map_.closed_paths
        self.current = seats[0] if seats else ""
        self.version = 0
        """Grows with every change of pieces and cards, and of what boards say and the turn remembers."""

    def copy(self) -> State:
        """Return a state that changes independently of this one."""
        other = State.__new__(State)
        other.map = self.map
        other.deck = self.deck
        other.suits = self.suits
        other.seats = self.seats
        other.options = self.options
        other.priority_markers = self.priority_markers
        other.house_rules = self.house_rules
        other.pieces = {place: dict(there) for place, there in self.pieces.items() if there}
        other.cards = {place: list(there) for place, there in self.cards.items()}
        other.score = dict(self.score)
        other.facts = dict(self.facts)
        other.this_turn = dict(self.this_turn)
        other.closed_paths = self.closed_paths
        other.current = self.current
        other.version = self.version
        return other

    def at(self, place: Place) -> dict[Piece, int]:
        """Return how many of each piece lie at a place; do not change what is returned."""
        return self.pieces.get(place, _NOTHING)

    def count(self, place: Place, piece: Piece) -> int:
        """Return how many of one piece lie at a place."""
        there = self.pieces.get(place)
        return there.get(piece, 0) if there else 0

    def where(self, piece: Piece) -> list[Place]:
        """Return the clearings in which at least one of a piece lies, by number."""
        pieces = self.pieces
        return [place for place in self.map.places if piece in pieces.get(place, _NOTHING)]

    def owned(self, place: Place, owner: str, category: Category | None = None) -> int:
        """Return how many faction pieces of an owner lie at a place, of one category or of all."""
        found = 0
        for piece, count in self.at(place).items():
            if piece.owner == owner and (piece.category is category if category else piece.is_faction_piece):
                found += count
        return found

    def warriors(self, place: Place, owner: str) -> int:
        """Return how many warriors of an owner stand at a place."""
        found = 0
        for piece, count in self.at(place).items():
            if piece.owner == owner and piece.category is WARRIOR:
                found += count
        return found

    def warriors_at(self, place: Place, owner: str = "") -> dict[Piece, int]:
        """Return how many of each kind of warrior are at a place, whosever they are, or those of one owner."""
        there = self.at(place).items()
        return {piece: n for piece, n in there if piece.category is WARRIOR and owner in ("", piece.owner)}

    def on_map(self, piece: Piece) -> int:
        """Return how many of one piece lie in clearings."""
        return sum(there.get(piece, 0) for place, there in self.pieces.items() if place.number)

    @property
    def clearings(self) -> tuple[Place, ...]:
        """The clearings of the map, by number."""
        return self.map.places

    def cards_at(self, place: Place) -> list[Card]:
        """Return the cards at a place, top last; do not change what is returned."""
        return self.cards.get(place, [])
