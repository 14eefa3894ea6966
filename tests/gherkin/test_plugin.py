"""The pytest plugin, run on feature files of a project of somebody else's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from woodlaw.gherkin import collecting, measuring
from woodlaw.gherkin.scene import Scene
from woodlaw.gherkin.steps import modules
from woodlaw.law.implements import record_exercised
from woodlaw.law.registry import law

pytest_plugins = ["pytester"]

modules()  # what runs in this process is read once, and not anew by every run
laid = (Scene().state, law().clause("4.3"), collecting, measuring)

RULE = """
    @2.5
    Scenario: More warriors rule
      Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
      Then the Marquise rules clearing 5
"""
BATTLE = """
    @4.3.3 @4.3.6 @slow
    Scenario: A battle
      Given clearing 5 holds 2 Marquise warriors and 2 Clergy warriors
      When the Marquise battles the Clergy in clearing 5, rolling 1 and 2:
        | player | answer |
      Then the Clergy loses 2 warriors in clearing 5
      And the Marquise loses 1 warrior in clearing 5
"""
OUTLINE = """
    @2.2.1
    Scenario Outline: Paths
      Then clearing <one> is adjacent to clearing <other> for the Marquise

      Examples:
        | one | other |
        | 1   | 5     |
        | 5   | 1     |

      @stand-in
      Examples:
        | one | other |
        | 1   | 9     |
"""


def write(pytester: pytest.Pytester, *scenarios: str, name: str = "scenarios", tags: str = "") -> Path:
    path = pytester.path / "features" / f"{name}.feature"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{tags}\nFeature: Ours\n{''.join(scenarios)}", encoding="utf-8")
    return path


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest", *arguments)


def evidence(pytester: pytest.Pytester, *arguments: str) -> Any:
    run(pytester, "--woodlaw-evidence", "out/evidence.json", *arguments)
    return json.loads((pytester.path / "out/evidence.json").read_text(encoding="utf-8"))


# Collecting -----------------------------------------------------------------------------------------------------------
def test_a_folder_of_feature_files_runs_as_it_is(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, BATTLE, OUTLINE)
    run(pytester).assert_outcomes(passed=5)
    run(pytester, "features/scenarios.feature").assert_outcomes(passed=5)


def test_tests_are_named_after_scenarios(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, OUTLINE)
    result = run(pytester, "--collect-only", "-q")
    result.stdout.fnmatch_lines(
        ["features/scenarios.feature::test_more_warriors_rule", "features/scenarios.feature::test_paths?1-5?"]
    )


@pytest.mark.parametrize("tags", ["@web @v2", "@v1.2", "@jira.AB-12", "@a.b"])
def test_other_peoples_feature_files_are_left_alone(pytester: pytest.Pytester, tags: str) -> None:
    write(pytester, f"\n{tags}\nScenario: Log in\n  Given a browser\n", name="web")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED


@pytest.mark.parametrize(("word", "passed"), [("true", 2), ("auto", 1), ("false", 0)])
def test_the_ini_option_says_which_are_ours(pytester: pytest.Pytester, word: str, passed: int) -> None:
    pytester.makeini(f"[pytest]\nwoodlaw_features = {word}\n")
    write(pytester, RULE)
    write(pytester, RULE.replace("@2.5", ""), name="untagged")
    run(pytester).assert_outcomes(passed=passed)


def test_the_ini_option_takes_three_words(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nwoodlaw_features = perhaps\n")
    result = run(pytester)
    result.stderr.fnmatch_lines(["*woodlaw_features: expected auto, true, false, not 'perhaps'*"])
    assert result.ret == pytest.ExitCode.USAGE_ERROR


def test_features_bound_by_a_test_module_are_measured_too(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nwoodlaw_features = false\naddopts = --strict-markers\n")
    write(pytester, RULE, RULE.replace("@2.5", "@4.3").replace("More", "Many"))
    pytester.makepyfile(test_bound="from pytest_bdd import scenarios\nscenarios('features')\n")
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*4.3 is tagged and was never exercised*"])


def test_steps_of_a_project_go_before_ours(pytester: pytest.Pytester) -> None:
    write(
        pytester,
        """
    @2.5
    Scenario: Our own
      Given the Marquise is everywhere
      Then the Marquise rules clearing 7
""",
    )
    (pytester.path / "features" / "conftest.py").write_text(
        """
from pytest_bdd import given

@given("the Marquise is everywhere")
def everywhere(scene):
    for clearing in scene.state.clearings:
        scene.lay_pieces(clearing, scene.words.pieces("a Marquise warrior"))
