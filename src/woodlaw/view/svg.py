"""A state as a picture: one SVG file that needs no other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from xml.etree.ElementTree import Element, indent, tostring

from woodlaw.table.maps import ClearingSite
from woodlaw.table.pieces import FERRY, RUIN, TOWER, Category, Piece
from woodlaw.table.places import Place, PlaceKind, clearing, forest
from woodlaw.view import shapes
from woodlaw.view.board import BoardView, by_owner, clean, clip, faction_title, in_words, owners, times
from woodlaw.view.geometry import MAP_HEIGHT, MAP_WIDTH, PLATE_HEIGHT, PLATE_WIDTH, Layout, Point, layout
from woodlaw.view.shapes import group, node, words

_LEGEND_WIDTH = 290.0
_GROUND = "#dfdcb4"
_FOREST = "#bfcf9a"
_SAMPLE = "#cfc6b4"
_SERIF = "Georgia, 'Times New Roman', serif"
_SANS = "'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
_HEADER = 32.0
_ROW = 35.0
_SCALES = (1.0, 0.85, 0.72, 0.62)
_MOST_DRAWN = 4
_FIGURE_WIDTH = 28.0
_NARROW = 34.0


@dataclass(frozen=True, slots=True)
class _Faction:
    """How a faction is drawn."""

    title: str
    colour: str
    letter: str


@dataclass(frozen=True, slots=True)
class _Figure:
    """Something that lies on a plate: how wide it is, how it is drawn, what it is and the count beside it, if any."""

    width: float
    draw: Callable[[Element], None]
    tooltip: str
    count: str = ""


def draw_svg(state: BoardView, *, colours: Mapping[str, str], names: Mapping[str, str], title: str = "") -> str:
    """Return the map and everything on it as an SVG document.

    ``colours`` gives factions their colours as ``#rgb`` or ``#rrggbb``; a faction without one, or with anything else,
    gets a colour of its seat. ``names`` says what to call each faction and, like ``title``, may hold any text at all.
    """
    return _Drawing(state, colours, names, clean(title)).document()


class _Drawing:
    """One picture in the making."""

    def __init__(self, state: BoardView, colours: Mapping[str, str], names: Mapping[str, str], title: str) -> None:
        self.state = state
        self.title = title
        self.layout: Layout = layout(state.map)
        self.factions = _factions(owners(state), colours, names)
        size = f"0 0 {MAP_WIDTH + _LEGEND_WIDTH:g} {MAP_HEIGHT:g}"
        self.root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "img"})
        self.root.set("font-family", _SANS)

    def document(self) -> str:
        """Draw everything, what lies lowest first, and return the document."""
        self._describe()
        self._ground()
        self._water()
        self._paths()
        self._forests()
        self._pieces_on_paths()
        for site in self.state.map.clearings:
            self._clearing(site)
        self._legend()
        indent(self.root)
        return tostring(self.root, encoding="unicode") + "\n"

    def _describe(self) -> None:
        heading = f"{self.state.map.title} map"
        node(self.root, "title", f"{heading}: {self.title}" if self.title else heading)
        scores = "; ".join(f"{self.factions[seat].title} {_score(self.state, seat)}" for seat in self.state.seats)
        node(self.root, "desc", f"A position of the board game Root on the {heading}. Scores: {scores}.")

    def _ground(self) -> None:
        node(self.root, "rect", width=MAP_WIDTH, height=MAP_HEIGHT, fill=_GROUND)
        for wooded in (*(glade.outline for glade in self.layout.forests.values()), self.layout.shore):
            node(self.root, "polygon", points=shapes.points(wooded), fill=_FOREST)

    def _water(self) -> None:
        if self.layout.lake:
            shapes.draw_lake(self.root, self.layout.lake)
        for river in self.layout.rivers:
            shapes.draw_river(self.root, river)

    def _paths(self) -> None:
        for one, others in enumerate(self.state.map.paths):
            for other in others:
                if one < other:
                    self._path(one, other, closed=(one, other) in self.state.closed_paths)

    def _path(self, one: int, other: int, *, closed: bool) -> None:
        (x, y), (to_x, to_y) = self.layout.clearings[one], self.layout.clearings[other]
        place = group(self.root, (x, y), f"closed path {one}_{other}" if closed else f"path {one}_{other}")
        along = f"M0 0L{to_x - x:.1f} {to_y - y:.1f}"
        if not closed:
            shapes.draw_path(place, along)
            return
        shapes.draw_closed_path(place, along)
        bar = group(place, ((to_x - x) / 2, (to_y - y) / 2))
        bar.attrib["transform"] += f" rotate({math.degrees(math.atan2(to_y - y, to_x - x)):.1f})"
        shapes.closed_path_marker(bar)

    def _forests(self) -> None:
        for touches in self.state.map.forests:
            self._forest(forest(touches))
        for place in sorted(self.state.pieces, key=lambda place: place.clearings):
            if place.kind is PlaceKind.FOREST and place.clearings not in self.layout.forests:
                self._figures_at(self.layout.middle(place.clearings), self._figures(self.state.pieces[place]))

    def _forest(self, place: Place) -> None:
        glade = self.layout.forests[place.clearings]
        figures = self._figures(self.state.pieces.get(place, {}))
        label = group(self.root, glade.middle, f"forest {place.name}")
        narrow = glade.room < _NARROW
        if not (figures or narrow):
            shapes.pines(label)
        words(label, place.name, (0, 24 if figures else 14), 11 if narrow else 12.5, fill="#4a5f3c")
        self._figures_at((glade.middle[0], glade.middle[1] - 6), figures)

    def _figures_at(self, at: Point, figures: Iterable[_Figure]) -> None:
        """Draw figures around a point, in rows that grow upwards."""
        for index, row in enumerate(_rows(figures, PLATE_WIDTH)):
            _row(self.root, row, (at[0], at[1] - index * _ROW), 1)

    def _pieces_on_paths(self) -> None:
        held = [place for place in self.state.pieces if place.kind is PlaceKind.PATH]
        for place in sorted(held, key=lambda place: place.clearings):
            self._figures_at(self.layout.middle(place.clearings), self._figures(self.state.pieces[place]))

    def _clearing(self, site: ClearingSite) -> None:
        there = self.state.pieces.get(clearing(site.number), {})
        standing = {one: count for one, count in there.items() if one.category is not Category.BUILDING}
        tokens = {one: count for one, count in standing.items() if one.category is Category.TOKEN}
        others = {one: count for one, count in standing.items() if one.category is not Category.TOKEN}
        flows = (self._slots(site, there) + self._figures(tokens), self._figures(others))
        rows, scale = _fitted(flows)
        height = _HEADER + 8 + len(rows) * _ROW * scale
        suit = self.state.suits[site.number]
        plate = group(self.root, self.layout.clearings[site.number], f"clearing {site.number}, {site.name}, {suit}")
        _plate(plate, height, shapes.SUIT_COLOURS.get(suit, shapes.SUIT_COLOURS[""]))
        top = -height / 2
        shapes.suit_badge(group(plate, (-PLATE_WIDTH / 2 + 27, top + 21), suit or "no suit", 0.9), suit)
        heading = (-PLATE_WIDTH / 2 + 50, top + 25)
        words(plate, str(site.number), heading, 21, weight="bold", anchor="start")
        name_at = (heading[0] + (32 if site.number > 9 else 20), heading[1])
        words(plate, site.name, name_at, 16, anchor="start")
        plate[-1].set("font-family", _SERIF)
        for index, line in enumerate(rows):
            _row(plate, line, (0, top + _HEADER + 4 + (index + 0.5) * _ROW * scale), scale)

    def _slots(self, site: ClearingSite, there: Mapping[Piece, int]) -> list[_Figure]:
        """Return the buildings of a clearing, one by one unless they are many, and its open slots."""
        buildings = {one: count for one, count in there.items() if one.category is Category.BUILDING}
        figures: list[_Figure] = []
        for one, count in self._ordered(buildings):
            figures += [self._figure(one, 1)] * count if count <= _MOST_DRAWN else [self._figure(one, count)]
        free = site.slots - sum(buildings.values())
        return figures + [_Figure(_FIGURE_WIDTH, shapes.open_slot, "open slot")] * free

    def _figures(self, there: Mapping[Piece, int]) -> list[_Figure]:
        return [self._figure(one, count) for one, count in self._ordered(there)]

    def _ordered(self, there: Mapping[Piece, int]) -> Iterable[tuple[Piece, int]]:
        return ((one, count) for _, pieces in by_owner(self.state, there) for one, count in pieces if count > 0)

    def _figure(self, one: Piece, count: int) -> _Figure:
        label = shapes.count_text(count) if count > 1 or one.category is Category.WARRIOR else ""
        owner = f"{self.factions[one.owner].title}: " if one.owner else ""
        return _Figure(
            width=_FIGURE_WIDTH + (4 + 10 * len(label) if label else 0),
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
            return lambda parent: shapes.chip(parent, glyph)
        faction = self.factions[one.owner]
        lettered = one.kind in ("warrior", "pawn")
        return lambda parent: shape(parent, faction.colour, faction.letter if lettered else glyph)

    def _legend(self) -> None:
        node(self.root, "rect", x=MAP_WIDTH, width=_LEGEND_WIDTH, height=MAP_HEIGHT, fill=shapes.PAPER)
        x = MAP_WIDTH + 22
        y = 46.0
        words(self.root, f"{self.state.map.title} map", (x, y), 25, weight="bold", anchor="start")
        self.root[-1].set("font-family", _SERIF)
        for line in (f"{self.state.deck.title} deck", *_lines(self.title, 34)[:3]):
            y += 22
            words(self.root, line, (x, y), 15, anchor="start")
        key = list(self._key())
        spacing = min(36, (MAP_HEIGHT - y - 100) / (len(self.factions) + len(key)))
        y += 44
        for faction in self.factions:
            self._legend_faction(faction, (x, y))
            y += spacing
        y += 20
        for label, draw in key:
            draw(group(self.root, (x + 16, y)))
            words(self.root, label, (x + 44, y + 5), 14, anchor="start")
            y += spacing

    def _legend_faction(self, faction: str, at: Point) -> None:
        drawn = self.factions[faction]
        row = group(self.root, at, drawn.title)
        shapes.warrior(group(row, (16, 0), scale=1.1), drawn.colour, drawn.letter)
        words(row, clip(drawn.title, 24), (44, 5), 15, anchor="start")
        score = _score(self.state, faction) if faction in self.state.seats else ""
        words(row, score, (_LEGEND_WIDTH - 40, 6), 18, weight="bold", anchor="end")

    def _key(self) -> Iterable[tuple[str, Callable[[Element], None]]]:
        """Return what the shapes mean, of those that this map can show."""
        for suit in (suit for suit in shapes.SUIT_COLOURS if suit in self.state.suits[1:]):
            yield (suit or "no suit"), partial(shapes.suit_badge, suit=suit)
        yield "building", partial(shapes.building, colour=_SAMPLE, glyph="Bu")
        yield "open slot", shapes.open_slot
        yield "ruin", shapes.ruin
        yield "token", partial(shapes.token, colour=_SAMPLE, glyph="To")
        yield "pawn", partial(shapes.pawn, colour=_SAMPLE, letter="")
        yield "path", shapes.path_sample
        yield ("lake" if self.layout.lake else "river"), shapes.water_sample
        if self.state.closed_paths:
            yield "closed path", shapes.closed_path_marker
        if self.state.map.ferry_start:
            yield "the Ferry", shapes.ferry
        if self.state.map.tower:
            yield "the Tower", shapes.tower


_SHAPES: Mapping[Category, Callable[[Element, str, str], None]] = {
    Category.WARRIOR: shapes.warrior,
    Category.PAWN: shapes.pawn,
    Category.BUILDING: shapes.building,
    Category.TOKEN: shapes.token,
}
_OWN_SHAPES: Mapping[Piece, Callable[[Element], None]] = {RUIN: shapes.ruin, FERRY: shapes.ferry, TOWER: shapes.tower}


def _factions(found: Sequence[str], colours: Mapping[str, str], names: Mapping[str, str]) -> dict[str, _Faction]:
    """Return how each faction is drawn, each with a letter of its own while letters last."""
    factions: dict[str, _Faction] = {}
    for index, name in enumerate(found):
        title = faction_title(name, names)
        taken = {faction.letter for faction in factions.values()}
        letters = [c.upper() for c in in_words(name) if c.isalnum()]
        letter = next((c for c in letters if c not in taken), "")
        colour = shapes.colour_or(colours.get(name, ""), shapes.PALETTE[index % len(shapes.PALETTE)])
        factions[name] = _Faction(title, colour, letter)
    return factions


def _score(state: BoardView, faction: str) -> str:
    points = state.score.get(faction)
    return "–" if points is None else str(points)


def _glyph(one: Piece) -> str:
    """Return two letters for a kind of piece: the initials of its first two words, or the first two letters of one."""
    first, *others = in_words(one.kind).split() or [""]
    return (first[0] + others[0][0]).upper() if others else first[:2].capitalize()


def _rows(figures: Iterable[_Figure], limit: float) -> list[list[_Figure]]:
    """Return figures in rows that are no wider than a limit."""
    rows: list[list[_Figure]] = []
    used = math.inf
    for figure in figures:
        if used + figure.width + 4 > limit:
            rows.append([])
            used = 0
        rows[-1].append(figure)
        used += figure.width + 4
    return rows


def _fitted(flows: Sequence[Sequence[_Figure]]) -> tuple[list[list[_Figure]], float]:
    """Return figures in rows, each flow on rows of its own, and the scale at which they fit a plate."""
    for scale in _SCALES:
        rows = [row for flow in flows for row in _rows(flow, (PLATE_WIDTH - 10) / scale)]
        if _HEADER + 8 + len(rows) * _ROW * scale <= PLATE_HEIGHT:
            break
    return rows, scale


def _row(parent: Element, figures: Sequence[_Figure], at: Point, scale: float) -> None:
    """Draw figures side by side around a point, each with its count when it has one."""
    total = sum(figure.width + 4 for figure in figures) - 4
    x = at[0] - total * scale / 2
    for figure in figures:
        place = group(parent, (x + 14 * scale, at[1]), figure.tooltip, scale)
        figure.draw(place)
        if figure.count:
            words(place, figure.count, (16, 6), 16, weight="bold", anchor="start")
        x += (figure.width + 4) * scale


def _plate(parent: Element, height: float, colour: str) -> None:
    left, top = -PLATE_WIDTH / 2, -height / 2
    node(parent, "rect", x=left + 3, y=top + 5, width=PLATE_WIDTH, height=height, rx=20, fill="#000000", opacity=0.18)
    plate = node(parent, "rect", x=left, y=top, width=PLATE_WIDTH, height=height, rx=20, stroke=colour, stroke_width=4)
    plate.set("fill", shapes.tint(colour, 0.16))


def _lines(text: str, columns: int) -> list[str]:
    """Return a text in lines of about some columns."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= columns:
            lines[-1] += f" {word}"
        else:
            lines.append(clip(word, columns))
    return lines
