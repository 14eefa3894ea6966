"""Case files, feature files, and the examples of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from woodlaw.asking.cases import Answered, answer_cases, answer_scenarios

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples" / "cases").glob("*.yaml"))

HEAD = """woodlaw cases: 1
position: {woodlaw position: 1, turn: 'Marquise, Daylight', clearings: {1: 3 Marquise warriors}}
"""


def answers(text: str, folder: Path | None = None) -> list[Answered]:
    return list(answer_cases(text, folder))


def told(case: Answered) -> tuple[str, int, str, str | None]:
    verdict = str(case.ruling.verdict) if case.ruling else "; ".join(message for _, message in case.errors)
    return case.name, case.line, verdict, case.differs


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_are_answered_as_they_expect(file: Path) -> None:
    cases = answers(file.read_text("utf-8"), file.parent)
    assert cases
    assert [case.errors for case in cases if case.errors] == []
    assert [(case.name, case.differs) for case in cases if case.differs != ""] == []


def test_the_examples_of_the_page_are_answered_as_they_expect() -> None:
    page = (ROOT / "docs" / "adjudicate.md").read_text("utf-8")
    examples = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        cases = answers(example)
        assert cases
        assert [(case.errors, case.differs) for case in cases if case.errors or case.differs != ""] == []


def test_each_case_is_answered_whatever_the_others_are() -> None:
    cases = answers(
        HEAD
        + """cases:
  - {name: one, action: march}
  - {name: two, action: marsh}
  - {action: overwork}
  - {name: four, actoin: march}
  - name: five
    position: {woodlaw position: 1, clearings: {13: a keep}}
    action: march
  - {name: six, action: march, rootlog: w1->5}
  - 7
  - {name: eight, rootlog: w1->7, expect: illegal}
  - {name: nine, action: march, position: other.yaml}
  - {name: ten, action: march, chance: {flower: many}}
  - {name: eleven, action: march, expect: leagal}
  - {name: twelve, action: [march, 1 > 13]}
