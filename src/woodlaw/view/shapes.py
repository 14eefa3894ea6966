"""The shapes that a drawing is made of, each drawn around the point 0, 0 of its group."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement

from woodlaw.table.suits import FOX, FROG, LETTERS, MOUSE, RABBIT
from woodlaw.view.geometry import Point, sparse

INK = "#2b2620"
PAPER = "#f6efdf"
GROUND = "#dfdcb4"
WOODED = "#bfcf9a"
SANS = "Segoe UI,Arial,sans-serif"
WATER = "#8fbfd6"
SHORE = "#4f8bab"
SUIT_COLOURS: Mapping[str, str] = {FOX: "#c4452f", RABBIT: "#e3b323", MOUSE: "#e07f2e", FROG: "#4f9a55", "": "#9a948a"}
PALETTE = ("#d9722b", "#2f6fb0", "#4f9a44", "#8b8b8b", "#d8c23a", "#3fb0a8", "#8a5a3c", "#6d4fa3", "#b8324a", "#5c7a8a")
"""The colours of factions to which the caller gives none, by seat."""

_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_MEEPLE = (
    "M0-14C4-14 6-11 6-8C6-7 5.5-5.5 5-4.5C9-3.5 13-2 13 1C13 3.5 10 4 6.5 3.5C7.5 7 10 10 11 13L2.5 13"
    "C1.5 11 .8 9 0 9C-.8 9-1.5 11-2.5 13L-11 13C-10 10-7.5 7-6.5 3.5C-10 4-13 3.5-13 1C-13-2-9-3.5-5-4.5"
    "C-5.5-5.5-6-7-6-8C-6-11-4-14 0-14Z"
)
_PAWN = "M0-14A6 6 0 0 1 4-3.6C5 3 7 8 10 10L10 14L-10 14L-10 10C-7 8-5 3-4-3.6A6 6 0 0 1 0-14Z"
_FERRY = "M-14 4L14 4L9 12L-9 12ZM-1 2L-1-14L11 2ZM-3 2L-3-9L-11 2Z"
_TOWER = (
    "M-11 13L-9-6L-12-6L-12-13L-8-13L-8-10L-4-10L-4-13L4-13L4-10L8-10L8-13L12-13L12-6L9-6L11 13L4 13L4 5L-4 5L-4 13Z"
)
_HEADS = {
    FOX: "M-14-14L-6-8L6-8L14-14L12 2L0 13L-12 2Z",
    RABBIT: "M-9-3C-9-12-9-17-5-17C-2-17-2-10-2-6L2-6C2-10 2-17 5-17C9-17 9-12 9-3C15 4 8 13 0 13C-8 13-15 4-9-3Z",
    MOUSE: "M-5-8A7 7 0 1 0-11 1A11.5 11.5 0 1 0 11 1A7 7 0 1 0 5-8A12 12 0 0 0-5-8Z",
    FROG: "M-13-4A6 6 0 1 1-3-9L3-9A6 6 0 1 1 13-4C17 2 12 12 0 12C-12 12-17 2-13-4Z",
    "": "M0-12L12 0L0 12L-12 0Z",
}


def node(parent: Element, tag: str, text: str = "", /, **attributes: str | float) -> Element:
    """Return a new element in a parent; ``stroke_width=2`` becomes ``stroke-width="2"``."""
    named = {name.replace("_", "-"): number(value) for name, value in attributes.items()}
    element = SubElement(parent, tag, named)
    element.text = text or None
    return element


def number(value: str | float) -> str:
    """Return a number with at most one decimal; text stays as it is."""
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def points(line: Iterable[Point]) -> str:
    """Return points, each to the next whole number, as the value of a ``points`` attribute."""
    return " ".join(f"{round(x)} {round(y)}" for x, y in line)


def group(parent: Element, at: Point, tooltip: str = "", scale: float = 1) -> Element:
    """Return a new group with its origin at a point of whole numbers; a pointer that rests on it shows its text."""
    moved = f"translate({round(at[0])} {round(at[1])})"
    element = node(parent, "g", transform=moved if scale == 1 else f"{moved} scale({scale:g})")
    if tooltip:
        node(element, "title", tooltip)
    return element


def words(
    parent: Element,
    text: str,
    at: Point,
    size: float,
    *,
    weight: str = "normal",
    anchor: str = "middle",
    fill: str = INK,
) -> None:
    """Write one line of text."""
    node(parent, "text", text, x=at[0], y=at[1], font_size=size, font_weight=weight, text_anchor=anchor, fill=fill)


def colour_or(given: str, otherwise: str) -> str:
    """Return a colour such as ``#d9722b`` or ``#d72`` in six digits; anything else is replaced."""
    if not _COLOUR.fullmatch(given):
        return otherwise
    return given if len(given) == 7 else "#" + "".join(digit * 2 for digit in given[1:])


def contrast(colour: str) -> str:
    """Return the colour, light or dark, that is easier to read on a colour."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 128 else "#fff"


def tint(colour: str, strength: float) -> str:
    """Return paper with a little of a colour in it."""
    parts = ((int(colour[i : i + 2], 16), int(PAPER[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(of * strength + paper * (1 - strength)):02x}" for of, paper in parts)


def count_text(count: int) -> str:
    """Return a count as it is written beside a piece."""
    return str(count) if count < 1000 else "999+"


def warrior(parent: Element, colour: str, letter: str) -> None:
    """Draw a warrior with its faction's letter."""
    _figure(parent, _MEEPLE, colour, letter, 3.5)


def pawn(parent: Element, colour: str, letter: str) -> None:
    """Draw a pawn with its faction's letter."""
    _figure(parent, _PAWN, colour, letter, 11)


