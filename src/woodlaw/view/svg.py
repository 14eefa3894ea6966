"""A state as a picture: one SVG file that needs no other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from xml.etree.ElementTree import Element, indent, tostring

from woodlaw.table.maps import ClearingSite
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, PlaceKind, clearing, forest
from woodlaw.view import shapes
from woodlaw.view.board import BoardView, boxes_told, clean, clip, house_rules_told, owners
from woodlaw.view.boards import draw_boards
from woodlaw.view.figures import Figure, Figures, draw_row, drawn_factions, in_rows
from woodlaw.view.geometry import MAP_HEIGHT, MAP_WIDTH, PLATE_HEIGHT, PLATE_WIDTH, Layout, Point, layout
from woodlaw.view.shapes import group, node, words

_LEGEND_WIDTH = 290.0
_SAMPLE = "#cfc6b4"
_SERIF = "Georgia, 'Times New Roman', serif"
_HEADER = 32.0
_ROW = 35.0
_SCALES = (1.0, 0.85, 0.72, 0.62)
_NARROW = 34.0


def draw_svg(state: BoardView, *, colours: Mapping[str, str], names: Mapping[str, str], title: str = "") -> str:
    """Return the map and everything on it as an SVG document.

    ``colours`` gives factions their colours as ``#rgb`` or ``#rrggbb``; a faction without one, or with anything else,
    gets a colour of its seat. ``names`` says what to call each faction and, like ``title``, may hold any text at all.
    """
    return Drawing(state, colours, names, title).document()


class Drawing:
    """One picture in the making; ``figures`` draws what lies at a place."""

    def __init__(self, state: BoardView, colours: Mapping[str, str], names: Mapping[str, str], title: str = "") -> None:
        self.state = state
        self.title = clean(title)
        self.layout: Layout = layout(state.map)
        self.factions = drawn_factions(owners(state), colours, names)
        self.figures = Figures(state, self.factions)
        size = f"0 0 {MAP_WIDTH + _LEGEND_WIDTH:g} {MAP_HEIGHT:g}"
        self.root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "img"})
        self.root.set("font-family", shapes.SANS)

    def document(self) -> str:
        """Draw everything, what lies lowest first, and return the document."""
        self._describe()
        self._draw_map()
        for place in self.places():
            self._draw_place(self.root, place)
        self._legend()
        self._boards()
        return self._written()

    def bare(self) -> str:
        """Return the map as a document with nothing on it, and no legend."""
        self.root.set("viewBox", f"0 0 {MAP_WIDTH:g} {MAP_HEIGHT:g}")
        node(self.root, "title", f"{self.state.map.title} map")
        self._draw_map()
        return self._written()

    def places(self) -> list[Place]:
        """Return the places that are drawn, what lies lowest first: forests, paths that hold something, clearings."""
        forests = {forest(touches): None for touches in self.state.map.forests}
        held = sorted(self.state.pieces, key=lambda place: place.clearings)
        others = {place: None for place in held if place.kind is PlaceKind.FOREST}
        paths = [place for place in held if place.kind is PlaceKind.PATH]
        return [*(forests | others), *paths, *(clearing(site.number) for site in self.state.map.clearings)]

    def part(self, place: Place) -> str:
        """Return what is drawn at one place, as elements of an SVG document."""
        parent = Element("g")
        self._draw_place(parent, place)
        return "".join(tostring(child, encoding="unicode") for child in parent)

    def middle(self, place: Place) -> Point:
        """Return the point that a place is drawn around."""
        if place.kind is PlaceKind.CLEARING:
            return self.layout.clearings[place.number]
        glade = self.layout.forests.get(place.clearings)
        return glade.middle if glade else self.layout.middle(place.clearings)

    def _written(self) -> str:
        indent(self.root)
        return tostring(self.root, encoding="unicode") + "\n"

    def _draw_map(self) -> None:
        self._ground()
        self._water()
        self._paths()

    def _draw_place(self, parent: Element, place: Place) -> None:
        match place.kind:
            case PlaceKind.CLEARING:
                self._clearing(parent, self.state.map.clearings[place.number - 1])
            case PlaceKind.FOREST if place.clearings in self.layout.forests:
                self._forest(parent, place)
            case _:
                self._figures_at(parent, self.middle(place), self.figures.of(self.state.pieces.get(place, {})))

    def _describe(self) -> None:
        heading = f"{self.state.map.title} map"
        node(self.root, "title", f"{heading}: {self.title}" if self.title else heading)
        scores = "; ".join(f"{self.factions[seat].title} {_score(self.state, seat)}" for seat in self.state.seats)
        rules = house_rules_told(self.state) and f" {house_rules_told(self.state)}."
        node(self.root, "desc", f"A position of the board game Root on the {heading}. Scores: {scores}.{rules}")

    def _ground(self) -> None:
        node(self.root, "rect", width=MAP_WIDTH, height=MAP_HEIGHT, fill=shapes.GROUND)
        for wooded in (*(glade.outline for glade in self.layout.forests.values()), self.layout.shore):
            node(self.root, "polygon", points=shapes.points(wooded), fill=shapes.WOODED)

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

    def _forest(self, parent: Element, place: Place) -> None:
        glade = self.layout.forests[place.clearings]
        figures = self.figures.of(self.state.pieces.get(place, {}))
        label = group(parent, glade.middle, f"forest {place.name}")
        narrow = glade.room < _NARROW
        if not (figures or narrow):
            shapes.pines(label)
        words(label, place.name, (0, 24 if figures else 14), 11 if narrow else 12.5, fill="#4a5f3c")
        self._figures_at(parent, (glade.middle[0], glade.middle[1] - 6), figures)

    def _figures_at(self, parent: Element, at: Point, figures: Iterable[Figure]) -> None:
        """Draw figures around a point, in rows that grow upwards."""
        for index, row in enumerate(in_rows(figures, PLATE_WIDTH)):
            draw_row(parent, row, (at[0], at[1] - index * _ROW), 1)

    def _clearing(self, parent: Element, site: ClearingSite) -> None:
        there = self.state.pieces.get(clearing(site.number), {})
        standing = {one: count for one, count in there.items() if one.category is not Category.BUILDING}
        tokens = {one: count for one, count in standing.items() if one.category is Category.TOKEN}
        others = {one: count for one, count in standing.items() if one.category is not Category.TOKEN}
        buildings = {one: count for one, count in there.items() if one.category is Category.BUILDING}
        flows = (self.figures.slots(site.slots, buildings) + self.figures.of(tokens), self.figures.of(others))
        rows, scale = _fitted(flows)
        height = _HEADER + 8 + len(rows) * _ROW * scale
        suit = self.state.suits[site.number]
        plate = group(parent, self.layout.clearings[site.number], f"clearing {site.number}, {site.name}, {suit}")
        _plate(plate, height, shapes.SUIT_COLOURS.get(suit, shapes.SUIT_COLOURS[""]))
        top = -height / 2
        shapes.suit_badge(group(plate, (-PLATE_WIDTH / 2 + 27, top + 21), suit or "no suit", 0.9), suit)
        heading = (-PLATE_WIDTH / 2 + 50, top + 25)
        words(plate, str(site.number), heading, 21, weight="bold", anchor="start")
        name_at = (heading[0] + (32 if site.number > 9 else 20), heading[1])
        words(plate, site.name, name_at, 16, anchor="start")
        plate[-1].set("font-family", _SERIF)
        for index, line in enumerate(rows):
            draw_row(plate, line, (0, top + _HEADER + 4 + (index + 0.5) * _ROW * scale), scale)

    def _legend(self) -> None:
        node(self.root, "rect", x=MAP_WIDTH, width=_LEGEND_WIDTH, height=MAP_HEIGHT, fill=shapes.PAPER)
        x = MAP_WIDTH + 22
        y = 46.0
        words(self.root, f"{self.state.map.title} map", (x, y), 25, weight="bold", anchor="start")
        self.root[-1].set("font-family", _SERIF)
        rules = _lines(house_rules_told(self.state), 34)[:3]
        for line in (f"{self.state.deck.title} deck", *rules, *_lines(self.title, 34)[:3]):
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

    def _boards(self) -> None:
        """Draw the cards on the boards below everything else, where any lie face up."""
        width = MAP_WIDTH + _LEGEND_WIDTH
        height = MAP_HEIGHT + draw_boards(self.root, self.state, self.factions, width, MAP_HEIGHT)
        self.root.set("viewBox", f"0 0 {width:g} {height:g}")

    def _legend_faction(self, faction: str, at: Point) -> None:
        drawn = self.factions[faction]
        row = group(self.root, at, drawn.title)
        shapes.warrior(group(row, (16, 0), scale=1.1), drawn.colour, drawn.letter)
        words(row, clip(drawn.title, 24), (44, 5), 15, anchor="start")
        score = _score(self.state, faction) if faction in self.state.seats else ""
        boxes = boxes_told(self.state, faction)
        if boxes:
            words(row, clip(boxes, 40), (44, 19), 10.5, anchor="start")
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


def _score(state: BoardView, faction: str) -> str:
    points = state.score.get(faction)
    return "–" if points is None else str(points)


def _fitted(flows: Sequence[Sequence[Figure]]) -> tuple[list[list[Figure]], float]:
    """Return figures in rows, each flow on rows of its own, and the scale at which they fit a plate."""
    for scale in _SCALES:
        rows = [row for flow in flows for row in in_rows(flow, (PLATE_WIDTH - 10) / scale)]
        if _HEADER + 8 + len(rows) * _ROW * scale <= PLATE_HEIGHT:
            break
    return rows, scale


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
