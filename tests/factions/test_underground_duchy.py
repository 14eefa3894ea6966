from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.logs.conftest import findings_of, recorded

from woodlaw.cards.standard import RoyalClaim
from woodlaw.engine.events import CardsMoved, Revealed
from woodlaw.factions.lizard_cult.abilities import LOST_SOULS
from woodlaw.factions.underground_duchy import FACTION
from woodlaw.factions.underground_duchy.abilities import BURROW
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.audits.underground_duchy.records import Records
from woodlaw.logs.check import check_text
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DISCARD, OUT_OF_GAME, board, hand

DUCHY = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

D, C = "underground_duchy", "marquise_de_cat"


def sway(table: Table, *ministers: str) -> None:
    for minister in ministers:
        table.own_card(D, minister, DUCHY.card_box)


def swayed(minister: str) -> CardsMoved:
    return CardsMoved(D, (Card(name=minister, kind=CardKind.OTHER),), OUT_OF_GAME, DUCHY.card_box)


def test_it_crafts_with_citadels_and_markets(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "citadel", 1)
    table.put(D, "market", 5)
    assert crafting_suits(table.game, D) == [frozenset({"fox"}), frozenset({"rabbit"})]


def test_setup_surfaces(lay: Lay) -> None:
    table = lay(D, C)
    assert table.turn(D, setup=True).clauses == ["12.3.3", "12.3.3"]
    assert table.turn(D, table.placed(D, "warrior", 1, 2), table.placed(D, "tunnel", 1), setup=True).clauses == []


def test_revealed_birds_are_discarded_once(lay: Lay) -> None:
    table = lay(D, C)
    bird, fox = Card(suit="bird"), Card(suit="fox")
    table.state.cards[hand(D)] = [bird, bird, fox]
    table.turn(D, Revealed(D, D, (bird, fox)))
    assert sorted(card.suit for card in table.state.cards_at(hand(D))) == ["bird", "fox"]
    said = CardsMoved(D, (bird,), hand(D), DISCARD)
    table.state.cards[hand(D)] = [bird, bird, fox]
    table.turn(D, Revealed(D, D, (bird, fox)), said)
    assert sorted(card.suit for card in table.state.cards_at(hand(D))) == ["bird", "fox"]


def test_revealed_birds_become_lost_souls_beside_the_cult(lay: Lay) -> None:
    table = lay(D, "lizard_cult")
    bird, fox = Card(suit="bird"), Card(suit="fox")
    table.state.cards[hand(D)] = [bird, bird, bird, fox]
    table.turn(D, Revealed(D, D, (bird, bird, fox)), CardsMoved(D, (bird,), hand(D), LOST_SOULS))
    assert sorted(card.suit for card in table.state.cards_at(hand(D))) == ["bird", "fox"]
    assert table.state.cards_at(LOST_SOULS) == [bird, bird]


def test_each_market_draws_another_card(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "citadel", 1)
    assert DUCHY.turn_draws(table.game) == (1, 1)
    table.put(D, "market", 5, 8)
    assert DUCHY.turn_draws(table.game) == (3, 3)
    table.turn(C, table.removed(C, D, "market", 9))
    assert DUCHY.turn_draws(table.game) == (2, 3), "one of them is gone from elsewhere"


def test_every_minister_has_a_rank() -> None:
    ranks = [DUCHY.rank(minister) for minister in sorted(DUCHY.own_cards)]
    assert sorted(ranks) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert DUCHY.rank("despot") == -1


def test_the_burrow_is_written_0_and_is_no_clearing() -> None:
    assert DUCHY.numbered_places == {0: BURROW}
    assert not BURROW.number
    assert DUCHY.box("", "cards") is board(D, "cards")


LAID = "2w+t->3/2w->6+7+11"
"""The setup of the Duchy, to which tests add what they need."""
MARQUISE = "t_k->4/b_s->8/b_w->9/b_r->12/w->4+8+9+12"
MARQUISE_NEXT = "C:t->8/#->C"


def found_in(laid: str, *turns: str, marquise: str = MARQUISE) -> list[str]:
    """Return what is found in turns of a Duchy that has more than its setup, and of the Marquise.

    That the Duchy draws in its setup is passed over.
    """
    text = recorded(*turns, seats="DC", D=f"{LAID}/{laid}" if laid else LAID, C=marquise)
    return [found for found in findings_of(text, of_setup=False) if not found.startswith("violation 5.1.3")]


