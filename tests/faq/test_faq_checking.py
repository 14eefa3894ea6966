"""Holding questions against the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.faq.checking import Outcome, check, scenarios_by_question
from woodlaw.faq.entries import Entry
from woodlaw.gherkin import files
from woodlaw.gherkin.files import UnreadableFeature
from woodlaw.proof.features import FeatureScenario

FEATURE = """\
Feature: Ours

  @faq.rule @2.5
  Scenario: One rules
    Given clearing 5 holds 1 Clergy warrior
    Then the Clergy rules clearing 5

  @faq.rule @faq.never @2.5
  Scenario: Nobody rules
    Then the Clergy rules clearing 5

  @faq.idle @6.3.2
  Scenario: Never exercised
    Given clearing 5 holds 1 Clergy warrior
    Then the Clergy rules clearing 5

  @faq.fine @2.5
  Scenario Outline: Rows
    Given clearing 5 holds <count> Clergy warriors
    Then the Clergy rules clearing 5

    Examples:
      | count |
      | 1     |
      | 2     |
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "ours.feature").write_text(FEATURE, encoding="utf-8")
    return tmp_path


def entry(entry_id: str, awaiting: str = "", text_only: str = "", disputed: str = "") -> Entry:
    return Entry(entry_id, "Why?", "So.", ("2.5",), awaiting=awaiting, text_only=text_only, disputed=disputed)


@pytest.mark.parametrize(
    ("asked", "outcome", "reason", "run"),
    [
        (entry("fine"), Outcome.AGREE, "", 2),
        (entry("rule"), Outcome.DISAGREE, "Nobody rules: ", 2),
        (entry("idle"), Outcome.DISAGREE, "Never exercised: never exercised: 6.3.2", 1),
        (entry("none"), Outcome.DISAGREE, "no scenario is tagged @faq.none", 0),
        (entry("none", awaiting="Vagabond"), Outcome.AWAITING, "Vagabond", 0),
        (entry("fine", awaiting="Vagabond"), Outcome.AWAITING, "Vagabond", 2),
        (entry("never", awaiting="Vagabond"), Outcome.DISAGREE, "Nobody rules: ", 1),
        (entry("none", text_only="words"), Outcome.TEXT_ONLY, "words", 0),
        (entry("fine", text_only="words"), Outcome.DISAGREE, "it is text only, and has a scenario all the same", 2),
        (entry("never", disputed="we think not"), Outcome.DISPUTED, "we think not", 1),
    ],
)
def test_the_outcome_follows_from_state_and_scenarios(
    folder: Path, asked: Entry, outcome: Outcome, reason: str, run: int
) -> None:
    (verdict,) = check([asked], scenarios_by_question(folder))
    assert (verdict.outcome, len(verdict.answers)) == (outcome, run)
    assert verdict.reason.startswith(reason)
    assert bool(verdict.reason) == bool(reason)


def test_an_answer_says_where_its_scenario_stands(folder: Path) -> None:
    (verdict,) = check([entry("rule")], scenarios_by_question(folder))
    first, second = verdict.answers
    assert (first.name, first.file, first.line, first.problem) == ("One rules", "deep/ours.feature", 4, "")
    assert (second.line, bool(second.problem)) == (9, True)


def test_a_fault_in_one_scenario_leaves_the_others_checked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = scenarios_by_question(folder)
    real = FeatureScenario.run

    def faulty(scenario: FeatureScenario) -> None:
        if scenario.runnable.scenario.name == "Nobody rules":
            raise KeyError("lost")
        real(scenario)

    monkeypatch.setattr(FeatureScenario, "run", faulty)
    rule, fine = check([entry("rule"), entry("fine")], found)
    assert rule.reason == "Nobody rules: KeyError: 'lost'"
    assert fine.outcome is Outcome.AGREE


def test_what_cannot_be_read_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnreadableFeature, match="expected a folder of feature files"):
        scenarios_by_question(folder / "nowhere")
    monkeypatch.setattr(files, "LARGEST_FEATURE", 10)
    with pytest.raises(UnreadableFeature, match=r"ours\.feature: expected a feature file of at most 10 bytes"):
        scenarios_by_question(folder)
    monkeypatch.setattr(files, "MOST_FEATURES", 0)
    with pytest.raises(UnreadableFeature, match="expected at most 0 feature files"):
        scenarios_by_question(folder)
