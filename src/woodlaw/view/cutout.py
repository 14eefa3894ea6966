"""A part of a map as a picture, drawn for its size: some places with what lies there, and what changed marked.

The places keep where they lie to each other and move as close together as what lies on them allows, so that a picture
of one, two or four clearings is small and can be read on a phone. Places beside them are shown as far as they come
into the frame: a number in the colour of its suit, and the paths that lead there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations, pairwise
from xml.etree.ElementTree import Element

from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, clearing
from woodlaw.view import shapes
from woodlaw.view.board import BoardView, clean, owners
from woodlaw.view.figures import DrawnFaction, Figure, Figures, draw_row, drawn_factions, in_rows, width_of
from woodlaw.view.geometry import Frame, Layout, Point, layout, within
from woodlaw.view.shapes import group, node, words
from woodlaw.view.small import written_small

BEFORE = "before"
"""The part of a document that shows how it was before, as an address names it after ``#``."""
ADDED = "#1a6b2f"
GONE = "#b3141f"

_CHOSEN = "#a3ba76"
_EDGE = "#44612f"
"""A forest that the picture is about, and its edge."""
_HEADER = 32.0
_ROW = 38.0
_PAD = 8.0
_ROW_WIDTH = 150.0
_NARROWEST = 84.0
_APART = 30.0
"""Room between two plates, in which a path can be seen."""
_SPREADS = tuple(step / 20 for step in range(7, 31))
_MARGIN = 34.0
_SMALLEST = (240, 130)
_ASIDE = 3000
"""How far beside it what was before is drawn: farther than any map is wide."""
_BADGE = 15.0
_BADGE_APART = 8.0
_LEGEND_ROW = 24
_EDGING = 10.0
"""How far beyond the frame lines are drawn, so that the width of their strokes does not end in it."""
_RIVERSIDE = 14.0
"""The same for rivers, which are wider."""
_LETTER = 7.4
"""The width of a letter of the legend."""


_Rows = Sequence[Sequence[Figure]]


@dataclass(frozen=True, slots=True)
class _Plate:
    """What is drawn of a place: where its middle lies, how large it is, and its figures in rows, now and before."""

    place: Place
    at: Point
    size: tuple[float, float]
    rows: _Rows = ()
    earlier: _Rows = ()

    def moved(self, spread: float) -> _Plate:
        return replace(self, at=(self.at[0] * spread, self.at[1] * spread))

    def meets(self, other: _Plate, apart: float) -> bool:
        """Say whether there is less room than some between two plates."""
        across = abs(self.at[0] - other.at[0]) < (self.size[0] + other.size[0]) / 2 + apart
        down = abs(self.at[1] - other.at[1]) < (self.size[1] + other.size[1]) / 2 + apart
        return across and down


