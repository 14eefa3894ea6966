from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.battle import most_rolled_hits
from woodlaw.engine.concepts import adjacent, ruler
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import Battled, Crafted, Removed, Stated
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import removed_to, why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.riverfolk_company import FACTION as RIVERFOLK
from woodlaw.table.cards import Card
from woodlaw.table.places import DECK, OUT_OF_GAME, clearing, hand, supply

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

O, C, E = "riverfolk_company", "marquise_de_cat", "eyrie_dynasties"  # noqa: E741 - the Riverfolk's letter


def buy(table: Table, player: str) -> None:
    """Let a player have paid the Riverfolk in its own turn."""
    table.turn(player, table.placed(player, "warrior", RIVERFOLK.funds))


def test_the_riverfolk_swim_without_rule(lay: Lay) -> None:
    table = lay(O, C)
    table.put(O, "warrior", 7)
    table.put(C, "warrior", 4, 7, 8, count=2)
    warrior = table.piece(O, "warrior")
    assert clearing(4) in adjacent(table.game, O, clearing(7))
    assert clearing(4) not in adjacent(table.game, C, clearing(7))
    assert why_not_move(table.game, O, [(warrior, 1)], clearing(7), clearing(4)) is None
    by_path = why_not_move(table.game, O, [(warrior, 1)], clearing(7), clearing(8))
    assert by_path is not None
    assert by_path.clause == "4.2.1"


def test_who_paid_may_have_boats_and_mercenaries_in_its_turn(lay: Lay) -> None:
    table = lay(O, C, E)
    table.put(O, "warrior", 7, count=3)
    table.put(C, "warrior", 7)
    table.put(E, "warrior", 7, count=2)
    fight = Fight(C, E, clearing(7))
    assert (ruler(table.game, clearing(7)), most_rolled_hits(table.game, C, fight)) == (O, 1)
    buy(table, C)
    assert (ruler(table.game, clearing(7)), most_rolled_hits(table.game, C, fight)) == (C, 4)
    assert clearing(4) in adjacent(table.game, C, clearing(7))
    assert most_rolled_hits(table.game, C, Fight(C, O, clearing(7))) == 1
    table.turn(E)
    assert (ruler(table.game, clearing(7)), most_rolled_hits(table.game, C, fight)) == (O, 1)


def test_trade_posts_stand_alone_and_match(lay: Lay) -> None:
    table = lay(O, C)
    fox = table.piece(O, "fox_trade_post")
    assert why_not_place(table.game, O, fox, clearing(1)) is None
    wrong = why_not_place(table.game, O, fox, clearing(5))
    table.put(O, "fox_trade_post", 1)
    second = why_not_place(table.game, O, fox, clearing(1))
    assert wrong is not None
    assert second is not None
    assert (wrong.clause, second.clause) == ("11.5.6.III", "11.5.6.I")


def test_a_removed_trade_post_leaves_the_game(lay: Lay) -> None:
    table = lay(O, C)
    assert removed_to(table.game, table.piece(O, "fox_trade_post"), clearing(1)) is OUT_OF_GAME
    assert removed_to(table.game, table.piece(O, "warrior"), clearing(1)) is supply(O)


def test_trade_posts_go_where_somebody_rules(lay: Lay) -> None:
    table = lay(O, C)
    post, garrison = table.placed(O, "fox_trade_post", 1), table.placed(O, "warrior", 1)
    assert table.turn(O, post, garrison).clauses == ["11.5.6.I"]
    table = lay(O, C)
    table.put(C, "warrior", 1)
    told = table.turn(O, post, garrison)
    assert (told.clauses, told.earned(O)) == ([], [("11.5.6.III", 2, 2)])


@pytest.mark.parametrize(("price", "clauses"), [("1", []), ("4", []), ("0", ["11.6.2"]), ("5", ["11.6.2"])])
def test_prices_are_those_of_the_services_tracks(lay: Lay, price: str, clauses: list[str]) -> None:
    table = lay(O, C)
    assert table.turn(O, Stated(O, O, "h", price)).clauses == clauses
    assert table.turn(O, Stated(O, O, "", price)).clauses == clauses, "one price for all three"
    assert table.turn(O, Stated(O, O, "f", price)).clauses == [], "funds have no track"


def test_what_is_exported_scores_nothing(lay: Lay) -> None:
    game = lay(O, C).game
    assert item_points(game, O, "tea", 2) == (0, 2)
    assert item_points(game, C, "tea", 2) == (2,)


