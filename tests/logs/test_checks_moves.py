"""Moves in records: along paths and with rule, and every effect that lets pieces go otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

TWO_WORKSHOPS = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->4+7/b_r->12"
FOX_WORKSHOP = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->9/b_w->8/b_r->12"
ROUND_THE_LAKE = "t_k->1/4w->1/b_s+b_w->1/b_r->12/w->5"
EYRIE_AT_5 = {"E": "b+6w->5/#despot->$"}
NOBODY_AT_1 = {"seats": "CEP", **EYRIE_AT_5}
"""The Eyrie rule clearing 5, and in clearing 1 the Marquise and the Corvids are tied."""

ALONG_PATHS: list[tuple[str, list[str]]] = [
    ("C:w8->7", []),
    ("C:w4->7", ["violation 4.2 w4->7"]),
    ("C:w4->4", ["violation 4.2 w4->4"]),
    ("C:2w8->7", ["violation 1.5.4 2w8->7"]),
    ("C:t->8/t8->7", ["violation 4.2 t8->7"]),
    ("C:t->8/(w+t)8->7", ["violation 4.2 (w+t)8->7"]),
    ("C:b_s8->7", ["violation 4.2 b_s8->7"]),
    ("C:w8->7/w7->8", []),
    ("E:3w2->5+6", []),
    ("E:Cw5->1", ["violation 4.2 Cw5->1"]),
]

BY_RULE: list[tuple[str, str, Setups, list[str]]] = [
    ("of the origin alone", "E:6w5->1", EYRIE_AT_5, []),
    ("of the destination alone", "C:w5->1", EYRIE_AT_5, []),
    ("of neither", "C:w5->1", NOBODY_AT_1, ["violation 4.2.1 w5->1"]),
    ("of neither, but nimble Corvids", "P:w1->9", NOBODY_AT_1, []),
    ("by a tie, for the Eyrie", "E:w1->5", {"E": "b->2/w->1+5/#despot->$"}, []),
    ("by ties, for others", "C:w1->5", {"E": "b->2/w->1+5/#despot->$"}, ["violation 4.2.1 w1->5"]),
    ("by a garden, against the Eyrie", "L:w3->7", {"seats": "CEL", "E": "b->2/4w->3/#despot->$"}, []),
    (
        "by a tie that Pilgrims override",
        "E:2w3->11",
        {"seats": "CEL", "E": "b->2/2w->3/#despot->$", "L": "w+b_r->3/w->6/$_o->R"},
        ["violation 4.2.1 2w3->11"],
    ),
    (
        "by mercenaries",
        "C:w->O$/w7->3",
        {"seats": "CEO", "E": "b->2/2w->7+3/#despot->$", "O": "3w->7/3w->$/$_h->2"},
        [],
    ),
    (
        "by mercenaries that nobody hired",
        "C:w7->3",
        {"seats": "CEO", "E": "b->2/2w->7+3/#despot->$", "O": "3w->7/3w->$/$_h->2"},
        ["violation 4.2.1 w7->3"],
    ),
    (
        "of neither, but from a Cathedral",
        "Y:w11->12",
        {"seats": "CEY", "Y": "b_c+w->11", "E": "b->2/3w->11/#despot->$"},
        [],
    ),
    (
        "of neither, by a Skunk without its Captain",
        "N:w8->7",
        {"seats": "CN", "N": "2w->8/w_thief->4_9_12"},
        ["violation 4.2.1 w8->7", "violation 18.2.5 w8->7"],
    ),
    ("of neither, by a Captain that may dash", "N:(w_thief+w)4_9_12->9/w_thief9->1", {"seats": "CN"}, []),
]

RIVERS: list[tuple[str, str, Setups, list[str]]] = [
    ("Riverfolk swim without rule", "O:w7->11", {"seats": "CO", "O": "w->7+11/3w->$/$_h->2"}, []),
    (
        "Riverfolk walk by rule",
        "O:w7->12",
        {"seats": "CO", "O": "w->7+11/3w->$/$_h->2"},
        ["violation 4.2.1 w7->12"],
    ),
    ("the Diaspora swim without rule", "F:w5->10", {"seats": "CF", "F": "w+t_p->5"}, []),
    ("Riverboats were bought", "C:2w->O$/w4->7", {"seats": "CO"}, []),
    ("the Lake's are no paths", "C:w1->12/w1->10", {"map_": "Lake", "C": ROUND_THE_LAKE}, ["violation 4.2 w1->10"]),
]

CARDS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("Boat Builders", ("C:Zboat/w4->7",), {"C": TWO_WORKSHOPS}, []),
    ("no Boat Builders", ("C:w4->7",), {"C": TWO_WORKSHOPS}, ["violation 4.2 w4->7"]),
    (
        "Boat Builders need rule",
        ("C:Zboat/w7->11",),
        {"C": TWO_WORKSHOPS, "E": "b->2/3w->7+11/#despot->$"},
        ["violation 4.2.1 w7->11"],
    ),
    ("Corvid Planners", ("C:Zcplans/w5->1",), {**NOBODY_AT_1, "C": TWO_WORKSHOPS}, []),
    ("Tunnels between workshops", ("C:Ztun/w4->7",), {"C": TWO_WORKSHOPS}, []),
    ("Tunnels to no workshop", ("C:Ztun/w4->10",), {"C": TWO_WORKSHOPS}, ["violation 4.2 w4->10"]),
    (
        "False Orders",
        ("C:Zfalse/#->C", "E:B#E->$_m/#->E", "C:#false$->/3Ew2->5"),
        {"C": FOX_WORKSHOP},
        [],
    ),
    (
        "False Orders, told by their suit alone",
        ("C:Zfalse/#->C", "E:B#E->$_m/#->E", "C:F#$->/3Ew2->5"),
        {"C": FOX_WORKSHOP},
        [],
    ),
    (
        "False Orders of the Alliance, told by their suit alone",
        ("A:F#A$->/t->6/Zfalse/F#A->A$/#->A", "E:B#E->$_m/#->E", "A:F#$->/3Ew2->5"),
        {"seats": "AE"},
        [],
    ),
    (
        "a supporter of the Alliance for no orders",
        ("A:F#A$->/t->6/F#A->A$/#->A", "E:B#E->$_m/#->E", "A:F#$->/3Ew2->5"),
        {"seats": "AE"},
        ["violation 4.2 3Ew2->5"],
    ),
    (
        "False Orders to a clearing that is not adjacent",
        ("C:Zfalse/#->C", "E:B#E->$_m/#->E", "C:#false$->/3Ew2->1"),
        {"C": FOX_WORKSHOP},
        ["violation 4.2 3Ew2->1"],
    ),
    (
        "False Orders that were given in the turn before",
        ("C:Zfalse/#->C", "E:B#E->$_m/#->E", "C:#false$->/3Ew2->5/#->C", "E:B#E->$_m/#->E", "C:2Ew2->5"),
        {"C": FOX_WORKSHOP},
        ["violation 4.2 2Ew2->5"],
    ),
]

FACTIONS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("into the Burrow by a tunnel", ("D:2w3->0",), {"seats": "CD"}, []),
    ("out of the Burrow by a tunnel", ("D:w->0/w0->3",), {"seats": "CD"}, []),
    ("out of the Burrow by no tunnel", ("D:w->0/w0->6",), {"seats": "CD"}, ["violation 4.2 w0->6"]),
    ("others stay out of the Burrow", ("C:w3->0",), {"seats": "CD"}, ["violation 4.2.1 w3->0"]),
    ("Corvids along paths only", ("P:w1->2",), {"seats": "CP"}, ["violation 4.2 w1->2"]),
    ("a snare holds enemies", ("C:w5->1",), {"seats": "CP", "P": "w->1+2+3/t_s->5"}, ["violation 13.7.2 w5->1"]),
    ("a snare does not hold Corvids", ("P:w5->1",), {"seats": "CP", "P": "w->5+2+3/t_s->5"}, []),
    ("a plot face down holds nobody", ("C:w5->1",), {"seats": "CP", "P": "w->1+2+3/t->5"}, []),
    ("the Vagabond slips out of a forest", ("V:p->9",), {"seats": "CV"}, []),
    ("the Vagabond slips from forest to forest", ("V:p->1_9_10_12",), {"seats": "CV"}, []),
    ("the Vagabond slips too far", ("V:p->1_2_5_10",), {"seats": "CV"}, ["violation 4.2 p->1_2_5_10"]),
    ("the Vagabond slips into a forest", ("V:p->9/#->V", "V:p->1_9_10_12"), {"seats": "V"}, []),
    (
        "the Vagabond is in a forest twice in a turn",
        ("V:p->1_9_10_12/%f->e/p->1/p->1_2_5_10",),
        {"seats": "CV"},
        ["violation 9.2.10 p->1_2_5_10"],
    ),
    ("allied warriors walk along", ("V:p->4/3#V->C/$_C->a/++5/%f->e/Cw4->8/p->8",), {"seats": "CV"}, []),
    ("allied warriors walk behind", ("V:p->4/3#V->C/$_C->a/++5/%f->e/p->8/Cw4->8",), {"seats": "CV"}, []),
    (
        "warriors of friends do not",
        ("V:p->4/2#V->C/$_C->2/++2/%f->e/p->8/Cw4->8",),
        {"seats": "CV"},
        ["violation 4.2 Cw4->8"],
    ),
    (
        "nor the allied without the Vagabond",
        ("V:p->4/3#V->C/$_C->a/++5/Cw1->5",),
        {"seats": "CV"},
        ["violation 4.2 Cw1->5"],
    ),
    ("hospitals carry warriors to the keep", ("E:XC5(1,0)/R#C->/Cw5->4",), {"E": "b->2/4w->5/#despot->$"}, []),
    (
        "hospitals carry nobody elsewhere",
        ("E:XC5(1,0)/R#C->/Cw5->8",),
        {"E": "b->2/4w->5/#despot->$"},
        ["violation 4.2 Cw5->8"],
    ),
    ("Keepers carry relics along", ("K:(w+t_f)3->7",), {"seats": "CK", "K": "4w->3+6/t_f->3"}, []),
    (
        "relics do not walk alone",
        ("K:t_f3->7",),
        {"seats": "CK", "K": "4w->3+6/t_f->3"},
        ["violation 15.2.4 t_f3->7"],
    ),
    ("Knaves leave forests without rule", ("N:(w_thief+w)4_9_12->12",), {"seats": "CN"}, []),
    (
        "Knaves leave forests for clearings that touch them",
        ("N:(w_thief+w)4_9_12->1",),
        {"seats": "CN"},
        ["violation 4.2 (w_thief+w)4_9_12->1"],
    ),
]

MAPS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("the Ferry, unwritten", ("C:2w1->11",), {"map_": "Lake", "C": ROUND_THE_LAKE}, []),
    (
        "the Ferry, unwritten in a record that tells of it",
        ("C:(2w+f)1->11/#->C/#->C", "C:(2w+f)11->1/#->C/#->C/2#C->", "C:2w1->11/#->C/#->C"),
        {"seats": "C", "map_": "Lake", "C": ROUND_THE_LAKE},
        ["omission M.3.5 2w1->11"],
    ),
    ("the Ferry, written after who takes it", ("C:2w1+f->11/#->C",), {"map_": "Lake", "C": ROUND_THE_LAKE}, []),
    ("the Ferry, written", ("C:(2w+f)1->11/#->C",), {"map_": "Lake", "C": ROUND_THE_LAKE}, []),
    (
        "the Ferry, and no card for it",
        ("C:(2w+f)1->11/#->C", "C:#->C"),
        {"seats": "C", "map_": "Lake", "C": ROUND_THE_LAKE},
        ["omission M.3.5 (2w+f)1->11"],
    ),
    (
        "the Ferry goes once a turn",
        ("C:(2w+f)1->11/(w+f)11->10",),
        {"map_": "Lake", "C": ROUND_THE_LAKE},
        ["violation M.3.5 (w+f)11->10"],
    ),
    (
        "the Ferry goes again next turn",
        ("C:(2w+f)1->11/#->C/#->C", "C:(w+f)11->10"),
        {"seats": "C", "map_": "Lake", "C": ROUND_THE_LAKE},
        [],
    ),
    (
        "the Ferry is where it went",
        ("C:2w1->11/#->C/#->C", "C:w1->10"),
        {"seats": "C", "map_": "Lake", "C": ROUND_THE_LAKE},
        ["violation 4.2 w1->10"],
    ),
    ("the Ferry keeps to the coast", ("C:w1->2",), {"map_": "Lake", "C": ROUND_THE_LAKE}, ["violation 4.2 w1->2"]),
    ("a closed path", ("C:w11->12",), {"map_": "Mountain"}, ["violation M.4.2 w11->12"]),
    ("a closed path, opened", ("C:R#C->/11_12->/++/w11->12",), {"map_": "Mountain"}, []),
    (
        "a closed path, opened by another",
        ("C:R#C->/11_12->/++/++/#->C", "E:w11->12"),
        {"map_": "Mountain", "E": "b+3w->11/#despot->$"},
        [],
    ),
    ("a path that never was closed", ("C:w10->12",), {"map_": "Mountain"}, []),
]


ALMOST_AT_1 = {"E": "b->2/2w->1/3w->10/w->2/#despot->$"}
"""The Eyrie have as many warriors in clearing 1 as the Marquise, once one of three of hers has left it."""
GATHERED = ("C:w5->1/w9->1/#->C", "E:B#E->$_m/#->E")

PARTS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("two as one move in parts", (*GATHERED, "C:w1->10/w1->10"), ALMOST_AT_1, []),
    ("two as one move", (*GATHERED, "C:2w1->10"), ALMOST_AT_1, []),
    (
        "two by two moves",
        (*GATHERED, "C:w1->10/w12->11/w1->10"),
        ALMOST_AT_1,
        ["violation 4.2.1 w1->10"],
    ),
]


@pytest.mark.parametrize(("turn", "expected"), ALONG_PATHS)
def test_moves_go_along_paths(told: Told, turn: str, expected: list[str]) -> None:
    assert told(turn) == expected


def _named(cases: list[tuple[str, Any, Setups, list[str]]]) -> list[Any]:
    return [pytest.param(*case[1:], id=case[0]) for case in cases]


@pytest.mark.parametrize(("turn", "setups", "expected"), _named([*BY_RULE, *RIVERS]))
def test_moves_take_rule(told: Told, turn: str, setups: Setups, expected: list[str]) -> None:
    assert told(turn, **setups) == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), _named([*CARDS, *FACTIONS, *MAPS, *PARTS]))
def test_effects_bend_moves(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


def test_riverboats_carry_for_one_turn(told: Told) -> None:
    turns = ("C:2w->O$/w4->7/#->C", "O:#->O", "C:w8->4/w4->7")
    assert told(*turns, seats="CO") == ["violation 4.2 w4->7"]


def test_a_refused_move_tells_where_else_it_could_have_gone(record: Any) -> None:
    from woodlaw.logs.check import check_text

    (finding,) = check_text(record("C:w4->7"), "test").findings
    assert finding.message == "no path links clearing 4 and clearing 7"
    assert finding.expected == "to 8, 9, 12"
