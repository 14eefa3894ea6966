"""The tutorial builds a whole faction: its files, as they stand on the page, are installed, proven and played."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from tests.installing import Run, files_on, listed_on

from woodlaw.factions.boards import names_in

ROOT = Path(__file__).parents[2]
PAGE, FURTHER = (
    (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("faction-tutorial", "faction-questions")
)
FILES = files_on(PAGE)
EXAMPLE = ROOT / "tests" / "example_faction"
FRAGMENTS = [
    part
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE + FURTHER, re.MULTILINE | re.DOTALL)
    for part in block.split("\n\n")
]
"""What the pages show of the example package."""


def rules() -> set[str]:
    """Return the clauses of the tutorial's chapter that rule something."""
    clauses = yaml.safe_load(FILES["lantern_moths/law/lm.yaml"])["clauses"]
    return {clause["id"] for clause in clauses if clause["kind"] in ("rule", "setup")}


def test_the_page_shows_every_file_that_it_lists() -> None:
    assert sorted(Path(name).name for name in FILES) == sorted(listed_on(PAGE))


def unindented(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


SOURCES = [unindented(file.read_text(encoding="utf-8")) for file in sorted(EXAMPLE.rglob("*.py"))]


@pytest.mark.parametrize("part", FRAGMENTS)
def test_what_else_it_shows_stands_in_the_example(part: str) -> None:
    assert any(unindented(part) in source for source in SOURCES), part


def test_its_law_is_sound_and_looked_up(python: Run) -> None:
    validated = python("-c", "from woodlaw.law.registry import law; print(law().validate())")
    assert validated.stdout == "[]\n", validated.stderr
    looked_up = python("-m", "woodlaw", "law", "lm 2.2")
    assert looked_up.stdout.splitlines()[:2] == ["LM.2.2 Glow", "rule, Law of the Moths"]


def test_its_scenarios_pass_and_prove_every_clause(python: Run, project: Path, tmp_path: Path) -> None:
    evidence = tmp_path / "evidence.json"
    ran = python("-m", "pytest", "-q", "features", "--woodlaw-evidence", evidence, folder=project)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    scenarios = json.loads(evidence.read_text(encoding="utf-8"))["scenarios"]
    assert {each["outcome"] for each in scenarios} == {"passed"}
    assert len(scenarios) == FILES["features/moths.feature"].count("Scenario:")
    assert {clause for each in scenarios for clause in each["tagged"]} == rules()


GAMES = """
from tests.invariants import play_watched
for seed, seats in enumerate((("lantern_moths", "marquise_de_cat"), ("marquise_de_cat", "lantern_moths")) * 2):
    outcome, watch = play_watched(seats, ("autumn", "winter", "lake", "mountain")[seed], "standard", seed)
    print(*outcome.winners, outcome.clause, watch.events > 100)
"""


def test_games_with_it_end_and_keep_every_invariant(python: Run) -> None:
    played = python("-c", GAMES)
    games = played.stdout.splitlines()
    assert len(games) == 4, played.stderr
    assert set(games) <= {"lantern_moths 3.1 True", "marquise_de_cat 3.1 True"}


def test_the_commands_of_the_page_work(python: Run, tmp_path: Path) -> None:
    shell = PAGE.partition("## Use it")[2].partition("```sh\n")[2].partition("```")[0]
    commands = [line.partition("  #")[0].split() for line in shell.splitlines()]
    ran = [python("-m", *command, folder=tmp_path) for command in commands if command[0] == "woodlaw"]
    assert [each.returncode for each in ran] == [0, 0, 0], [each.stderr for each in ran]
    assert ran[0].stdout.startswith("LM.2.2 Glow\n")
    assert ran[2].stdout.startswith("3 games checked: no findings\n")


def test_it_stands_on_the_pages_of_reference(python: Run, tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tests.site.reference.conftest import build_site\n"
        "pages = {name: f'# P\\n\\n```{{law-{name}}}\\n```\\n' for name in ('factions', 'extension-points')}\n"
        "site = build_site(Path(sys.argv[1]), pages)\n"
        "print(site.section('factions', 'faction-lantern_moths').astext())\n"
        "print(site.section('extension-points', 'question-extra_strength').astext())\n"
    )
    told = python("-c", script, tmp_path)
    assert "lantern" in told.stdout, told.stderr
    assert "Lantern Moths (LM.2.2)" in told.stdout


def test_the_names_that_the_further_page_shows_are_those_of_a_board() -> None:
    block = FURTHER.partition("## What it tells")[2].partition("```yaml\n")[2].partition("```")[0]
    told = yaml.safe_load(block)
    names = names_in("page", told)
    assert [field.name.replace("_", " ") for field in fields(names)] == list(told["names"])
    assert all(getattr(names, field.name) for field in fields(names))
