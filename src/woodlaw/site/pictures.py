"""Positions as pictures and in words, out of the evidence."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from woodlaw import __version__
from woodlaw.engine.state import State
from woodlaw.factions.registry import factions, plural_of
from woodlaw.site.evidence import Evidence
from woodlaw.table.decks import UnknownDeck, deck_named
from woodlaw.table.maps import UnknownMap, map_named
from woodlaw.table.pieces import FERRY, ITEM_KINDS, RUIN, TOWER, Piece, item
from woodlaw.table.places import Place, clearing, forest, path
from woodlaw.view.board import in_words
from woodlaw.view.geometry import MAP_HEIGHT, MAP_WIDTH

Position = Mapping[str, Any]
"""A position as :func:`woodlaw.gherkin.position.position` writes it."""

WIDTH, HEIGHT = round(MAP_WIDTH + 290), round(MAP_HEIGHT)
"""The size of a picture; as large as it is drawn."""

_ON_MAP = re.compile(r"(clearing|forest|path) (\d{1,2}(?:_\d{1,2}){0,11})")
_DRAWN = ("map", "deck", "suits", "seats", "score", "pieces", "closed paths")
_BETWEEN = re.compile(r">\n\s*<")
_LANDMARKS = {piece.kind: piece for piece in (RUIN, FERRY, TOWER)}
_MOST_CHANGES = 40
_FEW = 100
"""Pictures that are not worth several processes."""


class NoPosition(ValueError):
    """Data that is no position of a game we know; the message says why."""


def picture_file(position: Position) -> str:
    """Return the name of the file of a position's picture, alike for what looks alike; empty if there is none."""
    try:
        board_of(position)
    except NoPosition:
        return ""
    seen = json.dumps([position.get(key) for key in _DRAWN], sort_keys=True)
    return f"{hashlib.sha256(f'{_drawer()} {seen}'.encode()).hexdigest()[:20]}.svg"


@cache
def _drawer() -> str:
    """Return what changes when positions are drawn otherwise."""
    from woodlaw import view

    folder = Path(view.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    return f"{__version__} {hashlib.sha256(sources.encode()).hexdigest()}"


def draw(position: Position) -> str:
    """Return a position as an SVG document. Raises :class:`NoPosition`."""
    from woodlaw.view.svg import draw_svg

    known = factions()
    colours = {name: faction.colour for name, faction in known.items()}
    names = {name: faction.title for name, faction in known.items()}
    drawn = draw_svg(board_of(position), colours=colours, names=names)
    return _BETWEEN.sub("><", drawn)


def board_of(position: Position) -> State:
    """Return what a picture shows of a position. Raises :class:`NoPosition`."""
    try:
        suits = ("", *map(str, position["suits"]))[:13]
        state = State(
            map_named(position["map"]), deck_named(position["deck"]), suits, tuple(map(str, position["seats"]))
        )
        state.score = {str(seat): None if points is None else int(points) for seat, points in position["score"].items()}
        state.closed_paths = frozenset((int(one), int(other)) for one, other in position["closed paths"])
        for name, owners in position["pieces"].items():
            place = _place(name)
            if place is not None:
                state.pieces[place] = {_piece(owner, kind): int(n) for owner, kind, n in _flat(owners)}
    except (KeyError, TypeError, ValueError, AttributeError, UnknownMap, UnknownDeck) as error:
        raise NoPosition(f"{type(error).__name__}: {error}") from None
    return state


def _flat(owners: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, str, int]]:
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


def draw_all(folder: Path, evidence: Evidence, files: Container[str], processes: int) -> None:
    """Draw every position of some feature files into a folder, each once, and remove what else lies there."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = [position for run in evidence.runs if run.file in files for position in (run.before, run.after) if position]
    wanted = {picture_file(position): position for position in shown}
    wanted.pop("", None)
    lacking = {folder / name: position for name, position in wanted.items() if not (folder / name).exists()}
    if processes > 1 and len(lacking) > _FEW:
        with ProcessPoolExecutor(processes) as pool:
            drawn = pool.map(draw, lacking.values(), chunksize=20)
            _write(zip(lacking, drawn, strict=True))
    else:
        _write(zip(lacking, map(draw, lacking.values()), strict=True))
    for file in folder.iterdir():
        if file.name not in wanted:
            file.unlink()


def _write(pictures: Iterable[tuple[Path, str]]) -> None:
    for file, picture in pictures:
        file.write_text(picture, encoding="utf-8")


# In words -------------------------------------------------------------------------------------------------------------
def alternative(position: Position) -> str:
    """Return what lies in the clearings of a position, in words, for who does not see the picture."""
    try:
        state = board_of(position)
    except NoPosition:
        return "a position that cannot be drawn"
    places = [place for place in state.pieces if place.number or place.clearings]
    told = [f"{_place_words(place)}: {_pieces_words(state.pieces[place])}" for place in places]
    return f"{state.map.title} map. {'. '.join(told) or 'Nothing lies on it'}."


def _place_words(place: Place) -> str:
    numbers = place.name.replace("_", ", ")
    return f"{place.kind.value} {numbers}" if place.number else f"{place.kind.value} of {numbers}"


def _pieces_words(there: Mapping[Piece, int]) -> str:
    return ", ".join(_counted(piece, count) for piece, count in there.items())


def _counted(piece: Piece, count: int) -> str:
    owner = factions().get(piece.owner)
    words = in_words(piece.kind) + plural_of(piece, count)
    return f"{count} {owner.title} {words}" if owner else f"{count} {words}"


def changes(before: Position | None, after: Position | None) -> list[str]:
    """Return what is different between two positions, a line each."""
    if before is None or after is None:
        return []
    old, new = dict(_leaves(before)), dict(_leaves(after))
    told = [
        f"{name}: {_value(old.get(name))} → {_value(new.get(name))}"
        for name in dict.fromkeys((*old, *new))
        if old.get(name) != new.get(name)
    ]
    return [*told[:_MOST_CHANGES], "…"] if len(told) > _MOST_CHANGES else told


def _leaves(position: Position) -> Iterator[tuple[str, object]]:
    """Yield every single thing that a position says, with a name in words."""
    try:
        for name, owners in position["pieces"].items():
            for owner, kind, count in _flat(owners):
                yield f"{_titled(name)}, {_titled(owner)} {in_words(kind)}".replace(",  ", ", "), count
        for name, cards in position["cards"].items():
            yield _titled(name), [f"{card['name']} ({card['suit']})" for card in cards]
        for seat, points in position["score"].items():
            yield f"points of the {_titled(seat)}", points
        for owner, name, value in position["facts"]:
            yield f"{_titled(owner)}, {in_words(_titled(name))}".removeprefix(", "), value
        for name, value in position["this turn"].items():
            yield f"this turn, {_titled(in_words(name))}", value
        yield "cards in the deck", position["cards in deck"]
        yield "closed paths", position["closed paths"]
        yield "whose turn", _titled(position["current"])
    except (KeyError, TypeError, ValueError, AttributeError):
        return


def _titled(text: str) -> str:
    """Return a text with the names of factions as they are printed."""
    first, _, rest = text.partition(" ")
    faction = factions().get(first)
    return f"{faction.title} {rest}".strip() if faction else text


def _value(value: object) -> str:
    if value is None or value == [] or value == {}:
        return "none"
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    if isinstance(value, dict):
        return ", ".join(f"{_titled(str(key))} {_value(each)}" for key, each in value.items())
    return _titled(in_words(str(value)))
