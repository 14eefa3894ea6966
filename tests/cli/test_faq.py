from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from woodlaw.law.problems import NO_READER

Woodlaw = Callable[..., Any]

LEAGUE = """\
faq: 1
title: The league
entries:
  - id: rule
    question: Who rules?
    ruling: Whoever has the most.
    clauses: ["2.5"]
"""
FEATURE = """\
Feature: The league

  @faq.rule @2.5
  Scenario: The most
    Given clearing 5 holds 2 Clergy warriors and 1 Marquise warrior
    Then the Clergy rules clearing 5
"""


@pytest.fixture
def league(tmp_path: Path) -> Path:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "rule.feature").write_text(FEATURE, encoding="utf-8")
    path = tmp_path / "league.yaml"
    path.write_text(LEAGUE.replace("entries:", "features: scenarios\nentries:"), encoding="utf-8")
    return path


# List -----------------------------------------------------------------------------------------------------------------
def test_all_are_listed(woodlaw: Woodlaw) -> None:
    ran = woodlaw("faq")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert len(lines) >= 40
    assert lines[0].split()[:2] == ["faq.00", "executed"]
    assert woodlaw("faq", "list").out == ran.out


@pytest.mark.parametrize(
    ("asked", "listed"),
    [
        (["--clause", "6.2.2", "--search", "may sidekicks go to the castle"], ["faq.13", "faq.11"]),
        (["--clause", "8.4"], ["faq.19"]),
        (["--clause", "hcc", "--state", "executed", "--search", "blind bag"], ["faq.07"]),
        (["--card", "Favor of the Foxes"], ["faq.favor-and-penitent-neighbour"]),
        (["--card", "card.charm-offensive"], ["faq.44"]),
        (["--faction", "hundreds"], ["faq.43", "faq.44"]),
    ],
)
def test_what_fits_is_listed(woodlaw: Woodlaw, asked: list[str], listed: list[str]) -> None:
    ran = woodlaw("faq", *asked)
    assert ran.code == 0
    found = [line.split()[0] for line in ran.out.splitlines()]
    assert found[: len(listed)] == listed
    assert found == listed or "--search" in asked


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--search", "xylophone"], "faq: no question fits all that was asked for; expected other words"),
        (["--clause", "4.3.9"], "faq: 4.3.9: no such clause; expected one such as 4.3."),
        (["--card", "tunels"], "faq: card.tunels: no such card; expected one such as card.tunnels"),
        (["hive-at-battle"], "faq: hive-at-battle: no such question; expected one such as faq.hive-in-battle"),
        (["99"], "faq: 99: no such question; expected one such as faq."),
        (["\x1b[31m"], "faq: \\x1b[31m: no such question; expected one such as faq.07"),
        (["check", "nothing"], "faq: nothing: no such question"),
        (["--file", "nowhere.yaml"], "faq: nowhere.yaml: expected a readable file"),
        (["check", "--features", "nowhere"], "faq: nowhere: expected a folder of feature files"),
    ],
)
def test_what_is_not_there_is_one_line(woodlaw: Woodlaw, asked: list[str], said: str) -> None:
    ran = woodlaw("faq", *asked)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"woodlaw: {said}")
    assert ran.err.count("\n") == 1


# Show -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spelling", ["07", "7", "FAQ-07", "@faq.07"])
def test_one_is_shown_with_its_ruling_and_clauses(woodlaw: Woodlaw, spelling: str) -> None:
    ran = woodlaw("faq", spelling)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "faq.07 Where does a building or token go that has been removed?"
    assert lines[1] == "executed"
    assert "    G.24 Remove" in lines
    assert "      A flower that is spent or removed goes back into the blind bag." in lines
    assert any(line.startswith("      Reading: Where does a flower go") for line in lines)
    assert "  Its source cites an older printing: 2.5, 16.6.22." in lines
    assert any(line.startswith("  Scenarios  published.feature:") for line in lines)


def test_a_state_is_told_with_its_reason(woodlaw: Woodlaw) -> None:
    lines = woodlaw("faq", "show", "38", "44").out.splitlines()
    assert lines[1] == "awaiting: Keepers in Iron"
    assert "    card.charm-offensive Charm Offensive" in lines


