"""A reader opens clauses, follows them to scenarios and code, opens pictures, and reads in the dark and on a phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, SITE, address

SACRILEGE = "law/hcc.html#HCC.2.6.IV"
LARGEST_PAGE = 500_000
LONGEST_PAGE = 16_500
"""Pixels at a width of 1280: what is longer is told on several pages."""
HEAVY = 50_000
"""Bytes of a page that may be long."""
LONG_ALL_THE_SAME = ("law/",)
"""Chapters, whose clauses have pages of their own, and the table of all clauses, which is filtered."""
LARGEST_SHARE = 14_500
"""Bytes of all files for each run of a scenario: its picture, its evidence, its clauses and code."""


def test_a_clause_leads_to_its_scenario_its_code_and_back(page: Page) -> None:
    page.goto(address(SACRILEGE))
    clause = page.locator('[id="HCC.2.6.IV"]')
    expect(clause.locator("> h4")).to_be_in_viewport()
    proofs = clause.locator("> details.law-proofs")
    expect(proofs.locator("summary")).to_contain_text("proven by")
    proofs.locator("summary").click()
    proofs.locator('a[href*="/hcc-honeycomb-clergy/"]').first.click()
    expect(page).to_have_url(re.compile(r"/scenarios/hcc-honeycomb-clergy/.*\.html#"))
    scenario = page.locator("section.law-scenario:target")
    expect(scenario.locator("> h3")).to_be_in_viewport()
    expect(scenario.locator(".law-steps")).to_contain_text("When")
    scenario.get_by_role("link", name="HCC.2.6.IV").first.click()
    page.get_by_role("button", name="Show the code").click()
    page.locator('[id="HCC.2.6.IV"] .law-code').get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/code/woodlaw/factions/honeycomb_clergy/\w+\.html#"))
    marked = page.locator(".law-marked:target")
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text("def ")
    marked.get_by_role("link", name="HCC.2.6.IV").click()
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))


def test_a_step_leads_to_its_phrase(page: Page) -> None:
    page.goto(address("scenarios/hcc-honeycomb-clergy/penitence.html"))
    page.locator(".law-steps a").first.click()
    expect(page).to_have_url(re.compile(r"steps/\w+\.html#given-"))
    expect(page.locator("dt:target")).to_be_in_viewport()


def test_the_code_stays_behind_its_switch_and_the_page_remembers(page: Page) -> None:
    page.goto(address(SACRILEGE))
    code = page.locator('[id="HCC.2.6.IV"] .law-code')
    expect(code).to_be_hidden()
    switch = page.get_by_role("button", name="Show the code")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(code).to_be_visible()
    page.goto(address("law/hcc.2.6.iv.html"))
    expect(page.locator(".law-sources pre").first).to_contain_text("def ")
    page.get_by_role("button", name="Show the code").click()
    page.goto(address(SACRILEGE))
    expect(code).to_be_hidden()


@pytest.mark.parametrize("asked", [{"viewport": {"width": 1440, "height": 900}}], indirect=True)
def test_the_contents_mark_the_clause_that_was_opened(page: Page) -> None:
    for clause_id in ("HCC.2.6.IV", "HCC.6.3"):
        page.goto(address(f"law/hcc.html#{clause_id}"))
        marked = page.locator(".toc-tree [aria-current=location]")
        expect(marked).to_have_count(1)
        expect(marked).to_contain_text(clause_id)
        expect(marked).to_be_in_viewport()
    page.locator(".toc-tree a", has_text="HCC.4.1").click()
    expect(page.locator(".toc-tree [aria-current=location]")).to_contain_text("HCC.4.1")


def test_the_tree_of_pages_marks_the_page_that_is_open(page: Page) -> None:
    page.goto(address("law/hcc.html"))
    expect(page.locator(".sidebar-tree [aria-current=page]")).to_have_text("HCC Honeycomb Clergy")
    expect(page.locator(".sidebar-tree [aria-current=page]")).to_be_in_viewport()
    page.goto(address("scenarios/hcc-honeycomb-clergy/penitence.html"))
    expect(page.locator(".sidebar-tree .current-page")).to_have_text("HCC Honeycomb Clergy")


def test_nothing_scrolls_by_itself(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(address(SACRILEGE))
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"


def test_a_click_copies_the_link_of_the_clause_s_own_page(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(address("law/hcc.html"))
    heading = page.locator('[id="HCC.2.6.IV"] > h4')
    heading.hover()
    heading.locator(".headerlink").click()
    expect(page.get_by_role("status").filter(has_text="copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address("law/hcc.2.6.iv.html")
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))


def test_the_page_of_a_clause_describes_itself_and_leads_on(page: Page) -> None:
    page.goto(address("law/hcc.2.6.iv.html"))
    expect(page).to_have_title(re.compile(r"^HCC\.2\.6\.IV Sacrilege"))
    described = page.locator('meta[property="og:description"]').get_attribute("content") or ""
    assert "Heretic" in described
    assert page.locator('meta[property="og:title"]').get_attribute("content") == "HCC.2.6.IV Sacrilege"
    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert (SITE / "law" / picture).resolve().exists()
    page.get_by_role("link", name="In its chapter").click()
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))
    page.goto(address("law/hcc.2.6.html"))
    page.get_by_role("link", name="HCC.2.6.I Mercy").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("HCC.2.6.I Mercy")
    page.get_by_role("link", name="HCC Honeycomb Clergy").click()
    expect(page).to_have_url(re.compile(r"law/hcc\.html$"))


def test_a_picture_is_small_and_opens_large_with_before_and_after(page: Page) -> None:
    page.goto(address(SACRILEGE))
    small = page.locator('[id="HCC.2.6.IV"] .law-position img')
    small.scroll_into_view_if_needed()
    expect(small).to_have_attribute("alt", re.compile(r"map\. clearing \d+: "))
    page.wait_for_function("each => each.naturalWidth > 0", arg=small.element_handle())
    small.click()
    large = page.locator("dialog.law-large")
    expect(large.locator("figcaption")).to_have_text(["Before", "After"])
    for picture in large.locator("img").all():
        page.wait_for_function("each => each.naturalWidth > 0", arg=picture.element_handle())
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.parametrize("asked", [{"viewport": {"width": 360, "height": 740}}], indirect=True)
def test_pictures_can_be_read_on_a_phone(page: Page) -> None:
    """Of a picture of one clearing or two every word is at least ten pixels high, drawn on the narrowest of phones."""
    page.goto(address("law/4.html"))
    drawn = page.locator(".law-position img")
    for picture in drawn.all():
        picture.scroll_into_view_if_needed()
        box = picture.bounding_box()
        natural = int(picture.get_attribute("width") or 0)
        assert box is not None
        assert box["x"] + box["width"] <= 360
        if natural <= 420:
            assert 12 * box["width"] / natural >= 9.5
    assert drawn.count() > 5


def test_what_else_a_scenario_exercised_is_linked_when_it_is_looked_at(page: Page) -> None:
    page.goto(address("scenarios/hcc-honeycomb-clergy/penitence.html"))
    more = page.locator(".law-exercised").first
    assert more.locator("a").count() == 0
    more.locator("summary").click()
    linked = more.locator("a").first
    clause = re.escape(linked.inner_text())
    expect(linked).to_have_attribute("href", re.compile(rf"law/\w+\.html#{clause}$"))


def test_the_matrix_is_filtered_sorted_and_linked(page: Page) -> None:
    page.goto(address("law/matrix.html"))
    rows = page.locator(".law-matrix tbody tr:visible")
    every = rows.count()
    assert every > 900
    page.get_by_label("Chapter").select_option(label="HCC")
    page.get_by_label("State").select_option("assumed")
    assert 0 < rows.count() < 10
    assert all("assumed" in text and "HCC" in text for text in rows.all_inner_texts())
    expect(page).to_have_url(re.compile(r"state=assumed"))
    page.reload()
    assert 0 < rows.count() < 10
    page.get_by_label("State").select_option("")
    page.get_by_label("Text").fill("sacrilege")
    expect(rows).to_have_count(1)
    page.get_by_label("Text").fill("")
    head = page.get_by_role("columnheader", name="Scenarios")
    head.get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    counts = [int(text) for text in page.locator(".law-matrix tbody tr:visible td:nth-child(6)").all_inner_texts()]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1]


@pytest.mark.parametrize("asked", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts_the_table_the_clauses_and_the_code_are_there(page: Page) -> None:
    page.goto(address("law/matrix.html"))
    expect(page.locator(".law-matrix").get_by_role("link", name="HCC.2.6.IV", exact=True)).to_be_visible()
    page.goto(address(SACRILEGE))
    expect(page.locator('[id="HCC.2.6.IV"] > h4')).to_be_in_viewport()
    expect(page.locator('[id="HCC.2.6.IV"] .law-code')).to_be_visible()


@pytest.mark.parametrize("asked", [{"color_scheme": "dark"}], indirect=True)
@pytest.mark.parametrize("path", [SACRILEGE, "law/hcc.2.6.iv.html"])
def test_in_the_dark_the_page_is_dark_and_the_words_are_light(page: Page, path: str) -> None:
    page.goto(address(path))
    assert _lightness(page, "body", "backgroundColor") < 0.2
    assert _lightness(page, ".law-words p", "color") > 0.5
    assert _lightness(page, "span.law-proven", "color") > 0.5


def _lightness(page: Page, selector: str, name: str) -> float:
    colour = page.locator(selector).first.evaluate(f"each => getComputedStyle(each).{name}")
    numbers = [float(number) for number in re.findall(r"[\d.]+", colour)[:3]]
    return sum(numbers) / 3 / 255


@pytest.mark.parametrize("asked", [{"viewport": PHONE}], indirect=True)
def test_print_shows_what_was_folded_and_hides_what_is_no_text(page: Page) -> None:
    page.goto(address(SACRILEGE))
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".sidebar-drawer")).to_be_hidden()
    expect(page.locator('[id="HCC.2.6.IV"] .law-proofs li').first).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.locator('[id="HCC.2.6.IV"] > .law-reading').first.evaluate("each => each.open") is False


def test_every_page_leads_to_the_official_law(page: Page) -> None:
    for path in ("index.html", "check.html", "law/hcc.html", "law/hcc.2.6.iv.html", "code/index.html"):
        page.goto(address(path))
        expect(page.locator('a[href^="https://rules.ledergames.com"]').last).to_be_visible()


def test_no_page_is_too_large_and_the_site_weighs_little() -> None:
    files = [path for path in SITE.rglob("*") if path.is_file()]
    large = {path.relative_to(SITE).as_posix(): path.stat().st_size for path in files if path.suffix == ".html"}
    assert {name: size for name, size in large.items() if size > LARGEST_PAGE} == {}
    runs = len(json.loads((SITE / "evidence.json").read_text(encoding="utf-8"))["scenarios"])
    # Python for browsers is fetched by nobody but who opens the table.
    assert sum(path.stat().st_size for path in files if "pyodide" not in path.parts) < LARGEST_SHARE * runs
    assert [path for path in files if ".doctrees" in path.parts or path.suffix in (".map", ".doctree")] == []


@pytest.mark.parametrize("asked", [{"viewport": {"width": 1280, "height": 900}}], indirect=True)
def test_no_page_is_too_long(page: Page) -> None:
    heavy = [path for path in SITE.rglob("*.html") if path.stat().st_size > HEAVY and "code" not in path.parts]
    names = sorted(path.relative_to(SITE).as_posix() for path in heavy)
    long = {}
    for name in names:
        page.goto(address(name))
        height = page.evaluate("document.documentElement.scrollHeight")
        if height > LONGEST_PAGE and not name.startswith(LONG_ALL_THE_SAME):
            long[name] = height
    assert names
    assert long == {}
