"""Enemies (G.8, G.9): whose pieces are enemy pieces to whom."""

from __future__ import annotations

from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.hirelings import controller
from woodlaw.engine.victory import are_allies
from woodlaw.law.implements import implements
from woodlaw.table.pieces import WARRIOR, Piece
from woodlaw.table.places import Place


@implements("G.8")
def is_enemy(game: Game, player: str, other: str) -> bool:
    """Return whether another player or hireling is an enemy of a player or hireling: nobody's pieces are no enemy's."""
    if other and not game.factions.keys() >= {player, other}:
        player, other = _side_of_hireling(game, player), _side_of_hireling(game, other)
    return bool(other) and other != player and not are_allies(game, player, other)


@implements("H.3.2")
def _side_of_hireling(game: Game, party: str) -> str:
    """Return on whose side a hireling is, whose enemies alone are its enemies; any other is on its own side."""
    return controller(game.state, party) or party


@implements("G.9", "G.13")
def is_enemy_piece(game: Game, player: str, piece: Piece, place: Place) -> bool:
    """Return whether a piece at a place is an enemy piece to a player.

    Warriors that a player treats as its own for rule are none there, such as mercenaries (G.35).
    """
    if not piece.is_faction_piece or not is_enemy(game, player, piece.owner):
        return False
    return piece.category is not WARRIOR or not _treated_as_own(game, player, piece.owner, place)


@implements("G.9")
def enemy_pieces(game: Game, player: str, place: Place) -> list[tuple[Piece, int, Place]]:
    """Return every enemy piece of a player at a place, each with how many and where, as removing takes them."""
    there = game.state.at(place).items()
    return [(piece, count, place) for piece, count in there if is_enemy_piece(game, player, piece, place)]


@implements("G.9")
def count_enemy_pieces(game: Game, player: str, place: Place) -> int:
    """Return how many enemy pieces of a player lie at a place."""
    return sum(count for _, count, _ in enemy_pieces(game, player, place))


@implements("G.35")
def _treated_as_own(game: Game, player: str, owner: str, place: Place) -> bool:
    lending = (e for e in game.bending(Extension.extra_strength) if e.owner == owner)
    return any(extension.extra_strength(game, player, place) > 0 for extension in lending)


@implements("G.35")
def warriors_as_own(game: Game, player: str, place: Place) -> int:
    """Return how many warriors at a place are a player's, or treated as its own for rule, such as mercenaries."""
    return sum(
        count
        for piece, count in game.state.at(place).items()
        if piece.category is WARRIOR
        if piece.owner == player or _treated_as_own(game, player, piece.owner, place)
    )


@implements("RB.2.6")
def humans(game: Game) -> list[str]:
    """Return the players that are persons, in turn order: bots are players, and no humans."""
    return [seat for seat in game.state.seats if seat_of(game, seat).human]
