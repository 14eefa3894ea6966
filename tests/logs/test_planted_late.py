"""What a record shows only in another place than where it stands, in later turns or by what its turn surely does."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

BACK = "A:2#->A"
MOVE_TO_SYMPATHY = "2w2->5"
SYMPATHY = {"seats": "EA", "A": "3#->$/t->5"}
HANDED_FIRST = f"E:B#E->$_m/{MOVE_TO_SYMPATHY}/R#E->A/#->E"
TO_SUPPORTERS = "E:w5->2/w2->5/R#E->A$/#->E"
OUTRAGE_OF_THE_BOT = {"seats": "EA", "E": "b->2/6w->2/#despot->$", "A": "t->5+10"}
EXHAUSTING = "V:%f->e/p4->9/#->V"
ROUND_THE_LAKE = "t_k->12/w->1+2+3+4+5+6+7+8+9+10+11/3w->1/b_s->12/b_w->1/b_r->3"
ALL_ON_THE_MAP = {"seats": "AC", "A": "5#->$/t->1/b_r->5/9w->5+$", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"}
BOTH_MILITANT = "F:t5^t_m/w->5/F#F->/w5->1/t_m->1/w->1+5/F#F->/#->F"
WITH_COFFINS = ("E:Zcoffin/B#E->$_m/#->E", BOTH_MILITANT, "E:B#E->$_m/XF5(3,0)/3Fw5->/#->E")
LEAGUE = "V:p->4/%h->e/Zleague/#->V"

CASES = [
    Planted(
        "a card handed to the Alliance by a record that tells later of supporters",
        (HANDED_FIRST, BACK, TO_SUPPORTERS, BACK, TO_SUPPORTERS, BACK),
        "violation 8.2.6 R#E->A",
        (HANDED_FIRST, BACK, TO_SUPPORTERS, BACK, "E:w5->2/w2->5/R#E->A/#->E", BACK),
        SYMPATHY,
    ),
    Planted(
        "a card handed to the Alliance in a turn that fills the stack",
        (TO_SUPPORTERS, BACK, f"E:{MOVE_TO_SYMPATHY}/R#E->A/2w5->2/w2->5/R#E->A$/#->E", BACK),
        "violation 8.2.6 R#E->A",
        (TO_SUPPORTERS, BACK, "E:2w5->2/w2->5/R#E->A$/#->E", BACK),
        SYMPATHY,
    ),
    Planted(
        "points before the marker leaves that Evening alone could give",
        ("E:++9/B#E->$_x/#->E", "A:", "E:++2/B#E->$_x/F#domE->$/++->$/#->E", "A:"),
        "violation 3.2 ++2",
        ("E:++9/B#E->$_x/#->E", "A:", "E:Z%f/++/B#E->$_x/F#domE->$/++->$/#->E", "A:"),
        {"seats": "EA", "E": "b->2+5+10/6w->2/#despot->$"},
    ),
    Planted(
        "a supporter kept though its base fell, and a bird that came since goes",
        ("C:t->8/XA5(1,0)/Ab_r5->/++/B#C->A$/B#A$->/#->C", "A:"),
        "omission 8.2.4 Ab_r5->",
        ("C:t->8/XA5(1,0)/Ab_r5->/++/R#tunA$->/B#C->A$/B#A$->/#->C", "A:"),
        {"seats": "CA", "A": "R#tun->$/b_r->5"},
    ),
    Planted(
        "no point lost by the Jailor, who had none before what he coerces for",
        ("V:p->4/F#V->/Z%f/++/#->V", "C:", EXHAUSTING, "C:"),
        "omission V.12.2 F#V->",
        ("V:p->4/F#V->/Z%f/++/--/#->V", "C:", EXHAUSTING, "C:"),
        {"seats": "VC", "V": "#jailor->$/p->4_9_12"},
    ),
    Planted(
        "an action of the Vagabond paid for by nothing, though the League gives a battle for an item",
        (LEAGUE, "C:", "V:p->4/%s->e/F#V->C/$_C->1/XC4(0,0)/#->V", "C:"),
        "omission 9.5.2 XC4(0,0)",
        (LEAGUE, "C:", "V:p->4/%s->e/F#V->C/$_C->1/%f->e/XC4(0,0)/#->V", "C:"),
        {"seats": "VC"},
    ),
    Planted(
        "a card drawn before the Ferry goes, in a turn that ends the game",
        ("C:++27/#->C", "E:", "C:#->C/(2w+f)1->11/++3"),
        "violation 6.6 #->C",
        ("C:++27/#->C", "E:", "C:(2w+f)1->11/#->C/++3"),
        {"map_": "Lake", "C": ROUND_THE_LAKE, "E": "b->4/6w->4/#despot->$", "winner": "C"},
    ),
    Planted(
        "a supporter spent for nothing, where a revolt would have placed its base",
        ("A:#A$->/2#->A", "C:"),
        "violation 8.2.3 #A$->",
        ("A:2#->A", "C:"),
        ALL_ON_THE_MAP,
    ),
    Planted(
        "no card for Outrage of the Clergy to whom the Alliance repents later in the turn",
        ("Y:w1->5/R#A->Y/$_A->p/#->Y", "A:"),
        "omission 8.2.6 w1->5",
        ("Y:w1->5/R#Y->A$/R#A->Y/$_A->p/#->Y", "A:"),
        {"seats": "YA", "A": "3#->$/t->5"},
    ),
    Planted(
        "no card for Outrage of a Captain who may have dashed",
        ("N:$_thief->a/(w_thief+w)4_9_12->12/#->N", "A:"),
        "omission 8.2.6 (w_thief+w)4_9_12->12",
        ("N:$_thief->a/(w_thief+w)4_9_12->12/B#N->A$/#->N", "A:"),
        {"seats": "NA", "A": "3#->$/t->12"},
    ),
    Planted(
        "no card for Outrage of who moves after a depot fell",
        ("E:B#E->$_m/XS2(1,0)/St_d2->/++2/w2->5/#->E", "A:"),
        "omission 8.2.6 w2->5",
        ("E:B#E->$_m/XS2(1,0)/St_d2->/++2/w2->5/B#E->A$/#->E", "A:"),
        {"seats": "EAS", "A": "3#->$/t->5", "S": "b_e+4w->1/10w->$/t_d->2"},
    ),
    Planted(
        "an enclave passed over beside Coffin Makers, though more warriors come later",
        (*WITH_COFFINS, "F:w->1+5/t_m->10/w->1+10/F#F->/t_m->9/w->1+9+10/F#F->/#->F", "E:"),
        "omission 16.5.2 w->1+9+10",
        (*WITH_COFFINS, "F:w->1+5/t_m->10/w->1+5+10/F#F->/t_m->9/w->9+10/F#F->/#->F", "E:"),
        {"seats": "EF", "E": "b->2/6w->5/#despot->$", "F": "11w+t_p->5/w->9+10"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_an_offence_is_found_by_what_stands_elsewhere(case: Planted) -> None:
    assert_found_alone(case)


@pytest.mark.parametrize(
    ("sabotage", "found"),
    [
        ("B#A$->/B#saboE$->/F#A$->/t->5", []),
        ("B#saboE$->/B#A$->/F#A$->/t->5", []),
        ("B#saboE$->/F#A$->/t->5/B#A$->", ["omission card.saboteurs B#saboE$->"]),
    ],
)
def test_saboteurs_without_a_name_are_discarded_as_birdsong_begins(sabotage: str, found: list[str]) -> None:
    turns = ("E:Zsabo/B#E->$_x/#->E", f"A:{sabotage}/#->A", "E:")
    seen = findings_of(recorded(*turns, seats="EA"))
    assert [each for each in seen if " card.saboteurs " in each] == found


def test_saboteurs_without_a_name_may_be_told_behind_what_birdsong_places() -> None:
    """They are known by the card that goes next."""
    turns = ("E:Zboat/B#E->$_x/#->E", "C:Zsabo/#->C", "E:B#E->$_x/#->E", "C:t->8/B#C$->/B#boatE$->/#->C", "E:")
    seen = findings_of(recorded(*turns, seats="EC"))
    assert not [each for each in seen if " card.saboteurs " in each]


def test_nobody_but_the_player_of_a_turn_uses_saboteurs() -> None:
    """A bird of the Alliance that goes in another's turn was a supporter, be it that a card of theirs goes next."""
    mobilized = "A:R#A$->/t->5/Zsabo/B#A->A$/R#A->A$/#->A"
    outrages = "E:B#E->$_m/2w2->5/#->A$/w5->2/w2->5/#->A$/w5->2/w2->5/#->A$/B#A$->/F#falseE$->/#->E"
    seen = findings_of(recorded("E:Zfalse/B#E->$_x/#->E", mobilized, outrages, "A:", seats="EA"))
    assert not [each for each in seen if " card.saboteurs " in each and "B#A$->" in each]