def test_entries_are_shown_as_data(woodlaw: Woodlaw) -> None:
    told = json.loads(woodlaw("faq", "07", "--format", "json").out)
    assert told["version"] == 1
    (entry,) = told["entries"]
    assert (entry["tag"], entry["clauses"], entry["state"]) == ("faq.07", ["G.24", "HCC.2.2.III"], "executed")
    assert len(entry["scenarios"]) == 3
    listed = json.loads(woodlaw("faq", "--search", "keep", "--format", "json").out)
    assert listed["entries"][0]["tag"] == "faq.11"


# Check ----------------------------------------------------------------------------------------------------------------
def test_the_engine_agrees(woodlaw: Woodlaw) -> None:
    ran = woodlaw("faq", "check")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].split() == ["agree", "faq.00", "1", "scenario"]
    assert "awaiting" in lines[-1]
    assert "disagree" not in ran.out


def test_a_league_keeps_its_own(woodlaw: Woodlaw, league: Path) -> None:
    ran = woodlaw("faq", "check", "--file", league)
    assert (ran.code, ran.out) == (0, "agree      faq.rule  1 scenario\n\n1 agree\n")
    shown = woodlaw("faq", "rule", "--file", league)
    assert shown.out.splitlines()[-1] == "  Scenarios  rule.feature:4 The most"


def test_a_disagreement_says_where_and_what(woodlaw: Woodlaw, league: Path) -> None:
    feature = league.parent / "scenarios" / "rule.feature"
    feature.write_text(FEATURE.replace("Then the Clergy", "Then the Marquise"), encoding="utf-8")
    ran = woodlaw("faq", "check", "--file", league)
    assert ran.code == 1
    assert "           rule.feature:4: Honeycomb Clergy rules clearing 5\n" in ran.out
    told = json.loads(woodlaw("faq", "check", "--file", league, "--format", "json").out)
    assert told["summary"] == {"agree": 0, "disagree": 1, "awaiting": 0, "text only": 0, "disputed": 0}
    assert told["entries"][0]["scenarios"][0]["problem"] == "Honeycomb Clergy rules clearing 5"


def test_a_file_without_scenarios_says_what_is_missing(woodlaw: Woodlaw, league: Path) -> None:
    league.write_text(LEAGUE, encoding="utf-8")
    ran = woodlaw("faq", "check", "--file", league)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "woodlaw: faq: league.yaml: expected a key features, or the option --features FOLDER\n"
    assert woodlaw("faq", "check", "--file", league, "--features", league.parent / "scenarios").code == 0
    assert "Scenarios" not in woodlaw("faq", "rule", "--file", league).out


def test_every_problem_of_a_file_is_told_and_none_can_do_harm(woodlaw: Woodlaw, league: Path) -> None:
    league.write_text(LEAGUE.replace('"2.5"', '"2.5.9", "\x85"').replace("Who", '"Who').replace("?", '\\e[31m?"'))
    ran = woodlaw("faq", "check", "--file", league)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") >= 1
    league.write_text(LEAGUE.replace('"2.5"', '"2.5.9", card.x').replace("question: Who rules?", 'question: "\\e[31m"'))
    ran = woodlaw("faq", "check", "--file", league)
    assert "clauses: expected a clause that there is such as" in ran.err
    assert "clauses: expected a card that there is such as" in ran.err
    league.write_text(LEAGUE.replace("question: Who rules?", 'question: "\\e[31m"'))
    assert "\x1b" not in woodlaw("faq", "list", "--file", league).out


def test_an_unreadable_scenario_is_one_line(woodlaw: Woodlaw, league: Path) -> None:
    (league.parent / "scenarios" / "rule.feature").write_text("Feature: x\n  Scenario: y\n    Given a\n    Nonsense\n")
    ran = woodlaw("faq", "check", "--file", league)
    assert (ran.code, ran.out) == (2, "")
    assert "rule.feature:4" in ran.err
    assert ran.err.count("\n") == 1


def test_without_a_reader_of_scenarios_the_rest_works() -> None:
    hidden = "import sys; sys.modules['pytest_bdd'] = None; from woodlaw.cli import main; sys.exit(main(sys.argv[1:]))"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", hidden, "faq", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    shown = run("07")
    assert (shown.returncode, shown.stderr) == (0, "")
    checked = run("check")
    assert (checked.returncode, checked.stdout, checked.stderr) == (2, "", f"woodlaw: faq: {NO_READER}\n")
