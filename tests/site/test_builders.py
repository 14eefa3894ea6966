"""A project that tells the Law is built by every builder of Sphinx without a warning."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from .conftest import Site, run_of

WITH_WARNINGS_AS_ERRORS = ("html", "dirhtml", "singlehtml", "json", "pickle", "epub", "linkcheck")
WITHOUT_A_CRASH = ("text", "man", "latex", "texinfo", "gettext")
ADDRESS = "https://example.org/woodlaw"
CASES = """\
woodlaw cases: 2
position:
  woodlaw position: 1
  seats: [Marquise, Clergy]
  turn: "Marquise, Daylight"
  clearings: {1: 3 Marquise warriors}
cases:
  - {name: May she end it?, action: end}
"""


@pytest.fixture
def whole(site: Site) -> Site:
    """A site with every directive."""
    steps = [{"keyword": "Given", "text": "a <table>", "phrase": "", "table": [["a", "b"], ["1", "2"]]}]
    site.evidence(
        run_of("One & <two>", "4.3.1", steps=steps), run_of("It fails", "4.3.2", outcome="failed", message="<no>")
    )
    site.page("four", ".. law:chapter:: 4")
    site.page("battle", ".. law:feature:: features/battle.feature")
    site.root.joinpath("disputes.yaml").write_text(CASES, encoding="utf-8")
    site.page("disputes", ".. law-rulings:: ../disputes.yaml")
    directives = ("factions", "features", "find", "matrix", "summary", "uncovered")
    site.page("all", "\n\n".join(f".. law:{name}::" for name in directives) + "\n\n:law:clause:`4.3.1`")
    settings = {"project": "Ours", "version": "1", "release": "1", "copyright": "us", "language": "en"}
    site.settings.update(settings, html_baseurl=ADDRESS, epub_show_urls="no")
    return site


@pytest.mark.parametrize("builder", WITH_WARNINGS_AS_ERRORS + WITHOUT_A_CRASH)
def test_every_builder_builds_without_a_warning(whole: Site, builder: str) -> None:
    built = whole.build(builder)
    assert built.warnings == ""
    assert any(built.out.iterdir())


@pytest.mark.parametrize("builder", ["html", "dirhtml", "singlehtml", "json", "epub"])
def test_every_picture_that_a_page_shows_is_there(whole: Site, builder: str) -> None:
    """Also where another builder has read the pages."""
    whole.build("text")
    out = whole.build(builder).out
    named = {
        found
        for page in out.rglob("*")
        if page.suffix in (".html", ".xhtml", ".fjson")
        for found in re.findall(r"_images/positions/\w+\.svg", page.read_text(encoding="utf-8"))
    }
    assert named
    assert [each for each in named if not (out / each).is_file()] == []


def test_a_book_is_well_formed_and_holds_what_documents_say(whole: Site) -> None:
    (book,) = whole.build("epub").out.glob("*.epub")
    with ZipFile(book) as opened:
        pages = [name for name in opened.namelist() if name.endswith(".xhtml")]
        for page in pages:
            ElementTree.fromstring(opened.read(page))  # noqa: S314 (our own output)
        assert {"four.xhtml", "battle.xhtml", "all.xhtml"} <= set(pages)
        assert not [name for name in opened.namelist() if name.startswith("code/") or name.endswith(".html")]
        assert b"<svg" not in opened.read("all.xhtml")


@pytest.mark.parametrize("builder", ["html", "dirhtml"])
def test_sitemap_canonical_link_and_shared_address_are_one(whole: Site, builder: str) -> None:
    out = whole.build(builder).out
    listed = set(re.findall(r"<loc>([^<]+)</loc>", (out / "sitemap.xml").read_text(encoding="utf-8")))
    pages = [page for page in out.rglob("*.html") if page.name != "404.html"]
    assert len(listed) == len(pages)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        canonical = re.findall(r'<link rel="canonical" href="([^"]+)"', text)
        shared = re.findall(r'property="og:url" content="([^"]+)"', text)
        assert len(canonical) <= 1
        assert shared == canonical or not canonical
        assert set(shared) <= listed
        assert _file(out, shared[0]) == page


def _file(out: Path, address: str) -> Path:
    place = address.removeprefix(f"{ADDRESS}/")
    return out / (f"{place}index.html" if place.endswith("/") or not place else place)


@pytest.mark.parametrize("builder", ["html", "dirhtml"])
def test_programs_are_told_addresses_that_lead_somewhere(whole: Site, builder: str) -> None:
    out = whole.build(builder).out
    for clause in json.loads((out / "law.json").read_text(encoding="utf-8"))["clauses"]:
        page, _, anchor = clause["address"].partition("#")
        text = _file(out, f"{ADDRESS}/{page}").read_text(encoding="utf-8")
        assert f'id="{anchor}"' in text
        assert _file(out, f"{ADDRESS}/{clause['page']}").is_file()


def test_pages_of_code_have_no_blocks_in_lines_and_no_blanks_in_fragments(whole: Site) -> None:
    out = whole.build().out
    for page in (out / "code").rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "<div" not in text.partition("<pre")[2].partition("</pre>")[0]
        assert not [each for each in re.findall(r'\sid="([^"]*)"', text) if not re.fullmatch(r"[\w.-]+", each)]
    for page in out.rglob("*.html"):
        links = re.findall(r'href="[^"#]*code/[^"#]*#([^"]*)"', page.read_text(encoding="utf-8"))
        assert not [each for each in links if not re.fullmatch(r"[\w.-]+", each)]
