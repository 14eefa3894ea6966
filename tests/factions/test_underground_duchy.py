from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.logs.conftest import findings_of, recorded

from woodlaw.cards.standard import RoyalClaim
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Revealed, Scored
from woodlaw.factions.lizard_cult.abilities import LOST_SOULS
from woodlaw.factions.underground_duchy import FACTION
from woodlaw.factions.underground_duchy.abilities import BURROW
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.audits.underground_duchy.records import Records
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DECK, DISCARD, OUT_OF_GAME, board, clearing, hand

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


@pytest.mark.parametrize(("birdsong", "recruited", "clauses"), [(1, 2, []), (4, 0, ["12.4"]), (1, 3, ["12.4"])])
def test_without_buildings_three_warriors_come_to_the_burrow(
    lay: Lay, birdsong: int, recruited: int, clauses: list[str]
) -> None:
    table = lay(D, C)
    coming = [table.placed(D, "warrior", BURROW, count) for count in (birdsong, recruited) if count]
    assert table.turn(D, *coming).clauses == clauses


@pytest.mark.parametrize(("citadels", "most"), [(0, 3), (1, 4), (2, 6), (3, 8)])
def test_citadels_bring_more_of_them(lay: Lay, citadels: int, most: int) -> None:
    table = lay(D, C)
    table.put(D, "citadel", *range(1, citadels + 1))
    table.put(D, "market", 8)
    assert table.turn(D, table.placed(D, "warrior", BURROW, most)).clauses == []
    offence, *_ = table.turn(D, table.placed(D, "warrior", BURROW, most + 1)).offences
    assert (offence.clause, offence.expected[:9]) == ("12.4", f"at most {most}")


def test_a_citadel_built_in_the_turn_brings_nobody_yet(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 1)
    built = table.placed(D, "citadel", 1)
    assert table.turn(D, built, table.placed(D, "warrior", BURROW, 4)).clauses == ["12.4"]


def test_building_takes_rule(lay: Lay) -> None:
    table = lay(D, C)
    table.put(C, "warrior", 5)
    assert table.turn(D, table.placed(D, "market", 5)).clauses == ["12.5.1.I"]
    table.put(D, "warrior", 1)
    assert table.turn(D, table.placed(D, "citadel", 1)).clauses == []


def test_the_price_of_failure_is_a_minister_and_a_card(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "market", 5, 1, 2)
    sway(table, "marshal", "mayor")
    battle = Battled(C, D, clearing(5))
    returned = CardsMoved(C, (table.state.cards_at(DUCHY.card_box)[1],), DUCHY.card_box, OUT_OF_GAME)
    told = table.turn(C, battle, table.removed(C, D, "market", 5))
    assert [(o.clause, o.expected) for o in told.offences] == [
        ("12.2.3", "the swayed minister of the highest rank returned"),
        ("12.2.3", "a random card discarded"),
    ]
    told = table.turn(C, battle, table.removed(C, D, "market", 1), returned)
    assert [o.expected for o in told.offences] == ["a random card discarded"]
    sway(table, "mayor")
    discarded = table.cards(hand(D), DISCARD)
    assert table.turn(C, battle, table.removed(C, D, "market", 2), returned, discarded).clauses == []


def test_an_empty_hand_and_an_empty_court_owe_nothing(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "market", 5)
    table.state.cards[hand(D)] = []
    assert table.turn(C, Battled(C, D, clearing(5)), table.removed(C, D, "market", 5)).clauses == []


def test_the_highest_rank_returns_first(lay: Lay) -> None:
    table = lay(D, C)
    sway(table, "marshal", "mayor", "earlofstone")
    _, mayor, earl = table.state.cards_at(DUCHY.card_box)
    told = table.turn(C, CardsMoved(C, (mayor,), DUCHY.card_box, OUT_OF_GAME))
    assert [(o.kind, o.expected) for o in told.offences] == [("violation", "a lord")]
    assert table.turn(C, CardsMoved(C, (earl,), DUCHY.card_box, OUT_OF_GAME)).clauses == []


