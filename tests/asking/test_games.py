"""A game that is played by choosing, and recorded as it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw import asking

EXAMPLES = Path(__file__).parents[2] / "examples" / "clean"
DUEL = (EXAMPLES / "autumn_duel.rootlog").read_text(encoding="utf-8")
BY_DOMINANCE = (EXAMPLES / "mountain_dominance.rootlog").read_text(encoding="utf-8")


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


# From here on ---------------------------------------------------------------------------------------------------------
BOTH = ["Marquise", "Clergy"]
LAID = """seats: Marquise, Clergy
turn: Clergy, daylight
5: 2 bees
bees hand: 3 unknown
"""


def test_a_game_goes_on_from_a_laid_table() -> None:
    game = asking.play_from(LAID)
    assert game.asked is not None
    assert (game.asked.player, game.asked.clause) == ("Honeycomb Clergy", "HCC.5.1")
    assert game.table.entries["turn"] == "Clergy, Daylight, act"
    assert game.rootlog == ""


def test_what_nobody_has_seen_is_dealt() -> None:
    hand = asking.play_from(LAID).table.entries["Clergy"]["hand"]
    assert len(hand) == 3
    assert not any("unknown" in card for card in hand)
    assert hand != asking.play_from(LAID, seed=2).table.entries["Clergy"]["hand"]


@pytest.mark.parametrize("left", [BOTH, ["Marquise"], []])
def test_its_record_has_the_table_where_others_have_a_setup(left: list[str]) -> None:
    game = asking.play_from(LAID, [0] * 8, seed=2, at_random=left)
    assert bool(game.winners) is (left == BOTH)
    report = asking.check(game.record)
    assert report.clean
    assert [each.message for each in report.findings] == (
        [] if game.winners else ["the record does not say how the game ended"]
    )


@pytest.mark.parametrize("turn", [0, 4])
def test_a_game_in_rootlog_goes_on_behind_what_was_written(turn: int) -> None:
    game = asking.play_from_game(DUEL, turn, at_random=["C", "E"], seed=2)
    before = DUEL[: DUEL.index("C:2t->8/Z%t/")] if turn == 4 else DUEL[: DUEL.index("C:t->8/t8->/b_s->8/")]
    assert game.rootlog.startswith(before.rstrip())
    for told in (game.rootlog, game.record):
        report = asking.check(told)
        assert (report.clean, report.findings) == (True, ())


def test_a_recorded_game_goes_on_behind_its_decisions() -> None:
    first = asking.play_on(BOTH, seed=5, at_random=BOTH)
    game = asking.play_from_game(first.record, 6, at_random=BOTH, seed=6)
    lines, others = (each.record.splitlines() for each in (first, game))
    same = next(number for number, (one, other) in enumerate(zip(lines, others, strict=False)) if one != other)
    assert same > 30
    assert game.rootlog.splitlines()[:10] == first.rootlog.splitlines()[:10]
    for told in (game.rootlog, game.record):
        report = asking.check(told)
        assert (report.clean, report.findings) == (True, ())
    again = asking.play_from_game(game.record, 8, [])
    assert again.asked is not None


@pytest.mark.parametrize(
    ("record", "turn", "told"),
    [
        (DUEL, 99, "there is no turn 99"),
        (DUEL, -1, "there is no turn -1"),
        (DUEL, 15, "the game is over"),
        (BY_DOMINANCE, 13, "the game is over"),
        (asking.play_from(LAID, seed=2, at_random=BOTH).record, 10_000, "there is no turn 10000"),
        ("", 0, "names no seats"),
        (asking.play_on(BOTH, [0]).record, 0, "no game goes on behind turn 0"),
        (asking.play_on(BOTH, [0]).record, 3, "there is no turn 3"),
        (asking.play_on(BOTH, at_random=BOTH).record, 10_000, "the game is over"),
        (DUEL.replace("E: Rook", "K: Rook").replace("E:", "K:"), 0, "Keepers in Iron cannot be played yet"),
    ],
)
def test_a_turn_that_none_follows_is_told(record: str, turn: int, told: str) -> None:
    with pytest.raises(asking.CannotAnswer) as raised:
        asking.play_from_game(record, turn)
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("seats: Marquise, Clergy", "it is not known whose turn it is"),
        ("seats: Marquise, Keepers\nturn: Marquise", "Keepers in Iron cannot be played yet"),
        ("seats: Marquise, Clergy\nturn: Marquise\nMarquise score: 30", "the game is over"),
        ("seats: Marquise, Clergy\nturn: Marquise\nMarquise hand: 14 fox cards", "no card is left"),
    ],
)
def test_a_table_that_nobody_plays_on_is_told(position: str, told: str) -> None:
    with pytest.raises(asking.CannotAnswer) as raised:
        asking.play_from(position)
    assert told in str(raised.value)


def test_what_lies_under_ruins_is_dealt_as_it_came_there() -> None:
    tables = [asking.play_from("seats: Vagabond, Marquise\nturn: Vagabond", seed=seed).table for seed in range(6)]
    dealt = [[str(items) for _, items in sorted(table.entries["places"].items())] for table in tables]
    assert len(set(map(tuple, dealt))) > 1
    assert all(len(set(each)) == len(each) == 4 for each in dealt)
    assert all("unknown" not in items for each in dealt for items in each)
