"""Offences are planted by the rules: play is forced to them, or a legal turn is written otherwise."""

from __future__ import annotations

import pytest
from bench.by_rule.__main__ import missed, rows
from bench.by_rule.judging import Verdict, judged, left_to_play
from bench.by_rule.planting import BY_PLAY, BY_WRITING, Planted, planted
from bench.planting.walk import is_within

from woodlaw.factions.registry import factions
from woodlaw.law.registry import law
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cited import cited_cards

GAME = 4


@pytest.fixture(scope="module")
def offences() -> list[Planted]:
    return list(planted(GAME))


def test_offences_of_play_are_refused_by_a_clause_and_those_of_writing_change_one_line(offences: list[Planted]) -> None:
    known = {clause.id for clause in law()} | cited_cards().keys()
    assert {each.kind for each in offences} == {*BY_PLAY, *BY_WRITING}
    for each in offences:
        assert each.faction in factions()
        assert (each.clause in known) if each.kind in BY_PLAY else not each.clause
        lines, legal = each.text.splitlines(), each.twin.splitlines()
        assert lines[: each.line - 1] == legal[: each.line - 1], "before the offence both games are the same"
        assert each.text != each.twin
        if each.kind in BY_WRITING:
            assert lines[each.line :] == legal[each.line :]


def test_a_dropped_token_is_found_on_its_line_and_its_legal_twin_accused_of_nothing(offences: list[Planted]) -> None:
    [verdict] = [judged(each, 1) for each in offences if each.kind == "dropped"]
    assert (verdict.visible, verdict.found, verdict.named) == (True, True, False), "no clause is known of writing"
    assert verdict.accused == ()


def test_what_is_found_is_counted_by_kind_and_faction() -> None:
    told = [
        Planted(1, "passed up", "eyrie_dynasties", "7.4.2", "card", 9, "E:a\n" * 9, ""),
        Planted(2, "dropped", "marquise_de_cat", "", "t1->", 3, "C:b\n" * 9, ""),
        Planted(4, "dropped", "eyrie_dynasties", "", "w->1", 4, "E:c\n" * 9, ""),
    ]
    verdicts = [
        Verdict(told[0], told[0].text, True, True, True, True, True, ("9:1 a",), ()),
        Verdict(told[1], told[1].text, True, True, False, False, False, ("3:1 b", "5:1 c"), ("2:2 d",)),
        Verdict(told[2], told[2].text, False, True, False, True, False, (), ()),
    ]
    assert [row.split() for row in rows(verdicts)] == [
        ["planted", "visible", "found", "named", "alone", "named", "alone"],
        ["dropped", "2", "1", "1", "0", "0", "0"],
        ["eyrie_dynasties", "2", "1", "1", "1", "1", "1"],
        ["marquise_de_cat", "1", "1", "1", "0", "0", "0"],
        ["passed", "up", "1", "1", "1", "1", "1", "1"],
        ["all", "3", "2", "2", "1", "1", "1"],
        ["1.50", "findings", "told", "of", "an", "offence", "that", "is", "found"],
        ["1", "of", "3", "legal", "twins", "accused"],
        ["game", "2:", "2:2", "d"],
    ]
    assert list(missed(verdicts[1])) == [
        "dropped, game 2, line 3, marquise_de_cat:  t1->",
        "  C:b",
        "  elsewhere: 3:1 b",
        "  elsewhere: 5:1 c",
    ]


@pytest.mark.parametrize(
    ("clause", "above", "within"),
    [("4.3.1", "4.3", True), ("4.3.10", "4.3.1", False), ("4.3", "4.3.1", False), ("", "4.3", False)],
)
def test_a_clause_hangs_from_another_by_its_parts(clause: str, above: str, within: bool) -> None:
    assert is_within(clause, above) is within


def test_a_faction_can_be_left_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    eyrie = as_recorded(factions()["eyrie_dynasties"])
    for question in ("offences", "turn_offences", "points_for", "step", "points_known"):
        monkeypatch.setattr(type(eyrie), question, getattr(type(eyrie), question))
    assert not eyrie.is_left_to_play
    left_to_play(eyrie.name)
    assert eyrie.is_left_to_play