def _figure(parent: Element, path: str, colour: str, letter: str, baseline: float) -> None:
    node(parent, "path", d=path, fill=colour, stroke=INK, stroke_width=1.2, stroke_linejoin="round")
    words(parent, letter, (0, baseline), 9.5, weight="bold", fill=contrast(colour))


def token(parent: Element, colour: str, glyph: str) -> None:
    """Draw a token with its two letters."""
    node(parent, "circle", r=13, fill=colour, stroke=INK, stroke_width=1.2)
    node(parent, "circle", r=10.5, fill="none", stroke=contrast(colour), stroke_width=0.8, opacity=0.6)
    words(parent, glyph, (0, 4), 11, weight="bold", fill=contrast(colour))


def building(parent: Element, colour: str, glyph: str) -> None:
    """Draw a building in its slot with its two letters."""
    _square(parent, fill=colour, stroke=INK, stroke_width=1.4)
    words(parent, glyph, (0, 5), 13, weight="bold", fill=contrast(colour))


def open_slot(parent: Element) -> None:
    """Draw a slot that nothing fills."""
    _square(parent, fill="#fff", stroke="#8a7f6d", stroke_width=1.4, stroke_dasharray="4 3")


def ruin(parent: Element) -> None:
    """Draw a slot that a ruin fills."""
    _square(parent, fill="#d5cdbf", stroke=INK, stroke_width=1.4)
    hatching = "M-14-4L-4-14M-14 5L5-14M-14 14L14-14M-5 14L14-5M4 14L14 4"
    node(parent, "path", d=hatching, stroke="#8d8474", stroke_width=1.6)
    node(parent, "circle", r=8, fill="#d5cdbf")
    words(parent, "R", (0, 5), 13, weight="bold")


def _square(parent: Element, **attributes: str | float) -> None:
    node(parent, "rect", x=-14, y=-14, width=28, height=28, rx=4, **attributes)


def chip(parent: Element, glyph: str) -> None:
    """Draw a piece of no faction, such as an item, with its two letters."""
    node(parent, "rect", x=-13, y=-11, width=26, height=22, rx=11, fill="#efe3c4", stroke=INK, stroke_width=1.2)
    words(parent, glyph, (0, 4), 11, weight="bold")


def ferry(parent: Element) -> None:
    """Draw the Ferry."""
    node(parent, "path", d=_FERRY, fill="#8a5a2b", stroke=INK, stroke_width=1, stroke_linejoin="round")


def tower(parent: Element) -> None:
    """Draw the Tower."""
    node(parent, "path", d=_TOWER, fill="#8f8f96", stroke=INK, stroke_width=1.2, stroke_linejoin="round")


def suit_badge(parent: Element, suit: str, letters: str = "") -> None:
    """Draw a suit as the head of its folk, in its colour, with its letter or others."""
    colour = SUIT_COLOURS.get(suit, SUIT_COLOURS[""])
    node(
        parent,
        "path",
        d=_HEADS.get(suit, _HEADS[""]),
        fill=colour,
        stroke=INK,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    size, below = (10, 4) if letters else (13, 7)
    words(parent, letters or LETTERS.get(suit, "?"), (0, below), size, weight="bold", fill=contrast(colour))


def card_back(parent: Element) -> None:
    """Draw a card that lies face down."""
    node(parent, "rect", x=-10, y=-14, width=20, height=28, rx=3, fill="#6b4a2f", stroke=INK, stroke_width=1.2)
    node(parent, "rect", x=-6.5, y=-10.5, width=13, height=21, rx=2, fill="none", stroke="#d9c7a5", stroke_width=1.2)


def closed_path_marker(parent: Element) -> None:
    """Draw the bar of a closed path, upright across a path that runs from left to right."""
    node(parent, "rect", x=-6, y=-17, width=12, height=34, rx=3, fill="#6b4a2f", stroke=INK, stroke_width=1.2)
    node(parent, "path", d="M-6-7L6-7M-6 7L6 7", stroke="#d9c7a5", stroke_width=2)


def path_sample(parent: Element) -> None:
    """Draw a short piece of path."""
    draw_path(parent, "M-16 0L16 0")


def draw_path(parent: Element, along: str) -> None:
    """Draw a path along a line."""
    node(parent, "path", d=along, fill="none", stroke="#8a7350", stroke_width=13)
    node(parent, "path", d=along, fill="none", stroke="#f8efd9", stroke_width=9)


def draw_closed_path(parent: Element, along: str) -> None:
    """Draw a closed path along a line, without its marker."""
    node(parent, "path", d=along, fill="none", stroke="#8a7350", stroke_width=7, stroke_dasharray="12 9")


def water_sample(parent: Element) -> None:
    """Draw a short piece of river."""
    draw_river(parent, ((-16, 0), (16, 0)))


def draw_river(parent: Element, line: Sequence[Point]) -> None:
    """Draw a river along a line."""
    along = points(sparse(line))
    node(parent, "polyline", points=along, fill="none", stroke=SHORE, stroke_width=26, stroke_linejoin="round")
    node(parent, "polyline", points=along, fill="none", stroke=WATER, stroke_width=20, stroke_linejoin="round")


def draw_lake(parent: Element, line: Iterable[Point]) -> None:
    """Draw the lake inside a closed line."""
    node(parent, "polygon", points=points(line), fill=WATER, stroke=SHORE, stroke_width=5, stroke_linejoin="round")


def pines(parent: Element) -> None:
    """Draw three trees."""
    for x, size in ((-15, 0.8), (15, 0.8), (0, 1.0)):
        top = f"M{x} {-20 * size:g}L{x + 9 * size:g} 0L{x - 9 * size:g} 0Z"
        node(parent, "path", d=top, fill="#5f8050", opacity=0.75)
