"""What a record tells next makes one option likelier than another."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.clean_games import text_of
from tests.followed_games import followed_turns

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.engine.events import Battled, CardsMoved, Event, Placed, Revealed
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.guesses import AMBUSH, NEXT, Coming, Guesses, beyond, settings_of
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import AVAILABLE_DOMINANCE, DISCARD, clearing, hand, play_area, supply

CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"
OFTEN = 20
WARRIOR = piece(CATS, "warrior", Category.WARRIOR)
FOX, MOUSE = Card(suit="fox"), Card(suit="mouse")


def coming(*events: Event) -> Coming:
    """Return what comes next where a record tells some events."""
    account = Account(events, range(len(events)))
    return [(told, told.deed.times) for told in account.told]


def likeliest(guesses: Guesses, asked: str, options: Sequence[Option], told: Coming) -> Option:
    """Return the option that is likeliest when the Marquise is asked for something."""
    likely = guesses.likely(CATS, asked, options, told)
    return options[likely.index(max(likely))]


def test_an_ambush_is_played_where_the_next_battle_tells_of_one_of_its_suit() -> None:
    guesses = Guesses(frozenset((CATS, BIRDS)))
    deck = deck_named("Standard")
    bird, fox = (deck.find("ambush", suit) for suit in ("bird", "fox"))
    assert bird is not None
    assert fox is not None
    told, plain = (coming(Battled(BIRDS, CATS, clearing(1), ambush)) for ambush in ("fox", ""))
    for _ in range(OFTEN):
        guesses.lessons.learn(CATS, AMBUSH, DECLINE, settings_of(plain, CATS))
    options: list[Option] = [DECLINE, bird, fox]
    assert likeliest(guesses, AMBUSH, options, told) is fox
    assert likeliest(guesses, AMBUSH, options, plain) == DECLINE


def test_an_effect_is_used_where_its_card_leaves_the_board_next() -> None:
    guesses = Guesses(frozenset((CATS, BIRDS)))
    [card] = deck_named("Standard").by_id("royal-claim")
    used, spent = (coming(CardsMoved(CATS, (card,), source, DISCARD)) for source in (play_area(CATS), hand(CATS)))
    for told in (used, spent):
        for _ in range(OFTEN):
            guesses.lessons.learn(CATS, "action", END, settings_of(told, CATS))
    assert likeliest(guesses, "action", [END, card.name], used) == card.name
    assert likeliest(guesses, "action", [END, card.name], spent) == END


def test_a_card_that_is_gained_is_named_by_a_word_though_another_is_paid_for_it_before() -> None:
    guesses = Guesses(frozenset((CATS,)))
    dominance = next(card for card in deck_named("standard").cards if card.kind is CardKind.DOMINANCE)
    paid = CardsMoved(CATS, (FOX,), hand(CATS), DISCARD)
    taken = CardsMoved(CATS, (dominance,), AVAILABLE_DOMINANCE, hand(CATS))
    spent = CardsMoved(CATS, (dominance,), hand(CATS), DISCARD)
    options = [END, "battle", "take dominance"]
    likely = guesses.likely(CATS, "action", options, coming(paid, taken))
    assert likely[2] > max(likely[:2])
    for told in (coming(paid, spent), coming(Battled(CATS, BIRDS, clearing(1)), taken)):
        likely = guesses.likely(CATS, "action", options, told)
        assert likely[2] <= likely[1]


def test_what_may_be_untold_does_not_keep_what_is_told_after_it_from_being_next() -> None:
    guesses = Guesses(frozenset((CATS,)))
    shown = Revealed(BIRDS, BIRDS, (FOX, MOUSE))
    told = coming(shown, Placed(CATS, WARRIOR, 1, supply(CATS), clearing(3)))
    [there, elsewhere] = guesses.likely(CATS, "clearing", [clearing(3), clearing(4)], told)
    assert there > NEXT - 1 > elsewhere


# Cards that were chosen -----------------------------------------------------------------------------------------------
def known(suit: str, number: int = 0) -> Card:
    return [card for card in deck_named("standard").cards if card.suit == suit][number]


def discarded(*cards: Card) -> Coming:
    """Return what comes next where a record tells of cards that leave a hand."""
    return coming(*(CardsMoved(CATS, (card,), hand(CATS), DISCARD) for card in cards))


def cards_of(told: Coming) -> list[Card | None]:
    return [each.deed.card for each, _ in told]


def test_of_cards_that_are_paid_together_one_is_likely_after_the_other() -> None:
    told = discarded(FOX, MOUSE)
    options = [known("fox"), known("fox", 1), known("mouse")]
    guesses = Guesses(frozenset((CATS,)))
    first = guesses.likely(CATS, "card to spend", options, beyond(told, ()))
    assert first[0] == first[1] > first[2]
    second = guesses.likely(CATS, "card to spend", options[1:], beyond(told, options[:1]))
    assert second[0] < second[1]


def test_a_card_that_was_chosen_does_one_thing_that_is_told() -> None:
    told = discarded(FOX, MOUSE, FOX)
    assert cards_of(beyond(told, [known("fox")])) == [MOUSE, FOX]
    assert cards_of(beyond(told, [known("fox"), known("fox", 1)])) == [MOUSE]
    assert cards_of(beyond(told, [known("fox"), known("fox", 1), known("fox", 2)])) == [MOUSE]


def test_what_is_no_card_or_none_that_is_told_does_nothing_of_it() -> None:
    told = discarded(FOX, UNSEEN)
    assert beyond(told, ["march", clearing(3), known("rabbit")]) == told


@pytest.mark.parametrize(
    ("number", "line", "most"),
    [
        pytest.param(50009, 17, 100, id="cards are paid together"),
        pytest.param(54024, 39, 100, id="items are refreshed that are told before what is done next"),
        pytest.param(54028, 60, 100, id="an available dominance card is taken"),
        pytest.param(52186, 46, 600, id="pieces move as the record tells, and in no other of many ways"),
        pytest.param(54026, 41, 500, id="it matters little which of several supporters of a suit are spent"),
    ],
)
def test_a_turn_is_explained_soon(number: int, line: int, most: int) -> None:
    turns = followed_turns(text_of(number))
    assert next(followed.attempts for turn, followed in turns if turn.line == line) < most