def test_dividends_are_half_the_funds_of_the_turns_beginning(lay: Lay) -> None:
    table = lay(O, C)
    table.put(O, "warrior", RIVERFOLK.funds, count=3)
    table.put(C, "warrior", RIVERFOLK.funds, count=2)
    assert table.turn(O).points == []
    table.put(O, "fox_trade_post", 1)
    assert table.turn(O, table.placed(O, "warrior", RIVERFOLK.funds, 2)).earned(O) == [("11.4.2", 0, 2)]
    assert table.turn(O).earned(O) == [("11.4.2", 0, 3)]


def test_setup_takes_warriors_payments_and_prices(lay: Lay) -> None:
    table = lay(O, C)
    assert table.turn(O, setup=True).clauses == ["11.3.2", "11.3.4", "11.3.5"]
    told = table.turn(
        O,
        table.placed(O, "warrior", 7, 4),
        table.placed(O, "warrior", RIVERFOLK.funds, 3),
        Stated(O, O, "", "2"),
        setup=True,
    )
    assert told.clauses == []


def test_a_garrison_comes_with_a_trade_post(lay: Lay) -> None:
    table = lay(O, C)
    table.put(C, "warrior", 1)
    post = table.placed(O, "fox_trade_post", 1)
    told = table.turn(O, post)
    assert [(offence.kind, offence.clause) for offence in told.offences] == [("omission", "11.5.6.III")]
    table = lay(O, C)
    table.put(C, "warrior", 1)
    table.put(O, "warrior", 7, count=15)
    assert table.turn(O, post).clauses == [], "the supply holds none"


@pytest.mark.parametrize(("more", "clauses"), [(0, []), (1, ["11.5.4"])])
def test_each_fund_is_committed_once(lay: Lay, more: int, clauses: list[str]) -> None:
    table = lay(O, C)
    table.put(O, "warrior", RIVERFOLK.funds, count=6)
    table.put(O, "warrior", 7)
    table.put(O, "mouse_trade_post", 9)
    table.put(C, "warrior", 7)
    buy(table, C)
    spent = Removed(O, table.piece(C, "warrior"), 1, RIVERFOLK.funds, supply(C))
    recruited = table.placed(O, "warrior", 7)
    tea = Crafted(O, Card(name="Tea", cost=("mouse",)), "tea")
    acted = (spent, recruited, table.moved(O, 7, 4), Battled(O, C, clearing(7)), tea)
    draw = table.cards(DECK, hand(O), *[""] * (3 + more))
    assert table.turn(O, *acted, draw).clauses == clauses


@pytest.mark.parametrize(("number", "clause"), [(0, "11.5.1"), (1, "11.5.2"), (2, "11.5.3"), (3, "11.5.4")])
def test_the_clause_is_that_of_what_no_fund_is_left_for(lay: Lay, number: int, clause: str) -> None:
    table = lay(O, C)
    table.put(O, "warrior", 7)
    table.put(C, "warrior", 7)
    table.put(O, "mouse_trade_post", 7, 9)
    buy(table, C)
    tea = Crafted(O, Card(name="Tea", cost=("mouse",)), "tea")
    done = (table.moved(O, 7, 4), Battled(O, C, clearing(7)), tea, table.cards(DECK, hand(O), ""))[number]
    assert table.turn(O, done, done if number else table.moved(O, 4, 7)).clauses == [clause]


@pytest.mark.parametrize(
    ("paid", "cards", "clauses"),
    [
        (3, 1, []),
        (2, 0, []),
        (2, 1, ["11.2.6.I"]),
        (4, 1, ["11.2.6.I"]),
        (5, 1, ["11.2.6.II"]),
        (6, 2, ["11.2.6.II"]),
    ],
)
def test_services_cost_what_the_tracks_say(lay: Lay, paid: int, cards: int, clauses: list[str]) -> None:
    table = lay(O, C)
    table.put(C, "warrior", 1)
    table.turn(O, Stated(O, O, "", "2"), Stated(O, O, "h", "3"))
    payment = table.placed(C, "warrior", RIVERFOLK.funds, paid)
    bought = [table.cards(hand(O), hand(C), *[""] * cards)] if cards else []
    assert table.turn(C, payment, *bought).clauses == clauses


def test_a_service_more_is_bought_for_each_trade_post_among_ones_pieces(lay: Lay) -> None:
    table = lay(O, C)
    table.put(C, "warrior", 1)
    table.put(O, "fox_trade_post", 1)
    table.turn(O, Stated(O, O, "", "2"))
    bought = table.cards(hand(O), hand(C), "", "")
    assert table.turn(C, table.placed(C, "warrior", RIVERFOLK.funds, 4), bought).clauses == []
    assert table.turn(C, table.placed(C, "warrior", RIVERFOLK.funds, 6), bought).clauses == ["11.2.6.II"]
