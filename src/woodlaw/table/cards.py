"""Cards: the shared decks, and cards of which only a part is known."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache

from woodlaw.law.clauses import Reading


class CardKind(StrEnum):
    """What a card does when it is used (2.1.2, 2.1.3, 4.1.2, 4.1.3)."""

    AMBUSH = "ambush"
    DOMINANCE = "dominance"
    ITEM = "item"
    IMMEDIATE = "immediate effect"
    PERSISTENT = "persistent effect"
    OTHER = "other"
    """A card of no shared deck: leaders, viziers, ministers, quests, captains."""


class Card:
    """One kind of card, or as much of it as is known.

    A card of a deck knows its ``suit`` (``"bird"``, ``"fox"``, ``"rabbit"``, ``"mouse"``, ``"frog"``), ``name``,
    ``kind``, ``cost`` (suits, or ``"any"``), ``item`` with ``points``, and how many ``copies`` its deck holds; its
    ``effect``, if it has one, told in our own words, and the ``readings`` taken where the card is silent; ``assumed``
    names what no sure source tells of it, ``"cost"`` or ``"copies"``, ``laid_over`` what of these a user has told. A
    card seen in part has an empty ``suit`` or ``name``; :data:`UNSEEN` has neither. ``id`` is the name in lower case
    with hyphens (``"false-orders"``). Cards are interned by their loaders and compare by identity.
    """

    __slots__ = (
        "assumed",
        "copies",
        "cost",
        "effect",
        "id",
        "item",
        "kind",
        "known",
        "laid_over",
        "name",
        "points",
        "readings",
        "suit",
    )

    def __init__(
        self,
        name: str = "",
        suit: str = "",
        kind: CardKind | None = None,
        cost: tuple[str, ...] | None = None,
        item: str = "",
        points: int = 0,
        copies: int = 0,
        effect: str = "",
        readings: tuple[Reading, ...] = (),
        assumed: frozenset[str] = frozenset(),
        laid_over: frozenset[str] = frozenset(),
    ) -> None:
        self.name = name
        self.suit = suit
        self.kind = kind
        self.cost = cost
        self.item = item
        self.points = points
        self.copies = copies
        self.effect = effect
        self.readings = readings
        self.assumed = assumed
        self.laid_over = laid_over
        self.id = card_id(name)
        self.known = bool(suit and name)
        """Whether both suit and name are known."""

    def __repr__(self) -> str:
        return f"{self.name or 'a card'} ({self.suit or 'unseen'})"


@lru_cache(maxsize=4096)
def card_id(name: str) -> str:
    """Return a card's name in lower case with hyphens: ``"Stand and Deliver!"`` is ``"stand-and-deliver"``."""
    words = "".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split()
    return "-".join(words)


class CardAs(Card):
    """A card of a hand that is spent or revealed as if it had another suit.

    ``held`` is the card itself, ``by`` the id of the card in its player's play area that lets it and is discarded for
    it. Get them from :func:`card_as`.
    """

    __slots__ = ("by", "held")

    def __init__(self, held: Card, suit: str, by: str) -> None:
        super().__init__(f"{held.name} as {suit}", suit, held.kind)
        self.held = held
        self.by = by


@cache
def card_as(held: Card, suit: str, by: str) -> CardAs:
    """Return a card as one of another suit, always the same object."""
    return CardAs(held, suit, by)


def lying_as(card: Card) -> Card:
    """Return a card as it lies in the hand, whatever it passes for."""
    return card.held if isinstance(card, CardAs) else card


def printed_suit(card: Card) -> str:
    """Return the suit that is printed on a card, whatever it passes for."""
    return lying_as(card).suit


UNSEEN = Card()
"""A card nobody at this table has seen."""
