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


@kind("a card mobilized after the cards of Evening are drawn", "8.5.2", ALLIANCE, end=True)
def mobilized_after_drawing(at: Moment) -> Planting | None:
    """The last card that is mobilized comes behind the draw."""
    mobilized = [number for number, text in enumerate(at.texts) if re.fullmatch(r"[BFMR]#\w+A->A\$", text)]
    if not mobilized or not at.turns_left or at.evening == len(at.nodes) or mobilized[-1] > at.evening:
        return None
    number = mobilized[-1]
    return Planting((*at.nodes[:number], *at.nodes[number + 1 :], at.nodes[number]))


@kind("officers kept as a second base falls", "8.2.4", on=Move, rare=True)
def officers_kept_with_two_bases(at: Moment) -> Planting | None:
    """One officer fewer is removed for the second base of a turn."""
    found = re.fullmatch(r"(\d+)AwA\$->", at.text)
    earlier = any(re.fullmatch(r"\d*AwA\$->", text) for text in at.done_texts)
    if not found or not earlier or at.me == ALLIANCE or not at.turns_left:
        return None
    return at.swap(f"{int(found[1]) - 1}AwA$->")
