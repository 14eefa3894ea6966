"""What the page of a feature file shows of each scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.site.conftest import Site, run_of

from woodlaw.gherkin.position import position
from woodlaw.gherkin.running import step
from woodlaw.gherkin.scene import Scene
from woodlaw.site.pictures import NoPosition, alternative, changes, draw, picture_file


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


def test_steps_tags_and_clauses_are_shown(page: Callable[..., str]) -> None:
    run = run_of("One", "4.3.1", exercised=["4.3.1", "4.3.6", "9.9.9"], marks=["slow"], duration=3.2)
    run["steps"] = [{"keyword": "Given", "text": "a table", "table": [["place", "what"], ["5", "one sawmill"]]}]
    html = page(run)
    assert 'href="four.html#4.3.6"' in html
    assert "Exercised 2 more clauses" in html
    assert "9.9.9" in html
    assert "slow" in html
    assert "took less than 4 s" in html
    assert "passed" in html


def test_examples_of_one_scenario_stand_together(page: Callable[..., str]) -> None:
    rows = [
        run_of("One", "4.3.1", id=f"features/battle.feature::One[{row}]", outcome=outcome, message=message)
        for row, outcome, message in (("a-1", "passed", ""), ("b-2", "failed", "it went wrong"))
    ]
    html = page(*rows)
    assert html.count("<h3>One") == 1
    assert '<details class="law-example" id="one-a-1">' in html
    assert '<details class="law-example" id="one-b-2" open="open">' in html
    assert "failed</span><span> line 3" in html
    assert "it went wrong" in html


def test_positions_are_drawn_once_and_old_ones_removed(page: Callable[..., str], site: Site) -> None:
    before, after = laid(BEFORE), laid(AFTER)
    html = page(run_of("One", "4.3.1", before=before, after=after), run_of("Two", "4.3.1", before=before, after=before))
    folder = site.root / "out" / "html" / "_images" / "positions"
    files = sorted(path.name for path in folder.iterdir())
    assert files == sorted({picture_file(before), picture_file(after)})
    assert html.count("<img ") == 3
    assert html.count('loading="lazy"') == 3
    assert f'src="_images/positions/{picture_file(before)}"' in html
    assert "the map stays as it is" in html
    page(run_of("One", "4.3.1", before=after, after=after))
    assert [path.name for path in folder.iterdir()] == [picture_file(after)]


def test_a_picture_is_told_in_words_and_so_is_the_change() -> None:
    before, after = laid(BEFORE), laid(AFTER)
    assert "clearing 5: 1 Honeycomb Clergy warrior, 2 Marquise de Cat warriors" in alternative(before)
    assert changes(before, after) == [
        "clearing 5, Honeycomb Clergy warrior: 1 → none",
        "Honeycomb Clergy supply, Honeycomb Clergy warrior: 14 → 15",
    ]
    assert changes(before, before) == []


@pytest.mark.parametrize(
    "nonsense",
    [{}, {"map": "moon"}, {"map": 7}, {**laid(), "pieces": {"clearing 5": {"nobody": {"warrior": 1}}}}, {"map": []}],
)
def test_what_is_no_position_has_no_picture(nonsense: dict[str, Any]) -> None:
    assert picture_file(nonsense) == ""
    assert alternative(nonsense) == "a position that cannot be drawn"
    with pytest.raises(NoPosition):
        draw(nonsense)


def test_pictures_of_what_looks_alike_are_one() -> None:
    position_now = laid(BEFORE)
    assert picture_file(position_now) == picture_file({**position_now, "this turn": {"x": 1}})
    assert picture_file(position_now) != picture_file(laid(AFTER))
    assert "<svg" in draw(position_now)
