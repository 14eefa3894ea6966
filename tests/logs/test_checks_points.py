"""Points in records: what removals, crafts and the factions' own rules earn, whenever in the turn they are scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.cards.birds import Saboteurs
from woodlaw.logs.audits.cards.mice import LeagueOfAdventurousMice
from woodlaw.logs.audits.cards.standard import FavorOfTheMice
from woodlaw.logs.audits.maps import Tower

if TYPE_CHECKING:
    from tests.logs.conftest import Told

Setups = dict[str, str]

AT_12 = {"E": "b->2/6w->12/#builder->$", "C": "t_k->4/w->4/b_s->8/b_w->9/b_r+t->12"}
"""Six Eyrie warriors, whose leader scores nothing of his own, at a recruiter and its wood that nobody defends."""
ALL_MICE = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9+7+2/b_r->12"
TWO_MICE = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->9+7/b_r->12"
LOOT_AT_9 = {"seats": "SC", "S": "b_e+4w->1/10w->$/t_l->9"}
E_TURN = "E:B#E->$_m/#->E"

REMOVING: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("a point each", ("E:XC12(2,0)/(Cb_r+Ct)12->/++2",), AT_12, []),
    ("a point each, one by one", ("E:XC12(2,0)/Cb_r12->/++/Ct12->/++",), AT_12, []),
    ("scored before", ("E:++2/XC12(2,0)/(Cb_r+Ct)12->",), AT_12, []),
    ("scored at the turn's end", ("E:XC12(2,0)/(Cb_r+Ct)12->/w12->9/#->E/++2",), AT_12, []),
    ("in one sum with others", ("E:Z%b/XC12(2,0)/(Cb_r+Ct)12->/++3",), AT_12, []),
    ("in one sum with others, scored before", ("E:++3/Z%b/XC12(2,0)/(Cb_r+Ct)12->",), AT_12, []),
    ("too few", ("E:XC12(2,0)/(Cb_r+Ct)12->/++",), AT_12, ["omission 3.2.1 ++"]),
    ("too few, the game being won", ("C:E++29/#->C", "E:XC12(2,0)/(Cb_r+Ct)12->/++"), AT_12, ["violation 3.2 E++29"]),
    (
        "another's, the game being won",
        ("S:2w->2/w->1/t_d->12/C++29/#->S", "C:XS9(1,0)/St_l9->/++"),
        LOOT_AT_9,
        ["violation 3.2 C++29"],
    ),
    (
        "another's, the game not being won",
        ("S:2w->2/w->1/t_d->12/C++28/#->S", "C:XS9(1,0)/St_l9->/++"),
        LOOT_AT_9,
        ["violation 3.2 C++28"],
    ),
    (
        "too few, the game not being won",
        ("C:E++28/#->C", "E:XC12(2,0)/(Cb_r+Ct)12->/++"),
        AT_12,
        ["violation 3.2 E++28", "omission 3.2.1 ++"],
    ),
    (
        "before they are due",
        ("C:E++26/#->C", "E:XC12(2,0)/(Cb_r+Ct)12->/++3/Z%b"),
        AT_12,
        ["violation 3.2 E++26", "violation 3.2.1 ++3"],
    ),
    (
        "before they are due, and winning by them",
        ("C:E++27/#->C", "E:XC12(2,0)/(Cb_r+Ct)12->/++3/Z%b"),
        AT_12,
        ["violation 3.2 E++27"],
    ),
    ("none", ("E:XC12(2,0)/(Cb_r+Ct)12->",), AT_12, ["omission 3.2.1 (Cb_r+Ct)12->"]),
    ("too many", ("E:XC12(2,0)/(Cb_r+Ct)12->/++3",), AT_12, ["violation 3.2.1 ++3"]),
    ("for warriors nothing", ("E:XC5(1,0)/Cw5->/++",), {"E": "b->2/6w->5/#builder->$"}, ["violation 3.2 ++"]),
    ("for one's own nothing", ("C:t->8/t8->/++",), {}, ["violation 3.2 ++"]),
    ("for one's own, nothing due", ("C:t->8/t8->/b_s8->",), {}, []),
    (
        "the defender scores in another's turn",
        ("C:XE2(1,1)/w2->/E++",),
        {},
        ["violation 4.3 XE2(1,1)", "violation 1.5.4 w2->", "violation 3.2 E++"],
    ),
    (
        "the defender scores for a building",
        ("C:XE12(2,2)/(w+b_r+Ew)12->/E++",),
        {"E": "b->2/6w->12/#builder->$", "C": "t_k->4/w->4+12/b_s->8/b_w->9/b_r->12"},
        [],
    ),
    (
        "the defender forgets to",
        ("C:XE12(2,2)/(w+b_r+Ew)12->",),
        {"E": "b->2/6w->12/#builder->$", "C": "t_k->4/w->4+12/b_s->8/b_w->9/b_r->12"},
        ["omission 3.2.1 (w+b_r+Ew)12->"],
    ),
    (
        "a relic is worth two",
        ("C:XK5(1,0)/Kt_f5->1_2_5_10/++2",),
        {"seats": "CK", "C": "t_k->4/3w->5/b_s->8/b_w->9/b_r->12", "K": "4w->3+6/t_f->5"},
        [],
    ),
    (
        "a relic is not worth one",
        ("C:XK5(1,0)/Kt_f5->1_2_5_10/++",),
        {"seats": "CK", "C": "t_k->4/3w->5/b_s->8/b_w->9/b_r->12", "K": "4w->3+6/t_f->5"},
        ["omission 15.2.5 ++"],
    ),
    ("the Despot scores one more", ("E:XC12(2,0)/(Cb_r+Ct)12->/++3",), {**AT_12, "E": "b->2/6w->12/#despot->$"}, []),
    (
        "the Despot scores one more, once",
        ("E:XC12(2,0)/(Cb_r+Ct)12->/++4",),
        {**AT_12, "E": "b->2/6w->12/#despot->$"},
        ["violation 3.2.1 ++4"],
    ),
]

CRAFTING: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("what the card lists", ("C:Z%t/++2",), {}, []),
    ("too few", ("C:Z%t/++",), {}, ["omission 3.2.2 ++"]),
    ("none", ("C:Z%t",), {}, ["omission 3.2.2 Z%t"]),
    ("too many", ("C:Z%b/++2",), {}, ["violation 3.2.2 ++2"]),
    ("two crafts in one sum", ("C:Z%t/Z%b/++3",), {"C": TWO_MICE}, []),
    ("an effect scores nothing", ("C:Zleague/++",), {}, ["violation 3.2 ++"]),
    ("the Eyrie disdain trade", ("E:B#E->$_m/Z%t/++",), {}, []),
    ("the Eyrie score no more", ("E:B#E->$_m/Z%t/++2",), {}, ["violation 3.2.2 ++2"]),
    ("but with the Builder they do", ("E:B#E->$_m/Z%t/++2",), {"E": "b+6w->2/#builder->$"}, []),
    ("and then no less", ("E:B#E->$_m/Z%t/++",), {"E": "b+6w->2/#builder->$"}, ["omission 3.2.2 ++"]),
    ("with a leader nobody told, either", ("E:B#E->$_m/Z%t/++2",), {"E": "b+6w->2"}, ["omission 7.3.3 b+6w->2"]),
    ("the Hundreds keep the item", ("H:w->3/Z%f",), {"seats": "H"}, []),
    ("the Hundreds give it up", ("H:w->3/Z%f/%f$->/++",), {"seats": "H"}, []),
    ("Master Engravers", ("C:Zengrave/#->C", E_TURN, "C:Z%b/++2"), {"C": TWO_MICE}, []),
    (
        "Master Engravers score outright",
        ("C:Zengrave/#->C", E_TURN, "C:Z%b/++"),
        {"C": TWO_MICE},
        ["omission 3.2.2 ++"],
    ),
    ("Honeymakers", ("Y:(w+t_m)9->12/t_m12->/Zleague/++",), {"seats": "Y"}, []),
    ("Honeymakers score outright", ("Y:(w+t_m)9->12/t_m12->/Zleague",), {"seats": "Y"}, ["omission HCC.2.3 Zleague"]),
    ("the Riverfolk may export", ("O:Z%f/++",), {"seats": "O", "O": "2w->7+11/3w->$/t_f->1/t_r->5/t_m->9/$_h->2"}, []),
]

OTHERWISE: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("losing points explains itself", ("E:B#E->$_m/$_->/--2/#builder->$",), {}, []),
    ("what an unknown bound allows", ("Y:t_r5->/b_c->5/++9",), {"seats": "Y"}, []),
    ("others' points in one's turn", ("C:E++5",), {}, ["violation 3.2 E++5"]),
    ("points in setup", ("C:#->C",), {"C": "t_k->4/w->4/b_s->8/b_w->9/b_r->12/++3"}, []),
    ("Evening's points", (E_TURN, "C:t->8"), {"seats": "EC", "E": "b->2+5/w->2/#builder->$"}, ["omission 7.6.1 #->E"]),
    ("Evening's points, scored", ("E:B#E->$_m/++/#->E", "C:t->8"), {"seats": "EC", "E": "b->2+5/w->2/#builder->$"}, []),
    ("Evening that never came", (E_TURN,), {"E": "b->2+5/w->2/#builder->$"}, []),
    ("Evening that came at the last", ("E:B#E->$_m/++/#->E",), {"E": "b->2+5/w->2/#builder->$"}, []),
    ("the Tower", ("C:#->C/++", E_TURN), {"map_": "Mountain"}, []),
    ("the Tower, forgotten", ("C:#->C", E_TURN), {"map_": "Mountain"}, ["omission M.4.4 #->C"]),
    ("the Tower of nobody", ("C:#->C", E_TURN), {"map_": "Mountain", "C": "t_k->4/w->4/b_s+b_w->12/b_r->8"}, []),
    (
        "for nothing, and as many for what comes after the marker has left",
        ("C:++10/#->C", E_TURN, "C:++2/Z%b/++/F#domC->$/++->$/Z%t/#->C"),
        {"C": TWO_MICE},
        ["violation 3.2 ++2"],
    ),
    (
        "before the marker leaves",
        ("C:++10/#->C", E_TURN, "C:Z%t/++2/Z%b/++/F#domC->$/++->$/#->C"),
        {"C": TWO_MICE},
        [],
    ),
    (
        "for what comes after the marker has left, noted first",
        ("C:++10/#->C", E_TURN, "C:++2/F#domC->$/++->$/Z%t/#->C"),
        {"C": TWO_MICE},
        [],
    ),
    ("without a marker on the track", ("C:++10/F#domC->$/++->$/++",), {}, ["violation 3.3.1 ++"]),
]


@pytest.mark.parametrize(
    ("turns", "setups", "expected"),
    [pytest.param(*case[1:], id=case[0]) for case in [*REMOVING, *CRAFTING, *OTHERWISE]],
)
def test_points(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


def test_the_finding_tells_what_was_due_and_why(record: Any) -> None:
    from woodlaw.logs.check import check_text

    (finding,) = check_text(record("C:Z%t/++"), "test").findings
    assert finding.message == "Marquise de Cat scores 1 where 2 are due (crafting tea)"
    assert finding.expected == "2 points"
    (finding,) = check_text(record("C:Z%b/++2"), "test").findings
    assert finding.message == "Marquise de Cat scores 2 where at most 1 is due (crafting bag)"
    assert finding.expected == "at most 1 point"
    (finding,) = check_text(record("C:t->8/++2"), "test").findings
    assert finding.message == "Marquise de Cat scores 2 where none is due"
    assert finding.expected == "no points"


def test_a_balanced_stretch_does_not_hide_the_next(told: Told) -> None:
    turn = "E:XC12(2,0)/(Cb_r+Ct)12->/++2/Cb_w9->"
    assert told(turn, **AT_12) == ["violation 4.3 Cb_w9->", "omission 3.2.1 Cb_w9->"]


# What nobody tells of -------------------------------------------------------------------------------------------------
IN_MICE = {"C": TWO_MICE, "deck": "E&P"}


@pytest.fixture(scope="module", autouse=True)
def _audited_cards(told: Told) -> None:
    """Make what audits cards, which is made once, before a test alters what one card says."""
    told("C:Zsabo", **IN_MICE)
    told("C:Zmfavor", C=ALL_MICE, deck="Standard")


@pytest.mark.parametrize(
    ("card", "turns", "setups", "expected"),
    [
        pytest.param(Saboteurs, ("C:Zsabo/++",), IN_MICE, ["undecided card.saboteurs ++"], id="crafted"),
        pytest.param(
            Saboteurs, ("C:Zsabo/#->C", E_TURN, "C:t->8/++"), IN_MICE, ["undecided card.saboteurs ++"], id="in force"
        ),
        pytest.param(
            Saboteurs, ("C:Zsabo/#->C", f"{E_TURN}/++"), IN_MICE, ["undecided card.saboteurs ++"], id="for another"
        ),
        pytest.param(
            Saboteurs,
            ("C:Zsabo/#->C", E_TURN, "C:#sabo$->/++"),
            IN_MICE,
            ["undecided card.saboteurs ++"],
            id="discarded",
        ),
        pytest.param(Saboteurs, ("C:t->8/++",), IN_MICE, ["violation 3.2 ++"], id="not about"),
        pytest.param(LeagueOfAdventurousMice, ("C:Zsabo/++",), IN_MICE, ["violation 3.2 ++"], id="another card"),
        pytest.param(Saboteurs, ("C:Zsabo/Z%b/++",), {"C": ALL_MICE}, [], id="all told"),
        pytest.param(Saboteurs, ("C:Zsabo/Z%b",), {"C": ALL_MICE}, ["omission 3.2.2 Z%b"], id="too few"),
        pytest.param(
            FavorOfTheMice,
            ("C:Zmfavor/++",),
            {"C": ALL_MICE, "deck": "Standard"},
            ["undecided card.favor-of-the-mice ++"],
            id="happening at once",
        ),
        pytest.param(Tower, ("C:t->8/++9",), {"map_": "Mountain"}, ["undecided 3.2 ++9"], id="of a map"),
    ],
)
def test_points_that_something_may_score_which_tells_nothing_of_it(
    told: Told,
    monkeypatch: pytest.MonkeyPatch,
    card: type[Audit],
    turns: tuple[str, ...],
    setups: Setups,
    expected: list[str],
) -> None:
    monkeypatch.setattr(card, "points_known", False)
    assert told(*turns, **setups) == expected


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("Y:t_r5->/b_c->5/++/Z%t/++3", []),
        ("Y:t_r5->/b_c->5/Z%t/++4", []),
        ("Y:t_r5->/b_c->5/++4/Z%t", ["omission 3.2.2 Z%t"]),
        ("Y:t_r5->/b_c->5/++3/Z%t/++", ["omission 3.2.2 ++"]),
    ],
)
def test_points_are_due_beside_those_of_which_nobody_knows_how_many(told: Told, turn: str, found: list[str]) -> None:
    """No source says what a Cathedral scores."""
    assert [each for each in told(turn, seats="YE") if " 3.2" in each] == found
