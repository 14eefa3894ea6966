"""Where the effects of cards in shared decks are found: ours and those of other packages, alike by entry point.

The clauses of cards are no clauses of the Law: their ids are ``card.`` and the card's id, such as ``card.tunnels``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from woodlaw.cards.effect import CardEffect
from woodlaw.law.installed import CARDS, DECKS, Unusable, entries_at
from woodlaw.table.cards import Card


class UnusableCards(Unusable):
    """An entry point of effects gives none that can be used; the message is one line that says which and why."""


@cache
def effects(*decks: str) -> Mapping[str, type[CardEffect]]:
    """Return the effects that bend the core, of some decks or of all, by card id; raises :class:`UnusableCards`."""
    found: dict[str, type[CardEffect]] = {}
    for entry in entries_at(CARDS, decks, DECKS):
        where = f"the entry point {entry.name} of {CARDS}: {entry.value}"
        try:
            for effect in entry.load():
                found[effect.card_id] = effect
        except Exception as error:
            first_line = str(error).partition("\n")[0]
            raise UnusableCards(f"{where} gives no effects ({type(error).__name__}: {first_line})") from error
    return found


def effect_of(card: Card, owner: str, *decks: str) -> CardEffect | None:
    """Return what a card, of some decks or of any, bends for its owner, always the same object; None for nothing."""
    return _effect(card.id, owner, *decks)


@cache
def _effect(card_id: str, owner: str, *decks: str) -> CardEffect | None:
    effect = effects(*decks).get(card_id)
    return effect(owner) if effect else None