@pytest.mark.parametrize(
    ("minister", "cards", "points"), [("captain", 2, 1), ("mayor", 3, 2), ("banker", 3, 2), ("earlofstone", 4, 3)]
)
def test_a_minister_takes_cards_and_scores_by_its_rank(lay: Lay, minister: str, cards: int, points: int) -> None:
    for shown, clauses in ((cards, []), (cards - 1, ["12.5.3.II"])):
        table = lay(D, C)
        table.put(D, "warrior", 1, 6, 8, 12)
        table.game.lay(Card(name=minister, kind=CardKind.OTHER), OUT_OF_GAME)
        told = table.turn(D, Revealed(D, D, (Card(suit="fox"),) * shown), swayed(minister))
        assert (told.earned(D)[0], told.clauses) == (("12.5.3.III", points, points), clauses)


def test_cards_revealed_for_anything_may_be_meant(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 1, 2)
    table.game.lay(Card(name="captain", kind=CardKind.OTHER), OUT_OF_GAME)
    fox, mouse = (Revealed(D, D, (Card(suit=suit),)) for suit in ("fox", "mouse"))
    assert table.turn(D, fox, swayed("captain"), mouse).clauses == []
    table.game.lay(Card(name="mayor", kind=CardKind.OTHER), OUT_OF_GAME)
    assert table.turn(D, Revealed(D, D, (Card(suit="fox"),) * 3, C), swayed("mayor")).clauses == ["12.5.3.II"]


def test_ministers_score_in_parliament(lay: Lay) -> None:
    table = lay(D, C)
    sway(table, "marshal")
    assert table.turn(D).points == []
    sway(table, "banker", "duchessofmud")
    spent = table.cards(hand(D), DISCARD, "fox", "fox", "mouse")
    assert table.turn(D, spent).earned(D) == [("12.5.2", 0, 2)]
    table.put(D, "tunnel", 1, 5, 8)
    assert table.turn(D, spent).earned(D) == [("12.5.2", 0, 4)]
    sway(table, "mayor")
    assert table.turn(D, spent).earned(D) == [("12.5.2", 0, 5)], "the Mayor may act as a second Banker"
    more = table.cards(hand(D), DISCARD, "fox", "bird", "")
    assert table.turn(D, spent, Scored(D, 5), table.cards(DECK, hand(D), ""), more).earned(D) == [("12.5.2", 0, 5)]


@pytest.mark.parametrize(("minister", "kind"), [("earlofstone", "citadel"), ("baronofdirt", "market")])
def test_lords_score_for_what_is_on_the_map_and_not_as_they_are_swayed(lay: Lay, minister: str, kind: str) -> None:
    table = lay(D, C)
    table.put(D, kind, 1, 5)
    table.put(D, "warrior", 6, 8, 12)
    table.game.lay(Card(name=minister, kind=CardKind.OTHER), OUT_OF_GAME)
    shown = Revealed(D, D, (Card(suit="bird"),) * 4)
    assert table.turn(D, shown, swayed(minister)).earned(D) == [("12.5.3.III", 3, 3)]
    assert table.turn(D).earned(D) == [("12.5.2", 0, 2)]


@pytest.mark.parametrize(
    ("ministers", "suits", "clauses"),
    [
        ((), ("rabbit",), []),
        ((), ("bird",), []),
        ((), ("",), []),
        ((), ("fox",), ["12.5.1.I"]),
        (("foremole",), ("fox",), []),
    ],
)
def test_what_is_built_matches_a_card_revealed_but_for_foremole(
    lay: Lay, ministers: tuple[str, ...], suits: tuple[str, ...], clauses: list[str]
) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 5)
    sway(table, *ministers)
    shown = [Revealed(D, D, (Card(suit=suit),)) for suit in suits]
    assert table.turn(D, *shown, table.placed(D, "market", 5)).clauses == clauses


@pytest.mark.parametrize(
    ("suits", "clauses"),
    [
        (("fox", "fox", "rabbit"), []),
        (("rabbit", "rabbit", "rabbit"), ["12.5.3.II"]),
        (("rabbit", "fox", "mouse"), ["12.5.3.II"]),
        (("rabbit", "bird", "fox"), []),
    ],
)
def test_each_card_revealed_to_sway_takes_another_clearing(
    lay: Lay, suits: tuple[str, ...], clauses: list[str]
) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 1, 6, 5)
    table.game.lay(Card(name="captain", kind=CardKind.OTHER), OUT_OF_GAME)
    shown = Revealed(D, D, tuple(Card(suit=suit) for suit in suits))
    assert table.turn(D, shown, table.placed(D, "market", 5), swayed("captain")).clauses == clauses


