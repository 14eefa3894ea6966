"""Who has won, in records: by points, by dominance, in a coalition."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

E_TURN = "E:B#E->$_m/#->E"
DOMINANCE = "C:++10/{}#domC->$/++->$/#->C"
TWO_OF_EACH = {"C": "t_k->4/w->3+4+7+6/b_s->8/b_w->9/b_r->5"}
"""The Marquise rules two clearings of each suit and more of none but the rabbits, and no two opposite corners."""
BUILT = "Y:t_r5->/b_c->5/++{}/#->Y"
"""The Clergy build a Cathedral, for which they score nobody knows how much."""
AT_TEN = "b_c+3w->10/w->1+5+9/t_f->1/t_r->5/t_m->9"
CLERGY = {"seats": "YC", "Y": AT_TEN}
FOUR = {"seats": "CEYV", "C": "t_k->4/w->4/b_s->8/b_w->9/b_r->12", "Y": AT_TEN}

POINTS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("nobody is named", (BUILT.format(29),), {**CLERGY}, []),
    ("thirty points", (BUILT.format(30),), {**CLERGY, "winner": "Y"}, []),
    ("twenty-nine points", (BUILT.format(29),), {**CLERGY, "winner": "Y"}, ["violation 3.1 Winner: Y"]),
    (
        "another has thirty points",
        (BUILT.format(30),),
        {**CLERGY, "winner": "C"},
        ["violation 3.1 Winner: C", "violation 3.1 Winner: C"],
    ),
    (
        "another may have thirty points, or fewer, for a loss was told first",
        ("Y:--2/t_r5->/b_c->5/++30/#->Y",),
        {**CLERGY, "winner": "C"},
        ["violation 3.1 Winner: C"],
    ),
    ("nobody sits there", (BUILT.format(30),), {**CLERGY, "winner": "K"}, ["undecided 3.1 Winner: K"]),
]

DOMINANCES: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("three foxes", (DOMINANCE.format("F"), E_TURN), {"winner": "C"}, []),
    ("two foxes", (DOMINANCE.format("F"), E_TURN), {"winner": "C", **TWO_OF_EACH}, ["violation 3.3.1.I Winner: C"]),
    ("three rabbits", (DOMINANCE.format("R"), E_TURN), {"winner": "C", **TWO_OF_EACH}, []),
    ("opposite corners", (DOMINANCE.format("B"), E_TURN), {"winner": "C"}, []),
    (
        "neighbouring corners",
        (DOMINANCE.format("B"), E_TURN),
        {"winner": "C", **TWO_OF_EACH},
        ["violation 3.3.1.II Winner: C"],
    ),
    (
        "no enclaves of the river",
        (DOMINANCE.format("G"), E_TURN, "F:#->F"),
        {"seats": "CEF", "winner": "C"},
        ["violation 16.2.2.I Winner: C"],
    ),
    ("a card that nobody named", (DOMINANCE.format(""), E_TURN), {"winner": "C", **TWO_OF_EACH}, []),
    (
        "lost in the meantime",
        (DOMINANCE.format("F"), "E:B#E->$_m/XC12/(Cw+Cb_r)12->/++2/#->E"),
        {"winner": "C", "C": "t_k->4/w->1+4+12/b_s->8/b_w->9/b_r->12", "E": "b->2/6w->12/#despot->$"},
        ["violation 3.3.1.I Winner: C"],
    ),
    ("won as the turn begins", (DOMINANCE.format("F"), E_TURN, "C:"), {"winner": "C"}, []),
    (
        "not won as the turn begins",
        (DOMINANCE.format("F"), E_TURN, "C:"),
        {"winner": "C", **TWO_OF_EACH},
        ["violation 3.3.1.I Winner: C"],
    ),
    ("won, and goes on", (DOMINANCE.format("F"), E_TURN, "C:t->8/#->C"), {}, ["violation 3.3.1.I #->C"]),
    ("won by corners, and goes on", (DOMINANCE.format("B"), E_TURN, "C:w5->1"), {}, ["violation 3.3.1.II w5->1"]),
    (
        "won, and others go on",
        (DOMINANCE.format("F"), E_TURN, "C:", E_TURN),
        {},
        ["omission 6.6 C:", "violation 3.3.1.I E:"],
    ),
    ("not won, and goes on", (DOMINANCE.format("F"), E_TURN, "C:t->8/w3->7/#->C"), TWO_OF_EACH, []),
    ("won in a turn that went on", (DOMINANCE.format("F"), E_TURN, "C:w3->7"), {"winner": "C", **TWO_OF_EACH}, []),
    ("won in the turn that activates it", (DOMINANCE.format("F"),), {"winner": "C"}, ["violation 3.3.1 Winner: C"]),
    ("activated with ten points", (DOMINANCE.format("F"),), {}, []),
    ("activated with nine", (DOMINANCE.format("F").replace("10", "9"),), {}, ["violation 3.3.1 ++->$"]),
    (
        "activated twice, which no marker tells",
        (DOMINANCE.format("F"), E_TURN, "C:M#domC->$/#->C", E_TURN),
        TWO_OF_EACH,
        ["violation 3.3.2 M#domC->$"],
    ),
    (
        "activated after Evening draws",
        ("C:++10/#->C/F#domC->$/++->$", E_TURN),
        {},
        ["violation 3.3.1 ++->$"],
    ),
    ("to the board of another", ("C:++10/F#domC->$/++->E$/#->C",), {}, ["violation 9.2.8 ++->E$"]),
    ("activated twice", (DOMINANCE.format("F"), E_TURN, "C:M#domC->$/++->$"), {}, ["violation 3.3.2 ++->$"]),
]

COALITIONS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("with one of the fewest points", ("V:++10/M#domV->$/++->C$",), FOUR, []),
    (
        "with a player of more points",
        (BUILT.format(1), "V:++10/M#domV->$/++->Y$"),
        FOUR,
        ["violation 9.2.8 ++->Y$"],
    ),
    (
        "with a player who may have more points, for a loss was told first",
        ("Y:--2/t_r5->/b_c->5/++/#->Y", "V:++10/M#domV->$/++->Y$"),
        FOUR,
        [],
    ),
    (
        "with the player of the fewest",
        (BUILT.format(1), "C:Z%b/++/#->C", "E:B#E->$_m/#->E", "V:++10/M#domV->$/++->E$"),
        FOUR,
        [],
    ),
    ("with nine points", ("V:++9/M#domV->$/++->C$",), FOUR, ["violation 3.3.1 ++->C$"]),
    ("of three players", ("V:++10/M#domV->$/++->C$",), {**FOUR, "seats": "CEV"}, ["violation 9.2.8 ++->C$"]),
    ("with himself", ("V:++10/M#domV->$/++->V$",), FOUR, ["violation 9.2.8 ++->V$"]),
    (
        "with one who is in a coalition",
        ("V:++10/M#domV->$/++->C$/#->V", "G:++10/F#domG->$/++->C$"),
        {**FOUR, "seats": "CEVG"},
        ["violation 9.2.8 ++->C$"],
    ),
    ("two with two", ("V:++10/M#domV->$/++->C$/#->V", "G:++10/F#domG->$/++->E$"), {**FOUR, "seats": "CEVG"}, []),
    ("scores no more", ("V:++10/M#domV->$/++->C$/++",), FOUR, ["violation 9.2.8 ++"]),
    ("is no enemy of its ally", ("V:p->9/++10/M#domV->$/++->C$/%s->e/XC9",), FOUR, ["violation 4.3 XC9"]),
    (
        "with whom Better Burrow Bank had draw before",
        ("V:Zbank/#->V", "G:#->G", "C:#->C", "E:B#E->$_m/#->E", "V:#->V/#->C/++10/M#domV->$/++->C$/#->V", "G:#->G"),
        {**FOUR, "seats": "CEVG", "deck": "Standard"},
        [],
    ),
    (
        "with whom it had not",
        ("V:Zbank/#->V", "G:#->G", "C:#->C", "E:B#E->$_m/#->E", "V:#->V/++10/M#domV->$/++->C$/#->V", "G:#->G"),
        {**FOUR, "seats": "CEVG", "deck": "Standard"},
        ["omission card.better-burrow-bank #->V"],
    ),
    ("the ally has won", ("V:++10/M#domV->$/++->Y$/#->V", BUILT.format(30)), {**FOUR, "winner": "YV"}, []),
    (
        "the ally is not named",
        ("V:++10/M#domV->$/++->Y$/#->V", BUILT.format(30)),
        {**FOUR, "winner": "V"},
        ["violation 9.2.8 Winner: V", "violation 3.1 Winner: V"],
    ),
    ("the ally has not won", ("V:++10/M#domV->$/++->Y$",), {**FOUR, "winner": "YV"}, ["violation 3.1 Winner: YV"]),
    ("of two winners without one", (BUILT.format(30),), {**FOUR, "winner": "YC"}, ["violation 3.1 Winner: YC"]),
]


@pytest.mark.parametrize(
    ("turns", "setups", "expected"),
    [pytest.param(*case[1:], id=case[0]) for case in [*POINTS, *DOMINANCES, *COALITIONS]],
)
def test_winning(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        pytest.param("E:M#E->$_m/M#E->/M#dom*->E/#->E", [], id="for a card of its suit"),
        pytest.param("E:M#E->$_m/B#E->/M#dom*->E/#->E", [], id="for a bird"),
        pytest.param("E:M#E->$_m/#E->/M#dom*->E/#->E", [], id="for a card that nobody saw"),
        pytest.param("E:M#E->$_m/M#dom*->E/M#E->/#->E", [], id="for a card that is written later"),
        pytest.param("E:M#E->$_m/F#E->/M#dom*->E/#->E", ["violation 3.3.4 M#dom*->E"], id="for a card of another suit"),
        pytest.param("E:M#E->$_m/M#dom*->E/#->E", ["violation 3.3.4 M#dom*->E"], id="for nothing"),
        pytest.param("E:M#E->$_m/#->E/M#E->/M#dom*->E", ["violation 3.3.4 M#dom*->E"], id="after Evening draws"),
    ],
)
def test_an_available_dominance_card_is_taken_for_one_that_matches(told: Told, turn: str, expected: list[str]) -> None:
    found = told("C:M#domC->/#->C", turn, "C:#->C")
    assert [finding for finding in found if "3.3.4" in finding] == expected


@pytest.mark.parametrize("spent", [("B#E->", "F#E->"), ("F#E->", "B#E->")])
def test_a_bird_spent_first_pays_for_the_dominance_card_that_nothing_else_matches(
    told: Told, spent: tuple[str, ...]
) -> None:
    turn = "/".join([*spent, "F#dom*->E", "B#dom*->E"])
    found = told("C:F#domC->/B#domC->/#->C", f"E:M#E->$_m/{turn}/#->E", "C:#->C")
    assert [finding for finding in found if "3.3.4" in finding] == []


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("C:++10/F#domC->$/#->C", ["omission 3.3.1 F#domC->$"]),
        ("C:++10/F#domC->$/++->$/#->C", []),
        ("C:++10/++->$/F#domC->$/#->C", []),
    ],
)
def test_whoever_activates_a_dominance_card_takes_the_marker_off_the_track(
    told: Told, turn: str, expected: list[str]
) -> None:
    assert [each for each in told(turn, E_TURN) if " 3.3.1 " in each] == expected
