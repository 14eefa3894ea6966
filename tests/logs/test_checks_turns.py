"""Turns in records: round the table, until somebody has won, and step after step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

IDLE = {"O": "O:", "P": "P:", "A": "A:#A->/#->A", "C": "C:#C->/#->C", "E": "E:B#E->$_m/#->E"}
"""Turns in which nothing happens that the Law does not require."""

SEATING: list[tuple[str, str, list[str]]] = [
    ("round and round", "OPAOPAOPA", []),
    ("the record breaks off", "OPAOP", []),
    ("one player", "OOO", []),
    ("two change places once", "OPAPOA", ["violation 1.4.1 P:"]),
    ("one is left out", "OPAPAOPA", ["violation 1.4.1 P:"]),
    ("one plays twice", "OPAOOPA", ["violation 1.4.1 O:"]),
    ("another order from the second round on", "OPAAPOAPO", ["violation 1.4.1 A:", "violation 1.4.1 A:"]),
    ("one joins in the second round", "OPOAPOAP", []),
]

STEPS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("the Marquise crafts, then builds", ("C:t->8/Z%b/++/t8->/b_s->8/++",), {}, []),
    ("the Marquise builds, then crafts", ("C:t->8/t8->/b_s->8/++/Z%b/++",), {}, ["violation 6.5 Z%b"]),
    ("the Marquise recruits, then crafts", ("C:w->12/w8->7/Z%b/++",), {}, []),
    ("the Eyrie recruit, then build", ("E:B#E->$_m/w->2/6w2->5/b->5",), {}, []),
    (
        "the Eyrie build, then win over a warrior that hospitals carry away",
        ("E:B#E->$_m/6w2->5/b->5/F#@E->/Cw2->4/F#C->/w->2",),
        {"C": "t_k->4/w->2+4/b_s->8/b_w->9/b_r->12"},
        ["violation 6.2.3 Cw2->4", "omission 6.2.3 Cw2->4"],
    ),
    ("the Eyrie build, then recruit", ("E:B#E->$_m/6w2->5/b->5/w->2",), {}, ["violation 7.5.2.I w->2"]),
    (
        "a warrior comes with a new roost",
        ("E:B#E->$_m/b+3w->5",),
        {"E": "6w->2/#despot->$"},
        ["omission 7.3.2 #despot->$"],
    ),
    ("the Eyrie recruit, then craft", ("E:B#E->$_m/w->2/Zleague",), {}, ["violation 7.5.1 Zleague"]),
    (
        "the Alliance revolts, then crafts",
        ("A:(R+M)#$->/t->5+2/++/#->A", "C:t->8/#->C", "A:R#$->/R#->A$/R#->A$"),
        {"seats": "AC"},
        [],
    ),
    ("the Alliance mobilizes, then spreads", ("A:#A->$/R#$->/t->5",), {"seats": "A"}, []),
    (
        "the Alliance moves, then spreads",
        ("A:w5->1/2B#$->/t->2/++/2#->A", "E:"),
        {"seats": "AE", "A": "3#->$/b_r+t->5/3w->5/w->$"},
        ["violation 8.4.2 t->2"],
    ),
    (
        "the Alliance recruits, then crafts",
        ("A:w->5/Z%f/++",),
        {"seats": "A", "A": "3#->$/b_r+t->5/w->$"},
        ["violation 8.5.1 Z%f"],
    ),
    ("the Corvids flip, then plot", ("P:t1^t_s/++/w2->/t->2",), {"seats": "P", "P": "w->1+3/2w->2/t->1"}, []),
    ("the Cult performs rituals, then crafts", ("L:R#^/w->3/Z%f/++",), {"seats": "L"}, []),
    (
        "the Duchy sways, then crafts",
        ("D:w->0/(R+F)#^/#foremole->$/++/Z%f/++",),
        {"seats": "D", "D": "2w+t->3/2w->6+7+11/b_m->3"},
        [],
    ),
    ("setup has no steps", ("C:t->8",), {"C": "b_r->12/b_w->9/b_s->8/w->4/t_k->4"}, []),
]


@pytest.mark.parametrize(("players", "expected"), [pytest.param(*case[1:], id=case[0]) for case in SEATING])
def test_seating_order(told: Told, players: str, expected: list[str]) -> None:
    assert told(*(IDLE[player] for player in players), seats="OPA") == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in STEPS])
def test_steps(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


def test_the_game_ends_with_thirty_points(told: Told) -> None:
    built, clergy = "Y:t_r5->/b_c->5/++{}/#->Y", {"seats": "YC", "Y": "b_c+3w->10/w->1+5+9/t_f->1/t_r->5/t_m->9"}
    assert told(built.format(29), IDLE["C"], **clergy) == []
    assert told(built.format(30), **clergy) == []
    assert told(built.format(30), IDLE["C"], "Y:#->Y", IDLE["C"], **clergy) == ["violation 3.1 C:"]


def test_turns_of_letters_without_a_seat(told: Told) -> None:
    assert told("K:w->5", IDLE["C"], "K:w->5") == ["undecided 5.1.1 K:", "undecided 5.1.1 K:"]


def test_who_is_next_is_told(record: Any) -> None:
    from woodlaw.logs.check import check_text

    (finding,) = check_text(record(*(IDLE[player] for player in "OPAP"), seats="OPA"), "test").findings
    assert finding.message == "Corvid Conspiracy takes a turn though Riverfolk Company is next"
    assert (finding.line, finding.column) == (12, 1)
