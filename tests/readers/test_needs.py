"""Sphinx-Needs loads our clauses and scenarios without a warning, and the links of each kind lead to their places."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("sphinx_needs")

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace
from sphinx_needs.data import SphinxNeedsData
from tests.readers.conftest import ids_in

from woodlaw.gherkin.standing import read_evidence
from woodlaw.law.registry import law
from woodlaw.site.machine import scenario_id
from woodlaw.site.survey import edition_of, proofs

MACHINES = Path(__file__).parents[2] / "docs" / "machines.md"
ADDRESS = "https://example.org/woodlaw"


def documented() -> dict[str, Any]:
    """Return the configuration that the documentation shows, which must work as it stands there."""
    section = MACHINES.read_text(encoding="utf-8").partition("## Sphinx-Needs")[2]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found
    settings: dict[str, Any] = {}
    exec(found[1], settings)  # noqa: S102 (our own page)
    settings.pop("__builtins__")
    return settings


def needs_of(folder: Path) -> dict[str, dict[str, Any]]:
    (version,) = json.loads((folder / "needs.json").read_text(encoding="utf-8"))["versions"].values()
    needs: dict[str, dict[str, Any]] = version["needs"]
    return needs


def test_a_citing_project_loads_every_need_and_follows_every_link(built_site: Path, tmp_path: Path) -> None:
    settings = documented()
    (source,) = settings["needs_external_needs"]
    source["json_path"] = str(built_site / source.pop("json_url").rpartition("/")[2])
    told = needs_of(built_site)
    tmp_path.joinpath("index.rst").write_text(
        "Citing\n======\n\n" + "\n".join(f"* :need:`{name}`" for name in told), encoding="utf-8"
    )
    warnings = StringIO()
    with docutils_namespace():
        app = Sphinx(tmp_path, None, tmp_path / "out", tmp_path / "trees", "html", settings, None, warnings)
        app.build()
    assert warnings.getvalue() == ""
    loaded = SphinxNeedsData(app.env).get_needs_mutable()
    assert {(need["id"], need["type"], need["status"], need["external_url"]) for need in loaded.values()} == {
        (need["id"], need["type"], need["status"], f"{ADDRESS}/{need['external_url']}") for need in told.values()
    }
    assert {need["type"] for need in told.values()} == {"clause", "scenario"}
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    links = set(re.findall(rf'href="{ADDRESS}/([^"#]+)#([^"]+)"', page))
    assert {f"{file}#{anchor}" for file, anchor in links} == {need["external_url"] for need in told.values()}
    assert {(file, anchor) for file, anchor in links if anchor not in ids_in(built_site / file)} == set()


def test_the_scenarios_are_those_of_the_evidence(built_site: Path) -> None:
    told = [need for need in needs_of(built_site).values() if need["type"] == "scenario"]
    evidence = read_evidence(built_site.parent / "evidence.json", edition_of(law()))
    ran = {scenario_id(proof.scenario): (proof.name, proof.outcome) for proof in proofs(evidence.runs)}
    assert {need["id"]: (need["title"], need["status"]) for need in told} == ran
    assert len({need["external_url"] for need in told}) == len(told)
