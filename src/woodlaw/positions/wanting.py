"""Pieces that a position wants to lie somewhere: noted as they are read, and laid once everything is."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from woodlaw.engine.game import Game
from woodlaw.law.problems import Problem
from woodlaw.law.values import Fixed
from woodlaw.positions.laying import items_left, lay_pieces, unknown_under
from woodlaw.positions.noting import Noting
from woodlaw.positions.source import Node
from woodlaw.table.cards import UNSEEN
from woodlaw.table.pieces import RUIN, UNKNOWN_ITEM, Category, Piece
from woodlaw.table.piles import Pile
from woodlaw.table.places import ITEM_SUPPLY, OUT_OF_GAME, Place, PlaceKind, under_ruin


class Wanted(Fixed):
    """Pieces that shall lie somewhere, and where it is said."""

    node: Node
    where: tuple[str, ...]
    place: Place
    piece: Piece
    count: int


class WantedPieces:
    """All pieces that a position wants to lie somewhere; ``problems`` grow as they are laid."""

    def __init__(self, problems: list[Problem]) -> None:
        self._problems = problems
        self._pieces: dict[tuple[Place, Piece], Wanted] = {}

    def note(self, wanted: Wanted) -> None:
        """Note how many of a piece shall lie at a place; a kind that is named again is added up."""
        before = self._pieces.get((wanted.place, wanted.piece))
        count = wanted.count + (before.count if before else 0)
        self._pieces[wanted.place, wanted.piece] = replace(wanted, count=count)

    def lay(self, game: Game) -> None:
        """Lay the pieces that are wanted, those in supplies and stores last."""
        last, very_last = (PlaceKind.SUPPLY, PlaceKind.COMMON), (OUT_OF_GAME, ITEM_SUPPLY)

        def rank(wanted: Wanted) -> tuple[bool, int]:
            place = wanted.place
            return place.kind in last, very_last.index(place) + 1 if place in very_last else 0

        for wanted in sorted(self._pieces.values(), key=rank):
            with Noting(self._problems, wanted.node, wanted.where):
                if wanted.piece.category is Category.ITEM:
                    _let_lie(game, wanted.piece, wanted.place, wanted.count)
                else:
                    lay_pieces(game, wanted.place, [(wanted.piece, wanted.count)], beyond=True)

    def lay_unsaid(self, game: Game, piles: Sequence[Pile], said: Container[Place]) -> None:
        """Lay what nothing is said of: the items of the supply, unknown ones under ruins, and unknown quests."""
        state = game.state
        for piece, count in items_left(state).items():
            if (ITEM_SUPPLY, piece) not in self._pieces:
                _let_lie(game, piece, ITEM_SUPPLY, count)
        for place in state.where(RUIN):
            if under_ruin(place.number) not in said:
                _let_lie(game, UNKNOWN_ITEM, under_ruin(place.number), unknown_under(state, place))

        for pile in piles:
            if pile.own and pile.open_at_once and pile.place not in said:
                elsewhere = {card for cards in state.cards.values() for card in cards}
                left = sum(card not in elsewhere for card in pile.own())
                state.cards[pile.place] = [UNSEEN] * min(pile.open_at_once, left)


def _let_lie(game: Game, item: Piece, place: Place, count: int) -> None:
    """Let so many of an item lie at a place, wherever they come from."""
    more = count - game.state.count(place, item)
    if more:
        game.adjust(item, place, more)
