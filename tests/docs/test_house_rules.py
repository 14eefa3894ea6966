"""The page on house rules writes a whole package: its files, as they stand there, are installed, run and played."""

from __future__ import annotations

import re
from pathlib import Path

from tests.installing import Run, files_on, listed_on

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "house-rules.md").read_text(encoding="utf-8")
FILES = files_on(PAGE)


def test_the_page_shows_every_file_that_it_lists() -> None:
    assert [Path(name).name for name in FILES] == listed_on(PAGE)


def test_its_scenarios_pass(python: Run, project: Path) -> None:
    ran = python("-m", "pytest", "-q", folder=project)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"{FILES['features/evenings.feature'].count('Scenario:')} passed" in ran.stdout


def test_the_commands_of_the_page_work(python: Run, tmp_path: Path) -> None:
    shell = PAGE.partition("## Use it")[2].partition("```sh\n")[2].partition("```")[0]
    simulate, check = (line for line in shell.splitlines() if line.startswith("woodlaw"))
    words = re.findall(r'"[^"]+"|\S+', simulate)
    played = python("-m", *(word.strip('"') for word in words), folder=tmp_path)
    assert played.returncode == 0, played.stderr
    checked = python("-m", *check.split(), folder=tmp_path)
    assert checked.stdout.splitlines()[-2] == "2 games checked: 4 notation remarks"
    record = (tmp_path / "evenings" / "game-000001.rootlog").read_text(encoding="utf-8")
    assert "\nHouse rules: Long Evenings, Sharp Teeth\n" in record


def test_the_four_questions_are_those_that_are_asked(python: Run) -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    told = python("-m", "woodlaw", "points", *listed)
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("Where nobody answers: ") == len(listed) == 4
    assert "the house rule Long Evenings" in told.stdout
