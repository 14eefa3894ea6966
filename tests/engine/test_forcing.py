"""What the Law does not ask, or refuses, and what follows where it is done all the same."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random

import pytest
from tests.clean_games import wanted
from tests.invariants import FIRST_NEWER

from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import END, Decision, Option, label
from woodlaw.engine.game import Game
from woodlaw.engine.play import Play, Unasked, run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.factions.seating import new_table
from woodlaw.logs.simulate import table_for
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import clearing, hand

MARQUISE, EYRIE = "marquise_de_cat", "eyrie_dynasties"

GAMES_TOLD = (*range(40), *range(FIRST_NEWER, FIRST_NEWER + 40))
"""The random games that are listened to for what is not asked."""


def until(play: Play, what: str, choose: Callable[[Play], Option]) -> None:
    """Answer until a question is pending."""
    while play.pending is not None and play.pending.what != what:
        play.answer(choose(play))
    assert play.pending is not None


def first(play: Play) -> Option:
    return play.legal()[0]


def named(play: Play, *names: str) -> Option:
    """Return the first of the options that is named, else the last one."""
    return next((option for name in names for option in play.legal() if label(option) == name), play.legal()[-1])


def told(play: Play, what: str) -> list[Unasked]:
    return [each for each in play.unasked() if each.what == what]


def new_play(*seats: str, seed: int = 7) -> Play:
    return Play(new_table(seats or (MARQUISE, "honeycomb_clergy"), seed=seed))


def test_a_refused_option_is_done_and_play_goes_on() -> None:
    play = new_play()
    play.answer(clearing(1))
    refusal = play.why_not(clearing(3))
    assert refusal is not None
    play.force(clearing(3))
    assert play.state.count(clearing(3), play.game.factions[MARQUISE].piece("sawmill")) == 1  # type: ignore[attr-defined]
    assert play.pending is not None
    assert play.pending.what == "first workshop"


def test_a_third_move_is_told_of_and_can_be_forced() -> None:
    play = new_play()
    until(play, "move", lambda held: named(held, "march"))
    moves = 0
    while play.pending is not None and play.pending.what in ("move", "how many warriors"):
        moves += play.pending.what == "move"
        play.answer(first(play))
    assert moves == 2
    (unasked,) = told(play, "move")
    assert (unasked.player, unasked.refusal.clause) == (MARQUISE, "6.5.2")
    play.force(unasked)
    assert play.pending is not None
    assert play.pending.what == "move"
    play.answer(first(play))


def test_a_question_with_a_single_option_can_be_asked() -> None:
    play = new_play(MARQUISE, EYRIE)
    while not told(play, "corner"):
        play.answer(first(play))
    (corner,) = told(play, "corner")
    assert corner.refusal.clause == "7.3.2"
    elsewhere = play.copy()
    elsewhere.force(corner)
    assert elsewhere.pending is not None
    assert len(elsewhere.legal()) == 1
    elsewhere.force(clearing(5))
    roost = elsewhere.game.factions[EYRIE].piece("roost")  # type: ignore[attr-defined]
    assert elsewhere.state.where(roost) == [clearing(5)]
    assert play.state.where(roost) != [clearing(5)]


def test_what_cannot_be_done_at_all_changes_nothing() -> None:
    play = new_play()
    until(play, "action", first)
    while not (crafts := told(play, "card to craft")):
        play.answer(END if END in play.legal() else first(play))
    before = play.legal(), play.state.version
    with pytest.raises(Forbidden) as raised:
        play.force(crafts[0])
    assert raised.value.refusal.clause == "4.1.1"
    assert (play.legal(), play.state.version) == before


def test_an_ambush_can_be_wasted_where_there_is_none_to_foil() -> None:
    for seed in range(1, 40):
        play, choices = new_play(MARQUISE, EYRIE, seed=seed), Random(seed)
        for _ in range(120):
            wasted = [each for each in told(play, "ambush") if each.refusal.clause == "4.3.1.I"]
            held = [card for card in play.state.cards_at(hand(wasted[0].player)) if is_ambush(card)] if wasted else []
            if held:
                forced = play.copy()
                forced.force(wasted[0])
                assert forced.pending is not None
                assert (forced.pending.player, forced.pending.what) == (wasted[0].player, "ambush")
                return
            play.answer(choices.choice(play.legal()))
    pytest.fail("no attacker held an ambush card where there was none to foil")


def is_ambush(card: Card) -> bool:
    return card.kind is CardKind.AMBUSH


def test_a_forced_game_goes_on_the_same_in_a_copy() -> None:
    play = new_play(MARQUISE, EYRIE, seed=3)
    choices = Random(5)
    for _ in range(80):
        for each in play.unasked()[:1]:
            with suppress(Forbidden):
                play.force(each)
        play.answer(choices.choice(play.legal()))
    other = play.copy()
    for _ in range(20):
        assert other.legal() == play.legal()
        option = choices.choice(play.legal())
        play.answer(option)
        other.answer(option)
    lying = [{place: there for place, there in each.state.pieces.items() if there} for each in (other, play)]
    assert lying[0] == lying[1]


def test_nobody_is_told_where_nobody_listens() -> None:
    def fails() -> None:
        raise AssertionError

    game: Game = new_play().game
    assert not game.unasked(MARQUISE, "anything", fails)
    assert game.none_of(MARQUISE, "anything", [1, 2], lambda _: fails()) is None


UNASKED = {
    MARQUISE: "wood 6.4, card to discard 6.6, card for field hospitals 6.2.3",
    EYRIE: "recruit card 7.5.2, move card 7.5.2, battle card 7.7.4, card for the Decree 7.4.2",
    "woodland_alliance": "card for Outrage 8.2.6, supporter to discard 8.2.3.I",
    "vagabond": "item to refresh 9.4.1, item to remove 9.6.4, item to take 9.5.4",
    "lilypad_diaspora": "clearing to move from 4.2, battle 16.6.1, rally or reconcile 16.4.2, suit to score 16.6.2, "
    "enclave to place a warrior at 16.5.2, card to give 16.2.5",
    "knaves_of_the_deepwood": "forest to ready in 18.4.1, enemy that may free its prisoners 18.6.3",
    "honeycomb_clergy": "flower to place HCC.2.2.II, next to draw HCC.4.2",
    "queenless_legion": "battle QL.5.2, campaign suit QL.2.5, colony to take QL.5.3, suit to supply QL.4.2, "
    "clearing for fox QL.4.2, colony to supply QL.4.2",
    "lemming_reavers": "clearing to arrive in LR.2.4, encampment LR.4.2, cache to return LR.2.3.I, "
    "clearing to scout LR.4.3, provisions LR.2.2.IIa",
    "corvid_conspiracy": "suit to recruit in 13.4.3, clearing to recruit in 13.4.3, clearing to raid 13.7.4, "
    "next to lose a card 13.7.3",
    "anybody": "piece to lose 4.3.6, move 4.2.1",
}
"""What is not asked in random games, of which faction, with the clause that says why."""


class Heard(RandomPlayer):
    """A random player who notes what it is asked."""

    def __init__(self, seed: int, asked: set[str]) -> None:
        super().__init__(seed)
        self._asked = asked

    def __call__(self, decision: Decision) -> Option:
        self._asked.add(decision.what)
        return super().__call__(decision)


@cache
def heard_in_games() -> tuple[frozenset[str], frozenset[str]]:
    """Return what is asked in some random games, and what is not asked, each with the clause that says why."""
    asked, found = set[str](), set[str]()

    def heed(_: str, what: str, __: object, refusal: Refusal) -> bool:
        found.add(f"{what} {refusal.clause}")
        return False

    for number in GAMES_TOLD:
        table = table_for(wanted(number), number)
        game = table.game(None, Seeded(number), Heard(number, asked))
        game.told_unasked = heed
        run(game, table.setup_order)
    return frozenset(asked), frozenset(found)


def told_in_games() -> frozenset[str]:
    """Return what is not asked in some random games, each with the clause that says why."""
    return heard_in_games()[1]


@pytest.mark.parametrize("faction", UNASKED)
def test_what_the_law_leaves_unasked_is_told(faction: str) -> None:
    assert set(UNASKED[faction].split(", ")) <= told_in_games()


@pytest.mark.parametrize("number", range(8))
def test_whatever_is_told_is_done_when_forced_or_changes_nothing(number: int) -> None:
    play, choices = Play(table_for(wanted(number), number)), Random(number)
    tried = 0
    for _ in range(160):
        if play.pending is None:
            break
        unasked = play.unasked()
        if unasked and choices.random() < 0.25:
            tried += 1
            forced, before = play.copy(), play.legal()
            try:
                forced.force(choices.choice(unasked))
            except Forbidden:
                assert forced.legal() == before
            else:
                assert forced.pending or forced.outcome
            assert play.legal() == before
        play.answer(choices.choice(play.legal()))
    assert tried
