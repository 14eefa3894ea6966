"""Cards as plain data, for programs, beside the clauses of :mod:`woodlaw.law.plain`."""

from __future__ import annotations

from typing import Any

from woodlaw.law.plain import plain_readings
from woodlaw.table.cited import CitedCard


def plain_card(cited: CitedCard) -> dict[str, Any]:
    """Return what there is to tell of a card, ready to be written as JSON.

    ``id``, ``name``, ``kind``, ``cost`` (suits; empty where the card cannot be crafted), ``item`` (null where it gives
    none) and its ``points``, ``decks``, ``prints`` (the copies of each suit), ``text`` in our words and ``readings``.
    """
    card = cited.cards[0]
    return {
        "id": cited.id,
        "name": cited.name,
        "kind": card.kind,
        "cost": list(card.cost or ()),
        "item": card.item or None,
        "points": card.points,
        "decks": list(cited.decks),
        "prints": [{"suit": each.suit, "copies": each.copies} for each in cited.cards],
        "text": cited.text,
        "readings": plain_readings(cited.readings),
    }
