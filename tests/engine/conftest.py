from __future__ import annotations

from collections.abc import Callable

import pytest

from woodlaw.engine import extension
from woodlaw.engine.extension import Extension
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.table.cards import Card
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece, piece
from woodlaw.table.places import Place, clearing
from woodlaw.table.suits import CLEARING_SUITS

CATEGORIES = {
    "warrior": Category.WARRIOR,
    "pawn": Category.PAWN,
    "hut": Category.BUILDING,
    "charm": Category.TOKEN,
}


class Seat(extension.Seat):
    """A faction that bends nothing."""

    def __init__(self, owner: str = "") -> None:
        self.owner = owner or self.owner
        self.name = self.owner
        self.title = self.owner.capitalize()


class Position:
    """A game of cats, birds and crows, whose pieces are warriors, pawns, huts (buildings) and charms (tokens)."""

    def __init__(self, bending: tuple[Extension, ...], map_name: str, effects: Callable[[Card, str], Extension | None]):
        chosen = map_named(map_name)
        in_turn = ("", *(CLEARING_SUITS[number % 3] for number in range(len(chosen.places))))
        suits = chosen.printed_suits if all(chosen.printed_suits[1:]) else in_turn
        factions: dict[str, extension.Seat] = {name: Seat(name) for name in ("cats", "birds", "crows")}
        factions |= {each.owner: each for each in bending if isinstance(each, extension.Seat)}
        self.state = State(chosen, deck_named("E&P"), suits, tuple(factions))
        rules = tuple(each for each in bending if not isinstance(each, extension.Seat))
        self.game = Table(self.state, factions, self.state.seats, effects, rules).game()
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

    Those that are a seat take it; other extensions are in force like a map's. On a map that prints no suits, clearings
    1 to 12 are fox, rabbit, mouse, fox and so on.
    """

    def laid(*bending: Extension, on: str = "autumn") -> Position:
        return Position(bending, on, lambda card, owner: None)

    return laid
