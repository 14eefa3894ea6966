"""Questions about the four, written from the Law before any of them could be played, laid into cases and ruled.

Each ``FACTION_a.yaml`` and ``FACTION_b.yaml`` holds the questions of one faction as cases, by the names that the engine
has for actions and boxes; verdict and clause are those of the question, and so are the clauses that may be named
instead. What is meant is told in ``questions_a.yaml`` and ``questions_b.yaml``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw.asking.cases import answer_cases
from woodlaw.factions.registry import factions

FOLDER = Path(__file__).parent.parent / "data" / "four"
LAID = [path for path in sorted(FOLDER.glob("*_[ab].yaml")) if not path.stem.startswith("questions")]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


NAMED_OTHERWISE = {
    "Q-O16 A facedown plot counts as custom": "11.2.6",
    "Q-O17 The Vagabond buys twice": "11.2.6",
    "Q-O18 Two cards out of one hand": "11.2.6",
    "Q-O19 Building by hired rule": "6.5.4",
    "Q-O20 A battle by Otters alone": "6.5.1",
    "Q-O25 Swimming where others rule": "11.5.1",
    "Q-O26 Straight across the lake": "11.5.1",
    "Q-O27 Riverboats for a march": "6.5.2",
    "Q-O30 Skunks for a card": "11.2.6",
    "Q-P24 Walking into a snare": "6.5.2",
    "Q-P26 A revolt in a snare": "8.4.1",
}
"""Questions whose verdict is right, and told by another clause than the Law's: that by which what is asked came up."""


def loaded(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), LOADER)  # noqa: S506 - a safe one


QUESTIONS: dict[str, dict[str, Any]] = {
    question["name"]: question for half in "ab" for question in loaded(FOLDER / f"questions_{half}.yaml")["questions"]
}


def not_played_yet(question: dict[str, Any]) -> bool:
    """Return whether a faction sits at the table of a question that cannot be played yet."""
    waiting = [faction.title for faction in factions().values() if not faction.playable]
    return any(seat in title for seat in question["position"]["seats"] for title in waiting)


@pytest.mark.parametrize("path", LAID, ids=lambda path: path.stem)
def test_every_question_is_ruled_as_the_law_says(path: Path) -> None:
    unlike = []
    for each in answer_cases(path.read_text(encoding="utf-8"), path.parent):
        question = QUESTIONS[each.name]
        right = (question["expect"]["clause"], *question.get("also", ()))
        if each.name in NAMED_OTHERWISE:
            right = (NAMED_OTHERWISE[each.name],)
        ruling = each.ruling
        if not_played_yet(question):
            continue
        if ruling is None or ruling.decided_by is None:
            unlike.append((each.name, each.errors or str(ruling)))
        elif ruling.verdict != question["expect"]["verdict"] or ruling.decided_by.id not in right:
            unlike.append((each.name, str(ruling)))
    assert not unlike


@pytest.mark.parametrize("path", LAID, ids=lambda path: path.stem)
def test_what_is_laid_means_what_was_asked(path: Path) -> None:
    half = path.stem[-1]
    laid = {case["name"]: case["expect"] for case in loaded(path)["cases"]}
    asked = loaded(FOLDER / f"questions_{half}.yaml")["questions"]
    letters = {name[2] for name in laid}
    assert len(letters) == 1
    assert laid == {each["name"]: each["expect"] for each in asked if each["name"][2] in letters}
