"""What a bot and the humans at its table owe each other: each offence beside legal turns that differ little."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded
from tests.logs.planted import TWO_CATS_AT_5

OUTRAGE_OF_THE_BOT = {"seats": "EA", "E": "b->2/6w->2/#despot->$", "A": "t->5+10"}


def test_sympathy_of_the_bot_falls_with_a_base_of_its_suit() -> None:
    setups = {"seats": "EA", "E": "b->2/4w->9/#despot->$", "A": "b_m->9/t->9+7"}
    for removed, found in (("At7->", False), ("", True)):
        turn = "/".join(filter(None, ("E:B#E->$_x/XA9(2,0)/At9->/++/A++/Ab_m9->/++", removed, "#->E")))
        text = recorded(turn, "A:", **setups).replace("Deck:", "Bots: A:easy\nDeck:")
        assert ("omission RB.6.2.4 Ab_m9->" in findings_of(text)) is found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("2Cw5->4/R#C->", ""),
        ("2Cw5->4", "omission 6.2.3 2Cw5->4"),
        ("Cw5->4/Cw5->/R#C->", "violation 6.2.3 Cw5->4"),
        ("2Cw5->", ""),
    ],
)
def test_a_revolt_of_the_bot_leaves_field_hospitals_what_they_cost(turn: str, found: str) -> None:
    setups = TWO_CATS_AT_5 | {"seats": "AC", "A": "t->5"}
    text = recorded(f"A:R#->A$_order/{turn}/b_r->5/R#A$_order->", "C:", **setups)
    told = [each for each in findings_of(text.replace("Deck:", "Bots: A:easy\nDeck:")) if " 6.2.3 " in each]
    assert told == ([found] if found else [])


@pytest.mark.parametrize(("turn", "found"), [("R#A$_order->", False), ("R#A$_order->C", True)])
def test_the_order_card_comes_to_nobodys_hand(turn: str, found: bool) -> None:
    text = recorded(f"A:R#->A$_order/{turn}", "C:", seats="AC", A="t->5").replace("Deck:", "Bots: A:easy\nDeck:")
    assert (f"violation 1.3.2 {turn}" in findings_of(text)) is found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("E:B#E->$_x/w2->5/A++/#->E", ""),
        ("E:B#E->$_x/w2->5/R#E->/#->E", ""),
        ("E:B#E->$_x/w2->5/A++/2w2->10/R#E->/#->E", ""),
        ("E:B#E->$_x/w2->5/A++/#->E/R#E->", ""),
        ("E:B#E->$_x/w2->5/R#E->/A++/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/w2->5/A++/R#E->/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/w2->5/R#E->/2w2->10/R#E->/A++/#->E", "violation RB.6.2.3 A++"),
        ("E:B#E->$_x/A++/#->E", "violation 3.2 A++"),
        ("E:B#E->$_x/w2->5/A++2/#->E", "violation RB.6.2.3 A++2"),
    ],
)
def test_the_bot_scores_for_outrage_only_where_no_card_is_discarded(turn: str, found: str) -> None:
    text = recorded(turn, "A:", **OUTRAGE_OF_THE_BOT).replace("Deck:", "Bots: A:easy\nDeck:")
    of_points = [each for each in findings_of(text) if each.split()[2].startswith("A++")]
    assert of_points == ([found] if found else [])


@pytest.mark.parametrize(
    ("paid", "found"),
    [
        ("R#E->", []),
        ("A++", []),
        ("R#E->/A++", ["violation RB.6.2.3 A++"]),
        ("A++/R#E->", []),
        ("R#E->/w5->2/A++", []),
        ("M#E->/A++", []),
    ],
)
def test_one_outrage_in_a_battle_is_paid_once_though_a_warrior_falls(paid: str, found: list[str]) -> None:
    setups = {"seats": "EA", "E": "b+4w->2/2w->5/#despot->$", "A": "t->5"}
    text = recorded(f"E:B#E->$_x/XA5(0,0)/w5->/At5->/++/{paid}/#->E", "A:", **setups)
    told = findings_of(text.replace("Deck:", "Bots: A:easy+informants\nDeck:"))
    assert [each for each in told if " RB.6.2.3 " in each] == found


@pytest.mark.parametrize(("scored", "found"), [("A++/", []), ("", ["omission RB.2.8.1 R#V->"])])
def test_a_card_that_improves_a_relationship_was_given_to_the_bot(scored: str, found: list[str]) -> None:
    turn = f"V:p4_9_12->9/p9->5/R#V->/{scored}$_A->1/++/#->V"
    text = recorded(turn, "A:", seats="VA", A="t->5").replace("Deck:", "Bots: A:easy\nDeck:")
    assert [each for each in findings_of(text) if " RB.2.8.1 " in each] == found
