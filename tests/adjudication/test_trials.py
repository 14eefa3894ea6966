"""Trials without a clause: what they come to on any machine, in any thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from woodlaw.adjudication import adjudicate, adjudicated
from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.standing_in import Disputed, every_disputed
from woodlaw.adjudication.turns import Played
from woodlaw.engine.actions import Moment
from woodlaw.engine.concepts import strengths
from woodlaw.engine.turn import due_at
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.reading import read_position

POSITION = """woodlaw position: 1
seats: [Marquise, Legion]
turn: Legion, Birdsong, change of tactics
clearings:
  2: 3 Legion warriors, a Marquise warrior, a recruiter
  11: a Legion warrior, a Legion colony, no ruin
Legion: {hand: [Anvil, Cobbler, Codebreakers, Armorers], board: {campaign: Sword (mouse)}}
"""


def grounds() -> list[tuple[str, str]]:
    ruling = adjudicate(POSITION, "supply drop")
    return [(ground.clause, ground.without) for ground in ruling.grounds]


@pytest.fixture(scope="module")
def told() -> list[tuple[str, str]]:
    return grounds()


def test_what_goes_round_in_circles_without_a_clause_has_no_end(told: list[tuple[str, str]]) -> None:
    assert told[0][0] == "QL.4.2"
    assert ("3.3.3", "no end") in told


def test_a_tenth_of_the_work_tells_a_circle_from_what_ends_in_a_thread_too(
    told: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adjudicated, "MOST_WORK", adjudicated.MOST_WORK // 10)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(grounds).result() == told


def test_the_answer_itself_is_not_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adjudicated, "MOST_WORK", 0)
    ruling = adjudicate(POSITION, "supply drop")
    assert ruling.clause == "QL.4.2"
    assert {ground.without for ground in ruling.grounds if ground.without} == {"no end"}


def test_what_asks_one_thing_again_and_again_has_no_end_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adjudicated, "MOST_WORK", 1_000_000)
    assert ("3.3.3", "no end") in grounds()


def test_a_step_before_the_action_without_which_it_would_be_illegal_is_a_ground() -> None:
    ruling = adjudicate(
        {
            "woodlaw position": 1,
            "seats": ["Cult", "Marquise"],
            "turn": "Cult, Birdsong",
            "clearings": {8: "a workshop, 2 Marquise warriors"},
            "Cult": {"board": {"acolytes": "2 Cult warriors"}, "facts": {"outcast": "fox"}},
        },
        ["sanctify", "8 > workshop"],
    )
    without = {ground.clause: ground.without for ground in ruling.grounds}
    assert ruling.chain[0] == "10.4.3.III"
    assert without["10.4.1"] == "illegal: 10.4.3.III Sanctify: it takes 3 of the acolytes, and there are 2"
    assert "10.4.2" not in without


def of(function: Callable[..., object]) -> Disputed:
    return next(each for each in every_disputed() if each.function is function)


def test_a_playing_is_played_again_only_without_what_differs_in_it() -> None:
    position = read_position(POSITION)
    played: list[Attempt] = []
    game = table_of_state(position.state).game(position.state.copy())

    def play() -> Attempt:
        strengths(game, position.state.clearings[1])
        due_at(game, "queenless_legion", Moment.END_OF_DAYLIGHT)
        played.append(Attempt(Answers(position.words, "queenless_legion", [])))
        return played[-1]

    ran = Ran(lambda: True)
    known = Played(ran)
    with ran.noted():
        first = known.attempt("daylight", play)
    assert known.attempt("daylight", play) is first
    assert known.without(of(due_at), yes=False).attempt("daylight", play) is first
    assert known.without(of(strengths), yes=False).attempt("daylight", play) is not first
    assert known.without(of(due_at), yes=False).attempt("evening", play) is not first
    assert len(played) == 3


def test_what_differs_outside_of_any_playing_has_all_played_again() -> None:
    position = read_position(POSITION)
    game = table_of_state(position.state).game(position.state.copy())
    ran = Ran(lambda: True)
    known = Played(ran)
    with ran.noted():
        first = known.attempt("daylight", lambda: Attempt(Answers(position.words, "queenless_legion", [])))
        strengths(game, position.state.clearings[1])
    again = known.without(of(strengths), yes=False)
    assert again.attempt("daylight", lambda: Attempt(Answers(position.words, "marquise_de_cat", []))) is not first
