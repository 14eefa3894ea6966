from __future__ import annotations

from collections.abc import Callable

import pytest

from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, piece
from woodlaw.table.places import CLEARINGS, Place, clearing
from woodlaw.table.suits import CLEARING_SUITS

CATEGORIES = {
    "warrior": Category.WARRIOR,
    "pawn": Category.PAWN,
    "hut": Category.BUILDING,
    "charm": Category.TOKEN,
}


class Seat(Extension):
    """A faction that bends nothing."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.title = owner.capitalize()


class Position:
    """A game of cats, birds and crows, whose pieces are warriors, pawns, huts (buildings) and charms (tokens)."""

    def __init__(self, bending: tuple[Extension, ...], map_name: str, effects: Callable[[Card, str], Extension | None]):
        chosen = map_named(map_name)
        in_turn = ("", *(CLEARING_SUITS[number % 3] for number in range(len(CLEARINGS))))
        suits = chosen.printed_suits if all(chosen.printed_suits[1:]) else in_turn
        seats = {name: Seat(name) for name in ("cats", "birds", "crows")}
        self.state = State(chosen, deck_named("E&P"), suits, tuple(seats))
        factions = seats | {extension.owner: extension for extension in bending if extension.owner}
        self.game = Game(self.state, factions, effects, tuple(e for e in bending if not e.owner))
        for site in chosen.clearings:
            if site.ruin:
                self.game.adjust(RUIN, clearing(site.number), 1)
        if chosen.ferry_start:
            self.game.adjust(FERRY, clearing(chosen.ferry_start), 1)
        if chosen.tower:
            self.game.adjust(TOWER, clearing(chosen.tower), 1)

    def piece(self, owner: str, kind: str = "warrior") -> Piece:
        return piece(owner, kind, CATEGORIES[kind])

    def put(self, owner: str, *places: int | Place, kind: str = "warrior", count: int = 1) -> Position:
        for place in places:
            self.game.adjust(self.piece(owner, kind), clearing(place) if isinstance(place, int) else place, count)
        return self


Lay = Callable[..., Position]


@pytest.fixture
def lay() -> Lay:
    """Lay a small position: ``lay(SomeExtension(), on="lake")``.

    Extensions with an owner take that seat; others are in force like a map's. On a map that prints no suits, clearings
    1 to 12 are fox, rabbit, mouse, fox and so on.
    """

    def laid(*bending: Extension, on: str = "autumn") -> Position:
        return Position(bending, on, lambda card, owner: None)

    return laid
