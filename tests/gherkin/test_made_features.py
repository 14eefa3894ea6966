"""No scenario vanishes: what Gherkin allows is run, or refused by name with a reason."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

from .made_features import runs_of, write_features
from .project import RULE, evidence, run, write

pytest_plugins = ["pytester"]

FILES = int(os.environ.get("WOODLAW_MADE_FEATURES", "80"))
"""A file for each language of Gherkin; ``nox -s readers`` makes 500."""


def _ran(told: Any) -> Counter[tuple[str, str, int, str]]:
    """Return the runs of an evidence file: feature file, name, line, outcome."""
    return Counter(
        (run["file"].rpartition("/")[2], run["name"], run["line"], run["outcome"]) for run in told["scenarios"]
    )


def test_the_false_scenario_of_each_file_fails_and_no_other(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\naddopts = --strict-markers -W error\n")
    folder = pytester.path / "features"
    write_features(folder, FILES)
    asked = Counter(run for file in sorted(folder.iterdir()) for run in runs_of(file))
    assert sum(count for run, count in asked.items() if run[-1] == "failed") == FILES
    assert _ran(evidence(pytester, "features", "-q")) == asked


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "@2.5\nFeature: f\nScenario: a\n  * b\n",
            ":4: a first step that begins with '*'; expected Given, When or Then",
        ),
        (
            "@2.5\nFeature: f\nBackground:\n  Given a\nScenario: a\n  And b\n",
            ":6: a first step that begins with 'And'; expected Given, When or Then",
        ),
        ("@2.5@_own\nFeature: f\n", ":1: @_own: pytest takes no mark that begins with an underscore"),
        ("@2.5 @@4.3\nFeature: f\n", ":1: an @ without a tag; expected a tag such as @4.3.1"),
        ("@2.5\nFeature: f\n@v1.2\nRule: r\n", ":3: @v1.2: no such clause; nearest: *"),
        (
            "@2.5\nFeature: f\nScenario: a\nRule: r\nScenario: a\n",
            ":5: 'a' is there twice, also in line 3; expected another name",
        ),
        (
            "# language: fr\n@2.5\nFonctionnalité: f\nScénario: a\nScénario: a\n",
            ":5: 'a' is there twice, also in line 4; expected another name",
        ),
        (
            "@2.5\nFeature: f\nScenario: a <x>\n  Given <x>\n  Examples:\n    | x |\n    | 1 |\nScenario: a 1\n",
            ":8: 'a 1' is there twice, also in line 3; expected another name",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given <x>\n  Examples:\n    | x |\n    | 1 |\nScenario: a[1]\n",
            ":8: 'a[1]' is there twice, also in line 3; expected another name",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given <x>\n  Examples:\n    | x |\n",
            ":5: no row of examples, so the scenario would never run",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given <x>\n  Examples:\n    | x | x |\n    | 1 | 2 |\n",
            ":6: the column 'x' is there twice; expected each once",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given <x>:\n    | <y> |\n  Examples:\n    | x |\n    | 1 |\n",
            ":7: no column 'y', which the step in line 4 names",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given <points (VP)>\n  Examples:\n    | points (VP) |\n    | 1 |\n",
            ":6: the column 'points (VP)' is never filled: Gherkin takes its name as a pattern; expected plain words",
        ),
        (
            "@2.5\nFeature: f\nScenario: a\n  Given b\n  @a:b\n  Examples:\n    | x |\n    | 1 |\n",
            ":5: @a:b: pytest takes no mark of examples with ':' or '('",
        ),
    ],
)
def test_what_pytest_would_lose_is_refused_at_its_line(pytester: pytest.Pytester, text: str, why: str) -> None:
    write(pytester).write_text(text, encoding="utf-8")
    result = run(pytester)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([f"*/features/scenarios.feature{why.replace('[', '[[]')}"])


@pytest.mark.parametrize("tags", ["@stand-in@2.5", "@2.5@stand-in", "\ufeff@2.5", "@slow\t@2.5 # why"])
def test_a_tag_is_a_tag_wherever_gherkin_sees_one(pytester: pytest.Pytester, tags: str) -> None:
    write(pytester, RULE.replace("@2.5", ""), tags=tags)
    run(pytester).assert_outcomes(passed=1)


def test_what_only_looks_like_a_tag_is_none(pytester: pytest.Pytester) -> None:
    text = 'Feature: f\n  Scenario: a\n    Given a text\n      """\n      @4.3\n      """\n'
    write(pytester).write_text(text, encoding="utf-8")
    assert run(pytester).ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_file_that_is_asked_for_and_has_no_tag_of_ours_says_so(pytester: pytest.Pytester) -> None:
    write(pytester, RULE.replace("@2.5", "@web"))
    said = "*features/scenarios.feature: no tag of the Law in it (such as @4.3.1), so none of its scenarios*"
    run(pytester, "features/scenarios.feature").stdout.fnmatch_lines([said])
    run(pytester, "features").stdout.no_fnmatch_line(said)
    pytester.makeini("[pytest]\nwoodlaw_features = false\n")
    run(pytester, "features/scenarios.feature").stdout.no_fnmatch_line(said)