def test_a_swayed_minister_is_not_swayed_again(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 1, 6)
    sway(table, "captain")
    assert table.turn(D, Revealed(D, D, (Card(suit="fox"),) * 2), swayed("captain")).clauses == ["12.5.3.I"]


@pytest.mark.parametrize(
    ("suits", "kinds"), [(("rabbit",), []), (("bird",), []), (("fox",), ["violation"]), ((), ["omission"])]
)
def test_a_tunnel_is_dug_for_a_card_of_its_clearing(lay: Lay, suits: tuple[str, ...], kinds: list[str]) -> None:
    table = lay(D, C)
    spent = [table.cards(hand(D), DISCARD, *suits)] if suits else []
    told = table.turn(D, *spent, table.placed(D, "tunnel", 5))
    assert [(each.kind, each.clause) for each in told.offences] == [(kind, "12.5.1.V") for kind in kinds]


@pytest.mark.parametrize(
    ("ministers", "recruits", "clauses"),
    [
        ((), 0, ["12.5.1"]),
        (("captain",), 0, []),
        (("captain",), 1, ["12.5.1"]),
        (("captain", "marshal"), 1, []),
        (("brigadier",), 0, []),
        (("brigadier", "mayor"), 2, []),
        (("captain", "mayor"), 1, ["12.5.1"]),
    ],
)
def test_assembly_takes_two_actions_and_ministers_more(
    lay: Lay, ministers: tuple[str, ...], recruits: int, clauses: list[str]
) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 5, 1)
    table.put(C, "warrior", 1)
    sway(table, *ministers)
    came = table.placed(D, "warrior", BURROW, 1 + recruits)
    acts = (table.moved(D, 5, 1), table.moved(D, 1, 5), Battled(D, C, clearing(1)))
    assert table.turn(D, came, *acts[:1], *acts[2:], *acts[1:2]).clauses == clauses


def test_setup_surfaces(lay: Lay) -> None:
    table = lay(D, C)
    assert table.turn(D, setup=True).clauses == ["12.3.3", "12.3.3"]
    assert table.turn(D, table.placed(D, "warrior", 1, 2), table.placed(D, "tunnel", 1), setup=True).clauses == []


def test_building_swaying_and_crafting_follow_each_other(lay: Lay) -> None:
    table = lay(D, C)
    table.put(D, "warrior", 5)
    table.game.lay(Card(name="captain", kind=CardKind.OTHER), OUT_OF_GAME)
    told = table.turn(
        D,
        table.placed(D, "warrior", BURROW),
        table.placed(D, "market", 5),
        table.placed(D, "tunnel", 5),
        swayed("captain"),
        Crafted(D, Card()),
    )
    assert [step and step[0] for step in told.steps] == [None, None, 1, 1, 2, 3, None]


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
    assert "violation 3.2 ++2" in found_in("", "D:w->0/(R+F+M)#^/#ba->$/++2/#->D", MARQUISE_NEXT)


def test_a_record_that_tells_of_no_reveals_leaves_out_those_for_ministers() -> None:
    silent, telling = "D:w->0/#captain->$/++/#->D", "D:w->0/(R+F)#^/#marshal->$/++/#->D"
    assert found_in("", silent, MARQUISE_NEXT) == []
    assert found_in("", silent, MARQUISE_NEXT, telling) == ["omission 12.5.3.II #captain->$"]


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
        ("4w->0/t->1+5", "D:w->0/t3->9/4w0->9/#->D", "omission 12.5.1.V t3->9"),
        ("4w->0/t->1+5", "D:w->0/R#->/t3->9/4w0->9/#->D", "violation 12.5.1.V t3->9"),
        ("4w->0/t->1+5", "D:2w->0/w3->6/M#->/t3->9/4w0->9/#->D", "violation 12.5.1 t3->9"),
        ("4w->0/t->1+5", "D:w->0/(R+F)#^/#captain->$/++/M#->/t3->9/4w0->9/#->D", "violation 12.5.1 t3->9"),
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


@pytest.mark.parametrize(("points", "found"), [(4, True), (5, False), (6, False), (7, True)])
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
