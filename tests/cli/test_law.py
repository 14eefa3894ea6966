from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

Woodlaw = Callable[..., Any]


@pytest.mark.parametrize("spelling", ["4.2.1", "rule:4.2.1", " 4.2.1. ", "§ 4.2.1"])
def test_a_clause_is_told_however_it_is_spelled(woodlaw: Woodlaw, spelling: str) -> None:
    ran = woodlaw("law", spelling)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "4.2.1 You Must Rule"
    assert lines[1].startswith("rule, ")
    assert "  Above  4 Key Actions" in lines
    assert "         4.2 Move" in lines


def test_several_clauses_are_told_in_the_order_asked(woodlaw: Woodlaw) -> None:
    titles = [line for line in woodlaw("law", "4.3.1", "4.1").out.splitlines() if line and not line.startswith(" ")]
    assert [title for title in titles if title[0].isdecimal()] == ["4.3.1 Step 1: Defender May Ambush", "4.1 Craft"]


def test_a_clause_that_does_not_exist_is_one_line_with_the_nearest(woodlaw: Woodlaw) -> None:
    ran = woodlaw("law", "4.1", "4.2.9")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("woodlaw: law: 4.2.9: no such clause; expected one such as 4.2.")
    assert ran.err.count("\n") == 1


def test_a_card_is_told_as_a_clause_is(woodlaw: Woodlaw) -> None:
    ran = woodlaw("law", "Card.Tax Collector", "4.1.4")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:5] == [
        "card.tax-collector Tax Collector",
        "persistent effect, Standard deck",
        "",
        "  Suit   fox (3 copies)",
        "  Cost   fox, rabbit, mouse",
    ]
    assert "  Reading: May Field Hospitals (6.2.3) bring the warrior to the keep?" in lines
    assert "4.1.4 No Duplicates" in lines


def test_a_card_of_items_and_one_that_cannot_be_crafted(woodlaw: Woodlaw) -> None:
    lines = woodlaw("law", "card.root-tea", "card.ambush").out.splitlines()
    assert lines[1] == "item, Standard and Exiles and Partisans decks"
    assert lines[3:6] == ["  Suit   fox, rabbit, mouse", "  Cost   mouse", "  Item   tea, 2 points"]
    assert "  Suit   bird (2 copies), fox, rabbit, mouse, frog" in lines
    assert "  Cost   cannot be crafted" in lines


