"""What is due at once in a turn (1.1.3), and when it is a player's turn to do things (1.4.1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from woodlaw.engine.actions import PHASE, Action, Offer, Phase
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.extension import Seat
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.turn import choose_action, take_all
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named

RING = Action("ring", lambda game, player, rung: rung.append(player))


class Answers:
    """Gives answers in order, and keeps what was asked."""

    def __init__(self, *answers: Option) -> None:
        self.left = list(answers)
        self.asked: list[Decision] = []

    def __call__(self, decision: Decision) -> Option:
        self.asked.append(decision)
        return self.left.pop(0)


class Bell(Seat):
    """Rings in Daylight."""

    def __init__(self, owner: str, rung: list[str]) -> None:
        self.owner = self.name = self.title = owner
        self.rung = rung

    def actions(self, game: Game, phase: Phase, player: str) -> Sequence[Offer]:
        mine = phase is Phase.DAYLIGHT and player == self.owner
        return (RING.offer(game, player, self.rung),) if mine else ()

    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        return Refusal("1.4.1", "bells ring in Daylight") if what == "ring" else None


def game_of(answers: Answers, rung: list[str] | None = None) -> Game:
    state = State(map_named("autumn"), deck_named("standard"), ("",) * 13, ("cats", "birds"))
    state.current = "birds"
    bells = {name: Bell(name, [] if rung is None else rung) for name in state.seats}
    return Table(state, bells, state.seats, lambda card, owner: None, ()).game(asker=answers)


def due(game: Game, done: list[str], *names: str, refused: Sequence[str] = ()) -> list[Offer]:
    def why_not(game: Game, name: str) -> Refusal | None:
        return Refusal("1.4.1", "it is too late") if name in refused and done else None

    return [Action(name, lambda game, name: done.append(name), why_not).offer(game, name) for name in names]


@pytest.mark.parametrize(("chosen", "order"), [(("one", "two"), "one two three"), (("three", "two"), "three two one")])
def test_the_player_whose_turn_it_is_orders_what_is_due_at_once(chosen: tuple[str, ...], order: str) -> None:
    done: list[str] = []
    answers = Answers(*chosen)
    game = game_of(answers)
    take_all(game, due(game, done, "one", "two", "three"))
    assert done == order.split()
    assert [(asked.player, asked.what, asked.clause) for asked in answers.asked] == [
        ("birds", "what comes next", "1.1.3")
    ] * 2
    assert [len(asked.options) for asked in answers.asked] == [3, 2]


def test_one_thing_that_is_due_is_asked_of_nobody() -> None:
    done: list[str] = []
    game = game_of(Answers())
    take_all(game, due(game, done, "one"))
    assert done == ["one"]
    take_all(game, [])
    assert done == ["one"]


def test_what_cannot_be_done_when_its_time_comes_is_passed_over() -> None:
    done: list[str] = []
    game = game_of(Answers("two", "one"))
    take_all(game, due(game, done, "one", "two", "three", refused=("one",)))
    assert done == ["two", "three"]


def test_a_thing_of_another_moment_is_refused_by_whoever_knows_it() -> None:
    rung: list[str] = []
    answers = Answers("ring", "toll")
    game = game_of(answers, rung)
    PHASE.note(game.state, Phase.BIRDSONG)
    other = Action("other", lambda game: None).offer(game)
    with pytest.raises(Forbidden, match=r"1\.4\.1 bells ring in Daylight"):
        choose_action(game, "birds", [other])
    with pytest.raises(Forbidden, match="toll is no option for action"):
        choose_action(game, "birds", [other])
    assert rung == []


def test_in_daylight_it_is_offered_to_its_owner_alone() -> None:
    rung: list[str] = []
    game = game_of(Answers("ring"), rung)
    PHASE.note(game.state, Phase.DAYLIGHT)
    assert choose_action(game, "birds", [])
    assert rung == ["birds"]
