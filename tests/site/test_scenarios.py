"""What the page of a feature file shows of each scenario."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.site.conftest import Site, run_of, runs_of

from woodlaw.gherkin.position import position
from woodlaw.gherkin.running import step
from woodlaw.gherkin.scene import Scene
from woodlaw.site.changes import alternative, changes
from woodlaw.site.pictures import Drawing, NoPosition, board_of, drawing_of
from woodlaw.table.places import clearing, forest


def laid(*steps: str) -> dict[str, Any]:
    """Return the position that some Given steps lay."""
    scene = Scene()
    for text in steps:
        step(scene, "given", text)
    return position(scene.state)


BEFORE = "clearing 5 holds 2 Marquise warriors and 1 Clergy warrior"
AFTER = "clearing 5 holds 2 Marquise warriors"


@pytest.fixture
def page(site: Site) -> Callable[..., str]:
    def build(*runs: dict[str, Any]) -> str:
        site.evidence(*runs)
        site.page("battle", ".. law:feature:: features/battle.feature")
        site.page("four", ".. law:chapter:: 4")
        built = site.build()
        assert built.warnings == ""
        return built.html("battle")

    return build


def headings(html: str) -> list[tuple[str, str]]:
    """Return the headings below that of the feature, each with its level."""
    feature = html.partition('<section class="law-feature"')[2].partition('<div class="sphinxsidebar"')[0]
    return re.findall(r"<h([3-6])>([^<]+)<", feature)


def test_steps_tags_and_clauses_are_shown(page: Callable[..., str]) -> None:
    run = run_of("One", "4.3.1", exercised=["4.3.1", "4.3.6", "9.9.9"], marks=["slow"])
    run["steps"] = [{"keyword": "Given", "text": "a table", "table": [["place", "what"], ["5", "one sawmill"]]}]
    html = page(run)
    assert "<li><b>Given</b> a table<table" in html.replace(' class="new"', "")
    assert "<tr><td>5</td><td>one sawmill</td></tr>" in html
    assert 'href="four.html#4.3.1"' in html
    assert "Exercised 2 more clauses" in html
    assert '<p class="law-ids">4.3.6 9.9.9</p>' in html
    assert "slow" in html
    assert "passed" in html


def test_a_step_leads_to_its_phrase(site: Site) -> None:
    run = run_of("One", "4.3.1")
    run["steps"] = [
        {"keyword": "Given", "text": "clearing 5 holds 1 sawmill", "phrase": "given {place} hold(s) {things}"}
    ]
    site.evidence(run)
    site.page("battle", ".. law:feature:: features/battle.feature")
    site.page("words", ".. law-vocabulary::")
    built = site.build()
    target = re.search(r'href="words\.html#([\w-]+)">clearing 5 holds 1 sawmill</a>', built.html("battle"))
    assert target is not None
    assert f'<dt id="{target[1]}">' in built.html("words")


def test_scenarios_stand_below_what_heads_them_with_what_is_said_of_them(page: Callable[..., str]) -> None:
    html = page(
        run_of("One", "4.3.1", about="What a battle is.\n\nAnd 4.2.", section="Ambush (4.3.1)", comment="See 4.3.2."),
        run_of("Two", "4.3.2", section="Rolling", description="Two dice."),
        run_of("Three", "4.3.1", section="Ambush (4.3.1)"),
    )
    assert headings(html) == [("3", "Ambush (4.3.1)"), ("4", "One"), ("4", "Three"), ("3", "Rolling"), ("4", "Two")]
    assert "<p>What a battle is.</p>" in html
    assert 'See <a href="four.html#4.3.2"' in html
    assert "<p>Two dice.</p>" in html


def test_without_sections_scenarios_stand_below_their_clause(page: Callable[..., str]) -> None:
    html = page(run_of("One", "4.3.2", "4.3.1"), run_of("Two", "4.2"))
    assert headings(html) == [
        ("3", "4.3.1 Step 1: Defender May Ambush"),
        ("4", "One"),
        ("3", "4.2 Move"),
        ("4", "Two"),
    ]


def test_a_long_file_is_told_on_several_pages_which_part_where_its_sections_do(site: Site) -> None:
    sections = {"Ambush": 3, "Rolling": 10, "Hits": 20, "After": 3}
    named = [(section, f"{section} {number}") for section, count in sections.items() for number in range(count)]
    site.evidence(*(run_of(name, "4.3.1", section=section) for section, name in named))
    for part in (1, 2, 3):
        site.page(f"battle-{part}", f".. law:feature:: features/battle.feature\n   :part: {part}")
    built = site.build()
    assert built.warnings == ""
    told = [headings(built.html(f"battle-{part}")) for part in (1, 2, 3)]
    assert [[text for level, text in page if level == "3"] for page in told] == [
        ["Ambush", "Rolling"],
        ["Hits"],
        ["Hits", "After"],
    ]
    assert [text for page in told for level, text in page if level == "4"] == [name for _, name in named]
    assert "Battle (2 of 3)" in built.html("battle-2")
    assert "36 scenarios: 36 passed" in built.html("battle-3")


def test_nothing_on_a_page_changes_without_an_edit(page: Callable[..., str]) -> None:
    assert page(run_of("One", "4.3.1", duration=0.5)) == page(run_of("One", "4.3.1", duration=9.5))


def test_examples_of_one_scenario_stand_together(page: Callable[..., str]) -> None:
    rows = [
        run_of("One", "4.3.1", id=f"features/battle.feature::One[{row}]", outcome=outcome, message=message)
        for row, outcome, message in (("a-1", "passed", ""), ("b-2", "failed", "it went wrong"))
    ]
    html = page(*rows)
    assert html.count("<h4>One") == 1
    assert '<details class="law-example" id="one-a-1">' in html
    assert '<details class="law-example" id="one-b-2" open="open">' in html
    assert "failed</span> line 3, 2 examples" in html
    assert "it went wrong" in html


# Pictures -------------------------------------------------------------------------------------------------------------
def drawing(**positions: Any) -> Drawing | None:
    """Return the picture of a run that begins and ends with some positions."""
    (run,) = runs_of(run_of("One", "4.3.1", **positions))
    return drawing_of(run)


def test_positions_are_drawn_once_and_old_ones_removed(page: Callable[..., str], site: Site) -> None:
    before, after = laid(BEFORE), laid(AFTER)
    html = page(run_of("One", "4.3.1", before=before, after=after), run_of("Two", "4.3.1", before=before, after=after))
    folder = site.root / "out" / "html" / "_images" / "positions"
    opened = r'<a href="_images/positions/(\w+\.svg)" class="law-enlarge" data-before="#before">'
    shown = re.findall(opened, html)
    assert len(shown) == 2
    assert set(shown) == {path.name for path in folder.iterdir()}
    assert len(set(shown)) == 1
    assert html.count('loading="lazy"') == 2
    page(run_of("One", "4.3.1", before=after, after=after))
    assert page(run_of("One", "4.3.1")).count("<img ") == 0
    assert list(folder.iterdir()) == []


def test_a_picture_that_was_lost_is_drawn_again(page: Callable[..., str], site: Site) -> None:
    run = run_of("One", "4.3.1", before=laid(BEFORE), after=laid(AFTER))
    page(run)
    folder = site.root / "out" / "html" / "_images" / "positions"
    for file in folder.iterdir():
        file.unlink()
    page(run)
    assert len(list(folder.iterdir())) == 1


def test_a_picture_shows_what_changed_and_what_the_steps_name() -> None:
    before, after = laid(BEFORE), laid(AFTER)
    shown = drawing(before=before, after=after)
    assert shown is not None
    assert shown.places == (clearing(5),)
    step = {"keyword": "Then", "text": "the forest 3-6-11 is adjacent to clearings 3, 6 and 11", "phrase": ""}
    named = drawing(before=after, after=after, steps=[step])
    assert named is not None
    assert named.places == (forest((3, 6, 11)), clearing(3), clearing(6), clearing(11))
    assert named.before is None
    assert drawing(before=after, after=after) is None


def test_a_picture_is_told_in_words_and_so_is_the_change() -> None:
    before, after = laid(BEFORE), laid(AFTER)
    shown = drawing(before=before, after=after)
    assert shown is not None
    assert alternative(shown) == (
        "Autumn map. clearing 5: 2 Marquise de Cat warriors, 1 Honeycomb Clergy warrior gone."
    )
    assert changes(before, after) == [
        "clearing 5, Honeycomb Clergy warrior: 1 → none",
        "Honeycomb Clergy supply, warrior: 14 → 15",
    ]
    assert changes(before, before) == []


@pytest.mark.parametrize(
    "nonsense",
    [{}, {"map": "moon"}, {"map": 7}, {**laid(), "pieces": {"clearing 5": {"nobody": {"warrior": 1}}}}, {"map": []}],
)
def test_what_is_no_position_has_no_picture(nonsense: dict[str, Any]) -> None:
    assert drawing(before=laid(BEFORE), after=nonsense) is None
    with pytest.raises(NoPosition):
        board_of(nonsense)


def test_pictures_of_what_looks_alike_are_one() -> None:
    before, after = laid(BEFORE), laid(AFTER)
    one, other = drawing(before=before, after=after), drawing(before={**before, "this turn": {"x": 1}}, after=after)
    turned = drawing(before=after, after=before)
    assert one is not None
    assert other is not None
    assert turned is not None
    assert one.file == other.file != turned.file
