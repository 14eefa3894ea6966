"""What lies open beside the map, as a strip below its picture: cards and items on boards, what these say, quests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind
from woodlaw.view.board import (
    BoardView,
    box_title,
    boxes_in_order,
    card_boxes,
    clean,
    clip,
    counted_piles,
    in_words,
    is_hidden,
    said_of_itself,
    said_of_others,
    sorted_pieces,
    times,
)
from woodlaw.view.figures import DrawnFaction
from woodlaw.view.geometry import Point
from woodlaw.view.shapes import PAPER, card_back, group, node, suit_badge, words

LINE = 38.0
_MARGIN = 22.0
_TITLES = 250.0
_BADGE = 34.0
_BOX_GAP = 26.0
_LETTER = 8.5
_MOST_BADGES = 12
_LONGEST = 110
"""The most letters in one box."""
_EMPTY = "–"
_QUIET = "#6b6257"


@dataclass(frozen=True, slots=True)
class Box:
    """A box of a board or a pile as it is drawn: its name, its cards as badges, and what is written after them.

    ``named`` writes the name of each card behind its badge.
    """

    title: str
    badges: Sequence[Card] = ()
    written: str = ""
    named: bool = False

    @property
    def width(self) -> float:
        """How wide it is, with the gap behind it."""
        names = sum(len(card.name) + 1 for card in self.badges if self.named)
        return (len(self.title) + len(self.written) + names) * _LETTER + 10 + len(self.badges) * _BADGE + _BOX_GAP


def boxes(state: BoardView, seat: str, names: Mapping[str, str]) -> list[Box]:
    """Return the boxes of a board with cards or items, in the order of the board, and what else it says."""
    cards, items = dict(card_boxes(state, seat)), _items(state, seat)
    order = boxes_in_order(seat)
    shown = sorted({*cards, *items}, key=lambda place: (order.get(place.name, len(order)), place.name))
    found = [_box(place, cards.get(place, ()), items.get(place, "")) for place in shown]
    said = {"of others": said_of_others(state, seat, names), "board": said_of_itself(state, seat)}
    return [*found, *(Box(title, written=clip(told, _LONGEST)) for title, told in said.items() if told)]


def _items(state: BoardView, seat: str) -> dict[Place, str]:
    """Return the items in each box of a board in words."""
    told = {
        place: ", ".join(times(in_words(one.kind), count) for one, count in sorted_pieces(_only_items(there)))
        for place, there in state.pieces.items()
        if place.kind is PlaceKind.BOARD and place.owner == seat
    }
    return {place: words_of for place, words_of in told.items() if words_of}


def _only_items(there: Mapping[Piece, int]) -> dict[Piece, int]:
    return {piece: count for piece, count in there.items() if count and piece.category is Category.ITEM}


def _box(place: Place, cards: Sequence[Card], items: str) -> Box:
    """Return how a box is drawn: a badge for each suit and each card that is not seen, names for other cards."""
    seen = [UNSEEN] * len(cards) if is_hidden(place) else cards
    badges = [card for card in seen if card.suit or not card.name]
    told = [f"+{len(badges) - _MOST_BADGES}"] if len(badges) > _MOST_BADGES else []
    told += [clean(card.name) for card in seen if card not in badges]
    told += [items] if items else []
    written = clip(", ".join(told), _LONGEST) if cards or items else _EMPTY
    return Box(box_title(place), badges[:_MOST_BADGES], written)


def open_piles(state: BoardView) -> list[Box]:
    """Return the piles of cards of their own that lie open beside the map, such as the quests."""
    piles = [place for place in state.cards if place.kind is PlaceKind.COMMON and place not in counted_piles(state)]
    found = [(place, [card for card in state.cards[place] if _is_own(card)]) for place in piles]
    return [*(Box(in_words(place.name), cards, named=True) for place, cards in found if cards), *_beside(state)]


def _beside(state: BoardView) -> list[Box]:
    """Return the clearings beside the map where pieces lie, in words."""
    there = {place: pieces for place, pieces in state.pieces.items() if place.kind is PlaceKind.BESIDE and pieces}
    told = {place: [times(in_words(one.kind), count) for one, count in sorted_pieces(there[place])] for place in there}
    return [Box(place.name, written=", ".join(words_of)) for place, words_of in told.items()]


def _is_own(card: Card) -> bool:
    """Return whether a card with a suit belongs to no shared deck, such as a quest or a vizier."""
    return card.kind is CardKind.OTHER and bool(card.suit and card.name)


def draw_boards(
    parent: Element, state: BoardView, factions: Mapping[str, DrawnFaction], width: float, top: float
) -> float:
    """Draw a line for each seat with something on its board, and one for open piles, from a height on.

    Return how high all of it is.
    """
    names = {seat: drawn.title for seat, drawn in factions.items()}
    boards = [(factions[seat].title, boxes(state, seat, names)) for seat in state.seats]
    boards.append(("Beside the map", open_piles(state)))
    lines = [(*line, _own(found)) for title, found in boards if found for line in _lines(title, found, width)]
    if not lines:
        return 0
    height = len(lines) * LINE + _MARGIN
    node(parent, "rect", y=top, width=width, height=height, fill=PAPER)
    for number, (title, found, own) in enumerate(lines):
        y = top + _MARGIN / 2 + (number + 0.5) * LINE
        initials = own if title else ""
        words(parent, clip(title, 28), (_MARGIN, y - 1 if initials else y + 5), 16, weight="bold", anchor="start")
        if initials:
            words(parent, clip(initials, 40), (_MARGIN, y + 14), 11.5, anchor="start")
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


def _own(found: Sequence[Box]) -> str:
    """Return what the initials on badges stand for: the cards with a suit that are a faction's own."""
    own = {_initials(card): clean(card.name) for box in found for card in box.badges if _is_own(card) and not box.named}
    return " · ".join(f"{initials}: {name}" for initials, name in own.items())


def _initials(card: Card) -> str:
    return "".join(word[0] for word in clean(card.name).split()[:2])


def _draw_box(parent: Element, box: Box, at: Point) -> None:
    """Draw the name of a box, a badge for each of its cards, and what is written after them."""
    x, y = at
    words(parent, box.title, (x, y + 5), 15, anchor="start", fill=_QUIET)
    x += len(box.title) * _LETTER + 10
    for card in box.badges:
        what = f"{card.name or 'a card'} ({card.suit})" if card.suit else "an unseen card"
        badge = group(parent, (x + _BADGE / 2, y), clean(f"{box.title}: {what}"))
        if card.suit:
            suit_badge(badge, card.suit, _initials(card) if _is_own(card) and not box.named else "")
        else:
            card_back(badge)
        x += _BADGE
        if box.named:
            words(parent, clean(card.name), (x + 6, y + 5), 15, anchor="start")
            x += (len(card.name) + 1) * _LETTER
    if box.written:
        words(parent, box.written, (x, y + 5), 15, anchor="start")
