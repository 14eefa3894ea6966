"""The table in the browser, at both its hosts: this machine, and a site without one."""

from __future__ import annotations

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DESK, PHONE, SITE
from tests.browser.test_access import MODES, violations

from woodlaw import asking
from woodlaw.page.serving import hosted

FAULTY = (Path(__file__).parents[2] / "examples" / "faulty" / "battles.rootlog").read_text(encoding="utf-8")
TABLE = """\
turn: Clergy, daylight
clearing 5: 3 Marquise warriors, 2 Clergy warriors, Clergy cathedral
clearing 1: 1 Marquise warrior
Clergy Marquise: penitent
"""
PATIENCE = 120_000
"""Milliseconds that a busy machine may take to begin, at most."""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the class above has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Tell nothing."""


@pytest.fixture(scope="session")
def here() -> Iterator[str]:
    with hosted() as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host.address
        host.shutdown()


@pytest.fixture(scope="session")
def there() -> Iterator[str]:
    if not (SITE / "table" / "index.html").exists():
        pytest.skip("the site was built without Python for browsers, which npm brings")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/table/index.html"
    server.shutdown()


@pytest.fixture(params=["here", "there"])
def at(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue(request.param)
    return address


def _opened(browser: Browser, at: str, **settings: Any) -> Iterator[Page]:
    """Give the page; whatever it asks of another host, or does wrong in a script, fails the test."""
    context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **settings})
    strange: list[str] = []
    own = ("data:", "blob:", "about:", at[: at.index("/", 8)])
    context.on("request", lambda request: None if request.url.startswith(own) else strange.append(request.url))
    page = context.new_page()
    page.on("pageerror", lambda error: strange.append(str(error)))
    page.on("console", lambda told: strange.append(told.text) if told.type == "error" else None)
    page.goto(at)
    _wait(page)
    yield page
    context.close()
    assert strange == []


@pytest.fixture
def page(browser: Browser, at: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield from _opened(browser, at, **getattr(request, "param", {}))


@pytest.fixture
def table(browser: Browser, here: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page at this machine alone, for what does not hang on the host."""
    yield from _opened(browser, here, **getattr(request, "param", {}))


def _wait(page: Page) -> None:
    page.wait_for_selector("body[data-ready]", timeout=PATIENCE)


def _lay(page: Page, text: str) -> None:
    page.fill("#text", text)
    page.click("#text-form button[type=submit]")
    expect(page.locator("#status")).to_have_text("Laid.", timeout=PATIENCE)


def _text(page: Page) -> str:
    return page.input_value("#text")


# Lay ------------------------------------------------------------------------------------------------------------------
def test_a_table_is_laid_by_touch_and_asked_what_may_be_done(page: Page) -> None:
    page.click("#picture .spot[aria-label^='clearing 5,']")
    for _ in range(2):
        before = _text(page)
        page.click("#place-form button")
        expect(page.locator("#text")).not_to_have_value(before, timeout=PATIENCE)
    assert "5: 2 Marquise warriors" in _text(page)
    page.click("#may")
    page.click("#choices >> text='march'", timeout=PATIENCE)
    page.click("#ruling >> text='clearing 5 > clearing 1'", timeout=PATIENCE)
    page.click("#ruling .options >> text='2'", timeout=PATIENCE)
    expect(page.locator("#ruling")).to_contain_text("moves 2 Marquise de Cat warriors from clearing 5 to clearing 1")
    expect(page.locator("#ruling .verdict")).to_have_text("legal")
    page.click("text='Show the table after'")
    expect(page.locator("#which")).to_have_text("The table after")
    expect(page.locator("#picture .spot[aria-label^='clearing 1,']")).to_have_attribute(
        "aria-label", "clearing 1, Hill, fox, fox, open slot, Marquise de Cat: warrior ×2"
    )
    page.click("text='Go on from there'")
    expect(page.locator("#text")).to_have_value(asking.see(asking.lay(_text(page))).position)
    assert "1: 2 Marquise warriors" in _text(page)


