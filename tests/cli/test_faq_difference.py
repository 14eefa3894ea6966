"""``woodlaw law --faq``: made-up questions beside ours. No sentence of them is the publisher's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.law.pin_printed import SHARED, official_questions

from woodlaw.faq import printed
from woodlaw.faq.packaged import packaged
from woodlaw.law.printed import Printed, digest, marks

Woodlaw = Callable[..., Any]
Questions = list[dict[str, Any]]
OURS = packaged()[0].entries


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> Questions:
    """Made-up questions, one for each published one of ours, which ours were told from here."""
    made_up: Questions = [
        {"id": f"FAQ-{e.id}", "q": f"May I, {e.id}?", "a": f"Surely, {e.id}.", "rules": [*e.printed]} for e in OURS
    ]
    texts = {f"{e.id} {part}": told[part] for e, told in zip(OURS, made_up, strict=True) for part in "qa"}
    read = {key: Printed("1999", digest(text), marks(text)) for key, text in texts.items()}
    monkeypatch.setattr(printed, "printed_questions", lambda: read)
    return made_up


def written(folder: Path, questions: Questions, *, under: str = "") -> Path:
    path = folder / "faq.json"
    told = "[\n" + ",\n".join(map(json.dumps, questions)) + "\n]\n"
    path.write_text(f'{{"{under}": {told}}}' if under else told, encoding="utf-8")
    return path


def told_lines(out: str) -> list[str]:
    return [line for line in out.splitlines()[1:] if line and not line.startswith("    scenario")]


@pytest.mark.parametrize("under", ["", "questions"])
def test_the_same_questions_differ_in_nothing(
    woodlaw: Woodlaw, tmp_path: Path, questions: Questions, under: str
) -> None:
    path = written(tmp_path, questions, under=under)
    ran = woodlaw("law", "--faq", path)
    assert (ran.code, ran.err, ran.out) == (0, "", f"{path}: the same 30 questions as ours\n")


def test_what_differs_is_told_by_what_it_is(woodlaw: Woodlaw, tmp_path: Path, questions: Questions) -> None:
    questions[0]["a"] = "Surely not, 00."
    questions[1]["rules"] = ["4.3"]
    gone = questions.pop(2)
    questions.append({"id": "FAQ-99", "q": "And now?", "a": "Now."})
    path = written(tmp_path, questions)
    ran = woodlaw("law", "--faq", path)
    assert (ran.code, ran.err) == (1, "")
    counts = "1 reworded, 1 citing others, 1 added, 1 gone"
    assert ran.out.splitlines()[0] == f"{path}: 4 of its questions and ours differ: {counts}"
    assert told_lines(ran.out) == [
        "Reworded",
        f"  {OURS[0]}",
        '    words     new after "surely": "not"',
        "Citing others",
        f"  {OURS[1]}",
        f"    cites     4.3 instead of {', '.join(OURS[1].printed)}",
        "Added",
        "  FAQ-99 And now?",
        "Gone",
        f"  {OURS[2]}",
    ]
    assert gone["id"] == f"FAQ-{OURS[2].id}"


def test_each_changed_word_is_told(questions: Questions, tmp_path: Path) -> None:
    for number, part in [(number, part) for number in range(len(questions)) for part in "qa"]:
        changed = [dict(each) for each in questions]
        changed[number][part] = changed[number][part].replace(",", " indeed,")
        found = printed.compare_questions(printed.read_questions(written(tmp_path, changed)))
        assert (found.differences, [pair.ours for pair in found.reworded]) == (1, [OURS[number]])
        assert found.reworded[0].changes == (f'new after "{"may i" if part == "q" else "surely"}": "indeed"',)


def test_questions_without_an_id_are_known_by_what_they_say(questions: Questions, tmp_path: Path) -> None:
    for each in questions:
        del each["id"]
    questions.reverse()
    questions[0]["q"] = "Anything else?"
    found = printed.compare_questions(printed.read_questions(written(tmp_path, questions)))
    assert [pair.ours for pair in found.reworded] == [OURS[-1]]
    assert (found.added, found.gone, len(found.same)) == ((), (), 29)


def test_another_language_is_compared_in_structure(woodlaw: Woodlaw, tmp_path: Path, questions: Questions) -> None:
    for each in questions:
        each |= {"q": "Darf ich das?", "a": "Ja."}
    path = written(tmp_path, questions)
    said = f"{path}: in another language: only its structure is compared\n"
    assert woodlaw("law", "--faq", path).out == f"{said}{path}: the same 30 questions as ours\n"
    questions[3]["rules"] = []
    ran = woodlaw("law", "--faq", written(tmp_path, questions[:-1]))
    counts = "0 reworded, 1 citing others, 0 added, 1 gone"
    assert ran.code == 1
    assert ran.out.startswith(f"{said}{path}: 2 of its questions and ours differ: {counts}\n")


def test_the_comparison_as_json_with_scenarios(woodlaw: Woodlaw, tmp_path: Path, questions: Questions) -> None:
    features = tmp_path / "features"
    features.mkdir()
    scenario = f"@{OURS[0].tag}\nFeature: Asked\n  Scenario: Answered\n    Given a game\n"
    (features / "asked.feature").write_text(scenario, encoding="utf-8")
    questions[0]["a"] = "No."
    path = written(tmp_path, questions)
    ran = woodlaw("law", "--faq", path, "--features", features, "--format", "json")
    told = json.loads(ran.out)
    assert (ran.code, told["same"], told["added"], told["gone"], told["another_language"]) == (1, 29, [], [], False)
    [reworded] = told["reworded"]
    assert (reworded["id"], reworded["official"]["line"]) == (OURS[0].tag, 2)
    assert [each["name"] for each in reworded["scenarios"]] == ["Answered"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "faq.json: expected a list of questions"),
        ("- 1", "faq.json:1: expected a question with a q and a a"),
        ("- {q: x}", "faq.json:1: expected a question with a q and a a"),
        ("- {q: x, a: y, rules: [[z]]}", "faq.json:1: expected rules to be some text"),
        ("[" * 3000, "faq.json"),
        ("- &a [*a]", "faq.json:1: expected no aliases"),
    ],
)
def test_a_broken_file_is_one_line(woodlaw: Woodlaw, tmp_path: Path, content: str, problem: str) -> None:
    path = tmp_path / "faq.json"
    path.write_text(content, encoding="utf-8")
    ran = woodlaw("law", "--faq", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"woodlaw: law: {problem}")
    assert ran.err.count("\n") == 1


def test_the_printed_questions_at_hand_are_those_that_were_read() -> None:
    if not (SHARED / "law" / "faq.json").is_file():
        pytest.skip("the printed questions are not beside the project")
    found = printed.compare_questions(printed.read_questions(SHARED / "law" / "faq.json"))
    assert (found.differences, len(found.same)) == (0, 30)
    assert {key: digest(text) for key, text in official_questions().items()} == {
        key: read.digest for key, read in printed.printed_questions().items()
    }
