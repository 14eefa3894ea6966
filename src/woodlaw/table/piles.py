"""Piles of cards that belong to nobody: the deck, the discards, and those that factions bring to a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from woodlaw.law.values import Fixed
from woodlaw.table.cards import Card
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, Place


class Pile(Fixed):
    """A pile of cards.

    ``hidden`` says that nobody looks through it, so that of its cards only the number is known; ``counted`` that a
    table in words tells that number instead of the cards. One that holds no cards of the shared deck tells its ``own``;
    ``open_at_once`` are as many of them as lie there while the pile lasts. Cards that are discarded to one that is
    ``passing``, dominance cards too, lie there until they are discarded again, to where they would have gone without.
    """

    place: Place
    hidden: bool = False
    counted: bool = False
    own: Callable[[], Sequence[Card]] | None = None
    open_at_once: int = 0
    passing: bool = False

    @property
    def title(self) -> str:
        """What it is called."""
        return self.place.name


DRAW_PILE = Pile(DECK, hidden=True, counted=True)
DISCARD_PILE = Pile(DISCARD, counted=True)
COMMON_PILES = (DRAW_PILE, DISCARD_PILE, Pile(AVAILABLE_DOMINANCE))
"""The piles of every table (2.1, 3.3.3)."""
