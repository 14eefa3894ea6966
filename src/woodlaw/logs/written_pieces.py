"""Pieces as records write them: which of several a piece of no kind is, and where one stands of which there is one."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind


def placed_as(game: Game, meant: Sequence[Piece], place: Place) -> Piece:
    """Return the first of the pieces meant that its owner may place there, such as the only one of the suit."""
    if len(meant) == 1:
        return meant[0]
    return next((piece for piece in meant if not why_not_place(game, piece.owner, piece, place)), meant[0])


def standing(game: Game, piece: Piece) -> Place | None:
    """Return the place of the map where a piece stands, if any."""
    return next((place for place, there in game.state.pieces.items() if piece in there and _on_map(place)), None)


def _on_map(place: Place) -> bool:
    return bool(place.number) or place.kind is PlaceKind.FOREST
