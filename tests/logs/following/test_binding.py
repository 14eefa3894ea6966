"""What a turn shows of hidden cards: where they lay before it, and in which order they come to a pile."""

from __future__ import annotations

import pytest
from tests.clean_games import wanted
from tests.followed_games import followed_turns

from woodlaw.logs.following.search import How
from woodlaw.logs.simulate import simulate


@pytest.mark.parametrize(
    ("number", "line"),
    [
        pytest.param(518, 52, id="the last of two supporters is drawn from the pond again"),
        pytest.param(522, 30, id="a card that is discarded was drawn in the turn"),
        pytest.param(524, 32, id="what an effect discards is no card that nobody has seen"),
        pytest.param(722, 37, id="a crafted card is drawn from the pond, though another of its kind lies there"),
        pytest.param(1057, 50, id="the quests of one name are told apart by suit"),
    ],
)
def test_a_legal_turn_is_explained(number: int, line: int) -> None:
    turns = followed_turns(simulate(wanted(number), number).rootlog)
    assert next(followed.how for turn, followed in turns if turn.line == line) is How.EXPLAINED
