"""Offences are planted into legal games: each kind breaks a clause, and the page tells of the kinds there are."""

from __future__ import annotations

import json

import pytest
from bench.planting.kind import CARDS, CORE, kinds
from bench.planting.page import CHAPTERS, DATA, PAGE, clauses, not_planted, unshown, written
from bench.planting.playing import found_alone
from bench.planting.tally import ask_play, mend, tally
from bench.planting.walk import OFFENCES, Offence, Verdict, is_named, judge, plant_all
from tests.clean_games import text_of

from woodlaw.factions.registry import factions
from woodlaw.law.registry import law
from woodlaw.logs.check import check_text
from woodlaw.table.cited import cited_cards

GAMES = (1, 2, 4, 5, 6, 7, 9, 10, 11, 14, 16, 23, 29, 31)
"""A few games of all kinds, in which every kind that is not rare has an occasion."""


@pytest.fixture(scope="module")
def offences() -> list[Offence]:
    return [offence for n in GAMES for offence in plant_all(text_of(n), n)]


def test_every_kind_breaks_a_clause_and_belongs_to_somebody_who_plays() -> None:
    known = {clause.id for clause in law()} | cited_cards().keys()
    for kind in kinds():
        assert kind.clause in known, kind.name
        assert kind.of in (CORE, CARDS) or kind.of in factions(), kind.name
    assert {faction for faction in CHAPTERS if faction != CORE} <= {kind.of for kind in kinds()}


def test_clauses_that_records_cannot_show_exist_and_are_not_planted() -> None:
    assert unshown().keys() <= {clause.id for clause in law()}
    assert not unshown().keys() & {kind.clause for kind in kinds()}
    assert set(clauses()) <= {clause.id for clause in law()}


def test_every_clause_is_planted_or_says_why_a_record_cannot_show_it() -> None:
    assert not_planted() == []


def test_every_kind_that_is_not_rare_has_an_occasion_in_a_few_games(offences: list[Offence]) -> None:
    met = {offence.kind.name for offence in offences}
    assert {kind.name for kind in kinds() if not kind.rare} <= met


def test_an_offence_changes_one_line_of_its_game(offences: list[Offence]) -> None:
    for offence in offences:
        if offence.planting.nodes is not None and not offence.planting.seat:
            assert offence.written != offence.was
            assert offence.written.split(":")[0] == offence.was.split(":")[0]


def test_what_is_found_up_to_the_line_is_what_a_check_of_the_whole_game_finds_there(offences: list[Offence]) -> None:
    for offence in offences[::149]:
        found = check_text(offence.text).findings
        there = {f for f in found if f.kind in OFFENCES and f.line == offence.line}
        verdict = judge(offence)
        assert set(verdict.there) == there


def test_an_order_card_is_kept_where_the_record_has_told_of_another_that_was_discarded() -> None:
    planted = plant_all(text_of(162), 162)
    (kept,) = (offence for offence in planted if offence.kind.name == "order_kept")
    assert "A$_order->" in kept.text[: kept.text.index(kept.written)]
    assert judge(kept).found


def test_the_same_games_give_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = kinds()[::40]
    monkeypatch.setattr("bench.planting.tally.kinds", lambda: chosen)
    assert tally(GAMES[:1], further=1).as_data(0) == tally(GAMES[:1], processes=2, further=1).as_data(0)


def test_further_games_are_searched_for_rare_kinds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is found of them."""
    monkeypatch.setattr("bench.planting.tally.LEAST_OF_EACH", 1)
    chosen = kinds()[::25]
    monkeypatch.setattr("bench.planting.tally.kinds", lambda: chosen)
    monkeypatch.setattr("bench.planting.tally.judge", lambda offence: Verdict(offence, (), ()))
    found = tally([3]), tally([3], further=1)
    first, both = ([each.of(kind.name).planted for kind in chosen] for each in found)
    assert sum(first) < sum(both)
    assert max(both) == 1


def test_a_mend_is_right_where_it_writes_the_line_as_it_was_played() -> None:
    ((name, counts),) = mend((1, frozenset({"alliance_two_supporters"})))
    assert (name, counts.tried, counts.mended) == ("alliance_two_supporters", 1, True)


def test_playing_alone_is_asked_of_the_turn_with_an_offence_whatever_checks_say() -> None:
    (taken,) = (offence for offence in plant_all(text_of(2), 2) if offence.kind.name == "card_taken_for_nothing")
    alone = found_alone(taken.text, taken.line)
    assert [finding.played for finding in alone] == [True]
    assert is_named(taken.kind, judge(taken).there)
    assert not is_named(taken.kind, ())
    assert not found_alone(text_of(2), taken.line)
    ((name, counts),) = ask_play((2, frozenset({"card_taken_for_nothing"})))
    assert (name, counts.asked_alone, counts.alone, counts.tried) == ("card_taken_for_nothing", 1, True, 0)


def test_the_pages_tell_of_the_kinds_that_are_declared() -> None:
    figures = json.loads(DATA.read_text(encoding="utf-8"))
    assert list(figures["kinds"]) == [kind.name for kind in kinds()]
    pages = (PAGE, *PAGE.with_suffix("").iterdir())
    assert {page: page.read_text(encoding="utf-8") for page in pages} == written()
