"""What the Law does not ask, or refuses, and what follows where it is done all the same."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from woodlaw.engine.decisions import END, Option, label
from woodlaw.engine.game import Game
from woodlaw.engine.play import Play, Unasked
from woodlaw.engine.refusal import Forbidden
from woodlaw.factions.seating import new_table
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import clearing, hand

MARQUISE, EYRIE = "marquise_de_cat", "eyrie_dynasties"


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
