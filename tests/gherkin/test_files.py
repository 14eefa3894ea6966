"""Feature files of strangers: within bounds, and as they are now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from woodlaw.gherkin import files
from woodlaw.gherkin.files import UnreadableFeature, features_in, read_feature
from woodlaw.gherkin.phrases import LONGEST_STEP
from woodlaw.gherkin.running import scenarios_of, step
from woodlaw.gherkin.scene import Scene
from woodlaw.positions.mistakes import SceneError

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        path = tmp_path / "ours.feature"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def outline(steps: int, rows: int, value: str) -> str:
    table = "".join(f"      | {value} |\n" for _ in range(rows))
    given = "    Given <a>\n" * steps
    return f"Feature: f\n  Scenario Outline: s\n{given}    Examples:\n      | a |\n{table}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no scenario in it; expected a feature"),
        ("Scenario: b\n  Given c\n", ":1: no feature file: "),
        ("Feature: f\n" + "#" * 200_000, "expected a feature file of at most 200000 bytes"),
        ("Feature: f\n" + "\n" * 5_000, "expected a feature file of at most 5000 lines"),
        (outline(1, 501, "x"), ":2: expected at most 500 scenarios and 500000 characters in their steps"),
        (outline(500, 100, "x" * 20), ":2: expected at most 500 scenarios and 500000 characters in their steps"),
    ],
)
def test_what_is_no_feature_or_too_much_of_one_is_refused(write: Write, text: str, why: str) -> None:
    path = write(text)
    with pytest.raises(UnreadableFeature) as error:
        read_feature(path)
    assert why in str(error.value)
    assert str(error.value).startswith(f"{path}:")
    assert "\n" not in str(error.value)


def test_rows_of_examples_are_counted_as_they_run(write: Write) -> None:
    found = list(scenarios_of(write(outline(2, 3, "x"))))
    assert [each.example for each in found] == ["[x]", "[x]", "[x]"]
    assert [each.name for each in found[0].scenario.steps] == ["x", "x"]


def test_a_file_that_changed_is_read_anew(write: Write) -> None:
    for name in ("One", "Other"):
        path = write(f"Feature: f\n  Scenario: {name}\n    Given x\n")
        assert [each.scenario.name for each in scenarios_of(path)] == [name]


def test_folders_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b.feature", "a/c.feature", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert [path.name for path in features_in(tmp_path)] == ["c.feature", "b.feature"]
    monkeypatch.setattr(files, "MOST_FEATURES", 1)
    with pytest.raises(UnreadableFeature, match="expected at most 1 feature files"):
        list(features_in(tmp_path))


@pytest.mark.parametrize("text", ["x" * (LONGEST_STEP + 1), f"the Marquise has {'9' * 5000} points"])
def test_a_step_without_end_is_refused(text: str) -> None:
    with pytest.raises(SceneError, match=f"a step of {len(text)} characters; expected at most 1000"):
        step(Scene(), "given", text)


@pytest.mark.parametrize(
    "text",
    [
        f"the Marquise has {'9' * 50} points",
        f"clearing 5 holds {'9' * 50} Marquise warriors",
        f"the fact x of the Marquise is {'9' * 50}",
        f"chance will give {'9' * 50} for flower",
        f"the Marquise holds {'9' * 50} fox cards",
    ],
)
def test_a_number_without_end_is_refused(text: str) -> None:
    with pytest.raises(SceneError):
        step(Scene(), "given", text)
