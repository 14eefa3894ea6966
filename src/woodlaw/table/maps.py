"""Maps: clearings, paths, rivers and forests as printed (2.2, 2.3, 2.4, M).

A map is read when it is first asked for and is always the same object afterwards:

>>> map_named("fall").title
'Autumn'
>>> map_named("autumn").paths[5]
(1, 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from woodlaw.law.installed import MAPS, entries
from woodlaw.law.values import Fixed, Single
from woodlaw.table.named import Collection
from woodlaw.table.places import Place, clearing

Forest = tuple[int, ...]
"""A forest is named by the numbers of the clearings that it touches, in ascending order."""

Link = tuple[int, int]
"""Two clearings and what links them, the lower number first."""

STANDARD_MAPS = ("autumn", "winter", "lake", "mountain")
"""The ids of the maps that come with this package."""


class UnknownMap(ValueError):
    """Raised when no map has the name asked for; the message lists the names there are."""


class WrongMarkers(ValueError):
    """Raised when numbers are no priority markers of a map; the message is one line that says what was expected."""


class ClearingSite(Fixed):
    """A clearing as printed: its slots (2.2.3), whether one of them starts with a ruin (2.2.4), and where it lies.

    ``printed_suit`` is None where the suit comes from markers; ``x`` and ``y`` run from 0 (left, top) to 1.
    """

    number: int
    name: str
    slots: int
    ruin: bool
    printed_suit: str | None
    x: float
    y: float


class Map(Single):
    """A map as printed. Maps compare by identity; get them from :func:`map_named`.

    ``clearings[n - 1]`` is clearing *n* as printed and ``places[n - 1]`` the place it is, while ``paths[n]`` and
    ``rivers[n]`` are the numbers of the clearings linked to it, in ascending order (index 0 is empty), and
    ``linked[n]`` the places of ``paths[n]``. ``paths`` holds closed paths too: they are paths with a marker on them
    (M.4.2). ``raging_river`` says whether the river divides forests (M.2.1). ``coastal`` clearings touch the lake
    (M.3.3); ``ferry_start`` and ``tower`` are the clearings of the Ferry and the Tower at the start (M.3.1, M.4.1).
    What a map has not is empty or None.
    """

    id: str
    title: str
    aliases: tuple[str, ...]
    clearings: tuple[ClearingSite, ...]
    places: tuple[Place, ...]
    paths: tuple[tuple[int, ...], ...]
    linked: tuple[tuple[Place, ...], ...]
    rivers: tuple[tuple[int, ...], ...]
    corners: tuple[int, ...]
    opposite_corners: tuple[Link, ...]
    forests: tuple[Forest, ...]
    raging_river: bool
    coastal: tuple[int, ...]
    ferry_start: int | None
    closed_paths: frozenset[Link]
    tower: int | None
    priority_markers: tuple[int, ...] = ()
    """The priority marker of each clearing by number, 1 the highest; empty where no chart is known (RB.3.1)."""
    rules: tuple[object, ...] = ()
    """What the map changes of the rules besides: extensions, of a map from outside."""

    @property
    def printed_suits(self) -> tuple[str, ...]:
        """The printed suit of each clearing by number, ``""`` where none is printed (index 0 is unused)."""
        return ("", *(site.printed_suit or "" for site in self.clearings))

    def opposite_corner(self, number: int) -> int:
        """Return the corner clearing diagonally opposite; raises ``ValueError`` for a clearing in no corner."""
        for one, other in self.opposite_corners:
            if number in (one, other):
                return other if number == one else one
        raise ValueError(f"clearing {number} is no corner: the corners of {self.title} are {_listed(self.corners)}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _load, (self.id,)


def markers_on(map_: Map, numbers: Iterable[object]) -> tuple[int, ...]:
    """Return the priority markers of a map's clearings, told clearing by clearing as numbers or their texts.

    Raises :class:`WrongMarkers` where they are not each number once, from 1 on.
    """
    told = [str(number) for number in numbers]
    expected = [str(number) for number in range(1, len(map_.places) + 1)]
    if sorted(told) != sorted(expected):
        every = f"the markers 1 to {len(expected)}, each once"
        raise WrongMarkers(f"{every}, were expected clearing by clearing, not {' '.join(told)[:80]!r}")
    return tuple(map(int, told))


def map_ids() -> tuple[str, ...]:
    """Return the ids of all installed maps, those that come with this package first."""
    return _MAPS.ids()


def map_named(text: str) -> Map:
    """Return the map of an id, title or alias, whatever the case; raises :class:`UnknownMap` for any other text."""
    return _MAPS.named(text)


@cache
def _load(map_id: str) -> Map:
    data = _MAPS.data(map_id)
    told = {int(number): entry for number, entry in data["clearings"].items()}
    sites = tuple(_site(number, entry) for number, entry in sorted(told.items()))
    coastal = _numbers(data.get("coastal", ""))
    paths = _links(data["paths"])
    rivers = _links(data["rivers"]) if "rivers" in data else tuple(combinations(coastal, 2))
    forests = tuple(sorted(_dashed(word) for word in data["forests"].split()))
    opposite = _links(data["opposite corners"])
    return Map(
        id=map_id,
        title=data["title"],
        aliases=tuple(data.get("aliases", ())),
        clearings=sites,
        places=tuple(clearing(site.number) for site in sites),
        paths=(linked := _adjacency(paths, len(sites))),
        linked=tuple(tuple(map(clearing, numbers)) for numbers in linked),
        rivers=_adjacency(rivers, len(sites)),
        corners=tuple(sorted(number for pair in opposite for number in pair)),
        opposite_corners=opposite,
        forests=forests,
        raging_river=data.get("raging river", False),
        coastal=coastal,
        ferry_start=data.get("ferry"),
        closed_paths=frozenset(_links(data.get("closed paths", ""))),
        tower=data.get("tower"),
        priority_markers=tuple(map(int, str(data.get("priority markers", "")).split())),
        rules=() if map_id in STANDARD_MAPS else _own_rules(map_id),
    )


_MAPS = Collection("map", MAPS, STANDARD_MAPS, _load, UnknownMap)


def _own_rules(map_id: str) -> tuple[object, ...]:
    """Return the extensions that a map's entry point names besides its data, if it does."""
    entry = next(entry for entry in entries(MAPS) if entry.name == map_id)
    return tuple(entry.load()) if entry.attribute else ()


def _site(number: int, entry: dict[str, Any]) -> ClearingSite:
    x, y = entry["at"]
    return ClearingSite(number, entry["name"], entry["slots"], entry.get("ruin", False), entry.get("suit"), x, y)


def _adjacency(links: Iterable[Link], clearings: int) -> tuple[tuple[int, ...], ...]:
    linked: list[list[int]] = [[] for _ in range(clearings + 1)]
    for one, other in links:
        linked[one].append(other)
        linked[other].append(one)
    return tuple(tuple(sorted(numbers)) for numbers in linked)


def _links(text: str) -> tuple[Link, ...]:
    pairs = (_dashed(word) for word in text.split())
    return tuple((one, other) for one, other in pairs)


def _dashed(word: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, word.split("-"))))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, text.split())))


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
