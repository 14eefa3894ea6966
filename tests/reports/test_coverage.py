"""How much of the games was played, as every report tells it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from jsonschema import validate
from tests.reports.test_json import VERSION_1

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding, FindingKind, GameReport, JudgedTurn, Standing

Written = Callable[..., str]
HEAD = "Map: Fall\nDeck: Standard\nC: Hazel\nE: Rook\n\n"
SETUP = "C:t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12\nE:b+6w->2/#commander->$\n\n"
CATS, BIRDS = "C:t->8/t8->/b_s->8/++/w->12/w11->12/w7->12/#->C\n", "E:M#E->$_r/B#E->$_m/w->2/4w2->5/#->E\n"


def _standing(text: str) -> list[tuple[int, int, str, str]]:
    judged = check_text(text, plays=True).judged
    return [(each.turn, each.line, each.player, each.standing.value) for each in judged]


# What is told of a game ----------------------------------------------------------------------------------------------
def test_turns_that_a_legal_play_does_are_explained() -> None:
    cats, birds = "Marquise de Cat", "Eyrie Dynasties"
    assert _standing(HEAD + SETUP + CATS + BIRDS) == [(1, 9, cats, "explained"), (2, 10, birds, "explained")]


def test_turns_behind_a_finding_are_played_too() -> None:
    told = _standing(HEAD + SETUP + CATS.replace("++", "++3") + BIRDS)
    assert [standing for *_, standing in told] == ["found", "explained"]


def test_turns_of_who_cannot_be_played_are_open_with_the_reason() -> None:
    setup = SETUP.replace("E:b+6w->2/#commander->$", "H:w_w->1")
    last = check_text(HEAD.replace("E: Rook", "H: Rook") + setup + CATS + "H:#->H\n", plays=True).judged[-1]
    assert (last.standing, last.why) == (Standing.OPEN, "Lord of the Hundreds cannot be played yet")


def test_what_nobody_understands_leaves_all_behind_it_open() -> None:
    report = check_text(HEAD + SETUP + CATS.replace("++", "??") + BIRDS, plays=True)
    assert [each.standing for each in report.judged] == [Standing.OPEN, Standing.OPEN]
    assert report.judged[1].why == "line 9: an action is not understood"


def test_nothing_is_told_where_nothing_is_played() -> None:
    assert check_text(HEAD + SETUP + CATS).judged == []


# What reports say ----------------------------------------------------------------------------------------------------
@pytest.fixture
def game() -> GameReport:
    """A game of six turns."""
    findings = [Finding(FindingKind.VIOLATION, "4.2.1", 12, 7, "3w2->5", "no rule in 2 or 5")]
    ways = [
        *([(Standing.EXPLAINED, "")] * 2),
        (Standing.FOUND, ""),
        (Standing.UNDECIDED, "line 13: <nobody> can tell"),
        *([(Standing.OPEN, "Keepers in Iron cannot be played yet")] * 2),
    ]
    judged = [JudgedTurn(turn, 9 + turn, "Marquise", *way) for turn, way in enumerate(ways, 1)]
    return GameReport("one.rootlog", findings, judged=judged)


def test_text_closes_with_how_many_stand_how_and_why(game: GameReport, written: Written) -> None:
    assert written("text", [game, game]).splitlines()[-4:] == [
        "2 games checked: 2 violations",
        "12 turns: 4 explained by playing, 2 with findings, 2 undecided, 4 open",
        "    4 open: Keepers in Iron cannot be played yet",
        "    2 undecided: <nobody> can tell",
    ]


def test_only_the_reasons_of_most_turns_are_told(written: Written) -> None:
    judged = [JudgedTurn(turn, turn, "C", Standing.UNDECIDED, f"reason {turn}") for turn in range(1, 10)]
    assert written("text", [GameReport("one", judged=judged)]).splitlines()[-2:] == [
        "    1 undecided: reason 6",
        "    3 for other reasons",
    ]


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (3, "one.rootlog:12: turn 3, Marquise: with findings"),
        (4, "one.rootlog:13: turn 4, Marquise: undecided: line 13: <nobody> can tell"),
        (7, "one.rootlog: there is no turn 7; expected 1 to 6"),
    ],
)
def test_text_tells_of_one_turn_alone(game: GameReport, written: Written, turn: int, told: str) -> None:
    lines = written("text", [game], turn=turn).splitlines()
    assert told in lines
    assert ("no rule in 2 or 5" in "\n".join(lines)) is (turn == 3)


def test_json_lists_the_turns(game: GameReport, written: Written) -> None:
    document = json.loads(written("json", [game]))
    validate(document, VERSION_1)
    turns = document["games"][0]["turns"]
    assert len(turns) == 6
    assert turns[3] == {
        "turn": 4,
        "line": 13,
        "player": "Marquise",
        "standing": "undecided",
        "why": "line 13: <nobody> can tell",
    }


def test_the_other_formats_count_them(game: GameReport, written: Written) -> None:
    assert json.loads(written("sarif", [game]))["runs"][0]["properties"] == {
        "turns": {"explained": 2, "found": 1, "undecided": 1, "open": 2}
    }
    assert '<property name="turns open" value="2"/>' in written("junit", [game])
    assert "::notice title=turns::6 turns: 2 explained by playing" in written("github", [game])
    page = written("html", [game])
    assert page.count("6 turns: 2 explained by playing, 1 with findings, 1 undecided, 2 open") == 2
    assert "1 undecided: &lt;nobody&gt; can tell" in page
