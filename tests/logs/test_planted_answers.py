"""How Outrage is answered, what comes too late, and hits of one side alone: each offence beside a legal record."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

SYMPATHY = {"seats": "EA", "A": "3#->$/t->5"}
NO_SUPPORTERS = {"seats": "EA", "A": "t->5"}
MOVE = "2w2->5"
BACK = "A:2#->A"
DOMINANCE = "E:B#domE->$/++/#->E"

CASES = [
    Planted(
        "a bird in a hand shown for Outrage",
        (f"E:B#E->$_m/{MOVE}/B#royal+F#anvil^A/#->A$/#->E", "A:"),
        "violation 8.2.6 B#royal+F#anvil^A",
        (f"E:B#E->$_m/{MOVE}/M#scout+F#anvil^A/#->A$/#->E", "A:"),
        SYMPATHY,
    ),
    Planted(
        "a card of the clearing's suit in a hand shown for Outrage",
        (f"E:B#E->$_m/{MOVE}/R#bank+F#anvil^A/#->A$/#->E", "A:"),
        "violation 8.2.6 R#bank+F#anvil^A",
        (f"E:B#E->$_m/{MOVE}/^A/#->A$/#->E", "A:"),
        SYMPATHY,
    ),
    Planted(
        "sympathy spread behind a dominance card taken",
        ("E:B#domE->/#->E", "A:B#A->/B#dom*->A/#A$->/t->1/++/#->A", "E:"),
        "violation 8.4.2 t->1",
        ("E:B#domE->/#->E", "A:#A$->/t->1/++/B#A->/B#dom*->A/#->A", "E:"),
        SYMPATHY,
    ),
    Planted(
        "sympathy spread behind a card mobilized, of which the first was not",
        ("A:#A$->/t->1/#A->$/#A$->/t->10/#->A", "E:"),
        "violation 8.4.2 t->10",
        ("A:#A->$/#A$->/t->1/#A$->/t->10/#->A", "E:"),
        {"seats": "AE", "A": "3#->$/t->5"},
    ),
    Planted(
        "a card for Outrage that goes to the hand, where others go to the supporters",
        (f"E:B#E->$_m/{MOVE}/R#E->A$/#->E", BACK, "E:B#E->$_m/w5->2/w2->5/R#E->A$/#->E", BACK, "E:w5->2/w2->5/R#E->A"),
        "violation 8.2.6 R#E->A",
        (f"E:B#E->$_m/{MOVE}/R#E->A$/#->E", BACK, "E:B#E->$_m/w5->2/w2->5/R#E->A/#->E", BACK, "E:w5->2/w2->5/R#E->A"),
        NO_SUPPORTERS,
    ),
    Planted(
        "a card handed to the Alliance in a turn without Outrage",
        ("E:B#E->$_m/2w2->6/B#E->A/#->E", "A:"),
        "violation 8.2.6 B#E->A",
        (f"E:B#E->$_m/{MOVE}/B#E->A/#->E", "A:"),
        SYMPATHY,
    ),
    Planted(
        "a new roost among more warriors",
        ("E:B#E->$_r/3w->3/b->3/#->E", "C:"),
        "violation 7.4.3 b->3",
        ("E:B#E->$_r/3w->2/b->2/#->E", "C:"),
        {"E": "#despot->$"},
    ),
    Planted(
        "a Recruit of one warrior in the last turn of a game",
        ("E:B#E->$_r/w->2/2w2->5",),
        "violation 7.8.2 w->2",
        ("E:B#E->$_r/w->2",),
        {"E": "b->2/6w->2/#charismatic->$"},
    ),
    Planted(
        "a fourth action, a recruit where an Eyrie warrior fell",
        ("C:t->8/XE12(1,0)/Ew12->/XE12(0,0)/XE12(0,0)/w->12/#->C", "E:"),
        "violation 6.5 w->12",
        ("C:t->8/XE12(1,0)/Ew12->/XE12(0,0)/XE12(0,0)/B#C->/w->12/#->C", "E:"),
        {"E": "b->2/6w->2/2w->12/#despot->$"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_an_offence_and_a_legal_turn_like_it(case: Planted) -> None:
    assert_found_alone(case)


def _with_hands_shown(times: int, *, unshown: int) -> list[str]:
    """Return what is found by 8.2.6 where a hand is shown so many times for Outrage, and then not any more."""
    moves = ("w2->5", "w5->2")
    turns: list[str] = []
    for number in range(times + unshown):
        shown = "F#anvil^A/" if number < times else ""
        turns += [f"E:B#E->$_m/{moves[1]}/{moves[0]}/{shown}#->A$/2#->E", "A:#->A"]
    found = findings_of(recorded(*turns, seats="EA", E="b->2/w->2+5/#despot->$", A="t->5/b_m->10"), of_setup=False)
    return [each for each in found if " 8.2.6" in each]


def test_a_hand_that_is_not_shown_is_told_where_others_are() -> None:
    assert _with_hands_shown(3, unshown=1) == ["omission 8.2.6 #->A$"]
    assert not _with_hands_shown(3, unshown=2), "how the record is written"
    assert not _with_hands_shown(2, unshown=1)


def test_a_side_takes_its_hits_though_pieces_of_the_other_fall_later() -> None:
    setups = {"seats": "VC", "C": "t_k->3/w->1+2+4+5+6+7+8+9+9+10+11+12/b_s->8/b_w->7/b_r->2"}
    before = ("V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/#->V", "C:t->8/#->C")
    turn = "V:%r->r/p4->9/%s->e/XC9(1,1)/{}Cw9->/%x->e/Cw9->/$_C->h/#->V"
    taken = findings_of(recorded(*before, turn.format("%f->d/"), "C:", **setups), of_setup=False)
    spared = findings_of(recorded(*before, turn.format(""), "C:", **setups), of_setup=False)
    assert not [each for each in taken if " 4.3.6" in each]
    assert [each for each in spared if " 4.3.6" in each] == ["omission 4.3.6 XC9(1,1)"]
