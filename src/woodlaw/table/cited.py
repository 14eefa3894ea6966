"""Cards as they are cited: ``card.`` and the card's id, as clauses are by theirs.

>>> cited_card("card.root-tea").suits
('fox', 'rabbit', 'mouse')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from woodlaw.law.clauses import Reading
from woodlaw.law.registry import UnknownClause
from woodlaw.law.values import Fixed

if TYPE_CHECKING:
    from woodlaw.table.cards import Card

CARDS_FILE = "cards.yaml"
"""The file of a faction's package that holds its cards."""

PREFIX = "card."
"""What the citation of a card begins with."""


class CitedCard(Fixed):
    """A card under the id that it is cited by, of the shared decks or of those that factions bring into them.

    ``cards`` are its prints, one a suit; all of a name have the same kind, cost, item, effect and readings.
    ``decks`` are the titles of the decks that hold it; a faction's card has none.
    """

    id: str
    cards: tuple[Card, ...]
    decks: tuple[str, ...]

    @property
    def name(self) -> str:
        """The printed name."""
        return self.cards[0].name

    @property
    def suits(self) -> tuple[str, ...]:
        """The suits that it is printed in."""
        return tuple(card.suit for card in self.cards)

    @property
    def text(self) -> str:
        """The effect, told in our own words; empty where it has none that is printed on it alone."""
        return self.cards[0].effect

    @property
    def readings(self) -> tuple[Reading, ...]:
        """How the card is taken where it is silent."""
        return self.cards[0].readings

    def __str__(self) -> str:
        return f"{self.id} {self.name}"


@cache
def cited_cards() -> Mapping[str, CitedCard]:
    """Return every card by the id that it is cited by: of the decks in their order, then of installed factions."""
    from woodlaw.table.decks import deck_ids, deck_named

    found: dict[str, CitedCard] = {}
    for deck in map(deck_named, deck_ids()):
        for card in deck.cards:
            cited = PREFIX + card.id
            known = found.get(cited)
            if known is None or deck.title not in known.decks:
                decks = (*(known.decks if known else ()), deck.title)
                found[cited] = CitedCard(cited, known.cards if known else deck.by_id(card.id), decks)
    for card in _of_factions():
        cited = PREFIX + card.id
        known = found.get(cited)
        found[cited] = CitedCard(cited, (*(known.cards if known else ()), card), known.decks if known else ())
    return MappingProxyType(found)


def _of_factions() -> Iterator[Card]:
    """Yield the cards of installed factions: those that they bring, and those that lie on their boards."""
    from woodlaw.law.installed import FACTIONS, packages
    from woodlaw.table.decks import cards_in

    for folder in packages(FACTIONS):
        if (folder / CARDS_FILE).is_file():
            yield from cards_in(folder / CARDS_FILE)


def is_card_citation(text: str) -> bool:
    """Say whether a text means to cite a card, which there need not be: it begins with ``card.``."""
    return text.strip().casefold().startswith(PREFIX)


def is_cited(cited: str) -> bool:
    """Say whether there is a card of just this id; one in our decks is known without reading any others."""
    from woodlaw.table.decks import STANDARD_DECKS, deck_named

    found = any(deck_named(deck).by_id(cited.removeprefix(PREFIX)) for deck in STANDARD_DECKS)
    return (found and cited.startswith(PREFIX)) or cited in cited_cards()


def cited_card(text: str) -> CitedCard:
    """Return the card that a citation means, whatever its case: ``card.false-orders``, ``Card.False Orders``.

    Raises :class:`~woodlaw.law.registry.UnknownClause` with the nearest ids.
    """
    from woodlaw.table.cards import card_id

    found = cited_cards().get(text)
    if found is None:
        asked = PREFIX + card_id(text.strip()[len(PREFIX) :]) if is_card_citation(text) else text
        found = cited_cards().get(asked)
    if found is None:
        raise UnknownClause(text.strip(), nearest_cards(text))
    return found


def nearest_cards(text: str) -> tuple[str, ...]:
    """Return up to three ids of cards most like a text."""
    from difflib import get_close_matches

    return tuple(get_close_matches(text.strip()[:40].casefold(), cited_cards()))
