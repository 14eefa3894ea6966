"""What the pictures need to know of a game, and the words and the order that they share."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from woodlaw.engine import titles
from woodlaw.engine.memory import declared_by, of_boards
from woodlaw.engine.unseen import FaceDown
from woodlaw.engine.victory import COALITION
from woodlaw.factions.base import package_of
from woodlaw.factions.registry import factions
from woodlaw.table.cards import Card
from woodlaw.table.decks import Deck
from woodlaw.table.house_rules import HouseRule
from woodlaw.table.maps import Map
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.piles import COMMON_PILES
from woodlaw.table.places import Place, PlaceKind, board


class BoardView(Protocol):
    """A state as the pictures read it; :class:`woodlaw.engine.state.State` is one."""

    @property
    def map(self) -> Map:
        """The map."""

    @property
    def deck(self) -> Deck:
        """The shared deck."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """What is played by besides the Law."""

    @property
    def suits(self) -> tuple[str, ...]:
        """The suit of each clearing by number, ``""`` for none (index 0 is unused)."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The factions in seating order."""

    @property
    def pieces(self) -> Mapping[Place, Mapping[Piece, int]]:
        """How many of each piece lie at each place."""

    @property
    def cards(self) -> Mapping[Place, Sequence[Card]]:
        """The cards at each place, top last."""

    @property
    def score(self) -> Mapping[str, int | None]:
        """The points of each faction, None once its marker has left the track."""

    @property
    def closed_paths(self) -> frozenset[tuple[int, int]]:
        """The paths that still bear a closed path marker."""

    @property
    def facts(self) -> Mapping[tuple[Any, ...], Any]:
        """What boards say besides, by whose board it is and what it says (:mod:`woodlaw.engine.memory`)."""


_CATEGORIES = list(Category)
_SHOWN_NAME = 200


def clean(text: str) -> str:
    """Return text of any origin on one line and without characters that do not print; a very long one is cut."""
    cut = text if len(text) <= _SHOWN_NAME else text[:_SHOWN_NAME] + "…"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in cut)


def house_rules_told(state: BoardView) -> str:
    """Return by what house rules a table plays, in words; empty where there are none."""
    told = ", ".join(clean(rule.title) for rule in state.house_rules)
    return f"House rules: {told}" if told else ""


def width(text: str) -> int:
    """Return how many columns of a terminal a text fills."""
    return sum(map(_columns, text))


def clip(text: str, columns: int) -> str:
    """Return a text cut to some columns of a terminal, its end replaced by an ellipsis when it is too long."""
    if width(text) <= columns:
        return text
    kept, used = "", 0
    for character in text:
        used += _columns(character)
        if used > columns - 1:
            break
        kept += character
    return kept + "…"


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def faction_title(faction: str, names: Mapping[str, str]) -> str:
    """Return what to call a faction: the caller's name for it, or its own name in words."""
    return clean(titles.title_among(names, faction))


def in_words(name: str) -> str:
    """Return a name of ours in words: ``"fox_garden"`` is ``"fox garden"``."""
    return clean(titles.in_words(name))


def times(what: str, count: int) -> str:
    """Return a thing and how many there are of it, if more than one."""
    return what if count == 1 else f"{what} ×{count}"


def sorted_pieces(there: Mapping[Piece, int]) -> list[tuple[Piece, int]]:
    """Return pieces and their counts in an order that is always the same: by category, then by kind."""
    return sorted(
        ((one, count) for one, count in there.items() if count),
        key=lambda entry: (_CATEGORIES.index(entry[0].category), entry[0].kind, entry[0].owner),
    )


def by_owner(state: BoardView, there: Mapping[Piece, int]) -> list[tuple[str, list[tuple[Piece, int]]]]:
    """Return pieces grouped by owner: seats first in seating order, then other owners, then what nobody owns."""
    pieces = sorted_pieces(there)
    found = {one.owner for one, _ in pieces}
    return [
        (owner, [entry for entry in pieces if entry[0].owner == owner])
        for owner in (*state.seats, *_others(state, found), "")
        if owner in found
    ]