@pytest.mark.parametrize(
    ("asked", "nearest"), [("card.false-order", "card.false-orders, "), ("card.zzz", "card.tunnels\n")]
)
def test_a_card_that_does_not_exist_is_one_line_with_the_nearest(woodlaw: Woodlaw, asked: str, nearest: str) -> None:
    ran = woodlaw("law", "4.1", asked)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"woodlaw: law: {asked}: no such card; expected one such as {nearest}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("junk", ["", "\x1b[31m", "💥", "4.2.1; rm", "x" * 10_000, "9" * 5_000])
def test_junk_is_one_printable_line(woodlaw: Woodlaw, junk: str) -> None:
    for arguments in (["law", junk], ["law", "--chapter", junk]):
        ran = woodlaw(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err) < 1000
        assert ran.err.removesuffix("\n").isprintable()


def test_a_clause_tells_what_must_be_done_and_the_other_side(woodlaw: Woodlaw) -> None:
    assert "Must: What it asks for cannot be passed up" in woodlaw("law", "QL.5.2").out
    assert "Must: A price: who does not pay it in full leaves the thing undone" in woodlaw("law", "4.1.1").out
    told = woodlaw("law", "M.3.5").out
    assert "The other side: One may hold that the limit is each player’s own." in " ".join(told.split())
    assert "Must:" not in woodlaw("law", "2.2").out


@pytest.mark.parametrize(("asked", "must"), [("QL.5.2", True), ("6.1", "It tells what"), ("2.2", None)])
def test_programs_read_what_must_be_done(woodlaw: Woodlaw, asked: str, must: bool | str | None) -> None:
    (clause,) = json.loads(woodlaw("law", asked, "--format", "json").out)["clauses"]
    assert clause["must"] == must or (isinstance(must, str) and clause["must"].startswith(must))


def test_a_search_lists_clauses(woodlaw: Woodlaw) -> None:
    ran = woodlaw("law", "--search", "foil AMBUSH")
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "4.3.1.I Foil Ambush"
    assert ran.out.splitlines()[1] == "  The attacker, too, may play an ambush card that matches the clearing."
    cards = woodlaw("law", "--search", "tax collector")
    assert cards.out.splitlines()[0] == "card.tax-collector Tax Collector"
    nothing = woodlaw("law", "--search", "xylophone")
    assert (nothing.code, nothing.out) == (2, "")
    assert nothing.err == "woodlaw: law: xylophone: nothing speaks of it; expected an id, or other words\n"


def test_what_is_no_id_is_searched_for(woodlaw: Woodlaw) -> None:
    asked = woodlaw("law", "who", "rules", "a", "tie?")
    assert asked.code == 0
    assert asked.out == woodlaw("law", "--search", "who rules a tie?").out
    assert "4.3.1.I Foil Ambush" in woodlaw("law", "ambush").out.splitlines()
    assert woodlaw("law", "4.3.99").err.startswith("woodlaw: law: 4.3.99: no such clause")
    assert woodlaw("law", "ambush", "4.3.99").code == 2


def test_a_question_in_the_words_of_players_finds_clauses_cards_and_answers(woodlaw: Woodlaw) -> None:
    told = json.loads(woodlaw("law", "--search", "may sidekicks go to the castle", "--format", "json").out)
    found = [*told["clauses"], *told["cards"], *told["questions"]]
    assert sorted(told["order"]) == sorted(each["id"] for each in found)
    assert "faq.13" in told["order"][:3]


@pytest.mark.parametrize("arguments", [("--chapter", "hcc"), ("HCC",)])
def test_a_chapter_is_listed_by_depth(woodlaw: Woodlaw, arguments: tuple[str, ...]) -> None:
    lines = woodlaw("law", *arguments).out.splitlines()
    assert lines[:3] == ["HCC Honeycomb Clergy", "  HCC.1 Overview", "  HCC.2 Faction Rules and Abilities"]
    assert "      HCC.2.6.IV Sacrilege" in lines


def test_programs_read_clauses_and_cards_as_the_site_tells_them(woodlaw: Woodlaw) -> None:
    ran = woodlaw("law", "hcc 2.6.iv", "card.tax-collector", "card.ambush", "--format", "json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert told["version"] == 1
    (clause,) = told["clauses"]
    assert (clause["id"], clause["title"], clause["kind"]) == ("HCC.2.6.IV", "Sacrilege", "rule")
    assert clause["parent"] == "HCC.2.6"
    assert {"text", "children", "see", "cited_by", "readings", "assumed", "chapter", "document"} <= set(clause)
    tax_collector, ambush = told["cards"]
    assert tax_collector["cost"] == ["fox", "rabbit", "mouse"]
    assert (tax_collector["item"], tax_collector["points"]) == (None, 0)
    assert tax_collector["prints"] == [{"suit": "fox", "copies": 3}]
    assert "May Field Hospitals (6.2.3) bring the warrior to the keep?" in [
        each["on"] for each in tax_collector["readings"]
    ]
    assert (ambush["cost"], len(ambush["prints"])) == ([], 5)


def test_programs_read_chapters_and_searches(woodlaw: Woodlaw) -> None:
    listed = woodlaw("law", "--chapter", "HCC").out.splitlines()
    for arguments in (("--chapter", "hcc"), ("HCC",)):
        told = json.loads(woodlaw("law", *arguments, "--format", "json").out)
        assert [f"{each['id']} {each['title']}" for each in told["clauses"]] == [line.strip() for line in listed[1:]]
    told = json.loads(woodlaw("law", "--search", "tax collector", "--format", "json").out)
    assert told["order"][0] == told["cards"][0]["id"] == "card.tax-collector"
    nothing = woodlaw("law", "--search", "xylophone", "--format", "json")
    assert (nothing.code, nothing.out, nothing.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("arguments", [(), ("4.1", "--search", "move"), ("--search", "move", "--chapter", "4")])
def test_one_question_at_a_time(woodlaw: Woodlaw, arguments: tuple[str, ...]) -> None:
    ran = woodlaw("law", *arguments)
    assert ran.code == 2
    assert "or --chapter CHAPTER, or --diff, --cards or --faq with a FILE." in ran.err


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("4.3.3", ["4.3.3", "4.3.3.I"]),
        ("hcc.2.6.iv", ["HCC.2.6.IV"]),
        ("RB", ["RB.6"]),
        ("card.fal", ["card.false-orders"]),
        ("zz", []),
    ],
)
def test_the_shell_completes_clause_ids(typed: str, offered: list[str]) -> None:
    asked = {"_WOODLAW_COMPLETE": "bash_complete", "COMP_WORDS": f"woodlaw law {typed}", "COMP_CWORD": "2"}
    command = [sys.executable, "-m", "woodlaw"]
    ran = subprocess.run(command, env=os.environ | asked, capture_output=True, text=True, check=False)
    completed = [line.removeprefix("plain,") for line in ran.stdout.split()]
    assert set(offered) <= set(completed)
    assert bool(completed) == bool(offered)
