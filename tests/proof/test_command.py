"""``python -m woodlaw.proof`` on real feature files and the real engine."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from woodlaw.proof.__main__ import command
from woodlaw.proof.features import chapters_of, scenarios

RULE = """\
Feature: Rule

  @2.5
  Scenario: More warriors rule
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    Then the Marquise rules clearing 5

  @2.5 @faq.01
  Scenario Outline: The count decides
    Given clearing 5 holds <pieces>
    Then <who> rules clearing 5

    Examples:
      | pieces                                     | who        |
      | 3 Marquise warriors and 4 Clergy warriors  | the Clergy |
      | 1 Marquise warrior and 1 Clergy warrior    | nobody     |
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    folder = tmp_path / "features"
    (folder / "02_key_concepts").mkdir(parents=True)
    (folder / "02_key_concepts" / "rule.feature").write_text(RULE, encoding="utf-8")
    return folder


def run(features: Path, *arguments: str) -> Result:
    return CliRunner().invoke(command, ["--features", str(features), *arguments], catch_exceptions=False)


def test_scenarios_are_read_with_the_rows_of_their_examples(features: Path) -> None:
    found = scenarios(features)
    file = f"{features.as_posix()}/02_key_concepts/rule.feature"
    assert [each.id for each in found] == [
        f"{file}::More warriors rule",
        f"{file}::The count decides[3 Marquise warriors and 4 Clergy warriors-the Clergy]",
        f"{file}::The count decides[1 Marquise warrior and 1 Clergy warrior-nobody]",
    ]
    assert {each.tags for each in found} == {frozenset({"2.5"})}
    for each in found:
        each.run()


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("Then the Clergy rules clearing 5", "clearing 5"),
        ("Then all is well", "no step"),
        ("And clearing 6 holds 1 wood", "never exercised: 2.5"),
    ],
)
def test_a_scenario_that_does_not_hold_says_so(features: Path, step: str, said: str) -> None:
    file = features / "02_key_concepts" / "rule.feature"
    file.write_text(RULE.replace("Then the Marquise rules clearing 5", step), encoding="utf-8")
    with pytest.raises(AssertionError, match=said):
        scenarios(features)[0].run()


@pytest.mark.parametrize(
    ("folder", "chapters"),
    [
        ("02_key_concepts", {"2"}),
        ("hcc_bees", {"HCC"}),
        ("M", {"M"}),
        ("10_lizards", {"10"}),
        ("rule", {"2"}),
        ("cards_e", {"card"}),
    ],
)
def test_folders_name_chapters(tmp_path: Path, folder: str, chapters: set[str]) -> None:
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "rule.feature").write_text(RULE, encoding="utf-8")
    assert chapters_of(scenarios(tmp_path)) == chapters


def test_questions_name_no_chapter(tmp_path: Path) -> None:
    (tmp_path / "faq").mkdir()
    (tmp_path / "faq" / "rule.feature").write_text(RULE.replace("@2.5\n", "@2.5 @faq.02\n"), encoding="utf-8")
    assert chapters_of(scenarios(tmp_path)) == set()


def test_a_level_is_measured_shown_and_written(features: Path, tmp_path: Path) -> None:
    file = tmp_path / "evidence" / "proof.json"
    result = run(features, "--level", "a", "--clause", "2.5", "--survivors", "--evidence", str(file))
    assert result.exit_code == 0
    assert "3 scenarios" in result.stdout
    assert "level a" in result.stdout
    assert "level b" not in result.stdout
    assert result.stderr == ""
    content = json.loads(file.read_text(encoding="utf-8"))
    assert list(content["proof"]) == ["a"]
    assert content["proof"]["a"]["clauses"]["2.5"]["survivors"] == 0
    assert content["proof"]["a"]["clauses"]["2.5"]["caught"] > 0
    assert list(content["proof"]["a"]["chapters"]) == ["2"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device on this system")
def test_results_that_cannot_be_written_are_74(features: Path) -> None:
    result = run(features, "--level", "a", "--clause", "2.5", "--evidence", "/dev/full")
    assert result.exit_code == 74
    assert result.stderr == "Error: /dev/full: cannot be written (No space left on device); expected a file\n"


def test_the_default_is_both_levels_of_the_chapters_with_features(features: Path) -> None:
    result = run(features)
    assert result.exit_code == 1
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == ["chapter 2", "chapter 2"]
    assert "level a" in result.stdout
    assert "level b" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--chapter", "77"), "Error: no function is marked with a clause of 77\n"),
        (("--clause", "4.9.9"), "Error: no function is marked with a clause of 4.9.9\n"),
    ],
)
def test_what_does_not_exist_is_told(features: Path, arguments: tuple[str, ...], said: str) -> None:
    result = run(features, *arguments)
    assert (result.exit_code, result.stderr) == (2, said)


def test_files_that_cannot_be_read_are_told(features: Path) -> None:
    (features / "equivalent.yaml").write_text("- 1", encoding="utf-8")
    result = run(features)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: {features / 'equivalent.yaml'}: entry 1: expected")
    (features / "equivalent.yaml").unlink()
    for text, said in (
        ("Scenario: Two\n  Perhaps three\n", ":1: no feature file: 'Scenario: Two' cannot stand here"),
        ("", ": no scenario in it; expected a feature"),
    ):
        (features / "wrong.feature").write_text(text, encoding="utf-8")
        result = run(features)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"Error: {features / 'wrong.feature'}{said}")
        assert result.stderr.count("\n") == 1
