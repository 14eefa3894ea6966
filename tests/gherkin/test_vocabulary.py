"""The vocabulary documents itself, and no step reads like two phrases."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from woodlaw.gherkin import vocabulary
from woodlaw.gherkin.phrases import WORDINGS, Phrase, Wording, nearest_to, readings_of
from woodlaw.gherkin.running import scenarios_of

FEATURES = Path(__file__).parents[2] / "features"
KEYWORDS = {"given": "Given", "when": "When", "then": "Then"}

vocabulary()


def named(wording: Wording) -> str:
    return f"{wording.keyword}-{wording.pattern}"


@pytest.mark.parametrize("wording", WORDINGS, ids=named)
def test_every_phrase_is_documented_with_an_example_that_reads_like_it_alone(wording: Wording) -> None:
    keyword = KEYWORDS[wording.keyword]
    examples = re.findall(rf"(?:``|^\s+){keyword} (.+?)(?:``|$)", wording.doc, re.MULTILINE)
    assert examples, wording.doc
    for example in examples:
        assert [named(found) for found, _ in readings_of(wording.keyword, example)] == [named(wording)]


@pytest.mark.parametrize("wording", WORDINGS, ids=named)
def test_what_a_phrase_takes_is_what_its_function_takes(wording: Wording) -> None:
    taken = {name or "so" for name in re.findall(r"\{(?:(\w+)|[^{}]+/[^{}]+)\}", wording.pattern) if name != "their"}
    assert taken == set(wording.parameters) - {"scene", "datatable"}


def test_no_phrase_is_there_twice() -> None:
    named_phrases = [(wording.keyword, wording.pattern) for wording in WORDINGS]
    assert len(set(named_phrases)) == len(named_phrases)


def test_the_vocabulary_tells_where_each_phrase_stands() -> None:
    for keyword, pattern, doc, file, line in vocabulary():
        assert keyword in KEYWORDS
        assert doc
        text = Path(file).read_text(encoding="utf-8").splitlines()
        assert pattern in text[line - 1]


@pytest.mark.parametrize("path", sorted(FEATURES.rglob("*.feature")), ids=lambda path: path.stem)
def test_every_step_of_our_features_reads_like_one_phrase(path: Path) -> None:
    steps = [(step.type, step.name) for each in scenarios_of(path) for step in each.scenario.steps]
    assert steps
    for keyword, text in steps:
        assert len(readings_of(keyword, text)) == 1, text


@pytest.mark.parametrize("path", sorted(FEATURES.rglob("*.feature")), ids=lambda path: path.stem)
def test_every_scenario_of_ours_says_what_it_shows(path: Path) -> None:
    for each in scenarios_of(path):
        assert each.clauses, each.scenario.name


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the Marquise battles the Clergy in clearing 5", {"player": "the Marquise", "enemy": "the Clergy", "n": "5"}),
        ("the Keepers battle C in clearing 12:", {"player": "the Keepers", "enemy": "C", "n": "12"}),
        ("the Lord of the Hundreds battles the Clergy in clearing 5, rolling 1 and 0", {"rolls": "1 and 0"}),
        ("the Keepers try to battle the Clergy in clearing 5", {"player": "the Keepers", "tries": "try to "}),
        ("they battle the Clergy in clearing 5", None),
        ("the Marquise battled the Clergy in clearing 5", None),
        ("the Marquise battles the Clergy in clearing five", None),
    ],
)
def test_a_phrase_reads_its_marks(text: str, words: dict[str, str] | None) -> None:
    found = Phrase("{player} {tries}battle(s) {enemy} in clearing {number}[, rolling {rolls}]").parse_arguments(text)
    if words is None:
        assert found is None
    else:
        assert found is not None
        assert {**found, "n": found["number"]}.items() >= words.items()


def test_what_is_left_out_is_not_given() -> None:
    assert Phrase("{player} score(s) {number} point(s)[ for {why}]").parse_arguments("the Vagabond scores 1 point") == {
        "player": "the Vagabond",
        "number": "1",
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the Marquise can craft Anvil", {"player": "the Marquise", "so": "can", "card": "Anvil"}),
        (
            "the Keepers cannot craft Anvil, citing 4.1.1",
            {"player": "the Keepers", "card": "Anvil", "clause": "4.1.1"},
        ),
    ],
)
def test_a_choice_tells_whether_it_is_so(text: str, words: dict[str, str]) -> None:
    assert Phrase("{player} {can/cannot} craft {card}[, citing {clause}]").parse_arguments(text) == words


def test_a_choice_has_marks_of_its_own() -> None:
    phrase = Phrase("{player} {hold(s)/do(es) not hold} {cards}")
    assert phrase.parse_arguments("the Keepers do not hold Anvil") == {"player": "the Keepers", "cards": "Anvil"}
    assert phrase.parse_arguments("the Marquise holds 2 cards") == {
        "player": "the Marquise",
        "so": "holds",
        "cards": "2 cards",
    }


def test_marks_are_taken_literally_where_they_mean_nothing() -> None:
    phrase = Phrase("has/have 1.5 (odd)")
    assert phrase.is_matching("have 1.5 odd")
    assert not phrase.is_matching("have 1x5 odd")


def test_the_nearest_phrases_are_found() -> None:
    assert nearest_to("then", "the Marquise has ruled clearing 5")[0] == "{party} rule(s) clearing {clearing}"
