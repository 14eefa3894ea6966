"""Pieces as records write them: which of several a piece of no kind is, and where one stands of which there is one."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.game import Game
from woodlaw.engine.place import form_at, why_not_place
from woodlaw.engine.titles import in_words
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, supply


def placed_as(game: Game, meant: Sequence[Piece], place: Place) -> Piece:
    """Return the first of the pieces meant that its owner may place there, such as the only one of the suit."""
    if len(meant) == 1:
        return meant[0]
    return next((piece for piece in meant if not why_not_place(game, piece.owner, piece, place)), meant[0])


def lying_there(game: Game, meant: Sequence[Piece], place: Place, count: int) -> tuple[Piece, str]:
    """Return which of the pieces meant lies at a place, else the one of its sort there, else the first.

    Where it is read otherwise than it is written, that is returned as a remark.
    """
    present = [piece for piece in meant if game.state.count(place, piece) >= count]
    if present:
        return present[0], ""
    first = meant[0]
    alike = [p for p in game.state.at(place) if p.owner == first.owner and p.category is first.category]
    known = next((piece for piece in meant if piece in alike), None)
    if known is not None or len(alike) != 1 or place.kind is PlaceKind.SUPPLY:
        return known or first, ""
    home = supply(first.owner)
    # Another side of the same piece needs no remark, such as a plot that the record knows better.
    other = form_at(game, alike[0], home) is not form_at(game, first, home)
    remark = f"no {in_words(first.kind)} lies there: read as the {in_words(alike[0].kind)}" if other else ""
    return alike[0], remark


def turned_over(game: Game, faction: Recorded, shown: Sequence[Piece], place: Place) -> Piece:
    """Return what lies at a place as which a piece is shown: another side of it, itself, or any other token."""
    lying = tokens_at(game, faction, place)
    sides = [piece for piece in lying if faction.stored(piece) is faction.stored(shown[0])]
    fitting = sorted(sides, key=shown.__contains__) or lying
    return next(iter(fitting), faction.stored(shown[0]))


def tokens_at(game: Game, faction: Recorded, place: Place) -> list[Piece]:
    """Return the tokens of a faction that lie at a place."""
    return [p for p in game.state.at(place) if p.owner == faction.name and p.category is Category.TOKEN]


def standing(game: Game, piece: Piece) -> Place | None:
    """Return the place of the map where a piece stands, if any."""
    return next((place for place, there in game.state.pieces.items() if piece in there and _on_map(place)), None)


def _on_map(place: Place) -> bool:
    return bool(place.number) or place.kind is PlaceKind.FOREST
