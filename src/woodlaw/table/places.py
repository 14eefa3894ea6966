"""Places: everywhere a piece or a card can be.

Places are interned like pieces: the same place is always the same object.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache


class PlaceKind(StrEnum):
    """What sort of place it is."""

    CLEARING = "clearing"
    FOREST = "forest"
    PATH = "path"
    SUPPLY = "supply"
    BOARD = "board"
    HAND = "hand"
    PLAY_AREA = "play area"
    CARD = "card"
    COMMON = "common"
    BESIDE = "beside the map"


SUPPLY, PLAY_AREA = PlaceKind.SUPPLY, PlaceKind.PLAY_AREA
"""The kinds that are asked for at every step, by names of their own as :data:`woodlaw.table.pieces.WARRIOR` has one."""


class Place:
    """One place. ``owner`` is a faction's name or ``""``; ``name`` tells the places of one owner and kind apart.

    ``number`` is a clearing's number (from 1; 0 for every other place); ``clearings`` are the numbers that a forest or
    a path touches. Make places with the functions of this module, never directly.
    """

    __slots__ = ("clearings", "kind", "name", "number", "owner")

    def __init__(self, kind: PlaceKind, owner: str, name: str, number: int, clearings: tuple[int, ...]) -> None:
        self.kind = kind
        self.owner = owner
        self.name = name
        self.number = number
        self.clearings = clearings

    def __repr__(self) -> str:
        return " ".join(part for part in (self.owner, self.kind.value, self.name) if part)

    def __reduce__(self) -> tuple[object, tuple[PlaceKind, str, str, int, tuple[int, ...]]]:
        return _place, (self.kind, self.owner, self.name, self.number, self.clearings)


_known: dict[tuple[PlaceKind, str, str], Place] = {}


def _place(kind: PlaceKind, owner: str = "", name: str = "", number: int = 0, touches: tuple[int, ...] = ()) -> Place:
    known = _known.get((kind, owner, name))
    if known is None:
        known = _known[kind, owner, name] = Place(kind, owner, name, number, touches)
    return known


MOST_CLEARINGS = 99
"""How many clearings a map can have, as two digits tell them."""

_clearings: tuple[Place, ...] = tuple(_place(PlaceKind.CLEARING, "", str(n), n) for n in range(1, MOST_CLEARINGS + 1))


def clearing(number: int) -> Place:
    """Return the clearing of a number from 1 to :data:`MOST_CLEARINGS`; raises ``ValueError`` for any other."""
    if not 1 <= number <= MOST_CLEARINGS:
        raise ValueError(f"there is no clearing {number}: clearings are numbered from 1 to {MOST_CLEARINGS}")
    return _clearings[number - 1]


@cache
def forest(clearings: tuple[int, ...]) -> Place:
    """Return the forest that touches these clearings (2.4), whatever their order."""
    touches = tuple(sorted(clearings))
    return _place(PlaceKind.FOREST, "", "_".join(map(str, touches)), 0, touches)


def path(one: int, other: int) -> Place:
    """Return the path between two clearings (2.2), whatever their order."""
    touches = (min(one, other), max(one, other))
    return _place(PlaceKind.PATH, "", f"{touches[0]}_{touches[1]}", 0, touches)


@cache
def supply(faction: str) -> Place:
    """Return a faction's supply (G.32)."""
    return _place(PlaceKind.SUPPLY, faction)


def board(faction: str, box: str) -> Place:
    """Return a named box, track or column of a faction's board, such as its ``"acolytes"``."""
    return _place(PlaceKind.BOARD, faction, box)


@cache
def hand(faction: str) -> Place:
    """Return a faction's hand of cards (1.2.1)."""
    return _place(PlaceKind.HAND, faction)


@cache
def play_area(faction: str) -> Place:
    """Return the area near a faction's board that holds its cards in force (2.1.4)."""
    return _place(PlaceKind.PLAY_AREA, faction)


def revealed(faction: str) -> Place:
    """Return the part of a faction's play area where the cards that it has revealed lie (2.1.4, G.25)."""
    return _place(PlaceKind.PLAY_AREA, faction, "revealed")


def is_revealed(place: Place) -> bool:
    """Return whether cards lie revealed at a place."""
    return place.kind is PLAY_AREA and place is revealed(place.owner)


def on_card(faction: str, card: str) -> Place:
    """Return the top of a card in a faction's play area, by its name in lower case, where an effect lays pieces."""
    return _place(PlaceKind.CARD, faction, card)


def common(name: str) -> Place:
    """Return a place that belongs to nobody and is named by the Law, such as the Lost Souls pile."""
    return _place(PlaceKind.COMMON, "", name)


def beside_map(name: str) -> Place:
    """Return the clearing of a name that a faction brings, which lies beside the map and has no number."""
    return _place(PlaceKind.BESIDE, "", name)


def common_named(name: str) -> Place | None:
    """Return the place of a name that belongs to nobody, if the Law, or a faction that was imported, knows one."""
    return _known.get((PlaceKind.COMMON, "", name))


DECK = common("deck")
DISCARD = common("discard pile")
AVAILABLE_DOMINANCE = common("available dominance cards")
QUESTS = common("quests")
"""The quests that lie face up, for whoever can complete them (9.3.3); records have a letter for the place."""
PLAYED = common("cards being played")
"""Where a card lies from when it is played or its effect begins until it is discarded: in no hand any more.

So an ambush card (4.3.1), and a crafted card with an immediate effect (4.1.2).
"""
ITEM_SUPPLY = common("item supply")
OUT_OF_GAME = common("out of the game")


def under_ruin(number: int) -> Place:
    """Return the place under the ruin of a clearing, where items for those who explore lie (9.3.4)."""
    return _place(PlaceKind.COMMON, "", f"under the ruin in clearing {number}", 0, (number,))


def crafted_items(faction: str) -> Place:
    """Return the Crafted Items box of a faction's board (4.1.2)."""
    return board(faction, "crafted items")
