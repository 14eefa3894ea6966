"""Pages are written small where that is asked for, and only those that are new."""

from __future__ import annotations

import sys

import pytest
from sphinx.errors import ExtensionError
from tests.site.conftest import Site, run_of

from woodlaw.site.writing import plain

CODE = "code/woodlaw/engine/battle"


@pytest.fixture
def small(site: Site) -> Site:
    site.settings["law_small"] = True
    site.evidence(run_of("One passes", "4.3.1"))
    site.page("four", ".. law:chapter:: 4")
    return site


def test_a_small_page_says_the_same_and_is_not_written_again(small: Site) -> None:
    built = small.build()
    for name in ("four", "4.3.1", CODE):
        assert built.html(name).startswith("<!doctype html><html")
    assert ">def<" in built.html(CODE).partition("<pre")[2]
    assert ">    " in built.html(CODE).partition("<pre")[2]
    written = (built.out / f"{CODE}.html").stat().st_mtime_ns
    four = built.html("four")
    again = small.build()
    assert (again.out / f"{CODE}.html").stat().st_mtime_ns == written
    assert again.html("four") == four


def test_without_the_package_a_line_says_what_is_missing(small: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "minify_html", None)
    with pytest.raises(ExtensionError, match="law_small: expected the package minify-html"):
        small.build()


def test_a_page_of_source_is_lean_and_leads_back(small: Site) -> None:
    page = small.build().html(CODE)
    assert "law-lean" in page
    assert "href=../../index.html" in page
    assert "reference internal" not in page


def test_only_links_and_containers_of_ours_lose_classes() -> None:
    kept = '<a class="reference external" href="x">x</a><div class="admonition docutils container">y</div>'
    assert plain(kept) == kept