def owners(state: BoardView) -> tuple[str, ...]:
    """Return the seats in seating order, then every other owner of a piece on the table, such as hirelings."""
    found = {one.owner for there in state.pieces.values() for one, count in there.items() if count}
    return (*state.seats, *_others(state, found))


def boxes_told(state: BoardView, faction: str) -> str:
    """Return how many pieces lie in each box of a faction's board: ``crafted items 3 · officers 2``."""
    boxes = sorted((p for p in state.pieces if p.owner == faction and p.kind is PlaceKind.BOARD), key=lambda p: p.name)
    counts = {box: sum(state.pieces[box].values()) for box in boxes}
    return " · ".join(f"{box_title(box)} {count}" for box, count in counts.items() if count)


def card_boxes(state: BoardView, faction: str) -> list[tuple[Place, Sequence[Card]]]:
    """Return the boxes of a faction's board that hold cards, in the order of the board.

    Those that tell something while they are empty, too, are among them then.
    """
    known, order = factions().get(faction), boxes_in_order(faction)
    empty: dict[Place, Sequence[Card]] = {board(faction, name): () for name in known.names.shown_empty} if known else {}
    held = {p: cards for p, cards in state.cards.items() if cards and p.owner == faction and p.kind is PlaceKind.BOARD}
    return sorted((empty | held).items(), key=lambda box: (order.get(box[0].name, len(order)), box[0].name))


def box_title(place: Place) -> str:
    """Return what a box of a faction's board is called in words."""
    known = factions().get(place.owner)
    return in_words(known.names.box_titles.get(place.name, place.name) if known else place.name)


def is_hidden(place: Place) -> bool:
    """Return whether the cards at a place are a faction's own secret."""
    known = factions().get(place.owner)
    return known is not None and place in known.hidden_boxes


def said_of_others(state: BoardView, faction: str, names: Mapping[str, str]) -> str:
    """Return what a faction's board says of others: ``Marquise de Cat hostile, Eyrie Dynasties allied``."""
    kept = of_boards(faction).get("")
    found = [] if kept is None else [(other, state.facts.get(kept.key(faction, other))) for other in state.seats]
    told = [f"{faction_title(other, names)} {clean(str(word))}" for other, word in found if word]
    ally = state.facts.get(COALITION.key(faction))
    return ", ".join([*told, *([f"coalition with {faction_title(ally, names)}"] if ally else [])])


def said_of_itself(state: BoardView, faction: str) -> str:
    """Return what a faction's board says beside its pieces and cards: ``outcast fox, hated``.

    What lies face down, which only its owner sees, is none of it; nor are notes about a recorded game.
    """
    secret = {each.kept for each in FaceDown.known.values()}
    known = factions().get(faction)
    package = package_of(type(known)) if known else ""
    own = [kept for kept in of_boards(faction).values() if kept.owner and kept.name and kept not in secret]
    printed = [kept.name for kept in own if package and declared_by(kept).startswith(f"{package}.")]
    told = {
        (printed.index(name), *map(_told, about)): ", ".join((name, *map(_told, about))) + _value_told(value)
        for (owner, name, *about), value in state.facts.items()
        if owner == faction and name in printed and value
    }
    return clean(", ".join(told[key] for key in sorted(told)))


def _value_told(value: object) -> str:
    return "" if value is True else f" {_told(value)}"


def _told(value: object) -> str:
    """Return a value that a board says in words."""
    if isinstance(value, tuple):
        return " and ".join(map(_told, value))
    return f"clearing {value.number}" if isinstance(value, Place) and value.number else in_words(str(value))


def counted_piles(state: BoardView) -> list[Place]:
    """Return the piles of which only the number of cards is shown."""
    known = factions()
    brought = (pile for seat in state.seats if seat in known for pile in known[seat].piles)
    return [pile.place for pile in (*COMMON_PILES, *brought) if pile.counted]


def _others(state: BoardView, found: Iterable[str]) -> list[str]:
    return sorted(owner for owner in found if owner and owner not in state.seats)


def boxes_in_order(faction: str) -> dict[str, int]:
    """Return the boxes of a board that its faction lists in an order of its own, as the columns of the Decree."""
    known = factions().get(faction)
    boxes = dict.fromkeys(known.names.boxes.values()) if known else {}
    return {box: number for number, box in enumerate(boxes)}
