"""Checking files that people should not have sent: each gets a report, and none an exception."""

from __future__ import annotations

import subprocess
import sys
from time import process_time

import pytest

from woodlaw.engine.state import State
from woodlaw.logs.check import check_bytes, check_text, position_at
from woodlaw.logs.findings import Finding, GameReport
from woodlaw.table.pieces import Category
from woodlaw.table.places import clearing, hand

GAME = """\
Map: Fall
Deck: Standard
C: Hazel
E: Rook

C:t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9/b_r->12
E:b+6w->2/#despot->$

C:t->8/w4->7/#->C
E:M#E->$_m/4w2->5/#->E
"""
CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"
A_SECOND = 1.0


def told(report: GameReport) -> list[tuple[str, str, int, int]]:
    assert not report.error
    return [(f.kind.value, f.clause, f.line, f.column) for f in report.findings]


def only(report: GameReport) -> Finding:
    (finding,) = report.findings
    return finding


def test_a_finding_stands_where_its_action_stands() -> None:
    finding = only(check_text(GAME, "a game"))
    assert (finding.kind, finding.clause, finding.line, finding.column) == ("violation", "4.2", 9, 8)
    assert finding.action == "w4->7"


def test_the_report_bears_the_name_it_was_given() -> None:
    assert check_text(GAME, "-").file == "-"
    assert check_bytes(b"\x00", "photo.rootlog").file == "photo.rootlog"


# No game -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["", "\n\n\n", "// nothing but talk\n", "\ufeff"])
def test_nothing_is_no_game(text: str) -> None:
    report = check_text(text, "test")
    assert report.error == "holds no game; expected header lines such as 'Map: Fall' and a line a turn"
    assert report.findings == []


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"\xff\xfeC\x00:", bytes(range(256)) * 9])
def test_what_is_no_text_is_no_game(data: bytes) -> None:
    report = check_bytes(data, "test")
    assert "not text" in report.error
    assert "\n" not in report.error
    assert report.findings == []


def test_what_is_too_large_is_no_game() -> None:
    assert "too large" in check_bytes(b"x" * 10_000_000, "test").error


# Headers -------------------------------------------------------------------------------------------------------------
def test_no_header_at_all() -> None:
    report = check_text("C:w->1\nE:w->2\nC:w1->12\n", "test")
    assert told(report) == [("undecided", "5.1.1", 1, 1), ("undecided", "A.1", 1, 1), ("undecided", "A.2", 1, 1)]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Map: Fall", "Map: Atlantis", [("undecided", "A.1", 1, 1)]),
        ("Map: Fall\n", "", [("undecided", "A.1", 1, 1)]),
        ("Map: Fall", "Map: Winter", [("undecided", "A.1", 1, 1)]),
        ("Map: Fall", "Map: Fall\nClearings: F1, R2", [("undecided", "A.1", 2, 1)]),
        ("Deck: Standard", "Deck: Tarot", [("undecided", "A.2", 2, 1)]),
        ("Deck: Standard\n", "", [("undecided", "A.2", 1, 1), ("violation", "4.2", 8, 8)]),
        ("E: Rook", "E: Rook\nU: Nobody", [("undecided", "5.1.1", 5, 1), ("violation", "4.2", 10, 8)]),
        ("E: Rook\n", "", [("violation", "4.2", 8, 8), ("undecided", "5.1.1", 6, 1), ("undecided", "5.1.1", 9, 1)]),
    ],
)
def test_headers_that_do_not_say_enough(old: str, new: str, expected: list[tuple[str, str, int, int]]) -> None:
    found = told(check_text(GAME.replace(old, new), "test"))
    assert [f for f in found if f[0] != "notation"] == sorted(expected, key=lambda each: each[2:])


def test_a_map_that_does_not_exist_is_told_with_those_that_do() -> None:
    finding = only(check_text(GAME.replace("Fall", "Atlantis"), "test"))
    assert "'Atlantis'" in finding.message
    assert "Autumn or Fall" in finding.message


# Actions -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "column"),
    [("999999999w->1", 8), ("w->13", 11), ("w->0", 8), ("xyzzy", 8), ("Z%", 10), ("w->$_zz$", 15), ("XE99", 10)],
)
def test_an_action_that_cannot_be_is_told_and_the_rest_is_read(action: str, column: int) -> None:
    report = check_text(GAME.replace("w4->7", f"{action}/w4->7"), "test")
    unread, refused = report.findings
    assert (unread.kind, unread.line, unread.column) == ("notation", 9, column)
    assert (refused.clause, refused.action) == ("4.2", "w4->7")


def test_nothing_is_counted_below_nothing() -> None:
    state = position_at(GAME.replace("w4->7", "999w4->7/999t8->/99#C->/99%b->"), 2)
    assert all(count > 0 for there in state.pieces.values() for count in there.values())
    assert len(state.cards_at(hand(CATS))) == 1


