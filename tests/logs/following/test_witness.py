"""The witness of a recorded game: what explains each of its turns, as a record that can be seen, checked and asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from woodlaw.engine.state import State
from woodlaw.logs.check import check_bytes, check_text, position_at
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.watching import Step, watch
from woodlaw.table.pieces import Category

GAMES = Path(__file__).parents[3] / "examples" / "clean"
DUEL, HOMELANDS, COALITION = "autumn_duel", "autumn_homelands", "lake_coalition"
"""Games of two that can be played, of three, and of some of whom not all can."""


@cache
def rootlog(name: str) -> str:
    return (GAMES / f"{name}.rootlog").read_text(encoding="utf-8")


@cache
def witness_of(name: str) -> str:
    return check_bytes(rootlog(name).encode(), name, witnessed=True).witness


def lines_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in witness_of(name).splitlines()]


def written(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def on_the_map(state: State) -> dict[object, dict[object, int]]:
    """Return the pieces of factions that lie in clearings."""
    return {
        place: {piece: count for piece, count in state.at(place).items() if piece.category is not Category.ITEM}
        for place in state.map.places
    }


@pytest.mark.parametrize("name", [DUEL, HOMELANDS, COALITION])
def test_a_witness_holds_what_its_game_holds(name: str) -> None:
    turns = [line for line in lines_of(name) if line.get("player") and "turn" in line]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    for number in (*range(0, len(turns), 3), len(turns)):
        assert on_the_map(position_at(witness_of(name), number)) == on_the_map(position_at(rootlog(name), number))


@pytest.mark.parametrize(("name", "explained"), [(DUEL, 14), (HOMELANDS, 6)])
def test_turns_are_explained_by_plays_that_are_legal(name: str, explained: int) -> None:
    tables = [line for line in lines_of(name) if line.get("player") and "turn" in line]
    found = check_text(witness_of(name)).findings
    assert len([table for table in tables if "unexplained" not in table]) >= explained
    assert {finding.kind for finding in found} <= {FindingKind.UNDECIDED}
    assert len(found) == len([table for table in tables if "unexplained" in table])


def test_a_turn_of_whom_nobody_plays_is_told_by_its_tables() -> None:
    lines = lines_of(COALITION)
    whose = {line["player"]: line["unexplained"] for line in lines if line.get("unexplained")}
    assert whose["keepers_in_iron"] == "Keepers in Iron cannot be played yet"


def test_a_witness_can_be_watched() -> None:
    steps: list[Step] = []
    watched = watch(witness_of(DUEL), lambda step, _: steps.append(step))
    assert not watched.error
    assert {step.turn for step in steps} == set(range(16))


def altered(change: Callable[[list[dict[str, Any]]], int]) -> tuple[str, int]:
    """Return a witness in which something is changed, and the line where that is found."""
    lines = lines_of(DUEL)
    number = change(lines)
    return written(lines), number + 1


def table_of(lines: list[dict[str, Any]], turn: int) -> int:
    return next(number for number, line in enumerate(lines) if line.get("turn") == turn)


def test_a_table_that_does_not_follow_is_found() -> None:
    def change(lines: list[dict[str, Any]]) -> int:
        number = table_of(lines, 3)
        lines[number]["table"]["Marquise"]["score"] = 29
        return number

    text, line = altered(change)
    first = next(finding for finding in check_text(text).findings if finding.kind is FindingKind.VIOLATION)
    assert (first.clause, first.line) == ("1.4.1", line)
    assert first.message.startswith("the table does not follow from the turn before: marquise_de_cat has 29 points")


def test_an_answer_that_is_not_legal_is_found_and_the_turns_after_it_are_judged() -> None:
    def change(lines: list[dict[str, Any]]) -> int:
        moves = [number for number, line in enumerate(lines) if line.get("for") == "move"]
        lines[moves[0]]["answer"] = lines[moves[-1]]["answer"] = "clearing 1 > clearing 12"
        return moves[0]

    text, line = altered(change)
    found = [finding for finding in check_text(text).findings if finding.kind is FindingKind.VIOLATION]
    assert [finding.clause for finding in found] == ["4.2", "4.2"]
    assert found[0].line == line


def test_an_answer_that_is_left_out_is_found() -> None:
    lines = lines_of(DUEL)
    moves = [number for number, line in enumerate(lines) if line.get("for") == "move"]
    del lines[moves[0]]
    found = [finding for finding in check_text(written(lines)).findings if finding.kind is FindingKind.VIOLATION]
    assert found[0].message == "not what comes next"


def violations(lines: list[dict[str, Any]]) -> list[tuple[str, str]]:
    found = check_text(written(lines)).findings
    return [(finding.clause, finding.message) for finding in found if finding.kind is FindingKind.VIOLATION]


def test_the_same_player_has_no_two_turns_running() -> None:
    lines = lines_of(DUEL)
    lines[table_of(lines, 4)]["player"] = "marquise_de_cat"
    assert ("1.4.1", "Marquise de Cat takes a turn though Eyrie Dynasties is next") in violations(lines)


def test_nothing_more_is_told_of_a_turn_that_is_over() -> None:
    lines = lines_of(DUEL)
    answer = next(line for line in lines if line.get("for") == "move")
    lines.insert(table_of(lines, 4), answer)
    assert violations(lines) == [("1.4.1", "not what comes next")]


def test_nothing_is_told_of_a_turn_that_is_not_explained() -> None:
    lines = lines_of(DUEL)
    lines[table_of(lines, 4)]["unexplained"] = "nobody knows"
    assert violations(lines) == [("1.4.1", "not what comes next")]


def test_nobody_has_won_who_lacks_points() -> None:
    lines = lines_of(DUEL)
    del lines[table_of(lines, 3) : table_of(lines, 16)]
    del lines[-2]["table"]["Marquise"], lines[-2]["table"]["Eyrie"]
    lines[-1] |= {"won": ["marquise_de_cat"], "clause": "3.1"}
    assert ("3.1", "Marquise de Cat has not won by points") in violations(lines)


def test_no_turn_comes_after_the_game_is_won() -> None:
    lines = lines_of(DUEL)
    number = table_of(lines, 16)
    lines[number:number] = [{"turn": 16, "player": "eyrie_dynasties", "unexplained": "nobody knows"}]
    assert ("3.1", "Eyrie Dynasties takes a turn after the game has ended") in violations(lines)


def _no_table(lines: list[dict[str, Any]]) -> None:
    lines[1]["table"] = ["fox"]


def _other_seats(lines: list[dict[str, Any]]) -> None:
    lines[1]["table"]["seats"] = ["Marquise", "Clergy"]


def _nobody(lines: list[dict[str, Any]]) -> None:
    lines[1]["player"] = "clergy"


def _no_such_clearing(lines: list[dict[str, Any]]) -> None:
    lines[1]["table"]["clearings"] = {"44": "a sawmill"}


def _newer(lines: list[dict[str, Any]]) -> None:
    lines[0]["woodlaw record"] = 6


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (_no_table, "line 2: 'table' is no position"),
        (_other_seats, "line 2: clearings, 2: no piece at this table is called 'Eyrie roost'"),
        (_nobody, "line 2: 'clergy' has no seat; expected one of"),
        (_no_such_clearing, "line 2: clearings, 44: there is no clearing 44"),
        (_newer, "line 1: a record of version 6; expected version 5 or older"),
    ],
)
def test_what_is_no_table_is_told_in_a_line(change: Callable[[list[dict[str, Any]]], None], error: str) -> None:
    lines = lines_of(DUEL)
    change(lines)
    report = check_text(written(lines))
    assert report.error.startswith(error)
    assert "\n" not in report.error


def test_a_table_that_is_not_told_cannot_be_shown() -> None:
    lines = lines_of(COALITION)
    number = table_of(lines, 4)
    del lines[number]["table"]
    lines[number - 1]["unexplained"] = "nobody knows"
    with pytest.raises(ValueError, match="how the table lies before turn 4 is not told"):
        position_at(written(lines), 3)
