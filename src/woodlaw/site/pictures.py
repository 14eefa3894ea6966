"""Positions as pictures: for each run of a scenario the places that it is about, drawn out of the evidence.

A run is about the places where something changed, and about the clearings that its steps name. Its picture shows them
as they are afterwards, with what changed marked; where anything changed, a part of it shows them as they were before.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from woodlaw import __version__
from woodlaw.engine.state import State
from woodlaw.factions.registry import factions
from woodlaw.gherkin.standing import Run
from woodlaw.table.decks import UnknownDeck, deck_named
from woodlaw.table.maps import UnknownMap, map_ids, map_named
from woodlaw.table.pieces import FERRY, ITEM_KINDS, RUIN, TOWER, Piece, item
from woodlaw.table.places import MOST_CLEARINGS, Place, PlaceKind, clearing, forest, path
from woodlaw.view.cutout import Cutout
from woodlaw.view.geometry import layout

Position = Mapping[str, Any]
"""A position as :func:`woodlaw.gherkin.position.position` writes it."""

_ON_MAP = re.compile(r"(clearing|forest|path) (\d{1,2}(?:_\d{1,2}){0,11})")
_NAMED = re.compile(r"\bclearings? (\d+(?:(?:, (?:and )?| and | or | to )\d+)*)|\b(\d+ > \d+)\b")
_FOREST = re.compile(r"\bforest (\d+(?:-\d+)+)")
_NUMBER = re.compile(r"\d+")
_LANDMARKS = {piece.kind: piece for piece in (RUIN, FERRY, TOWER)}


class NoPosition(ValueError):
    """Data that is no position of a game we know; the message says why."""


@dataclass(frozen=True)
class Drawing:
    """The picture of a run: the places it shows, the table afterwards, and the table before where they differ there."""

    places: tuple[Place, ...]
    after: State
    before: State | None

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of the picture."""
        return self._cutout.size

    @property
    def file(self) -> str:
        """The name of the file."""
        return _file(f"{self._seen(self.after)} {self._seen(self.before) if self.before else ''}")

    def draw(self, folder: Path) -> None:
        """Draw the picture, unless a folder has it already."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / self.file
        if not file.exists():
            file.write_text(self._cutout.document(), encoding="utf-8")

    @cached_property
    def _cutout(self) -> Cutout:
        colours, names = _factions()
        return Cutout(self.after, self.places, colours=colours, names=names, before=self.before)

    def _seen(self, state: State) -> str:
        """Return everything that the picture of a state depends on."""
        there = [(repr(place), _counts(state, place)) for place in self.places]
        owners = sorted({piece.owner for pieces in state.pieces.values() for piece in pieces})
        return repr((state.map.id, state.suits, state.seats, sorted(state.closed_paths), owners, there))


def drawing_of(run: Run) -> Drawing | None:
    """Return the picture of a run; None for one that is about no place of a map, or has no position that we know."""
    try:
        after = board_of(run.after or {})
        before = board_of(run.before) if run.before else after
    except NoPosition:
        return None
    places = tuple(dict.fromkeys((*_changed(before, after), *_places_named(run, after))))
    if not places:
        return None
    same = all(_counts(before, place) == _counts(after, place) for place in places)
    return Drawing(places, after, None if same else before)


def drawing_of_table(state: State) -> Drawing | None:
    """Return the picture of a table as it lies: of every place of the map with something on it; None without any."""
    on_map = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH)
    lying = (place for place in state.pieces if place.kind in on_map and _counts(state, place))
    places = tuple(sorted(lying, key=_in_order))
    return Drawing(places, state, None) if places else None


def _in_order(place: Place) -> tuple[str, int, tuple[int, ...]]:
    return place.kind, place.number, place.clearings


def _changed(before: State, after: State) -> Iterator[Place]:
    for place in sorted({*before.pieces, *after.pieces}, key=_in_order):
        if _counts(before, place) != _counts(after, place):
            yield place


def _places_named(run: Run, state: State) -> Iterator[Place]:
    """Yield the clearings and the forests that the steps of a run name."""
    for step in run.steps:
        for text in (step.text, *(" ".join(row) for row in step.table)):
            for named in _FOREST.findall(text):
                touched = tuple(map(int, named.split("-")))
                if touched in state.map.forests:
                    yield forest(touched)
            for found in _NAMED.finditer(text):
                for number in map(int, _NUMBER.findall(found[0])):
                    if 0 < number <= len(state.map.clearings):
                        yield clearing(number)


def _counts(state: State, place: Place) -> list[tuple[str, str, int]]:
    return sorted((piece.owner, piece.kind, count) for piece, count in state.pieces.get(place, {}).items() if count)


def _file(seen: str) -> str:
    return f"{hashlib.sha256(f'{_drawer()} {seen}'.encode()).hexdigest()[:12]}.svg"


@cache
def _drawer() -> str:
    """Return what changes when positions are drawn otherwise."""
    from woodlaw import view

    folder = Path(view.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    return f"{__version__} {hashlib.sha256(sources.encode()).hexdigest()} {json.dumps(_factions(), sort_keys=True)}"


def prepare() -> None:
    """Look up what is kept once it has been looked up: the factions, and how maps are laid out."""
    _drawer()
    for map_id in map_ids():
        layout(map_named(map_id))


@cache
def _factions() -> tuple[dict[str, str], dict[str, str]]:
    """Return the colours and the names of all factions."""
    known = factions()
    return (
        {name: faction.colour for name, faction in known.items()},
        {name: faction.title for name, faction in known.items()},
    )


def board_of(position: Position) -> State:
    """Return what a picture shows of a position. Raises :class:`NoPosition`."""
    try:
        suits = ("", *map(str, position["suits"]))[: MOST_CLEARINGS + 1]
        state = State(
            map_named(position["map"]), deck_named(position["deck"]), suits, tuple(map(str, position["seats"]))
        )
        state.score = {str(seat): None if points is None else int(points) for seat, points in position["score"].items()}
        state.closed_paths = frozenset((int(one), int(other)) for one, other in position["closed paths"])
        for name, owners in position["pieces"].items():
            place = _place(name)
            if place is not None:
                state.pieces[place] = {_piece(owner, kind): int(n) for owner, kind, n in flat(owners)}
    except (KeyError, TypeError, ValueError, AttributeError, UnknownMap, UnknownDeck) as error:
        raise NoPosition(f"{type(error).__name__}: {error}") from None
    return state


def flat(owners: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, str, int]]:
    """Yield the owner, the kind and the count of each sort of piece at a place."""
    for owner, kinds in owners.items():
        for kind, count in kinds.items():
            yield owner, kind, count


def _place(name: str) -> Place | None:
    """Return the place on the map of a name; None for a place beside it."""
    found = _ON_MAP.fullmatch(name)
    if not found:
        return None
    numbers = tuple(map(int, found[2].split("_")))
    if found[1] == "clearing":
        return clearing(*numbers)
    return path(*numbers) if found[1] == "path" else forest(numbers)


def _piece(owner: str, kind: str) -> Piece:
    if owner:
        return factions()[owner].piece(kind)
    return item(kind) if kind in ITEM_KINDS else _LANDMARKS[kind]
