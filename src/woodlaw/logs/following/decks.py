"""The decks that a turn may have begun with: books count a deck only roughly, and what is shuffled nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.table.places import DECK, Place

LEAST_BELOW = 10
"""How many cards the deck is laid to hold at least below those that a turn draws: books may miscount it."""


def with_decks(game: Game, before: State, table: State, events: Sequence[Event]) -> Iterator[State]:
    """Yield a table with the decks that it may have: with more cards than a turn draws, or such as it runs out of.

    Where not even the discards are enough, the last that are drawn may be such as were discarded in the turn itself.
    """
    drawn, left, counted = drawn_of(events), left_to_draw(game, before), len(before.cards_at(DECK))
    if counted <= drawn:
        yield _with_deck_as_counted(game, table, events, counted, shuffled=drawn < left)
    if left > drawn:
        yield table
    if not may_run_out(game, before, events):
        yield from (
            _with_deck_as_counted(game, table, events, count, shuffled=True)
            for count in _miscounted(game, before, counted, drawn)
        )
    else:
        piles = shuffled_together(game)
        discarded = sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.target in piles)
        likely = max(0, drawn - discarded)
        for count in sorted(range(drawn + 1), key=lambda count: abs(count - likely)):
            yield _with_short_deck(game, table, count)
    if left <= drawn:
        yield table


def _miscounted(game: Game, before: State, counted: int, drawn: int) -> Iterator[int]:
    """Yield how many cards a deck may hold that runs out in a turn, and that books may miscount, the likeliest first.

    It matters only where a pile that is shuffled with the discards holds cards that are drawn from it.
    """
    if counted < drawn + LEAST_BELOW and any(before.cards_at(pile) for pile in shuffled_together(game)[1:]):
        yield from sorted({*range(1, drawn + 1)} - {counted}, key=lambda count: abs(count - counted))


def may_run_out(game: Game, before: State, events: Sequence[Event]) -> bool:
    """Return whether the deck may run out in a turn, with the cards that would be shuffled, as far as books know."""
    return left_to_draw(game, before) < drawn_of(events) + LEAST_BELOW


def left_to_draw(game: Game, before: State) -> int:
    """Return how many cards a deck can give, with those that would be shuffled, as far as books know."""
    return sum(len(before.cards_at(pile)) for pile in (DECK, *shuffled_together(game)))


def drawn_of(events: Sequence[Event], pile: Place = DECK) -> int:
    """Return how many cards some events draw of a pile."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.source is pile)


def _with_deck_as_counted(game: Game, table: State, events: Sequence[Event], count: int, *, shuffled: bool) -> State:
    """Return a table with so many cards in the deck.

    The others that are drawn of it are among those ``shuffled``, beneath what is drawn of the pile before, or are such
    as were discarded in the turn.
    """
    state = table.copy()
    deck, pile = state.cards_at(DECK), shuffled_together(game)[-1]
    lying = state.cards_at(pile)
    beneath = max(0, len(lying) - drawn_of(_until_empty(events, count), pile))
    if shuffled:
        beyond = deck[len(deck) - drawn_of(events) : len(deck) - count]
        state.cards[pile] = [*lying[:beneath], *beyond, *lying[beneath:]]
    state.cards[DECK] = list(deck[len(deck) - count :])
    return state


def _until_empty(events: Sequence[Event], count: int) -> Sequence[Event]:
    """Return the events up to the one that takes more from a deck of so many cards than it holds."""
    drawn = 0
    for number, event in enumerate(events):
        drawn += drawn_of((event,))
        if drawn > count:
            return events[:number]
    return events


def _with_short_deck(game: Game, table: State, count: int) -> State:
    """Return a table with so many of the deck's cards, the uppermost, and no discards."""
    state = table.copy()
    deck = state.cards_at(DECK)
    for pile in shuffled_together(game):
        state.cards[pile] = []
    state.cards[DECK] = list(deck[len(deck) - count :])
    return state
