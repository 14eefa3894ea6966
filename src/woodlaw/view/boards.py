"""The cards that lie face up on faction boards, such as the Decree, as a strip below the picture of the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from xml.etree.ElementTree import Element

from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind
from woodlaw.view.board import BoardView, boxes_in_order, clean, clip, in_words
from woodlaw.view.figures import DrawnFaction
from woodlaw.view.geometry import Point
from woodlaw.view.shapes import PAPER, group, node, suit_badge, words

LINE = 38.0
_MARGIN = 22.0
_TITLES = 250.0
_BADGE = 34.0
_BOX_GAP = 26.0
_LETTER = 8.5
_MOST_BADGES = 12


def card_boxes(state: BoardView, seat: str) -> list[tuple[Place, Sequence[Card]]]:
    """Return the boxes of a board with cards whose suit can be seen, in the order of the board."""
    order = boxes_in_order(seat)
    found = (
        (place, [card for card in cards if card.suit])
        for place, cards in state.cards.items()
        if place.kind is PlaceKind.BOARD and place.owner == seat
    )
    shown = [(place, cards) for place, cards in found if cards]
    return sorted(shown, key=lambda box: (order.get(box[0].name, len(order)), box[0].name))


def draw_boards(
    parent: Element, state: BoardView, factions: Mapping[str, DrawnFaction], width: float, top: float
) -> float:
    """Draw a line for each seat with cards on its board, from a height on; return how high all of it is."""
    boards = [(seat, boxes) for seat in state.seats if (boxes := card_boxes(state, seat))]
    if not boards:
        return 0
    lines = [line for seat, boxes in boards for line in _lines(factions[seat].title, boxes, width)]
    height = len(lines) * LINE + _MARGIN
    node(parent, "rect", y=top, width=width, height=height, fill=PAPER)
    for number, (title, boxes) in enumerate(lines):
        y = top + _MARGIN / 2 + (number + 0.5) * LINE
        words(parent, clip(title, 28), (_MARGIN, y + 5), 16, weight="bold", anchor="start")
        x = _MARGIN + _TITLES
        for place, cards in boxes:
            x = _draw_box(parent, place, cards, (x, y))
    return height


def _lines(
    title: str, boxes: Sequence[tuple[Place, Sequence[Card]]], width: float
) -> Iterator[tuple[str, list[tuple[Place, Sequence[Card]]]]]:
    """Yield the boxes of a board in lines that are no wider than the picture; the title stands before the first."""
    line: list[tuple[Place, Sequence[Card]]] = []
    used = _MARGIN + _TITLES
    for place, cards in boxes:
        needed = _width(place, cards)
        if line and used + needed > width - _MARGIN:
            yield title, line
            title, line, used = "", [], _MARGIN + _TITLES
        line.append((place, cards))
        used += needed
    yield title, line


def _width(place: Place, cards: Sequence[Card]) -> float:
    return len(in_words(place.name)) * _LETTER + 10 + (min(len(cards), _MOST_BADGES) + 1) * _BADGE + _BOX_GAP


def _draw_box(parent: Element, place: Place, cards: Sequence[Card], at: Point) -> float:
    """Draw the name of a box and a badge for each of its cards; return where the next box begins."""
    x, y = at
    name = in_words(place.name)
    words(parent, name, (x, y + 5), 15, anchor="start")
    along = x + len(name) * _LETTER + 10 + _BADGE / 2
    for card in cards[:_MOST_BADGES]:
        suit_badge(group(parent, (along, y), clean(f"{name}: {card.name or 'a card'} ({card.suit})")), card.suit)
        along += _BADGE
    if len(cards) > _MOST_BADGES:
        words(parent, f"+{len(cards) - _MOST_BADGES}", (along - 12, y + 5), 15, anchor="start")
    return x + _width(place, cards)
