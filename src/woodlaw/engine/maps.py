"""The maps' own rules (M), as far as they are more than what is printed.

Autumn has none. Winter's raging river (M.2.1) is a matter of forests, the lake (M.3.2) one of adjacency; the Ferry
(M.3.5) and closed paths (M.4.2) are part of moving.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from woodlaw.engine.actions import Action, Moment, Offer, Phase
from woodlaw.engine.concepts import path_closed, rules
from woodlaw.engine.dealing import cards_matching, spend_card
from woodlaw.engine.decisions import Option
from woodlaw.engine.events import PathOpened
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import implements
from woodlaw.table.maps import Map
from woodlaw.table.pieces import TOWER, Piece
from woodlaw.table.places import Place, PlaceKind, clearing, hand, path

POINTS_FOR_A_PATH = 1

_OPENED = Remembered("path opened", False, FLAG)
"""Whether the player whose turn it is has opened a path."""


# Closed paths (M.4.2, M.4.3) ------------------------------------------------------------------------------------------
@implements("M.4.3", "G.10")
def why_not_open(game: Game, player: str, one: int, other: int) -> Refusal | None:
    """Return why a player cannot open a path between two clearings, or None; for the card see the turn."""
    if not path_closed(game, one, other):
        return Refusal("M.4.3", f"there is no closed path between {one} and {other}")
    if not any(game.state.owned(clearing(number), player) for number in (one, other)):
        return Refusal("M.4.3", f"opening a path takes a piece in {one} or {other}")
    return None


@implements("M.4.3")
def why_no_opening(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot open any path now, or None."""
    if _OPENED.of(game.state):
        return why_no_second_path()
    if not _within_reach(game, player):
        return Refusal("M.4.3", "opening a path takes a piece at one of its ends")
    if not game.state.cards_at(hand(player)):
        return Refusal("M.4.3", "opening a path takes a card to spend")
    return None


@implements("M.4.3")
def why_no_second_path() -> Refusal:
    """Return why a player opens no second path in a turn."""
    return Refusal("M.4.3", "a second path is opened in one turn")


@implements("M.4.3")
def _within_reach(game: Game, player: str) -> list[Place]:
    """Return the closed paths that a player could open."""
    return [path(*link) for link in sorted(game.state.closed_paths) if not why_not_open(game, player, *link)]


@implements("M.4.3")
def open_path(game: Game, player: str) -> None:
    """Spend a card, take a closed path marker out of the game, and score a point."""
    closed = _within_reach(game, player)
    chosen = game.ask(player, "path to open", closed, lambda option: _why_no_option(game, player, option))
    spend_card(game, player, cards_matching(game, player, "any"))
    one, other = chosen.clearings
    game.state.closed_paths -= {(one, other)}
    _OPENED.note(game.state, True)
    game.emit(PathOpened, player, one, other)
    score_points(game, player, POINTS_FOR_A_PATH)


def _why_no_option(game: Game, player: str, option: Option) -> Refusal | None:
    if isinstance(option, Place) and option.kind is PlaceKind.PATH:
        return why_not_open(game, player, *option.clearings)
    return None


OPEN_PATH = Action("open path", open_path, why_no_opening)


class ClosedPaths(Extension):
    """Closed paths of the Mountain map."""

    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        """Nothing is placed on a closed path."""
        return self._why_not_on_path(game, place) if place.kind is PlaceKind.PATH else None

    @implements("M.4.2")
    def _why_not_on_path(self, game: Game, place: Place) -> Refusal | None:
        if place.clearings not in game.state.closed_paths:
            return None
        one, other = place.clearings
        return Refusal("M.4.2", f"the path between {one} and {other} is closed")

    def actions(self, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
        """A player may open a path in Daylight."""
        return (OPEN_PATH.offer(game, player),) if phase is Phase.DAYLIGHT else ()


# The Tower (M.4.4) ----------------------------------------------------------------------------------------------------
@implements("M.4.4")
def tower_points(game: Game, player: str) -> int:
    """Return the points that the Tower scores for a player at the end of its Evening: one for the pass's ruler."""
    return sum(rules(game, player, place) for place in game.state.clearings if game.state.count(place, TOWER))


@implements("M.4.4")
def hold_tower(game: Game, player: str) -> None:
    """Score for the Tower."""
    score_points(game, player, tower_points(game, player))


HOLD_TOWER = Action("tower", hold_tower)


class Tower(Extension):
    """The Tower of the Mountain map."""

    def due(self, game: Game, moment: Moment, player: str) -> Sequence[Offer]:
        """The player who rules the pass scores a point at the end of its Evening."""
        return (HOLD_TOWER.offer(game, player),) if moment is Moment.END_OF_EVENING else ()


_CLOSED_PATHS = ClosedPaths()
_TOWER = Tower()


def map_rules(map_: Map) -> tuple[Extension, ...]:
    """Return the extensions that a map brings to every game played on it: those of its print, and its own."""
    own = tuple(cast("Extension", rule) for rule in map_.rules)
    return (*((_CLOSED_PATHS,) if map_.closed_paths else ()), *((_TOWER,) if map_.tower else ()), *own)
