"""The table in the browser, at both its hosts: this machine, and a site without one."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import PATIENCE, PHONE, opened, wait_for
from tests.browser.test_access import MODES, violations

from woodlaw import asking

EXAMPLES = Path(__file__).parents[2] / "examples"
FAULTY = (EXAMPLES / "faulty" / "battles.rootlog").read_text(encoding="utf-8")
TABLE = """\
turn: Clergy, daylight
clearing 5: 3 Marquise warriors, 2 Clergy warriors, Clergy cathedral
clearing 1: 1 Marquise warrior
Clergy Marquise: penitent
"""


@pytest.fixture(params=["here", "there"])
def at(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def page(browser: Browser, at: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield from opened(browser, at, **getattr(request, "param", {}))


def _lay(page: Page, text: str) -> None:
    page.fill("#text", text)
    page.click("#text-form button:not([type=button])")
    expect(page.locator("#status")).to_have_text("Laid.", timeout=PATIENCE)


def _text(page: Page) -> str:
    return page.input_value("#text")


# Lay ------------------------------------------------------------------------------------------------------------------
def test_a_table_is_laid_by_touch_and_asked_what_may_be_done(page: Page) -> None:
    page.click("#picture .spot[aria-label^='clearing 5,']")
    for _ in range(2):  # The second touch need not wait for what comes of the first.
        page.click("[aria-label='Add Marquise warrior: clearing 5']")
    expect(page.locator("#place-pieces .piece")).to_have_text("Marquise warrior × 2−+", timeout=PATIENCE)
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
    added = "[aria-label='Add Marquise warrior: clearing 9']"
    table.focus(added)
    table.keyboard.press("Enter")
    expect(table.locator("#place-pieces .piece")).to_have_text("Marquise warrior−+", timeout=PATIENCE)
    expect(table.locator(added)).to_be_focused()
    table.keyboard.press("Enter")
    expect(table.locator("#place-pieces .piece")).to_have_text("Marquise warrior × 2−+", timeout=PATIENCE)
    table.focus("[aria-label='Choose: Marquise, hand']")
    table.keyboard.press("Enter")
    expect(table.locator("[aria-label='Choose: Marquise, hand']")).to_be_focused()
    table.focus("[aria-label='Add Anvil (fox): Marquise, hand']")
    table.keyboard.press("Enter")
    expect(table.locator("[aria-label='Marquise, hand']")).to_have_value("Anvil (fox)", timeout=PATIENCE)
    table.focus("#may")
    table.keyboard.press("Enter")
    expect(table.locator("#choices button").first).to_be_visible(timeout=PATIENCE)
    table.focus("#choices button >> nth=0")
    table.keyboard.press("Enter")
    expect(table.locator("#ruling .verdict")).to_be_visible(timeout=PATIENCE)


def test_what_cannot_lie_there_is_told_with_its_clause(table: Page) -> None:
    _lay(table, "seats: Marquise, Clergy\n1: 1 Marquise sawmill")
    table.click("#picture .spot[aria-label^='clearing 1,']")
    table.click("[aria-label='Add Marquise sawmill: clearing 1']")
    expect(table.locator("#status.problem")).to_contain_text("(2.2.3)", timeout=PATIENCE)


def test_a_mistake_in_the_text_is_marked_at_its_line(table: Page) -> None:
    table.fill("#text", "woodlaw position: 1\nseats: [Marquise, Clergy]\nclearings: {5: 3 dragons}\n")
    table.click("#text-form button:not([type=button])")
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


def test_much_is_laid_at_once_and_what_lies_there_is_taken_away(table: Page) -> None:
    table.click("#picture .spot[aria-label^='clearing 10,']")
    table.click("[aria-label='One ruin fewer: clearing 10']")
    expect(table.locator("#place-pieces .piece")).to_have_count(0, timeout=PATIENCE)
    table.fill("[aria-label='How many to add: clearing 10']", "12")
    table.click("[aria-label='Add Marquise warrior: clearing 10']")
    expect(table.locator("#place-pieces .piece")).to_have_text("Marquise warrior × 12−+", timeout=PATIENCE)
    table.click("[data-at='clearing 10 suit fox']")
    expect(table.locator("#place-name")).to_have_text("clearing 10, Beach, fox", timeout=PATIENCE)
    assert "10: 12 Marquise warriors, no ruin" in _text(table)
    assert "suits: [fox, mouse, rabbit, rabbit, rabbit, fox, mouse, fox, mouse, fox, mouse, fox]" in _text(table)


def test_what_is_rarely_said_is_chosen_and_then_filled_in(table: Page) -> None:
    table.click("#new summary")
    table.select_option("[aria-label='Seat 2'] >> visible=true", "Knaves of the Deepwood")
    table.click("#new-form button")
    captain = "Knaves, facts, captain, thief"
    other = table.locator("#seats [data-seat=Knaves] [aria-label='Something else to say']")
    other.select_option(captain, timeout=PATIENCE)
    expect(table.locator(f"[aria-label='{captain}']")).to_be_focused()
    table.select_option(f"[aria-label='{captain}']", "acting")
    table.select_option("#more [aria-label='Something else to say']", "this turn, filched")
    table.select_option("[aria-label='this turn, filched']", "yes")
    expect(table.locator("#text")).to_have_value(re.compile("filched: true"), timeout=PATIENCE)
    assert "facts: {'captain, thief': acting}" in _text(table)
    table.select_option(f"[aria-label='{captain}']", "")
    expect(table.locator("#text")).not_to_have_value(re.compile("captain"), timeout=PATIENCE)


def test_what_is_asked_first_is_offered_and_can_be_answered_otherwise(table: Page) -> None:
    _lay(table, "seats: Eyrie, Marquise\nturn: Eyrie, daylight\n9: 1 Eyrie roost\nEyrie recruit: Sword")
    table.click("#may")
    expect(table.locator("#choices .asked")).to_have_text(
        ["Eyrie Dynasties: recruit card?", "Eyrie Dynasties: clearing to recruit in?"], timeout=PATIENCE
    )
    table.fill("[aria-label='Another answer to clearing to recruit in']", "8")
    table.press("[aria-label='Another answer to clearing to recruit in']", "Enter")
    told = asking.rule(asking.lay(_text(table)), [{"clearing to recruit in": "8"}])
    expect(table.locator("#ruling .verdict")).to_have_text("illegal", timeout=PATIENCE)
    expect(table.locator("#ruling")).to_contain_text(told.reason)


def test_what_is_legal_one_way_alone_is_asked_of_another_way(table: Page) -> None:
    _lay(table, "turn: Clergy, daylight\n8: 1 Clergy cathedral, 2 Clergy warriors\nClergy hand: Anvil, Cobbler")
    table.fill("#ask-text", "swarm, dice 1 and 0")
    table.click("#ask-form button")
    expect(table.locator("#ruling .verdict")).to_have_text("legal", timeout=PATIENCE)
    table.fill("[aria-label='What exactly']", "Cobbler")
    table.press("[aria-label='What exactly']", "Enter")
    expect(table.locator("#ruling .verdict")).to_have_text("illegal", timeout=PATIENCE)
    expect(table.locator("#ruling")).to_contain_text("Cobbler")


# Keep and share -------------------------------------------------------------------------------------------------------
def test_nothing_is_lost_on_reload_and_a_link_holds_the_question(table: Page) -> None:
    _lay(table, TABLE)
    table.fill("#ask-text", "mission")
    table.click("#ask-form button")
    expect(table.locator("#ruling .verdict")).to_be_visible(timeout=PATIENCE)
    laid = _text(table)
    table.reload()
    wait_for(table)
    expect(table.locator("#text")).to_have_value(laid)
    expect(table.locator("#ruling .verdict")).to_have_text("legal", timeout=PATIENCE)
    table.click("#share")
    expect(table).to_have_url(re.compile("#.{40}"))
    for other in opened(table.context.browser or pytest.fail("no browser"), table.url):
        expect(other.locator("#text")).to_have_value(laid, timeout=PATIENCE)
        expect(other.locator("#ruling .verdict")).to_have_text("legal", timeout=PATIENCE)


def _link(text: str) -> str:
    """Return a link's part behind the # that holds a text as the page's own links do."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _hostile_links() -> Iterator[str]:
    """Yield links that are cut, altered, stuffed, and that hold what no page made."""
    chance = random.Random(4)
    good = _link(json.dumps({"position": TABLE, "action": ["mission"], "dice": [], "draws": "", "player": ""}))
    yield from ("x", "AAAA", "%%%", "eJw", "%E0%A4%A", _link("[" * 100_000), _link("0" * 20_000_000))
    for text in (
        "null",
        "[]",
        "5",
        '"x"',
        '{"position": {"a": 1}}',
        '{"position": ["seats: cats, bees"], "action": [null]}',
    ):
        yield _link(text)
    told = {"position": TABLE, "action": ["<img src=x onerror=alert(1)>", {"__proto__": "x"}], "dice": {"x": 1}}
    for key in told:
        yield _link(json.dumps({"position": TABLE, key: told[key]}))
    for _ in range(30):
        at = chance.randrange(len(good))
        yield good[:at] if chance.random() < 0.5 else good[:at] + chance.choice("Aa0-_%<") + good[at + 1 :]


