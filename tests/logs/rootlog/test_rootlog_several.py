"""Several games in one file: each is read at its own lines, checked, and named by its number."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner

from woodlaw.cli.group import woodlaw as main
from woodlaw.logs.batch import check
from woodlaw.logs.rootlog import read
from woodlaw.logs.rootlog.several import game_in_bytes, games_in, games_in_bytes
from woodlaw.logs.sources import find

FIRST = """Map: Fall
Deck: E&P
C: Ann
C:t_k->2/b_s->2/b_w->5/b_r->10/w->1+2+3+5+6+7+8+9+10+11+12
E: Bob
E:b+6w->4/#despot->$

C:t->2/#->C
Winner: C
"""
SECOND = FIRST.replace("Winner: C", "Winner: E").replace("C: Ann", "C:Ann")
BOTH = f"{FIRST}\n// the next\n{SECOND}"


def test_each_game_stands_at_its_own_lines() -> None:
    one, other = games_in(BOTH)
    assert one.startswith(FIRST)
    assert other.split("\n")[11:] == SECOND.split("\n")
    assert not any(other.split("\n")[:11])


@pytest.mark.parametrize(
    "text",
    [
        FIRST,
        "",
        "Map: Fall\nMap: Lake\n",
        "Winner: C\nMap: Fall\n",
        "Map: Fall\nC:w->1\nWinner: C\nWinner: E\n",
        "Map: Fall\n// Winner: C\nMap: Fall\n",
    ],
)
def test_a_file_of_one_game_is_one(text: str) -> None:
    assert games_in(text) == [text]


def test_bytes_that_are_no_text_are_one_game() -> None:
    assert games_in_bytes(b"\x00Map: Winner: Map:") == 1
    assert game_in_bytes(b"\x00", 2) == b"\x00"
    assert game_in_bytes(BOTH.encode(), 3) == BOTH.encode()


def test_a_reading_of_one_game_ends_where_the_next_begins() -> None:
    log = read(BOTH)
    assert log.winners == "C"
    assert [(problem.line, problem.bent) for problem in log.problems] == [(12, True)]


def test_a_setup_may_stand_behind_its_seat() -> None:
    log = read(SECOND)
    assert [(seat.letter, seat.player) for seat in log.seats] == [("C", "Ann"), ("E", "Bob")]
    assert [turn.player for turn in log.setup] == ["C", "E"]
    assert not log.problems


def test_each_game_is_checked_and_named_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "league.rootlog"
    file.write_text(BOTH)
    (tmp_path / "one.rootlog").write_text(FIRST)
    reports = list(check(find([str(tmp_path)], BytesIO())))
    assert [Path(report.file).name for report in reports] == ["league.rootlog#1", "league.rootlog#2", "one.rootlog"]
    assert [[finding.line for finding in report.findings if finding.clause == "3.1"] for report in reports] == [
        [9],
        [20],
        [9],
    ]
    assert {Path(report.path).name for report in reports} == {"league.rootlog", "one.rootlog"}


def test_games_of_standard_input_are_told_apart() -> None:
    assert [source.name for source in find(["-"], BytesIO(BOTH.encode()))] == ["-#1", "-#2"]


def test_one_game_of_several_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "league.rootlog"
    file.write_text(BOTH)
    run = CliRunner().invoke(main, ["show", str(file), "--turn", "1"])
    assert run.exit_code != 0
    assert "2 games" in run.output
    assert CliRunner().invoke(main, ["show", str(file), "--turn", "1", "--game", "2"]).exit_code == 0
    assert "there is no game 3" in CliRunner().invoke(main, ["show", str(file), "--turn", "1", "--game", "3"]).output
