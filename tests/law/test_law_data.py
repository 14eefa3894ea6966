"""The packaged Law: complete, sound, and in our own words."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw.law import registry
from woodlaw.law.clauses import Clause, ClauseKind
from woodlaw.law.registry import law

DATA = Path(registry.__file__).parent / "data"
OFFICIAL = Path(__file__).parents[3] / "shared" / "law" / "clauses.json"

CLAUSES = {
    "1": 23, "2": 17, "3": 13, "4": 22, "5": 12, "6": 23, "7": 37, "8": 38, "9": 58, "10": 30, "11": 43, "12": 40,
    "13": 30, "14": 40, "15": 34, "16": 34, "17": 33, "18": 37, "A": 29, "C": 59, "G": 37, "H": 18, "K": 37, "L": 4,
    "M": 27, "V": 37, "HCC": 39, "LR": 43, "QL": 30, "RB.6": 27,
}  # fmt: skip
"""How many clauses each chapter of the published laws has: 951 in all."""

COMMON_TO_BOTS = {"RB.1": 8, "RB.2": 11, "RB.3": 4}
"""How many clauses tell what all bots share."""

COPIED_RUN = 7
"""So many words in a row, the same as somewhere in the official text, are a copy."""


def test_the_data_is_sound() -> None:
    assert law().validate() == []


def test_no_clause_is_missing() -> None:
    assert sum(CLAUSES.values()) == 951
    counted = Counter(clause.chapter for clause in law())
    assert counted == CLAUSES | COMMON_TO_BOTS
    assert len(law()) == 951 + 23


def test_other_tools_read_the_same_ids() -> None:
    """Ids that YAML could take for numbers are quoted, so that any YAML reader sees text."""
    for chapter_id in law().chapters():
        path = DATA / f"{chapter_id.lower().replace('.', '_')}.yaml"
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        chapter = law().chapter(chapter_id)
        assert data["chapter"] == chapter.id
        assert [(c["id"], c["title"], c.get("see", [])) for c in data["clauses"]] == [
            (clause.id, clause.title, list(clause.see)) for clause in chapter.clauses
        ]


@pytest.mark.parametrize("chapter_id", [*CLAUSES, *COMMON_TO_BOTS])
def test_chapters_are_told_in_full(chapter_id: str) -> None:
    untold = [
        clause.id
        for clause in law().chapter(chapter_id).clauses
        if not clause.text and clause.kind is not ClauseKind.HEADING
    ]
    assert untold == []


def test_texts_are_sentences() -> None:
    texts = [(clause.id, text) for clause in law() for text in told(clause)]
    assert len(texts) > 400
    assert [where for where, text in texts if text != " ".join(text.split()) or text[-1] not in ".?!)”"] == []
    assert [where for where, text in texts if re.search(r"[`*_<>]|rule:|faction:", text)] == []


def test_kinds_fit_their_clauses() -> None:
    overviews = [clause.id for clause in law() if clause.kind is ClauseKind.OVERVIEW]
    assert overviews == [clause.id for clause in law() if clause.title == "Overview"]
    headings = {clause.id for clause in law() if clause.kind is ClauseKind.HEADING}
    parents = {clause.parent for clause in law()}
    assert headings - parents == {"M.1"}, "a heading opens a list; the autumn map has no rules to list"


def told(clause: Clause) -> Iterator[str]:
    """Go through every text of ours about a clause."""
    if clause.text:
        yield clause.text
    for reading in clause.readings:
        yield from (reading.on, reading.reading, reading.reason)


@pytest.fixture(scope="module")
def official() -> list[Mapping[str, Any]]:
    if not OFFICIAL.exists():
        pytest.skip("the official text is not at hand")
    clauses: list[Mapping[str, Any]] = json.loads(OFFICIAL.read_text(encoding="utf-8"))
    return clauses


def plain_title(official_title: str) -> str:
    """Put words for the icons that some official titles show."""
    without_mark = re.sub(r" \(`hireling:\w+`\)", "", official_title)
    return re.sub(r"`item:(\w+)`", lambda icon: {"sack": "bag"}.get(icon[1], icon[1]), without_mark)


def test_ids_titles_and_parents_are_the_official_ones(official: list[Mapping[str, Any]]) -> None:
    printed = {clause["id"]: (plain_title(clause["title"]), clause["parent"]) for clause in official}
    ours = {clause.id: (clause.title, clause.parent) for clause in law() if clause.chapter in CLAUSES}
    assert ours == printed


def test_order_within_chapters_is_the_official_one(official: list[Mapping[str, Any]]) -> None:
    for chapter_id in CLAUSES:
        printed = [clause["id"] for clause in official if (clause["id"] + ".").startswith(chapter_id + ".")]
        printed.sort(key=lambda clause_id: clause_id != chapter_id)
        assert [clause.id for clause in law().chapter(chapter_id).clauses] == printed


def words(text: str) -> list[str]:
    """Take the words of a text, without the official text's marks."""
    text = re.sub(r"`item:(\w+)`", r"\1", text)
    return re.findall(r"[a-z0-9]+(?:'[a-z]+)?", re.sub(r"`[^`]*`", " ", text).lower().replace("’", "'"))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Go through all runs of words that are long enough to be a copy."""
    all_words = words(text)
    for start in range(len(all_words) - COPIED_RUN + 1):
        yield tuple(all_words[start : start + COPIED_RUN])


def test_no_sentence_is_copied(official: list[Mapping[str, Any]]) -> None:
    printed = {run: clause["id"] for clause in official for run in runs(clause["text"])}
    assert len(printed) > 5000
    copied = [
        f"{clause.id} as {printed[run]}: {' '.join(run)}"
        for clause in law()
        for text in told(clause)
        for run in runs(text)
        if run in printed
    ]
    assert copied == []
