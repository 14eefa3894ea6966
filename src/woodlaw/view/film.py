"""A game as a film of its map: for each step what has changed, drawn once and named by number ever after.

A frame holds what is drawn again at the places that changed, and marks: arrows for moves, what came, what fell, where a
battle is. A piece that is drawn often is drawn once, as a symbol that others use.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from html import escape
from typing import Any
from xml.etree.ElementTree import Element, tostring

from woodlaw.engine.events import Battled, Event, Flipped, Moved, Placed, Removed
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind
from woodlaw.view.board import BoardView
from woodlaw.view.figures import Figure, Figures
from woodlaw.view.geometry import Point
from woodlaw.view.shapes import node
from woodlaw.view.svg import Drawing

_ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH)


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a frame points at: ``kind`` is ``move``, ``came``, ``fell``, ``battle`` or ``turned``.

    It lies at a point, or leads from there to another; ``text`` tells it and ``colour`` is that of whose it is.
    """

    kind: str
    at: Point
    to: Point
    text: str
    colour: str


@dataclass(slots=True)
class Frame:
    """One frame: the number of what is drawn at each place that changed, by the place's number; and the marks.

    ``ground`` is the number of the map, None where it is the map of the frame before.
    """

    ground: int | None = None
    parts: dict[int, int] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)


class Film:
    """The frames of one game, from first to last."""

    def __init__(self, colours: Mapping[str, str], names: Mapping[str, str]) -> None:
        self._colours = colours
        self._names = names
        self._seen: dict[Place, tuple[tuple[Piece, int], ...]] = {}
        self._closed: frozenset[tuple[int, int]] = frozenset()
        self._numbers: dict[str, int] = {}
        self._grounds: dict[str, int] = {}
        self._symbols: dict[str, str] = {}
        self.places: list[Place] = []
        """The places that anything was drawn at, in the order of their numbers."""

    @property
    def parts(self) -> list[str]:
        """What was drawn, by number, as elements of an SVG document."""
        return list(self._numbers)

    @property
    def grounds(self) -> list[str]:
        """The map with nothing on it, by number, each an SVG document: another one when a path has been opened."""
        return list(self._grounds)

    @property
    def symbols(self) -> str:
        """The symbols that the parts use, as elements of an SVG document."""
        shared = ((name, drawn) for drawn, name in self._symbols.items())
        return "".join(f'<symbol id="{name}" overflow="visible">{drawn}</symbol>' for name, drawn in shared)

    def frame(self, state: BoardView, events: Iterable[Event]) -> Frame:
        """Return the frame of a step, given the table after it and what happened."""
        drawing = Drawing(state, self._colours, self._names)
        drawing.figures = _SharedFigures(state, drawing.factions, self._symbols)
        frame = Frame(marks=list(self._marks(drawing, events)))
        if not self._grounds or self._closed != state.closed_paths:
            self._closed = state.closed_paths
            frame.ground = self._grounds.setdefault(drawing.bare(), len(self._grounds))
        gone = [place for place in self.places if place not in state.pieces]
        for place in dict.fromkeys([*drawing.places(), *gone]):
            lying = tuple(state.pieces.get(place, {}).items())
            if self._seen.get(place) != lying:
                self._seen[place] = lying
                frame.parts[self._number_of(place)] = self._part(drawing.part(place))
        return frame

    def _number_of(self, place: Place) -> int:
        if place not in self.places:
            self.places.append(place)
        return self.places.index(place)

    def _part(self, drawn: str) -> int:
        return self._numbers.setdefault(drawn, len(self._numbers))

    def _marks(self, drawing: Drawing, events: Iterable[Event]) -> Iterator[Mark]:
        for event in events:
            match event:
                case Moved(player, moved, origin, destination):
                    if origin.kind in _ON_MAP and destination.kind in _ON_MAP:
                        count = sum(count for _, count in moved)
                        yield self._mark(drawing, "move", origin, str(count), player, destination)
                    else:
                        yield from self._one_end(drawing, moved, origin, destination)
                case Placed(_, what, count, _, place) if place.kind in _ON_MAP:
                    yield self._mark(drawing, "came", place, f"+{count}", what.owner)
                case Removed(_, what, count, place) if place.kind in _ON_MAP:
                    yield self._mark(drawing, "fell", place, f"−{count}", what.owner)
                case Battled(attacker=attacker, clearing=place):
                    yield self._mark(drawing, "battle", place, "", attacker)
                case Flipped(player=player, place=place) if place.kind in _ON_MAP:
                    yield self._mark(drawing, "turned", place, "", player)

    def _one_end(
        self, drawing: Drawing, moved: Iterable[tuple[Piece, int]], origin: Place, destination: Place
    ) -> Iterator[Mark]:
        """Yield the marks of a move that begins or ends beside the map, such as in the Burrow."""
        for what, count in moved:
            if origin.kind in _ON_MAP:
                yield self._mark(drawing, "fell", origin, f"−{count}", what.owner)
            if destination.kind in _ON_MAP:
                yield self._mark(drawing, "came", destination, f"+{count}", what.owner)

    def _mark(self, drawing: Drawing, kind: str, place: Place, text: str, player: str, to: Place | None = None) -> Mark:
        faction = drawing.factions.get(player)
        at = drawing.middle(place)
        return Mark(kind, at, drawing.middle(to) if to else at, text, faction.colour if faction else "#444444")


