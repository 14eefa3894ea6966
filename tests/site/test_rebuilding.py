"""A second build reads what has changed and nothing else."""

from __future__ import annotations

import pytest
from tests.site.conftest import Site, run_of


@pytest.fixture
def built_once(site: Site) -> Site:
    site.evidence(run_of("One", "4.3.1"), run_of("Two", "HCC.2.1"))
    site.page("four", ".. law:chapter:: 4")
    site.page("clergy", ".. law:chapter:: HCC")
    site.page("battle", ".. law:feature:: features/battle.feature")
    site.page("matrix", ".. law:matrix::")
    site.page("plain", "Nothing of the Law.")
    assert site.build().warnings == ""
    return site


def changed_pages(site: Site) -> list[str]:
    """Build again and return the pages that were read."""
    status = site.build().status
    lines = [line for line in status.replace("\r", "\n").splitlines() if line.startswith("reading sources... [")]
    return sorted(line.split()[-1] for line in lines)


def test_nothing_is_read_when_nothing_changed(built_once: Site) -> None:
    assert changed_pages(built_once) == []


def test_an_outcome_that_changed_concerns_its_chapter_its_feature_and_the_matrix(built_once: Site) -> None:
    built_once.evidence(run_of("One", "4.3.1", outcome="failed"), run_of("Two", "HCC.2.1"))
    assert changed_pages(built_once) == ["battle", "four", "matrix"]
    assert "failing" in (built_once.root / "out" / "html" / "four.html").read_text(encoding="utf-8")


def test_evidence_that_is_gone_concerns_every_clause(built_once: Site) -> None:
    (built_once.root / "evidence.json").unlink()
    built = built_once.build()
    assert "no feature file 'features/battle.feature' in the evidence" in built.warnings
    assert "not measured" in built.html("clergy")


def test_pages_of_source_are_written_once(built_once: Site) -> None:
    page = built_once.root / "out" / "html" / "code" / "woodlaw" / "engine" / "battle.html"
    before = page.stat().st_mtime_ns
    built_once.build()
    assert page.stat().st_mtime_ns == before
    page.unlink()
    built_once.build()
    assert page.exists()