class Cutout:
    """Some places of a state, laid out.

    ``before`` is the same table earlier: with it, what has come to the places since or gone from them is marked, and
    the document shows the places as they were to who asks for its part :data:`BEFORE`. ``colours`` and ``names`` are
    those of :func:`woodlaw.view.svg.draw_svg`. Places that the map does not have are left out.
    """

    def __init__(
        self,
        state: BoardView,
        places: Iterable[Place],
        *,
        colours: Mapping[str, str],
        names: Mapping[str, str],
        before: BoardView | None = None,
    ) -> None:
        self.state = state
        self.before = before
        self.layout: Layout = layout(state.map)
        self.places = [place for place in dict.fromkeys(places) if self._is_on_map(place)]
        self.factions = drawn_factions(_both(state, before), colours, names)
        self.figures = Figures(state, self.factions)

    def _is_on_map(self, place: Place) -> bool:
        touched = (place.number,) if place.kind is PlaceKind.CLEARING else place.clearings
        return bool(touched) and all(0 < number <= len(self.state.map.clearings) for number in touched)

    # Laying out -------------------------------------------------------------------------------------------------------
    @cached_property
    def _laid(self) -> tuple[list[_Plate], float]:
        """The plates, as close together as they can be, and the spread of the map at which they are so."""
        plates = [self._plate(place) for place in self.places]
        badges = [self._badge(site.number) for site in self.state.map.clearings]
        for spread in _SPREADS:
            moved = [plate.moved(spread) for plate in plates]
            beside = [badge.moved(spread) for badge in badges if badge.place not in self.places]
            close = any(one.meets(other, _APART) for one, other in combinations(moved, 2))
            if not close and not any(plate.meets(badge, _BADGE_APART) for plate in moved for badge in beside):
                break
        return moved, spread

    def _badge(self, number: int) -> _Plate:
        return _Plate(clearing(number), self.layout.clearings[number], (2 * _BADGE, 2 * _BADGE))

    @cached_property
    def _frame(self) -> tuple[int, int, int, int]:
        """The left, the top, the width and the height of what is shown of the map."""
        plates, _ = self._laid
        left = math.floor(min(plate.at[0] - plate.size[0] / 2 for plate in plates) - _MARGIN)
        right = math.ceil(max(plate.at[0] + plate.size[0] / 2 for plate in plates) + _MARGIN)
        top = math.floor(min(plate.at[1] - plate.size[1] / 2 for plate in plates) - _MARGIN)
        bottom = math.ceil(max(plate.at[1] + plate.size[1] / 2 for plate in plates) + _MARGIN)
        wider = math.ceil(max(0, _SMALLEST[0] - (right - left)) / 2)
        higher = math.ceil(max(0, _SMALLEST[1] - (bottom - top)) / 2)
        return left - wider, top - higher, right - left + 2 * wider, bottom - top + 2 * higher

    @cached_property
    def size(self) -> tuple[int, int]:
        """The width and the height of the picture."""
        _, _, width, height = self._frame
        return width, height + len(self._legend) * _LEGEND_ROW + (6 if self._legend else 0)

    def _plate(self, place: Place) -> _Plate:
        rows = in_rows(self._figures(place), _ROW_WIDTH)
        earlier = in_rows(self._figures_before(place), _ROW_WIDTH)
        width = max(map(width_of, (*rows, *earlier)), default=0) + 2 * _PAD
        most = max(len(rows), len(earlier))
        if place.kind is not PlaceKind.CLEARING:
            glade = self.layout.forests.get(place.clearings)
            at = glade.middle if glade else self.layout.middle(place.clearings)
            return _Plate(place, at, (max(width, 60), most * _ROW + 26), rows, earlier)
        height = _HEADER + most * _ROW + (_PAD if most else 4)
        return _Plate(place, self.layout.clearings[place.number], (max(width, _NARROWEST), height), rows, earlier)

    def _figures(self, place: Place) -> list[Figure]:
        """Return what lies at a place and, marked, what has changed there."""
        there = self.state.pieces.get(place, {})
        changed = self._changed(place)
        still = {one: count for one, count in there.items() if one not in changed}
        filled = sum(count for one, count in there.items() if one.category is Category.BUILDING and one in changed)
        marked = [
            _marked(self.figures.figure(one, there.get(one, 0) or -by), by, one not in there)
            for one, by in sorted(changed.items(), key=lambda entry: (entry[0].owner, entry[0].kind))
        ]
        return [*self._lying(self.figures, place, still, filled), *marked]

    def _figures_before(self, place: Place) -> list[Figure]:
        """Return what lay at a place."""
        if self.before is None:
            return []
        return self._lying(Figures(self.before, self.factions), place, self.before.pieces.get(place, {}))

    def _lying(self, figures: Figures, place: Place, there: Mapping[Piece, int], filled: int = 0) -> list[Figure]:
        """Return some pieces at a place as figures, and its open slots; some others are filled."""
        buildings = {one: count for one, count in there.items() if one.category is Category.BUILDING}
        others = {one: count for one, count in there.items() if one.category is not Category.BUILDING}
        slots = self.state.map.clearings[place.number - 1].slots if place.kind is PlaceKind.CLEARING else 0
        return [*figures.slots(max(0, slots - filled), buildings), *figures.of(others)]

    def _changed(self, place: Place) -> dict[Piece, int]:
        """Return by how many the pieces at a place have become more, or fewer."""
        if self.before is None:
            return {}
        now, then = self.state.pieces.get(place, {}), self.before.pieces.get(place, {})
        changes = {one: now.get(one, 0) - then.get(one, 0) for one in (*now, *then)}
        return {one: by for one, by in changes.items() if by}

    @cached_property
    def _legend(self) -> list[list[DrawnFaction]]:
        """The factions whose pieces are shown, in rows."""
        shown = {
            one.owner for plate in self.places for one in (*self.state.pieces.get(plate, {}), *self._changed(plate))
        }
        rows: list[list[DrawnFaction]] = []
        used = math.inf
        for name, faction in self.factions.items():
            if name in shown:
                wide = _legend_width(faction)
                if used + wide > self._frame[2] - 16:
                    rows.append([])
                    used = 0
                rows[-1].append(faction)
                used += wide
        return rows

    # Drawing ----------------------------------------------------------------------------------------------------------
    def document(self) -> str:
        """Return the picture as an SVG document."""
        width, height = self.size
        left, top = self._frame[:2]
        seen = f"{left} {top} {width} {height}"
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": seen, "role": "img"})
        root.set("width", str(width))
        root.set("height", str(height))
        root.set("font-family", shapes.SANS)
        node(root, "title", clean(f"{self.state.map.title} map: {', '.join(map(_named, self.places))}"))
        self._draw(root, self.state, [plate.rows for plate in self._laid[0]])
        if self.before is not None:
            node(root, "view", id=BEFORE, viewBox=f"{left + _ASIDE} {top} {width} {height}")
            aside = node(root, "g", transform=f"translate({_ASIDE} 0)")
            self._draw(aside, self.before, [plate.earlier for plate in self._laid[0]])
        return written_small(root)

    def _draw(self, parent: Element, state: BoardView, rows: Iterable[_Rows]) -> None:
        """Draw everything as it is in a state, with the rows of figures that lie at each place."""
        left, top, width, shown = self._frame
        ground = node(parent, "g")
        self._ground(ground)
        self._paths(ground, state)
        self._neighbours(ground, state)
        if self._legend:
            height = self.size[1] - shown
            node(ground, "rect", x=left, y=top + shown, width=width, height=height, fill=shapes.PAPER)
            self._draw_legend(ground, left, top + shown + 6)
        for plate, lying in zip(self._laid[0], rows, strict=True):
            self._draw_plate(parent, plate, lying, state.suits)

    def _spread(self, point: Point) -> Point:
        spread = self._laid[1]
        return point[0] * spread, point[1] * spread

    def _shown(self, beyond: float = 0) -> Frame:
        """Return the edges of what is shown of the map, and of some more."""
        left, top, width, height = self._frame
        return left - beyond, top - beyond, left + width + beyond, top + height + beyond

    def _ground(self, parent: Element) -> None:
        left, top, width, height = self._frame
        node(parent, "rect", x=left, y=top, width=width, height=height, fill=shapes.GROUND)
        wooded = (*(glade.outline for glade in self.layout.forests.values()), self.layout.shore)
        frame = self._shown()
        outlines = (within([self._spread(point) for point in outline], frame) for outline in wooded)
        along = "".join(f"M{shapes.points(outline)}Z" for outline in outlines if outline)
        if along:
            node(parent, "path", d=along, fill=shapes.WOODED)
        for place in self.places:
            if place.clearings in self.layout.forests:
                around = shapes.points(map(self._spread, self.layout.forests[place.clearings].outline))
                node(
                    parent, "polygon", points=around, fill=_CHOSEN, stroke=_EDGE, stroke_width=5, stroke_dasharray="9 6"
                )
        lake = within([self._spread(point) for point in self.layout.lake], self._shown(_EDGING))
        if lake:
            shapes.draw_lake(parent, lake)
        for river in self.layout.rivers:
            for line in self._within([self._spread(point) for point in river]):
                shapes.draw_river(parent, line)

    def _within(self, line: Sequence[Point]) -> Iterator[list[Point]]:
        """Yield the stretches of a line that come into the frame."""
        stretch: list[Point] = []
        frame = self._shown(_RIVERSIDE)
        for one, other in pairwise(line):
            if within((one, other), frame):
                stretch += [other] if stretch else [one, other]
            elif stretch:
                yield stretch
                stretch = []
        if stretch:
            yield stretch

    def _paths(self, parent: Element, state: BoardView) -> None:
        """Draw the open paths as one line of many stretches, and each closed one with its marker."""
        links = [(one, other) for one, others in enumerate(self.state.map.paths) for other in others if one < other]
        shown = {link: ends for link in links if within(ends := self._ends(link), self._shown(_EDGING))}
        closed = {link: ends for link, ends in shown.items() if link in state.closed_paths}
        along = _joined([ends for link, ends in shown.items() if link not in closed])
        if along:
            shapes.draw_path(parent, along)
        for ends in closed.values():
            self._closed_path(parent, ends)

    def _ends(self, link: tuple[int, int]) -> tuple[Point, Point]:
        one, other = link
        return self._spread(self.layout.clearings[one]), self._spread(self.layout.clearings[other])

    def _closed_path(self, parent: Element, ends: tuple[Point, Point]) -> None:
        (x, y), (to_x, to_y) = ends
        shapes.draw_closed_path(parent, _line(*ends))
        bar = group(parent, ((x + to_x) / 2, (y + to_y) / 2))
        bar.attrib["transform"] += f" rotate({math.degrees(math.atan2(to_y - y, to_x - x)):.1f})"
        shapes.closed_path_marker(bar)

    def _neighbours(self, parent: Element, state: BoardView) -> None:
        """Draw the clearings beside those shown, as far as their middles lie within the frame."""
        left, top, width, height = self._frame
        for site in self.state.map.clearings:
            x, y = self._spread(self.layout.clearings[site.number])
            inside = left + _BADGE < x < left + width - _BADGE and top + _BADGE < y < top + height - _BADGE
            if inside and clearing(site.number) not in self.places:
                badge = group(parent, (x, y))
                colour = _suit_colour(state.suits[site.number])
                node(badge, "circle", r=_BADGE, fill=shapes.tint(colour, 0.3), stroke=colour, stroke_width=2.5)
                words(badge, str(site.number), (0, 5), 14, weight="bold")

    def _draw_plate(self, parent: Element, plate: _Plate, rows: _Rows, suits: Sequence[str]) -> None:
        width, height = plate.size
        drawn = group(parent, plate.at)
        top = -height / 2
        header = 0.0
        if plate.place.kind is PlaceKind.CLEARING:
            header = _HEADER
            suit = suits[plate.place.number]
            colour = _suit_colour(suit)
            head = node(drawn, "g")
            box = node(head, "rect", x=-width / 2, y=top, width=width, height=height, rx=16, stroke=colour)
            box.set("stroke-width", "3.5")
            box.set("fill", shapes.tint(colour, 0.16))
            shapes.suit_badge(group(head, (-width / 2 + 24, top + 20), scale=0.85), suit)
            words(head, str(plate.place.number), (-width / 2 + 44, top + 26), 21, weight="bold", anchor="start")
        else:
            words(drawn, plate.place.name.replace("_", " "), (0, height / 2 - 6), 13, fill="#3c4f30")
        for index, row in enumerate(rows):
            draw_row(drawn, row, (0, top + header + 2 + (index + 0.5) * _ROW), 1)

    def _draw_legend(self, parent: Element, left: float, top: float) -> None:
        for index, row in enumerate(self._legend):
            x, y = left + 8, top + (index + 0.5) * _LEGEND_ROW
            for faction in row:
                shapes.warrior(group(parent, (x + 10, y), scale=0.75), faction.colour, faction.letter)
                words(parent, faction.title, (x + 26, y + 5), 13.5, anchor="start")
                x += _legend_width(faction)


