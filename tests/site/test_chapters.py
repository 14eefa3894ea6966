"""What the page of a chapter tells of each clause."""

from __future__ import annotations

import re

from tests.site.conftest import Site, run_of


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
    assert '<span class="law-shape">✓</span> proven' in section(html, "4.3.1")
    assert '<span class="law-shape">✗</span> failing' in section(html, "4.3.2")
    assert '<span class="law-shape">○</span> unproven' in section(html, "4.3.3")
    assert '<span class="law-shape">○</span> unproven' in section(html, "4.2.1")
    assert '<span class="law-shape">–</span> nothing to prove' in section(html, "4")


def test_a_clause_on_an_assumed_value_says_so_even_when_proven(site: Site) -> None:
    site.evidence(run_of("A hive pays", "HCC.5.2.II"))
    site.page("clergy", ".. law:chapter:: HCC")
    told = section(site.build().html("clergy"), "HCC.5.2.II")
    assert '<span class="law-shape">◇</span> assumed' in told
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
    assert "card Tunnels" in told


def test_other_builders_write_chapters_too(site: Site) -> None:
    site.evidence(run_of("One passes", "4.3.1"))
    site.page("four", ".. law:chapter:: 4")
    built = site.build("text")
    assert built.warnings == ""
    assert "One passes" in (built.out / "four.txt").read_text(encoding="utf-8")
