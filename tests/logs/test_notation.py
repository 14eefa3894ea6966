"""The notation whole: lines and games that were written from its description alone, by nobody who knew the reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.logs.notation_figures import entries_of, misread
from tests.unread_games import UNREADABLE, false_alarms

from woodlaw.logs.check import check_text, position_at
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.rootlog import parse_action
from woodlaw.logs.rootlog.syntax import Unread
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import clearing

DATA = Path(__file__).parents[1] / "data" / "notation"
GAMES = sorted((DATA / "games").glob("*.rootlog"))
HEADER = "Map: Fall\nDeck: E&P\n"
MARQUISE = "C:t_k->2/b_s->2/b_w->5/b_r->10/w->1+2+3+5+6+7+8+9+10+11+12\n"
EYRIE = "E:b+6w->4/#despot->$\n"
EYRIES = 10
"""The line of the Eyrie's turn, which is no matter here."""
TABLE = f"{HEADER}C: Ann\nE: Bob\n\n{MARQUISE}{EYRIE}\n"


def found(text: str) -> list[str]:
    return [f"{each.kind} {each.clause} {each.action}" for each in check_text(text).findings]


@pytest.mark.parametrize("lines", ["lines", "more_lines"])
def test_every_line_is_read_as_meant_and_written_back(lines: str) -> None:
    assert misread(entries_of(DATA / f"{lines}.yaml")) == []


@pytest.mark.parametrize("game", GAMES, ids=[game.stem for game in GAMES])
def test_a_small_game_is_read_and_nothing_untrue_is_found(game: Path) -> None:
    """Each line beside a game tells an offence that it holds; what hirelings do may explain others."""
    true = {int(line.split()[1].strip(":")) for line in game.with_suffix(".expected").read_text().splitlines()}
    findings = check_text(game.read_text()).findings
    assert {finding.line for finding in findings if finding.judges} <= true
    assert not [finding for finding in findings if finding.kind is FindingKind.NOTATION]


def test_games_are_there() -> None:
    assert len(GAMES) == 20


# Hirelings ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "actions",
    [
        "5h_Ew->1/Xh_E1(1,0)/h_Ew1->",
        "5h_Ew->1/Xh_Ed1(1,0)",
        "5h_Ew->1/h_EXC1(2,1)/Cw1->/h_Ew1->",
        "h_Aw->4/h_AXE4",
        "h_E->A$4",
        "h_E->C$4/5h_Ew->1/3h_Ew1->9",
        "3h_Ew1->9",
        "h_Op->10/h_Op10->5",
        "h_Vp->1_2_5_10/%uh_V$->/2%u->h_V$",
        "h_Cw8->h_C$",
        "h_Kb->8/Xh_K8/h_Kb8->/++",
        "h_Xw->3",
    ],
)
def test_a_hireling_is_no_offence_and_no_fault(actions: str) -> None:
    findings = check_text(f"{TABLE}C:t->2/{actions}/#->C\n", plays=True).findings
    assert [finding.clause for finding in findings if finding.judges] == []


def test_hirelings_are_remarked_on_once() -> None:
    assert found(f"{TABLE}C:t->2/5h_Ew->1/3h_Ew1->9/#->C\n") == ["undecided H.2 5h_Ew->1"]


def test_what_no_hireling_explains_is_found() -> None:
    turn = "C:t->2/5h_Ew->1/w1->12/w4->8/#->C\n"
    judged = [each for each in found(TABLE + turn) if not each.startswith("undecided")]
    assert [each.split()[1] for each in judged] == ["4.2", "1.5.4"]


def test_a_header_sets_hirelings_and_landmarks_up() -> None:
    text = TABLE.replace(
        "C: Ann", "Landmarks: ferry->5/market->11\nHirelings: h_E, h_Sd, h_O/5h_Ew->1/h_Op->10\nC: Ann"
    )
    state = position_at(text, 0)
    assert state.count(clearing(1), piece("h_E", "warrior", Category.WARRIOR)) == 5
    assert state.count(clearing(10), piece("h_O", "pawn", Category.PAWN)) == 1
    assert [each.split()[:2] for each in found(text)] == [["undecided", "L"], ["undecided", "H.2"]]


@pytest.mark.parametrize(
    ("header", "column"),
    [("Landmarks: pond->3", 12), ("Landmarks: market->13", 12), ("Hirelings: h_E, h_S/5h_Ew>1", 26)],
)
def test_a_header_that_cannot_be_read_is_told_at_its_column(header: str, column: int) -> None:
    findings = check_text(TABLE.replace("C: Ann", f"{header}\nC: Ann")).findings
    assert [(each.line, each.column) for each in findings if each.kind is FindingKind.NOTATION] == [(3, column)]


# Nothing unread is judged ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable_actions_are_so(text: str) -> None:
    assert isinstance(parse_action(text)[0], Unread)


