"""Section 4.2, Move, as it is played."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import each_in_turn
from woodlaw.engine.move import FERRY_GONE, why_not_by_ferry, why_not_go, why_not_move
from woodlaw.engine.primitives import draw_cards, move_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import implements
from woodlaw.table.maps import Map
from woodlaw.table.pieces import FERRY, Category, Piece
from woodlaw.table.places import CLEARINGS, Place, forest

BY_FERRY = "ferry"
"""The third part of a move's option that goes by the Ferry."""


def legal_moves(
    game: Game, player: str, origins: Collection[Place] | None = None, destinations: Collection[Place] | None = None
) -> Iterator[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Yield every move a player can take: ``(origin, destination)``, with ``"ferry"`` third where the Ferry goes.

    ``origins`` and ``destinations`` limit where from and where to.
    """
    for move in _near_moves(game, player, origins, destinations):
        if _kinds_that_go(game, player, *move):
            yield move


def _near_moves(
    game: Game, player: str, origins: Collection[Place] | None, destinations: Collection[Place] | None
) -> Iterator[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Yield the moves that a player's pieces are near enough for."""
    for origin in _origins(game, player):
        if origins is not None and origin not in origins:
            continue
        for destination, by_ferry in _near(game, player, origin):
            if destinations is None or destination in destinations:
                yield (origin, destination, BY_FERRY) if by_ferry else (origin, destination)


def _near(game: Game, player: str, origin: Place) -> Iterator[tuple[Place, bool]]:
    """Yield where a player's pieces may go from a place, and whether by the Ferry."""
    for destination in adjacent(game, player, origin):
        yield destination, False
    for number in game.state.map.coastal if game.state.count(origin, FERRY) else ():
        if why_not_by_ferry(game, origin, CLEARINGS[number - 1]) is None:
            yield CLEARINGS[number - 1], True


def _origins(game: Game, player: str) -> Iterator[Place]:
    """Yield where a player has warriors or pawns, in an order that does not depend on how they got there."""
    for place in _on_map(game.state.map):
        for piece in game.state.at(place):
            if piece.owner == player and _marches(piece, player):
                yield place
                break


@cache
def _on_map(map_: Map) -> tuple[Place, ...]:
    """Return every clearing and forest of a map."""
    return (*CLEARINGS, *map(forest, map_.forests))


def _marches(piece: Piece, player: str) -> bool:
    return piece.owner == player and (piece.category is Category.WARRIOR or piece.category is Category.PAWN)


def _kinds_that_go(
    game: Game, player: str, origin: Place, destination: Place, way: str = "", *, ignoring_rule: bool = False
) -> list[Piece]:
    """Return the kinds of warriors and pawns that may go from one place to another that is near enough."""
    aboard = way == BY_FERRY
    kinds = [piece for piece in game.state.at(origin) if _marches(piece, player)]
    return [
        piece
        for piece in kinds
        if not why_not_go(game, player, [(piece, 1)], origin, destination, by_ferry=aboard, ignoring_rule=ignoring_rule)
    ]


@implements("4.2", "4.2.1")
def take_move(
    game: Game,
    player: str,
    *,
    origins: Collection[Place] | None = None,
    destinations: Collection[Place] | None = None,
    may_decline: bool = False,
) -> Place | None:
    """Have a player take one move; return where it went, or None when it was declined or there is none to take."""
    moves = Judged(
        _near_moves(game, player, origins, destinations), lambda move: bool(_kinds_that_go(game, player, *move))
    )
    if not may_decline and not moves:
        return None
    options = moves.or_else(DECLINE) if may_decline else moves
    choice = game.ask(player, "move", options, lambda option: _why_not(game, player, option))
    match choice:
        case (Place() as origin, Place() as destination):
            _go(game, player, origin, destination)
            return destination
        case (Place() as origin, Place() as destination, _):
            _go(game, player, origin, destination, BY_FERRY)
            return destination
    return None


# Force (1.5.5) --------------------------------------------------------------------------------------------------------
@implements("1.5.5", "4.2")
def forced_moves(game: Game, player: str) -> list[tuple[Place, Place] | tuple[Place, Place, str]]:
    """Return every move between clearings that a player's warriors can be forced to by somebody else, whoever rules.

    A move reads as those of :func:`legal_moves`.
    """
    near = _near_moves(game, player, CLEARINGS, CLEARINGS)
    return [move for move in near if _warriors_that_go(game, player, move[0], move[1])]


@implements("1.5.5", "4.2")
def force_move(
    game: Game, chooser: str, player: str, count: int, origin: Place, destination: Place, way: str = ""
) -> None:
    """Have a player move so many warriors, as many as can go, from one clearing to another, whoever rules there.

    ``chooser`` says which of them go. All the same it is the player's own move, who chooses what goes along.
    """
    kinds = _warriors_that_go(game, player, origin, destination)
    moving: list[tuple[Piece, int]] = []
    left = min(count, sum(game.state.count(origin, piece) for piece in kinds))
    for number, piece in enumerate(kinds):
        others = sum(game.state.count(origin, other) for other in kinds[number + 1 :])
        most = min(left, game.state.count(origin, piece))
        chosen = game.ask(chooser, f"how many {piece.kind}s", list(range(max(0, left - others), most + 1)))
        moving.append((piece, chosen))
        left -= chosen
    _march(game, player, moving, origin, destination, way)


def _warriors_that_go(game: Game, player: str, origin: Place, destination: Place) -> list[Piece]:
    kinds = _kinds_that_go(game, player, origin, destination, ignoring_rule=True)
    return [piece for piece in kinds if piece.category is Category.WARRIOR]


@implements("4.2.2")
def take_moves(game: Game, player: str, most: int) -> None:
    """Have a player take up to so many moves, of the same warriors or of others: no piece has a limit of its own."""
    for _ in range(most):
        if take_move(game, player, may_decline=True) is None:
            break


def _why_not(game: Game, player: str, option: Option) -> Refusal | None:
    """Return why a move that is no option cannot be taken."""
    if not isinstance(option, tuple) or len(option) < 2:
        return None
    origin, destination = option[0], option[1]
    if not isinstance(origin, Place) or not isinstance(destination, Place):
        return None
    pieces = [(piece, 1) for piece in game.state.at(origin) if _marches(piece, player)]
    if option[-1] == BY_FERRY:
        pieces.append((FERRY, 1))
    return why_not_move(game, player, pieces, origin, destination, ferry=False)


def _go(game: Game, player: str, origin: Place, destination: Place, way: str = "") -> None:
    _march(game, player, _choose_pieces(game, player, origin, destination, way), origin, destination, way)


def _march(
    game: Game,
    player: str,
    chosen: Sequence[tuple[Piece, int]],
    origin: Place,
    destination: Place,
    way: str = "",
) -> None:
    pieces = list(chosen)
    warriors = sum(count for piece, count in pieces if piece.category is Category.WARRIOR)
    for extension in game.bending("moving_along"):
        pieces += extension.moving_along(game, player, warriors, origin, destination)
    if way == BY_FERRY:
        _go_by_ferry(game, player, pieces, origin, destination)
    else:
        move_pieces(game, player, pieces, origin, destination)


@implements("M.3.5")
def _go_by_ferry(game: Game, player: str, pieces: list[tuple[Piece, int]], origin: Place, destination: Place) -> None:
    """Move pieces and the Ferry with them; then each player whose faction pieces went draws a card."""
    game.state.this_turn[FERRY_GONE] = True
    move_pieces(game, player, [*pieces, (FERRY, 1)], origin, destination)
    aboard = [seat for seat in game.state.seats if any(piece.owner == seat for piece, _ in pieces)]
    each_in_turn(game, aboard, "next to draw", lambda each: draw_cards(game, each, 1))


@implements("4.2")
def _choose_pieces(game: Game, player: str, origin: Place, destination: Place, way: str) -> list[tuple[Piece, int]]:
    """Have the player choose how many of each warrior or pawn move: more than none in all."""
    kinds = _kinds_that_go(game, player, origin, destination, way)
    chosen: list[tuple[Piece, int]] = []
    for number, piece in enumerate(kinds):
        least = 1 if not chosen and number == len(kinds) - 1 else 0
        most = game.state.count(origin, piece)
        count = game.ask(player, f"how many {piece.kind}s", list(range(least, most + 1)))
        if count:
            chosen.append((piece, count))
    return chosen
