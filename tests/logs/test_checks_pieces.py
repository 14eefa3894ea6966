"""Pieces in records: from where they are, as many as there are, and where they can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

CASES: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    # 1.5.1: the box
    ("as many as the supply holds", ("C:8t->8",), {}, ["violation 6.4 8t->8"]),
    ("one more than the supply holds", ("C:9t->8",), {}, ["violation 1.5.1 9t->8", "violation 6.4 9t->8"]),
    ("the supply, clearing by clearing", ("C:7w->4/7w->12",), {}, ["violation 6.5.3 7w->4"]),
    ("the supply, and one too many", ("C:7w->4/7w->12/w->12",), {}, ["violation 6.5.3 7w->4", "violation 1.5.1 w->12"]),
    ("what fell can be placed again", ("C:14w->4/w4->/w->12",), {}, ["violation 6.5.3 14w->4"]),
    ("a second keep", ("C:t_k->1",), {}, ["violation 1.5.1 t_k->1"]),
    (
        "a trade post that left the game",
        ("C:XO11(1,0)/Ot_m11->/++/#->C", "O:t_m->7+9+11/w->7+9+11/++6"),
        {"seats": "CO", "O": "2w->7/t_m->11/3w->$/$_h->2", "C": "t_k->4/3w->11/b_s->8/b_w->9/b_r->12"},
        ["violation 1.5.1 t_m->7+9+11"],
    ),
    (
        "the plots of any kind are eight",
        ("P:t->5+6+7+8+9",),
        {"seats": "P", "P": "w->1+2+3/t_r->1/t_s->2/t_e->3"},
        [],
    ),
    (
        "and not nine",
        ("P:t->5+6+7+8+9+10",),
        {"seats": "P", "P": "w->1+2+3/t_r->1/t_s->2/t_e->3"},
        ["violation 1.5.1 t->5+6+7+8+9+10"],
    ),
    ("hirelings come from anywhere", ("C:2h_Pw->5",), {}, ["undecided H.2 2h_Pw->5"]),
    # 1.5.4: where they are
    ("a warrior that stands there", ("C:w9->",), {}, ["violation 4.3 w9->"]),
    ("a warrior that does not", ("C:w2->",), {}, ["violation 1.5.4 w2->", "violation 4.3 w2->"]),
    ("wood of another clearing", ("C:t->8/t9->",), {}, ["violation 1.5.4 t9->"]),
    ("the token there is another", ("C:t4->/t_k4->",), {}, ["notation t4->", "violation 1.5.4 t_k4->"]),
    ("a building of the kind there", ("C:b_s8->",), {}, ["violation 4.3 b_s8->"]),
    ("a building of any kind", ("C:b8->",), {}, ["violation 4.3 b8->"]),
    ("a building of another kind", ("C:b_w8->",), {}, ["notation b_w8->", "violation 4.3 b_w8->"]),
    ("officers in their box", ("A:2#A->/2w->$/2w$->",), {"seats": "A"}, []),
    ("officers that nobody made", ("A:#A->/w->$/2w$->",), {"seats": "A"}, ["violation 1.5.4 2w$->"]),
    ("a plot that lies there", ("P:t1^t_s/++",), {"seats": "P", "P": "w->1+2+3/t->1"}, []),
    ("a plot that does not", ("P:t2^t_s/++",), {"seats": "P", "P": "w->1+2+3/t->1"}, ["violation 1.5.4 t2^t_s"]),
    ("two plots change places", ("P:t1<->t2",), {"seats": "P", "P": "w->1+2+3/t_e->1/t_s->2"}, []),
    ("an item that he has", ("V:p->9/%s->e",), {"seats": "V"}, []),
    ("an item that he has not", ("V:p->9/%h->e",), {"seats": "V"}, ["violation 1.5.4 %h->e"]),
    ("two items, and he has one", ("V:p->9/2%s->e",), {"seats": "V"}, ["violation 1.5.4 2%s->e"]),
    (
        "two items of a kind, one of them on a track",
        ("V:p->10/%r->e/%b10->V$/++/2%b->d/%b->e",),
        {"seats": "V", "V": "#tinker->$/p->1_9_10_12"},
        ["violation 9.2.7 2%b->d", "violation 9.2.5 %b->e"],
    ),
    ("an item that is damaged", ("V:p->9/%s->d/%sd->s",), {"seats": "V"}, ["violation 9.2.7 %s->d"]),
    ("the items of the Captains", ("N:%f->e/2%x->e",), {"seats": "N"}, ["violation 1.5.4 2%x->e"]),
    ("an item that she crafted", ("C:Z%b/++/%b->e",), {}, []),
    ("an item that she gave away", ("C:Z%b/++/%b->/%b->e",), {}, ["violation 4.1.2 %b->", "violation 1.5.4 %b->e"]),
    # 2.2.3: slots
    ("an open slot", ("C:t->8/t8->/b_s->8/++",), {}, []),
    (
        "no open slot",
        ("C:t->8/t8->/b_s->4/++/b_s->4/++2",),
        {},
        ["violation 2.2.3 b_s->4", "violation 6.5.4.II b_s->4"],
    ),
    ("a ruin fills a slot", ("C:b_s->12/++",), {}, ["violation 2.2.3 b_s->12"]),
    ("a ruin that was explored does not", ("V:p->12/%r->e/%b12->$/++/#->V", "C:b_s->12/++"), {"seats": "VC"}, []),
    ("two buildings for one slot", ("C:2b_s->3/++3",), {}, ["violation 2.2.3 2b_s->3"]),
    ("two buildings for two slots", ("C:2b_s->2/++3",), {"E": "b+6w->1/#despot->$"}, ["violation 6.5.4.I 2b_s->2"]),
    (
        "two plots for one clearing",
        ("P:3w1->/2t->1",),
        {"seats": "P", "P": "4w->1/w->2+3"},
        ["violation 13.2.2.II 2t->1"],
    ),
    ("tokens take no slot", ("C:3t->12",), {}, ["violation 6.4 3t->12"]),
    ("a building that fell leaves its slot", ("C:b_r12->/b_s->12/++",), {}, []),
    # 6.2.2 and its like: cannot
    ("the Marquise places at her keep", ("C:w->4",), {}, ["violation 6.5.3 w->4"]),
    ("others do not", ("P:R#P->/w->3+4+5+10",), {"seats": "CP"}, ["violation 6.2.2 w->3+4+5+10"]),
    ("others may move there", ("E:w8->4",), {"E": "b->2/3w->8/#despot->$"}, []),
    ("nor once the keep is gone", ("C:t_k4->/#->C", "P:R#P->/w->3+4+5+10"), {"seats": "CP"}, []),
    ("a second roost", ("E:B#E->$_b/b->2",), {}, ["violation 7.5.2.IV b->2"]),
    ("no enemy's piece at a snare", ("C:w->12",), {"seats": "CP", "P": "w->1+2+3/t_s->12"}, ["violation 13.7.2 w->12"]),
    # 6.5.3, 7.5.2.I, 8.6.1.III, 16.5.2: beside what
    ("a warrior at a recruiter", ("C:w->12",), {}, []),
    ("a warrior elsewhere", ("C:w->5",), {}, ["violation 6.5.3 w->5"]),
    ("in the place of another", ("C:XE2(0,0)/Ew2->/w->2",), {"C": "t_k->4/w->2/b_s->8/b_w->9/b_r->12"}, []),
    ("at a recruiter that fell", ("C:b12->/w->12",), {}, ["violation 4.3 b12->"]),
    ("at a roost", ("E:B#E->$_r/w->2",), {}, []),
    ("away from a roost", ("E:B#E->$_r/w->3",), {}, ["violation 7.5.2.I w->3"]),
    ("at a base", ("A:w->5",), {"seats": "A", "A": "3#->$/b_r->5/w->$"}, []),
    ("away from a base", ("A:w->6",), {"seats": "A", "A": "3#->$/b_r->5/w->$"}, ["violation 8.6.1.III w->6"]),
    ("at an enclave", ("F:w->5",), {"seats": "F"}, []),
    ("away from an enclave", ("F:w->6",), {"seats": "F"}, ["violation 16.5.2 w->6"]),
    (
        "where provisions fell",
        ("C:XS5(1,0)/St_p5->/++/2w->5/S++",),
        {"seats": "CS", "C": "t_k->4/w->5/b_s->8/b_w->9/b_r->12", "S": "b_e+4w->1/10w->$/t_p->5"},
        [],
    ),
    (
        "a pawn is not removed",
        ("C:Vp9->",),
        {"seats": "CV", "V": "#ranger->$/p->9"},
        ["omission 9.3.2 p->9", "violation 9.2.2 Vp9->"],
    ),
]


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
def test_pieces(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


def test_the_books_follow_the_record_after_an_offence(told: Told) -> None:
    """Four of one warrior leave clearing 11; they are in clearing 12 all the same."""
    assert told("C:4w11->12/4w12->11/w11->12") == ["violation 1.5.4 4w11->12"]


def test_what_was_expected_is_told(record: Any) -> None:
    from woodlaw.logs.check import check_text

    finding, *_ = check_text(record("C:9t->8"), "test").findings
    assert finding.message == "9 Marquise de Cat wood placed, but the supply holds 8"
    assert finding.expected == "at most 8"


OTTERS = {"seats": "OC", "O": "4w->7/3w->$/$_h->2/$_r->2/$_m->2"}
"""The Riverfolk, whose first turn spends the three warriors of their setup."""


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        pytest.param(("O:3w$->", "C:#->C", "O:2w$->"), [], id="unwritten"),
        pytest.param(("O:3w$->", "C:#->C", "O:w$->/w$->/w$->"), ["violation 1.5.4 w$->"], id="unwritten, and no more"),
        pytest.param(("O:3w$->", "C:#->C", "O:2w->$/2w$->"), [], id="written"),
        pytest.param(("O:3w$->", "C:#->C", "O:2w->$/3w$->"), ["violation 1.5.4 3w$->"], id="written, and no more"),
        pytest.param(("O:3w$->", "C:2w->O$/#->C", "O:w$->"), ["violation 1.5.4 w$->"], id="after a payment"),
        pytest.param(("O:4w$->", "C:#->C"), ["violation 1.5.4 4w$->"], id="after setup"),
    ],
)
def test_protectionism_need_not_be_written(told: Told, turns: tuple[str, ...], expected: list[str]) -> None:
    """It gives no choice (11.4.1)."""
    assert [finding for finding in told(*turns, **OTTERS) if finding.startswith("violation")] == expected
