"""Printed values that a user lays over assumed ones, from the command line to records and answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from woodlaw.table.laid_over import CannotLayOver, LaidOver, read_laid_over

HEAD = "woodlaw printed values: 1\n"
TOLD = f"""{HEAD}factions:
  lemming reavers: {{points per encampment: [0, 1, 2, 3, 5]}}
  Clergy:
    flowers per cathedral: [0, 9, 9, 9, 9, 9]
cards:
  settlers: {{cost: frog frog, copies: 2}}
  militias: {{copies: 1}}
"""
CASE = """woodlaw case: 2
name: May the Clergy build?
position:
  woodlaw position: 1
  turn: Clergy, Daylight
  clearings: {5: 'a cathedral, 2 Clergy warriors', 2: '3 Clergy warriors', 6: 3 Clergy warriors}
action: build
"""


@pytest.fixture
def values(tmp_path: Path) -> Path:
    file = tmp_path / "values.yaml"
    file.write_text(TOLD, encoding="utf-8")
    return file


def run(*arguments: str | Path, printed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own: what is read once is read anew there."""
    environment = {name: value for name, value in os.environ.items() if name != "WOODLAW_PRINTED"}
    if printed:
        environment["WOODLAW_PRINTED"] = printed
    command = [sys.executable, "-m", "woodlaw", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_a_card_shows_what_is_the_users_and_what_is_assumed(values: Path) -> None:
    told = run("--printed", values, "law", "card.settlers").stdout
    assert "frog, frog (yours, for no source states it)" in told
    assert "frog (2 copies) (yours, for no source states it)" in told
    assert run("law", "card.settlers", printed=str(values)).stdout == told
    assert "  Cost   frog (assumed, for no source states it)" in run("law", "card.settlers").stdout
    assert "  Cost   fox\n" in run("--printed", values, "law", "card.anvil").stdout


def test_a_record_says_by_what_it_was_played_and_is_judged_by_the_same(values: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    seats = ("--seats", "Lemming Reavers,Lilypad Diaspora", "--out", games)
    assert run("--printed", values, "simulate", *seats).returncode == 0
    game = games / "game-000001.jsonl"
    header = json.loads(game.read_text(encoding="utf-8").partition("\n")[0])
    told = {entry["value"]: json.loads(entry["taken"]) for entry in header["assumed"]}
    assert told["points per encampment (laid over)"] == [0, 1, 2, 3, 5]
    assert told["cost of Settlers (laid over)"] == ["frog", "frog"]
    assert "points per encampment" not in told
    assert run("check", game, printed=str(values)).returncode == 0
    assert run("--printed", values, "check", "--jobs", "2", games).stdout.startswith("1 game checked: no findings\n")
    other = run("check", game).stdout
    assert "illegal" not in other
    assert "played with other assumed values" in other
    assert run("--printed", values, "show", game, "--turn", "1").returncode == 0


def test_a_check_finds_what_the_users_cost_is_not_paid_for(tmp_path: Path) -> None:
    seats = ("--seats", "Lilypad Diaspora,Marquise de Cat", "--out", tmp_path, "--rootlog")
    assert run("simulate", *seats).returncode == 0
    game = tmp_path / "game-000001.rootlog"
    alone = ("check", "--no-play", "--no-mends", game)
    assert run(*alone).stdout.startswith("1 game checked: no findings\n")
    file = tmp_path / "dear.yaml"
    file.write_text(f"{HEAD}cards: {{militias: {{cost: frog frog frog frog frog frog}}}}\n", encoding="utf-8")
    told = run("--printed", file, *alone).stdout
    assert "violation 4.1.1" in told
    assert "and frog (as dear.yaml tells); the player has" in told


def test_an_answer_that_rests_on_it_is_decided_and_says_whose_it_is(values: Path, tmp_path: Path) -> None:
    case = tmp_path / "case.yaml"
    case.write_text(CASE, encoding="utf-8")
    assert "undecided" in run("adjudicate", case).stdout
    told = " ".join(run("--printed", values, "adjudicate", "--grounds", case).stdout.replace("|", " ").split())
    assert "illegal: HCC.5.2.II" in told
    assert "yours, for no source states it: Honeycomb Clergy: flowers per cathedral [0, 9, 9, 9, 9, 9] (as" in told
    answer = json.loads(run("--printed", values, "adjudicate", "--format", "json", case).stdout)
    assert "values.yaml tells" in json.dumps(answer)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x", "the file: expected a mapping with the keys woodlaw printed values, factions, cards, not 'x'"),
        ("woodlaw printed values: 2", "woodlaw printed values: expected 1"),
        ("factions: {}", "the file: woodlaw printed values: expected some text"),
        (f"{HEAD}x: 1", "expected none but the keys"),
        (f"{HEAD}factions: [a]", "factions: expected a mapping, not a list"),
        (f"{HEAD}cards: {{settlers: {{suit: fox}}}}", "expected none but the keys cost, copies"),
        (f"{HEAD}cards: {{settlers: 3}}", "cards: 'settlers': expected a mapping with the keys cost, copies"),
        (f"{HEAD}factions: {{a: &a {{b: 1}}, c: *a}}", "expected no aliases"),
        ("[" * 2001, "expected"),
        ("x: " + "y" * 3000, "expected lines of at most"),
    ],
)
def test_what_is_of_another_form_is_refused_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "values.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(CannotLayOver) as refused:
        read_laid_over(file)
    assert str(refused.value).startswith("values.yaml:")
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (["1"], "a list of 2 values"),
        ("1", "a list of 2 values"),
        (["1", "100"], "a whole number from 0 to 99, not '100'"),
        (["1", "-1"], "a whole number from 0 to 99, not '-1'"),
        (["1", "9" * 5000], "a whole number from 0 to 99"),
        (["1", ["2"]], "a whole number from 0 to 99, not a list"),
    ],
)
def test_a_value_has_the_shape_of_the_assumed_one(told: object, expected: str) -> None:
    with pytest.raises(CannotLayOver, match=expected):
        LaidOver("values.yaml").value("here", told, [1, 2])


