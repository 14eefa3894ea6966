"""House rules answer one after the other; what nobody can play by is told in one line, with the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from woodlaw.engine.battle import die_faces
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.turn import hand_limit
from woodlaw.engine.victory import points_to_win
from woodlaw.factions.seating import new_table
from woodlaw.law.installed import Unusable
from woodlaw.table.house_rules import HouseRule


class Odd(Extension):
    """Answers whatever it is told to."""

    def __init__(self, answer: object) -> None:
        self.answer: object = answer

    def hand_limit(self, game: Game, player: str, limit: int) -> int:
        return self.answer  # type: ignore[return-value]

    def points_to_win(self, game: Game, player: str, points: int) -> int:
        return self.answer  # type: ignore[return-value]

    def die_faces(self, game: Game, faces: Sequence[int]) -> Sequence[int]:
        return self.answer  # type: ignore[return-value]


def game(answer: object) -> Game:
    return replace(new_table(("Marquise", "Eyrie")), map_rules=(Odd(answer),)).game()


@pytest.mark.parametrize("limit", [-1, "six", True])
def test_a_hand_limit_is_a_number_of_cards(limit: object) -> None:
    with pytest.raises(Unusable, match=r"Odd: hand_limit is .*; expected a number of cards"):
        hand_limit(game(limit), "marquise_de_cat")


@pytest.mark.parametrize("points", [0, 31, None])
def test_a_game_is_won_with_points_on_the_track(points: object) -> None:
    with pytest.raises(Unusable, match=r"Odd: points_to_win is .*; expected 1 to 30 points"):
        points_to_win(game(points), "marquise_de_cat")


@pytest.mark.parametrize("faces", [(), "012", (-1, 2), (0, 10)])
def test_a_die_has_faces_with_numbers(faces: object) -> None:
    with pytest.raises(Unusable, match=r"Odd: die_faces is .*; expected a face or more, each with 0 to 9"):
        die_faces(game(faces))


def test_what_can_be_played_by_holds() -> None:
    assert hand_limit(game(0), "marquise_de_cat") == 0
    assert points_to_win(game(30), "marquise_de_cat") == 30
    assert die_faces(game([5, 5])) == (5, 5)


class OneMore(Extension):
    def hand_limit(self, game: Game, player: str, limit: int) -> int:
        return limit + 1


class Twice(Extension):
    def hand_limit(self, game: Game, player: str, limit: int) -> int:
        return 2 * limit


@pytest.mark.parametrize(("rules", "cards"), [((OneMore(), Twice()), 12), ((Twice(), OneMore()), 11)])
def test_the_second_rule_of_two_is_handed_what_the_first_answers(rules: Sequence[Extension], cards: int) -> None:
    table = new_table(("Marquise", "Eyrie"))
    table.state.house_rules = tuple(HouseRule(type(rule).__name__, "Another hand limit.", rule) for rule in rules)
    assert hand_limit(table.game(), "marquise_de_cat") == cards
