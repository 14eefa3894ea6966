"""Relationships (9.2.9): the spaces of their markers, and what a turn and a battle remember of them."""

from __future__ import annotations

from woodlaw.engine.events import Removed
from woodlaw.engine.memory import COUNT, FLAG, PLAYER, Kept, OneOf, Remembered
from woodlaw.engine.sides import Fight
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category

HOSTILE = "hostile"
INDIFFERENT, AMIABLE, FRIENDLY, ALLIED = TRACK = ("indifferent", "amiable", "friendly", "allied")
"""The spaces of the Allied track, in their order."""

RELATIONSHIP = Kept("", INDIFFERENT, OneOf((HOSTILE, *TRACK)), PLAYER, owner="vagabond")
"""The space of each faction's relationship marker (9.2.9)."""
Kept("", INDIFFERENT, OneOf((HOSTILE, *TRACK)), PLAYER, owner="second_vagabond")

AIDED = Remembered("aided", 0, COUNT, PLAYER)
"""How many Aids this turn count toward the next improvement of the relationship with a player."""
FIGHTING_WITH = Remembered("allies in the battle", "", PLAYER)
"""The Allied faction whose warriors the Vagabond treats as his own in the battle under way."""
HITS_ON_ALLIES = Remembered("hits taken with allies", 0, COUNT)
HITS_ON_ITEMS = Remembered("hits taken with items", 0, COUNT)
"""What the attacking Vagabond has taken hits with in the battle under way."""
DUELING = Remembered("dueling", False, FLAG)
"""Whether the warrior that is removed is removed in a duel, which makes nobody Hostile (V.11.2)."""


@implements("9.2.9.III", "11.2.7.IIIb")
def angers(removed: Removed, fight: Fight | None) -> bool:
    """Return whether removing a piece can turn its faction Hostile: a warrior, unless it fought as another's own."""
    return removed.piece.category is Category.WARRIOR and not (fight and removed.piece in fight.as_own)
