"""Running scenarios without pytest, and what tags mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.gherkin.running import Runnable, perform, scenarios_of, step
from woodlaw.gherkin.scene import Scene
from woodlaw.gherkin.tags import is_of_our_law, is_of_the_law, of_the_law_in, why_unknown
from woodlaw.positions.mistakes import SceneError

FEATURE = """
@slow
Feature: Ours

  @4.3.3
  Scenario: A battle
    Given clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
    When the Marquise battles the Clergy in clearing 5, rolling 1 and 2:
      | player | answer |
    Then the Clergy loses 2 warriors in clearing 5

  Scenario Outline: Rule
    Given clearing 5 holds <count> Clergy warriors
    Then the Marquise rules clearing 5

    @2.5
    Examples:
      | count |
      | 1     |
      | 2     |
"""


@pytest.fixture
def found(tmp_path: Path) -> list[Runnable]:
    path = tmp_path / "ours.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return list(scenarios_of(path))


def test_scenarios_come_with_their_tags_once_for_each_example(found: list[Runnable]) -> None:
    assert [(each.scenario.name, sorted(each.tags), each.clauses) for each in found] == [
        ("A battle", ["4.3.3", "slow"], ("4.3.3",)),
        ("Rule", ["2.5", "slow"], ("2.5",)),
        ("Rule", ["2.5", "slow"], ("2.5",)),
    ]


def test_what_is_exercised_is_returned(found: list[Runnable]) -> None:
    assert {"4.3", "4.3.3", "4.3.6"} <= perform(found[0].scenario)


def test_what_does_not_hold_is_raised(found: list[Runnable]) -> None:
    with pytest.raises(SceneError, match="Honeycomb Clergy rules clearing 5"):
        perform(found[1].scenario)


def test_a_step_that_reads_like_none_names_the_nearest() -> None:
    with pytest.raises(SceneError, match=r"'the Marquise reigns in clearing 5' reads like no step: .*\{player\}"):
        step(Scene(), "then", "the Marquise reigns in clearing 5")


@pytest.mark.parametrize(
    ("tag", "looks", "ours"),
    [
        ("HCC.2.6.IV", True, True),
        ("16.2.2.Ia", True, True),
        ("RB.6.2.3", True, True),
        ("hcc.2.6.iv", True, True),
        ("card.stand-and-deliver", True, True),
        ("faq.07", True, True),
        ("v1.2", True, False),
        ("5", True, True),
        ("99", True, False),
        ("100", False, False),
        ("HCC", False, False),
        ("stand-in", False, False),
        ("a.b", False, False),
    ],
)
def test_what_looks_like_the_law(tag: str, looks: bool, ours: bool) -> None:
    assert is_of_the_law(tag) is looks
    assert is_of_our_law(tag) is ours


@pytest.mark.parametrize("tag", ["HCC.2.6.IV", "16.2.2.Ia", "G.20", "card.tunnels", "card.ambush", "faq.07"])
def test_what_there_is_is_known(tag: str) -> None:
    assert why_unknown(tag) == ""


def test_clauses_are_found_in_an_expression() -> None:
    assert of_the_law_in("(HCC.2.6.IV or 4.3.1.I) and not card.tunnels or slow") == [
        "HCC.2.6.IV",
        "4.3.1.I",
        "card.tunnels",
    ]