def test_a_ruling_is_that_of_the_engine(page: Page) -> None:
    _lay(page, TABLE)
    page.fill("#ask-text", "crusade, 5 > 1, 1, Marquise")
    page.click("#ask-form button")
    told = asking.rule(asking.lay(TABLE), ["crusade", "5 > 1", "1", "Marquise"])
    assert told.decided_by is not None
    expect(page.locator("#ruling .verdict")).to_have_text(told.verdict, timeout=PATIENCE)
    expect(page.locator("#ruling")).to_contain_text(f"{told.decided_by.id} {told.decided_by.title}")
    expect(page.locator("#ruling")).to_contain_text(told.reason)


def test_all_goes_by_keyboard_alone(table: Page) -> None:
    table.focus("#picture .spot[aria-label^='clearing 9,']")
    table.keyboard.press("Enter")
    expect(table.locator("#place-name")).to_have_text("clearing 9, Dune, mouse")
    table.focus("#place-piece")
    table.keyboard.press("Tab")
    table.keyboard.press("Enter")
    expect(table.locator("#place-pieces")).to_contain_text("1 Marquise warrior", timeout=PATIENCE)
    table.focus("#may")
    table.keyboard.press("Enter")
    expect(table.locator("#choices button").first).to_be_visible(timeout=PATIENCE)
    table.focus("#choices button >> nth=0")
    table.keyboard.press("Enter")
    expect(table.locator("#ruling .verdict")).to_be_visible(timeout=PATIENCE)


def test_what_cannot_lie_there_is_told_with_its_clause(table: Page) -> None:
    _lay(table, "seats: Marquise, Clergy\n1: 1 Marquise sawmill")
    table.click("#picture .spot[aria-label^='clearing 1,']")
    table.select_option("#place-piece", "Marquise sawmill")
    table.click("#place-form button")
    expect(table.locator("#status.problem")).to_contain_text("(2.2.3)", timeout=PATIENCE)


def test_a_mistake_in_the_text_is_marked_at_its_line(table: Page) -> None:
    table.fill("#text", "woodlaw position: 1\nseats: [Marquise, Clergy]\nclearings: {5: 3 dragons}\n")
    table.click("#text-form button[type=submit]")
    expect(table.locator("#status.problem")).to_contain_text("line 3", timeout=PATIENCE)
    marked = table.evaluate(
        "() => { const t = document.getElementById('text'); return t.value.slice(t.selectionStart, t.selectionEnd); }"
    )
    assert marked == "clearings: {5: 3 dragons}"


def test_steps_back_and_entries_of_players(table: Page) -> None:
    _lay(table, TABLE)
    before = _text(table)
    table.fill("[aria-label='Clergy, hand']", "Anvil, 2 unknown")
    table.press("[aria-label='Clergy, hand']", "Tab")
    expect(table.locator("#text")).not_to_have_value(before, timeout=PATIENCE)
    assert "hand: [Anvil (fox), 2 unknown]" in _text(table)
    table.select_option("#turn-phase", "evening")
    turned = asking.note(asking.lay(_text(table)), ["turn"], "Clergy, evening")
    expect(table.locator("#text")).to_have_value(asking.see(turned).position)
    for _ in range(2):
        table.click("#undo")
        expect(table.locator("#status")).to_have_text("", timeout=PATIENCE)
    expect(table.locator("#text")).to_have_value(before, timeout=PATIENCE)


# Keep and share -------------------------------------------------------------------------------------------------------
def test_nothing_is_lost_on_reload_and_a_link_holds_the_question(table: Page) -> None:
    _lay(table, TABLE)
    table.fill("#ask-text", "mission")
    table.click("#ask-form button")
    expect(table.locator("#ruling .verdict")).to_be_visible(timeout=PATIENCE)
    laid = _text(table)
    table.reload()
    _wait(table)
    expect(table.locator("#text")).to_have_value(laid)
    expect(table.locator("#ruling .verdict")).to_have_text("legal", timeout=PATIENCE)
    table.click("#share")
    expect(table).to_have_url(re.compile("#.{40}"))
    for other in _opened(table.context.browser or pytest.fail("no browser"), table.url):
        expect(other.locator("#text")).to_have_value(laid, timeout=PATIENCE)
        expect(other.locator("#ruling .verdict")).to_have_text("legal", timeout=PATIENCE)


