"""Decks: the two shared decks of 54 cards each (2.1), those of other packages, and what factions bring into them.

A deck is read when it is first asked for, and its cards are the same objects ever after:

>>> [card.suit for card in deck_named("E&P").by_id("root-tea")]
['fox', 'rabbit', 'mouse']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from woodlaw.law.clauses import Reading
from woodlaw.law.installed import DECKS
from woodlaw.law.values import Single
from woodlaw.table.cards import Card, CardKind, card_id
from woodlaw.table.data import read, read_file
from woodlaw.table.laid_over import laid_over
from woodlaw.table.named import Collection

STANDARD_DECKS = ("standard", "exiles_and_partisans")
"""The ids of the decks that come with this package."""

ASSUMED = ("cost", "copies")
"""What no sure source tells of a card that is marked as assumed."""

_KINDS = {
    "ambush": CardKind.AMBUSH,
    "dominance": CardKind.DOMINANCE,
    "item": CardKind.ITEM,
    "immediate": CardKind.IMMEDIATE,
    "persistent": CardKind.PERSISTENT,
    "other": CardKind.OTHER,
}


class UnknownDeck(ValueError):
    """Raised when no deck has the name asked for; the message lists the names there are."""


class Deck(Single):
    """A shared deck. Decks compare by identity; get them from :func:`deck_named`.

    ``cards`` are its kinds of card, of which each says how many ``copies`` there are; ``size`` counts the copies.
    ``brought`` are those of them that factions bring into it during their setup.
    """

    id: str
    title: str
    aliases: tuple[str, ...]
    cards: tuple[Card, ...]
    size: int
    _by_id: Mapping[str, tuple[Card, ...]]
    brought: tuple[Card, ...] = ()

    def by_id(self, card_id: str) -> tuple[Card, ...]:
        """Return the cards of an id such as ``"root-tea"``, one a suit; nothing when the deck holds no such card."""
        return self._by_id.get(card_id, ())

    def find(self, card_id: str, suit: str) -> Card | None:
        """Return the card of an id and a suit, or None when the deck holds no such card."""
        return next((card for card in self.by_id(card_id) if card.suit == suit), None)

    def copies(self, *, brought: bool = True) -> list[Card]:
        """Return every copy of every card, without those that factions bring where ``brought`` is false."""
        return list(_copies(self, brought))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (with_cards, (_load(self.id), self.brought)) if self.brought else (_load, (self.id,))


@cache
def _copies(deck: Deck, brought: bool) -> tuple[Card, ...]:
    return tuple(card for card in deck.cards if brought or card not in deck.brought for _ in range(card.copies))


@cache
def with_cards(deck: Deck, cards: tuple[Card, ...]) -> Deck:
    """Return a deck with cards that factions bring into it, always the same object; the deck itself for none."""
    if not cards:
        return deck
    return _deck(deck.id, deck.title, deck.aliases, (*deck.cards, *cards), cards)


def deck_ids() -> tuple[str, ...]:
    """Return the ids of all installed decks, those that come with this package first."""
    return _DECKS.ids()


def deck_named(text: str) -> Deck:
    """Return the deck of an id, title or alias, whatever the case; raises :class:`UnknownDeck` for any other text."""
    return _DECKS.named(text)


@cache
def _load(deck_id: str) -> Deck:
    data = _DECKS.data(deck_id)
    common = read("deck_common") if data.get("with common cards") else ()
    return _deck(deck_id, data["title"], tuple(data.get("aliases", ())), cards_of((*common, *data["cards"])))


_DECKS = Collection("deck", DECKS, STANDARD_DECKS, _load, UnknownDeck)


def _deck(
    deck_id: str, title: str, aliases: tuple[str, ...], cards: tuple[Card, ...], brought: tuple[Card, ...] = ()
) -> Deck:
    by_id: dict[str, tuple[Card, ...]] = {}
    for card in cards:
        by_id[card.id] = (*by_id.get(card.id, ()), card)
    return Deck(deck_id, title, aliases, cards, sum(card.copies for card in cards), MappingProxyType(by_id), brought)


def cards_of(entries: Iterable[dict[str, Any]]) -> tuple[Card, ...]:
    """Return the cards of data entries, as a deck's file or a faction's ``cards.yaml`` has them."""
    return tuple(_card(entry) for entry in entries)


@cache
def cards_in(file: Path) -> tuple[Card, ...]:
    """Return the cards of a file of a faction's own, always the same objects.

    Raises :class:`UnusableData`, and :class:`~woodlaw.table.laid_over.CannotLayOver` where a user tells another number
    of cards in all.
    """
    entries = read_file(file)["cards"]
    cards = cards_of(entries)
    count, there = sum(card.copies for card in cards), sum(entry.get("copies", 1) for entry in entries)
    if count != there:
        raise laid_over().problem("cards: copies", f"{there} cards in all of {file.parent.name}, not {count}")
    return cards


def _card(entry: dict[str, Any]) -> Card:
    """Return the card of a data entry. One that shows an item needs no kind; one without a cost cannot be crafted."""
    cost: str = entry.get("cost", "")
    open_to_users = bool(entry.get("assumed") and cost)
    told_cost = laid_over().cost(card_id(entry["name"])) if open_to_users else None
    told_copies = laid_over().copies(card_id(entry["name"])) if open_to_users else None
    told = frozenset(what for what, value in zip(ASSUMED, (told_cost, told_copies), strict=True) if value is not None)
    return Card(
        name=entry["name"],
        suit=entry["suit"],
        kind=_KINDS[entry.get("kind", "item")],
        cost=told_cost or tuple(cost.split()) or None,
        item=entry.get("item", ""),
        points=entry.get("points", 0),
        copies=told_copies or entry.get("copies", 1),
        effect=entry.get("effect", ""),
        readings=tuple(Reading(**reading) for reading in entry.get("readings", ())),
        assumed=frozenset(ASSUMED if entry.get("assumed") else ()) - told,
        laid_over=told,
    )