""",
        encoding="utf-8",
    )
    run(pytester).assert_outcomes(passed=1)


def test_without_pytest_bdd_nothing_happens(pytester: pytest.Pytester) -> None:
    write(pytester, RULE)
    pytester.makepyfile("def test_it(): pass")
    result = pytester.runpytest_subprocess("-p", "no:pytest-bdd")
    result.assert_outcomes(passed=1)
    refused = pytester.runpytest_subprocess("-p", "no:pytest-bdd", "--woodlaw-evidence", "x.json")
    refused.stderr.fnmatch_lines(["*--woodlaw-evidence needs pytest-bdd: pip install woodlaw?gherkin?*"])


def test_a_project_without_features_pays_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import sys

        def test_it():
            loaded = {name for name in sys.modules if name.startswith("woodlaw.")}
            # The package of the Law, of which nothing is read yet, comes with every package of ours.
            assert not {name for name in loaded if not name.startswith("woodlaw.gherkin")}
            assert not loaded & {"woodlaw.gherkin.scene", "woodlaw.gherkin.measuring", "woodlaw.gherkin.steps"}
        """
    )
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@2.5\nFeature: F\n  Scenario: S\n    Given x\n    Whatever y\n", "*scenarios.feature*"),
        ("@2.5\nnothing of the kind\n", "*scenarios.feature*"),
    ],
)
def test_a_file_that_is_no_feature_is_told(pytester: pytest.Pytester, text: str, message: str) -> None:
    write(pytester).write_text(text, encoding="utf-8")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([message])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_two_scenarios_of_one_name_are_told(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, RULE)
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*scenarios.feature: 2 scenarios are called 'More warriors rule'"])


# Tags -----------------------------------------------------------------------------------------------------------------
def test_a_tag_that_was_never_exercised_fails(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("@2.5", "@2.5 @4.3 @HCC.2.6.IV"))
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "features/scenarios.feature:5: 4.3, HCC.2.6.IV are tagged and were never exercised by a When or Then step; "
            "exercised: *2.5*"
        ]
    )


def test_what_given_steps_do_exercises_nothing(pytester: pytest.Pytester) -> None:
    write(
        pytester,
        """
    @6.3.2
    Scenario: Set up before
      Given the Marquise has set up:
        | asked           | answer |
        | keep            | 1      |
        | first sawmill   | 1      |
        | first workshop  | 5      |
        | first recruiter | 9      |
      Then clearing 1 holds a keep

    @6.3.2
    Scenario: Set up now
      When the Marquise sets up:
        | asked           | answer |
        | keep            | 1      |
        | first sawmill   | 1      |
        | first workshop  | 5      |
        | first recruiter | 9      |
      Then clearing 1 holds a keep
""",
    )
    result = run(pytester)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*6.3.2 is tagged and was never exercised by a When or Then step; exercised: nothing"])


@pytest.mark.parametrize(
    ("tag", "message"),
    [
        ("HCC.2.6.V", "@HCC.2.6.V: no such clause; nearest: HCC.2.6*"),
        ("4.9", "@4.9: no such clause*"),
        ("hcc.2.6.IV", "@hcc.2.6.IV: no such clause; nearest: HCC*"),
        ("card.anvill", "@card.anvill: no such card; nearest: card.anvil*"),
        ("faq.Keep_1", "@faq.Keep_1: a question was expected such as @faq.07*"),
    ],
)
def test_a_tag_that_names_nothing_is_an_error(pytester: pytest.Pytester, tag: str, message: str) -> None:
    write(pytester, RULE, BATTLE.replace("@slow", f"@{tag}"))
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*features?scenarios.feature:10: {message}"])


def test_tags_of_features_and_examples_hold_too(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, tags="@2.2.3")
    write(pytester, OUTLINE.replace("@stand-in", "@2.2.4"), name="outline")
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["*2.2.4 is tagged*", "*2.2.3 is tagged*"])


def test_questions_are_not_exercised_but_answered(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("@2.5", "@2.5 @faq.07"))
    run(pytester).assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("expression", "passed"),
    [
        ("4.3.6", 1),
        ("2.5 or 4.3.3", 2),
        ("2.2.1 and not stand-in", 2),
        ("16.2.2.Ia", 0),
        ("HCC.2.6.IV", 0),
        ("card.stand-and-deliver", 0),
    ],
)
def test_markers_select(pytester: pytest.Pytester, expression: str, passed: int) -> None:
    pytester.makeini("[pytest]\naddopts = --strict-markers\n")
    write(pytester, RULE, BATTLE, OUTLINE)
    result = run(pytester, "-m", expression)
    result.assert_outcomes(passed=passed, deselected=5 - passed)
    assert result.ret == (pytest.ExitCode.OK if passed else pytest.ExitCode.NO_TESTS_COLLECTED)


