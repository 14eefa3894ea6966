"""What a Vagabond's items lose in a recorded game, and whom he robs of them, each case beside one that is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

TELLS = "V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/#->V"
"""A turn before, in which the record tells what is exhausted."""
NEXT = "C:t->8/#->C"
SETUP = "t_k->3/w->1+2+5+6+7+8+9+10+11+12/b_s->8/b_w->7/b_r->2"
CHAPTERS = (" 9.", " V.")
DRAWS = ("9.4.1", "9.6.2", "9.6.3")
"""What these short records leave out."""


def told(*turns: str, character: str = "ranger", seats: str = "VC", deck: str = "Standard", **others: str) -> list[str]:
    """Return what is found against the Vagabonds' chapters in a record that goes on after these turns."""
    setups = {"C": SETUP, "V": f"#{character}->$/p->4_9_12", **others}
    found = findings_of(recorded(TELLS, *turns, seats=seats, deck=deck, **setups), of_setup=False)
    of_theirs = (each for each in found if any(chapter in each for chapter in CHAPTERS))
    return [each for each in of_theirs if not any(clause in each for clause in DRAWS)]


OWN = [
    (
        "an item damaged for nothing",
        "ranger",
        "%r->r/p4->9/%s->d/#->V",
        "%r->r/p4->9/%s->e/XC9(1,1)/%s->d/Cw9->/$_C->h/#->V",
        "violation 9.2.7 %s->d",
    ),
    (
        "a crafted item that is damaged",
        "tinker",
        "%r->r/p4->9/%h->e/Z%b/++/%b->d/#->V",
        "%r->r/p4->9/%h->e/Z%b/++/#->V",
        "violation 9.2.1 %b->d",
    ),
    (
        "a duel that damages nothing",
        "gladiator",
        "%r->r/p4->9/%f->e/Cw9->/#->V/#->V",
        "%r->r/p4->9/%f->e/%f->d/Cw9->/#->V/#->V",
        "omission V.11.2 Cw9->",
    ),
    (
        "the second of two duels that damages nothing",
        "gladiator",
        "%r->r/p4->9/%f->e/%f->d/Cw9->/%h->e/Cw9->/2#->V/#->V",
        "%r->r/p4->9/%f+%h->e/2Cw9->/2#->V/%f+%h->d/#->V",
        "omission V.11.2 Cw9->",
    ),
    (
        "a card of another suit for Day Labor",
        "tinker",
        "%r->r/p4->9/%r->e/F#armorers*->V/#->V",
        "%r->r/p4->9/%r->e/M#armorers*->V/#->V",
        "violation V.2.2 F#armorers*->V",
    ),
    (
        "two items for one Aid",
        "ranger",
        "%r->r/p4->9/%s->e/M#V->C/%fC$->V$/%tC$->V$/$_C->1/++/#->V",
        "%r->r/p4->9/%s->e/M#V->C/%fC$->V$/$_C->1/++/%x->e/M#V->C/%tC$->V$/#->V",
        "violation 9.5.4 %tC$->V$",
    ),
    (
        "Aid from a forest",
        "ranger",
        "p4->4_9_12/%s->e/M#V->C/#->V",
        "%r->r/p4->9/%s->e/M#V->C/$_C->1/++/#->V",
        "violation 9.5.4 M#V->C",
    ),
    (
        "a quest in a forest",
        "ranger",
        "p4->4_9_12/%x+%s->e/R#Q->$/++/#->V",
        "%r->r/p4->12/%x+%s->e/F#Q->$/++/#->V",
        "violation 9.5.5 R#Q->$",
    ),
    (
        "a marker that moves back",
        "ranger",
        "%r->r/p4->9/%s->e/M#V->C/$_C->1/++/$_C->0/#->V",
        "%r->r/p4->9/%s->e/M#V->C/$_C->1/++/$_C->1/#->V",
        "violation 9.2.9.Ib $_C->0",
    ),
    (
        "items over the limit",
        "ranger",
        "%r->r/p4->9/%s->e/M#V->C/%fC$->V$/$_C->1/++/%x->e/M#V->C/%hC$->V$/#->V",
        "%r->r/p4->9/%s->e/M#V->C/%fC$->V$/$_C->1/++/%x->e/M#V->C/%hC$->V$/#->V/%h->",
        "omission 9.6.4 ",
    ),
]