@pytest.mark.parametrize(
    ("laid", "turn"),
    [
        ("", "D:w->0/2#^/#captain->$/++/#->D"),
        ("2#->D", "D:w->0/3#^/#mayor->$/++2/#->D"),
        ("2#->D", "D:w->0/b_c->3/#->D"),
        ("2#->D", "D:w->0/(2B+R)#^/#mayor->$/++2/#->D"),
        ("2#->D", "D:w->0/2B#^/#captain->$/++/2#->/#->D"),
        ("2#->D", "D:w->0/2B#^/#captain->$/++/#->D/2B#->"),
        ("2#->D/b_m->6+7", "D:w->0/B#^/b_c->3/B#->/3#->D/2#D->"),
        ("2#->D/b_m->6+7", "D:w->0/B#^/b_c->3/3#->D/(B+F)#D->"),
        ("2#->D/b_m->6+7", "D:w->0/B#^/b_c->3/3#->D/2#D->"),
        ("#->D/b_m->6+7/4w->0", "D:w->0/B#->/t+4w0->9/(B+R)#^/#captain->$/++/3#->D"),
        ("2#->D/b_m->6+7/#banker->$", "D:w->0/2B#->/++2/2B#^/#captain->$/++/3#->D"),
    ],
)
def test_revealed_cards_may_have_been_birds(laid: str, turn: str) -> None:
    assert found_in(laid, turn, MARQUISE_NEXT) == []


@pytest.mark.parametrize(
    ("laid", "turn"),
    [
        ("2#->D", "D:w->0/(R+F+M)#^/#mayor->$/++2/#->D"),
        ("2#->D/b_m->6+7", "D:w->0/B#^/b_c->3/B#->/3#->D/#D->"),
        ("2#->D/b_m->6+7", "D:w->0/R#^/b_c->3/3#->D/2#D->"),
    ],
)
def test_a_hand_is_too_large_where_no_more_birds_were_revealed(laid: str, turn: str) -> None:
    [found] = found_in(laid, turn, MARQUISE_NEXT)
    assert found.startswith("omission 12.6.3")


@pytest.mark.parametrize("name", ["earl", "duchess", "duchessofmud", "baron"])
def test_ministers_may_be_written_short(name: str) -> None:
    assert found_in("w->12/#->D", f"D:w->0/(R+2F+M)#^/#{name}->$/++3/#->D", MARQUISE_NEXT) == []


def test_a_minister_that_returns_may_be_written_short() -> None:
    fought = "C:t->8/XD7/2Dw7->/XD7/Db_m7->/++/#earlD$->/#D->/#->C"
    marquise = "t_k->4/b_s->8/b_w->9/b_r->12/5w->7"
    assert found_in("b_m->7/#earlofstone->$", "D:w->0/2#->D", fought, marquise=marquise) == []


def test_short_names_that_several_ministers_share_tell_none() -> None:
    text = recorded("D:w->0/(R+F+M)#^/#ba->$/++2/#->D", MARQUISE_NEXT, seats="DC", D=LAID, C=MARQUISE)
    assert [each.action for each in check_text(text, plays=True).findings if each.clause == "1.4.1"] == ["#ba->$"]


@pytest.mark.parametrize(
    "turn",
    [
        "D:w->0/M#->/t3->/t+4w0->9/#->D",
        "D:w->0/M#->/t3->9/4w0->9/#->D",
        "D:w->0/M#->/t1+4w0->9/#->D",
        "D:w->0/M#->/t3->9/2w0->9/2w0->9/F#->/t5->12/w0->12/#->D",
    ],
)
def test_a_tunnel_is_dug_anew_by_a_move(turn: str) -> None:
    assert found_in("4w->0/t->1+5", turn, MARQUISE_NEXT) == []


@pytest.mark.parametrize(
    ("laid", "turn", "found"),
    [
        ("4w->0/t->1", "D:w->0/M#->/t3->9/4w0->9/#->D", "violation 4.2 t3->9"),
        ("4w->0/t->1+5", "D:w->0/M#->/t3->1/4w0->1/#->D", "violation 4.2 t3->1"),
    ],
)
def test_a_tunnel_that_is_moved_is_dug_by_the_rules(laid: str, turn: str, found: str) -> None:
    assert found in found_in(laid, turn, MARQUISE_NEXT)


