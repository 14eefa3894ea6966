"""Section 4.2, Move."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.concepts import adjacent, path_closed, rules
from woodlaw.engine.extension import Extension, Way
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.titles import in_words, name, player_title
from woodlaw.law.implements import implements
from woodlaw.table.pieces import FERRY, PAWN, WARRIOR, Piece
from woodlaw.table.places import Place

FERRY_GONE = Remembered("ferry", False, FLAG)
"""Whether the Ferry has carried somebody this turn (M.3.5)."""

_MOVING = (WARRIOR, PAWN)


def why_not_move(
    game: Game,
    player: str,
    pieces: Sequence[tuple[Piece, int]],
    origin: Place,
    destination: Place,
    *,
    ferry: bool = True,
    ignoring_rule: bool = False,
) -> Refusal | None:
    """Return why a player cannot move pieces together from one place to another, or None.

    They go by the Ferry (M.3.5) where it is among the pieces; where it is not, ``ferry`` tells whether it may carry
    them nevertheless. ``ignoring_rule`` where what makes the player move says so.
    """
    by_ferry = any(piece is FERRY for piece, _ in pieces)
    return (
        _why_not_these(game, player, pieces)
        or (by_ferry and why_not_by_ferry(game, origin, destination))
        or (not by_ferry and _why_not_there(game, player, origin, destination, ferry))
        or why_not_go(game, player, pieces, origin, destination, by_ferry=by_ferry, ignoring_rule=ignoring_rule)
    ) or None


def why_not_go(
    game: Game,
    player: str,
    pieces: Sequence[tuple[Piece, int]],
    origin: Place,
    destination: Place,
    *,
    by_ferry: bool = False,
    ignoring_rule: bool = False,
) -> Refusal | None:
    """Return why a player cannot move pieces that move to a place that is near enough, or None.

    ``ignoring_rule`` where what makes the player move says so.
    """
    refusal = None if ignoring_rule else _why_not_by_rule(game, player, origin, destination, by_ferry=by_ferry)
    return refusal or _why_not_by_effect(game, player, pieces, origin, destination)


@implements("4.2", "G.18", "G.36")
def _why_not_these(game: Game, player: str, pieces: Sequence[tuple[Piece, int]]) -> Refusal | None:
    moving = [piece for piece, count in pieces if count > 0]
    for piece in moving:
        if piece.owner not in ("", player):
            return Refusal("4.2", f"a {in_words(piece.kind)} of another does not move along")
        if piece.category not in _MOVING and piece is not FERRY and not _goes_along(game, player, piece):
            return Refusal("4.2", f"a {in_words(piece.kind)} does not move: only warriors and pawns do")
    if not any(piece.category in _MOVING for piece in moving):
        return Refusal("4.2", "a move takes at least one warrior or pawn")
    return None


def _goes_along(game: Game, player: str, piece: Piece) -> bool:
    return any(extension.moves_along(game, player, piece) for extension in game.bending(Extension.moves_along))


@implements("4.2", "2.2.1")
def _why_not_there(game: Game, player: str, origin: Place, destination: Place, ferry: bool) -> Refusal | None:
    if destination in adjacent(game, player, origin):
        return None
    if ferry and ferry_links(game, origin, destination):
        return None
    if origin.number and destination.number and path_closed(game, origin.number, destination.number):
        return Refusal("M.4.2", f"the path between {origin.number} and {destination.number} is closed")
    return Refusal("4.2", f"no path links {name(origin)} and {name(destination)}")


@implements("M.3.5")
def why_not_by_ferry(game: Game, origin: Place, destination: Place) -> Refusal | None:
    """Return why the Ferry cannot carry anybody from one clearing to another now, or None: it goes once a turn."""
    if FERRY_GONE.of(game.state):
        return Refusal("M.3.5", "the Ferry has gone once this turn")
    if not ferry_links(game, origin, destination):
        return Refusal("M.3.5", f"no Ferry links {name(origin)} and {name(destination)}")
    return None


@implements("M.3.5")
def ferry_links(game: Game, origin: Place, destination: Place) -> bool:
    """Return whether the Ferry lies at the origin and the destination is another coastal clearing."""
    coastal = game.state.map.coastal
    return destination is not origin and destination.number in coastal and game.state.count(origin, FERRY) > 0


def needs_ferry(game: Game, player: str, origin: Place, destination: Place) -> bool:
    """Return whether the Ferry alone takes a player from one clearing to another."""
    return ferry_links(game, origin, destination) and destination not in adjacent(game, player, origin)


@implements("4.2.1")
def _why_not_by_rule(game: Game, player: str, origin: Place, destination: Place, *, by_ferry: bool) -> Refusal | None:
    if rules(game, player, origin) or rules(game, player, destination):
        return None
    if _ignores_rule(game, player, origin, destination, by_ferry=by_ferry):
        return None
    return Refusal("4.2.1", f"{player_title(game, player)} rules neither {name(origin)} nor {name(destination)}")


@implements("1.1.1")
def _ignores_rule(game: Game, player: str, origin: Place, destination: Place, *, by_ferry: bool) -> bool:
    """Return whether a card, or a faction's own rule, frees a move from the general demand for rule."""
    return any(
        extension.ignores_rule(game, player, origin, destination)
        for extension in game.bending(Extension.ignores_rule)
        if not (by_ferry and _only_swims(game, player, extension))
    )


@implements("M.3.5")
def _only_swims(game: Game, player: str, extension: Extension) -> bool:
    """Return whether what frees a player from rule is to swim, which is no help aboard the Ferry."""
    return Way.RIVERS in extension.treats_as_paths(game, player)


def _why_not_by_effect(
    game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
) -> Refusal | None:
    bending = game.bending(Extension.forbids_move)
    refusal = bending and forbidden(
        extension.forbids_move(game, player, piece, origin, destination) for extension in bending for piece, _ in pieces
    )
    return refusal or _why_not_leave(game, player, pieces, origin, destination)


def _why_not_leave(
    game: Game, player: str, pieces: Sequence[tuple[Piece, int]], origin: Place, destination: Place
) -> Refusal | None:
    """Return why pieces cannot leave a place, or None: an effect keeps them there, and the move does not ignore it."""
    keeping = game.bending(Extension.forbids_leave)
    if not keeping or any(
        e.leaves_freely(game, player, origin, destination) for e in game.bending(Extension.leaves_freely)
    ):
        return None
    return forbidden(
        extension.forbids_leave(game, player, piece, origin) for extension in keeping for piece, _ in pieces
    )
