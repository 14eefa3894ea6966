"""A reader opens clauses, follows them to scenarios and code, finds, filters, and reads in the dark and on a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, SITE, address

SACRILEGE = "law/hcc.html#HCC.2.6.IV"
PAGES = (
    "index.html",
    "law/index.html",
    "law/hcc.html",
    "law/4.html",
    "law/matrix.html",
    "law/uncovered.html",
    "scenarios/index.html",
    "scenarios/04-key-actions/battle.html",
    "scenarios/hcc-honeycomb-clergy/penitence.html",
    "code/index.html",
    "code/woodlaw/engine/battle.html",
    "check.html",
    "search.html",
)
DIFFERENT_PAGES = (
    "law/index.html",
    "law/hcc.html",
    "law/matrix.html",
    "scenarios/hcc-honeycomb-clergy/penitence.html",
    "code/woodlaw/engine/battle.html",
)
"""A page of each sort."""
SERIOUS = ("serious", "critical")


def test_a_clause_leads_to_its_scenario_its_code_and_back(page: Page) -> None:
    page.goto(address(SACRILEGE))
    clause = page.locator('[id="HCC.2.6.IV"]')
    expect(clause.locator("> h4")).to_be_in_viewport()
    expect(clause).to_contain_text("proven")
    proofs = clause.locator("> details.law-proofs")
    if not proofs.evaluate("each => each.open"):
        proofs.locator("summary").click()
    proofs.locator('a[href*="/hcc-honeycomb-clergy/"]').first.click()
    expect(page).to_have_url(re.compile(r"/scenarios/hcc-honeycomb-clergy/.*\.html#"))
    scenario = page.locator("section.law-scenario:target")
    expect(scenario.locator("> h2")).to_be_in_viewport()
    expect(scenario.locator("pre")).to_contain_text("When")
    scenario.get_by_role("link", name="HCC.2.6.IV").first.click()
    page.locator('[id="HCC.2.6.IV"] > p').get_by_role("link", name="sacrilege", exact=True).click()
    expect(page).to_have_url(re.compile(r"/code/woodlaw/factions/honeycomb_clergy/\w+\.html#\w+"))
    marked = page.locator(".law-marked:target")
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text("def ")
    marked.get_by_role("link", name="HCC.2.6.IV").click()
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))


def test_a_picture_of_a_position_is_loaded_and_told_in_words(page: Page) -> None:
    page.goto(address("scenarios/hcc-honeycomb-clergy/penitence.html"))
    picture = page.locator(".law-position img").first
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("alt", re.compile(r"map\. clearing \d+: "))
    page.wait_for_function("each => each.naturalWidth > 0", arg=picture.element_handle())


@pytest.mark.parametrize("asked_for", ["hcc 2.6.iv", "HCC.2.6.IV", "hcc26iv", "HCC 2.6.4", "rule HCC.2.6.IV"])
def test_any_spelling_of_an_id_finds_the_clause(page: Page, asked_for: str) -> None:
    page.goto(address("check.html"))
    page.get_by_role("searchbox", name="Find a clause").first.fill(asked_for)
    first = page.locator(".law-find li a").first
    expect(first).to_contain_text("HCC.2.6.IV Sacrilege")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))


def test_titles_and_words_find_clauses_and_the_keyboard_reaches_them(page: Page) -> None:
    page.goto(address("index.html"))
    box = page.get_by_role("searchbox", name="Find a clause").first
    box.fill("sacrilege")
    results = page.locator(".law-find li a")
    expect(results.first).to_contain_text("HCC.2.6.IV Sacrilege")
    expect(page.locator(".law-find output").first).to_contain_text("found")
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(re.escape(SACRILEGE)))
    page.goto(address("index.html"))
    box.fill("removes any piece of the clergy")
    expect(results.first).to_contain_text("HCC.2.6")
    box.fill("no such words at all")
    expect(page.locator(".law-find output").first).to_have_text("0 found")


def test_the_search_of_the_theme_finds_clauses_too(page: Page) -> None:
    page.goto(address("search.html?q=hcc+2.6.iv"))
    expect(page.locator("main .law-find li a, .content .law-find li a").first).to_contain_text("HCC.2.6.IV Sacrilege")
    page.goto(address("search.html?q=sacrilege"))
    expect(page.locator("#search-results a").first).to_be_visible()


def test_the_matrix_is_filtered_sorted_and_linked(page: Page) -> None:
    page.goto(address("law/matrix.html"))
    rows = page.locator(".law-matrix tbody tr:visible")
    every = rows.count()
    assert every > 900
    page.get_by_label("Chapter").select_option(label="HCC Honeycomb Clergy")
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
def test_without_scripts_the_table_and_the_clauses_are_there(page: Page) -> None:
    page.goto(address("law/matrix.html"))
    expect(page.locator(".law-matrix").get_by_role("link", name="HCC.2.6.IV", exact=True)).to_be_visible()
    page.goto(address(SACRILEGE))
    expect(page.locator('[id="HCC.2.6.IV"] > h4')).to_be_in_viewport()


@pytest.mark.parametrize("asked", [{"color_scheme": "dark"}], indirect=True)
def test_in_the_dark_the_page_is_dark_and_the_words_are_light(page: Page) -> None:
    page.goto(address(SACRILEGE))
    assert _lightness(page, "body", "backgroundColor") < 0.2
    assert _lightness(page, ".law-words p", "color") > 0.5
    assert _lightness(page, ".law-state.law-proven", "color") > 0.5


def _lightness(page: Page, selector: str, name: str) -> float:
    colour = page.locator(selector).first.evaluate(f"each => getComputedStyle(each).{name}")
    numbers = [float(number) for number in re.findall(r"[\d.]+", colour)[:3]]
    return sum(numbers) / 3 / 255


@pytest.mark.parametrize("asked", [{"viewport": PHONE}], indirect=True)
@pytest.mark.parametrize("path", PAGES)
def test_on_a_phone_nothing_scrolls_sideways(page: Page, path: str) -> None:
    page.goto(address(path))
    widest = page.evaluate(
        "[...document.querySelectorAll('.content *')].filter(each => !each.closest('pre, .table-wrapper'))"
        ".map(each => each.getBoundingClientRect().right).reduce((one, other) => Math.max(one, other), 0)"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert widest <= PHONE["width"]


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        *(({}, path) for path in PAGES),
        *(({"color_scheme": "dark"}, path) for path in DIFFERENT_PAGES),
        *(({"viewport": PHONE}, path) for path in DIFFERENT_PAGES),
    ],
    indirect=["asked"],
)
def test_no_serious_obstacle_to_access(page: Page, path: str) -> None:
    page.goto(address(path))
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    serious = [
        f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in SERIOUS
    ]
    assert serious == []


def test_print_shows_what_was_folded_and_hides_what_is_no_text(page: Page) -> None:
    page.goto(address(SACRILEGE))
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".sidebar-drawer")).to_be_hidden()
    expect(page.locator('[id="HCC.2.6.IV"] .law-proofs li').first).to_be_visible()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.locator('[id="HCC.2.6.IV"] > .law-reading').first.evaluate("each => each.open") is False


def test_no_page_is_too_large() -> None:
    sizes = {path.relative_to(SITE).as_posix(): path.stat().st_size for path in SITE.rglob("*.html")}
    assert {name: size for name, size in sizes.items() if size > 1_500_000} == {}
