"""A game that is played by choosing, and recorded as it is played."""

from __future__ import annotations

import pytest

from woodlaw import asking


def test_a_game_is_asked_from_its_setup_on() -> None:
    game = asking.play_on(["Marquise", "Clergy"])
    assert game.asked is not None
    assert (game.asked.player, game.asked.question, game.asked.clause) == ("Marquise de Cat", "keep", "6.3.2")
    assert game.asked.options[:2] == ("clearing 1", "clearing 2")
    assert (game.chosen, game.winners) == ((), ())


def test_an_answer_is_the_number_of_an_option() -> None:
    game = asking.play_on(["Marquise", "Clergy"], [1])
    assert [(each.question, each.answer) for each in game.chosen] == [("keep", "clearing 2")]
    assert "1 Marquise keep" in game.table.entries["clearings"][2]
    assert game.rootlog.startswith("Map: Fall")
    assert game.record.count("\n") > 1


def test_whom_nobody_plays_chooses_at_random_and_always_the_same() -> None:
    left = asking.play_on(["C", "Y"], seed=3, at_random=["cats", "Clergy"])
    assert left == asking.play_on(["C", "Y"], seed=3, at_random=["cats", "Clergy"])
    assert left.asked is None
    assert left.winners
    report = asking.check(left.rootlog)
    assert (report.clean, report.findings) == (True, ())
    assert asking.check(left.record).clean


def test_people_and_nobody_sit_at_one_table() -> None:
    game = asking.play_on(["C", "Y"], [0, 0, 0, 0], seed=3, at_random=["Y"])
    assert game.asked is not None
    assert game.asked.player == "Marquise de Cat"


@pytest.mark.parametrize(
    ("seats", "answers", "told"),
    [
        (["Marquise", "Martians"], [], "Martians"),
        ([], [], "expected"),
        (["Marquise", "Clergy"], [99], "answer 99 to 'keep'; expected 0 to 3"),
        (["Vagabond", "Knaves"], [], "18.2.1"),
    ],
)
def test_what_cannot_be_played_is_told(seats: list[str], answers: list[int], told: str) -> None:
    with pytest.raises(asking.CannotAnswer, match=r".+") as raised:
        asking.play_on(seats, answers)
    assert told in str(raised.value)
