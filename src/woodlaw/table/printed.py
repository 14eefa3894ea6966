"""The publisher's card library beside our cards: which cards say something else than what was read.

The library is a file of YAML or JSON: a list of cards, or a mapping that holds one under ``cards``. A card there has a
``name`` and a ``text``, perhaps a ``suit`` and a ``deck``; what else stands there is left unread, and so are cards of
other decks. It may come from anybody, and is read as :mod:`woodlaw.law.official` reads the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from woodlaw.law.listed import Shape, read_list
from woodlaw.law.printed import Printed, changes, digest, read_printed
from woodlaw.table.cards import Card, card_id
from woodlaw.table.cited import CitedCard, cited_cards
from woodlaw.table.decks import UnknownDeck, deck_named

_PACKAGED = Path(__file__).parent / "data" / "printed_cards.yaml"
_LIBRARY = Shape("a card", "cards", ("name", "text", "suit", "deck"), ("name",))


@dataclass(frozen=True, slots=True)
class OfficialCard:
    """A card of the publisher's library; ``suit`` and ``deck`` are empty where it does not say."""

    name: str
    text: str
    suit: str
    deck: str
    line: int


@dataclass(frozen=True, slots=True)
class CardComparison:
    """What differs: cards of ours whose text is ``reworded``, each with the line that says so, and those ``gone``.

    ``changes`` are, by the card's id, what of a reworded text is new.
    """

    reworded: tuple[tuple[CitedCard, int], ...]
    gone: tuple[CitedCard, ...]
    same: tuple[CitedCard, ...]
    changes: Mapping[str, tuple[str, ...]]

    @property
    def differences(self) -> int:
        """How many cards differ."""
        return len(self.reworded) + len(self.gone)


@cache
def printed_cards() -> Mapping[str, Printed]:
    """Return, by a card's id and suit with a space between, the printed text that its effect was checked against."""
    return read_printed(_PACKAGED)


def printed_of(card: Card) -> Printed | None:
    """Return the printed text that a card's effect was checked against; None for a card without a text."""
    return printed_cards().get(f"{card.id} {card.suit}")


def read_library(path: Path) -> tuple[OfficialCard, ...]:
    """Read the publisher's card library.

    Raises :class:`~woodlaw.law.files.LawError` with one line for a file that is unreadable or not of this shape.
    """
    return tuple(OfficialCard(**entry.texts, line=entry.line) for entry in read_list(path, _LIBRARY))


def compare_cards(official: Sequence[OfficialCard]) -> CardComparison:
    """Compare the cards that have a printed text with those of the publisher's library."""
    by_id: dict[str, list[OfficialCard]] = {}
    for entry in official:
        by_id.setdefault(card_id(entry.name), []).append(entry)
    reworded, gone, same = [], [], []
    new: dict[str, tuple[str, ...]] = {}
    for cited in cited_cards().values():
        prints = [card for card in cited.cards if printed_of(card)]
        found = [(card, other) for card in prints for other in _prints(card, cited, by_id.get(card.id, ()))]
        changed = [(card, other) for card, other in found if _says_otherwise(card, other)]
        if changed:
            reworded.append((cited, changed[0][1].line))
            new[cited.id] = _changes(*changed[0])
        elif len({card for card, _ in found}) < len(prints):
            gone.append(cited)
        elif prints:
            same.append(cited)
    return CardComparison(tuple(reworded), tuple(gone), tuple(same), new)


def _prints(card: Card, cited: CitedCard, named: Iterable[OfficialCard]) -> Iterator[OfficialCard]:
    """Yield the entries of a card's name that are it: of its suit and of one of its decks, as far as they say."""
    for other in named:
        if other.suit.casefold() in ("", card.suit) and (not other.deck or _title(other.deck) in cited.decks):
            yield other


def _title(deck: str) -> str:
    """Return the title of a deck that the publisher names, ``""`` for one that is none of ours."""
    try:
        return deck_named(deck.removesuffix(" Deck")).title
    except UnknownDeck:
        return ""


def _changes(card: Card, other: OfficialCard) -> tuple[str, ...]:
    read = printed_of(card)
    return tuple(changes(read.marks, other.text)) if read else ()


def _says_otherwise(card: Card, other: OfficialCard) -> bool:
    read = printed_of(card)
    return read is not None and read.digest != digest(other.text)
