"""What lies open beside the map, as a strip below its picture: cards and items on boards, what these say, quests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, PlaceKind
from woodlaw.view.board import (
    BoardView,
    boxes_in_order,
    clean,
    clip,
    counted_piles,
    in_words,
    is_hidden,
    said_of_others,
    sorted_pieces,
    times,
)
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
_LONGEST = 110
"""The most letters in one box."""


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in a box of a board or in a pile: its name, a badge for each card of a suit, and the rest in words.

    ``named`` tells those cards by their names too.
    """

    name: str
    cards: Sequence[Card] = ()
    told: str = ""
    named: bool = False

    @property
    def width(self) -> float:
        """How wide it is, with the gap behind it."""
        written = len(self.name) + len(self.told) + sum(len(card.name) + 1 for card in self.cards if self.named)
        return written * _LETTER + 10 + (min(len(self.cards), _MOST_BADGES) + 1) * _BADGE + _BOX_GAP


def boxes(state: BoardView, seat: str, names: Mapping[str, str]) -> list[Box]:
    """Return the boxes of a board with cards or items that all can see, in the order of the board, and what it says."""
    order = boxes_in_order(seat)
    places = {place for place in (*state.cards, *state.pieces) if place.kind is PlaceKind.BOARD and place.owner == seat}
    shown = sorted(places, key=lambda place: (order.get(place.name, len(order)), place.name))
    found = [_box(state, place) for place in shown]
    said = said_of_others(state, seat, names)
    return [box for box in (*found, Box("of others", told=clip(said, _LONGEST))) if box.cards or box.told]


def _box(state: BoardView, place: Place) -> Box:
    cards = [] if is_hidden(place) else state.cards.get(place, ())
    items = {one: count for one, count in state.pieces.get(place, {}).items() if one.category is Category.ITEM}
    told = [card.name for card in cards if _is_apart(card) and not card.suit]
    told += [times(in_words(one.kind), count) for one, count in sorted_pieces(items)]
    suited = [card for card in cards if card.suit]
    return Box(in_words(place.name), suited, clip(", ".join(told), _LONGEST))


def _is_apart(card: Card) -> bool:
    """Return whether a card belongs to no shared deck, such as a quest."""
    return card.kind is CardKind.OTHER and bool(card.name)


def open_piles(state: BoardView) -> list[Box]:
    """Return the piles of cards of their own that lie open beside the map, such as the quests."""
    piles = [place for place in state.cards if place.kind is PlaceKind.COMMON and place not in counted_piles(state)]
    found = [(place, [card for card in state.cards[place] if _is_apart(card) and card.suit]) for place in piles]
    return [Box(in_words(place.name), cards, named=True) for place, cards in found if cards]


def draw_boards(
    parent: Element, state: BoardView, factions: Mapping[str, DrawnFaction], width: float, top: float
) -> float:
    """Draw a line for each seat with something on its board, and one for open piles, from a height on.

    Return how high all of it is.
    """
    names = {seat: drawn.title for seat, drawn in factions.items()}
    boards = [(factions[seat].title, boxes(state, seat, names)) for seat in state.seats]
    boards.append(("Beside the map", open_piles(state)))
    lines = [line for title, found in boards if found for line in _lines(title, found, width)]
    if not lines:
        return 0
    height = len(lines) * LINE + _MARGIN
    node(parent, "rect", y=top, width=width, height=height, fill=PAPER)
    for number, (title, found) in enumerate(lines):
        y = top + _MARGIN / 2 + (number + 0.5) * LINE
        words(parent, clip(title, 28), (_MARGIN, y + 5), 16, weight="bold", anchor="start")
        x = _MARGIN + _TITLES
        for box in found:
            _draw_box(parent, box, (x, y))
            x += box.width
    return height


def _lines(title: str, found: Sequence[Box], width: float) -> Iterator[tuple[str, list[Box]]]:
    """Yield the boxes of a board in lines that are no wider than the picture; the title stands before the first."""
    line: list[Box] = []
    used = _MARGIN + _TITLES
    for box in found:
        if line and used + box.width > width - _MARGIN:
            yield title, line
            title, line, used = "", [], _MARGIN + _TITLES
        line.append(box)
        used += box.width
    yield title, line


def _draw_box(parent: Element, box: Box, at: Point) -> None:
    """Draw the name of a box, a badge for each of its cards, and what else lies there."""
    x, y = at
    words(parent, box.name, (x, y + 5), 15, weight="bold" if box.told or box.named else "normal", anchor="start")
    along = x + len(box.name) * _LETTER + 10 + _BADGE / 2
    for card in box.cards[:_MOST_BADGES]:
        suit_badge(group(parent, (along, y), clean(f"{box.name}: {card.name or 'a card'} ({card.suit})")), card.suit)
        along += _BADGE
        if box.named:
            words(parent, clean(card.name), (along - _BADGE / 2 + 6, y + 5), 15, anchor="start")
            along += (len(card.name) + 1) * _LETTER
    if len(box.cards) > _MOST_BADGES:
        words(parent, f"+{len(box.cards) - _MOST_BADGES}", (along - 12, y + 5), 15, anchor="start")
    elif box.told:
        words(parent, box.told, (along - _BADGE / 2 + 6, y + 5), 15, anchor="start")
