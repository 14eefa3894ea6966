"""Titles of scenarios are listed without their steps: none points at another one, and none stands twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = (TESTS.parent / "features", TESTS / "example_faction" / "features")
TITLE = re.compile(r"^ *Scenario(?: Outline)?: *(.*\S)", re.MULTILINE)
POINTING = re.compile(
    r"(he|she|it|they|his|her|its|their|others|so|nor|or|and|but|then|also|not"
    r"|(with|without|beside|behind) (it|them|him|her|this|that)"
    r"|once (in )?an? (turn|birdsong|daylight|evening))\b",
    re.IGNORECASE,
)
"""What a title cannot begin with: a word that takes up what stands before it, or "without it"."""


@pytest.fixture(params=FOLDERS, ids=("ours", "example_faction"))
def titles(request: pytest.FixtureRequest) -> list[str]:
    files = sorted(request.param.rglob("*.feature"))
    return [title for file in files for title in TITLE.findall(file.read_text(encoding="utf-8"))]


def test_no_title_begins_with_what_stands_elsewhere(titles: list[str]) -> None:
    assert titles
    assert [title for title in titles if POINTING.match(title)] == []


def test_no_title_stands_twice(titles: list[str]) -> None:
    assert [title for title, count in Counter(titles).items() if count > 1] == []


@pytest.mark.parametrize(
    "title", ["It need not", "Nor does a snare", "Once a turn", "Not at the keep", "Without it five"]
)
def test_a_title_that_points_is_found(title: str) -> None:
    assert POINTING.match(title)


@pytest.mark.parametrize("title", ["Items score", "Once the keep is gone, others place there", "Nobody ambushes"])
def test_a_title_that_tells_of_whom_it_speaks_is_not(title: str) -> None:
    assert not POINTING.match(title)