@pytest.mark.parametrize(("who", "turn", "legal", "found"), [case[1:] for case in OWN], ids=[case[0] for case in OWN])
def test_a_turn_of_his_own(who: str, turn: str, legal: str, found: str) -> None:
    items = "C:Z%f/Z%t/Z%h/#->C"
    assert any(each.startswith(found) for each in told(items, f"V:{turn}", "C:", character=who))
    assert not told(items, f"V:{legal}", "C:", character=who)


REVOLT = "A:F#A$->/F#A$->/Cw12->/b_f->12/w->12/#->A"
BOXED = "/%fV$->Vd/%xV$->Vd/%sV$->Vd"


@pytest.mark.parametrize(
    ("damaged", "found"),
    [
        ("", ["omission 9.2.2.I b_f->12"]),
        ("/%fV$->Vd/%xV$->Vd", ["omission 9.2.2.I b_f->12"]),
        (BOXED, []),
        (f"{BOXED}/%rV$->Vd", ["violation 9.2.2.I %rV$->Vd"]),
    ],
)
def test_a_revolt_where_he_is_damages_three_items(damaged: str, found: list[str]) -> None:
    setups = {"A": "3#->$", "E": "b->1/6w->1/#despot->$"}
    here = "V:%r->r/p4->12/%s->e/F#V->C/$_C->1/++/#->V"
    order = f"{REVOLT.removesuffix('/#->A')}{damaged}/#->A"
    before = f"A:F#A$->/t->12/++/F#A$->/w->12{damaged}/F#A$->/b_f->12/#->A"
    for turn in (order, before):
        assert told("A:F#A$->/t->12/++/#->A", here, turn, "V:", seats="VAC", **setups)[: len(found)] == found


def test_a_revolt_elsewhere_damages_nothing() -> None:
    here = "V:%r->r/p4->9/%s->e/M#V->C/$_C->1/++/#->V"
    assert not told("A:F#A$->/t->12/++/#->A", here, REVOLT, "V:", seats="VAC", A="3#->$")


def test_a_favor_damages_three_items_where_its_suit_is() -> None:
    turns = "V:%r->r/p4->9/%s->e/M#V->C/$_C->1/++/#->V", "C:t->8/Zmfavor{}/#->C", "V:"
    assert told(*(turn.format("") for turn in turns)) == ["omission 9.2.2.I Zmfavor"]
    assert not told(*(turn.format(BOXED) for turn in turns))
    assert not told(turns[0], "C:t->8/Zffavor/#->C", "V:")


def test_an_item_is_damaged_in_another_s_turn_by_battle_alone() -> None:
    assert told("C:t->8/%fV$->Vd/#->C", "V:") == ["violation 9.2.7 %fV$->Vd"]
    assert not told("C:t->8/w7->4/w8->4/XV4(1,0)/%fV$->Vd/#->C", "V:")
    assert not told("C:t->8/%fV$->Vd/w7->4/w8->4/XV4(1,0)/#->C", "V:")


TWO = {"seats": "VGC", "G": "#thief->$/p->4_9_12"}


def test_another_vagabond_has_no_box_no_marker_and_another_character() -> None:
    aids = "V:%r->r/p4->9/%s->e/M#V->G{}/#->V"
    other = "G:p4_9_12->9/#->G"
    assert told(other, NEXT, aids.format("/%fG$->V$"), "G:", "C:", **TWO) == ["violation 9.2.5 %fG$->V$"]
    assert told(other, NEXT, aids.format("/$_G->1"), "G:", "C:", **TWO) == ["violation 9.2.9 $_G->1"]
    assert not told(other, NEXT, aids.format(""), "G:", "C:", **TWO)
    same = findings_of(recorded("V:", seats="VGC", C=SETUP, G="#ranger->$/p->4_9_12", V="#ranger->$/p->4_9_12"))
    assert "violation 9.3.1 #ranger->$" in same


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("C:t->8/w9->12/XE12(1,0)/Ew12->/V++/#->C", ["violation V.5.2 V++"]),
        ("C:t->8/w9->4/XE4(1,0)/Ew4->/V++/#->C", []),
    ],
)
def test_the_arbiter_protects_where_he_is(turn: str, found: list[str]) -> None:
    setups = {"E": "b->12/6w->12/w->4/#despot->$"}
    assert told("C:t->8/#->C", "E:", "V:#->V", turn, "E:", "V:", character="arbiter", seats="VCE", **setups) == found
