"""Cards as a record names them and shows them: of no such suit, of another deck, seen or given up for nothing."""

from __future__ import annotations

import re

from bench.planting.kind import CARDS, kind
from bench.planting.kinds.effects import PLAIN, in_play
from bench.planting.moment import ALLIANCE, BOT_ALLIANCE, LEGION, MARQUISE, REAVERS, SUIT_LETTERS, Moment, Planting
from woodlaw.logs.rootlog.letters import card_id_of, short_name
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.cards import CardKind

LATE = 12
"""How many turns of a game name enough cards to show which deck it has."""
OF_ANOTHER_DECK = {"standard": "R#tun", "exiles_and_partisans": "R#bank"}
KEPT = ("boat-builders", "cobbler", "codebreakers", "command-warren", "corvid-planners", "scouting-party", "tunnels")
"""Cards in play that their owners never discard."""


@kind("a card of another deck discarded", "A.2", on=Move)
def card_of_another_deck(at: Moment) -> Planting | None:
    """A card of the same suit is discarded that only another deck holds."""
    told = OF_ANOTHER_DECK.get(at.state.deck.id)
    if at.number < LATE or not told or not re.fullmatch(rf"R#(?!dom)\w+{at.letter}->", at.text):
        return None
    return at.swap(f"{told}{at.letter}->")


@kind("a card of a suit that it does not have", "2.1", on=Move)
def card_of_another_suit(at: Moment) -> Planting | None:
    """A card that is discarded, and has one suit, is written with another."""
    found = re.fullmatch(rf"([FMR])#(\w+?){at.letter}->", at.text)
    if not found or found[2] in ("dom", "favor", "part"):
        return None
    card_id = card_id_of(found[2], found[1], [card.id for card in at.state.deck.cards])
    if not card_id or len(at.state.deck.by_id(card_id)) != 1:
        return None
    return at.swap(f"{'F' if found[1] != 'F' else 'M'}#{found[2]}{at.letter}->")


@kind("a hand seen without any effect", "1.2.1", on=Move)
def hand_seen_for_nothing(at: Moment) -> Planting | None:
    """The turn's player sees a card of another's hand."""
    if at.n or at.me not in PLAIN or at.me == ALLIANCE or at.seated(BOT_ALLIANCE) or not at.plain():
        return None
    other = next((each for each in at.others if at.hand(each)), "")
    return at.insert(f"#{at.letter_of(other)}^{at.letter}") if other else None


@kind("two hands seen with Codebreakers", "card.codebreakers", CARDS, end=True, rare=True)
def codebreakers_twice(at: Moment) -> Planting | None:
    """A card of a second hand is seen."""
    seen = [found[1] for text in at.texts if (found := re.fullmatch(rf"\w?#[\w@]*(\w)\^{at.letter}", text))]
    if not seen or at.me not in PLAIN or at.me == ALLIANCE or at.seated(BOT_ALLIANCE):
        return None
    others = (each for each in at.others if at.letter_of(each) not in seen and at.hand(each))
    other = next(others, "") if in_play(at, "codebreakers") else ""
    return at.insert_in_evening(f"#{at.letter_of(other)}^{at.letter}") if other else None


@kind("a crafted card discarded that stays in play", "2.1.4", on=Move)
def crafted_card_given_up(at: Moment) -> Planting | None:
    """A card in play is discarded that gives its owner no reason to."""
    if at.n or at.me not in (MARQUISE, REAVERS):
        return None
    for card in at.effects():
        if card.id in KEPT and card.kind is CardKind.PERSISTENT:
            return at.insert(f"{SUIT_LETTERS[card.suit]}#{short_name(card.id)}{at.letter}$->")
    return None


@kind("a score marker taken off the track without a dominance card", "3.3.1", on=Move, rare=True)
def marker_without_card(at: Moment) -> Planting | None:
    """The card that is activated is left out."""
    after = at.texts[at.n + 1] if at.to_come else ""
    activated = re.fullmatch(rf"\w#dom{at.letter}->{at.letter}\$", at.text)
    if not activated or after != f"++->{at.letter}$" or at.me not in (LEGION, MARQUISE, REAVERS):
        return None
    return at.swap()
