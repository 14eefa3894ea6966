"""The four maps: sound in themselves, and the same as the facts they were taken from where those are at hand."""

from __future__ import annotations

import copy
import json
import math
import pickle
from itertools import pairwise
from pathlib import Path

import pytest

from woodlaw.table.maps import STANDARD_MAPS, Map, UnknownMap, map_named
from woodlaw.table.suits import CLEARING_SUITS

FACTS = Path(__file__).parents[3] / "shared" / "facts" / "maps.json"


@pytest.fixture(params=STANDARD_MAPS)
def printed(request: pytest.FixtureRequest) -> Map:
    return map_named(request.param)


def links(adjacency: tuple[tuple[int, ...], ...]) -> set[tuple[int, int]]:
    return {(one, other) for one, others in enumerate(adjacency) for other in others}


def enclosed_areas(printed: Map) -> set[tuple[int, ...]]:
    """Return what paths, dividing rivers and the lake's shore enclose on the drawing, by the clearings around."""
    edges = links(printed.paths)
    if printed.id == "winter":
        edges |= links(printed.rivers)
    if printed.coastal:
        shore = sorted(printed.coastal, key=lambda number: bearing(printed, centre(printed, printed.coastal), number))
        edges |= {pair for one, other in pairwise([*shore, shore[0]]) for pair in ((one, other), (other, one))}
    around = {
        one: sorted(
            (other for first, other in edges if first == one),
            key=lambda other: bearing(printed, position(printed, one), other),
        )
        for one in range(1, 13)
    }
    areas: list[list[int]] = []
    unseen = set(edges)
    while unseen:
        edge = min(unseen)
        area: list[int] = []
        while edge in unseen:
            unseen.remove(edge)
            one, other = edge
            area.append(one)
            turns = around[other]
            edge = (other, turns[turns.index(one) - 1])
        areas.append(area)
    outside = next(area for area in areas if set(printed.corners) <= set(area))
    return {tuple(sorted(set(area))) for area in areas if area is not outside} - {printed.coastal}


def position(printed: Map, number: int) -> tuple[float, float]:
    site = printed.clearings[number - 1]
    return site.x, site.y


def centre(printed: Map, numbers: tuple[int, ...]) -> tuple[float, float]:
    points = [position(printed, number) for number in numbers]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def bearing(printed: Map, origin: tuple[float, float], number: int) -> float:
    x, y = position(printed, number)
    return math.atan2(y - origin[1], x - origin[0])


def test_twelve_clearings_in_order_with_four_ruins(printed: Map) -> None:
    assert [site.number for site in printed.clearings] == list(range(1, 13))
    assert len({site.name for site in printed.clearings}) == 12
    assert sum(site.ruin for site in printed.clearings) == 4
    assert all(1 <= site.slots <= 3 and 0 <= site.x <= 1 and 0 <= site.y <= 1 for site in printed.clearings)


def test_paths_and_rivers_run_both_ways_and_never_side_by_side(printed: Map) -> None:
    for adjacency in (printed.paths, printed.rivers):
        assert len(adjacency) == 13
        assert adjacency[0] == ()
        assert all((other, one) in links(adjacency) and one != other for one, other in links(adjacency))
        assert all(list(others) == sorted(set(others)) for others in adjacency)
    assert not links(printed.paths) & links(printed.rivers)


def test_every_clearing_can_be_reached(printed: Map) -> None:
    reached, new = {1}, {1}
    while new:
        new = {other for one in new for other in printed.paths[one]} - reached
        reached |= new
    assert reached == set(range(1, 13))


def test_corners_lie_in_the_corners_and_opposite_ones_across(printed: Map) -> None:
    nearest = {
        corner: min(range(1, 13), key=lambda number: math.dist(position(printed, number), corner))
        for corner in ((0, 0), (1, 0), (0, 1), (1, 1))
    }
    assert printed.corners == tuple(sorted(nearest.values()))
    assert printed.opposite_corner(nearest[0, 0]) == nearest[1, 1]
    assert printed.opposite_corner(nearest[0, 1]) == nearest[1, 0]
    assert {printed.opposite_corner(printed.opposite_corner(corner)) for corner in printed.corners} == {1, 2, 3, 4}
    with pytest.raises(ValueError, match="clearing 12 is no corner"):
        printed.opposite_corner(12)


