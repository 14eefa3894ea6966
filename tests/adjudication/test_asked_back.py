"""Questions that can mean several things are asked back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.adjudication.woods import HEAD

import woodlaw
from woodlaw.adjudication import CannotAdjudicate


def test_a_title_that_several_cards_in_hand_have_asks_which_is_meant() -> None:
    position = (
        f"{HEAD}turn: Marquise, Daylight\nclearings: {{1: 2 Marquise warriors}}\n"
        "Marquise: {score: 12, hand: [Dominance (fox), Dominance (mouse)]}\n"
    )
    with pytest.raises(CannotAdjudicate, match=r"which\? Dominance \(fox\) or Dominance \(mouse\)"):
        woodlaw.adjudicate(position, "Dominance")


@pytest.mark.parametrize(
    "answers",
    [
        # Clearing 3 with Anvil, which is no rabbit, and 1 warrior; or clearing 1, which is a fox clearing, and 3.
        ["dig", "3", "Anvil", "1"],
        # Clearing 2, where a tunnel lies; or clearing 5, and 2 warriors.
        ["dig", "2", "Bake Sale", "5"],
    ],
)
def test_answers_that_one_order_refuses_and_another_does_not_are_asked_back(answers: list[str]) -> None:
    position = (
        "woodlaw position: 1\nseats: [Marquise, Duchy]\nturn: Duchy, Daylight\n"
        "clearings: {2: 'a tunnel, 2 Duchy warriors'}\nplaces: {Burrow: 4 Duchy warriors}\n"
        "Duchy: {hand: [Bake Sale, Anvil]}\n"
    )
    with pytest.raises(CannotAdjudicate, match="legal in another one; expected the name of its question with each"):
        woodlaw.adjudicate(position, answers)


@pytest.mark.parametrize(
    "answers",
    [
        ["dig", "8"],
        ["dig", "Anvil", "8"],
        ["dig", "Anvil", "8", {"how many warriors": "2"}],
        pytest.param(["dig", "Anvil", "8", {"tunnel to take back": "1"}], id="a question of another name"),
    ],
)
def test_what_a_question_refuses_is_asked_back_where_that_was_left_out(answers: list[Any]) -> None:
    position = (
        "woodlaw position: 1\nseats: [Marquise, Duchy]\nturn: Duchy, Daylight\n"
        "clearings: {1: a tunnel, 2: a tunnel, 3: a tunnel}\nplaces: {Burrow: 2 Duchy warriors}\n"
        "Duchy: {hand: [Anvil]}\n"
    )
    with pytest.raises(CannotAdjudicate, match="'8' is refused for 'tunnel to remove', and legal for what is asked"):
        woodlaw.adjudicate(position, answers)


def test_an_action_that_is_called_like_a_card_is_no_such_card() -> None:
    position = (
        "woodlaw position: 1\nseats: [Marquise, Knaves]\nturn: Knaves, Daylight\nclearings: {9: a vagrant}\n"
        "Knaves: {hand: ['Root Tea (mouse)'], board: {stash: 'sword, coin'}, facts: {'captain, vagrant': acting}}\n"
    )
    told = woodlaw.adjudicate(position, ["filch", "vagrant", "revel", "sword"])
    assert told.legal
    assert told.happens == woodlaw.adjudicate(position, ["filch", "vagrant", "sword", "revel"]).happens


def test_the_beginning_of_several_names_asks_which_is_meant() -> None:
    position = (
        "woodlaw position: 1\nseats: [Marquise, Reavers]\nturn: Reavers, Daylight\n"
        "clearings: {8: 'a reserve, 2 Reavers warriors, a Marquise warrior', 4: 2 Reavers warriors}\n"
        "Reavers: {board: {caches: 1 reserve}}\n"
    )
    with pytest.raises(CannotAdjudicate, match="'seize' can mean seize by battle or seize by moving"):
        woodlaw.adjudicate(position, ["seize", "8 > Marquise"])