def _both(state: BoardView, before: BoardView | None) -> Sequence[str]:
    """Return the owners of pieces now and before, the seats first."""
    return tuple(dict.fromkeys((*owners(state), *(owners(before) if before else ()))))


def _suit_colour(suit: str) -> str:
    return shapes.SUIT_COLOURS.get(suit, shapes.SUIT_COLOURS[""])


def _line(*through: Point) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in through)


def _joined(lines: Iterable[tuple[Point, Point]]) -> str:
    """Return straight lines as one, each drawn on from one that it meets, as far as it goes."""
    drawn: list[list[Point]] = []
    for one, other in lines:
        if not any(_drawn_on(through, one, other) or _drawn_on(through, other, one) for through in drawn):
            drawn.append([one, other])
    return "".join(_line(*through) for through in drawn)


def _drawn_on(through: list[Point], here: Point, there: Point) -> bool:
    """Draw a line on to a point, where it begins or ends at the other one; return whether it does."""
    if through[-1] == here:
        through.append(there)
    elif through[0] == here:
        through.insert(0, there)
    else:
        return False
    return True


def _named(place: Place) -> str:
    return f"{place.kind.value} {place.name.replace('_', ' ')}"


def _legend_width(faction: DrawnFaction) -> float:
    return 38 + _LETTER * len(faction.title)


# Marks ----------------------------------------------------------------------------------------------------------------
def _marked(figure: Figure, by: int, gone: bool) -> Figure:
    """Return a figure with a mark that says by how many its pieces have become more or fewer."""
    change = f"+{by}" if by > 0 else f"\N{MINUS SIGN}{-by}"
    return Figure(
        width=figure.width + 12,
        draw=partial(_draw_marked, draw=figure.draw, change=change, more=by > 0, gone=gone),
        tooltip=f"{figure.tooltip} ({change})",
        count="" if gone else figure.count,
    )


def _draw_marked(parent: Element, draw: Callable[[Element], None], change: str, more: bool, gone: bool) -> None:
    colour = ADDED if more else GONE
    draw(node(parent, "g", opacity="0.45") if gone else parent)
    if gone:
        node(parent, "path", d="M-12-12L12 12M12-12L-12 12", stroke=colour, stroke_width=2.5)
    wide = 8 + 7.5 * len(change)
    node(parent, "rect", x=6, y=-22, width=wide, height=15, rx=7.5, fill=colour)
    words(parent, change, (6 + wide / 2, -10.5), 12, weight="bold", fill="#fff")
