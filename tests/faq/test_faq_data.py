"""The questions that Woodlaw carries: complete, sound, in our own words, and all of them answered."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from woodlaw.factions.registry import factions
from woodlaw.faq.checking import Outcome, check, scenarios_by_question
from woodlaw.faq.entries import Entry, State
from woodlaw.faq.packaged import entries, entries_citing, packaged, scenarios_folder

SHARED = Path(__file__).parents[3] / "shared" / "law"
FEATURES = Path(__file__).parents[2] / "features" / "faq"

COPIED_RUN = 7
"""So many words in a row, the same as somewhere in a source, are a copy."""

OLDER_TO_NEWER = {"16.2.2.5": "M.3.5", "16.4.3.7": "H.3.7", "15.5.2.2": "15.5.2.II", "9.2.9.3.1": "9.2.9.IIIa"}
"""Numbers of the older printing, and those of today."""


def test_every_entry_has_an_id_of_its_own() -> None:
    assert [tag for tag, count in Counter(entry.tag for entry in entries()).items() if count > 1] == []


def test_the_published_questions_are_thirty_and_ours_at_least_ten() -> None:
    published, own = packaged()
    assert len(published.entries) == 30
    assert len(own.entries) >= 10
    assert all(entry.printed for entry in published.entries)
    assert not any(entry.printed for entry in own.entries)
    assert {entry.state for entry in own.entries} == {State.EXECUTED}


def test_the_engine_agrees_with_every_entry() -> None:
    verdicts = check(entries(), scenarios_by_question(scenarios_folder()))
    assert [(v.entry.tag, v.reason) for v in verdicts if v.outcome is Outcome.DISAGREE] == []
    assert sum(verdict.outcome is Outcome.AGREE for verdict in verdicts) >= 22


def test_scenarios_answer_questions_that_there_are_and_exercise_clauses_that_these_cite() -> None:
    by_tag = scenarios_by_question(FEATURES)
    known = {entry.tag: entry for entry in entries()}
    assert set(by_tag) <= set(known)
    for tag, scenarios in by_tag.items():
        exercised = {clause for told in scenarios for clause in told.scenario.tags}
        assert exercised & set(known[tag].clauses), tag


def test_nothing_awaits_a_faction_that_can_be_played() -> None:
    playable = {faction.title for faction in factions().values() if faction.playable}
    assert {"Marquise de Cat", "Honeycomb Clergy"} <= playable
    assert [entry.tag for entry in entries() if entry.awaiting in playable] == []


def test_a_clause_and_a_card_tell_which_entries_cite_them() -> None:
    assert [entry.id for entry in entries_citing("G.24")] == ["02", "05", "07", "cathedral-in-spoils"]
    assert [entry.id for entry in entries_citing("card.charm-offensive")] == ["44"]
    assert entries_citing("G.2") == ()


def test_texts_are_sentences() -> None:
    texts = [(entry.tag, text) for entry in entries() for text in told(entry)]
    assert [where for where, text in texts if text != " ".join(text.split()) or text[-1] not in ".?"] == []


def told(entry: Entry) -> tuple[str, str]:
    return entry.question, entry.ruling


# Beside the sources ---------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def answers() -> list[Mapping[str, Any]]:
    return _source("faq.json")


@pytest.fixture(scope="module")
def official() -> list[Mapping[str, Any]]:
    return _source("clauses.json")


def _source(name: str) -> list[Mapping[str, Any]]:
    path = SHARED / name
    if not path.exists():
        pytest.skip("the source is not at hand")
    found: list[Mapping[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_ids_and_cited_numbers_are_the_published_ones(answers: list[Mapping[str, Any]]) -> None:
    ours = {f"FAQ-{entry.id}": list(entry.printed) for entry in packaged()[0].entries}
    cited = {answer["id"]: answer["rules"] for answer in answers}
    assert set(ours) == set(cited)
    assert {id: set(numbers) - set(ours[id]) for id, numbers in cited.items() if set(numbers) - set(ours[id])} == {}
    # The fourth answer of its kind names places in its words too, which are cited with the rest.
    assert {id: numbers for id, numbers in ours.items() if not set(numbers) & set(cited[id])} == {}


def test_older_numbers_are_told_by_their_clause_of_today() -> None:
    for entry in entries():
        for older in set(entry.printed) & set(OLDER_TO_NEWER):
            assert OLDER_TO_NEWER[older] in entry.clauses


def test_no_sentence_is_copied(answers: list[Mapping[str, Any]], official: list[Mapping[str, Any]]) -> None:
    printed = {run for answer in answers for run in runs(f"{answer['q']} {answer['a']}")}
    printed |= {run for clause in official for run in runs(clause["text"])}
    assert len(printed) > 6000
    copied = [
        f"{entry.tag}: {' '.join(run)}"
        for entry in entries()
        for text in told(entry)
        for run in runs(text)
        if run in printed
    ]
    assert copied == []


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9]+(?:'[a-z]+)?", re.sub(r"`[^`]*`", " ", text).lower().replace("’", "'"))
    for start in range(len(words) - COPIED_RUN + 1):
        yield tuple(words[start : start + COPIED_RUN])
