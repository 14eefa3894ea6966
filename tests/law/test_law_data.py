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
SOURCES = Path(__file__).parents[3] / "shared"
OFFICIAL = SOURCES / "law" / "clauses.json"
OFFICIAL_FOR_BOTS = SOURCES / "law" / "rootbotics.json"
CARDS = SOURCES / "facts" / "cards.json"

CLAUSES = {
    "1": 23, "2": 17, "3": 13, "4": 22, "5": 12, "6": 23, "7": 37, "8": 38, "9": 58, "10": 30, "11": 43, "12": 40,
    "13": 30, "14": 40, "15": 34, "16": 34, "17": 33, "18": 37, "A": 29, "C": 59, "G": 37, "H": 18, "K": 37, "L": 4,
    "M": 27, "V": 37, "HCC": 39, "LR": 43, "QL": 30,
}  # fmt: skip
"""How many clauses each chapter of the published laws for people has: 924 in all."""

BOTS = {
    "RB.1": 8, "RB.2": 11, "RB.3": 10, "RB.4": 29, "RB.5": 35, "RB.6": 28, "RB.7": 41, "RB.8": 33, "RB.9": 33,
    "RB.10": 40, "RB.11": 35, "RB.12": 6,
}  # fmt: skip
"""How many clauses each chapter of the Law of Rootbotics has, with the headings that open its lists: 309 in all."""

COPIED_RUN = 7
"""So many words in a row, the same as somewhere in the official text, are a copy."""


def test_the_data_is_sound() -> None:
    assert law().validate() == []


def test_no_clause_is_missing() -> None:
    assert (sum(CLAUSES.values()), sum(BOTS.values())) == (924, 309)
    counted = Counter(clause.chapter for clause in law())
    assert counted == CLAUSES | BOTS
    assert len(law()) == 924 + 309


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


@pytest.mark.parametrize("chapter_id", [*CLAUSES, *BOTS])
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
        yield from filter(None, (reading.on, reading.reading, reading.reason, reading.other))
    if clause.must and not clause.is_duty:
        yield clause.must


Official = list[Mapping[str, Any]]


def read_source(path: Path) -> Any:
    if not path.exists():
        pytest.skip("the official text is not at hand")
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def official() -> Official:
    """The clauses of the laws for people; the bots have a law of their own."""
    clauses: Official = read_source(OFFICIAL)
    return [clause for clause in clauses if not clause["id"].startswith("RB.")]


@pytest.fixture(scope="module")
def official_for_bots() -> Official:
    """The clauses of the Law of Rootbotics, a letter set against its numeral as in the other laws."""
    clauses: Official = read_source(OFFICIAL_FOR_BOTS)["clauses"]
    return [{**clause, "id": re.sub(r"(\.[IVX]+)\.([a-z])$", r"\1\2", clause["id"])} for clause in clauses]


@pytest.fixture(scope="module")
def cards() -> Official:
    """The official cards, some of which clauses tell of."""
    printed: Official = read_source(CARDS)["cards"]
    return [card for card in printed if "text" in card]


def plain_title(official_title: str) -> str:
    """Put words for the icons that some official titles show."""
    without_mark = re.sub(r" \(`hireling:\w+`\)", "", official_title)
    return re.sub(r"`item:(\w+)`", lambda icon: {"sack": "bag"}.get(icon[1], icon[1]), without_mark)


def test_ids_titles_and_parents_are_the_official_ones(official: Official) -> None:
    printed = {clause["id"]: (plain_title(clause["title"]), clause["parent"]) for clause in official}
    ours = {clause.id: (clause.title, clause.parent) for clause in law() if clause.chapter in CLAUSES}
    assert ours == printed


def test_ids_titles_and_order_for_bots_are_the_official_ones(official_for_bots: Official) -> None:
    """Headings of ours open lists of which no heading is at hand; every other clause is an official one."""
    printed = [(clause["id"], clause["title"]) for clause in official_for_bots]
    ours = [clause for chapter_id in BOTS for clause in law().chapter(chapter_id).clauses]
    ids = {clause_id for clause_id, _ in printed}
    assert [(clause.id, clause.title) for clause in ours if clause.id in ids] == printed
    added = [clause for clause in ours if clause.id not in ids]
    assert {(clause.kind, clause.text) for clause in added} == {(ClauseKind.HEADING, "")}


def test_each_printed_must_is_marked(official: Official, official_for_bots: Official) -> None:
    printed = {each["id"] for each in (*official, *official_for_bots) if re.search(r"\bmust\b", each["text"], re.I)}
    assert {clause.id for clause in law() if clause.must} == printed


def test_order_within_chapters_is_the_official_one(official: Official) -> None:
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


def test_no_sentence_is_copied(official: Official, official_for_bots: Official, cards: Official) -> None:
    sources = (*cards, *official_for_bots, *official)
    printed = {run: source["id"] for source in sources for run in runs(source["text"])}
    assert len(printed) > 10000
    copied = [
        f"{clause.id} as {printed[run]}: {' '.join(run)}"
        for clause in law()
        for text in told(clause)
        for run in runs(text)
        if run in printed
    ]
    assert copied == []