def test_a_damaged_link_is_told_and_harms_nothing(table: Page) -> None:
    table.on("dialog", lambda dialog: pytest.fail(dialog.message))
    table.on("request", lambda request: None if request.url.endswith("/ask") else pytest.fail(request.url))
    told = 0
    for number, link in enumerate(_hostile_links()):
        table.evaluate("link => { location.hash = `#${link}`; }", link)
        table.wait_for_timeout(30)
        table.wait_for_selector("body:not([data-waiting])", timeout=PATIENCE)
        problem = table.locator("#status.problem")
        told += problem.count()
        if number < 7:
            expect(problem).to_contain_text("The link is damaged")
        assert table.locator("#picture .spot").count() > 12
    assert told > 20


def test_a_site_s_page_needs_no_network_from_the_first_visit_on(browser: Browser, there: str) -> None:
    for page in opened(browser, there):
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        # What Python compiled is kept, too, and used from then on.
        kept = "async () => (await (await caches.open('compiled woodlaw')).keys()).length === 1"
        page.wait_for_function(kept, timeout=PATIENCE)
        page.context.set_offline(True)
        page.reload()
        wait_for(page)
        page.click("#may")
        expect(page.locator("#choices")).not_to_be_empty(timeout=PATIENCE)


def test_what_is_kept_and_damaged_is_made_anew(browser: Browser, there: str) -> None:
    kept = "async () => (await (await caches.open('compiled woodlaw')).keys()).length === 1"
    damage = """async () => {
        const cache = await caches.open('compiled woodlaw');
        await cache.put((await cache.keys())[0], new Response('[["/woodlaw/woodlaw'));
    }"""
    for page in opened(browser, there):
        page.wait_for_function(kept, timeout=PATIENCE)
        page.evaluate(damage)
        page.reload()
        wait_for(page)
        page.click("#may")
        expect(page.locator("#choices")).not_to_be_empty(timeout=PATIENCE)


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


