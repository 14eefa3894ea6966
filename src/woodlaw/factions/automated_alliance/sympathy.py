"""Spreading sympathy (RB.6.5.1), wherever the Alliance's rules call for it."""

from __future__ import annotations

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.game import Game
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance
from woodlaw.factions.bots.order import ordered
from woodlaw.factions.bots.targets import target
from woodlaw.factions.bots.team import count_enemies
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place


@implements("RB.6.5.1")
def spread_sympathy(game: Game, alliance: AutomatedAlliance, *, scores: bool = True) -> None:
    """Place a sympathy token and score what the space that it uncovers lists, less under martial law."""
    clearing = clearing_to_spread_to(game, alliance)
    if clearing is None:
        points = points_for_no_spread(alliance)
    else:
        points = points_for_spread(game, alliance, clearing)
        if not place_pieces(game, alliance.name, alliance.sympathy, 1, clearing):
            return
    if scores:
        score_points(game, alliance.name, points)


def clearing_to_spread_to(game: Game, alliance: AutomatedAlliance) -> Place | None:
    """Return the clearing that sympathy spreads to next, or None where none can be placed."""
    if not available(game, alliance.sympathy):
        return None
    return _beside_sympathy(game, alliance) or _where_it_is_quiet(game, alliance)


@implements("RB.6.5.1")
def _beside_sympathy(game: Game, alliance: AutomatedAlliance) -> Place | None:
    """Return the ordered unsympathetic clearing beside sympathy with the fewest enemy warriors, or None."""
    such = [
        clearing
        for clearing in ordered(game, alliance.name, _unsympathetic(game, alliance))
        if any(alliance.is_sympathetic(game.state, place) for place in adjacent(game, alliance.name, clearing))
    ]
    return target(
        game, such, lambda place: _enemy_warriors(game, alliance, place), lambda p: _can_place(game, alliance, p)
    )


@implements("RB.6.5.1.I")
def _where_it_is_quiet(game: Game, alliance: AutomatedAlliance) -> Place | None:
    """No such clearings: return the clearing with the fewest enemy pieces, or None."""
    such = _unsympathetic(game, alliance)
    return target(
        game,
        such,
        lambda place: count_enemies(game, alliance.name, place),
        lambda p: _can_place(game, alliance, p),
    )


@implements("RB.6.2.1.II")
def _unsympathetic(game: Game, alliance: AutomatedAlliance) -> list[Place]:
    return [clearing for clearing in game.state.clearings if not alliance.is_sympathetic(game.state, clearing)]


@implements("RB.6.5.1")
def _enemy_warriors(game: Game, alliance: AutomatedAlliance, clearing: Place) -> int:
    return count_enemies(game, alliance.name, clearing, Category.WARRIOR)


def _can_place(game: Game, alliance: AutomatedAlliance, clearing: Place) -> bool:
    return why_not_place(game, alliance.name, alliance.sympathy, clearing) is None


@implements("RB.6.5.1", "RB.6.2.5")
def points_for_spread(game: Game, alliance: AutomatedAlliance, clearing: Place) -> int:
    """Return what placing the next sympathy token in a clearing scores."""
    listed: int = alliance.values["points"][alliance.spread_so_far(game)]
    return max(0, listed - alliance.under_martial_law(game, clearing))


@implements("RB.6.5.1.II")
def points_for_no_spread(alliance: AutomatedAlliance) -> int:
    """Return what it scores that no sympathy can be placed."""
    return int(alliance.values["points when nothing can be spread"])
