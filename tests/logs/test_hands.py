"""What books know of hands, the deck and its discards."""

from __future__ import annotations

import pytest

from woodlaw.engine.game import Game
from woodlaw.logs import hands
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import DECK, DISCARD, hand

CATS = hand("marquise_de_cat")


@pytest.fixture
def game() -> Game:
    """A table with one card in the deck, three discards and a card in hand."""
    opening = lay_table(read("Map: Fall\nDeck: E&P\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:\n"))
    assert opening.game is not None
    opening.game.state.cards |= {DECK: [UNSEEN], DISCARD: [UNSEEN] * 3, CATS: [UNSEEN]}
    return opening.game


def lying(game: Game) -> tuple[int, int, int]:
    """Return how many cards the deck, the discards and the hand hold."""
    deck, discards, held = (len(game.state.cards_at(place)) for place in (DECK, DISCARD, CATS))
    return deck, discards, held


def test_the_discards_are_the_deck_the_moment_its_last_card_is_drawn(game: Game) -> None:
    hands.put(game, hands.take(game, UNSEEN, DECK), CATS)
    assert lying(game) == (3, 0, 2)


def test_what_is_discarded_while_the_deck_is_empty_is_the_deck(game: Game) -> None:
    game.state.cards[DECK], game.state.cards[DISCARD] = [], []
    hands.put(game, hands.take(game, UNSEEN, CATS), DISCARD)
    assert lying(game) == (1, 0, 0)


def test_a_deck_that_holds_cards_is_left_alone(game: Game) -> None:
    hands.put(game, hands.take(game, UNSEEN, CATS), DISCARD)
    assert lying(game) == (1, 4, 0)


@pytest.mark.parametrize(("late", "told"), [(Card(item="boot"), False), (Card(suit="fox"), True), (UNSEEN, True)])
def test_a_card_discarded_late_may_be_any_that_is_not_known_otherwise(game: Game, late: Card, *, told: bool) -> None:
    hands.put(game, late, DISCARD)
    hands.take(game, UNSEEN, DECK)
    hands.put(game, UNSEEN, CATS)
    fox = next(card for card in game.state.deck.cards if card.suit == "fox" and card.name and not card.item)
    assert hands.was_shuffled(game, fox) is told