@pytest.mark.parametrize("cut", ["x", "AAAA", "%%%", "eJw"])
def test_a_damaged_link_is_told(browser: Browser, here: str, cut: str) -> None:
    for page in _opened(browser, f"{here}#{cut}"):
        expect(page.locator("#text")).not_to_have_value("")


# A recorded game ------------------------------------------------------------------------------------------------------
def test_a_game_is_brought_looked_at_and_mended(page: Page) -> None:
    found = asking.check(FAULTY).findings
    page.click("[data-room=game]")
    page.fill("#game-text", FAULTY)
    page.click("#game-form .chief")
    expect(page.locator("#game-found iframe")).to_be_visible(timeout=PATIENCE)
    assert page.locator("#game-found ol > li").count() == len(found)
    for number, each in enumerate(found):
        expect(page.locator("#game-found ol > li").nth(number)).to_contain_text(each.message)
    page.click("#game-found ol > li:nth-child(2) > button")
    frame = page.frame_locator("#game-found iframe")
    expect(frame.locator("#here .chosen")).to_contain_text(found[1].message)
    page.click("text='Ask from here'")
    expect(page.locator("#room-lay")).to_be_visible(timeout=PATIENCE)
    assert asking.see(asking.lay_from_game(FAULTY, 2)).position == _text(page)
    page.click("[data-room=game]")
    page.click("text='Accept this mend' >> nth=0")
    expect(page.locator("#game-text")).not_to_have_value(FAULTY, timeout=PATIENCE)
    assert page.input_value("#game-text") == asking.mended(FAULTY, found[0].mend)


# Play -----------------------------------------------------------------------------------------------------------------
def test_a_game_is_played_and_recorded(page: Page) -> None:
    page.click("[data-room=play]")
    page.click("#play-form button")
    for number in range(6):
        page.click("#play-next .options button >> nth=0", timeout=PATIENCE)
        expect(page.locator("#play-told li")).to_have_count(number + 1, timeout=PATIENCE)
    page.click("#play-next >> text='Undo'")
    expect(page.locator("#play-told li")).to_have_count(5, timeout=PATIENCE)
    with page.expect_download() as download:
        page.click("text='Save as Rootlog'")
    rootlog = Path(download.value.path()).read_text(encoding="utf-8")
    seats = ["Marquise de Cat", "Eyrie Dynasties"]
    assert rootlog == asking.play_on(seats, [0] * 5, map_name="Autumn", deck_name="Standard").rootlog


# For everybody --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("table", MODES, indirect=True, ids=["light", "dark", "phone"])
def test_nothing_stands_in_anybody_s_way_in_any_room(table: Page) -> None:
    table.click("#picture .spot[aria-label^='clearing 5,']")
    table.click("#place-form button")
    expect(table.locator("#place-pieces")).to_contain_text("1 Marquise warrior", timeout=PATIENCE)
    assert violations(table) == []
    table.click("#may")
    expect(table.locator("#choices button").first).to_be_visible(timeout=PATIENCE)
    for summary in table.locator("#choices summary").all():
        summary.click()
    assert violations(table) == []
    table.click("#choices button >> nth=0")
    expect(table.locator("#ruling .verdict")).to_be_visible(timeout=PATIENCE)
    table.click("#ruling summary")
    assert violations(table) == []
    table.click("[data-room=game]")
    table.fill("#game-text", FAULTY)
    table.click("#game-form .chief")
    expect(table.locator("#game-found iframe")).to_be_visible(timeout=PATIENCE)
    assert violations(table) == []
    table.click("[data-room=play]")
    table.click("#play-form button")
    expect(table.locator("#play-next .options button").first).to_be_visible(timeout=PATIENCE)
    assert violations(table) == []


@pytest.mark.parametrize("table", [{"viewport": PHONE}], indirect=True)
def test_a_phone_need_not_scroll_sideways(table: Page) -> None:
    for room in ("lay", "game", "play"):
        table.click(f"[data-room={room}]")
        assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")
