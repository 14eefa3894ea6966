"""What nobody has seen: whether an answer would be another one if it were something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator

from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.tables import is_unknown
from woodlaw.engine.events import CardsMoved, Event, Revealed
from woodlaw.engine.state import State
from woodlaw.positions.laying import starting_table
from woodlaw.positions.wording import Words
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, QUESTS, Place

_PLAIN = (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.PERSISTENT)
"""The kinds of cards of which in a hand nothing but the suit and the cost can matter."""

_OTHER = (DECK, QUESTS)


def unseen_at(state: State) -> list[Place]:
    """Return where cards of the deck lie that are not known in full, but for the deck itself, in which nobody looks."""
    return [place for place, cards in state.cards.items() if place not in _OTHER and any(map(is_unknown, cards))]


def as_if_seen(state: State, places: Collection[Place]) -> Iterator[State]:
    """Yield states in which the cards at some places that are not known in full are all of one suit, each suit once."""
    lying = Counter(card for place, cards in state.cards.items() if place is not DECK for card in cards)
    free = dict[str, Card]()
    for card in starting_table(state.map.id, state.deck.id, state.seats).cards_at(DECK):
        if card.kind in _PLAIN and lying[card] < card.copies:
            free.setdefault(card.suit, card)
    for suit, card in sorted(free.items()):
        other = state.copy()
        for place in places:
            other.cards[place] = [_seen(held, card) for held in state.cards_at(place)]
        if any(other.cards[place] != state.cards_at(place) for place in places) and suit:
            yield other


def _seen(held: Card, card: Card) -> Card:
    return card if is_unknown(held) and held.suit in ("", card.suit) and not held.name else held


def outcome(attempt: Attempt) -> tuple[Hashable, ...]:
    """Return what a playing comes to, whatever the faces of cards that went somewhere or were shown."""
    if not attempt.is_legal:
        return (False,)
    return (True, attempt.won is not None, *map(_without_faces, attempt.happened))


def _without_faces(event: Event) -> Hashable:
    match event:
        case CardsMoved(source=source, target=target, cards=cards):
            return source, target, len(cards)
        case Revealed(owner=owner):
            return owner
    return event


def told(state: State, places: Collection[Place], words: Words) -> str:
    """Return in words which cards at some places are not known."""
    counts = {place: sum(map(is_unknown, state.cards_at(place))) for place in places}
    parts = (f"{count} in {words.place_name(place)}" for place, count in counts.items() if count)
    return f"cards that nobody has seen: {', '.join(parts)}"
