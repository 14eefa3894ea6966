"""Cards that a record names wrongly, and effects that do too little or reach too far, beside what is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import Planted, assert_found_alone

CRAFTERS = "t_k->4/w->1+3+4+5+6+7+8+9+10+11+12/b_s->8/b_w->3+5+6+8+9+10/b_r->12"
BESIDE = {"C": CRAFTERS, "E": "b->2/6w->5/w->1/#despot->$"}
STANDARD = {**BESIDE, "deck": "Standard"}
LATER = "E:B#E->$_m/#->E"
TEN = ("C:++10/#->C", LATER)
NAMED = "B#saboC->/R#tunC->"
"""Cards that only the Exiles and Partisans deck holds."""

CASES = [
    Planted(
        "a card of the standard deck",
        (f"C:{NAMED}/#->C", LATER, "C:R#bankC->/#->C"),
        "violation A.2 R#bankC->",
        (f"C:{NAMED}/#->C", LATER, "C:R#coffinC->/#->C"),
    ),
    Planted(
        "a card of another suit",
        ("C:F#tunC->/#->C", LATER),
        "violation 2.1 F#tunC->",
        ("C:R#tunC->/#->C", LATER),
    ),
    Planted(
        "an anvil of the mice", ("C:M#anvilC->/#->C", LATER), "violation 2.1 M#anvilC->", ("C:F#anvilC->/#->C", LATER)
    ),
    Planted(
        "a hand seen for nothing",
        ("C:t->8/B#E^C/#->C", LATER),
        "violation 1.2.1 B#E^C",
        ("C:t->8/Zcodeb/B#E^C/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "two hands seen with Codebreakers",
        ("C:Zcodeb/B#E^C/B#J^C/#->C", LATER),
        "violation card.codebreakers B#J^C",
        ("C:Zcodeb/B#E^C/F#E^C/#->C", LATER),
        {"deck": "Standard", "seats": "CEJ", "C": CRAFTERS},
    ),
    Planted(
        "a crafted card given up",
        ("C:Zcodeb/#->C", LATER, "C:M#codebC$->/#->C", LATER),
        "violation 2.1.4 M#codebC$->",
        ("C:Zcodeb/#->C", LATER, "C:M#codebC->/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "a score marker off the track for no card",
        (*TEN, "C:++->C$/#->C", LATER),
        "omission 3.3.1 ++->C$",
        (*TEN, "C:F#domC->C$/++->C$/#->C", LATER),
    ),
    Planted(
        "an enemy left by a Favor",
        ("C:Zmfavor/#->C", LATER),
        "omission card.favor-of-the-mice Zmfavor",
        ("C:Zmfavor/Eb2->/++/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "an enemy removed by a Favor of another suit",
        ("C:Zmfavor/Eb2->/++/Ew5->/#->C", LATER),
        "violation card.favor-of-the-mice Ew5->",
        ("C:Zmfavor/Eb2->/++/XE5(1,0)/Ew5->/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "two warriors taxed",
        ("C:Ztax/#->C", LATER, "C:t->8/w9->/w10->/#->C/#->C", LATER),
        "violation card.tax-collector w10->",
        ("C:Ztax/#->C", LATER, "C:t->8/w9->/#->C/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "a warrior taxed for no card",
        ("C:Ztax/#->C", LATER, "C:t->8/w9->/#->C", LATER),
        "omission card.tax-collector w9->",
        ("C:Ztax/#->C", LATER, "C:t->8/w9->/#->C/#->C", LATER),
        STANDARD,
    ),
    Planted(
        "fewer than half under False Orders",
        ("C:Zfalse/#->C", LATER, "C:F#falseC$->/2Ew5->1/t->8/#->C", LATER),
        "violation card.false-orders 2Ew5->1",
        ("C:Zfalse/#->C", LATER, "C:F#falseC$->/2Ew5->1/Ew5->1/t->8/#->C", LATER),
        BESIDE,
    ),
    Planted(
        "Coffin Makers that do not score",
        ("C:Zcoffin/XE5(3,0)/3Ew5->/#->C", "E:B#E->$_m/XC5(2,1)/w5->/2Cw5->/#->E", "C:t->8/#->C", LATER),
        "omission card.coffin-makers C:",
        ("C:Zcoffin/XE5(3,0)/3Ew5->/#->C", "E:B#E->$_m/XC5(1,1)/w5->/#->E", "C:t->8/#->C", LATER),
        {"C": CRAFTERS.replace("w->1+", "3w->5/w->1+"), "E": "b->2/6w->5/#despot->$"},
    ),
    Planted(
        "hospitals after a battle without a hit",
        ("E:B#E->$_x/XC5(0,0)/R#C->/Cw5->4/#->E", "C:"),
        "violation 6.2.3 Cw5->4",
        ("E:B#E->$_x/XC5(1,0)/R#C->/Cw5->4/#->E", "C:"),
        {"E": "b->2/6w->5/#despot->$"},
    ),
    # The Alliance
    Planted(
        "a card that is spent, and mobilized in the same turn",
        ("A:F#anvilA->A$/F#anvilA$->/t->5/#->A", "C:"),
        "violation 8.4.2 F#anvilA$->",
        ("A:F#anvilA->A$/F#roottea$->/t->5/#->A", "C:"),
        {"seats": "CA"},
    ),
    Planted(
        "two warriors of a revolt for one clearing, though a token of the Corvids falls",
        ("A:2F#$->/(Pw+Pt)1->/++/b_f+2w->1/w->$/#->A", "C:"),
        "violation 8.4.1.III b_f+2w->1",
        ("A:2F#$->/(Pw+Pt)1->/++/b_f+w->1/w->$/#->A", "C:"),
        {"seats": "CAP", "A": "3#->$/t->1", "P": "w->1+2+3/t->1", "C": "t_k->4/w->3/b_s->8/b_w->9/b_r->12"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_cards_do_wrongly_is_found_and_its_legal_neighbour_is_not(case: Planted) -> None:
    assert_found_alone(case)


def test_a_record_of_which_the_deck_is_in_doubt_is_not_accused_of_another() -> None:
    found = findings_of(recorded("C:R#bankC->/#->C", LATER), of_setup=False)
    assert [each for each in found if "R#bankC->" in each] == ["undecided 2.1 R#bankC->"]
