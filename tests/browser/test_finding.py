"""A reader finds what they ask for: by id in any spelling, in words, in questions, with misspellings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import address
from tests.search_figures import questions_in

from woodlaw.searching.ranking import search

QUESTIONS: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parent / "search_questions.yaml").read_text(encoding="utf-8")
)
GIVEN = (
    ("Can the Clergy battle a penitent?", ["HCC.2.6.I"]),
    ("What happens when a Cathedral is removed?", ["HCC.2.5"]),
    ("Who rules a tie?", ["2.5", "G.28"]),
)
FIRST = 3
"""The deciding clause stands among so many results at the top."""
LISTS = {"first half": 30, "second half": 28, "third list": 27}
"""How many questions of each list find the clause that decides: a floor."""


@pytest.fixture(scope="module")
def asking(browser: Browser) -> Page:
    """A page with the box, for questions asked one after the other."""
    page = browser.new_page()
    page.goto(address("index.html"))
    return page


def found(page: Page, asked: str) -> list[str]:
    """Type a question into the box, and return the ids of what is found, or the titles, in the order shown."""
    box = page.locator(".law-find-here input")
    box.fill("")
    expect(page.locator(".law-results a")).to_have_count(0)
    box.fill(asked)
    expect(page.locator(".law-find-here output")).to_have_text(re.compile(r"found"))
    return [each.partition("\n")[0] for each in page.locator(".law-results .law-found-title").all_inner_texts()]


def is_answered(page: Page, asked: str, decides: list[str]) -> bool:
    top = [each.split(" ")[0] for each in found(page, asked)[:FIRST]]
    return bool(set(top) & set(decides))


def unanswered(page: Page, half: str) -> list[str]:
    return [each["asked"] for each in QUESTIONS[half] if not is_answered(page, each["asked"], each["decides"])]


@pytest.mark.parametrize(("asked", "decides"), GIVEN)
def test_a_question_finds_the_clause_that_decides(asking: Page, asked: str, decides: list[str]) -> None:
    assert is_answered(asking, asked, decides)


@pytest.mark.parametrize("questions", LISTS)
def test_questions_find_the_clauses_that_decide(asking: Page, questions: str) -> None:
    failed = unanswered(asking, questions)
    assert len(QUESTIONS[questions]) - len(failed) >= LISTS[questions], failed


def test_the_box_finds_what_the_command_line_finds(asking: Page) -> None:
    for question in questions_in(Path(__file__).parents[1] / "data" / "search_questions.yaml")[::5]:
        here = [thing.title for thing in search().find(question.ask)[:FIRST]]
        assert all(title in shown for title, shown in zip(here, found(asking, question.ask), strict=False)), question


def test_a_word_of_the_law_means_a_faction_as_players_write_it_only(asking: Page) -> None:
    """The Eyrie are birds, and a bird is a suit."""
    assert any(each.startswith("7.7 Turmoil") for each in found(asking, "birds turmoil")[:FIRST])
    assert found(asking, "bird wild")[0].startswith("2.1.1 Birds Are Wild")


@pytest.mark.parametrize(
    "asked_for", ["hcc 2.6.iv", "HCC.2.6.IV", "hcc26iv", "HCC 2.6.4", "rule HCC.2.6.IV", "sacriledge", "Sacrilege"]
)
def test_any_spelling_finds_the_clause(asking: Page, asked_for: str) -> None:
    assert found(asking, asked_for)[0].startswith("HCC.2.6.IV Sacrilege")


def test_words_are_no_parts_of_words(asking: Page) -> None:
    assert all("bilities" not in each for each in found(asking, "ties"))
    assert found(asking, "ties")[0].startswith("3.1.1 Ties")
    assert found(asking, "tie") == found(asking, "ties")


def test_what_defines_a_word_comes_before_what_uses_it(asking: Page) -> None:
    for word, defining in (("adjacent", "G.2 Adjacent"), ("pawn", "G.18 Pawn"), ("ruin", "G.27 Ruin")):
        assert found(asking, word)[0].startswith(defining)


@pytest.mark.parametrize("label", ["FAQ 07", "faq.07", "faq 7"])
def test_a_question_is_found_by_its_label(asking: Page, label: str) -> None:
    assert found(asking, label)[0].startswith("FAQ 07 Where does a building or token go")


def test_a_card_is_found_by_its_name_and_its_id(asking: Page) -> None:
    assert found(asking, "false orders")[0] == "False Orders"
    assert found(asking, "card.tunnels") == ["Tunnels"]


def test_what_answers_comes_first_with_a_line_of_text(page: Page) -> None:
    page.goto(address("index.html"))
    found(page, "penitent battle")
    headings = page.locator(".law-results h2").all_inner_texts()
    kinds = [re.sub(r"\s+\d+$", "", each).casefold() for each in headings]
    assert kinds[0] == "clauses, cards and answered questions"
    assert "scenarios" in kinds
    assert len(kinds) == len(set(kinds))
    expect(page.locator(".law-results .law-found-line mark").first).to_be_visible()


def test_nonsense_finds_nothing(asking: Page) -> None:
    assert found(asking, "xqzzv") == []


def test_a_slash_opens_the_box_and_the_keyboard_leads_on(page: Page) -> None:
    page.goto(address("check.html"))
    page.keyboard.press("/")
    box = page.get_by_role("searchbox")
    expect(box).to_be_focused()
    page.keyboard.type("sacrilege")
    results = page.locator("dialog .law-results a")
    expect(results.first).to_contain_text("HCC.2.6.IV Sacrilege")
    page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(box).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"law/hcc\.html#HCC\.2\.6\.IV"))


def test_a_slash_that_is_typed_stays_a_slash(page: Page) -> None:
    page.goto(address("law/matrix.html"))
    page.get_by_label("Text").focus()
    page.keyboard.press("/")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_button_opens_the_box_too_and_escape_closes_it(page: Page) -> None:
    page.goto(address("law/hcc.2.6.iv.html"))
    page.get_by_role("button", name="Find").click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()


def test_the_page_of_results_shows_all_and_keeps_its_address(page: Page) -> None:
    page.goto(address("search.html?q=hand+limit"))
    expect(page.locator(".law-results a", has_text="6.6 Evening").first).to_be_visible()
    page.get_by_role("searchbox").fill("sacrilege")
    expect(page).to_have_url(re.compile(r"q=sacrilege"))
    expect(page.locator(".law-results a").first).to_contain_text("HCC.2.6.IV Sacrilege")
