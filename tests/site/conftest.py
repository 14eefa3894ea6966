"""Sites of a few pages, built in a moment."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

from woodlaw.gherkin.standing import Run, read_evidence
from woodlaw.law.registry import law
from woodlaw.site import highlighted
from woodlaw.site.survey import edition_of

COLOURS = re.compile(r"\x1b\[[0-9;]*[mK]")

FEATURE = """\
Feature: Battle
  @4.3.1
  Scenario: The attacker picks the defender
    When something happens
"""


def run_of(name: str, *tagged: str, **changed: Any) -> dict[str, Any]:
    """Return what the evidence says of one run of a scenario."""
    return {
        "id": f"features/battle.feature::{name}",
        "name": name,
        "feature": "Battle",
        "file": "features/battle.feature",
        "line": 3,
        "outcome": "passed",
        "message": "",
        "about": "",
        "section": "",
        "comment": "",
        "description": "",
        "tagged": list(tagged),
        "exercised": list(tagged),
        "marks": [],
        "steps": [{"keyword": "When", "text": "something happens", "phrase": ""}],
        "before": None,
        "after": None,
        **changed,
    }


def runs_of(*runs: dict[str, Any]) -> tuple[Run, ...]:
    """Return what a site makes of some runs."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "evidence.json")
        edition = edition_of(law())
        file.write_text(json.dumps({"version": 2, "edition": edition, "scenarios": runs}), encoding="utf-8")
        return read_evidence(file, edition).runs


@dataclass
class Site:
    """A small documentation project."""

    root: Path
    settings: dict[str, Any] = field(default_factory=dict)

    def page(self, name: str, text: str) -> None:
        """Write a source page in reStructuredText."""
        path = self.root / "docs" / f"{name}.rst"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name}\n{'=' * len(name)}\n\n{text}\n", encoding="utf-8")

    def evidence(self, *runs: dict[str, Any], edition: str | None = None) -> None:
        """Write an evidence file."""
        content = {"version": 2, "edition": edition_of(law()) if edition is None else edition, "scenarios": list(runs)}
        self.raw_evidence(json.dumps(content))

    def raw_evidence(self, text: str) -> None:
        """Write an evidence file of any content."""
        (self.root / "evidence.json").write_text(text, encoding="utf-8")

    def build(self, builder: str = "html") -> Built:
        """Build the site."""
        status, warnings = StringIO(), StringIO()
        settings = {"extensions": ["woodlaw.site"], "html_theme": "basic", "keep_warnings": False, **self.settings}
        if "woodlaw.site" in settings["extensions"]:
            settings = {"law_pages": False, "law_evidence": "../evidence.json", **settings}
        docs, out = self.root / "docs", self.root / "out"
        with docutils_namespace():
            app = Sphinx(docs, None, out / builder, out / "trees", builder, settings, status, warnings)
            app.build()
        return Built(
            out / builder,
            COLOURS.sub("", warnings.getvalue()),
            COLOURS.sub("", status.getvalue()),
            sorted(app.builder.env.all_docs),
        )


@dataclass
class Built:
    """What a build left behind."""

    out: Path
    warnings: str
    status: str
    pages: list[str]

    def html(self, name: str) -> str:
        """Return a page."""
        return (self.out / f"{name}.html").read_text(encoding="utf-8")


@pytest.fixture(scope="session", autouse=True)
def shared_highlights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what is highlighted where every site of the tests finds it: it is named by what it was made of."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(highlighted, "_FOLDER", str(tmp_path_factory.mktemp("highlighted")))
        yield


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A project without pages."""
    (tmp_path / "docs").mkdir()
    made = Site(tmp_path)
    made.page("index", ".. toctree::\n   :glob:\n\n   *")
    return made


@pytest.fixture
def feature(site: Site) -> Callable[[str], None]:
    """Write the feature file that the evidence speaks of."""

    def write(text: str = FEATURE) -> None:
        path = site.root / "features" / "battle.feature"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    return write
