"""The evidence that the pytest plugin writes, and how it is brought up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .project import BATTLE, OUTLINE, RULE, evidence, run, write

pytest_plugins = ["pytester"]


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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device on this system")
def test_evidence_that_cannot_be_written_is_74(pytester: pytest.Pytester) -> None:
    write(pytester, RULE)
    ran = run(pytester, "--woodlaw-evidence", "/dev/full")
    assert ran.ret == 74
    told = "Exit: /dev/full: cannot be written (No space left on device); expected a file"
    ran.stderr.fnmatch_lines([told])


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
