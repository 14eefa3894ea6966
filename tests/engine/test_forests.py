from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.forests import forests, side_by_side, touching
from woodlaw.engine.game import Game
from woodlaw.table.maps import STANDARD_MAPS
from woodlaw.table.places import clearing, forest, path

if TYPE_CHECKING:
    from tests.engine.conftest import Lay


def beside(game: Game, *touches: int) -> list[tuple[int, ...]]:
    return [each.clearings for each in touching(game, forest(touches)) if not each.number]


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_forests_lie_side_by_side_both_ways_and_share_a_border(lay: Lay, map_id: str) -> None:
    game = lay(on=map_id).game
    for one in forests(game):
        assert not side_by_side(game, one, one)
        for other in forests(game):
            assert side_by_side(game, one, other) == side_by_side(game, other, one)
            assert not side_by_side(game, one, other) or set(one.clearings) & set(other.clearings)


@pytest.mark.parametrize("map_id", ["autumn", "mountain"])
def test_a_path_has_at_most_two_forests_and_makes_them_adjacent(lay: Lay, map_id: str) -> None:
    game = lay(on=map_id).game
    by_path = set()
    for one, others in enumerate(game.state.map.paths):
        for other in others:
            along = [each for each in forests(game) if set(each.clearings) >= {one, other}]
            assert 1 <= len(along) <= 2
            by_path |= set(combinations(along, 2))
    assert by_path == {pair for pair in combinations(forests(game), 2) if side_by_side(game, *pair)}


def test_a_forest_touches_the_clearings_around_it_and_they_touch_it(lay: Lay) -> None:
    game = lay().game
    assert touching(game, forest((3, 6, 11)))[:3] == [clearing(3), clearing(6), clearing(11)]
    assert touching(game, clearing(1)) == [forest((1, 2, 5, 10)), forest((1, 9, 10, 12))]
    assert touching(game, path(1, 5)) == []


def test_autumn_forests_across_a_river_only_are_not_adjacent(lay: Lay) -> None:
    game = lay().game
    assert beside(game, 4, 7, 8, 12) == [(3, 7, 11, 12), (4, 9, 12)]
    assert (2, 6, 10, 11, 12) in beside(game, 3, 7, 11, 12)


def test_the_winter_river_divides_forests_like_a_path(lay: Lay) -> None:
    game = lay(on="winter").game
    assert (3, 7, 12) in beside(game, 2, 7, 12)
    assert beside(game, 1, 10, 11) == [(1, 2, 5, 6, 11, 12), (4, 10, 11)]


def test_coastal_forests_are_adjacent_along_the_shore_but_not_across_the_lake(lay: Lay) -> None:
    game = lay(on="lake").game
    assert beside(game, 1, 9, 12) == [(1, 5, 11), (3, 8, 10, 12), (3, 9, 12)]
    assert beside(game, 7, 10, 11) == [(1, 5, 11), (2, 7, 10), (3, 8, 10, 12), (6, 7, 11)]
    assert (3, 8, 10, 12) not in beside(game, 1, 5, 11)
    assert (3, 8, 10, 12) not in beside(game, 2, 7, 10), "one coastal clearing is no coast"


def test_closed_paths_part_forests_as_open_ones_do(lay: Lay) -> None:
    assert (2, 6, 11) in beside(lay(on="mountain").game, 3, 6, 11)
