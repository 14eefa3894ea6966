"""Where things lie on the drawing of a map: clearings, rivers, the lake, and room for a forest's pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from woodlaw.table.maps import Forest, Link, Map

Point = tuple[float, float]

MAP_WIDTH = 1220.0
MAP_HEIGHT = 1060.0
PLATE_WIDTH = 180.0
PLATE_HEIGHT = 176.0
"""The most height that a clearing's plate takes before what lies on it is drawn smaller."""

_MARGIN_X = 110.0
_MARGIN_Y = 104.0
_STEPS = 10
_GRID = 16


@dataclass(frozen=True, slots=True)
class Glade:
    """A forest laid out: its outline, and the point inside it that is farthest from everything else, and how far."""

    outline: tuple[Point, ...]
    middle: Point
    room: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A map laid out: ``clearings[n]`` is the middle of clearing *n* (index 0 is unused).

    ``rivers`` and ``lake`` are lines of many short steps, the lake's first point being its last; ``shore`` joins the
    coastal clearings by straight lines.
    """

    clearings: tuple[Point, ...]
    rivers: tuple[tuple[Point, ...], ...]
    lake: tuple[Point, ...]
    shore: tuple[Point, ...]
    forests: dict[Forest, Glade]

    def middle(self, numbers: Iterable[int]) -> Point:
        """Return the point in the middle of some clearings, of all when none of them is on the map."""
        known = [self.clearings[number] for number in numbers if 0 < number < len(self.clearings)]
        return _mean(known or self.clearings[1:])


@lru_cache(maxsize=16)
def layout(printed: Map) -> Layout:
    """Return where everything of a map lies."""
    scale_x, scale_y = MAP_WIDTH - 2 * _MARGIN_X, MAP_HEIGHT - 2 * _MARGIN_Y
    clearings = (
        (0.0, 0.0),
        *((_MARGIN_X + site.x * scale_x, _MARGIN_Y + site.y * scale_y) for site in printed.clearings),
    )
    rivers = tuple(_river([clearings[number] for number in chain]) for chain in _chains(_flowing(printed)))
    shore = tuple(_around([clearings[number] for number in printed.coastal]))
    water = [point for river in rivers for point in river]
    return Layout(
        clearings,
        rivers,
        _lake(shore),
        shore,
        {forest: _forest(clearings, forest, water) for forest in printed.forests},
    )


def _flowing(printed: Map) -> list[Link]:
    """Return the rivers that flow between two clearings and are not the lake."""
    return [
        (one, other)
        for one, others in enumerate(printed.rivers)
        for other in others
        if one < other and not {one, other} <= set(printed.coastal)
    ]


def _chains(links: Iterable[Link]) -> list[list[int]]:
    """Return links joined end to end into the longest lines, each from the lower of its two ends."""
    open_links = sorted(links)
    chains: list[list[int]] = []
    while open_links:
        chain = list(open_links.pop(0))
        for _ in range(2):
            while following := next((link for link in open_links if chain[-1] in link), None):
                open_links.remove(following)
                chain.append(following[following[0] == chain[-1]])
            chain.reverse()
        chains.append(chain if chain[0] < chain[-1] else chain[::-1])
    return chains


def _river(through: Sequence[Point]) -> tuple[Point, ...]:
    """Return a smooth line through points that comes from beyond the frame and goes beyond it."""
    points = [_beyond(through[1], through[0]), *through, _beyond(through[-2], through[-1])]
    guides = [points[0], *points, points[-1]]
    line = [
        _catmull_rom(guides[index : index + 4], step / _STEPS)
        for index in range(len(points) - 1)
        for step in range(_STEPS)
    ]
    return (*line, points[-1])


def _beyond(before: Point, last: Point) -> Point:
    """Return where the straight line between two points leaves the frame."""
    (x, y), (from_x, from_y) = last, before
    across, down = x - from_x, y - from_y
    reach = [((MAP_WIDTH if across > 0 else 0) - x) / across] if across else []
    reach += [((MAP_HEIGHT if down > 0 else 0) - y) / down] if down else []
    return x + across * min(reach, default=0), y + down * min(reach, default=0)


def _catmull_rom(guides: Sequence[Point], t: float) -> Point:
    (a, b), (c, d), (e, f), (g, h) = guides

    def at(p: float, q: float, r: float, s: float) -> float:
        return q + (r - p) * t / 2 + (2 * p - 5 * q + 4 * r - s) * t**2 / 2 + (3 * q - p - 3 * r + s) * t**3 / 2

    return at(a, c, e, g), at(b, d, f, h)


def _lake(shore: Sequence[Point]) -> tuple[Point, ...]:
    """Return the shore line around the coastal clearings, bent inwards between every two of them."""
    if not shore:
        return ()
    middle = _mean(shore)
    line: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise([*shore, shore[0]]):
        bend_x, bend_y = (x + to_x) * 0.39 + middle[0] * 0.22, (y + to_y) * 0.39 + middle[1] * 0.22
        for step in range(_STEPS):
            t = step / _STEPS
            line.append(
                (
                    x * (1 - t) ** 2 + bend_x * 2 * t * (1 - t) + to_x * t**2,
                    y * (1 - t) ** 2 + bend_y * 2 * t * (1 - t) + to_y * t**2,
                )
            )
    return (*line, line[0])


def _forest(clearings: Sequence[Point], forest: Forest, water: Sequence[Point]) -> Glade:
    """Return a forest laid out; among the points of a grid the one with the most room is its middle."""
    outline = tuple(_around([clearings[number] for number in forest]))
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    candidates = (
        (left + (right - left) * column / _GRID, top + (bottom - top) * row / _GRID)
        for row in range(1, _GRID)
        for column in range(1, _GRID)
    )
    inside = [point for point in candidates if _within(point, outline)] or [_mean(outline)]
    middle, most = inside[0], -math.inf
    for point in inside:
        room = _room(point, outline, water, most)
        if room > most:
            middle, most = point, room
    return Glade(outline, middle, most)


def _room(point: Point, outline: Sequence[Point], water: Sequence[Point], most: float) -> float:
    """Return how much room is around a point; water is looked at only where there is more of it than the ``most``."""
    plates = min(_plate_distance(point, corner) for corner in outline)
    borders = min(_segment_distance(point, one, other) for one, other in pairwise([*outline, outline[0]]))
    room = min(plates, borders * 1.2)
    return min((room, *(math.dist(point, drop) * 1.6 for drop in water))) if room > most else room


def _plate_distance(point: Point, plate: Point) -> float:
    across = abs(point[0] - plate[0]) - PLATE_WIDTH / 2
    down = abs(point[1] - plate[1]) - PLATE_HEIGHT / 2
    return math.hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0)


def _segment_distance(point: Point, one: Point, other: Point) -> float:
    across, down = other[0] - one[0], other[1] - one[1]
    along = ((point[0] - one[0]) * across + (point[1] - one[1]) * down) / (across**2 + down**2)
    along = min(max(along, 0), 1)
    return math.dist(point, (one[0] + along * across, one[1] + along * down))


def _within(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _around(points: Sequence[Point]) -> list[Point]:
    """Return points in the order in which they lie around their middle."""
    if not points:
        return []
    x, y = _mean(points)
    return sorted(points, key=lambda point: math.atan2(point[1] - y, point[0] - x))


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def sparse(line: Sequence[Point], off: float = 1) -> list[Point]:
    """Return a line with fewer points, such that none that is left out lies farther off it than so much.

    >>> sparse([(0, 0), (5, 0.5), (10, 0), (10, 9)])
    [(0, 0), (10, 0), (10, 9)]
    """
    if len(line) < 3 or line[0] == line[-1]:
        return list(line)
    far, at = max((_segment_distance(line[at], line[0], line[-1]), at) for at in range(1, len(line) - 1))
    return [*sparse(line[: at + 1], off)[:-1], *sparse(line[at:], off)] if far > off else [line[0], line[-1]]


# What comes into a frame ----------------------------------------------------------------------------------------------
Frame = tuple[float, float, float, float]
"""The left, the top, the right and the bottom of what is shown."""


def within(outline: Sequence[Point], frame: Frame) -> list[Point]:
    """Return the part of an outline that comes into a frame, empty when none of it does; two points are a line.

    >>> within([(0, 0), (4, 0), (4, 4)], (2, -1, 9, 9))
    [(2.0, 2.0), (2.0, 0.0), (4, 0), (4, 4)]
    """
    left, top, right, bottom = frame
    kept = list(outline)
    for axis, edge, side in ((0, left, 1), (1, top, 1), (0, right, -1), (1, bottom, -1)):
        # Most of a map lies wholly on one side of an edge.
        along = [point[axis] * side for point in kept]
        if not along or max(along) < edge * side:
            return []
        if min(along) < edge * side:
            kept = list(_on_one_side(kept, axis, edge, side))
    return kept


def _on_one_side(outline: Sequence[Point], axis: int, edge: float, side: int) -> Iterator[Point]:
    """Yield the outline without what lies beyond an edge, after Sutherland and Hodgman."""
    for before, point in zip((*outline[-1:], *outline[:-1]), outline, strict=True):
        far, near = (before[axis] - edge) * side, (point[axis] - edge) * side
        if (far < 0) != (near < 0):
            share = far / (far - near)
            yield before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share
        if near >= 0:
            yield point
