"""The pages that are written for the user, and those of the tables."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.site.conftest import Site, run_of

from woodlaw.gherkin.standing import Evidence, Standing, read_evidence
from woodlaw.law.registry import law
from woodlaw.site.pages import chapter_page, feature_page, write_pages
from woodlaw.site.survey import Survey


def survey(evidence: Evidence | None = None) -> Survey:
    return Survey(law(), evidence or Evidence(Standing.ABSENT), ())


@pytest.mark.parametrize("suffix", [".md", ".rst"])
def test_every_chapter_and_every_feature_has_a_page(site: Site, suffix: str) -> None:
    site.evidence(
        run_of("One", "4.3.1"),
        run_of(
            "Two", "4.3.1", file="features/04_key_actions/Öl!.feature", id="features/04_key_actions/Öl!.feature::Two"
        ),
    )
    docs = site.root / "docs"
    write_pages(docs, suffix, survey(read_evidence(site.root / "evidence.json", "")))
    written = sorted(str(path.relative_to(docs)) for path in docs.rglob(f"*{suffix}"))
    assert f"law/rb-6{suffix}" in written
    assert len([name for name in written if name.startswith("law/")]) == len(law().chapters()) + 3
    assert [name for name in written if name.startswith("scenarios/")] == [
        f"scenarios/04-key-actions/index{suffix}",
        f"scenarios/04-key-actions/l{suffix}",
        f"scenarios/battle{suffix}",
        f"scenarios/index{suffix}",
    ]
    assert "4 Key Actions" in (docs / f"scenarios/04-key-actions/index{suffix}").read_text(encoding="utf-8")


def test_a_long_feature_has_pages_one_after_the_other_whatever_other_files_are_called(site: Site) -> None:
    files = dict.fromkeys((f"features/4/{name}.feature" for name in ("battle-2", "battle", "index", "move")), 1)
    files["features/4/battle.feature"] = 40
    runs = [
        run_of(f"{number}", "4.3.1", file=file, id=f"{file}::{number}")
        for file, count in files.items()
        for number in range(count)
    ]
    site.evidence(*runs)
    write_pages(site.root / "docs", ".md", survey(read_evidence(site.root / "evidence.json", "")))
    folder = site.root / "docs" / "scenarios" / "4"
    listed = re.findall(r"^/scenarios/4/(.*)$", (folder / "index.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == ["battle", "battle-2-2", "battle-3", "battle-2", "index-2", "move"]
    assert ":part: 2" in (folder / "battle-2-2.md").read_text(encoding="utf-8")
    assert ":part:" not in (folder / "battle-2.md").read_text(encoding="utf-8")


def test_what_is_ours_is_rewritten_only_when_it_changes_and_removed_when_it_must_go(tmp_path: Path) -> None:
    write_pages(tmp_path, ".md", survey())
    page = tmp_path / "law" / "4.md"
    before = page.stat().st_mtime_ns
    own, old = tmp_path / "law" / "mine.md", tmp_path / "law" / "old.md"
    own.write_text("# Mine\n", encoding="utf-8")
    old.write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    write_pages(tmp_path, ".md", survey())
    assert page.stat().st_mtime_ns == before
    assert own.exists()
    assert not old.exists()


def test_a_page_of_the_users_own_is_kept(tmp_path: Path) -> None:
    page = tmp_path / "law" / "4.md"
    page.parent.mkdir()
    page.write_text("# My battle\n", encoding="utf-8")
    write_pages(tmp_path, ".md", survey())
    assert page.read_text(encoding="utf-8") == "# My battle\n"


def test_names_of_pages() -> None:
    assert chapter_page("RB.6") == "law/rb-6"
    assert feature_page("features/04_key_actions/battle.feature") == "scenarios/04-key-actions/battle"
    assert feature_page("/elsewhere/攻.feature") == "scenarios/elsewhere/xe694bb"


def test_a_whole_site_is_built_without_a_warning(site: Site) -> None:
    site.settings["law_pages"] = True
    site.page("index", ".. toctree::\n\n   law/index\n   law/matrix\n   law/uncovered\n   scenarios/index")
    site.evidence(run_of("One", "4.3.1"), run_of("Two", "HCC.2.1", outcome="failed", message="why"))
    built = site.build()
    assert built.warnings == ""
    matrix = built.html("law/matrix")
    assert matrix.count("<tr") == len(law()) + 1
    assert '<a href="hcc.html#HCC.2.6.IV"' in matrix
    uncovered = built.html("law/uncovered")
    assert uncovered.index("Failing") < uncovered.index("HCC.2.1") < uncovered.index("Unproven")
    assert 'href="4.html#4.3.1"' not in uncovered
    index = (built.out / "_static" / "law-index.js").read_text(encoding="utf-8")
    found = json.loads(index.removeprefix("window.lawIndex=").removesuffix(";\n"))
    sacrilege = next(entry for entry in found["entries"] if entry["id"] == "HCC.2.6.IV")
    assert (sacrilege["spelling"], sacrilege["address"]) == ("HCC.2.6.4", "law/hcc.html#HCC.2.6.IV")
    scenario = next(entry for entry in found["others"] if entry["kind"] == "scenario" and entry["title"] == "One")
    assert (scenario["address"], scenario["state"]) == ("scenarios/battle.html#one", "passed")
    assert {"law.css", "law.js"} <= {path.name for path in (built.out / "_static").iterdir()}


def test_a_long_page_shows_its_headings_and_other_pages_only_its_title(site: Site) -> None:
    site.settings.update(html_theme="furo")
    site.page("index", ".. toctree::\n\n   four\n   plain")
    site.page("plain", "Nothing of the Law.")
    (site.root / "docs" / "four.rst").write_text(".. law:chapter:: 4\n", encoding="utf-8")
    built = site.build()
    assert built.warnings == ""
    contents = built.html("four").partition('<div class="toc-tree">')[2].partition("</aside>")[0]
    assert 'href="#4.3.1"' in contents
    assert 'href="four.html"' in built.html("plain")
    assert "4.1</span> Craft" not in built.html("plain")


def test_the_tree_of_all_pages_does_not_depend_on_which_page_was_written_before(site: Site) -> None:
    site.settings |= {"law_contents_depth": 2, "html_sidebars": {"**": ["globaltoc.html"]}}
    site.page("index", ".. toctree::\n\n   guide/one\n   guide/two\n   guide/three")
    for name in ("one", "two"):
        site.page(f"guide/{name}", f".. toctree::\n\n   of-{name}")
        site.page(f"guide/of-{name}", "Words.")
    site.page("guide/three", "Words.")
    built = site.build()
    assert built.warnings == ""
    trees = {name: _tree(built.html(name)) for name in built.pages}
    assert {name: [each for each in ("one", "two") if f'of-{each}.html"' in tree] for name, tree in trees.items()} == {
        "index": ["one", "two"],
        "guide/one": ["one"],
        "guide/of-one": ["one"],
        "guide/two": ["two"],
        "guide/of-two": ["two"],
        "guide/three": [],
    }
    assert not [name for name, tree in trees.items() if "current" in tree]
    site.page("guide/two", ".. toctree::\n\n   of-two\n\nMore words.")
    assert _tree(site.build().html("guide/two")) == trees["guide/two"]


def _tree(page: str) -> str:
    return page.partition('<div class="sphinxsidebarwrapper">')[2].partition("</div>")[0]