@pytest.mark.parametrize(
    ("laid", "turn"),
    [
        ("", "D:3w->$/#->D"),
        ("4w->D$", "D:w->D$/M#->/t+4wD$->9/w9->$/#->D"),
        ("b_c->3", "D:4w->$/#->D"),
    ],
)
def test_the_burrow_may_be_written_as_the_board(laid: str, turn: str) -> None:
    assert found_in(laid, turn, MARQUISE_NEXT) == []


CITADELS = "b_c->3+7+6"


def found_with(deck: str, laid: str, *turns: str, marquise: str = MARQUISE) -> list[str]:
    """Return what is found in turns with a deck, of a Duchy that has citadels and more."""
    return findings_of(
        recorded(*turns, seats="DC", deck=deck, D=f"{LAID}/{CITADELS}/{laid}", C=marquise), of_setup=False
    )


@pytest.mark.parametrize(("points", "found"), [(4, True), (5, False), (6, False)])
def test_a_royal_claim_may_count_the_burrow(points: int, *, found: bool) -> None:
    claimed = f"D:#royal$->/++{points}/2w->0/2#->D/#D->"
    told = found_with("Standard", "b_m->5", "D:5w->0/Zroyal/2#->D", MARQUISE_NEXT, claimed)
    assert [each.split()[1] for each in told] == ["card.royal-claim"] * found


@pytest.mark.parametrize(("player", "points"), [(D, 2), (C, 1)])
def test_a_royal_claim_that_is_played_counts_the_burrow_of_its_owner(lay: Lay, player: str, points: int) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 5)
    table.put(C, "warrior", 6)
    RoyalClaim(player).use(table.game)
    assert table.game.state.score[player] == points


def test_a_tax_is_collected_from_the_burrow() -> None:
    taxed = "D:2w->0/w0->/#->D/w3->6/#->D"
    assert found_with("Standard", "w->0", "D:5w->0/Ztax/#->D", MARQUISE_NEXT, taxed) == []


@pytest.mark.parametrize(
    ("orders", "found"),
    [
        ("2Dw0->7", []),
        ("3Dw0->7", ["violation card.false-orders 3Dw0->7"]),
        ("3Dw0->9", ["violation 4.2 3Dw0->9"]),
        ("Dw7->0", []),
    ],
)
def test_false_orders_lead_out_of_the_burrow(orders: str, found: list[str]) -> None:
    turns = ("D:6w->0/#->D", "C:t->8/Zfalse/#->C", "D:2w0->3/#->D", f"C:#false$->/{orders}/t->8/#->C")
    told = found_with("E&P", "t->7", *turns, marquise=f"{MARQUISE}/b_w->1/3w->1")
    assert told == found


@pytest.mark.parametrize(
    "turn",
    [
        "D:w->0/M#->/(t+4w)0->9/#->D",
        "D:w->0/M#->/(4w+t)0->9/#->D",
        "D:w->0/M#->/t0->9/4w0->9/#->D",
        "D:w->0/M#->/4w0+t->9/#->D",
        "D:w->0/M#->/t$->9/4w0->9/#->D",
        "D:w->0/R#^/b_cD$->3/#->D",
        "D:w->0/R#^/b_m$->3/2#->D",
        "D:w->0/R#^/b_m->3/^/#captain->$/++/2#->D",
        "D:w->0/D^/#captain->$/++/#->D",
    ],
)
def test_buildings_and_tunnels_come_from_the_board(turn: str) -> None:
    assert found_in("4w->0", turn, MARQUISE_NEXT) == []


def test_buildings_and_tunnels_go_back_to_the_board() -> None:
    fought = "C:t->8/XD7/2Dw7->/XD7/(Db_m+Dt)7->D$/++2/#captainD$->/#D->/#->C"
    marquise = "t_k->4/b_s->8/b_w->9/b_r->12/5w->7"
    again = "D:w->0/M#->/t+w0->9/R#^/b_m->3/2#->D"
    laid = "b_m->7/t->7+5/#captain->$/2w->0"
    assert found_in(laid, "D:w->0/2#->D", fought, again, marquise=marquise) == []


def test_no_more_comes_from_the_board_than_the_supply_holds() -> None:
    assert found_in("4w->0/t->1+5", "D:w->0/M#->/(t+4w)0->9/#->D") == ["violation 1.5.1 (t+4w)0->9"]
    assert found_in("b_c->6+7+11", "D:w->0/R#^/b_c$->3/#->D") == ["violation 1.5.1 b_c$->3"]
