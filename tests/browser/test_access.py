"""Every kind of page can be used by everybody: in the light, in the dark, and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.browser.conftest import PHONE, address

KINDS = (
    "index.html",
    "search.html?q=who+rules+a+tie",
    "law/index.html",
    "law/hcc.html",
    "law/4.html",
    "law/hcc.2.6.iv.html",
    "law/hcc.2.html",
    "law/matrix.html",
    "law/uncovered.html",
    "scenarios/index.html",
    "scenarios/hcc-honeycomb-clergy/index.html",
    "scenarios/04-key-actions/battle-2.html",
    "scenarios/hcc-honeycomb-clergy/penitence.html",
    "code/index.html",
    "code/woodlaw/engine/battle.html",
    "faq.html",
    "reference/cards.html",
    "cards/tunnels.html",
    "rulings/crafting.html",
    "reference/factions.html",
    "reference/readings.html",
    "reference/readings/factions.html",
    "readings/hcc.html",
    "reference/vocabulary.html",
    "steps/standing.html",
    "modules/woodlaw-engine-game.html",
    "points/battle.html",
    "reference/command-line.html",
    "reference/extension-points.html",
    "check.html",
    "rootlog.html",
    "changes.html",
    "404.html",
)
"""A page of every kind."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MODES: tuple[dict[str, object], ...] = ({}, {"color_scheme": "dark"}, {"viewport": PHONE})


def violations(page: Page) -> list[str]:
    """Return what axe finds, with the first place of each."""
    options = {"resultTypes": ["violations"], "preload": False, "runOnly": {"type": "tag", "values": TAGS}}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:300]}" for each in found]


@pytest.mark.parametrize("asked", MODES, indirect=True, ids=["light", "dark", "phone"])
@pytest.mark.parametrize("path", KINDS)
def test_nothing_stands_in_anybody_s_way(page: Page, path: str) -> None:
    page.goto(address(path))
    page.wait_for_timeout(200)
    assert violations(page) == []


@pytest.mark.parametrize("asked", MODES, indirect=True, ids=["light", "dark", "phone"])
def test_nor_in_what_opens(page: Page) -> None:
    page.goto(address("law/hcc.html"))
    page.keyboard.press("/")
    page.keyboard.type("sacrilege")
    page.locator("dialog .law-results a").first.wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("a.law-enlarge").first.click()
    page.locator("dialog.law-large img").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("asked", [{"viewport": PHONE}], indirect=True)
@pytest.mark.parametrize("path", KINDS)
def test_on_a_phone_nothing_scrolls_sideways(page: Page, path: str) -> None:
    page.goto(address(path))
    widest = page.evaluate(
        "[...document.querySelectorAll('.content *, main *')]"
        ".filter(each => !each.closest('pre, .table-wrapper, .law-rows'))"
        ".map(each => each.getBoundingClientRect().right).reduce((one, other) => Math.max(one, other), 0)"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert widest <= PHONE["width"]
