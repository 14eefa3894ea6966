"""A recorded game as one HTML file, in Chromium: keyboard, touch, links and access."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.browser.conftest import PHONE, ROOT

from woodlaw.factions.registry import factions
from woodlaw.logs.watching import watch
from woodlaw.view.replay import Replay

REAL = ROOT.parent / "shared" / "rootlog" / "games"
FAULTY = ROOT / "examples" / "faulty" / "battles.rootlog"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST_BYTES = 1_500_000


def longest_game() -> Path:
    """Return the longest real game there is here, or the longest example."""
    games = [*REAL.glob("*.rootlog")] or [*(ROOT / "examples").rglob("*.rootlog")]
    return max(games, key=lambda game: game.stat().st_size)


@pytest.fixture(scope="module")
def replay_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(longest_game(), tmp_path_factory)


@pytest.fixture(scope="module")
def faulty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(FAULTY, tmp_path_factory)


def written(game: Path, folders: pytest.TempPathFactory) -> Path:
    known = factions().items()
    colours, names = {name: each.colour for name, each in known}, {name: each.title for name, each in known}
    replay = Replay("<b>A game</b>", colours, names)
    watched = watch(game.read_text(encoding="utf-8"), replay.step)
    file = folders.mktemp("replay") / "replay.html"
    file.write_text(replay.document(watched), encoding="utf-8")
    return file


READABLE = 12
"""Pixels of the smallest text that people read without a glass."""


def where(page: Page) -> str:
    return page.inner_text("#where")


def test_it_is_small(replay_file: Path) -> None:
    assert replay_file.stat().st_size < MOST_BYTES


def test_a_link_leads_to_a_step_and_keys_lead_on(page: Page, replay_file: Path) -> None:
    page.goto(f"{replay_file.as_uri()}#turn-3.1")
    assert where(page).startswith("Turn 3, ")
    assert where(page).endswith("step 1")
    page.keyboard.press("ArrowRight")
    assert where(page).endswith("step 2")
    page.wait_for_url("**#turn-3.2")
    page.keyboard.press("PageDown")
    assert where(page).startswith("Turn 4, ")
    assert where(page).endswith("step 0")
    page.keyboard.press("Home")
    assert where(page) == "Setup, step 0"
    page.goto(f"{replay_file.as_uri()}#turn-5")
    assert where(page).startswith("Turn 5, ")


def test_going_back_shows_what_going_on_showed(page: Page, replay_file: Path) -> None:
    page.goto(f"{replay_file.as_uri()}#turn-4.2")
    board = page.inner_html("#places")
    page.keyboard.press("End")
    page.wait_for_url(lambda url: not url.endswith("#turn-4.2"))
    assert page.inner_html("#places") != board
    page.goto(f"{replay_file.as_uri()}#turn-4.2")
    assert page.inner_html("#places") == board


def test_a_finding_leads_to_its_step_and_stands_there_with_its_clause(page: Page, faulty_file: Path) -> None:
    page.goto(faulty_file.as_uri())
    finding = page.locator("#findings a").first
    told = finding.inner_text()
    finding.click()
    assert told in page.locator("#here strong").all_inner_texts()


def test_what_a_record_holds_is_text(page: Page, replay_file: Path) -> None:
    page.goto(replay_file.as_uri())
    assert page.inner_text("h1") == "<b>A game</b>"


@pytest.mark.parametrize("asked", [{}, {"color_scheme": "dark"}, {"viewport": PHONE}], indirect=True)
def test_everybody_can_use_it(page: Page, replay_file: Path) -> None:
    page.goto(f"{replay_file.as_uri()}#turn-3.1")
    options = {"preload": False, "runOnly": {"type": "tag", "values": TAGS}}
    assert Axe().run(page, options=options).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _swipe(page: Page) -> None:
    for kind, across in (("touchstart", 300), ("touchend", 100)):
        page.evaluate(
            """([kind, x]) => {
              const board = document.querySelector("#places");
              const touch = new Touch({identifier: 1, target: board, clientX: x, clientY: 200});
              const touches = kind === "touchend" ? [] : [touch];
              board.dispatchEvent(new TouchEvent(kind, {touches, changedTouches: [touch], bubbles: true}));
            }""",
            [kind, across],
        )


@pytest.mark.parametrize("asked", [{"viewport": PHONE, "has_touch": True}], indirect=True)
def test_a_swipe_goes_on(page: Page, replay_file: Path) -> None:
    page.goto(f"{replay_file.as_uri()}#turn-3.1")
    _swipe(page)
    assert where(page).endswith("step 2")


def _smallest_text(page: Page) -> float:
    """Return the size of the smallest text on the board, in pixels of the screen."""
    size: float = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll("#view text")].map(
             (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
    )
    return size


@pytest.mark.parametrize("asked", [{"viewport": PHONE, "has_touch": True}], indirect=True)
def test_the_board_can_be_read_on_a_phone(page: Page, replay_file: Path) -> None:
    page.goto(f"{replay_file.as_uri()}#turn-3.1")
    whole = _smallest_text(page)
    for _ in range(5):
        page.click("[aria-label='Larger board']")
    assert _smallest_text(page) >= READABLE > whole
    middle = page.evaluate("() => { const v = document.getElementById('view'); return v.scrollLeft / v.scrollWidth; }")
    assert 0.3 < middle < 0.5
    _swipe(page)
    assert where(page).endswith("step 1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    options = {"preload": False, "runOnly": {"type": "tag", "values": TAGS}}
    assert Axe().run(page, options=options).response["violations"] == []
    page.keyboard.press("-")
    for _ in range(5):
        page.click("[aria-label='Smaller board']")
    assert _smallest_text(page) == pytest.approx(whole)


def test_a_chosen_finding_leads_to_its_step_and_is_marked_with_its_reason(page: Page, faulty_file: Path) -> None:
    page.goto(faulty_file.as_uri())
    page.locator("#findings a").nth(1).click()
    assert page.locator("#here .chosen p").count() >= 2
    assert page.locator("#findings li.chosen").count() == 1
    assert "planted" in page.locator("#comments").inner_text()
    assert page.locator("#who").inner_text() != ""
    page.keyboard.press("Home")
    assert page.locator(".chosen").count() == 0
