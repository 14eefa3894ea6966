"""The examples of the pages are run, and what they speak of is in the source archive."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(page for page in (ROOT / "docs").glob("*.md") if ">>> " in page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_of_a_page_work(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_source_archive_holds_every_folder_that_contributors_are_told_of() -> None:
    told = re.findall(r"[`\[( ](\.?\w+)/\w", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    folders = {name for name in told if (ROOT / name).is_dir()} - {".venv"}
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert {".ci", "findings", "tests"} <= folders
    assert folders <= set(settings["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
