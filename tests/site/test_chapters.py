"""What the page of a chapter tells of each clause."""

from __future__ import annotations

import gc
import json
import re

from tests.site.conftest import Site, run_of

from woodlaw.law.registry import law


def section(html: str, clause_id: str) -> str:
    """Return what stands between the heading of a clause and the next."""
    start = html.index(f'id="{clause_id}"')
    return re.split(r"<section ", html[start:], maxsplit=1)[0]


def test_states_are_told_by_word_and_shape(site: Site) -> None:
    site.evidence(
        run_of("One passes", "4.3.1"),
        run_of("One fails", "4.3.2", "4.3", outcome="failed", message="no"),
        run_of("One exercised nothing of it", "4.3.3", exercised=[]),
    )
    site.page("four", ".. law:chapter:: 4")
    html = site.build().html("four")
    assert "<em>✓</em> proven" in section(html, "4.3.1")
    assert "<em>✗</em> failing" in section(html, "4.3.2")
    assert "<em>○</em> unproven" in section(html, "4.3.3")
    assert "<em>○</em> unproven" in section(html, "4.2.1")
    assert "<em>" not in section(html, "4")


def test_what_proves_a_clause_is_one_line_that_unfolds(site: Site) -> None:
    site.evidence(run_of("One passes", "4.3.1"), run_of("Another passes", "4.3.1"))
    site.page("four", ".. law:chapter:: 4")
    told = section(site.build().html("four"), "4.3.1")
    line = told.partition('<details class="law-proofs">')[2].partition("</summary>")[0]
    assert re.sub(r"<[^>]+>", "", line).strip() == "✓ proven by 2 scenarios"
    assert "Another passes" in told


def test_a_clause_on_an_assumed_value_says_so_even_when_proven(site: Site) -> None:
    site.evidence(run_of("A hive pays", "HCC.5.2.II"))
    site.page("clergy", ".. law:chapter:: HCC")
    told = section(site.build().html("clergy"), "HCC.5.2.II")
    assert "<em>◇</em> assumed" in told
    assert "the cost in flowers" in told


def test_a_clause_links_its_code_and_the_code_links_back(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    built = site.build()
    target = re.search(r'href="(code/woodlaw/engine/[a-z]+)\.html#([\w.]+)"', section(built.html("four"), "4.3.1"))
    assert target is not None
    code = built.html(target[1])
    marked = code.partition(f'id="{target[2]}"')[2].partition("</span>")[0]
    assert "../../../four.html#4.3.1" in code
    assert "implements" in marked


def test_ids_in_our_words_are_links(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    site.page("clergy", ".. law:chapter:: HCC")
    html = site.build().html("clergy")
    assert re.search(r'href="four\.html#4\.\d', html)


def test_cards_tagged_on_the_same_scenario_touch_the_clause(site: Site) -> None:
    site.evidence(run_of("A tunnel", "4.1.1", "card.tunnels"))
    site.page("four", ".. law:chapter:: 4")
    told = section(site.build().html("four"), "4.1.1")
    assert "Touched by" in told
    assert "Tunnels" in told


def test_questions_are_told_by_what_they_ask_with_the_answer(site: Site) -> None:
    site.evidence(run_of("The honey wins", "HCC.2.6.II", "faq.honey-wins"))
    site.page("clergy", ".. law:chapter:: HCC")
    told = section(site.build().html("clergy"), "HCC.2.6.II")
    asked = told.partition("law-asked")[2].partition("</details>")[0]
    assert "Can a Penitent win by Honey for the Holy" in asked
    assert "the thirtieth wins" in asked
    assert "FAQ honey-wins" not in told


def test_every_chapter_leads_to_the_official_words(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    assert 'href="https://rules.ledergames.com"' in site.build().html("four")


def test_code_stands_behind_the_switch(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    told = section(site.build().html("four"), "4.3.1")
    assert "code/woodlaw/engine/" in told.partition('<div class="law-code')[2]
    assert "code/woodlaw/engine/" not in told.partition('<div class="law-code')[0]


def test_other_builders_write_chapters_too(site: Site) -> None:
    site.evidence(run_of("One passes", "4.3.1"))
    site.page("four", ".. law:chapter:: 4")
    built = site.build("text")
    assert built.warnings == ""
    assert "One passes" in (built.out / "four.txt").read_text(encoding="utf-8")


def test_the_search_of_sphinx_reads_chapters_where_ours_does_not_take_its_place(site: Site) -> None:
    site.evidence()
    site.page("four", ".. law:chapter:: 4")
    assert re.search(r'\bfoil"?:', (site.build().out / "searchindex.js").read_text(encoding="utf-8"))


def test_things_are_found_in_one_order_whatever_pages_are_called(site: Site) -> None:
    site.evidence()
    site.page("last", ".. law:chapter:: 4")
    site.page("first", ".. law:chapter:: 5")
    index = (site.build().out / "_static" / "law-index.js").read_text(encoding="utf-8")
    entries = json.loads(index.removeprefix("window.lawIndex=").removesuffix(";\n"))["entries"]
    clauses = [entry["id"] for entry in entries if entry["kind"] == "clause"]
    assert clauses == [clause.id for clause in law() if clause.chapter in ("4", "5")]


def test_a_build_leaves_the_search_for_garbage_as_it_was(site: Site) -> None:
    before = gc.get_threshold()
    site.page("four", ".. law:chapter:: 4")
    site.build()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_what_must_be_done_and_the_other_side_of_a_reading_are_told(site: Site) -> None:
    site.page("four", ".. law:chapter:: 4")
    html = site.build().html("four")
    told = re.sub(r"<[^>]+>", "", section(html, "4.3.6"))
    assert "Must: What it asks for cannot be passed up: who does so breaks this clause." in told
    assert "The other side: One may hold that the attacker has the say here too." in re.sub(r"<[^>]+>", "", html)
    assert "Must: " not in re.sub(r"<[^>]+>", "", section(html, "4.3.3"))
