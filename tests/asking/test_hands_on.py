"""A table under somebody's hands: a piece or an entry at a time."""

from __future__ import annotations

import pytest

from woodlaw import asking
from woodlaw.positions.reading import read_position

TABLE = """\
turn: bees, daylight
clearing 5: 3 cats, 2 bees, cathedral
clearing 1: keep, sawmill
bees hand: Anvil, 2 unknown
bees cats: penitent
"""


@pytest.fixture
def table() -> asking.Position:
    return asking.lay(TABLE)


def test_what_is_seen_is_read_back_as_the_same(table: asking.Position) -> None:
    seen = asking.see(table)
    assert asking.see(read_position(seen.position)) == seen
    assert (seen.turn, seen.phase, seen.step) == ("Honeycomb Clergy", "daylight", "")
    assert seen.entries["clearings"][1] == "1 Marquise sawmill, 1 Marquise keep"
    assert [(seat.key, seat.bot) for seat in seen.seats] == [("Marquise", False), ("Clergy", False)]
    assert seen.lying["clearing 5"] == (("Marquise warrior", 3), ("Clergy warrior", 2), ("Clergy cathedral", 1))
    assert seen.lying["clearing 6"] == (("ruin", 1),)
    assert seen.seats[1].steps["daylight"] == ("act", "offer")
    assert "clearing 5, Creek, rabbit" in seen.picture


@pytest.mark.parametrize(
    ("place", "piece", "count", "there"),
    [
        ("clearing 5", "Marquise warrior", 1, "4 Marquise warriors, 1 Clergy cathedral, 2 Clergy warriors"),
        ("clearing 5", "Marquise warriors", -3, "1 Clergy cathedral, 2 Clergy warriors"),
        ("clearing 5", "Marquise warrior", -9, "1 Clergy cathedral, 2 Clergy warriors"),
        ("clearing 6", "ruin", -1, "no ruin"),
        ("clearing 6", "Clergy fox flower", 2, "2 Clergy fox flowers"),
    ],
)
def test_pieces_come_and_go(table: asking.Position, place: str, piece: str, count: int, there: str) -> None:
    seen = asking.see(asking.put(table, place, piece, count))
    assert seen.entries["clearings"][int(place.split()[1])] == there


@pytest.mark.parametrize(
    ("place", "piece", "count", "told"),
    [
        ("clearing 5", "Marquise sawmill", 3, "clearing 5 has 2 slots (2.2.3)"),
        ("clearing 5", "Clergy warrior", 50, "none is left in the supply"),
        ("clearing 55", "Clergy warrior", 1, "clearings are numbered 1 to 12"),
        ("clearing 5", "Clergy wariror", 1, "did you mean"),
        ("clearing 5", "Clergy warrior, Marquise warrior", 1, "one kind of piece"),
        ("forest 1-2-5-10", "Marquise sawmill", 1, "2.2"),
    ],
)
def test_what_cannot_lie_there_is_refused(
    table: asking.Position, place: str, piece: str, count: int, told: str
) -> None:
    with pytest.raises(asking.CannotAnswer, match=r".+") as raised:
        asking.put(table, place, piece, count)
    assert told in str(raised.value)


def test_what_a_record_led_to_is_no_reason_to_refuse_more() -> None:
    table = asking.lay(
        "woodlaw position: 1\nas recorded: ['clearing 5: 3 buildings; clearing 5 has 2 slots (2.2.3)']\n"
        "seats: [Marquise, Clergy]\nclearings: {5: 3 sawmills}\n"
    )
    seen = asking.see(asking.put(table, "clearing 5", "Marquise warrior", 1))
    assert seen.entries["clearings"][5] == "3 Marquise sawmills, 1 Marquise warrior"


@pytest.mark.parametrize(
    ("keys", "value", "line"),
    [
        (["Clergy", "hand"], ["Anvil", "3 unknown"], "hand: [Anvil (fox), 3 unknown]"),
        (["Clergy", "hand"], "", ""),
        (["turn"], "Marquise, Evening", "turn: Marquise, Evening"),
        (["clearings", "5"], "1 Clergy warrior", "5: 1 Clergy warrior"),
        (["this turn", "actions left"], "1", "actions left: 1"),
        (["Marquise", "score"], "12", "Marquise: {score: 12}"),
    ],
)
def test_entries_are_told_anew(table: asking.Position, keys: list[str], value: str | list[str], line: str) -> None:
    written = asking.see(asking.note(table, keys, value)).position
    assert line in written
    if not line:
        assert "hand:" not in written


@pytest.mark.parametrize(
    ("keys", "value", "told"),
    [
        (["Clergy", "hand"], "Anvli", "did you mean Anvil?"),
        (["Clergy", "Marquise"], "sinner", "expected one of penitent, heretic, doubtful"),
        (["turn"], "Eyrie", "nobody called 'Eyrie' sits at this table"),
        (["map", "x"], "y", "map holds no entries"),
        ([], "y", "the keys that lead to an entry"),
    ],
)
def test_entries_that_cannot_be_are_refused(table: asking.Position, keys: list[str], value: str, told: str) -> None:
    with pytest.raises(asking.CannotAnswer, match=r".+") as raised:
        asking.note(table, keys, value)
    assert told in str(raised.value)


def test_a_question_is_kept_as_a_case(table: asking.Position) -> None:
    from woodlaw.asking.cases import answer_cases

    text = asking.as_case(table, ["crusade", "decline", {"battle": "5 > cats"}], dice=["1 and 0"])
    (answered,) = answer_cases(text, None)
    assert answered.ruling is not None
    assert answered.ruling.verdict == asking.rule(table, ["crusade", "decline", {"battle": "5 > cats"}]).verdict


def test_the_table_after_is_told_as_far_as_it_was_played(table: asking.Position) -> None:
    ruling, after = asking.rule_and_after(table, ["mission", "5 > 1", "2", "decline"])
    assert ruling.verdict == "legal"
    assert after is not None
    assert "2 Clergy warriors" in asking.see(after).entries["clearings"][1]
    assert asking.rule_and_after(table, ["mission", "5 > 7"])[1] is None
