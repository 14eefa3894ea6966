"""Offences are planted by the rules: play is forced to them, or a legal turn is written otherwise."""

from __future__ import annotations

import pytest
from bench.by_rule.__main__ import ASKED, rows
from bench.by_rule.judging import Verdict, judged
from bench.by_rule.planting import BY_PLAY, BY_WRITING, Planted, planted

from woodlaw.factions.registry import factions
from woodlaw.law.registry import law
from woodlaw.table.cited import cited_cards

GAME = 4


@pytest.fixture(scope="module")
def offences() -> list[Planted]:
    return list(planted(GAME))


def test_offences_of_play_are_refused_by_a_clause_and_those_of_writing_change_one_line(offences: list[Planted]) -> None:
    known = {clause.id for clause in law()} | cited_cards().keys()
    assert {each.kind for each in offences} & set(BY_PLAY)
    assert {each.kind for each in offences} >= set(BY_WRITING)
    for each in offences:
        assert each.faction in factions()
        assert (each.clause in known) if each.kind in BY_PLAY else not each.clause
        lines, legal = each.text.splitlines(), each.twin.splitlines()
        assert lines[: each.line - 1] == legal[: each.line - 1], "before the offence both games are the same"
        assert lines[each.line - 1] != legal[each.line - 1] or each.kind in BY_PLAY


def test_what_is_found_is_told_by_kind_and_faction(offences: list[Planted]) -> None:
    verdicts: list[Verdict] = [judged(each, 1) for each in offences if each.kind == "dropped"]
    assert any(each.found and each.visible for each in verdicts)
    assert not any(each.accused for each in verdicts)
    told = list(rows(verdicts))
    assert told[0].split() == " ".join(ASKED).split()
    assert any(row.startswith("all ") and str(len(verdicts)) in row for row in told)
    assert told[-1] == f"0 of {len(verdicts)} legal twins accused"
