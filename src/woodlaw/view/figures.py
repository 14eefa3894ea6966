"""What lies at a place as figures: how wide each is, how it is drawn, what it is and how many there are of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from xml.etree.ElementTree import Element

from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece
from woodlaw.view import shapes
from woodlaw.view.board import BoardView, by_owner, faction_title, in_words, times
from woodlaw.view.geometry import Point
from woodlaw.view.shapes import group, words

FIGURE_WIDTH = 28.0
GAP = 4.0
"""Between two figures of a row."""
_MOST_DRAWN = 4


@dataclass(frozen=True, slots=True)
class DrawnFaction:
    """How a faction is drawn."""

    title: str
    colour: str
    letter: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that lies on a plate: how wide it is, how it is drawn, what it is and the count beside it, if any."""

    width: float
    draw: Callable[[Element], None]
    tooltip: str
    count: str = ""


class Figures:
    """What the pieces of one game look like."""

    def __init__(self, state: BoardView, factions: Mapping[str, DrawnFaction]) -> None:
        self._state = state
        self._factions = factions

    def of(self, there: Mapping[Piece, int]) -> list[Figure]:
        """Return a figure for each kind of piece."""
        return [self.figure(one, count) for one, count in self.ordered(there)]

    def slots(self, slots: int, buildings: Mapping[Piece, int]) -> list[Figure]:
        """Return the buildings of a clearing, one by one unless they are many, and its open slots."""
        figures: list[Figure] = []
        for one, count in self.ordered(buildings):
            figures += [self.figure(one, 1)] * count if count <= _MOST_DRAWN else [self.figure(one, count)]
        free = slots - sum(buildings.values())
        return figures + [Figure(FIGURE_WIDTH, shapes.open_slot, "open slot")] * free

    def ordered(self, there: Mapping[Piece, int]) -> Iterable[tuple[Piece, int]]:
        """Return pieces with their counts, by owner."""
        return ((one, count) for _, pieces in by_owner(self._state, there) for one, count in pieces if count > 0)

    def figure(self, one: Piece, count: int) -> Figure:
        """Return the figure of some pieces of a kind."""
        label = shapes.count_text(count) if count > 1 or one.category is Category.WARRIOR else ""
        owner = f"{self._factions[one.owner].title}: " if one.owner else ""
        return Figure(
            width=FIGURE_WIDTH + (4 + 10 * len(label) if label else 0),
            draw=self._shape(one),
            tooltip=times(owner + in_words(one.kind), count),
            count=label,
        )

    def _shape(self, one: Piece) -> Callable[[Element], None]:
        if one in _OWN_SHAPES:
            return _OWN_SHAPES[one]
        shape = _SHAPES.get(one.category)
        glyph = _glyph(one)
        if shape is None or not one.owner:
            return partial(shapes.chip, glyph=glyph)
        faction = self._factions[one.owner]
        lettered = one.kind in ("warrior", "pawn")
        return lambda parent: shape(parent, faction.colour, faction.letter if lettered else glyph)


_SHAPES: Mapping[Category, Callable[[Element, str, str], None]] = {
    Category.WARRIOR: shapes.warrior,
    Category.PAWN: shapes.pawn,
    Category.BUILDING: shapes.building,
    Category.TOKEN: shapes.token,
}
_OWN_SHAPES: Mapping[Piece, Callable[[Element], None]] = {RUIN: shapes.ruin, FERRY: shapes.ferry, TOWER: shapes.tower}


def drawn_factions(
    found: Sequence[str], colours: Mapping[str, str], names: Mapping[str, str]
) -> dict[str, DrawnFaction]:
    """Return how each faction is drawn, each with a letter of its own while letters last."""
    factions: dict[str, DrawnFaction] = {}
    for index, name in enumerate(found):
        title = faction_title(name, names)
        taken = {faction.letter for faction in factions.values()}
        letters = [c.upper() for c in in_words(name) if c.isalnum()]
        letter = next((c for c in letters if c not in taken), "")
        colour = shapes.colour_or(colours.get(name, ""), shapes.PALETTE[index % len(shapes.PALETTE)])
        factions[name] = DrawnFaction(title, colour, letter)
    return factions


def _glyph(one: Piece) -> str:
    """Return two letters for a kind of piece: the initials of its first two words, or the first two letters of one."""
    first, *others = in_words(one.kind).split() or [""]
    return (first[0] + others[0][0]).upper() if others else first[:2].capitalize()


def in_rows(figures: Iterable[Figure], limit: float) -> list[list[Figure]]:
    """Return figures in rows that are no wider than a limit."""
    rows: list[list[Figure]] = []
    used = math.inf
    for figure in figures:
        if used + figure.width + GAP > limit:
            rows.append([])
            used = 0
        rows[-1].append(figure)
        used += figure.width + GAP
    return rows


def width_of(row: Sequence[Figure]) -> float:
    """Return how wide a row of figures is."""
    return sum(figure.width + GAP for figure in row) - GAP


def draw_row(parent: Element, figures: Sequence[Figure], at: Point, scale: float) -> None:
    """Draw figures side by side around a point, each with its count when it has one."""
    x = at[0] - width_of(figures) * scale / 2
    for figure in figures:
        place = group(parent, (x + FIGURE_WIDTH / 2 * scale, at[1]), figure.tooltip, scale)
        figure.draw(place)
        if figure.count:
            beside = (x + (FIGURE_WIDTH / 2 + 16) * scale, at[1] + 6 * scale)
            words(parent, figure.count, beside, 16 * scale, weight="bold", anchor="start")
        x += (figure.width + GAP) * scale
