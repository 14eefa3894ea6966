"""``woodlaw points`` and ``woodlaw steps``: what others build on, listed without building the site."""

from __future__ import annotations

from woodlaw.factions.points import questions
from woodlaw.gherkin import vocabulary

from .conftest import Woodlaw


# Extension points -----------------------------------------------------------------------------------------------------
def test_every_question_is_listed_under_its_heading(woodlaw: Woodlaw) -> None:
    ran = woodlaw("points")
    lines = ran.out.splitlines()
    assert [line.strip() for line in lines if line.startswith("  ")] == [each.name for each in questions()]
    assert lines.index("Battle (4.3)") < lines.index("  start_of_battle")
    assert ran.code == 0


def test_questions_are_found_by_all_words(woodlaw: Woodlaw) -> None:
    assert woodlaw("points", "--search", "FIGHT warriors").out.splitlines() == ["Battle (4.3)", "  lends"]


def test_a_question_is_told_with_who_answers_by_which_clause(woodlaw: Woodlaw) -> None:
    told = woodlaw("points", "forbids_place", "decide").out.splitlines()
    assert told[0].startswith("def forbids_place(")
    assert any("Marquise de Cat (6.2.2)" in line for line in told)
    assert "  Where nobody answers: None, somebody is asked." in told
    assert told[-1] == "  Answered by: Automated Alliance"


def test_a_question_that_there_is_not_is_refused_with_the_nearest(woodlaw: Woodlaw) -> None:
    ran = woodlaw("points", "forbid_place")
    assert (ran.code, ran.out) == (2, "")
    assert "'forbid_place': no such question; expected one such as forbids_place" in ran.err
    assert woodlaw("points", "--search", "xyzzy").code == 2
    assert woodlaw("points", "claim", "--search", "rule").code == 2


# What the engine offers -----------------------------------------------------------------------------------------------
def test_what_the_engine_offers_is_listed_by_module(woodlaw: Woodlaw) -> None:
    lines = woodlaw("points", "--engine").out.splitlines()
    assert lines.index("woodlaw.engine.fight") < lines.index("  take_battle") < lines.index("woodlaw.engine.make")


def test_what_the_engine_offers_is_found_by_all_words(woodlaw: Woodlaw) -> None:
    found = woodlaw("points", "--engine", "--search", "RECRUIT why").out.splitlines()
    assert found == ["woodlaw.engine.place", "  why_not_recruit"]


def test_a_name_of_the_engine_is_told_with_its_import_form_and_clauses(woodlaw: Woodlaw) -> None:
    told = woodlaw("points", "--engine", "flip_piece", "Remembered").out.splitlines()
    assert told[0] == "from woodlaw.engine.primitives import flip_piece"
    assert told[2].startswith("def flip_piece(")
    assert "  By G.19" in told
    assert "  Raises Forbidden when it is not there, and when it cannot be turned over." in told
    assert "  def note(self, state: State, value: Value, *about: object) -> None" in told


def test_a_name_that_the_engine_has_not_is_refused_with_the_nearest(woodlaw: Woodlaw) -> None:
    ran = woodlaw("points", "--engine", "take_batle")
    assert (ran.code, ran.out) == (2, "")
    assert "'take_batle': no such name; expected one such as take_battle" in ran.err
    assert woodlaw("points", "--engine", "--search", "xyzzy").code == 2


# Steps ----------------------------------------------------------------------------------------------------------------
def test_every_phrase_is_listed(woodlaw: Woodlaw) -> None:
    listed = woodlaw("steps").out.splitlines()
    assert listed == [f"{keyword.capitalize()} {phrase}" for keyword, phrase, *_ in vocabulary()]


def test_phrases_that_are_searched_for_are_told_with_examples(woodlaw: Woodlaw) -> None:
    told = woodlaw("steps", "--search", "turn remembers ACTIONS").out.splitlines()
    assert told == [
        "Given the turn remembers {name}: {value}",
        "  Let the turn remember something, as positions name it.",
        "    Given the turn remembers actions left: 2",
    ]


def test_words_of_no_step_are_refused(woodlaw: Woodlaw) -> None:
    ran = woodlaw("steps", "--search", "xyzzy")
    assert (ran.code, ran.out) == (2, "")
    assert "no step has the words 'xyzzy'" in ran.err
