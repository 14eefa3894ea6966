"""Section 2.4, Forests: what they touch, and which of them lie side by side."""

from __future__ import annotations

from woodlaw.engine.game import Game
from woodlaw.law.implements import implements
from woodlaw.table.places import Place, PlaceKind, clearing, forest


@implements("2.4", "G.11", "M.4.5")
def forests(game: Game) -> list[Place]:
    """Return every forest of the map: whatever its paths and clearings enclose, with trees drawn in it or without."""
    return [forest(enclosing) for enclosing in game.state.map.forests]


@implements("2.4.1", "G.2")
def touching(game: Game, place: Place) -> list[Place]:
    """Return the forests adjacent to a clearing, or the clearings and forests adjacent to a forest."""
    if place.number:
        return [each for each in forests(game) if place.number in each.clearings]
    if place.kind is not PlaceKind.FOREST:
        return []
    clearings = [clearing(number) for number in place.clearings]
    return [*clearings, *(other for other in forests(game) if side_by_side(game, place, other))]


@implements("2.4.1", "G.2")
def side_by_side(game: Game, one: Place, other: Place) -> bool:
    """Return whether two forests are adjacent: a single path lies between them, or what counts like one."""
    if one is other:
        return False
    return _path_between(game, one, other) or _river_between(game, one, other) or _shore_between(game, one, other)


@implements("2.4.1", "2.3", "M.4.2")
def _path_between(game: Game, one: Place, other: Place) -> bool:
    """A path has a forest on either side when both touch both its ends; closed paths are paths, rivers are none."""
    return _share_link(one, other, game.state.map.paths)


@implements("G.15")
def on_map_edge(game: Game, clearing: Place) -> bool:
    """Return whether a clearing lies on the map edge: a path from it, closed or not, has a forest on one side alone."""
    return any(_bounds_map(game, clearing.number, other) for other in game.state.map.paths[clearing.number])


@implements("G.15")
def _bounds_map(game: Game, one: int, other: int) -> bool:
    return sum(one in each.clearings and other in each.clearings for each in forests(game)) == 1


@implements("M.2.1")
def _river_between(game: Game, one: Place, other: Place) -> bool:
    """The raging river of the Winter map divides forests as a path does."""
    return game.state.map.raging_river and _share_link(one, other, game.state.map.rivers)


@implements("M.3.4", "M.3.2")
def _shore_between(game: Game, one: Place, other: Place) -> bool:
    """The lake divides forests: two that each touch it between coastal clearings are neighbors if they share one."""
    coastal = set(game.state.map.coastal)
    shores = [coastal.intersection(each.clearings) for each in (one, other)]
    return all(len(shore) > 1 for shore in shores) and not shores[0].isdisjoint(shores[1])


def _share_link(one: Place, other: Place, links: tuple[tuple[int, ...], ...]) -> bool:
    shared = set(one.clearings).intersection(other.clearings)
    return any(not shared.isdisjoint(links[number]) for number in shared)