class _SharedFigures(Figures):
    """Figures that are drawn once, as symbols."""

    def __init__(self, state: BoardView, factions: Mapping[str, Any], symbols: dict[str, str]) -> None:
        super().__init__(state, factions)
        self._symbols = symbols

    def of(self, there: Mapping[Piece, int]) -> list[Figure]:
        """Return the figures, each of which uses its symbol."""
        return [self._using(figure) for figure in super().of(there)]

    def slots(self, slots: int, buildings: Mapping[Piece, int]) -> list[Figure]:
        """Return the figures, each of which uses its symbol."""
        return [self._using(figure) for figure in super().slots(slots, buildings)]

    def _using(self, figure: Figure) -> Figure:
        drawn = Element("g")
        figure.draw(drawn)
        markup = "".join(tostring(child, encoding="unicode") for child in drawn)
        name = self._symbols.setdefault(markup, f"piece-{len(self._symbols)}")
        return replace(figure, draw=lambda parent: _use(parent, name))


def _use(parent: Element, name: str) -> None:
    node(parent, "use", href=f"#{name}")


def with_marks(picture: str, marks: Iterable[Mark]) -> str:
    """Return a picture of the whole map with marks on top."""
    drawn = "".join(map(_drawn, marks))
    return picture.replace("</svg>", f"{drawn}</svg>") if drawn else picture


RADIUS = 74
"""The radius of the ring around a place where a battle is."""


def _drawn(mark: Mark) -> str:
    """Return a mark as elements of an SVG document."""
    (x, y), (to_x, to_y) = mark.at, mark.to
    colour = escape(mark.colour)
    if mark.kind == "move":
        ends = f'x1="{x:.0f}" y1="{y:.0f}" x2="{to_x:.0f}" y2="{to_y:.0f}"'
        head = f'<circle cx="{to_x:.0f}" cy="{to_y:.0f}" r="13" fill="{colour}" stroke="#fff" stroke-width="4"/>'
        lines = "".join(
            f'<line {ends} stroke="{ink}" stroke-width="{wide}" stroke-linecap="round"/>'
            for ink, wide in (("#fff", 15), (colour, 9))
        )
        return f'<g class="mark">{lines}{head}</g>'
    if not mark.text:
        return (
            f'<circle class="mark" cx="{x:.0f}" cy="{y:.0f}" r="{RADIUS}" fill="none" stroke="{colour}" '
            'stroke-width="9" stroke-dasharray="18 10"/>'
        )
    fill = "#1a6b2f" if mark.kind == "came" else "#b3141f"
    return (
        f'<g class="mark"><circle cx="{x + RADIUS:.0f}" cy="{y - RADIUS:.0f}" r="26" fill="{fill}" stroke="#fff" '
        f'stroke-width="4"/><text x="{x + RADIUS:.0f}" y="{y - RADIUS + 9:.0f}" text-anchor="middle" font-size="26" '
        f'font-weight="bold" fill="#fff">{escape(mark.text)}</text></g>'
    )
