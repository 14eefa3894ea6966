"""What a record tells next makes one option likelier than another."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.actions import END
from woodlaw.engine.decisions import DECLINE, Option
from woodlaw.engine.events import Battled, CardsMoved, Event
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.guesses import AMBUSH, Coming, Guesses, settings_of
from woodlaw.table.decks import deck_named
from woodlaw.table.places import DISCARD, clearing, hand, play_area

CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"
OFTEN = 20


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
