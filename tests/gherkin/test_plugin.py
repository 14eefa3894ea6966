"""The pytest plugin, run on feature files of a project of somebody else's: what it collects, and what fails."""

from __future__ import annotations

import re

import pytest

from woodlaw.law.implements import record_exercised

from .project import BATTLE, OUTLINE, RULE, run, write

pytest_plugins = ["pytester"]


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
    result.stdout.fnmatch_lines([f"*features?scenarios.feature:9: {message}"])


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
            "  {party} rule(s) *",
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


HEARD = """
def pytest_bdd_before_step_call(step, step_func_args):
    print("begun:", step.name, sorted(step_func_args))

def pytest_bdd_after_step(step):
    print("done:", step.name)

def pytest_bdd_step_error(step, exception):
    print("failed:", step.name, exception)
"""
OWN_STEP = """
from pytest_bdd import given

@given("nobody says so")
def nobody():
    pass
"""


def test_other_plugins_hear_of_each_step_whether_a_project_has_steps_or_not(pytester: pytest.Pytester) -> None:
    wrong = RULE.replace("More warriors", "Fewer warriors").replace("Then the Marquise", "Then the Clergy")
    write(pytester, RULE, BATTLE, wrong)
    conftest = pytester.path / "features" / "conftest.py"
    heard = []
    for steps in ("", OWN_STEP):
        conftest.write_text(HEARD + steps, encoding="utf-8")
        result = pytester.runpytest_subprocess("-s", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
        result.assert_outcomes(passed=2, failed=1)
        heard.append(re.findall(r"(?:begun|done|failed): .*", result.stdout.str()))
    assert heard[0] == heard[1]
    assert len(heard[0]) == 16
    assert heard[0][-1].startswith("failed: the Clergy rules clearing 5")
