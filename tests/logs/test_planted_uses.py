"""Cards in play that are used too often, for too much, for nothing or too late, each beside a use that is legal."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from tests.logs.conftest import findings_of, recorded

Setups = dict[str, str]

CRAFTERS = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->3+5+6+8+9+10/b_r->12"
STANDARD: Setups = {"deck": "Standard", "C": CRAFTERS}
THREE: Setups = {**STANDARD, "seats": "CEJ"}
EXILES: Setups = {"C": CRAFTERS}
BESIDE: Setups = {"C": CRAFTERS, "E": "b->2/6w->5/w->1/#despot->$"}
"""Warriors of the Eyrie beside those of the Marquise in clearings 1 and 5."""
FIGHTING: Setups = {**STANDARD, "E": "b->2/6w->5/w->1/#despot->$"}
LATER = "E:B#E->$_m/#->E"


@dataclass(frozen=True)
class Used:
    """A use of a card: the turns before it, the turn that breaks a rule, what is found, and turns that break none."""

    name: str
    before: tuple[str, ...]
    turn: str
    found: str
    legal: tuple[str, ...]
    setups: Setups = field(default_factory=dict)


USES = [
    # Standard
    Used(
        "two enemies draw for the Bank",
        ("C:Zbank/#->C", LATER, "J:#->J"),
        "C:#->C/#->E/#->J/#->C",
        "violation card.better-burrow-bank #->J",
        ("C:#->C/#->E/#->C", "C:#->J/#->C/#->C", "C:#->C"),
        THREE,
    ),
    Used(
        "Armorers without a battle",
        ("C:Zarmor/#->C", LATER),
        "C:w1->5/B#armorC$->/#->C",
        "violation card.armorers B#armorC$->",
        ("C:XE5(1,1)/B#armorC$->/Ew5->/#->C", "C:B#armorC$->/XE5(1,1)/Ew5->/#->C"),
        FIGHTING,
    ),
    Used(
        "hits in spite of Armorers",
        ("C:Zarmor/#->C", LATER),
        "C:w1->5/XE5(1,1)/B#armorC$->/w5->/Ew5->/#->C",
        "violation card.armorers w5->",
        (
            "C:w1->5/XE5(1,1)/B#armorC$->/Ew5->/#->C",
            "C:w1->5/XE5(1,1)/w5->/Ew5->/B#armorC$->/XE1(0,0)/#->C",
            "C:w3->5/2w4->5/XE5R@(1,1)/B#armorC$->/2w5->/Ew5->/#->C",
        ),
        FIGHTING,
    ),
    Used(
        "Armorers that stay in play",
        ("C:Zarmor/#->C", LATER),
        "C:w1->5/XE5(1,1)/Ew5->/#->C",
        "omission card.armorers XE5(1,1)",
        (
            "C:w1->5/XE5(1,1)/B#armorC$->/Ew5->/#->C",
            "C:w1->5/XE5(1,1)/Ew5->/Z%s/++2/B#armorC$->/#->C",
            "C:w1->5/XE5(1,1)/w5->/Ew5->/#->C",
        ),
        FIGHTING,
    ),
    Used(
        "Sappers that stay in play",
        ("C:Zsap/#->C",),
        "E:B#E->$_x/XC5(1,0)/w5->/Cw5->/#->E",
        "omission card.sappers XC5(1,0)",
        (
            "E:B#E->$_x/XC5(1,0)/B#sapC$->/w5->/Cw5->/#->E",
            "E:B#E->$_x/XC5(1,0)/w5->/Cw5->/B#sapC$->/#->E",
            "E:B#E->$_x/XC5(1,1)/w5->/Cw5->/#->E",
        ),
        FIGHTING,
    ),
    Used(
        "Sappers beside a warrior removed for a tax",
        ("C:Zsap/#->C", "E:B#E->$_x/Ztax/#->E", "C:#->C"),
        "E:B#E->$_x/XC5(1,0)/2w5->/Cw5->/2#->E",
        "omission card.sappers XC5(1,0)",
        ("E:B#E->$_x/XC5(1,0)/w5->/Cw5->/2#->E", "E:B#E->$_x/XC5(1,0)/2w5->/Cw5->/B#sapC$->/2#->E"),
        FIGHTING,
    ),
    Used(
        "no point for who suffers Brutal Tactics",
        ("C:Zbrutal/#->C", LATER),
        "C:XE5(1,0)/2Ew5->/#->C",
        "omission card.brutal-tactics XE5(1,0)",
        ("C:XE5(1,0)/2Ew5->/E++/#->C", "C:E++/XE5(1,0)/2Ew5->/#->C", "C:XE5(1,0)/Ew5->/#->C"),
        FIGHTING,
    ),
    Used(
        "Stand and Deliver! in Daylight",
        ("C:Zstand/#->C", LATER),
        "C:Z%s/++2/#E->C/E++/#->C",
        "violation card.stand-and-deliver #E->C",
        ("C:#E->C/E++/Z%s/++2/#->C",),
        STANDARD,
    ),
    Used(
        "Royal Claim in Daylight",
        ("C:Zroyal/#->C", LATER),
        "C:Z%b/++/B#royalC$->/++11/#->C",
        "violation card.royal-claim B#royalC$->",
        ("C:B#royalC$->/++11/Z%b/++/#->C",),
        {**STANDARD, "C": CRAFTERS.replace("b_w->", "b_w->12+")},
    ),
    # Exiles and Partisans
    Used(
        "two warriors replaced",
        ("C:Zprop/#->C", LATER),
        "C:R#C->/Ew5->/w->5/Ew5->/w->5/#->C",
        "violation card.propaganda-bureau Ew5->",
        ("C:R#C->/Ew5->/w->5/#->C", "C:Ew5->/w->5/B#C->/#->C"),
        BESIDE,
    ),
    Used(
        "a warrior replaced for a card that does not match",
        ("C:Zprop/#->C", LATER),
        "C:M#C->/Ew5->/w->5/#->C",
        "omission card.propaganda-bureau Ew5->",
        ("C:R#C->/Ew5->/w->5/#->C", "C:#C->/Ew5->/w->5/#->C", "C:M#C->/t->8/Ew5->/w->5/B#C->/#->C"),
        BESIDE,
    ),
    Used(
        "a bird spent for Propaganda Bureau and for an action more",
        ("C:Zprop/#->C", LATER),
        "C:B#C->/M#C->/Ew5->/w->5/XE5(0,0)/XE5(0,0)/XE5(0,0)/XE5(0,0)/#->C",
        "violation 6.5 XE5(0,0)",
        (
            "C:B#C->/R#C->/Ew5->/w->5/XE5(0,0)/XE5(0,0)/XE5(0,0)/XE5(0,0)/#->C",
            "C:2B#C->/Ew5->/w->5/XE5(0,0)/XE5(0,0)/XE5(0,0)/XE5(0,0)/#->C",
            "C:B#C->/#C->/Ew5->/w->5/XE5(0,0)/XE5(0,0)/XE5(0,0)/XE5(0,0)/#->C",
            "C:B#C->/M#C->/Ew5->/w->5/XE5(0,0)/XE5(0,0)/XE5(0,0)/#->C",
        ),
        BESIDE,
    ),
    Used(
        "no card of the Murine Broker",
        ("C:Zmurine/#->C",),
        "E:B#E->$_m/Z%b/++/#->E",
        "omission card.murine-broker Z%b",
        ("E:B#E->$_m/Z%b/++/#->C/#->E", "E:B#E->$_m/#->C/Z%b/++/#->E", "E:B#E->$_m/Zfalse/#->E"),
        {"C": CRAFTERS, "E": "b->2/6w->2/#builder->$"},
    ),
    Used(
        "an Emigre that stays",
        ("C:Zemi/#->C", LATER),
        "C:t->8/w1->5/XE1(0,0)/#->C",
        "omission card.eyrie-emigre #->C",
        ("C:t->8/w1->5/XE5(0,0)/#->C", "C:t->8/B#emiC$->/#->C"),
        BESIDE,
    ),
    Used(
        "Saboteurs in Daylight",
        ("C:Zsabo/#->C", "E:B#E->$_m/Ztun/#->E"),
        "C:t->8/Z%s/++2/B#saboC$->/R#tunE$->/#->C",
        "violation card.saboteurs B#saboC$->",
        ("C:B#saboC$->/R#tunE$->/t->8/Z%s/++2/#->C",),
        EXILES,
    ),
    Used(
        "orders for two clearings",
        ("C:Zfalse/#->C", LATER),
        "C:F#falseC$->/3Ew5->1/Ew1->5/t->8/#->C",
        "violation card.false-orders Ew1->5",
        ("C:F#falseC$->/3Ew5->1/t->8/#->C",),
        BESIDE,
    ),
    Used(
        "False Orders in Daylight",
        ("C:Zfalse/#->C", LATER),
        "C:t->8/Z%s/++2/F#falseC$->/3Ew5->1/#->C",
        "violation card.false-orders 3Ew5->1",
        ("C:t->8/F#falseC$->/3Ew5->1/Z%s/++2/#->C",),
        BESIDE,
    ),
    Used(
        "Swap Meet in Daylight",
        ("C:Zswap/#->C", LATER),
        "C:t->8/Z%s/++2/#E->C/#C->E/#->C",
        "violation card.swap-meet #E->C",
        ("C:t->8/#E->C/#C->E/Z%s/++2/#->C",),
        EXILES,
    ),
    Used(
        "two ambush cards for Informants",
        ("C:Zinform/2#C->/#->C", LATER),
        "C:t->8/F#@*->C/M#@*->C",
        "violation card.informants M#@*->C",
        ("C:t->8/F#@*->C",),
        EXILES,
    ),
    Used(
        "a card drawn besides what Informants take",
        ("C:Zinform/2#C->/#->C", LATER),
        "C:t->8/F#@*->C/#->C",
        "violation card.informants F#@*->C",
        ("C:t->8/#->C",),
        EXILES,
    ),
    Used(
        "Coffin Makers for fewer than ten",
        ("C:Zcoffin/XE5(3,0)/3Ew5->/#->C", "E:B#E->$_m/XC5(2,1)/w5->/2Cw5->/#->E"),
        "C:++2/t->8/#->C",
        "violation card.coffin-makers ++2",
        ("C:++/t->8/#->C", "C:t->8/++/#->C"),
        {"C": CRAFTERS.replace("w->1+", "3w->5/w->1+"), "E": "b->2/6w->5/#despot->$"},
    ),
]


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("F:G#@*->F", []),
        ("F:#->F", []),
        ("F:G#@*->F/#->F", ["violation 16.6.3 #->F"]),
        ("F:Zstewards/G#@*->F/#->F", []),
        ("F:Zstewards/G#@*->F/2#->F", ["violation 16.6.3 2#->F"]),
    ],
)
def test_cards_of_the_pond_are_drawn_too(turn: str, found: list[str]) -> None:
    told = findings_of(recorded("C:t->8/G#C->/#->C", turn, "C:t->8/#->C", seats="CF"), of_setup=False)
    assert [each for each in told if "16.6.3" in each] == found


@pytest.mark.parametrize("use", USES, ids=lambda use: use.name)
def test_a_misuse_is_found_and_its_legal_neighbours_are_not(use: Used) -> None:
    assert use.found in findings_of(recorded(*use.before, use.turn, LATER, **use.setups), of_setup=False)
    clause = use.found.split()[1]
    for turn in use.legal:
        found = findings_of(recorded(*use.before, turn, LATER, **use.setups), of_setup=False)
        assert not [each for each in found if each.split()[1] == clause]