"""
    )
    assert [told(case) for case in cases] == [
        ("one", 4, "legal", None),
        ("two", 5, "Marquise de Cat has no action 'marsh'; did you mean march?", None),
        ("case 3", 6, "illegal", None),
        ("four", 7, "nothing of a case is called 'actoin'; did you mean action?", None),
        (
            "five",
            8,
            "line 9: clearings, 13: there is no clearing 13: clearings are numbered 1 to 12",
            None,
        ),
        ("six", 11, "either 'action' or 'rootlog' was expected", None),
        ("case 7", 12, "a case with 'action' or 'rootlog' was expected", None),
        ("eight", 13, "illegal", ""),
        ("nine", 14, "position other.yaml: there is no folder to look for it in", None),
        ("ten", 15, "chance, flower: numbers from 0 were expected", None),
        ("eleven", 16, "expect: no verdict is called 'leagal'; did you mean legal?", None),
        (
            "twelve",
            17,
            "'1 > 13', for 'move': there is no clearing 13: clearings are numbered 1 to 12",
            None,
        ),
    ]


@pytest.mark.parametrize(
    ("expect", "differs"),
    [
        ("legal", ""),
        ("illegal", "illegal was expected"),
        ("{verdict: illegal, clause: 4.2}", "illegal by 4.2 was expected"),
        ("{clause: 2.5}", ""),
        ("{clause: 9.1}", "9.1 was expected among the grounds"),
        ("{verdict: legal, clause: 9.1}", "9.1 was expected among the grounds"),
    ],
)
def test_what_the_asker_expects_is_compared(expect: str, differs: str) -> None:
    (case,) = answers(f"{HEAD}cases: [{{action: [march, 1 > 5, 1], expect: {expect}}}]")
    assert case.differs == differs


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing in it"),
        ("a", "a mapping that begins with 'woodlaw case: 2' or 'woodlaw cases: 2' was expected"),
        ("woodlaw cases: 3", "'woodlaw case: 2' or 'woodlaw cases: 2' was expected"),
        ("woodlaw cases: 1", "a list 'cases' of one to 200 cases was expected"),
        ("woodlaw cases: 1\nnames: x\ncases: [1]", "nothing of a case is called 'names'"),
        ("woodlaw cases: [", "not YAML"),
        ("woodlaw case: 1\naction: march", "a position was expected"),
    ],
)
def test_what_is_no_case_file_is_one_line(text: str, message: str) -> None:
    (case,) = answers(text)
    assert case.ruling is None
    assert message in case.errors[0][1]


def test_one_case_needs_no_list(tmp_path: Path) -> None:
    (tmp_path / "woods.yaml").write_text("woodlaw position: 1\nclearings: {1: 3 Marquise warriors}\n", encoding="utf-8")
    (case,) = answers("woodlaw case: 1\nposition: woods.yaml\naction: march\nplayer: Marquise\n", tmp_path)
    assert told(case) == ("case 1", 1, "legal", None)


def test_a_position_of_another_file_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "woods.yaml").write_text("woodlaw position: 1\nclearings: {13: a keep}\n", encoding="utf-8")
    (case,) = answers("woodlaw case: 1\nposition: woods.yaml\naction: march\n", tmp_path)
    assert case.errors[0][1].startswith("position woods.yaml: line 2: clearings, 13: there is no clearing 13")


FEATURE = """\
Feature: Disputes

  Scenario: A battle that Mercy forbids
    Given the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors and a Clergy warrior
    When the Clergy tries to battle the Marquise in clearing 5
    Then it is refused citing HCC.2.6.I

  Scenario: The same, but expected to be allowed
    Given the Marquise is penitent
    And clearing 5 holds 2 Marquise warriors and a Clergy warrior
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 0

  Scenario: A battle with another end
    Given clearing 5 holds 2 Marquise warriors and a Clergy warrior
    When the Clergy battles the Marquise in clearing 5, rolling 1 and 0
    Then the Marquise loses 2 warriors in clearing 5

  Scenario: A step that nobody knows
    Given the moon is full

  Scenario: A piece that nobody knows
    Given clearing 5 holds 2 sawmil
"""


def test_scenarios_are_answered_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "disputes.feature"
    file.write_text(FEATURE, encoding="utf-8")
    cases = list(answer_scenarios(file))
    assert [(case.name, str(case.ruling.verdict) if case.ruling else None) for case in cases] == [
        ("A battle that Mercy forbids", "illegal"),
        ("The same, but expected to be allowed", "illegal"),
        ("A battle with another end", "legal"),
        ("A step that nobody knows", None),
        ("A piece that nobody knows", None),
    ]
    mercy, allowed, other, unknown, misspelt = cases
    assert mercy.ruling
    assert str(mercy.ruling.decided_by) == "HCC.2.6.I Mercy"
    assert mercy.differs == ""
    assert (allowed.differs or "").startswith("line 12: it is refused: HCC.2.6.I")
    assert other.ruling
    assert "the dice show 1 and 0" in other.ruling.happens
    assert (other.differs or "").startswith("line 17: ")
    assert "reads like no step" in unknown.errors[0][1]
    assert misspelt.errors == ((22, "line 23: no piece at this table is called 'sawmil'; did you mean sawmill?"),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no scenario in it"),
        ("Scenario: b\n  Given c", "no feature file"),
        ("Feature: a\n  Scenario: b\n", "no question in it; expected a step with When or Then"),
        (
            "Feature: a\n  Scenario: b\n    Given c\n  Scenario: b\n    Then d\n",
            "'b' is there twice, also in line 2; expected another name",
        ),
    ],
)
def test_what_is_no_feature_file_is_told(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "odd.feature"
    file.write_text(text, encoding="utf-8")
    (case,) = answer_scenarios(file)
    assert message in case.errors[0][1]
