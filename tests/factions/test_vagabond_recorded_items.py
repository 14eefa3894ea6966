"""What a Vagabond's recorded turn takes exhausted items for, each case beside one that is legal and close."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

TELLS = "V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/#->V"
"""A turn before, in which the record tells what is exhausted."""
NEXT = "C:t->8/#->C"

UNPAID = [
    ("a move", "ranger", "%r->r/p4->9/p9->12/#->V", "%r->r/p4->9/%f->e/p9->12/#->V", "omission 9.5.1 p9->12"),
    (
        "a move after an action",
        "ranger",
        "%r->r/%x->e/Cw4->/$_C->h/p4->12/#->V",
        "%r->r/p4->12/%x->e/Cw12->/$_C->h/#->V",
        "omission 9.5.1 p4->12",
    ),
    (
        "a move among Hostile warriors",
        "scoundrel",
        "%r->r/$_C->h/p4->12/%f->e/p12->4/#->V",
        "%r->r/$_C->h/p4->12/2%f->e/p12->4/#->V",
        "omission 9.2.9.IIIb p12->4",
    ),
    (
        "a battle",
        "ranger",
        "%r->r/%f->e/p4->9/XC9(0,0)/#->V",
        "%r->r/%f->e/p4->9/%s->e/XC9(0,0)/#->V",
        "omission 9.5.2 XC9(0,0)",
    ),
    (
        "exploring",
        "ranger",
        "%r->r/p4->12/%f->e/p12->10/%s10->$/++/#->V",
        "%r->r/p4->12/%f->e/p12->10/%r->e/%s10->$/++/#->V",
        "omission 9.5.3 %s10->$",
    ),
    ("an Aid", "ranger", "%r->r/#V->C/$_C->1/++/#->V", "%r->r/%s->e/#V->C/$_C->1/++/#->V", "omission 9.5.4 #V->C"),
    (
        "a quest that lists two items",
        "ranger",
        "%r->r/%r->e/R#guardQ->$/++/#->V",
        "%r->r/%r+%s->e/R#guardQ->$/++/#->V",
        "omission 9.5.5 R#guardQ->$",
    ),
    (
        "a quest that the record does not name",
        "ranger",
        "%r->r/%r->e/R#Q->$/++/#->V",
        "%r->r/%r+%s->e/R#Q->$/++/#->V",
        "omission 9.5.5 R#Q->$",
    ),
    (
        "a quest without a name that is paid with items which none of its suit lists",
        "ranger",
        "%r->r/%f+%s->e/R#Q->$/++/#->V",
        "%r->r/%r+%x->e/R#Q->$/++/#->V",
        "omission 9.5.5 R#Q->$",
    ),
    (
        "a quest paid with other items",
        "ranger",
        "%r->r/%f+%s->e/R#guardQ->$/++/#->V",
        "%r->r/%r+%s->e/R#guardQ->$/++/#->V",
        "omission 9.5.5 R#guardQ->$",
    ),
    (
        "a Strike",
        "ranger",
        "%r->r/%f->e/Cw4->/$_C->h/#->V",
        "%r->r/%x->e/Cw4->/$_C->h/#->V",
        "omission 9.5.6 Cw4->",
    ),
    (
        "a repair",
        "ranger",
        "%r->r/%f->d/%s->e/%fd->s/#->V",
        "%r->r/%f->d/%h->e/%fd->s/#->V",
        "omission 9.5.7 %fd->s",
    ),
    ("crafting", "ranger", "%r->r/%f->e/Z%b/++/%b->t/#->V", "%r->r/%h->e/Z%b/++/%b->t/#->V", "omission 9.5.8 Z%b"),
    (
        "the Tinker's day labor",
        "tinker",
        "%r->r/%f->e/R#*->V/#->V",
        "%r->r/%r->e/R#*->V/#->V",
        "omission V.2.2 R#*->V",
    ),
    (
        "what the Thief steals",
        "thief",
        "%r->r/%f->e/#C->V/#->V",
        "%r->r/%r->e/#C->V/#->V",
        "omission V.1.2 #C->V",
    ),
    (
        "a battle that the Vagrant forces",
        "vagrant",
        "%r->r/p4->9/CXV9(1,0)/%f+%c->d/#->V",
        "%r->r/p4->9/%r->e/CXV9(1,0)/%f+%c->d/#->V",
        "omission V.4.2 CXV9(1,0)",
    ),
]


def told(character: str, turn: str) -> list[str]:
    """Return what is found in a turn of a character, after a turn that tells what is exhausted."""
    return findings_of(
        recorded(
            TELLS,
            NEXT,
            f"V:{turn}",
            "C:",
            seats="VC",
            V=f"#{character}->$/p->4_9_12",
        )
    )


def left_out(found: list[str]) -> list[str]:
    """Return what is left out, but for cards that are not discarded."""
    return [each for each in found if each.startswith("omission") and "9.6.3" not in each]


@pytest.mark.parametrize(
    ("character", "turn", "legal", "found"), [case[1:] for case in UNPAID], ids=[c[0] for c in UNPAID]
)
def test_what_is_done_takes_exhausted_items(character: str, turn: str, legal: str, found: str) -> None:
    assert found in told(character, turn)
    assert not left_out(told(character, legal))


def test_a_record_that_tells_of_no_exhausting_is_not_asked() -> None:
    turns = ("V:p4_9_12->4/%h4->$/++/#->V", NEXT, "V:p4->9/p9->12/#->V", "C:")
    assert not [each for each in findings_of(recorded(*turns, seats="VC")) if each.startswith("omission 9.5")]


@pytest.mark.parametrize(
    ("character", "turn"),
    [
        # The Adventurer improvises one item, the Cheat cons with any two, the Ranger hides out for a torch.
        ("adventurer", "%r->r/%f->e/%f->d/%r->e/R#guardQ->$/++/#->V"),
        ("cheat", "%r->r/%t->e/%x->e/R#guardQ->$/++/#->V"),
        ("ranger", "%r->r/%f+%s->d/%r->e/%fd->s/%sd->s/#->V"),
        # The Harrier glides, the Gladiator duels.
        ("harrier", "%r->r/p4->9/%r->e/p9->1/#->V"),
        ("gladiator", "%r->r/%f->e/%f->d/Cw4->/#->V/#->V"),
        # In a forest all is repaired at the turn's end.
        ("ranger", "%r->r/%f->d/p4->4_9_12/%fd->s/#->V"),
    ],
)
def test_characters_and_rest_do_otherwise(character: str, turn: str) -> None:
    assert not left_out(told(character, turn))


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("%r->r/p4->9/%f->e/p9->12/%f->e/#->V", ["violation 9.2.5 %f->e"]),
        ("%r->r/p4->9/%f->e/p9->12/%s->e/#->V", []),
        ("%r->r/%f->d/%f->e/#->V", ["violation 9.2.5 %f->e"]),
        ("%r->r/%f->d/%s->e/#->V", []),
        ("%f+%r+%s->r/#->V", []),
        ("%f+%r+%s+%x->r/#->V", ["violation 9.4.1 %f+%r+%s+%x->r"]),
        ("%_->r/#->V", []),
    ],
)
def test_items_are_turned_as_they_lie(turn: str, found: list[str]) -> None:
    """Three items are refreshed without tea; one that lies exhausted or damaged cannot be exhausted."""
    seen = told("ranger", turn)
    assert [each for each in seen if each.split()[1] in ("9.2.5", "9.4.1")] == found


@pytest.mark.parametrize(
    ("refreshed", "found"),
    [("%f+%r", ["omission 9.4.1 %f+%r->r"]), ("%f+%r+%s", []), ("%f+%r+%s+%x", ["violation 9.4.1 %f+%r+%s+%x->r"])],
)
def test_three_of_four_items_are_refreshed(refreshed: str, found: list[str]) -> None:
    before = "V:p4_9_12->12/%r->e/%h12->$/++/%f->e/p12->4/%s->e/XC4(0,0)/%x->e/Cw4->/#->V"
    seen = findings_of(recorded(before, "C:t->8/#->C", f"V:{refreshed}->r/#->V", "C:", seats="CV"))
    assert [each for each in seen if each.split()[1] == "9.4.1"] == found


@pytest.mark.parametrize(("ruin", "found"), [(4, ["violation 9.5.3 %h4->$"]), (12, [])])
def test_items_lie_beneath_ruins(ruin: int, found: list[str]) -> None:
    seen = findings_of(recorded(f"V:p4_9_12->{ruin}/%r->e/%h{ruin}->$/++/#->V", "C:", seats="CV"))
    assert [each for each in seen if each.split()[1] == "9.5.3"] == found
