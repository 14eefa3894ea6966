"""Digests of the printed texts: what counts as another text, and which texts ours were checked against."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.law.pin_printed import SHARED, official_texts

from woodlaw.law.files import LawError
from woodlaw.law.printed import Printed, changes, digest, marks, plain, printed_clauses, read_printed
from woodlaw.law.registry import law

GOOD = '"A Law":\n  edition: "1999"\n  digests:\n    "1.1": "0123456789abcdef"\n'


@pytest.mark.parametrize(
    "same",
    [
        "  If you don't, draw one card.\n",
        "IF you don\u2019t,\n\ndraw **one** card.",
        "If you _don't_, draw one card`rule:2.1`.",
        "If you don't , draw\tone\u00a0card .",
    ],
)
def test_what_makes_no_other_text_is_evened_out(same: str) -> None:
    assert digest(same) == digest("If you don't, draw one card.")


@pytest.mark.parametrize(
    "other",
    [
        "If you don't, draw two cards.",
        "If you don't, draw 1 card.",
        "If you don't draw one card.",
        "If you do, draw one card.",
        "If you don't, draw one card!",
        "",
    ],
)
def test_words_numbers_and_punctuation_make_another_text(other: str) -> None:
    assert digest(other) != digest("If you don't, draw one card.")


def test_icons_of_items_count_and_numbers_of_clauses_do_not() -> None:
    assert plain("Take `item:boot`.") == "take boot ."
    assert digest("Take `item:boot`.") != digest("Take `item:sack`.")
    assert digest("Take it, see `rule:4.1`.") == digest("Take it, see `faction:cult$10.2`.")
    assert plain("| A | B |\n| --- | --- |\n| 1 | \u201c2\u201d\u20143 |") == 'a b 1 " 2 " - 3'
    assert plain("fox\u2013mouse") == plain("fox-mouse") == "fox - mouse"


def test_a_file_of_digests_is_read(tmp_path: Path) -> None:
    path = tmp_path / "printed.yaml"
    path.write_text(GOOD, encoding="utf-8")
    assert read_printed(path) == {"1.1": Printed("1999", "0123456789abcdef")}


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "printed.yaml: the file: expected documents with an edition and digests"),
        ("- a", "printed.yaml: the file: expected documents with an edition and digests"),
        ("A: 1", "printed.yaml: A: expected a mapping with the keys edition, digests, marks, not '1'"),
        (GOOD.replace("1999", ""), "printed.yaml: A Law: edition: expected some text"),
        (GOOD.replace("cdef", "cdeg"), "printed.yaml: A Law: 1.1: expected a digest of 16 digits"),
        (GOOD + GOOD.replace("A Law", "B"), "printed.yaml: B: 1.1: expected each clause in one document"),
    ],
)
def test_a_bad_file_of_digests_is_told(tmp_path: Path, content: str, problem: str) -> None:
    path = tmp_path / "printed.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LawError) as caught:
        read_printed(path)
    assert any(said.startswith(problem) for said in caught.value.problems), caught.value.problems


def test_every_clause_names_the_printed_text_it_was_checked_against() -> None:
    # What all bots share has headings of our own, which no source prints.
    ours = {clause.id for clause in law() if clause.text or not clause.id.startswith("RB.")}
    assert ours <= set(printed_clauses()) <= {clause.id for clause in law()}
    for clause in law():
        edition = law().chapter(clause.chapter).edition
        if edition and clause.id in printed_clauses():
            assert printed_clauses()[clause.id].edition == edition


def test_the_printed_clauses_at_hand_are_those_that_were_read() -> None:
    if not (SHARED / "law" / "clauses.json").is_file():
        pytest.skip("the printed texts are not beside the project")
    texts = official_texts()
    assert len(texts) >= 951
    other = [key for key, read in printed_clauses().items() if key not in texts or digest(texts[key]) != read.digest]
    assert other == [], "read them again beside our words, readings and scenarios; then run tests.law.pin_printed"


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ("Draw a card.", "Draw a card.", []),
        ("Draw a card.", "Draw two cards.", ['2 words after "draw" became "two cards"']),
        ("Draw a card.", "Then draw a card.", ['new after the start: "then"']),
        ("Draw a card and score.", "Draw a card.", ['2 words gone after "draw a card"']),
    ],
)
def test_the_new_words_of_a_text_are_told_by_marks_alone(before: str, now: str, told: list[str]) -> None:
    assert list(changes(marks(before), now)) == told


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Retire (18.5.2).", "Retire (`rule:18.5.2`)."),
        ("Retire. (18.5.1 - Captain Acts.) (18.5.1.IVg - Serve (hammer).)", "Retire."),
        ("Retire (HCC.2.6.IV - Sacrilege).", "Retire."),
        ("Retire (16.2.2.Ia).", "Retire."),
    ],
)
def test_references_make_no_other_text(one: str, other: str) -> None:
    assert plain(one) == plain(other)


def test_numbers_and_asides_are_no_references() -> None:
    assert plain("Take two (3 in all).") != plain("Take two.")
    assert plain("Take (5).") != plain("Take.")


def test_one_word_changed_in_a_text_makes_another_digest() -> None:
    text = "Each player draws one card for each roost, and then discards down to five."
    words = text.split()
    for number in range(len(words)):
        changed = " ".join([*words[:number], "otherwise", *words[number + 1 :]])
        assert digest(changed) != digest(text)
