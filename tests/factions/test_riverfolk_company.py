from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.factions.conftest import lent
from tests.logs.conftest import findings_of, recorded

from woodlaw.engine.battle import most_rolled_hits
from woodlaw.engine.concepts import adjacent, ruler
from woodlaw.engine.craft import item_points
from woodlaw.engine.events import Stated
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import removed_to, why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.factions.riverfolk_company import FACTION as RIVERFOLK
from woodlaw.logs.check import check_text
from woodlaw.table.places import OUT_OF_GAME, clearing, supply

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


def test_what_is_exported_scores_nothing(lay: Lay) -> None:
    game = lay(O, C).game
    assert item_points(game, O, "tea", 2) == (0, 2)
    assert item_points(game, C, "tea", 2) == (2,)


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


# Whole records: what a notator may write of legal turns --------------------------------------------------------------
POST, IDLE, PAYING = "O:2w$->/t_m+w->7/++2", "C:t->8/#->C", "C:2w->O$/#O->C/t->8/#->C"
TWO_AT_7 = "t_k->4/w->1+3+4+5+6+8+9+10+11+12/2w->7/b_s->8/b_w->9/b_r->12"


def told(*turns: str, **setups: str) -> list[str]:
    """Check a record of the Riverfolk and the Marquise, unless other seats are told, and tell what is found."""
    return findings_of(recorded(*turns, **{"seats": "OC", **setups}), of_setup=False)


@pytest.mark.parametrize(
    "turns",
    [
        pytest.param((POST + "/Z%t/w->$",), id="written as a craft"),
        pytest.param((POST + "/w->$/Z%t",), id="the warrior first"),
        pytest.param((POST + "/M#O->/w->$",), id="written as a discard"),
        pytest.param((POST, IDLE, "O:2w->$/Z%t/w->$"), id="after protectionism"),
        pytest.param((POST, PAYING, "O:Z%t/w->$"), id="beside payments"),
        pytest.param((POST, IDLE, "O:Z%t/w->$/2w$->/2w->7"), id="where protectionism is not told"),
        pytest.param(
            (
                "O:",
                "C:2w->O$/t->8/#->C",
                "O:(2w+2Cw)$->/t_m+w->7/t_f+w->12/++4",
                "C:2w->O$/t->8/#->C",
                "O:Z%t/Z%x/2w->$",
            ),
            id="two at once",
        ),
    ],
)
def test_a_warrior_comes_to_the_payments_for_what_is_exported(turns: tuple[str, ...]) -> None:
    assert told(*turns) == []


@pytest.mark.parametrize(
    "turns",
    [
        pytest.param(("O:", IDLE, "O:", IDLE, "O:7w$->/7w->7"), id="spent turns later"),
        pytest.param((POST, IDLE, "O:", IDLE, "O:++"), id="scored for as dividends"),
        pytest.param((POST, IDLE, "O:", IDLE, "O:2w->$/++3/2w$->/t_m+w->11"), id="told later, scored with a post"),
        pytest.param((POST, IDLE, "O:", IDLE, "O:3#->O/#O->"), id="committed"),
    ],
)
def test_protectionism_that_no_turn_tells_gives_funds(turns: tuple[str, ...]) -> None:
    assert told(*turns) == []


def test_protectionism_that_no_turn_tells_gives_no_more_than_two_a_turn() -> None:
    assert told("O:", IDLE, "O:", IDLE, "O:8w$->/8w->7") == ["violation 1.5.4 8w$->"]
    assert told("O:", IDLE, "O:2w->$", IDLE, "O:2w->$/8w$->/8w->7") == ["violation 1.5.4 8w$->"]


def test_dividends_are_half_the_funds_with_those_that_protectionism_gave_untold() -> None:
    [found] = check_text(recorded(POST, IDLE, "O:", IDLE, "O:++2", seats="OC"), plays=True).findings
    assert (found.clause, found.action) == ("11.4.2", "++2")


def test_what_protectionism_gave_untold_is_lost_by_trade_disruption() -> None:
    battles = "C:t->8/XO7(2,0)/2Ow7->/XO7(1,0)/Ot_m7->/++/2OwO$->/#->C"
    found = told(POST + "/2w7->11", IDLE, "O:", battles, C=TWO_AT_7, O="3w->7/w->11/3w->$/$_->2")
    assert found == []


@pytest.mark.parametrize(
    "turn",
    [
        pytest.param("O:2Cw$->/w->6/t_f->6/++2", id="garrison first"),
        pytest.param("O:w+t_f->6/2Cw$->/++2", id="garrison first, joined"),
        pytest.param("O:2w$->/2w->10/2w$->/t_r+w->10/++2", id="recruits give the rule"),
        pytest.param("O:t_r+3w->10/4w$->/++2", id="recruits and garrison in one sum"),
        pytest.param("O:(t_r+2w)->10/3w$->/++2", id="a recruit breaks a tie, in one sum"),
    ],
)
def test_a_trade_post_may_be_written_with_its_garrison_and_recruits_in_any_order(turn: str) -> None:
    found = told("O:w7->11/w11->10" if "2w)" in turn else "O:", PAYING, turn, O="2w->7+11/4w->$/$_->2")
    assert found == []


@pytest.mark.parametrize("turn", ["O:3w->11/3w$->", "O:t_m+w->7/++2/2w$->", "O:w->11/w$->/w->11/w$->"])
def test_funds_may_be_spent_behind_what_they_pay_for_though_the_supply_is_empty(turn: str) -> None:
    out = {"O": "12w->7/3w->$/$_->2"}
    assert told(turn, IDLE, "O:", **out) == []


def test_spending_behind_leaves_no_warriors_too_many() -> None:
    found = told("O:3w->11/3w$->", IDLE, "O:w->11", O="12w->7/3w->$/$_->2")
    assert found == ["violation 1.5.1 w->11"]


def test_the_suit_of_a_trade_post_may_be_left_out() -> None:
    assert told("O:2w$->/t+w->7/++2", IDLE, "O:2w->$/Z%t/++2") == []
    assert told("O:", PAYING, "O:(2w+2Cw)$->/t->7+12/w->7+12/++4") == []
    assert told("O:2w$->/t_f+w->7/++2") == ["violation 11.5.6.III t_f+w->7"]


def test_warriors_that_are_written_to_the_hand_are_payments() -> None:
    assert told("O:", "C:2w->O/#O->C/t->8/#->C", "O:2Cw$->/w->7+10") == ["notation 2w->O"]


@pytest.mark.parametrize("paid", ["%s->e/%t->e/2Ow->O$", "2Ow->O$/%s+%t->e", "2Ow->O$"])
def test_the_vagabond_buys_riverboats_for_items(paid: str) -> None:
    vagabond = {"seats": "OV", "V": "#thief->$/p->4_9_12"}
    assert told("O:", f"V:{paid}/p->4/%f->e/p4->7/#->V", **vagabond) == []
    assert told("O:", "V:p->4/%f->e/p4->7/#->V", **vagabond) == ["violation 4.2 p4->7"]


def test_the_vagabond_hires_no_mercenaries(lay: Lay) -> None:
    table = lay(O, "vagabond", C)
    table.put(O, "warrior", 7, count=3)
    table.put(C, "warrior", 7, count=2)
    table.put("vagabond", "pawn", 7)
    table.turn("vagabond", table.placed(O, "warrior", RIVERFOLK.funds, 2))
    fight = Fight("vagabond", C, clearing(7))
    assert ruler(table.game, clearing(7)) == O
    assert lent(RIVERFOLK, table.game, "vagabond", fight) == 0
