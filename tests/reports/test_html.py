from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding, FindingKind, GameReport

OFFENCE = Finding(FindingKind.VIOLATION, "4.2.1", 12, 7, "3w2->5", "no rule in 2 or 5")
OMISSION = Finding(FindingKind.OMISSION, "HCC.2.6.I", 20, 1, "", "the penitent is not spared")

GAME = """\
Map: Fall
Deck: Standard
A: Ann
C: Carl

C:t_k->4/b_w->8/b_s->9/b_r->12/w->1+2+3+4+5+6+7+8+9+11+12
A:3#->$

C:2w4->12
A:#->A
"""


def rows(page: str, title: str) -> list[list[str]]:
    """Return the rows of the table under a heading, as text."""
    table = page.partition(f"<h3>{title}</h3>")[2].partition("</table>")[0]
    found = re.findall(r"<tr>(.*?)</tr>", table, re.DOTALL)
    return [[re.sub(r"<.*?>", "", cell) for cell in re.findall(r"<t[hd].*?>(.*?)</t[hd]>", row)] for row in found]


def test_findings_are_counted_by_clause_and_by_player(written: Callable[..., str]) -> None:
    turns = [(10, "Ann"), (15, "Carl")]
    games = [GameReport("one", [OFFENCE, OMISSION], turns=turns), GameReport("two", [OFFENCE], turns=turns)]
    page = written("html", games)
    assert rows(page, "Findings by clause")[1:] == [
        ["4.2.1 Rule", "2", "0", ""],
        ["HCC.2.6.I Mercy", "0", "1", ""],
    ]
    assert rows(page, "Findings by player")[1:] == [["Ann", "2", "0", ""], ["Carl", "0", "1", ""]]


def test_a_rootlog_tells_whose_turn_each_line_is() -> None:
    report = check_text(GAME, "game")
    assert report.turns == [(6, "Carl"), (7, "Ann"), (9, "Carl"), (10, "Ann")]
    assert report.whose(OMISSION) == "Ann"
    assert report.whose(Finding(FindingKind.NOTATION, "", 3, 1, "", "")) == ""


def test_what_files_hold_is_shown_and_never_becomes_markup(
    games: list[GameReport], written: Callable[..., str]
) -> None:
    page = written("html", games)
    tags: set[str] = set()

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.add(tag)

    Reader().feed(page)
    assert "b" not in tags
    assert "&lt;b&gt;" in page
    assert "\x1b" not in page


def test_a_game_without_findings_and_one_that_cannot_be_used_say_so(written: Callable[..., str]) -> None:
    page = written("html", [GameReport("clean"), GameReport("photo", error="a binary file; expected text")])
    assert "<h2>clean</h2>\n<p>Nothing found.</p>" in page
    assert "Cannot be used: a binary file; expected text" in page
