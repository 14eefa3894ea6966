"""Cards in records: hands that hold them, copies, another deck's cards, hands over five, and draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.logs.check import position_at
from woodlaw.table.places import board

if TYPE_CHECKING:
    from tests.logs.conftest import Record, Told

Setups = dict[str, str]

E_TURN = "E:B#E->$_m/#->E"
STANDARD = {"deck": "Standard"}
NONE_IN_HAND = "C:3#C->"
THREE_RECRUITERS = {"C": "t_k->4/w->4/b_s->8/b_w->9/b_r->12+7+11"}
"""So that the Marquise draws two cards."""

HANDS: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("as many as are held", ("C:3#C->",), {}, []),
    ("more than are held", ("C:4#C->",), {}, ["violation 1.2.1 4#C->"]),
    ("one by one", ("C:#C->/#C->/#C->/#C->",), {}, ["violation 1.2.1 #C->"]),
    ("drawn before", ("C:#->C/4#C->",), {}, []),
    ("given before", ("E:B#E->$_m/2#E->C/#->E", "C:5#C->"), {}, []),
    ("some are known", ("C:2F#^/M#C->",), {}, []),
    ("all are known", ("C:3F#^/M#C->",), {}, ["violation 1.2.1 M#C->"]),
    ("all are known, and one of them goes", ("C:3F#^/F#C->",), {}, []),
    ("all were known, and one more came", ("C:3F#^/#->C/M#C->",), {}, []),
    ("birds stand for others, but are written as birds", ("C:3B#^/M#C->",), {}, ["violation 1.2.1 M#C->"]),
    ("shown twice, a card is one card", ("C:3F#^/3F#^/3F#C->",), {}, []),
    ("shown, two kinds are two cards", ("C:2F#^/2M#^",), {}, ["violation 1.2.1 2M#^"]),
    ("one may have been taken unseen", ("C:3F#^/#->C/#C->/3F#^",), {}, []),
    ("crafted with a card in hand", (f"{NONE_IN_HAND}/#->C/Zcodeb",), STANDARD, ["violation 6.6 #->C"]),
    ("crafted with none", (f"{NONE_IN_HAND}/Zcodeb",), STANDARD, ["violation 1.2.1 Zcodeb"]),
    ("crafted with known cards of another suit", ("C:3F#^/Zcodeb",), STANDARD, ["violation 1.2.1 Zcodeb"]),
    ("an ambush from a hand", ("E:XC5R@/2w5->",), {"E": "b->2/3w->5/#despot->$"}, []),
    (
        "an ambush from no hand",
        (f"{NONE_IN_HAND}/#->C/#C->", "E:XC5R@/2w5->"),
        {"E": "b->2/3w->5/#despot->$"},
        ["violation 6.6 #C->", "violation 1.2.1 XC5R@"],
    ),
    ("supporters that are there", ("A:3#$->",), {"seats": "A"}, []),
    ("supporters that are not", ("A:4#$->",), {"seats": "A"}, ["violation 1.2.1 4#$->"]),
    ("supporters seen one by one", ("A:F#$->/M#$->/R#$->",), {"seats": "A"}, []),
    ("a card in force, which stays", ("C:Zcodeb/#codeb$->",), STANDARD, ["violation 2.1.4 #codeb$->"]),
    ("a card that is not in force", ("C:#codeb$->",), STANDARD, ["violation 1.2.1 #codeb$->"]),
    ("the discard pile, of which nobody keeps track", ("C:F#*->C",), {}, []),
    ("the whole deck", ("C:48#->C",), {}, ["violation 6.6 48#->C"]),
    ("the deck, and then the discard pile", ("C:3#C->/48#->C/3#->C",), {}, ["violation 6.6 3#->C"]),
]

COPIES: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("as many as there are", ("C:Zcodeb/#->C", "E:B#E->$_m/Zcodeb"), STANDARD, []),
    ("one more", ("C:Zcodeb/#->C", "E:B#E->$_m/Zcodeb/#->E", "C:#codeb^"), STANDARD, ["violation 1.5.1 #codeb^"]),
    ("one of a suit", ("C:M#dom^/#->C", "E:B#E->$_m/F#dom^"), {}, []),
    ("two of a suit", ("C:M#dom^/#->C", "E:B#E->$_m/M#dom^"), {}, ["violation 1.5.1 M#dom^"]),
    ("two, and the suit is not told", ("C:M#dom^/#->C", "E:B#E->$_m/#dom^"), {}, []),
    ("both bird ambushes", ("C:B#@^/#->C", "E:B#E->$_m/B#@^"), {}, []),
    ("three bird ambushes", ("C:2B#@^/#->C", "E:B#E->$_m/B#@^"), {}, ["violation 1.5.1 B#@^"]),
    (
        "an ambush that was played",
        ("E:B#E->$_x/XC5R@/2w5->/#->E", "C:R#@^"),
        {"E": "b->2/3w->5/#despot->$"},
        ["violation 1.5.1 R#@^"],
    ),
    ("taken from the discard pile again", ("C:M#domC->/#->C", "E:B#E->$_m/M#E->/M#dom*->E/M#dom^"), {}, []),
    (
        "taken, and nothing written of where from",
        ("C:M#domC->/#->C", "E:B#E->$_m/M#E->/M#dom->E/M#dom^"),
        {},
        ["notation M#dom->E"],
    ),
    (
        "taken twice",
        ("C:M#domC->/#->C", "E:B#E->$_m/M#E->/M#dom->E/M#dom->E"),
        {},
        ["notation M#dom->E", "violation 1.5.1 M#dom->E"],
    ),
    ("after the discard pile was shuffled", ("C:B#cplansC->/48#->C/#->C/B#cplans^",), {}, ["violation 6.6 #->C"]),
    ("a card of this deck", ("C:Zsabo",), {}, []),
    ("a card of the other deck", ("C:Zsabo",), STANDARD, ["undecided 2.1 Zsabo"]),
    ("a card of another suit than it has", ("C:M#sap^",), STANDARD, ["violation 2.1 M#sap^"]),
    ("a card of no deck", ("C:#nosuchcard^",), {}, ["undecided 2.1 #nosuchcard^"]),
    ("a frog card that nobody has brought", ("C:G#anything^",), {}, ["undecided 2.1 G#anything^"]),
    ("a leader is no card of the deck", ("E:B#E->$_m/$_->/#builder->$",), {}, []),
]

WORKSHOPS = "t_k->4/w->4/b_s->9/b_w->8+6/b_r->12+7+11"
INFORMED = ("C:Zinform/F#@C->/B#saboC->/2#->C", E_TURN, "C:F#@*->C", E_TURN)

RUN_OUT = {"seats": "CA", "A": "3#->$/b_f->1"}
"""The Alliance has a base, so that its supporters can be all the cards there are."""

EVENING: list[tuple[str, tuple[str, ...], Setups, list[str]]] = [
    ("five in hand", ("C:2#->C", E_TURN), THREE_RECRUITERS, []),
    ("six in hand", ("C:#E->C/2#->C", E_TURN), THREE_RECRUITERS, ["omission 6.6 2#->C"]),
    ("six, and one is discarded", ("C:#E->C/2#->C/#C->", E_TURN), THREE_RECRUITERS, []),
    ("six as the game ends", ("C:#E->C/2#->C",), THREE_RECRUITERS, []),
    ("six in another's turn", ("C:3#C->E/#->C", E_TURN, "C:t->8"), {}, ["omission 7.6.2 #->E"]),
    ("the Riverfolk's Evening", ("O:3#->O", "C:t->8"), {"seats": "OC"}, ["omission 11.6.1 3#->O"]),
    ("supporters are not in hand", ("A:2#->$/#->A", "C:t->8"), {"seats": "AC"}, ["violation 8.5.2 2#->$"]),
    ("no card is drawn", ("C:t->8", E_TURN), {}, ["omission 6.6 t->8"]),
    ("one card is drawn", ("C:#->C", E_TURN), {}, []),
    ("taken cards are not drawn", ("C:#E->C", "E:B#E->$_m/#->E", "C:t->8"), {}, ["omission 6.6 #E->C"]),
    ("with three recruiters, one", ("C:#->C", E_TURN), THREE_RECRUITERS, ["omission 6.6 #->C"]),
    ("with three recruiters, two", ("C:2#->C", E_TURN), THREE_RECRUITERS, []),
    ("informants bring an ambush instead", INFORMED, {"C": WORKSHOPS}, []),
    ("informants bring an ambush, or another card", (*INFORMED[:2], "C:F#*->C", E_TURN), {"C": WORKSHOPS}, []),
    (
        "informants bring no other card instead",
        (*INFORMED[:2], "C:#sabo*->C", E_TURN),
        {"C": WORKSHOPS},
        ["omission 6.6 #sabo*->C", "violation card.informants #sabo*->C"],
    ),
    (
        "an ambush without informants",
        (INFORMED[0].replace("Zinform/", ""), *INFORMED[1:]),
        {"C": WORKSHOPS},
        ["omission 6.6 F#@*->C", "violation card.informants F#@*->C"],
    ),
    ("no card is drawn as the game ends", ("C:t->8",), {}, []),
    ("the Riverfolk draw none", ("O:w->7", "C:t->8"), {"seats": "OC"}, []),
    ("an empty turn", ("C:", E_TURN), {}, ["omission 6.6 C:"]),
    (
        "the last card is drawn before Evening",
        ("C:#->C", "A:37#->$/2#->A", "C:#->C/w1->5", "A:"),
        RUN_OUT,
        ["violation 8.5.2 37#->$"],
    ),
    (
        "the last card but one",
        ("C:#->C", "A:36#->$/2#->A", "C:#->C/w1->5", "A:"),
        RUN_OUT,
        ["violation 8.5.2 36#->$", "violation 6.6 #->C"],
    ),
]


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in HANDS])
def test_hands_hold_what_leaves_them(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in COPIES])
def test_cards_are_the_decks(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


@pytest.mark.parametrize(("turns", "setups", "expected"), [pytest.param(*case[1:], id=case[0]) for case in EVENING])
def test_evening(told: Told, turns: tuple[str, ...], setups: Setups, expected: list[str]) -> None:
    assert told(*turns, **setups) == expected


def test_ministers_stay_and_leaders_change(record: Record) -> None:
    """A second minister joins the first; a second leader takes the place of the first."""
    turns = ("D:#foremole->$/#captain->$/#marshal->$/#captainD$->", "E:#builder->$")
    cards = position_at(record(*turns, seats="DE"), 2).cards
    assert [card.name for card in cards[board("underground_duchy", "cards")]] == ["foremole", "marshal"]
    assert [card.name for card in cards[board("eyrie_dynasties", "cards")]] == ["builder"]


def test_a_hand_over_five_is_told_once(told: Told) -> None:
    """The books take the cards for discarded, so that each turn answers for itself."""
    turns = ("C:#E->C/2#->C", E_TURN, "C:2#->C/2#C->", E_TURN)
    assert told(*turns, **THREE_RECRUITERS) == ["omission 6.6 2#->C"]


def test_a_hand_of_five_or_less_discards_nothing_after_the_draw(told: Told) -> None:
    assert told("C:#->C/2#C->", E_TURN) == ["violation 6.6 2#C->"]
    assert not told("C:#C->/#->C", E_TURN)


def test_what_was_kept_above_five_may_be_discarded_later(told: Told) -> None:
    kept = ("C:#E->C/2#->C", E_TURN, "C:#C->/2#->C/2#C->", E_TURN)
    assert told(*kept, **THREE_RECRUITERS) == ["omission 6.6 2#->C"]


def test_dominance_that_falls_from_a_board_lies_with_the_discards_once(told: Told) -> None:
    turns = ("E:R#domE->E$_m/$_->/#charismatic->E$/#->E", "C:#C->/R#dom*->C/#->C")
    assert not [finding for finding in told(*turns, **STANDARD) if "1.5.1" in finding]
