"""What holds for the books of any record, however wild."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from woodlaw.factions.registry import by_letter, factions
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import Books
from woodlaw.logs.check import check_bytes, check_text
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Log
from woodlaw.logs.rootlog.writer import write
from woodlaw.table.places import PlaceKind

if TYPE_CHECKING:
    from tests.logs.conftest import Record

LETTERS = "CEAVGLODPHKFTNYJS"

# Actions, by the forms of the notation, of which most make some sense ------------------------------------------------
letters = st.sampled_from(LETTERS)
owners = st.sampled_from(["", "", "", *LETTERS, "h_P"])
counts = st.sampled_from(["", "", "2", "3", "7", "99"])
clearings = st.integers(1, 12).map(str)
places = clearings | st.sampled_from(["0", "$", "4_9_12", "1_2_5_10", "3_6_11"]) | letters.map("{}$".format)
warriors_and_pawns = ["w", "w", "w", "w_w", "w_thief", "p", "f"]
buildings = ["b", "b_s", "b_w", "b_r", "b_f", "b_m", "b_c", "b_e", "b_f_t"]
tokens = ["t", *map("t_{}".format, "kfjbserpmcgadl")]
pieces = st.sampled_from([*warriors_and_pawns, *buildings, *tokens])
suits = st.sampled_from(["", "", "B", "F", "M", "R", "G"])
names = st.sampled_from(
    ["", "", "", "dom", "@", "sabo", "tun", "false", "boat", "cplans", "coffin", "codeb", "captain"]
)
cards = st.builds("{}{}#{}".format, counts, suits, names)
hands = letters | st.sampled_from(["$", "*", "Q", "A$", "$_r", "$_x", "$_1"])
items = st.builds("{}%{}".format, counts, st.sampled_from("sbcxhtrfu_"))
rolls = st.sampled_from(["", "", "(0,0)", "(1,0)", "(2,1)", "(3,3)", "(0,2)"])
ambushes = st.sampled_from(["", "", "", "F@", "B@", "M@R@"])
actions = st.one_of(
    st.builds("{}{}{}->{}".format, counts, owners, pieces, places),
    st.builds("{}{}{}{}->{}".format, counts, owners, pieces, places, places | st.just("")),
    st.builds("{}{}{}->".format, owners, pieces, clearings),
    st.builds("(2w+{}{}){}->{}".format, owners, pieces, clearings, clearings | st.just("")),
    st.builds("{}->{}+{}".format, pieces, clearings, clearings),
    st.builds("{}X{}{}{}{}".format, owners, letters, clearings, ambushes, rolls),
    st.builds("{}{}->{}".format, cards, hands | st.just(""), hands | st.just("")),
    st.builds("{}^{}".format, cards, letters | st.just("")),
    st.builds("Z{}".format, st.sampled_from(["%b", "%t", "sabo", "tun", "false", "boat", "cplans", "soup", "coffin"])),
    st.builds("{}++{}".format, st.sampled_from(["", "", "C", "E"]), st.sampled_from(["", "2", "30"])),
    st.sampled_from(["--3", "++->$", "++->C$", "$_->", "$_C->a", "$_C->h", "$_o->M", "#despot->$", "11_12->", "5_9->"]),
    st.builds("{}->{}".format, items, st.sampled_from(["e", "r", "d", "$", "C$", ""])),
    st.builds("%{}{}->$".format, st.sampled_from("sbhf"), clearings),
    st.builds("t{}^t_{}".format, clearings, st.sampled_from("bser")),
    st.builds("t{}<->t{}".format, clearings, clearings),
    st.builds("?Pt_{}{}".format, st.sampled_from("bser"), clearings),
)  # fmt: skip
turns = st.lists(actions, max_size=8).map("/".join)


@st.composite
def games(draw: st.DrawFn) -> tuple[str, str, tuple[str, ...]]:
    """Draw the seats of a table, its map, and turns of some of the seats."""
    seats = "".join(draw(st.lists(letters, min_size=1, max_size=4, unique=True)))
    map_ = draw(st.sampled_from(["Fall", "Fall", "Winter", "Lake", "Mountain"]))
    played = draw(st.lists(st.builds("{}:{}".format, st.sampled_from(seats), turns), max_size=8))
    return seats, map_, tuple(played)


def text_of(record: Record, game: tuple[str, str, tuple[str, ...]]) -> str:
    seats, map_, played = game
    return record(*played, seats=seats, map_=map_, winner=seats[0])


def keeper_of(text: str) -> tuple[Bookkeeper, Log]:
    log = read(text)
    opening = lay_table(log)
    assert opening.game is not None
    return Bookkeeper(opening, opening.game), log


def owned(books: Books) -> dict[str, int]:
    """Return how many faction pieces each seat has anywhere."""
    found = dict.fromkeys(books.game.state.seats, 0)
    for there in books.game.state.pieces.values():
        for piece, count in there.items():
            if piece.owner in found:
                found[piece.owner] += count
    return found


def without_notation(findings: list[Finding]) -> list[tuple[str, str, str, str]]:
    return [(f.kind.value, f.clause, f.message, f.expected) for f in findings if f.kind is not FindingKind.NOTATION]


# Properties ----------------------------------------------------------------------------------------------------------
@settings(deadline=None, max_examples=150)
@given(st.text())
def test_any_text_has_a_report(text: str) -> None:
    report = check_text(text, "test")
    assert report.file == "test"
    assert not (report.error and report.findings)


@settings(deadline=None, max_examples=80)
@given(st.binary(max_size=300))
def test_any_bytes_have_a_report(data: bytes) -> None:
    report = check_bytes(data, "test")
    assert "\n" not in report.error
    assert all("\n" not in finding.message for finding in report.findings)


@settings(deadline=None, max_examples=80)
@given(game=games(), noise=st.text(max_size=20))
def test_any_game_has_a_report_whose_findings_stand_in_the_file(
    record: Record, game: tuple[str, str, tuple[str, ...]], noise: str
) -> None:
    text = text_of(record, game) + noise
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    report = check_text(text, "test")
    assert not report.error
    for finding in report.findings:
        assert 1 <= finding.line <= len(lines)
        assert 1 <= finding.column <= len(lines[finding.line - 1]) + 1
        assert finding.message
        assert bool(finding.clause) or finding.kind is FindingKind.NOTATION


# Somebody who sits at no table places what counts as a seated player's.
@example(game=("PC", "Fall", ("P:w->1/h_Pw->1",)))
@settings(deadline=None, max_examples=120)
@given(game=games())
def test_the_books_hold_no_less_than_nothing(record: Record, game: tuple[str, str, tuple[str, ...]]) -> None:
    keeper, log = keeper_of(text_of(record, game))
    books = keeper.books
    keeper.enter(log)
    state = books.game.state
    assert all(count > 0 for there in state.pieces.values() for count in there.values())
    assert all(points is None or points >= 0 for points in state.score.values())
    assert all(len(cards) <= 200 for cards in state.cards.values())


@settings(deadline=None, max_examples=120)
@given(game=games())
def test_pieces_come_from_nowhere_only_with_a_finding_and_never_vanish(
    record: Record, game: tuple[str, str, tuple[str, ...]]
) -> None:
    text = text_of(record, game)
    pieces = {head.name: factions()[head.name].pieces.values() for head in by_letter().values()}
    before = {name: sum(spec.count for spec in specs) for name, specs in pieces.items()}
    for number in range(len(read(text).turns) + 1):
        keeper, log = keeper_of(text)
        books = keeper.books
        keeper.enter(log, number)
        now = owned(books)
        told = {f.clause for f in books.findings if not number or f.line == log.turns[number - 1].line}
        assert all(now[seat] >= before[seat] for seat in now)
        if not told & {"1.5.1", "1.5.4"} and not books.doubts.lines:
            assert now == {seat: before[seat] for seat in now}
        before |= now


@settings(deadline=None, max_examples=60)
@given(one=games(), other=games())
def test_a_check_depends_on_nothing_but_the_game(
    record: Record, one: tuple[str, str, tuple[str, ...]], other: tuple[str, str, tuple[str, ...]]
) -> None:
    text = text_of(record, one)
    first = check_text(text, "test")
    check_text(text_of(record, other), "another")
    assert check_text(text, "test") == first


@settings(deadline=None, max_examples=100)
@given(game=games())
def test_the_canonical_form_of_a_game_has_the_same_findings(
    record: Record, game: tuple[str, str, tuple[str, ...]]
) -> None:
    text = text_of(record, game)
    canonical = write(read(text))
    assert without_notation(check_text(canonical, "test").findings) == without_notation(
        check_text(text, "test").findings
    )


def test_pieces_on_boards_are_counted_too(record: Record) -> None:
    """The properties above would be empty if pieces left the books for a board."""
    keeper, log = keeper_of(record("A:2w->$/w->5", seats="A"))
    books = keeper.books
    before = owned(books)
    keeper.enter(log)
    assert owned(books) == before == {"woodland_alliance": 23}
    officers = [place for place in books.game.state.pieces if place.kind is PlaceKind.BOARD]
    assert [sum(books.game.state.at(place).values()) for place in officers] == [2]


@pytest.mark.parametrize("letter", LETTERS)
def test_every_letter_takes_part(record: Record, letter: str) -> None:
    """The games above are of every faction there is."""
    keeper, log = keeper_of(record(seats=letter))
    books = keeper.books
    keeper.enter(log)
    assert not books.findings
    assert set(LETTERS) == set(by_letter())
