"""Pieces: what stands in clearings, in supplies and on boards (1.5, G.19).

A :class:`Piece` is one kind of piece of one owner; how many of it lie where is the state's business. Pieces are
interned: the same kind is always the same object, so they compare by identity and make cheap dictionary keys.
"""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """What sort of thing a piece is, as the glossary tells them apart (G.3, G.13, G.18, G.34, G.36)."""

    WARRIOR = "warrior"
    PAWN = "pawn"
    BUILDING = "building"
    TOKEN = "token"
    ITEM = "item"
    MARKER = "marker"


WARRIOR, PAWN, BUILDING, TOKEN, ITEM = (
    Category.WARRIOR,
    Category.PAWN,
    Category.BUILDING,
    Category.TOKEN,
    Category.ITEM,
)
"""The same by names of their own, for what is asked at every step: before Python 3.12 enums look members up slowly."""

FACE_DOWN = "exhausted "
"""How the kind of an item begins that lies face down."""

RULING = (WARRIOR, BUILDING)
"""What counts when rule is counted (2.5)."""


class Piece:
    """One kind of piece of one owner.

    ``owner`` is a faction's name (``"marquise_de_cat"``) or ``""`` for what nobody owns (items, ruins, the Ferry);
    ``kind`` is the Law's word in the singular (``"warrior"``, ``"sawmill"``, ``"fox_garden"``, ``"sword"``).
    Make pieces with :func:`piece`, never directly.
    """

    __slots__ = ("category", "is_face_down", "is_faction_piece", "kind", "owner")

    def __init__(self, owner: str, kind: str, category: Category) -> None:
        self.owner = owner
        self.kind = kind
        self.category = category
        self.is_faction_piece = category not in (Category.ITEM, Category.MARKER) and bool(owner)
        """Whether the glossary counts it as a faction piece (G.10): a warrior, pawn, building or token."""
        self.is_face_down = kind.startswith(FACE_DOWN)
        """Whether it is an item that lies face down."""

    def __repr__(self) -> str:
        return f"{self.owner or 'nobody'}:{self.kind}"

    def __reduce__(self) -> tuple[object, tuple[str, str, Category]]:
        return piece, (self.owner, self.kind, self.category)


_known: dict[tuple[str, str], Piece] = {}


def piece(owner: str, kind: str, category: Category) -> Piece:
    """Return the one piece object of this owner and kind.

    Raises ``ValueError`` when the same owner and kind was made before with another category.
    """
    known = _known.get((owner, kind))
    if known is None:
        known = _known[owner, kind] = Piece(owner, kind, category)
    elif known.category is not category:
        raise ValueError(f"{owner} {kind} is a {known.category}, not a {category}")
    return known


ITEM_KINDS = ("boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch", "club")
"""Every kind of item, in a fixed order."""

RUIN = piece("", "ruin", Category.BUILDING)
FERRY = piece("", "ferry", Category.MARKER)
TOWER = piece("", "tower", Category.MARKER)


def item(kind: str) -> Piece:
    """Return the item piece of a kind of :data:`ITEM_KINDS` (G.13)."""
    if kind not in ITEM_KINDS:
        raise ValueError(f"no item is called {kind!r}")
    return piece("", kind, Category.ITEM)


UNKNOWN_ITEM = piece("", "unknown item", Category.ITEM)
"""An item that nobody has seen, such as one under a ruin."""


def other_side(item: Piece) -> Piece:
    """Return an item as it lies when it is turned over: face up, or face down (exhausted) and then a piece apart."""
    kind = item.kind
    down = kind.removeprefix(FACE_DOWN) if kind.startswith(FACE_DOWN) else f"{FACE_DOWN}{kind}"
    return piece(item.owner, down, item.category)


def is_face_down(item: Piece) -> bool:
    """Return whether an item lies face down."""
    return item.is_face_down


def face_up(item: Piece) -> Piece:
    """Return an item as it lies face up."""
    return other_side(item) if item.is_face_down else item
