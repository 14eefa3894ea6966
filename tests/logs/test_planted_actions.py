"""Turns of the Clergy and Diaspora with an action too many, unpaid, left out or out of place.

Each stands beside a record that differs in the offence alone and is legal.
"""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

FLOWERS = "t_f->1/t_m->9/#->Y"
BEGUN = "S:2w->3/w->1/t_l->12"
CAMPAIGN = {"seats": "JE", "deck": "Standard", "J": "3w->3+6/#->J/F#favorJ->$"}
ATTACKABLE = {**CAMPAIGN, "E": "b->2/6w->6/#despot->$"}
CLERGY, DIASPORA, REAVERS = {"seats": "YE"}, {"seats": "FE"}, {"seats": "SE"}
MISSIONS = "/".join(["w12->11", "w11->12"] * 3)
SCOURS = "/".join(["2w1->5", "w5->1", "w1->5", "w5->1", "w1->5", "w5->1"])

KINDS = [
    ("a fourth action of the Clergy", CLERGY, f"Y:{MISSIONS}/w12->11/{FLOWERS}", "violation HCC.5.1 w12->11"),
    ("a swarm for nothing", CLERGY, f"Y:2w->12/{FLOWERS}", "omission HCC.5.1.II 2w->12"),
    ("a swarm for a card that does not match", CLERGY, f"Y:M#Y->/2w->12/{FLOWERS}", "omission HCC.5.1.II 2w->12"),
    ("three warriors in a swarm", CLERGY, f"Y:F#Y->/3w->12/{FLOWERS}", "omission HCC.5.1.II 3w->12"),
    ("a bloom for a fox card", CLERGY, f"Y:F#Y->/t_r->5/w12->11/{FLOWERS}", "omission HCC.4.3 t_r->5"),
    ("a second battle of a crusade", CLERGY, f"Y:w5->2/XE2(0,0)/XE2(0,0)/{FLOWERS}", "violation HCC.5.1.III XE2(0,0)"),
    ("a Cathedral for no flower", CLERGY, f"Y:b_c->5/{FLOWERS}", "omission HCC.5.2.II b_c->5"),
    ("no flowers in Evening", CLERGY, "Y:#->Y", "omission HCC.6.2 #->Y"),
    ("a fourth action of the Diaspora", DIASPORA, "F:2w5->1/w1->5/w5->1/w1->5/#->F", "violation 16.5 w1->5"),
    ("provoking with two warriors", DIASPORA, "F:t5^t_m/2w->5/F#F->/#->F", "violation 16.5.2 2w->5"),
    ("provoking without a card", DIASPORA, "F:t5^t_m/w->5/#->F", "omission 16.5.2 t5^t_m"),
]

LEGAL = [
    (CLERGY, f"Y:{MISSIONS}/{FLOWERS}"),
    (CLERGY, f"Y:F#Y->/2w->12/{FLOWERS}"),
    (CLERGY, f"Y:B#Y->/t_r->5/w12->11/{FLOWERS}"),
    (CLERGY, f"Y:w5->2/XE2(0,0)/{FLOWERS}"),
    (CLERGY, f"Y:t_r5->/b_c->5/{FLOWERS}"),
    (CAMPAIGN, "J:3w->6/w6->3/#->J"),
    (CAMPAIGN, "J:3w->6/w3->6/#->J"),
    (CAMPAIGN, "J:3w->6/F#J$->/F#J->$/#->J"),
    (ATTACKABLE, "J:3w->6/XE6(0,0)/Ew6->$/#->J"),
    (DIASPORA, "F:2w5->1/w1->5/w5->1/#->F"),
    (DIASPORA, "F:t5^t_m/w->5/F#F->/#->F"),
    (REAVERS, f"{BEGUN}/#->S"),
    (REAVERS, f"{BEGUN}/F#S->/F#S->/t_d->8/#->S"),
    (REAVERS, f"{BEGUN}/{SCOURS}/#->S"),
    (REAVERS, f"{BEGUN}/w3->7/#->S"),
    (REAVERS, f"{BEGUN}/b_e->3/w->3/#->S"),
]


def found_in(turn: str, setups: dict[str, str]) -> list[str]:
    """Return what is found in a turn that another follows."""
    return findings_of(recorded(turn, "E:", **setups), of_setup=False)


@pytest.mark.parametrize(("setups", "turn", "found"), [kind[1:] for kind in KINDS], ids=[kind[0] for kind in KINDS])
def test_each_kind_is_found_with_its_clause(setups: dict[str, str], turn: str, found: str) -> None:
    assert found in found_in(turn, setups)


@pytest.mark.parametrize(("setups", "turn"), LEGAL, ids=[turn for _, turn in LEGAL])
def test_what_is_legal_and_close_is_not_found(setups: dict[str, str], turn: str) -> None:
    assert found_in(turn, setups) == []
