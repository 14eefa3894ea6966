"""Whom a Vagabond's recorded turn angers and aids, where he quests and hides, each case beside one that is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

BEFORE = ("V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/$_C->0/#->V", "C:t->8/#->C")
"""A turn before, in which the record tells what is exhausted, and where a marker lies."""

WRONG = [
    (
        "a faction that does not become Hostile",
        "p4->9/%x->e/Cw9->/#->V",
        "p4->9/%x->e/Cw9->/$_C->h/#->V",
        "omission 9.2.9.III Cw9->",
    ),
    (
        "a faction that does not become Hostile in battle",
        "p4->9/%s->e/XC9(1,0)/Cw9->/#->V",
        "p4->9/%s->e/XC9(1,0)/Cw9->/$_C->h/#->V",
        "omission 9.2.9.III Cw9->",
    ),
    (
        "a faction that becomes Hostile for a building",
        "p4->8/%s->e/XC8(1,0)/Cb_s8->/++/$_C->h/#->V",
        "p4->8/%s->e/XC8(1,0)/Cb_s8->/++/#->V",
        "violation 9.2.9.III $_C->h",
    ),
    (
        "Aid that counts for two better relationships",
        "p4->9/%s->e/M#V->C/$_C->1/++/%x->e/M#V->C/$_C->2/++2/#->V",
        "p4->9/%s->e/M#V->C/$_C->1/++/%x->e/2M#V->C/$_C->2/++2/#->V",
        "omission 9.2.9.Ia $_C->2",
    ),
    (
        "Aid with a card of another suit",
        "p4->9/%s->e/F#V->C/$_C->1/++/#->V",
        "p4->9/%s->e/M#V->C/$_C->1/++/#->V",
        "violation 9.5.4 F#V->C",
    ),
    (
        "Aid to a player who is not there",
        "%s->e/R#V->C/$_C->1/++/#->V",
        "p4->9/%s->e/B#V->C/$_C->1/++/#->V",
        "violation 9.5.4 R#V->C",
    ),
    (
        "a quest of another suit",
        "p4->9/%r+%s->e/R#guardQ->$/++/#->V",
        "p4->9/%r+%s->e/M#guardQ->$/++/#->V",
        "violation 9.5.5 R#guardQ->$",
    ),
    (
        "a forest entered with a boot",
        "p4->9/%f->e/p9->4_9_12/#->V",
        "p4->4_9_12/%f->e/p4_9_12->9/#->V",
        "violation 9.2.10 p9->4_9_12",
    ),
    (
        "two cards drawn for a quest that scores",
        "p4->9/%r+%s->e/M#guardQ->$/++/3#->V",
        "p4->9/%r+%s->e/M#guardQ->$/2#->V/#->V",
        "violation 9.6.2 3#->V",
    ),
]


def told(*turns: str, garrison: str = "w->1+2+3+5+6+7+8+9+10+11+12") -> list[str]:
    """Return what is found in a record against the Vagabond's chapter, but for cards that are not discarded."""
    setup = f"t_k->3/{garrison}/b_s->8/b_w->7/b_r->2"
    found = findings_of(recorded(*turns, seats="VC", C=setup), of_setup=False)
    return [each for each in found if " 9." in each and "9.6.3" not in each and "9.4.1" not in each]


@pytest.mark.parametrize(("turn", "legal", "found"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_turn_against_the_vagabond_s_rules(turn: str, legal: str, found: str) -> None:
    assert found in told(*BEFORE, f"V:%r->r/{turn}", "C:")
    assert not told(*BEFORE, f"V:%r->r/{legal}", "C:")


def test_a_marker_that_is_left_out_is_asked_for_once() -> None:
    strikes = "V:%r->r/p4->9/%x->e/Cw9->/#->V", BEFORE[1], "V:%x->r/p9->12/%x->e/Cw12->/#->V", "C:"
    assert told(*BEFORE, *strikes) == ["omission 9.2.9.III Cw9->"]


def test_who_falls_to_another_s_attack_in_his_turn_is_not_angered() -> None:
    setup = {"C": "t_k->3/w->1+2+3+5+6+7+8+9+10+11/b_s->8/b_w->7/b_r->2", "E": "b->12/6w->12/#despot->$"}
    turn = "V:%r->r/p4->9/%s->e/XC9(0,0)/EXC8(1,0)/M#C->/Cw8->3/#->V"
    own = turn.replace("EXC8(1,0)/M#C->/Cw8->3", "XC9(1,0)/B#C->/Cw9->3")
    found = [
        [
            each
            for each in findings_of(recorded(*BEFORE, "E:", t, "C:", seats="VCE", **setup), of_setup=False)
            if "9.2.9.III" in each
        ]
        for t in (turn, own)
    ]
    assert found == [[], ["omission 9.2.9.III Cw9->3"]]


def test_a_record_that_tells_neither_items_nor_markers_is_not_asked() -> None:
    turns = ("V:p4_9_12->4/#->V", BEFORE[1], "V:p4->9/Cw9->/#->V", "C:")
    assert not [each for each in told(*turns) if "9.2.9" in each]


@pytest.mark.parametrize(
    ("damaged", "found"),
    [
        ("", ["omission 4.3.6 XV4(2,0)"]),
        ("/%xV$->Vd", ["omission 4.3.6 %xV$->Vd"]),
        ("/%xV$->Vd/%sV$->Vd", []),
    ],
)
def test_a_vagabond_takes_hits_while_he_has_items(damaged: str, found: list[str]) -> None:
    """Two hits fall, and he has more items than that."""
    battle = f"C:t->8/w9->4/w9->4/XV4(2,0){damaged}/#->C"
    setup = "t_k->3/4w->9/b_s->8/b_w->7/b_r->2"
    seen = findings_of(recorded(BEFORE[0], battle, "V:", seats="VC", C=setup), of_setup=False)
    assert [each for each in seen if "4.3.6" in each] == found
