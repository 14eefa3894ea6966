"""The writer over whole files: the canonical form, and what stays where it was."""

from __future__ import annotations

from woodlaw.logs.rootlog import parse_action, read, write
from woodlaw.logs.rootlog.syntax import Action, Header, Log, Seat, Turn

MESSY = """\
//first

E:b+6w->2;#despot->$//a despot
Map:Fall   //   printed
c: Ann
C:(6w+b)->3 / what? / 2(w+t)3-> /
//between

// before the round
E w\u21923
Winner : e
//after
"""

CANONICAL = """\
// first

Map: Fall // printed
C: Ann

E:b+6w->2/#despot->$ // a despot
C:6w+b->3/what?/(2w+2t)3->

// between
// before the round
E:w->3

Winner: E
// after
"""


def test_a_messy_file_becomes_canonical() -> None:
    assert write(read(MESSY)) == CANONICAL


def test_canonical_text_is_written_as_it_stands() -> None:
    assert write(read(CANONICAL)) == CANONICAL


def test_canonical_text_has_only_the_problems_that_cannot_be_mended() -> None:
    assert [(problem.line, problem.text) for problem in read(CANONICAL).problems] == [(7, "what?")]


def test_comments_stay_beside_headers() -> None:
    text = "// above\n\nMap: Fall // beside\n\n// between\n\nDeck: E&P // beside too\nC: Ann // a seat\n\nC:w->1\n"
    assert write(read(text)) == text


def test_a_comment_beside_a_winner_stays() -> None:
    text = "C:w->1\n// done\n\nWinner: C // well played\n// bye\n"
    assert write(read(text)) == text


def test_empty_values_stay_empty() -> None:
    text = "Map:\nC:\nE:w->1\nC:\n\nWinner:\n"
    log = read(text)
    assert [seat.player for seat in log.seats] == [""]
    assert write(log) == text


def test_a_late_setup_stays_in_its_place() -> None:
    text = "C: Ann\n\nC:w->1\n\nC:w->2\nE:w->3\n"
    log = read(text)
    assert [turn.line for turn in log.setup] == [3, 6]
    assert write(log) == text


def test_a_tree_made_without_lines_is_written_in_order() -> None:
    node, bends = parse_action("w->1")
    action = Action(node, "", 0, 0, bends)
    log = Log(
        headers=[Header("Map", "Lake", 0, 0)],
        seats=[Seat("C", "Ann", 0)],
        setup=[Turn("C", 0, [action], blank_before=True)],
        turns=[Turn("C", 0, [action, action], "twice", blank_before=True)],
        winners="C",
        winner_line=1,
    )
    assert write(log) == "Map: Lake\nC: Ann\n\nC:w->1\n\nC:w->1/w->1 // twice\n\nWinner: C\n"


def test_nothing_is_written_as_nothing() -> None:
    assert write(Log()) == ""
