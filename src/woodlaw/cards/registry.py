"""Where the effects of the shared decks are found.

The clauses of cards are no clauses of the Law: their ids are ``card.`` and the card's id, such as ``card.tunnels``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from woodlaw.cards import exiles_and_partisans, standard
from woodlaw.cards.effect import CardEffect
from woodlaw.table.cards import Card

EFFECTS: Mapping[str, type[CardEffect]] = {
    effect.card_id: effect for effect in (*standard.EFFECTS, *exiles_and_partisans.EFFECTS)
}
"""The effects that bend the core, by card id."""


def effect_of(card: Card, owner: str) -> CardEffect | None:
    """Return what a crafted card bends for its owner, always the same object; None when it bends nothing."""
    return _effect(card.id, owner)


@cache
def _effect(card_id: str, owner: str) -> CardEffect | None:
    effect = EFFECTS.get(card_id)
    return effect(owner) if effect else None