@pytest.mark.parametrize("table", [{"viewport": PHONE}], indirect=True)
def test_one_touch_shows_the_reason_of_a_finding_on_a_phone(table: Page) -> None:
    table.click("[data-room=game]")
    table.fill("#game-text", FAULTY)
    table.click("#game-form .chief")
    expect(table.locator("#game-found iframe")).to_be_visible(timeout=PATIENCE)
    reason = table.frame_locator("#game-found iframe").locator("#here .chosen")
    for number, each in enumerate(asking.check(FAULTY).findings):
        table.locator("#game-found ol > li > button").nth(number).click()
        expect(reason).to_contain_text(each.message)
        expect(reason).to_be_in_viewport(ratio=0.99)


# Play -----------------------------------------------------------------------------------------------------------------
def test_a_game_is_played_and_recorded(page: Page) -> None:
    page.click("[data-room=play]")
    page.click("#play-form > button")
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


def test_a_game_is_played_on_from_the_table_that_is_laid(table: Page) -> None:
    _lay(table, f"{TABLE}Clergy hand: 2 unknown")
    laid = _text(table)
    table.click("#play-here")
    expect(table.locator("#play-from input")).to_have_count(2)
    table.get_by_label("Marquise de Cat at random").check()
    table.click("#play-form > button")
    told = asking.play_from(laid, at_random=["Marquise"])
    assert told.asked is not None
    expect(table.locator("#play-next h3")).to_contain_text(
        f"{told.asked.player}: {told.asked.question}", timeout=PATIENCE
    )
    with table.expect_download() as download:
        table.click("text='Save the record' >> visible=true")
    assert Path(download.value.path()).read_text(encoding="utf-8") == told.record
    assert table.locator("text='Save as Rootlog' >> visible=true").count() == 0
    table.click("#play-name")
    table.click("text='From setup instead'")
    expect(table.locator("#play-seats")).to_be_visible()


def test_a_recorded_game_is_played_on(table: Page) -> None:
    duel = (EXAMPLES / "clean" / "autumn_duel.rootlog").read_text(encoding="utf-8")
    table.click("[data-room=game]")
    table.fill("#game-text", duel)
    table.click("#game-form .chief")
    expect(table.locator("#game-found iframe")).to_be_visible(timeout=PATIENCE)
    table.click("text='Play on from here'")
    expect(table.locator("#play-from")).to_contain_text("From the end of turn 0", timeout=PATIENCE)
    table.click("#play-form > button")
    table.click("#play-next .options button >> nth=0", timeout=PATIENCE)
    expect(table.locator("#play-told li")).to_have_count(1, timeout=PATIENCE)
    with table.expect_download() as download:
        table.click("text='Save as Rootlog' >> visible=true")
    assert Path(download.value.path()).read_text(encoding="utf-8") == asking.play_from_game(duel, 0, [0]).rootlog


# For everybody --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("table", MODES, indirect=True, ids=["light", "dark", "phone"])
def test_nothing_stands_in_anybody_s_way_in_any_room(table: Page) -> None:
    table.click("#picture .spot[aria-label^='clearing 5,']")
    table.click("[aria-label='Add Marquise warrior: clearing 5']")
    expect(table.locator("#place-pieces .piece")).to_have_text("Marquise warrior−+", timeout=PATIENCE)
    table.click("#new summary")
    table.click("[aria-label='Choose: Eyrie, board, recruit']")
    expect(table.locator(".list")).to_be_visible()
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
    table.click("#play-form > button")
    expect(table.locator("#play-next .options button").first).to_be_visible(timeout=PATIENCE)
    assert violations(table) == []


@pytest.mark.parametrize("table", [{"viewport": PHONE}], indirect=True)
def test_a_phone_need_not_scroll_sideways(table: Page) -> None:
    for room in ("lay", "game", "play"):
        table.click(f"[data-room={room}]")
        assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")