# Texts ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>", "\x1b[31mred\x1b[0m", "]]>&amp;", "${HOME} `id` $(id)", "C: E: V", "x" * 15_000],
)
def test_names_are_nothing_but_names(name: str) -> None:
    assert told(check_text(GAME.replace("Hazel", name), "test")) == [("violation", "4.2", 9, 8)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_every_marked_encoding_reads_alike(encoding: str) -> None:
    game = GAME.replace("Rook", "Röschen")
    assert check_bytes(game.encode(encoding), "test") == check_text(game, "test")


def test_another_encoding_is_remarked_upon() -> None:
    remark, refused = check_bytes(GAME.replace("Rook", "Röschen").encode("latin-1"), "test").findings
    assert (remark.kind, remark.line) == ("notation", 4)
    assert refused.clause == "4.2"


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_endings_do_not_matter(ending: str) -> None:
    assert check_text(GAME.replace("\n", ending), "test") == check_text(GAME, "test")


@pytest.mark.parametrize(
    "line", ["x" * 10_000_000, "C:" + "w->5/" * 2_000_000, "C:" + "(" * 10_000_000, "C:w" + "5" * 10_000_000]
)
def test_a_line_of_ten_megabytes_is_told_in_no_time(line: str) -> None:
    before = process_time()
    report = check_text(GAME + line, "test")
    assert process_time() - before < A_SECOND
    assert ("violation", "4.2", 9, 8) in told(report)
    assert any("too long" in finding.message for finding in report.findings)


@pytest.mark.parametrize(
    "actions",
    [
        "++",
        "w8->7/w7->8",
        "w->5",
        "XE2",
        "99#->C/99#C->E",
        "Zsabo/#sabo$->/#->C",
        "999t->8/999t8->",
        "Z%b",
        "w->" + "5+" * 900 + "5",
    ],
)
def test_a_turn_without_end_is_given_up_in_time(actions: str) -> None:
    before = process_time()
    report = check_text(GAME + "\nC:" + "/".join([actions] * (19_000 // (len(actions) + 1))), "test")
    assert process_time() - before < 2 * A_SECOND
    assert report.findings[-1].message.startswith("from here on nothing is checked: ")


def test_a_game_without_end_is_given_up_in_time() -> None:
    turns = "C:t->8/t8->/#->C/#C->/w8->7/w7->8\nE:M#E->$_m/#->E\n" * 5_000
    before = process_time()
    report = check_text(GAME + turns, "test")
    assert process_time() - before < 8 * A_SECOND
    assert report.findings[-1].message.startswith("from here on nothing is checked: ")


def test_one_action_does_not_move_a_thousand_cards() -> None:
    message = only(check_text(GAME.replace("w4->7", "999#->C"), "test")).message
    assert message == "999 cards are more than any deck holds"


def test_two_seats_of_one_faction_are_told() -> None:
    report = check_text(GAME.replace("E: Rook", "E: Rook\nC: Hazel's sister"), "test")
    assert not report.error
    assert ("notation", 5) in [(finding.kind, finding.line) for finding in report.findings]


# Positions -----------------------------------------------------------------------------------------------------------
def warriors(state: State, number: int) -> dict[str, int]:
    there = state.at(clearing(number)).items()
    return {piece.owner: count for piece, count in there if piece.category is Category.WARRIOR}


def test_the_position_after_any_turn() -> None:
    assert warriors(position_at(GAME, 0), 2) == {BIRDS: 6}
    assert warriors(position_at(GAME, 1), 7) == {CATS: 2}
    after = position_at(GAME, 2)
    assert (warriors(after, 2), warriors(after, 5)) == ({BIRDS: 2}, {BIRDS: 4, CATS: 1})
    assert after.score == {CATS: 0, BIRDS: 0}


@pytest.mark.parametrize("turn", [-1, 3, 10**9])
def test_there_is_no_position_after_a_turn_that_was_not(turn: int) -> None:
    with pytest.raises(ValueError, match="the record has turns 0 \\(setup\\) to 2"):
        position_at(GAME, turn)


def test_there_is_no_position_without_a_table() -> None:
    with pytest.raises(ValueError, match="no map is called 'Atlantis'"):
        position_at(GAME.replace("Fall", "Atlantis"), 0)


def test_checks_are_made_in_one_order_whichever_of_their_modules_comes_first() -> None:
    tell = (
        "from woodlaw.logs.checks.registry import checks; made = checks(); "
        "made = {event.__name__: made for event, made in made.before.items()} | {'': made.at_turn_end}; "
        "print([(when, check.__qualname__) for when in sorted(made) for check in made[when]])"
    )
    orders = {
        subprocess.run(
            [sys.executable, "-c", f"import woodlaw.logs.checks.{first}; {tell}"], capture_output=True, check=True
        ).stdout
        for first in ("cards", "winning")
    }
    assert len(orders) == 1