# Steps ----------------------------------------------------------------------------------------------------------------
def test_a_step_that_does_not_hold_says_where_and_what(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then the Marquise", "Then the Clergy"))
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "features/scenarios.feature:7: Then the Clergy rules clearing 5",
            "Marquise de Cat rules clearing 5",
        ],
        consecutive=True,
    )
    result.stdout.no_fnmatch_line("*another exception*")


def test_a_step_that_reads_like_none_names_the_nearest(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("rules clearing 5", "reigns in clearing 5"))
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        [
            "features/scenarios.feature:7: Then the Marquise reigns in clearing 5",
            "no step reads so; nearest:",
            "  {player} *",
        ],
        consecutive=True,
    )


def test_a_mistake_in_code_keeps_its_traceback(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then the", "Then it breaks\n      And the"))
    pytester.makeconftest("from pytest_bdd import then\n@then('it breaks')\ndef it_breaks():\n    return {}['gone']\n")
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*KeyError: 'gone'*"])


def test_a_promise_that_is_not_kept_fails_the_scenario(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then", "And the Clergy will choose 5\n      Then"))
    result = run(pytester)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*scenarios.feature:5: nobody was asked for what was promised: '5' of Honeycomb Clergy"]
    )


def test_counting_ends_with_the_scenario(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then the Marquise", "Then the Clergy"), BATTLE)
    with record_exercised() as exercised:
        run(pytester)
        from_scenarios = set(exercised)
    with record_exercised() as after:
        pass
    assert "4.3.3" in from_scenarios
    assert after == set()


# Evidence -------------------------------------------------------------------------------------------------------------
def test_evidence_says_what_was_proven(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, BATTLE)
    found = evidence(pytester)
    assert found["version"] == 2
    assert found["edition"] == "2025-10-08"
    rule, battle = found["scenarios"]
    assert {key: battle[key] for key in ("id", "name", "feature", "file", "line", "outcome", "tagged", "marks")} == {
        "id": "features/scenarios.feature::A battle",
        "name": "A battle",
        "feature": "Ours",
        "file": "features/scenarios.feature",
        "line": 10,
        "outcome": "passed",
        "tagged": ["4.3.3", "4.3.6"],
        "marks": ["slow"],
    }
    assert battle["message"] == ""
    assert {"4.3", "4.3.3", "4.3.3.I", "4.3.6", "G.24"} <= set(battle["exercised"])
    assert battle["exercised"] == sorted(battle["exercised"])
    assert battle["steps"][1] == {
        "keyword": "When",
        "text": "the Marquise battles the Clergy in clearing 5, rolling 1 and 2:",
        "phrase": "when {player} {tries}battle(s) {enemy} in clearing {clearing}[, rolling {rolls}]",
        "table": [["player", "answer"]],
    }
    assert battle["before"]["pieces"]["clearing 5"] == {
        "honeycomb_clergy": {"warrior": 2},
        "marquise_de_cat": {"warrior": 2},
    }
    assert battle["after"]["pieces"]["clearing 5"] == {"marquise_de_cat": {"warrior": 1}}
    assert "2.5" in rule["exercised"]
    assert "4.3" not in rule["exercised"]
    assert rule["before"] == rule["after"]


def test_evidence_tells_which_questions_are_answered(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("@2.5", "@2.5 @faq.keep-in-battle @faq.07"))
    (rule,) = evidence(pytester)["scenarios"]
    assert (rule["outcome"], rule["tagged"], rule["marks"]) == ("passed", ["2.5", "faq.07", "faq.keep-in-battle"], [])


def test_evidence_tells_of_failures(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then the Marquise", "Then the Clergy"), BATTLE.replace("@4.3.6", "@6.5"))
    for found in evidence(pytester)["scenarios"]:
        assert found["outcome"] == "failed"
        assert found["message"].startswith("features/scenarios.feature:")
        assert found["after"]["pieces"]["clearing 5"]


def test_evidence_counts_each_example(pytester: pytest.Pytester) -> None:
    write(pytester, OUTLINE)
    found = evidence(pytester)["scenarios"]
    assert [each["id"].partition("::")[2] for each in found] == ["Paths[1-5]", "Paths[1-9]", "Paths[5-1]"]
    assert [each["marks"] for each in found] == [[], ["stand-in"], []]


def test_evidence_is_the_same_from_many_workers(pytester: pytest.Pytester) -> None:
    for name in ("one", "two", "three"):
        write(pytester, RULE, BATTLE, OUTLINE, name=name)

    def told(*arguments: str) -> Any:
        pytester.runpytest_subprocess(
            "--woodlaw-evidence=e.json", "-p", "no:hypothesispytest", *arguments
        ).assert_outcomes(passed=15)
        return (pytester.path / "e.json").read_text(encoding="utf-8")

    assert told("-n", "2") == told()


def test_without_the_option_no_evidence_is_written(pytester: pytest.Pytester) -> None:
    write(pytester, RULE)
    run(pytester)
    assert not list(pytester.path.rglob("*.json"))


# Evidence that is brought up to date ----------------------------------------------------------------------------------
def ran(pytester: pytest.Pytester, *arguments: str) -> int:
    """Run what changed since the evidence was written, and return how many scenarios ran."""
    result = run(pytester, "--woodlaw-evidence", "out/evidence.json", "--woodlaw-changed", *arguments)
    outcomes = result.parseoutcomes()
    return outcomes.get("passed", 0) + outcomes.get("failed", 0)


def names(pytester: pytest.Pytester) -> list[str]:
    found = json.loads((pytester.path / "out/evidence.json").read_text(encoding="utf-8"))
    return [each["name"] for each in found["scenarios"]]


def test_one_feature_run_alone_keeps_the_evidence_of_the_others(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, name="one")
    write(pytester, BATTLE, name="two")
    before = evidence(pytester)
    assert evidence(pytester, "features/two.feature") == before
    (pytester.path / "features/one.feature").unlink()
    assert [each["name"] for each in evidence(pytester, "features/two.feature")["scenarios"]] == ["A battle"]


def test_only_what_changed_is_run_again(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, name="one")
    write(pytester, BATTLE, name="two")
    assert ran(pytester) == 2
    assert ran(pytester) == 0
    write(pytester, RULE, "\n    # Changed.\n", name="one")
    assert ran(pytester) == 1
    assert names(pytester) == ["More warriors rule", "A battle"]


def test_what_lies_beside_a_feature_counts_as_changed_too(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, name="one")
    assert ran(pytester) == 1
    (pytester.path / "features/conftest.py").write_text("", encoding="utf-8")
    assert ran(pytester) == 1
    assert ran(pytester) == 0


def test_what_failed_is_run_again_until_it_passes(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("Then the Marquise", "Then the Clergy"), name="one")
    assert ran(pytester) == 1
    assert ran(pytester) == 1


def test_a_part_of_a_feature_does_not_pass_for_the_whole(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, BATTLE, name="one")
    assert ran(pytester, "-k", "battle") == 1
    assert names(pytester) == ["A battle"]
    assert ran(pytester) == 2
    assert ran(pytester) == 0


def test_a_feature_that_is_gone_leaves_no_evidence(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, name="one")
    write(pytester, BATTLE, name="two")
    assert ran(pytester) == 2
    (pytester.path / "features/one.feature").unlink()
    assert ran(pytester) == 0
    assert names(pytester) == ["A battle"]


@pytest.mark.parametrize(
    "nonsense", ["", "[]", "{}", '{"version": 2, "edition": "2025-10-08", "files": 7}', "[" * 9_999]
)
def test_evidence_that_is_no_evidence_counts_for_nothing(pytester: pytest.Pytester, nonsense: str) -> None:
    write(pytester, RULE, name="one")
    (pytester.path / "out").mkdir()
    (pytester.path / "out/evidence.json").write_text(nonsense, encoding="utf-8")
    assert ran(pytester) == 1
    assert len(names(pytester)) == 1


def test_what_changed_needs_evidence_to_be_held_against(pytester: pytest.Pytester) -> None:
    refused = pytester.runpytest_subprocess("--woodlaw-changed", "-p", "no:hypothesispytest")
    refused.stderr.fnmatch_lines(["*--woodlaw-changed: expected --woodlaw-evidence PATH with it*"])


def test_few_features_are_run_without_workers(pytester: pytest.Pytester) -> None:
    write(pytester, RULE, name="one")
    result = pytester.runpytest_subprocess(
        "--woodlaw-evidence", "e.json", "--woodlaw-changed", "-n", "auto", "-p", "no:hypothesispytest"
    )
    result.assert_outcomes(passed=1)
    result.stdout.no_fnmatch_line("created: *")


def test_many_features_are_run_by_workers_and_only_once(pytester: pytest.Pytester) -> None:
    for name in ("one", "two", "three", "four", "five"):
        write(pytester, RULE, name=name)
    arguments = ("--woodlaw-evidence", "e.json", "--woodlaw-changed", "-n", "auto", "-p", "no:hypothesispytest")
    pytester.runpytest_subprocess(*arguments).assert_outcomes(passed=5)
    pytester.runpytest_subprocess(*arguments).assert_outcomes()


def test_evidence_tells_what_stands_beside_a_scenario(pytester: pytest.Pytester) -> None:
    feature = BATTLE.replace("@4.3.3", "# Battle\n\n    # It is short.\n    @4.3.3")
    write(pytester, feature)
    (found,) = evidence(pytester)["scenarios"]
    assert (found["section"], found["comment"], found["about"]) == ("Battle", "It is short.", "")