@pytest.mark.parametrize(("sympathetic", "found"), [(1, ["violation 8.2.3 2#A$->"]), (12, [])])
def test_whose_base_has_no_slot_may_revolt_as_often_as_it_has_supporters(sympathetic: int, found: list[str]) -> None:
    """The base stays on the board, so that the clearing can rise again; no warrior is left to show it."""
    table = {**ALL_ON_THE_MAP, "A": ALL_ON_THE_MAP["A"].replace("t->1", f"t->{sympathetic}")}
    seen = findings_of(recorded("A:2#A$->/2#A$->/2#->A", "C:", **table), of_setup=False)
    assert [each for each in seen if " 8.2.3 " in each] == found


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ("A++/2w2->10/A++", False),
        ("2w2->10/A++2", False),
        ("A++/2w2->10", False),
        ("2w2->10/A++", True),
        ("2w2->10", True),
    ],
)
def test_outrage_before_the_last_move_is_answered_though_the_game_ends(answers: str, found: bool) -> None:
    text = recorded(f"E:B#E->$_x/w2->5/{answers}", winner="A", **OUTRAGE_OF_THE_BOT)
    seen = findings_of(text.replace("Deck:", "Bots: A:easy\nDeck:"))
    assert any(each.startswith("omission RB.6.2.3 ") for each in seen) is found


@pytest.mark.parametrize(("second", "found"), [("", True), ("R#->A$_order/R#A$_order->", False)])
def test_the_first_turn_of_a_bot_tells_of_its_order_card_as_others_do(second: str, found: bool) -> None:
    told = "A:R#->A$_order/R#A$_order->"
    text = recorded(f"A:{second}", "C:", told, "C:", told, "C:", seats="AC", A="").replace(
        "Deck:", "Bots: A:easy\nDeck:"
    )
    assert any(" RB.6.4.1 " in each for each in findings_of(text)) is found
