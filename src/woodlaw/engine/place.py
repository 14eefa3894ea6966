"""Pieces (1.5, G.20, G.24): what may be placed and removed, and where it goes."""

from __future__ import annotations

from woodlaw.engine.concepts import forbids_building
from woodlaw.engine.extension import Fight
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.law.implements import implements
from woodlaw.table.pieces import RUIN, Category, Piece
from woodlaw.table.places import ITEM_SUPPLY, OUT_OF_GAME, Place, supply


@implements("G.20")
def why_not_place(game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
    """Return why a player cannot place a piece at a place, or None: no slot (2.2.3), or an effect forbids it."""
    if piece.category is Category.BUILDING:
        refusal = forbids_building(game, place)
        if refusal:
            return refusal
    return forbidden(e.forbids_place(game, player, piece, place) for e in game.bending("forbids_place"))


def why_not_recruit(game: Game, player: str, clearing: Place) -> Refusal | None:
    """Return why a player cannot recruit in a clearing, or None."""
    return forbidden(e.forbids_recruit(game, player, clearing) for e in game.bending("forbids_recruit"))


@implements("G.24")
def why_not_remove(game: Game, player: str, piece: Piece, place: Place, fight: Fight | None = None) -> Refusal | None:
    """Return why a player cannot remove a piece, or None. ``fight`` is the battle whose hit it falls to, if any."""
    return _why_no_ruin(piece) or forbidden(
        extension.forbids_remove(game, player, piece, place, fight) for extension in game.bending("forbids_remove")
    )


@implements("2.2.4", "G.27")
def _why_no_ruin(piece: Piece) -> Refusal | None:
    return Refusal("2.2.4", "a ruin stays unless a rule removes it expressly") if piece is RUIN else None


@implements("G.24", "G.13", "G.32", "G.35", "1.5.3")
def removed_to(
    game: Game,
    piece: Piece,
    place: Place,
    fight: Fight | None = None,
    remover: str = "",
    *,
    replaced: bool = False,
    besides: Place | None = None,
) -> Place:
    """Return where a removed piece goes: its owner's supply, whoever made use of it, unless an effect diverts it.

    What nobody owns, an item above all, leaves the game. ``remover`` removes it, if that is known, or has it
    ``replaced``; it does not go to the place ``besides``.
    """
    for extension in sorted(game.bending("removed_to"), key=lambda extension: not extension.takes_first):
        if extension.takes_first and remover not in ("", extension.owner):
            continue
        if replaced and extension.leaves_replaced:
            continue
        destination = extension.removed_to(game, piece, place, fight)
        if destination and destination is not besides:
            return destination
    return supply(piece.owner) if piece.owner else OUT_OF_GAME


@implements("G.20", "G.32")
def supply_of(piece: Piece) -> Place:
    """Return the supply that a piece is placed from where no source is named: its owner's, or that of items."""
    return ITEM_SUPPLY if piece.category is Category.ITEM else supply(piece.owner)


@implements("1.5.1", "G.32")
def available(game: Game, piece: Piece) -> int:
    """Return how many of a piece its owner's supply still holds."""
    return game.state.count(supply(piece.owner), piece)


def is_held_back(game: Game, place: Place) -> bool:
    """Return whether pieces removed to a place only lie there until they go on to where removal sends them."""
    return any(extension.keeps_removed(place) for extension in game.bending("keeps_removed"))
