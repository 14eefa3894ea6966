"""The wheel brings what our data files say: nothing that is installed has to parse them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from venv import EnvBuilder
from zipfile import ZipFile

import click
import pytest
import yaml
from tests.installing import SOURCES

from woodlaw.law.kept import BUILT, as_kept

pytest.importorskip("hatchling", reason="what builds the wheel is not installed")

ROOT = SOURCES.parent
GAME = ROOT / "examples" / "faulty" / "copies_of_a_card.rootlog"
WATCHED = """
import sys
opened = []
sys.addaudithook(lambda event, told: opened.append(str(told[0])) if event == "open" else None)
try:
    exec(sys.argv.pop(1))
finally:
    print("opened", *sorted({file for file in opened if file.endswith(".yaml")}), file=sys.stderr)
"""
COMMAND = "from woodlaw.cli import main; main(sys.argv[1:])"
ALL = """
from woodlaw.factions.registry import factions
from woodlaw.faq.packaged import packaged
from woodlaw.faq.printed import printed_questions
from woodlaw.law.printed import printed_clauses
from woodlaw.law.registry import law
from woodlaw.searching.ranking import search
from woodlaw.site.data import read
from woodlaw.table.cited import cited_cards
from woodlaw.table.decks import deck_ids, deck_named
from woodlaw.table.hirelings import hireling_titles
from woodlaw.table.items import item_supply
from woodlaw.table.maps import map_ids, map_named
from woodlaw.table.printed import printed_cards
[law().chapter(each) for each in law().chapters()], [*map(map_named, map_ids()), *map(deck_named, deck_ids())]
search(), packaged(), cited_cards(), hireling_titles(), item_supply(), read("illustrations")
printed_cards(), printed_clauses(), printed_questions()
print(len([factions()[name] for name in factions()]))
"""


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the wheel, built twice under two hash seeds."""
    return [_wheel(tmp_path_factory.mktemp("dist"), seed) for seed in ("1", "2")]


def _wheel(folder: Path, seed: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env={"PYTHONHASHSEED": seed}, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def python(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a virtual environment in which the wheel alone is installed, with what it needs."""
    folder = tmp_path_factory.mktemp("venv")
    EnvBuilder().create(folder)
    site = next(folder.rglob("site-packages"))
    with ZipFile(wheels[0]) as wheel:
        wheel.extractall(site)
    needed = {Path(module.__file__ or "").parents[1] for module in (click, yaml)}
    (site / "needed.pth").write_text("\n".join(map(str, needed)))
    return next(file for name in ("python", "python.exe") for file in folder.glob(f"*/{name}"))


@pytest.mark.parametrize(
    ("what", "arguments", "told"),
    [
        (COMMAND, ("law", "4.3.1"), "4.3.1 Step 1: Defender May Ambush"),
        (COMMAND, ("check", GAME), "1 game checked: 1 violation"),
        (ALL, (), "18"),
    ],
    ids=["law", "check", "all"],
)
def test_nothing_that_is_installed_parses_our_data(
    python: Path, what: str, arguments: tuple[str | Path, ...], told: str
) -> None:
    installed = sorted(python.parents[1].rglob("*"))
    ran = subprocess.run(
        [python, "-c", WATCHED, what, *arguments],
        env={"PYTHONDONTWRITEBYTECODE": "1"},
        cwd=python.parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert told in ran.stdout
    assert ran.stderr.splitlines()[-1] == "opened"
    assert sorted(python.parents[1].rglob("*")) == installed


def test_a_wheel_that_is_built_again_is_the_same_byte_for_byte(wheels: list[Path]) -> None:
    one, other = (wheel.read_bytes() for wheel in wheels)
    assert one == other


def test_what_is_prepared_is_what_the_file_says(wheels: list[Path]) -> None:
    with ZipFile(wheels[0]) as wheel:
        told = yaml.safe_load(wheel.read("woodlaw/factions/vagabond/board.yaml"))
        assert wheel.read("woodlaw/prepared/factions/vagabond/board.yaml.values.json") == as_kept(BUILT, told)
