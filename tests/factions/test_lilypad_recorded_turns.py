"""What a recorded turn leaves out of the Diaspora's rules or does twice, each case beside one that is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

EYRIE_AT_5 = "b->2/6w->5/#despot->$"
EYRIE_NEXT = "E:#->E"
TWO_MILITANT = "F:t5^t_m/w->5/F#F->/w5->1/t_m->1/w->1+5/F#F->/#->F"
BOTH = (TWO_MILITANT, EYRIE_NEXT)

WRONG = [
    ("an enclave left out of a rally", BOTH, "F:w->1/#->F", "F:w->1+5/#->F", "omission 16.4.2.I w->1"),
    ("two warriors at one enclave", BOTH, "F:2w->1/w->5/#->F", "F:#->F", "violation 16.4.2.I w->5"),
    ("two at one enclave and none at the other", BOTH, "F:2w->1/#->F", "F:w->5+1/#->F", "omission 16.4.2.I 2w->1"),
    (
        "a rally beside a reconciled enclave",
        BOTH,
        "F:w->1+5/t5^t_p/#->F/#->F",
        "F:t5^t_p/#->F/#->F",
        "violation 16.4.2.I w->1+5",
    ),
    (
        "an enclave left out of a provocation",
        BOTH,
        "F:w5->10/t_m->10/w->1+10/#F->/#->F",
        "F:w5->10/t_m->10/w->1+5+10/#F->/#->F",
        "omission 16.5.2 w->1+10",
    ),
    ("crafting after a move", (), "F:w5->1/Ztun/#->F", "F:Ztun/w5->1/#->F", "violation 16.2.7 Ztun"),
    (
        "crafting after more moves than Settlers force",
        (),
        "F:Zsettlers/w5->1/2w5->10/Ztun/#->F",
        "F:Zsettlers/w5->1/Ztun/2w5->10/#->F",
        "violation 16.2.7 Ztun",
    ),
    (
        "an enclave left out of a provocation in a turn in which a Militant one is attacked",
        BOTH,
        "F:w->1+5/w1->10/t_m->10/w->10/F#F->/EXF5(0,0)/#->F",
        "F:w->1+5/w1->10/t_m->10/w->1+5+10/F#F->/EXF5(0,0)/#->F",
        "omission 16.5.2 w->10",
    ),
    ("crafting after settling", (), "F:w5->1/t_p->1/Ztun/2#->F", "F:Ztun/w5->1/t_p->1/2#->F", "violation 16.2.7 Ztun"),
    (
        "an enclave reconciled that was provoked in the turn",
        (),
        "F:w5->1/t_m->1/w->1/F#F->/t1^t_p/#->F",
        "F:w5->1/t_m->1/w->1/F#F->/#->F",
        "violation 16.4.2.II t1^t_p",
    ),
    (
        "no card for an enclave reconciled where the Diaspora rule",
        BOTH,
        "F:t1^t_p/#->F",
        "F:t1^t_p/#->F/#->F",
        "omission 16.6.3 #->F",
    ),
    (
        "fewer points than enclaves match",
        ("F:w5->10/t_p->10/#F->/2#->F", EYRIE_NEXT),
        "F:R#F->/++/2#->F",
        "F:R#F->/++2/2#->F",
        "omission 16.6.2 ++",
    ),
    (
        "crafting after provoking",
        (),
        "F:t5^t_m/w->5/F#F->/Ztun/#->F",
        "F:Ztun/t5^t_m/w->5/F#F->/#->F",
        "violation 16.2.7 Ztun",
    ),
    (
        "crafting after reconciling",
        BOTH,
        "F:t5^t_p/#->F/Ztun/#->F",
        "F:Ztun/t5^t_p/#->F/#->F",
        "violation 16.2.7 Ztun",
    ),
    (
        "reconciling after a move",
        BOTH,
        "F:w5->1/t5^t_p/#->F/#->F",
        "F:t5^t_p/#->F/w5->1/#->F",
        "violation 16.4.2.II t5^t_p",
    ),
    (
        "a warrior at the new enclave alone, after a rally",
        BOTH,
        "F:w->1+5/w5->10/t_m->10/w->10/#F->/#->F",
        "F:w->1+5/w5->10/t_m->10/w->1+5+10/#F->/#->F",
        "omission 16.5.2 w->10",
    ),
    (
        "integrating after drawing",
        ("F:w5->10/t_p->10/#F->/2#->F", EYRIE_NEXT),
        "F:2#->F/#F->/R#F->/++2",
        "F:R#F->/++2/2#->F",
        "violation 16.6 R#F->",
    ),
    (
        "integrating twice for a point each, as one card would score both",
        ("F:w5->10/t_p->10/#F->/2#->F", EYRIE_NEXT),
        "F:R#F->/++/#F->/++/2#->F",
        "F:R#F->/++2/2#->F",
        "violation 16.6.2 #F->",
    ),
    (
        "a card drawn from below the top of the Pond",
        (
            "F:t5^t_m/w->5/G#advocatesF->/#->F",
            EYRIE_NEXT,
            "F:w->5/w5->1/t_m->1/w->1+5/G#companionsF->/#->F",
            EYRIE_NEXT,
        ),
        "F:G#advocates*->F",
        "F:G#companions*->F",
        "violation 16.2.3.I G#advocates*->F",
    ),
    (
        "a card drawn in Evening from below one that was crafted",
        ("F:t5^t_m/w->5/G#advocatesF->/#->F", EYRIE_NEXT),
        "F:w->5/Zsettlers/w5->1/G#advocates*->F",
        "F:w->5/Zsettlers/w5->1/G#settlers*->F",
        "violation 16.2.3.I G#advocates*->F",
    ),
    (
        "a card drawn for an enclave reconciled from below one that was crafted",
        ("F:t5^t_m/w->5/G#advocatesF->/#->F", EYRIE_NEXT),
        "F:Zsettlers/w5->1/t5^t_p/G#advocates*->F/#->F",
        "F:Zsettlers/w5->1/t5^t_p/G#settlers*->F/#->F",
        "violation 16.2.3.I G#advocates*->F",
    ),
    ("a card drawn from an empty Pond", (), "F:Zstewards/2#->F", "F:Zstewards/#->F", "violation 16.6.3 2#->F"),
    ("no card drawn", (), "F:w5->1", "F:w5->1/#->F", "omission 16.6.3 w5->1"),
]


def told(before: tuple[str, ...], turn: str) -> list[str]:
    """Return what is found in a turn of the Diaspora against its chapter, after some others."""
    found = findings_of(recorded(*before, turn, EYRIE_NEXT, "F:", seats="FE"), of_setup=False)
    return [each for each in found if " 16." in each]


@pytest.mark.parametrize(
    ("before", "turn", "legal", "found"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_turn_against_the_diaspora_s_rules(before: tuple[str, ...], turn: str, legal: str, found: str) -> None:
    assert found in told(before, turn)
    assert not told(before, legal)


@pytest.mark.parametrize(
    ("battle", "found"),
    [
        ("XF5(1,0)/Fw5->", ["omission 16.2.4 XF5(1,0)"]),
        ("XF5(1,0)/Fw5->/Ft5^t_m/Fw->5", []),
        ("XF5(1,0)/Fw5->/Ft5^t_m/Fw->5/Ft5^t_p", []),
        ("XF5(1,0)/Fw5->/6w5->2", []),
    ],
)
def test_fears_come_to_pass_beside_the_attacker(battle: str, found: list[str]) -> None:
    """Nothing is asked of enclaves that the attacker has left by the end of the turn: others may have flipped first."""
    turns = ("F:#->F", f"E:{battle}/#->E", "F:#->F", "E:")
    seen = findings_of(recorded(*turns, seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert [each for each in seen if "16.2.4" in each] == found


def test_an_enclave_that_never_became_militant_is_not_flipped_back() -> None:
    turns = ("F:#->F", "E:XF5(1,0)/Fw5->/Ft5^t_p/#->E", "F:#->F", "E:")
    seen = findings_of(recorded(*turns, seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert "violation 16.2.5 Ft5^t_p" in seen


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("E:Ft5^t_m/Fw->5/#->E", ["violation 16.2.4 Ft5^t_m"]),
        ("E:Zmilitias/Ft5^t_m/#->E", []),
        ("E:XF5(1,0)/Fw5->/Ft5^t_m/2Fw->5/#->E", ["violation 16.2.4 2Fw->5"]),
        ("E:XF5(1,0)/Fw5->/Ft5^t_m/Fw->5/#->E", []),
        ("E:XF5(1,0)/Fw5->/Fw->5/Ft5^t_m/#->E", []),
        ("E:XF5(1,0)/Fw5->/Ft5^t_m/#->E", ["omission 16.2.4 Ft5^t_m"]),
    ],
)
def test_fears_come_to_pass_after_an_attack_alone_with_one_warrior_each(turn: str, found: list[str]) -> None:
    seen = findings_of(recorded("F:#->F", turn, "F:", seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert [each for each in seen if "16.2.4" in each] == found


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        ("3Fw5->1/Fw1->10", ["violation card.settlers Fw1->10"]),
        ("3Fw5->1", []),
        ("2Fw5->1/Fw5->1", []),
    ],
)
def test_settlers_force_one_move(moves: str, found: list[str]) -> None:
    seen = findings_of(recorded("F:#->F", f"E:Zsettlers/{moves}/#->E", "F:", seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert [each for each in seen if "settlers" in each] == found


def test_advocates_score_for_ruled_enclaves_alone() -> None:
    """The Eyrie rule neither of the two rabbit clearings with a Peaceful enclave."""
    turns = ("F:w5->10/t_p->10/2#->F", "E:Zadvocates/#->E", "F:2#->F")
    seen = findings_of(recorded(*turns, "E:++2/G#advocatesE$->/#->E", "F:", seats="FE"), of_setup=False)
    assert any(each.startswith("violation") and each.endswith("++2") for each in seen)
    legal = findings_of(recorded(*turns, "E:G#advocatesE$->/#->E", "F:", seats="FE"), of_setup=False)
    assert not [each for each in legal if "advocates" in each]


def test_a_card_comes_from_the_pond_if_it_may_lie_there() -> None:
    seen = findings_of(recorded("F:G#settlers*->F", "E:", seats="FE"), of_setup=False)
    assert "violation 1.5.1 G#settlers*->F" in seen
    for before in ("E:G#settlersE->/#->E", "E:#E->/#->E", "E:G#E->/#->E"):
        legal = findings_of(recorded(before, "F:G#settlers*->F", "E:", seats="EF"), of_setup=False)
        assert not [each for each in legal if "G#settlers*" in each]


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("E:w2->5/Zagitators/FXE5(0,0)/FXE5(0,0)/#->E", ["violation card.agitators FXE5(0,0)"]),
        ("E:w2->5/Zagitators/FXE5(0,0)/#->E", []),
        ("E:Zassimilationists/Ft_p5->/#->E", ["violation card.assimilationists Ft_p5->"]),
        ("E:Zassimilationists/Ft_p1->/#->E", []),
    ],
)
def test_frog_cards_do_no_more_than_they_say(turn: str, found: list[str]) -> None:
    turns = ("F:w5->1/t_p->1/2#->F", "E:6w2->1/XF1(1,0)/Fw1->/Ft1^t_m/Ft1^t_p/#->E", "F:2#->F", turn, "F:")
    seen = findings_of(recorded(*turns, seats="FE", E="b+8w->2/#despot->$"), of_setup=False)
    assert [each for each in seen if "violation card." in each] == found


def test_a_card_may_be_discarded_for_what_others_do() -> None:
    """An outrage may cost a card, in a turn that does not integrate."""
    before = ("F:w5->10/t_p->10/#F->/2#->F", EYRIE_NEXT)
    assert not told(before, "F:w5->1/R#F->/2#->F")


EYRIE_BESIDE = "b->2/5w->2/w->5/#despot->$"
PROVOKED = ("F:t5^t_m/w->5/F#F->/XE5(0,0)/#->F", EYRIE_NEXT)
LEFT_TO_THE_EYRIE = ("F:t5^t_m/w->5/F#F->/5w5->1/XE5(0,0)/#->F", EYRIE_NEXT)
OWED = [
    (
        "no card for the player who rules a reconciled enclave",
        EYRIE_AT_5,
        (*LEFT_TO_THE_EYRIE, "F:t5^t_p/#->F"),
        "omission 16.4.2.II t5^t_p",
        (*LEFT_TO_THE_EYRIE, "F:t5^t_p/#->E/#->F"),
    ),
    (
        "no card for the player who rules a reconciled enclave, once Militias placed another",
        EYRIE_AT_5,
        (*LEFT_TO_THE_EYRIE, "F:Zmilitias/t_m->1/t5^t_p/#->F"),
        "omission 16.4.2.II t5^t_p",
        (*LEFT_TO_THE_EYRIE, "F:Zmilitias/t_m->1/t5^t_p/#->E/#->F"),
    ),
    (
        "no card for the Diaspora who rule an enclave that another flips",
        EYRIE_BESIDE,
        (*PROVOKED, "E:Ft5^t_p/#->E"),
        "omission 16.2.5 Ft5^t_p",
        (*PROVOKED, "E:B#E->F/Ft5^t_p/#->E"),
    ),
    (
        "a card discarded for an enclave that another flips",
        EYRIE_BESIDE,
        (*PROVOKED, "E:B#E->/Ft5^t_p/#->E"),
        "omission 16.2.5 Ft5^t_p",
        (*PROVOKED, "E:Ft5^t_p/B#E->F/#->E"),
    ),
    (
        "fears where the attacker has nothing",
        EYRIE_AT_5,
        ("F:w5->10/t_p->10/2#->F", "E:XF5(1,0)/Fw5->/Ft5^t_m/Ft10^t_m/Fw->5+10/#->E"),
        "violation 16.2.4 Ft10^t_m",
        ("F:w5->10/t_p->10/2#->F", "E:w5->10/XF5(1,0)/Fw5->/Ft5^t_m/Ft10^t_m/Fw->5+10/#->E"),
    ),
    (
        "fears where the attacker comes later",
        EYRIE_AT_5,
        ("F:w5->10/t_p->10/2#->F", "E:XF5(1,0)/Fw5->/Ft5^t_m/Ft10^t_m/Fw->5+10/w5->10/#->E"),
        "violation 16.2.4 Ft10^t_m",
        ("F:w5->10/t_p->10/2#->F", "E:w5->10/XF5(1,0)/Fw5->/Ft5^t_m/Ft10^t_m/Fw->5+10/#->E"),
    ),
    (
        "no card for an enclave reconciled, which all warriors leave",
        EYRIE_AT_5.replace("5", "2"),
        (*BOTH, "F:t5^t_p/6w5->1/#->F"),
        "omission 16.6.3 #->F",
        (*BOTH, "F:t5^t_p/#->F/6w5->1/#->F"),
    ),
    (
        "a point too few for integrating beside one for a roost",
        "b+w->5/5w->2/#despot->$",
        ("F:w5->10/t_p->10/XE5(2,0)/Ew5->/Eb5->/++/R#F->/++/2#->F",),
        "omission 16.6.2 ++",
        ("F:w5->10/t_p->10/XE5(2,0)/Ew5->/Eb5->/++/R#F->/++2/2#->F",),
    ),
    (
        "retaliating after integrating",
        EYRIE_AT_5,
        ("F:w5->10/t_p->10/t5^t_m/w->5/F#F->/R#F->/++/XE5(0,0)/#->F",),
        "violation 16.6 XE5(0,0)",
        ("F:w5->10/t_p->10/t5^t_m/w->5/F#F->/XE5(0,0)/R#F->/++/#->F",),
    ),
    (
        "points for the card that a provocation discards",
        EYRIE_AT_5,
        ("F:t5^t_m/w->5/R#F->/w5->10/t_p->10/XE5(0,0)/++/#->F",),
        "violation 3.2 ++",
        ("F:t5^t_m/w->5/F#F->/w5->10/t_p->10/XE5(0,0)/R#F->/++/#->F",),
    ),
    (
        "Advocates that stay in play",
        EYRIE_AT_5,
        ("F:Zadvocates/#->F", EYRIE_NEXT, "F:#->F"),
        "omission card.advocates #->F",
        ("F:Zadvocates/#->F", EYRIE_NEXT, "F:G#advocatesF$->/#->F"),
    ),
]


@pytest.mark.parametrize(
    ("eyrie", "turns", "found", "legal"), [case[1:] for case in OWED], ids=[case[0] for case in OWED]
)
def test_what_is_owed_between_the_diaspora_and_others(
    eyrie: str, turns: tuple[str, ...], found: str, legal: tuple[str, ...]
) -> None:
    clause = found.split()[1]
    assert found in findings_of(recorded(*turns, "E:", "F:", seats="FE", E=eyrie), of_setup=False)
    seen = findings_of(recorded(*legal, "E:", "F:", seats="FE", E=eyrie), of_setup=False)
    assert not [each for each in seen if each.split()[1] == clause]


@pytest.mark.parametrize(
    ("turns", "found"),
    [
        (("F:XE5(0,0)/t5^t_m/w->5/F#F->/#->F", EYRIE_NEXT), ["omission 16.6.1 #->F"]),
        (("F:t5^t_m/w->5/F#F->/XE5(0,0)/#->F", EYRIE_NEXT), []),
        (("F:t5^t_m/w->5/F#F->/#->F",), ["omission 16.6.1 #->F"]),
        (("F:t5^t_m/w->5/F#F->",), []),
    ],
)
def test_retaliation_comes_after_provoking_and_before_a_draw(turns: tuple[str, ...], found: list[str]) -> None:
    """The last turn of a record may end before; one that draws has come as far."""
    seen = findings_of(recorded(*turns, seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert [each for each in seen if "16.6.1" in each] == found


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("Ft5^t_p/%h->e/M#V->F/%sF$->V$", ["omission 16.2.5 Ft5^t_p"]),
        ("R#V->F/Ft5^t_p/%h->e/M#V->F/%sF$->V$", []),
        ("Ft5^t_p/R#V->F", []),
    ],
)
def test_a_card_for_an_item_is_none_for_negotiations(given: str, found: list[str]) -> None:
    militant = "F:Z%s/++2/t5^t_m/w->5/F#F->/#->F"
    seen = findings_of(recorded(militant, f"V:p->5/{given}/#->V", "F:w->5/#->F", seats="FV"), of_setup=False)
    assert [each for each in seen if " 16.2.5" in each] == found


@pytest.mark.parametrize(("card", "found"), [("G#companionsF->", ["violation 3.2 ++"]), ("R#F->", [])])
def test_frogs_are_not_scored(card: str, found: list[str]) -> None:
    """The card right behind the warriors was discarded for provoking, so that the next is spent."""
    settled = "F:w5->10/t_p->10/2#->F/#F->"
    turn = f"F:t5^t_m/w->5/R#F->/{card}/++/#->F"
    seen = findings_of(recorded(settled, EYRIE_NEXT, turn, EYRIE_NEXT, "F:", seats="FE"), of_setup=False)
    assert [each for each in seen if " 3.2 " in each] == found


@pytest.mark.parametrize(
    ("turn", "found"),
    [("R#F->/w5->1/G#companionsF->/++/2#->F", ["violation 3.2 ++"]), ("F#F->/w5->1/R#F->/++/2#->F", [])],
)
def test_what_is_spent_before_a_move_is_not_scored(turn: str, found: list[str]) -> None:
    settled = "F:w5->10/t_p->10/2#->F/#F->"
    seen = findings_of(recorded(settled, EYRIE_NEXT, f"F:{turn}", EYRIE_NEXT, "F:", seats="FE"), of_setup=False)
    assert [each for each in seen if " 3.2 " in each] == found


@pytest.mark.parametrize(("drawn", "found"), [("#->F/#->F", ["omission 16.6.3 #->F"]), ("#->F/2#->F", [])])
def test_cards_for_enclaves_reconciled_come_beside_that_of_the_ferry(drawn: str, found: list[str]) -> None:
    turns = ("F:t1^t_m/w->1/F#F->/#->F", EYRIE_NEXT, f"F:t1^t_p/(w+f)1->11/{drawn}/2#F->", EYRIE_NEXT, "F:")
    table = {"seats": "FE", "map_": "Lake", "F": "5w+t_p->1", "E": "b->4/6w->4/#despot->$"}
    seen = findings_of(recorded(*turns, **table), of_setup=False)
    assert [each for each in seen if " 16.6.3 " in each] == found


@pytest.mark.parametrize(("placed", "found"), [("w->10", ["omission 16.5.2 w->10"]), ("w->5+10", [])])
def test_what_is_flipped_before_an_attack_is_provoked_and_no_fear(placed: str, found: list[str]) -> None:
    """The Clergy attack where their Cathedral falls."""
    militant_at_5 = "F:t5^t_m/w->5/F#F->/w5->10/t_p->10/#->F"
    turn = f"F:w->5/t10^t_m/{placed}/F#F->/XY12(3,0)/3Yw12->/XY12(1,0)/Yb_c12->/++/YXF10(0,0)/#->F"
    table = {"seats": "FY", "F": "5w+t_p->5/3w->12", "Y": "b_c+3w->12/w->1+10+9/t_f->1/t_r->10/t_m->9"}
    seen = findings_of(recorded(militant_at_5, "Y:#->Y", turn, "Y:", **table), of_setup=False)
    assert [each for each in seen if " 16.5.2 " in each] == found


def test_a_card_for_a_dominance_card_is_not_scored() -> None:
    settled = ("F:w5->10/t_p->10/2#->F/#F->", "E:M#domE->/#->E")
    for scored, found in (("++", ["omission 16.6.2 ++"]), ("++2", [])):
        turn = f"F:M#F->/M#dom*->F/R#F->/{scored}/2#->F"
        seen = findings_of(recorded(*settled, turn, EYRIE_NEXT, "F:", seats="FE"), of_setup=False)
        assert [each for each in seen if " 16.6.2 " in each] == found


@pytest.mark.parametrize(("flip", "found"), [("t5^t_p/#->F", ["violation 16.5 XE5(0,0)"]), ("w->1+5", [])])
def test_a_battle_where_birdsong_reconciled_is_no_retaliation(flip: str, found: list[str]) -> None:
    turn = f"F:{flip}/w5->1/w5->10/w1->9/XE5(0,0)/#->F"
    seen = findings_of(recorded(*BOTH, turn, EYRIE_NEXT, seats="FE", E=EYRIE_AT_5), of_setup=False)
    assert [each for each in seen if " 16.5 " in each] == found


@pytest.mark.parametrize(("receiver", "found"), [("C", ["violation 16.2.5 B#E->C"]), ("F", [])])
def test_negotiations_give_the_card_to_who_rules_there(receiver: str, found: list[str]) -> None:
    turns = (*PROVOKED, "C:t->8/#->C", "F:w->5/#->F", f"E:B#E->{receiver}/Ft5^t_p")
    text = recorded(*turns, seats="FEC", E=EYRIE_BESIDE)
    assert [each for each in findings_of(text, of_setup=False) if " 16.2.5 " in each] == found
