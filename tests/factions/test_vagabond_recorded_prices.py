"""What a Vagabond's recorded turn leaves unpaid, unsaid or takes twice, each case beside one that is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

TELLS = "V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/$_C->0/#->V"
"""A turn before, in which the record tells what is exhausted."""
SETUP = "t_k->3/w->1+2+4+5+6+7+8+9+10+11+12/b_s->8/b_w->7/b_r->2"
LEFT_OUT = ("9.4.1", "9.6.2", "9.6.3", "9.6.4")
"""Clauses of what these short records do not tell."""

CASES = [
    (
        "an item that the Adventurer improvises with",
        "adventurer",
        "%r->r/%r+%f->e/R#guardQ->$/++/#->V",
        "%r->r/%r+%f->e/%f->d/R#guardQ->$/++/#->V",
        "omission V.7.2 R#guardQ->$",
    ),
    (
        "an item that no quest of the suit lists",
        "adventurer",
        "%r->r/%h+%f->e/R#Q->$/++/#->V",
        "%r->r/%h+%f->e/%h->d/R#Q->$/++/#->V",
        "omission V.7.2 R#Q->$",
    ),
    (
        "a card that the Jailor coerces with",
        "jailor",
        "%r->r/p4->9/M#V->/p9->12/#->V",
        "%r->r/p4->9/M#V->/p9->12/--/#->V",
        "omission V.12.2 M#V->",
    ),
    (
        "a faction that becomes Hostile for a duel",
        "gladiator",
        "%r->r/p4->9/%h->e/%h->d/Cw9->/$_C->h/#->V/#->V",
        "%r->r/p4->9/%s->e/XC9(1,0)/Cw9->/$_C->h/#->V",
        "violation V.11.2 $_C->h",
    ),
    (
        "a second hammer under ruins",
        "ranger",
        "%r->r/p4->12/%f->e/p12->10/%r->e/%h10->$/++/#->V",
        "%r->r/p4->12/%f->e/p12->10/%r->e/%s10->$/++/#->V",
        "violation 9.3.4 %h10->$",
    ),
    (
        "a tea under a ruin",
        "ranger",
        "%r->r/p4->12/%f->e/p12->10/%r->e/%t10->$/++/#->V",
        "%r->r/p4->12/%f->e/p12->10/%r->e/%b10->$/++/#->V",
        "violation 9.3.4 %t10->$",
    ),
    (
        "a point for a strike after a battle",
        "ranger",
        "%r->r/p4->9/%s->e/XC9(0,0)/%x->e/Cw9->/$_C->h/++/#->V",
        "%r->r/p4->9/%s->e/XC9(0,0)/%x->e/Cw9->/$_C->h/#->V",
        "violation 3.2 ++",
    ),
]


def told(*turns: str, character: str, seats: str = "VC", **setups: str) -> list[str]:
    """Return what is found in a record that goes on after a turn that tells what is exhausted."""
    others = {"C": SETUP, "V": f"#{character}->$/p->4_9_12", **setups}
    found = findings_of(recorded(TELLS, *turns, seats=seats, **others), of_setup=False)
    return [each for each in found if not any(clause in each for clause in LEFT_OUT)]


@pytest.mark.parametrize(("who", "turn", "legal", "found"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_a_turn_and_its_price(who: str, turn: str, legal: str, found: str) -> None:
    assert found in told("C:t->8/#->C", f"V:{turn}", "C:", character=who)
    assert found.split()[1] not in " ".join(told("C:t->8/#->C", f"V:{legal}", "C:", character=who))


def test_a_faction_becomes_hostile_for_a_warrior_that_has_just_fallen() -> None:
    fight = "V:%r->r/p4->9/%s->e/XC9(1,0)/Cw9->/$_C->1/++/#->V"
    late = [fight, "C:t->8/#->C", *("V:%r->r/#->V", "C:t->8/#->C") * 2, "V:%r->r/$_C->h/#->V", "C:"]
    assert "violation 9.2.9.III $_C->h" not in told("C:t->8/#->C", *late, character="ranger"), "told late"
    other = ["V:p4_9_12->12/#->V", "C:t->8/w7->4/w4->7/#->C", "V:%r->r/$_C->h/#->V", "C:"]
    assert "violation 9.2.9.III $_C->h" in told("C:t->8/#->C", *other, character="ranger")


FOUR = {"seats": "VCEA", "E": "b->1/6w->1/#despot->$", "A": "3#->$"}
COALITION = "V:++9/B#domV->$/++->C${}/#->V"


def test_a_coalition_makes_a_hostile_faction_indifferent() -> None:
    others = ("E:B#E->$_x/2#->E", "A:#->A")
    before = ("C:t->8/#->C", *others, "V:%r->r/p4->9/%s->e/XC9(1,0)/Cw9->/$_C->h/#->V", "C:t->8/#->C", *others)
    after = ("C:t->8/#->C", *others)
    kept = told(*before, COALITION.format(""), *after, character="ranger", **FOUR)
    moved = told(*before, COALITION.format("/$_C->0"), *after, character="ranger", **FOUR)
    assert "omission 9.2.9.IIId ++->C$" in kept
    assert not [each for each in moved if "9.2.9.IIId" in each]


def test_each_vagabond_takes_one_item_of_a_kind_from_the_ruins() -> None:
    two = {"seats": "VGC", "G": "#thief->$/p->4_9_12"}
    other = "G:p4_9_12->12/%r->e/%{}12->$/++/#->G"
    again = "V:%r->r/p4->12/%f->e/p12->10/%r->e/%h10->$/++/#->V"
    first = told(other.format("s"), "C:t->8/#->C", again, "G:", character="ranger", **two)
    assert "violation 9.7.3 %h10->$" in first
    assert not [each for each in told(other.format("h"), "C:", character="ranger", **two) if " 9.7.3" in each]
