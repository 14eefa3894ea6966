"""Trials without a clause: what they come to on any machine, in any thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from woodlaw.adjudication import adjudicate, adjudicated
from woodlaw.adjudication.answering import Answers, Done
from woodlaw.adjudication.asked import Question, Step
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.turns import Turns
from woodlaw.engine.actions import Moment
from woodlaw.engine.turn import begin_turn, due_at
from woodlaw.law.implements import clauses_of
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.reading import read_position

POSITION = """woodlaw position: 1
seats: [Marquise, Legion]
turn: Legion, Daylight
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


@pytest.mark.parametrize(("stop", "again"), [(None, False), (Done(), True)])
def test_a_question_passed_up_is_played_again_only_without_code_that_ran(stop: Done | None, again: bool) -> None:
    position = read_position(POSITION)
    question = Question(position, (Step("supply drop"),))
    played: list[Attempt] = []
    assert clauses_of(due_at.__code__)
    game = table_of_state(position.state).game(position.state.copy())

    def play() -> Attempt:
        due_at(game, "queenless_legion", Moment.END_OF_DAYLIGHT)
        played.append(Attempt(Answers(position.words, "queenless_legion", []), stop=stop))
        return played[-1]

    turns, ran = Turns(), Ran(lambda: True)
    with ran.noted():
        first = turns.asked(question, play, ran)
    assert (turns.without(begin_turn.__code__).asked(question, play, None) is not first) is again
    assert turns.without(due_at.__code__).asked(question, play, None) is not first
    other = Question(position, (Step("invade"),))
    assert turns.without(begin_turn.__code__).asked(other, play, None) is not first
