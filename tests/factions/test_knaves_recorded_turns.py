"""What a recorded turn of the Knaves does wrong, each case beside one that is legal and close."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

CAPTAINS = "$_thief->u/$_ronin->u/$_jailor->u/w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12"
UNTOLD = "w_thief+w->4_9_12/w_ronin+w->3_6_11/w_jailor+w->1_9_10_12"
MARQUISE = "t_k->3/w->1+2+3+5+6+7+8+9+10+11+12/b_s->3/b_w->7/b_r->2"

THIEF, RONIN, JAILOR = (f"N:$_{captain}->a/$_{captain}->d/#->N" for captain in ("thief", "ronin", "jailor"))
MARQUISE_NEXT = "C:t->3/#->C"
CRAFTED = "C:t->3/Z%b/++/#->C"
COINED = "C:t->3/Z%c/++3/#->C"
EASY = "$_thief->u/$_ronin->u/$_jailor->u"
ACCLAIM = "N:$_thief->a/(w_thief+w)4_9_12->4/t_a->4/$_thief->d/#->N"
FALLEN = "C:Nw_ronin3_6_11->/#->C"
TAKEN = "N:$_thief->a/w_thief4_9_12->12/XC12(1,0)/Cw12->4_7_8_12/t_a->12/$_thief->d/#->N"
TAKEN_TOO = "N:$_ronin->a/w_ronin3_6_11->11/XC11(1,0)/Cw11->3_7_11_12/t_a->11/$_ronin->d/++2/#->N"

WRONG = [
    ("no Captain is readied", (), "N:$_thief->d/#->N", THIEF, "omission 18.4.1 N:"),
    (
        "a Captain is readied whose card is face down",
        (THIEF, MARQUISE_NEXT),
        THIEF,
        RONIN,
        "violation 18.4.1 $_thief->a",
    ),
    ("the Captain does not retire", (), "N:$_thief->a/#->N", THIEF, "omission 18.5.2 $_thief->a"),
    (
        "the Captain does not retire before all take it easy",
        (THIEF, MARQUISE_NEXT, RONIN, MARQUISE_NEXT),
        f"N:$_jailor->a/{EASY}/#->N",
        f"N:$_jailor->a/$_jailor->d/{EASY}/#->N",
        "omission 18.5.2 $_jailor->a",
    ),
    (
        "a card is turned up too soon",
        (THIEF, MARQUISE_NEXT),
        "N:$_ronin->a/$_ronin->d/$_thief->u/#->N",
        RONIN,
        "violation 18.6.3 $_thief->u",
    ),
    (
        "the last card is turned up too soon",
        (),
        "N:$_ronin->a/$_ronin->d/$_ronin->u/#->N",
        RONIN,
        "violation 18.6.3 $_ronin->u",
    ),
    (
        "no card is turned up",
        (THIEF, MARQUISE_NEXT, RONIN, MARQUISE_NEXT),
        "N:$_jailor->a/$_jailor->d/#->N",
        f"N:$_jailor->a/$_jailor->d/{EASY}/#->N",
        "omission 18.6.3 #->N",
    ),
    (
        "one card is left face down",
        (THIEF, MARQUISE_NEXT, RONIN, MARQUISE_NEXT),
        "N:$_jailor->a/$_jailor->d/$_thief->u/$_ronin->u/#->N",
        f"N:$_jailor->a/$_jailor->d/{EASY}/#->N",
        "omission 18.6.3 $_thief->u",
    ),
    (
        "a second Captain is readied",
        (),
        "N:$_thief->a/$_thief->d/$_ronin->a/$_ronin->d/#->N",
        THIEF,
        "violation 18.4.1 $_ronin->a",
    ),
    (
        "Skunks move without a Captain",
        (),
        "N:$_thief->a/w4_9_12->12/$_thief->d/#->N",
        "N:$_thief->a/w4_9_12->12/w_thief4_9_12->12/$_thief->d/#->N",
        "violation 18.2.5 w4_9_12->12",
    ),
    (
        "a warrior that is hit is removed, and no Prisoner taken",
        (),
        "N:$_thief->a/w_thief4_9_12->12/XC12(1,0)/Cw12->/t_a->12/$_thief->d/#->N",
        TAKEN,
        "omission 18.2.6 XC12(1,0)",
    ),
    (
        "a Skunk comes to where a Captain but no acclaim is",
        (),
        "N:$_thief->a/w_thief4_9_12->12/$_thief->d/F#N->/w->12/#->N",
        "N:$_thief->a/w_thief4_9_12->12/t_a->12/$_thief->d/F#N->/w->12/#->N",
        "violation 18.6.2 w->12",
    ),
    (
        "a battle after the Captain has retired",
        (),
        "N:$_thief->a/w_thief4_9_12->12/$_thief->d/XC12(0,0)/t_a->12/#->N",
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/t_a->12/$_thief->d/#->N",
        "violation 18.5.1.II XC12(0,0)",
    ),
    (
        "five battles",
        (),
        "N:$_thief->a/(w_thief+w)4_9_12->12" + "/XC12(0,0)" * 5 + "/t_a->12/$_thief->d/#->N",
        "N:$_thief->a/(w_thief+w)4_9_12->12" + "/XC12(0,0)" * 4 + "/t_a->12/$_thief->d/#->N",
        "violation 18.5.1 XC12(0,0)",
    ),
    (
        "a battle of Skunks alone",
        (),
        "N:$_thief->a/w4_9_12->12/XC12(0,0)/$_thief->d/#->N",
        "N:$_thief->a/(w_thief+w)4_9_12->12/XC12(0,0)/t_a->12/$_thief->d/#->N",
        "violation 18.5.1.II XC12(0,0)",
    ),
    (
        "acclaim where the Captain is not",
        (),
        "N:$_thief->a/w_thief4_9_12->12/t_a->9/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->12/w_thief12->9/t_a->9/$_thief->d/#->N",
        "violation 18.2.6 t_a->9",
    ),
    (
        "a Skunk protects for nothing",
        (ACCLAIM, MARQUISE_NEXT),
        "N:$_ronin->a/$_ronin->d/w->4/#->N",
        "N:$_ronin->a/$_ronin->d/R#N->/w->4/#->N",
        "omission 18.6.2 w->4",
    ),
    (
        "a Skunk protects for a card of another suit",
        (ACCLAIM, MARQUISE_NEXT),
        "N:$_ronin->a/$_ronin->d/F#N->/w->4/#->N",
        "N:$_ronin->a/$_ronin->d/B#N->/w->4/#->N",
        "omission 18.6.2 w->4",
    ),
    (
        "a second Skunk comes to the same acclaim",
        (ACCLAIM, MARQUISE_NEXT),
        "N:$_ronin->a/$_ronin->d/R#N->/w->4/R#N->/w->4/#->N",
        "N:$_ronin->a/$_ronin->d/R#N->/w->4/R#N->/#->N",
        "violation 18.6.2 w->4",
    ),
    (
        "two cards are drawn in Evening",
        (),
        "N:$_thief->a/$_thief->d/2#->N",
        "N:$_thief->a/$_thief->d/#->N",
        "violation 18.6.4 2#->N",
    ),
    (
        "another Captain moves",
        (),
        "N:$_thief->a/(w_ronin+w)3_6_11->6/$_thief->d/#->N",
        "N:$_thief->a/(w_thief+w)4_9_12->9/$_thief->d/#->N",
        "violation 18.5.1.I (w_ronin+w)3_6_11->6",
    ),
    (
        "a Captain who is not on the map is not placed",
        (THIEF, FALLEN),
        "N:$_ronin->a/$_ronin->d/#->N",
        "N:$_ronin->a/w_ronin->4_9_12/$_ronin->d/#->N",
        "omission 18.4.1 $_ronin->a",
    ),
    (
        "a Prisoner is left beside the Captain who is placed",
        (TAKEN, FALLEN),
        "N:$_ronin->a/w_ronin->4_9_12/$_ronin->d/#->N",
        "N:$_ronin->a/w_ronin->4_9_12/Cw4_7_8_12->/$_ronin->d/#->N",
        "omission 18.4.1 w_ronin->4_9_12",
    ),
    (
        "no acclaim after an attack",
        (),
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/t_a->12/$_thief->d/#->N",
        "omission 18.2.6 XC12(0,0)",
    ),
    (
        "five battles or moves",
        (),
        "N:$_thief->a/w_thief4_9_12->12" + "/XC12(0,0)" * 4 + "/t_a->12/w_thief12->4_9_12/w_thief4_9_12->9"
        "/w_thief9->4_9_12/w_thief4_9_12->9/w_thief9->4_9_12/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/XC12(0,0)/t_a->12/w_thief12->4_9_12/w_thief4_9_12->9"
        "/w_thief9->4_9_12/w_thief4_9_12->9/$_thief->d/#->N",
        "violation 18.5.1 w_thief9->4_9_12",
    ),
    (
        "a Gift without a coin",
        (RONIN, COINED),
        "N:$_thief->a/#->N/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/%cC$->N$/#->N/$_thief->d/#->N",
        "violation 18.5.1.IVf #->N",
    ),
    (
        "a Revel without tea",
        (),
        "N:$_thief->a/w->4_9_12/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Z%t/w_thief9->4_9_12/w->4_9_12/$_thief->d/#->N",
        "violation 18.5.1.IVe w->4_9_12",
    ),
    (
        "a card of two icons that the Captain alone crafts",
        (),
        "N:$_thief->a/w_thief4_9_12->9/Zboat/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Zsabo/$_thief->d/#->N",
        "violation 18.5.1.III Zboat",
    ),
    (
        "an item of an enemy who is not where the Captain is",
        (RONIN, CRAFTED),
        "N:$_thief->a/w_thief4_9_12->4/%bC$->N$/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/%bC$->N$/$_thief->d/#->N",
        "violation 18.5.1.III %bC$->N$",
    ),
    (
        "Prisoners freed into a clearing that is not adjacent",
        (TAKEN, MARQUISE_NEXT, RONIN, MARQUISE_NEXT),
        f"N:$_jailor->a/$_jailor->d/{EASY}/Cw4_7_8_12->9/#->N",
        f"N:$_jailor->a/$_jailor->d/{EASY}/Cw4_7_8_12->8/#->N",
        "violation 18.6.3 Cw4_7_8_12->9",
    ),
    (
        "a Prisoner left in another forest beside the clearing where others are freed",
        (TAKEN, MARQUISE_NEXT, TAKEN_TOO, MARQUISE_NEXT),
        f"N:$_jailor->a/$_jailor->d/++2/{EASY}/Cw4_7_8_12->7/#->N",
        f"N:$_jailor->a/$_jailor->d/++2/{EASY}/Cw4_7_8_12->7/Cw3_7_11_12->7/#->N",
        "omission 18.6.3 Cw4_7_8_12->7",
    ),
    (
        "a Prisoner removed who is far from the Captain that is placed",
        (TAKEN, FALLEN),
        "N:$_ronin->a/w_ronin->1_2_5_10/Cw4_7_8_12->/$_ronin->d/#->N",
        "N:$_ronin->a/w_ronin->4_9_12/Cw4_7_8_12->/$_ronin->d/#->N",
        "violation 18.4.1 Cw4_7_8_12->",
    ),
    (
        "a Prisoner removed where no Captain is placed",
        (TAKEN, MARQUISE_NEXT),
        "N:$_ronin->a/Cw4_7_8_12->/$_ronin->d/#->N",
        RONIN,
        "violation 18.4.1 Cw4_7_8_12->",
    ),
    (
        "no acclaim before the Captain leaves with its Skunk, though it may Nab",
        (),
        "N:$_jailor->a/(w_jailor+w)1_9_10_12->12/XC12(1,0)/Cw12->4_9_12/(w_jailor+w)12->1_9_10_12/$_jailor->d/#->N",
        "N:$_jailor->a/(w_jailor+w)1_9_10_12->12/XC12(1,0)/Cw12->4_9_12/w12->/w_jailor12->1_9_10_12/$_jailor->d/#->N",
        "omission 18.2.6 XC12(1,0)",
    ),
    (
        "no acclaim before the Captain leaves, and a Skunk stays that was not hit",
        (),
        "N:$_jailor->a/(w_jailor+w)1_9_10_12->12/XC12(1,0)/Cw12->4_9_12/w_jailor12->1_9_10_12/$_jailor->d/#->N",
        "N:$_jailor->a/(w_jailor+w)1_9_10_12->12/XC12(1,1)/w_jailor12->1_9_10_12/Cw12->4_9_12/w12->/$_jailor->d/#->N",
        "omission 18.2.6 XC12(1,0)",
    ),
    (
        "a move after the Captain has retired",
        (),
        "N:$_thief->a/$_thief->d/w_thief4_9_12->12/#->N",
        "N:$_thief->a/w_thief4_9_12->12/$_thief->d/#->N",
        "violation 18.5.1.I w_thief4_9_12->12",
    ),
    (
        "acclaim placed after the Captain has retired",
        (),
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/$_thief->d/t_a->12/#->N",
        "N:$_thief->a/w_thief4_9_12->12/XC12(0,0)/t_a->12/$_thief->d/#->N",
        "violation 18.5.1 t_a->12",
    ),
    (
        "a card crafted after the Captain has retired",
        (),
        "N:$_thief->a/w_thief4_9_12->9/$_thief->d/Zsabo/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Zsabo/$_thief->d/#->N",
        "violation 18.5.1.III Zsabo",
    ),
    (
        "a card crafted in a clearing of another suit",
        (),
        "N:$_thief->a/w_thief4_9_12->9/w_thief9->4_9_12/w_thief4_9_12->4/Z%t/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Z%t/w_thief9->4_9_12/w_thief4_9_12->4/$_thief->d/#->N",
        "violation 18.5.1.III Z%t",
    ),
    (
        "a card crafted in a forest",
        (),
        "N:$_thief->a/Z%t/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Z%t/$_thief->d/#->N",
        "violation 18.5.1.III Z%t",
    ),
    (
        "an item that a Captain crafts without acclaim scores",
        (),
        "N:$_thief->a/w_thief4_9_12->9/Z%t/++2/$_thief->d/#->N",
        "N:$_thief->a/w_thief4_9_12->9/Z%t/$_thief->d/#->N",
        "violation 18.5.1.III ++2",
    ),
    (
        "a Skunk that runs too far away",
        (ACCLAIM,),
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/Nw->1_2_5_10/#->C",
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/Nw->4_9_12/#->C",
        "violation 18.2.7 Nw->1_2_5_10",
    ),
    (
        "two Skunks that run away from one acclaim",
        (ACCLAIM,),
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/2Nw->4_9_12/#->C",
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/Nw->4_9_12/#->C",
        "violation 18.2.7 2Nw->4_9_12",
    ),
    (
        "no Skunk runs away",
        (ACCLAIM,),
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/#->C",
        "C:2w12->4/XN4(2,0)/Nw4->/Nw_thief4->/XN4(1,0)/Nt_a4->/++/Nw->4_9_12/#->C",
        "omission 18.2.7 Nt_a4->",
    ),
]


def told(before: tuple[str, ...], turn: str, captains: str = CAPTAINS) -> list[str]:
    """Return what is found in a turn, after some others, but for cards that are not discarded."""
    after = ("C:", "N:") if turn.startswith("N") else ("N:$_ronin->a/$_ronin->d/#->N", "C:")
    found = findings_of(recorded(*before, turn, *after, seats="NC", N=captains, C=MARQUISE), of_setup=False)
    return [each for each in found if " 18." in each and not each.startswith("omission 18.6.4")]


@pytest.mark.parametrize(
    ("before", "turn", "legal", "found"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_turn_against_the_knaves_rules(before: tuple[str, ...], turn: str, legal: str, found: str) -> None:
    assert found in told(before, turn)
    assert not told(before, legal)


def test_one_enemy_alone_frees_its_prisoners() -> None:
    turns = (TAKEN, MARQUISE_NEXT, "E:#->E", RONIN, MARQUISE_NEXT, "E:#->E")
    fought = "N:$_jailor->a/w_jailor1_9_10_12->10/XE10(1,0)/Ew10->1_2_5_10/t_a->10/$_jailor->d/++2"
    setups = {"N": CAPTAINS, "C": MARQUISE, "E": "b->1/w->10/#despot->$"}
    freed = f"{fought}/{EASY}/Cw4_7_8_12->8/#->N"
    both = f"{fought}/{EASY}/Cw4_7_8_12->8/Ew1_2_5_10->10/#->N"
    found = {turn: findings_of(recorded(*turns, turn, "C:", seats="NCE", **setups)) for turn in (freed, both)}
    assert "violation 18.6.3 Ew1_2_5_10->10" in found[both]
    assert not [each for each in found[freed] if " 18.6.3" in each]


def test_without_a_sword_a_battle_takes_one_prisoner() -> None:
    swordless = CAPTAINS.replace("ronin", "harrier")
    turn = "N:$_thief->a/(w_thief+w)4_9_12->12/XC12(2,0)/Cw12->4_9_12/Cw12->4_7_8_12/t_a->12/$_thief->d/++/#->N"
    assert told((), turn, swordless) == ["violation 18.2.6 Cw12->4_7_8_12"]
    assert not told((), turn)


def test_a_record_without_captain_cards_is_not_asked_for_them() -> None:
    assert not told((), "N:w_thief4_9_12->12/#->N", UNTOLD)


def test_cards_lie_face_up_at_first_where_a_record_tells_of_them_later_alone() -> None:
    assert "omission 18.4.1 N:" in told((THIEF, MARQUISE_NEXT), "N:w_ronin3_6_11->6/#->N", UNTOLD)
    assert "violation 18.4.1 $_thief->a" in told((THIEF, MARQUISE_NEXT), THIEF, UNTOLD)
    assert not told((THIEF, MARQUISE_NEXT), RONIN, UNTOLD)


def test_a_card_of_no_captain_is_none_of_theirs() -> None:
    assert not told((), "N:$_C->a/w_thief4_9_12->12/#->N", UNTOLD)


def test_a_skunk_runs_away_only_when_one_is_left() -> None:
    """Three came with the Captains, and seven stand in a clearing."""
    all_out = f"{CAPTAINS}/7w->12"
    turn = "C:w12->4/XN4(1,0)/Nw_thief4->/XN4(1,0)/Nt_a4->/++/#->C"
    acclaim = "N:$_thief->a/w_thief4_9_12->4/t_a->4/$_thief->d/#->N"
    assert not told((acclaim,), turn, all_out)


@pytest.mark.parametrize(
    ("before", "turn", "found"),
    [
        ((TAKEN_TOO,), "N:$_thief->a/$_thief->d/Cw3_7_11_12->7/#->N", True),
        ((THIEF, MARQUISE_NEXT, TAKEN_TOO), f"N:$_jailor->a/$_jailor->d/{EASY}/Cw3_7_11_12->7/#->N", False),
    ],
)
def test_prisoners_are_freed_once_all_captains_have_acted(before: tuple[str, ...], turn: str, found: bool) -> None:
    turns = (*before, MARQUISE_NEXT, turn, "C:")
    seen = findings_of(recorded(*turns, seats="NC", N=CAPTAINS, C=MARQUISE), of_setup=False)
    assert ("violation 18.6.3 Cw3_7_11_12->7" in seen) is found


@pytest.mark.parametrize(("captains", "found"), [("arbiter", ["violation 4.2.1 w_jailor9->1"]), ("thief", [])])
def test_without_a_boot_rule_is_needed(captains: str, found: list[str]) -> None:
    """The Thief has one to start with, and any Captain may flip it."""
    setup = CAPTAINS.replace("thief", captains).replace("ronin", "gladiator")
    turn = "N:$_jailor->a/w_jailor1_9_10_12->9/w_jailor9->1/$_jailor->d/#->N"
    strong = MARQUISE.replace("w->1+2+3+5+6+7+8+9+10+11+12", "2w->1+9/w->5")
    seen = findings_of(recorded(turn, "C:", seats="NC", N=setup, C=strong), of_setup=False)
    assert [each for each in seen if " 4.2.1 " in each] == found


@pytest.mark.parametrize(("points", "found"), [("++", []), ("++2", ["violation 18.6.1 ++2"])])
def test_prisoners_that_ready_removes_do_not_score(points: str, found: list[str]) -> None:
    """Three acclaim score one point; of the two Prisoners one is removed before Evening."""
    setup = f"{CAPTAINS}/t_a->4+9+11/Cw->3_7_11_12/Cw->4_7_8_12"
    turns = ("C:XN5(1,0)/Nw_ronin3_6_11->/#->C", f"N:$_ronin->a/w_ronin->3_6_11/Cw3_7_11_12->/$_ronin->d/{points}/#->N")
    seen = findings_of(recorded(*turns, "C:", seats="CN", N=setup, C=MARQUISE), of_setup=False)
    assert [each for each in seen if " 18.6.1 " in each] == found


@pytest.mark.parametrize(("captain", "found"), [("thief", ["violation 18.4.1 w_ronin->3_6_11"]), ("ronin", [])])
def test_the_captain_that_is_readied_alone_is_placed(captain: str, found: list[str]) -> None:
    lost = "C:XN5(1,0)/Nw_ronin3_6_11->/#->C"
    turn = f"N:$_{captain}->a/w_ronin->3_6_11/$_{captain}->d/#->N"
    seen = findings_of(recorded(lost, turn, "C:", seats="CN", N=CAPTAINS, C=MARQUISE), of_setup=False)
    assert [each for each in seen if " 18.4.1 " in each] == found
