"""Sections RB.2.1 to RB.2.5: which clearing or player a bot targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from woodlaw.engine.game import Game
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.places import Place


@implements("RB.3.1")
def marker(game: Game, clearing: Place) -> int:
    """Return the priority marker of a clearing: 1 is the highest priority."""
    return game.state.priority_markers[clearing.number - 1]


@implements("RB.2.1", "RB.2.4", "RB.12.2.2")
def by_priority(game: Game, clearings: Iterable[Place]) -> list[Place]:
    """Return clearings from the highest priority to the lowest, the order in which a bot acts in several.

    The Pass, where the Tower stands, is before all others.
    """
    the_pass = game.state.map.tower
    return sorted(clearings, key=lambda clearing: (clearing.number != the_pass, marker(game, clearing)))


@implements("RB.2.3", "RB.2.5")
def target(
    game: Game,
    such: Iterable[Place],
    fewest: Callable[[Place], int],
    can_be_targeted: Callable[[Place], bool],
) -> Place | None:
    """Return the clearing that a bot targets among those that meet the criteria listed before, or None.

    It is the one with the fewest of something; of those that tie, the one of highest priority. One that cannot be
    targeted is passed over for the next.
    """
    in_order = sorted(by_priority(game, such), key=fewest)
    return next((clearing for clearing in in_order if can_be_targeted(clearing)), None)


@implements("RB.2.2")
def first_player(game: Game, players: Sequence[str]) -> str:
    """Return the player of highest priority among some: the first in setup order."""
    return min(players, key=lambda player: (_setup_order(game, player), player))


def _setup_order(game: Game, player: str) -> int:
    return cast("Faction", game.factions[player]).setup_order
