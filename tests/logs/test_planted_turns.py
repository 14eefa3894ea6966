"""Turns that take too much, leave something out or do not pay, each beside a turn that is legal and close to it."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

MARQUISE = [
    # 6.4 and 6.5.5
    ("wood left out", "C:t->8/#->C", "C:t->8+9/#->C", "omission 6.4 t->8"),
    ("wood left out, overworked elsewhere", "C:t->8/F#C->/t->8/#->C", "C:t->8+9/F#C->/t->8/#->C", "omission 6.4 t->8"),
    ("overwork of a wrong suit", "C:t->8+9/R#C->/t->8/#->C", "C:t->8+9/F#C->/t->8/#->C", "violation 6.5.5 t->8"),
    ("overwork with a bird", "C:t->8+9/M#C->/t->8/#->C", "C:t->8+9/B#C->/t->8/#->C", "violation 6.5.5 t->8"),
    ("wood after a march", "C:w1->5/t->8+9/#->C", "C:t->8+9/w1->5/#->C", "violation 6.4 t->8+9"),
    ("wood after recruiting", "C:w->11+12/t->8+9/#->C", "C:t->8+9/w->11+12/#->C", "violation 6.4 t->8+9"),
    (
        "wood for a card after a march, and of one sawmill",
        "C:t->8/w1->5/F#C->/t->8+9/#->C",
        "C:t->8+9/w1->5/F#C->/t->8/#->C",
        "violation 6.4 t->8+9",
    ),
    ("overwork at no sawmill", "C:t->8+9/F#C->/t->4/#->C", "C:t->8+9/F#C->/t->8/#->C", "violation 6.5.5 t->4"),
    # 6.5.3
    ("recruited twice", "C:t->8+9/2w->12/#->C", "C:t->8+9/w->11+12/#->C", "violation 6.5.3 2w->12"),
    ("a recruiter left out", "C:t->8+9/w->12/#->C", "C:t->8+9/w->11+12/#->C", "omission 6.5.3 w->12"),
    # 6.5.4.II
    (
        "a building underpaid",
        "C:t->8+9/t8->/b_s->10/++2/#->C",
        "C:t->8+9/t8->/t9->/b_s->10/++2/#->C",
        "violation 6.5.4.II b_s->10",
    ),
    (
        "a building built after the draw of Evening",
        "C:t->8+9/#->C/t8->/t9->/b_s->10/++2",
        "C:t->8+9/t8->/t9->/b_s->10/++2/#->C",
        "violation 6.6 #->C",
    ),
    # 6.5
    (
        "four marches",
        "C:t->8+9/w1->5/w5->1/w1->5/w5->1/w1->5/w5->1/w1->5/#->C",
        "C:t->8+9/w1->5/w5->1/w1->5/w5->1/w1->5/w5->1/#->C",
        "violation 6.5 w1->5",
    ),
    (
        "an action more for no bird",
        "C:t->8+9/XE1(0,0)/XE1(0,0)/XE1(0,0)/R#C->/XE1(0,0)/#->C",
        "C:t->8+9/XE1(0,0)/XE1(0,0)/XE1(0,0)/B#C->/XE1(0,0)/#->C",
        "violation 6.5 XE1(0,0)",
    ),
    (
        "a bird discarded in Evening",
        "C:t->8+9/XE1(0,0)/XE1(0,0)/XE1(0,0)/XE1(0,0)/3#->C/B#C->",
        "C:t->8+9/XE1(0,0)/XE1(0,0)/XE1(0,0)/3#->C/B#C->",
        "violation 6.5 XE1(0,0)",
    ),
]
TWO_OF_ALL = {
    "C": "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8+9/b_w->9/b_r->11+12",
    "E": "b->2/6w->2/w->1/#despot->$",
}


@pytest.mark.parametrize(
    ("turn", "legal", "found"), [case[1:] for case in MARQUISE], ids=[case[0] for case in MARQUISE]
)
def test_a_turn_of_the_marquise(turn: str, legal: str, found: str) -> None:
    assert found in findings_of(recorded(turn, "E:", **TWO_OF_ALL))
    clause = found.split()[1]
    assert clause not in [each.split()[1] for each in findings_of(recorded(legal, "E:", **TWO_OF_ALL))]


@pytest.mark.parametrize(("garrison", "legal"), [("3+8+9+12", False), ("1+3+4+5+6+7+8+9+10+11+12", True)])
def test_a_building_paid_with_wood_from_afar(garrison: str, *, legal: bool) -> None:
    setup = {**TWO_OF_ALL, "C": f"t_k->4/w->{garrison}/b_s->8+9/b_w->9/b_r->11+12"}
    found = findings_of(recorded("C:t->8+9/t8->/t9->/b_s->12/++2/#->C", "E:", **setup))
    assert ("violation 6.5.4.II b_s->12" not in found) is legal


GIVEN = [
    ("the Cobbler gives a move", "Zcob", 3, 7),
    ("Command Warren gives a battle", "Zcommand", 4, 6),
    ("the Emigre gives a move and a battle", "Zemi", 4, 7),
    ("the League gives either", "Zleague", 4, 7),
]
WORKSHOPS = {**TWO_OF_ALL, "C": "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_w->3+4+5+6+8+9"}


@pytest.mark.parametrize(("card", "battles", "moves"), [case[1:] for case in GIVEN], ids=[case[0] for case in GIVEN])
def test_effects_give_the_moves_and_battles_that_they_tell(card: str, battles: int, moves: int) -> None:
    deck = "E&P" if card in ("Zemi", "Zleague") else "Standard"
    for acts, most in ((["XE1(0,0)"] * 9, battles), (["w1->5", "w5->1"] * 5, moves)):
        for taken in (most, most + 1):
            turn = "/".join(acts[:taken])
            found = findings_of(recorded(f"C:{card}/#->C", "E:", f"C:{turn}/#->C", "E:", deck=deck, **WORKSHOPS))
            assert any(each.startswith("violation 6.5 ") for each in found) == (taken > most)


ONE_BATTLE_MORE = [
    ("the Eyrie", "EC", "E:{}/B#E->$_x/w->2/3w2->5/XC5(0,0)/XC5(0,0)/#->E", "violation 7.5.2.III "),
    ("the Knaves", "NC", "N:$_thief->a/{}/XC4(0,0)/XC4(0,0)/XC4(0,0)/XC4(0,0)/XC4(0,0)/#->N", "violation 18.5.1 "),
    ("the Clergy", "YC", "Y:{}/w12->9/XC9(0,0)/w9->12/XC12(0,0)/w12->9/XC9(0,0)/XC9(0,0)/#->Y", "violation HCC.5.1 "),
]


@pytest.mark.parametrize(
    ("seats", "turn", "found"), [case[1:] for case in ONE_BATTLE_MORE], ids=[case[0] for case in ONE_BATTLE_MORE]
)
def test_a_move_that_an_effect_gives_is_no_battle(seats: str, turn: str, found: str) -> None:
    setups = {"E": "b->2/6w->2/#builder->$"} if "E" in seats else {}
    for card, gives_battle in (("Zcob", False), ("Zcommand", True)):
        told = findings_of(recorded(turn.format(card), "C:t->8", seats=seats, deck="Standard", **setups))
        assert any(each.startswith(found) for each in told) is not gives_battle


AT_2 = {"E": "b->2/6w->2/#builder->$"}
EYRIE = [
    ("a recruit left out", "E:M#E->$_r/w->2/w2->5/#->E", "E:M#E->$_r/2w->2/w2->5/#->E", "omission 7.5.2.I w->2"),
    ("a move left out", "E:M#E->$_r/2w->2/#->E", "E:M#E->$_r/2w->2/w2->5/#->E", "omission 7.5.2.II #->E"),
    (
        "a battle left out",
        "E:B#E->$_x/w->2/w2->5/#->E",
        "E:B#E->$_x/w->2/w2->5/XC5(0,0)/#->E",
        "omission 7.5.2.III #->E",
    ),
    ("a roost left out", "E:B#E->$_b/w->2/3w2->5/#->E", "E:B#E->$_b/w->2/3w2->5/b->5/#->E", "omission 7.5.2.IV #->E"),
    ("turmoil", "E:B#E->$_x/w->2/w2->5/#->E", "E:B#E->$_x/w->2/w2->5/$_->/#despot->$/#->E", "omission 7.5.2.III #->E"),
    (
        "a battle in a clearing of another suit",
        "E:F#E->$_x/w->2/w2->5/XC5(0,0)/#->E",
        "E:R#E->$_x/w->2/w2->5/XC5(0,0)/#->E",
        "omission 7.5.2.III XC5(0,0)",
    ),
    (
        "a move too many",
        "E:M#E->$_r/2w->2/w2->5/w5->2/#->E",
        "E:M#E->$_m/w->2/w2->5/w5->2/#->E",
        "violation 7.5.2.II w5->2",
    ),
    (
        "a battle too many",
        "E:M#E->$_r/2w->2/w2->5/XC5(0,0)/#->E",
        "E:M#E->$_r/2w->2/w2->5/#->E",
        "violation 7.5.2.III XC5(0,0)",
    ),
    (
        "a recruit too many",
        "E:M#E->$_m/2w->2/w2->5/w2->5/#->E",
        "E:M#E->$_r/2w->2/w2->5/#->E",
        "violation 7.5.2.I 2w->2",
    ),
]


@pytest.mark.parametrize(("turn", "legal", "found"), [case[1:] for case in EYRIE], ids=[case[0] for case in EYRIE])
def test_a_turn_of_the_eyrie(turn: str, legal: str, found: str) -> None:
    assert found in findings_of(recorded(turn, "C:", **AT_2))
    clause = found.split()[1]
    assert clause not in [each.split()[1] for each in findings_of(recorded(legal, "C:", **AT_2))]


ONE_OFFICER = {"seats": "CA", "A": "3#->$/b_m->2/3w->2/w->$/t->1"}
ALLIANCE = [
    ("two moves", "A:w2->5/w5->2/2#->A", "A:w2->5/2#->A"),
    ("a recruit and a move", "A:w->2/w2->5/2#->A", "A:w->2/2#->A"),
    ("a warrior organized and a move", "A:w2->/t->2/w2->5/2#->A", "A:w2->/t->2/2#->A"),
    (
        "an operation more than a new officer",
        "A:F#A->/w->$/3w2->5/w5->2/w2->5/2#->A",
        "A:F#A->/w->$/3w2->5/w5->2/2#->A",
    ),
    (
        "recruited too often at a new base",
        "A:2F#A$->/b_f->1/w->1/w->$/3w->1/2#->A",
        "A:2F#A$->/b_f->1/w->1/w->$/2w->1/2#->A",
    ),
    (
        "recruited too often at a base that took the place of others",
        "A:2F#A$->/Cw1->/b_f->1/w->1/w->$/3w->1/2#->A",
        "A:2F#A$->/Cw1->/b_f->1/w->1/w->$/2w->1/2#->A",
    ),
]


@pytest.mark.parametrize(("turn", "legal"), [case[1:] for case in ALLIANCE], ids=[case[0] for case in ALLIANCE])
def test_a_turn_of_the_alliance(turn: str, legal: str) -> None:
    assert "8.6.1" in [each.split()[1] for each in findings_of(recorded(turn, "C:", **ONE_OFFICER))]
    assert "8.6.1" not in [each.split()[1] for each in findings_of(recorded(legal, "C:", **ONE_OFFICER))]
