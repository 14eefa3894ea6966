"""What is due at once in a turn (1.1.3), and when it is a player's turn to do things (1.4.1)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.state import State
from woodlaw.engine.turn import Action, choose_action, take_all
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named


class Answers:
    """Gives answers in order, and keeps what was asked."""

    def __init__(self, *answers: Option) -> None:
        self.left = list(answers)
        self.asked: list[Decision] = []

    def __call__(self, decision: Decision) -> Option:
        self.asked.append(decision)
        return self.left.pop(0)


class Bell(Extension):
    """Rings in Daylight."""

    def __init__(self, owner: str, rung: list[str]) -> None:
        self.owner = owner
        self.title = owner
        self.rung = rung

    def daylight_actions(self, game: Game, player: str) -> Sequence[Action]:
        return (Action("ring", lambda: None, lambda: self.rung.append(player)),) if player == self.owner else ()

    def why_not_now(self, game: Game, player: str, what: str) -> Refusal | None:
        return Refusal("1.4.1", "bells ring in Daylight") if what == "ring" else None


def game_of(answers: Answers, rung: list[str] | None = None) -> Game:
    state = State(map_named("autumn"), deck_named("standard"), ("",) * 13, ("cats", "birds"))
    state.current = "birds"
    bells = {name: Bell(name, [] if rung is None else rung) for name in state.seats}
    return Game(state, bells, lambda card, owner: None, asker=answers)


def due(done: list[str], *names: str, refused: Sequence[str] = ()) -> list[Action]:
    def why_not(name: str) -> Refusal | None:
        return Refusal("1.4.1", "it is too late") if name in refused and done else None

    return [Action(name, lambda n=name: why_not(n), lambda n=name: done.append(n)) for name in names]  # type: ignore[misc]


@pytest.mark.parametrize(("chosen", "order"), [(("one", "two"), "one two three"), (("three", "two"), "three two one")])
def test_the_player_whose_turn_it_is_orders_what_is_due_at_once(chosen: tuple[str, ...], order: str) -> None:
    done: list[str] = []
    answers = Answers(*chosen)
    take_all(game_of(answers), due(done, "one", "two", "three"))
    assert done == order.split()
    assert [(asked.player, asked.what, asked.clause) for asked in answers.asked] == [
        ("birds", "what comes next", "1.1.3")
    ] * 2
    assert [len(asked.options) for asked in answers.asked] == [3, 2]


def test_one_thing_that_is_due_is_asked_of_nobody() -> None:
    done: list[str] = []
    take_all(game_of(Answers()), due(done, "one"))
    assert done == ["one"]
    take_all(game_of(Answers()), [])


def test_what_cannot_be_done_when_its_time_comes_is_passed_over() -> None:
    done: list[str] = []
    take_all(game_of(Answers("two", "one")), due(done, "one", "two", "three", refused=("one",)))
    assert done == ["two", "three"]


def test_a_thing_of_another_moment_is_refused_by_whoever_knows_it() -> None:
    rung: list[str] = []
    answers = Answers("ring", "toll")
    game = game_of(answers, rung)
    game.state.this_turn["phase"] = "birdsong"
    other = Action("other", lambda: None, lambda: None)
    with pytest.raises(Forbidden, match=r"1\.4\.1 bells ring in Daylight"):
        choose_action(game, "birds", [other])
    with pytest.raises(Forbidden, match="toll is no option for action"):
        choose_action(game, "birds", [other])
    assert rung == []


def test_in_daylight_it_is_offered_to_its_owner_alone() -> None:
    rung: list[str] = []
    game = game_of(Answers("ring"), rung)
    game.state.this_turn["phase"] = "daylight"
    assert choose_action(game, "birds", [])
    assert rung == ["birds"]
