"""What the Alliance cannot do with cards that a record names (8.4, 8.5)."""

from __future__ import annotations

import re

from bench.planting.kind import kind
from bench.planting.moment import ALLIANCE, SUIT_LETTERS, Moment, Planting
from woodlaw.logs.rootlog.letters import card_id_of
from woodlaw.logs.rootlog.syntax import Move


@kind("a card spent on sympathy that Daylight mobilizes", "8.4.2", ALLIANCE, on=Move, rare=True)
def spent_once_mobilized(at: Moment) -> Planting | None:
    """The supporter spent in Birdsong is written as the card of its suit that is mobilized after it."""
    found = re.fullmatch(r"([BFMR])#(\w+?)A->A\$", at.text)
    suits = {letter: suit for suit, letter in SUIT_LETTERS.items()}
    if not found or not any(place for place in at.clearings if at.pieces(place, at.me) and _has_base(at, place.number)):
        return None
    card_id = card_id_of(found[2], found[1], [card.id for card in at.state.deck.cards])
    card = at.state.deck.find(card_id, suits[found[1]]) if card_id else None
    if card is None or card.copies != 1 or card.assumed:
        return None
    for number in range(at.n - 1):
        if at.texts[number] == f"{found[1]}#A$->" and at.texts[number + 1].startswith("t->"):
            return at.rewrite(number, f"{found[1]}#{found[2]}A$->")
    return None


def _has_base(at: Moment, number: int) -> bool:
    """Whether a base of the Alliance's stands in a clearing."""
    places = (place for place in at.clearings if place.number == number)
    return any(piece.owner == ALLIANCE and "base" in piece.kind for place in places for piece in at.state.at(place))