@pytest.mark.parametrize(
    "turns",
    [
        "C:t->2/w11=>>3/#->C\nE:\nC:t->2/2w3->7/#->C\n",
        "C:t->2/t2|->/b_s->7/++/#->C\n",
        "C:t->2/2!#->C\n",
        "C:t->2/Kt_3_f9->$/++3/#->C\n",
        "C:t->2/X_4/Ew4->/#->C\n",
        "C:t->2/w11->1}2/#->C\nE:\nC:t->2/2w12->9/#->C\n",
    ],
)
def test_nothing_that_rests_on_what_is_not_understood_is_judged(turns: str) -> None:
    judged = [each for each in check_text(TABLE + turns).findings if each.judges and each.line != EYRIES]
    assert judged == []


def test_what_a_seat_that_nobody_knows_may_have_touched_is_not_judged() -> None:
    turns = "C:t->2/#->C\nE:\nQ:Cw11->3/b->7\nC:t->2/2w3->7/#->C\n"
    judged = [each for each in check_text(TABLE + turns).findings if each.judges and each.line > EYRIES]
    assert [each.clause for each in judged] == []


def test_a_stray_word_excuses_nothing() -> None:
    assert "violation 4.2 w3->12" in found(f"{TABLE}C:t->2/well played/w3->12/#->C\n")


def test_what_an_unread_action_cannot_have_touched_is_judged() -> None:
    turns = "C:t->2/#sap=>C/#->C\nE:B#E->$_m/w->4/2w4->2/#->E/++\n"
    assert "violation 4.2 2w4->2" in found(TABLE + turns)


VAGABONDS = "V:#thief->V$/p->1_2_5_10\n"
WITH_A_PAWN = f"Map: Fall\nDeck: Standard\nC: Ann\nV: Bob\n\n{MARQUISE}{VAGABONDS}\n"
WITH_THE_FERRY = (
    "Map: Lake\nDeck: Standard\nClearings: M1, R2, F3, F4, R5, M6, F7, M8, R9, F10, M11, R12\nC: Ann\nV: Bob\n\n"
    "C:t_k->2/b_s->2/b_w->7/b_r->10/w->1+2+3+4+5+6+7+8+9+10+11+12\nV:#thief->V$/p->2_7_10\n\n"
)


@pytest.mark.parametrize(
    ("game", "judged"),
    [
        (f"{WITH_A_PAWN}C:\nV:p->10/p->9", True),
        (f"{WITH_A_PAWN}C:\nV:p->1!0/p->9", False),
        (f"{WITH_A_PAWN}C:w!3->6\nV:p->10/p->9", True),
        (f"{WITH_THE_FERRY}C:(w+f)1->10\nV:\nC:w10->12", False),
        (f"{WITH_THE_FERRY}C:(w!+f)1->10\nV:\nC:w10->12", False),
        (f"{WITH_THE_FERRY}C:w!3->2\nV:\nC:w10->12", True),
        (f"{TABLE}C:Z!boat\nE:\nC:w11->5", False),
        (f"{TABLE}C:+++2\nE:w4->5", True),
    ],
)
def test_a_path_is_missed_unless_what_is_not_understood_may_be_it_or_its_start(game: str, judged: bool) -> None:
    assert any(each.startswith("violation 4.2 ") for each in found(game)) is judged


def test_pieces_of_another_are_no_matter_of_paths() -> None:
    assert "violation 4.2 Cw9->4" not in found(f"{TABLE}C:w8!->9\nE:Cw9->4\n")
    assert "violation 4.2 Cw11->6" in found(f"{TABLE}C:w8!->9\nE:Cw11->6\n")


BY_THE_MAP, BY_A_BOARD, BY_A_BOT = 361, 423, 456
"""Games in which an unreadable action may have touched what others pay by, what its player acts by, or a bot."""
IN_A_NUMBER, IN_A_FOREST, A_TOKEN = 496, 173, 213
"""Games in which what cannot be read stands within a number, or hides whose warriors, or which token, lies where."""
A_DIGIT, A_CRAFT, A_BATTLE, A_LETTER, A_CLEARING, A_RULER = 100, 110, 216, 521, 539, 1247
"""Games in which a character is lost that told a part of a number, a craft, a battle, whose warriors, where, or of a
move by which another rules, and scores for it in Evening."""
HARD = (
    *(BY_THE_MAP, BY_A_BOARD, BY_A_BOT),
    *(IN_A_NUMBER, IN_A_FOREST, A_TOKEN),
    *(A_DIGIT, A_CRAFT, A_BATTLE, A_LETTER, A_CLEARING, A_RULER),
)


@pytest.mark.parametrize("game", [*range(1, 6), *HARD])
def test_an_action_that_cannot_be_read_makes_no_offence(game: int) -> None:
    assert list(false_alarms(game)) == []