@pytest.mark.parametrize(
    ("what", "told", "expected"),
    [
        ("cost", "bird", "up to 6 of fox, rabbit, mouse, frog, any"),
        ("cost", "fox " * 7, "up to 6 of fox"),
        ("copies", "0", "a whole number from 1 to 9"),
        ("copies", "fox", "a whole number from 1 to 9"),
    ],
)
def test_a_cost_is_icons_and_copies_a_small_number(what: str, told: str, expected: str) -> None:
    laid = LaidOver("values.yaml", {}, {"settlers": {what: told}})
    with pytest.raises(CannotLayOver, match=f"cards: settlers: {what}: expected {expected}"):
        laid.cost("settlers") if what == "cost" else laid.copies("settlers")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("factions: {Owls: {a: 1}}", "factions: expected installed factions with assumed values, not 'Owls'"),
        ("factions: {Marquise: {cost: 3}}", "expected installed factions with assumed values, not 'Marquise'"),
        ("factions: {Reavers: {upkeep: 3}}", "'upkeep': expected an assumed value (points per encampment)"),
        (
            "factions: {Reavers: {points per encampment: [0, 1, 2, 3, 4]}, Lemming Reavers: {upkeep: 3}}",
            "factions: expected each faction once, not as 'Reavers' and 'Lemming Reavers'",
        ),
        ("cards: {anvil: {cost: fox}}", "cards: expected cards of which something is assumed, not 'anvil'"),
        ("cards: {ambush: {copies: 2}}", "cards: expected cards of which something is assumed, not 'ambush'"),
        ("cards: {settlers: {copies: 3}}", "cards: copies: expected 14 cards in all of lilypad_diaspora, not 16"),
    ],
)
def test_what_is_not_assumed_is_refused_by_its_name(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "values.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    ran = run("--printed", file, "law", "4.3.1")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("woodlaw: --printed values.yaml: ")
    assert told in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    ran = run("law", "4.3.1", printed=str(tmp_path / "none.yaml"))
    assert ran.returncode == 2
    assert ran.stderr == "woodlaw: --printed none.yaml: expected a readable file; No such file or directory\n"
