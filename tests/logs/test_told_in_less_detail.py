"""Legal games give no finding either where a record tells less of them, as people do."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from tests.clean_games import text_of
from tests.logs.conftest import findings_of, recorded

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import FindingKind

Less = Callable[[str], str]

GAMES = range(60001, 60004)
LINES = 60
"""How many lines of them are told in less detail: some forty turns."""


@cache
def _beginning(number: int) -> str:
    return "\n".join(text_of(number).split("\n")[:LINES]) + "\n"


def _without(pattern: str) -> Less:
    """Return what leaves out of the turns of a game whatever a pattern finds."""

    def less(text: str) -> str:
        return "\n".join(re.sub(pattern, "", line) if "/" in line else line for line in text.split("\n"))

    return less


LESS: dict[str, Less] = {
    "cards that leave a hand by their suits alone": _without(r"(?<=[FRMB]#)[a-z]{3,}(?=[A-Z]?->)"),
    "every card that leaves a hand or a stack by nothing": _without(r"(?<![A-Z])[FRMB](?=#[A-Z]?\$?->)"),
    "quests by their suits alone": _without(r"(?<=[FRMB]#)[a-z]+(?=Q)"),
    "no rolls": _without(r"\(\d,\d\)"),
}


def _without_relationships(text: str) -> str:
    """Return a game that tells nothing of the relationships of Vagabonds."""
    own, of_others = (re.compile(rf"(?<=[:/]){who}\$_[A-Z]->[0-3ah](?:/|$)") for who in ("[VG]?", "[VG]"))
    return "\n".join((own if line[:2] in ("V:", "G:") else of_others).sub("", line) for line in text.split("\n"))


OF_VAGABONDS: dict[str, Less] = {
    "nothing of items but those that come": _without(r"(?<=[:/])\d*%[^/]*->(?![A-Z]?\$(?:/|$))[^/]*(?:/|$)"),
    "nothing of how items lie but that they are damaged": _without(r"(?<=[:/])\d*%[\w%+]*->[er](?:/|$)|\+[er](?=/|$)"),
    "nothing of relationships": _without_relationships,
}


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.parametrize("less", LESS.values(), ids=LESS.keys())
def test_a_legal_game_that_is_told_in_less_detail_gives_no_finding(less: Less, number: int) -> None:
    assert {finding.kind for finding in check_text(less(_beginning(number)), plays=True).findings} <= {
        FindingKind.NOTATION
    }


@pytest.mark.parametrize("less", LESS.values(), ids=LESS.keys())
def test_some_of_these_games_tell_what_is_left_out(less: Less) -> None:
    assert any(less(_beginning(number)) != _beginning(number) for number in GAMES)


@pytest.mark.parametrize("number", [61001, 61009, 61023, 62005])
@pytest.mark.parametrize("less", OF_VAGABONDS.values(), ids=OF_VAGABONDS.keys())
def test_a_legal_game_that_leaves_out_what_only_vagabonds_have_gives_no_finding(less: Less, number: int) -> None:
    text = text_of(number)
    assert len(less(text)) < len(text)
    assert {finding.kind for finding in check_text(less(text), plays=True).findings} <= {FindingKind.NOTATION}


def test_what_a_record_tells_of_items_is_held_against_it() -> None:
    text = text_of(61001)
    line = next(line for line in text.split("\n") if re.search(r"XG\d+\([^)]*\)/%\wG\$->Gd/", line))
    told = text.replace(line, re.sub(r"/%\wG\$->Gd(?=/)", "", line))
    assert "4.3.6" in {finding.clause for finding in check_text(told).findings}


def test_what_a_record_tells_of_relationships_later_is_held_against_its_first_turns() -> None:
    text = text_of(61003)
    first = re.search(r"/[VG]?\$_[A-Z]->[0-3ah](?=/)", text)
    assert first
    assert first[0].endswith("h")
    told = check_text(text[: first.start()] + text[first.end() :]).findings
    assert "9.2.9.III" in {finding.clause for finding in told}


def test_losses_of_no_place_are_those_of_the_last_battle() -> None:
    """Else the sides would lose fewer than the dice tell."""
    fought, laid = "C:XE6(1,1)/{}/#->C", "b->2/4w->6/2w->2/#despot->$"
    assert findings_of(recorded(fought.format("Ew->/w->"), "E:", E=laid), of_setup=False) == ["notation Ew->"]
    assert "omission 4.3.6 XE6(1,1)" in findings_of(recorded(fought.format("Ew->"), "E:", E=laid), of_setup=False)