def test_forests_are_the_areas_that_the_drawing_encloses(printed: Map) -> None:
    assert set(printed.forests) == enclosed_areas(printed)
    assert list(printed.forests) == sorted(printed.forests)


def test_the_lake_links_every_two_coastal_clearings() -> None:
    lake = map_named("lake")
    assert lake.coastal == (1, 10, 11, 12)
    assert links(lake.rivers) == {(one, other) for one in lake.coastal for other in lake.coastal if one != other}
    assert lake.ferry_start == 1
    assert lake.ferry_start in set(lake.coastal) & set(lake.corners)


def test_mountain_has_six_closed_paths_and_the_tower() -> None:
    mountain = map_named("mountain")
    assert mountain.closed_paths == {(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)}
    assert mountain.closed_paths <= links(mountain.paths)
    assert mountain.tower == 10
    assert mountain.clearings[9].name == "Pass"


def test_the_river_rages_on_the_winter_map_alone() -> None:
    assert [map_id for map_id in STANDARD_MAPS if map_named(map_id).raging_river] == ["winter"]


def test_only_the_lake_and_the_mountain_have_their_pieces() -> None:
    assert [map_id for map_id in STANDARD_MAPS if map_named(map_id).coastal] == ["lake"]
    assert [map_id for map_id in STANDARD_MAPS if map_named(map_id).ferry_start] == ["lake"]
    assert [map_id for map_id in STANDARD_MAPS if map_named(map_id).tower] == ["mountain"]
    assert [map_id for map_id in STANDARD_MAPS if map_named(map_id).closed_paths] == ["mountain"]


def test_autumn_alone_prints_suits_four_of_each() -> None:
    autumn = map_named("autumn").printed_suits
    assert autumn[0] == ""
    assert {suit: autumn[1:].count(suit) for suit in CLEARING_SUITS} == dict.fromkeys(CLEARING_SUITS, 4)
    assert all(set(map_named(map_id).printed_suits) == {""} for map_id in STANDARD_MAPS if map_id != "autumn")


@pytest.mark.parametrize("name", ["autumn", "Autumn", "FALL", "  fall "])
def test_a_map_is_found_by_id_title_and_alias_and_is_always_the_same(name: str) -> None:
    assert map_named(name) is map_named("autumn")


@pytest.mark.parametrize("name", ["", "Atlantis", "../map_autumn", "1"])
def test_an_unknown_map_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownMap, match="known are Autumn or Fall, Winter, Lake, Mountain"):
        map_named(name)


def test_a_long_unknown_name_does_not_fill_the_screen() -> None:
    with pytest.raises(UnknownMap) as refused:
        map_named("x" * 100_000)
    assert len(str(refused.value)) < 150


def test_a_map_survives_copying_and_pickling_as_itself(printed: Map) -> None:
    assert copy.deepcopy(printed) is printed
    assert pickle.loads(pickle.dumps(printed)) is printed  # noqa: S301 (our own bytes)


@pytest.mark.skipif(not FACTS.exists(), reason="the source facts are not at hand")
def test_the_same_as_the_source(printed: Map) -> None:
    source = json.loads(FACTS.read_text(encoding="utf-8"))[printed.id]
    for site in printed.clearings:
        entry = source["clearings"][str(site.number)]
        assert (site.name, site.slots, site.ruin) == (entry["name"], entry["slots"], entry["ruin"])
        assert (site.printed_suit, [site.x, site.y]) == (entry["printed_suit"], entry["xy"])
        assert list(printed.paths[site.number]) == entry["paths"]
        assert list(printed.rivers[site.number]) == entry["rivers"]
    assert (printed.title, list(printed.aliases)) == (source["name"], source["aliases"])
    assert [list(forest) for forest in printed.forests] == sorted(source["forests"])
    assert [list(pair) for pair in printed.opposite_corners] == source["opposite_corners"]
    assert list(printed.corners) == source["corners"]
    assert list(printed.coastal) == source.get("coastal", [])
    assert printed.closed_paths == {tuple(pair) for pair in source.get("closed_paths", [])}
    assert (printed.ferry_start, printed.tower) == (source.get("ferry_start"), source.get("tower"))
