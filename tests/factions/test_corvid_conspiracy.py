from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.logs.conftest import findings_of, recorded

from woodlaw.engine.events import Flipped
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.engine.victory import COALITION
from woodlaw.factions.corvid_conspiracy import FACTION
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.corvid_conspiracy.records import Records
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.logs.check import check_text
from woodlaw.table.places import clearing, supply

CORVIDS = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

P, C, V = "corvid_conspiracy", "marquise_de_cat", "vagabond"


def flipped(table: Table, kind: str, number: int, by: str = P) -> Flipped:
    return Flipped(by, CORVIDS.plot, table.piece(P, kind), clearing(number))


def test_in_the_supply_every_plot_lies_face_down(lay: Lay) -> None:
    table = lay(P, C)
    table.put(P, "raid", 5)
    assert table.state.count(supply(P), CORVIDS.plot) == 7
    table.turn(C, table.removed(C, P, "raid", 5))
    assert table.state.at(supply(P)) == {CORVIDS.warrior: 15, CORVIDS.plot: 8}


def test_they_craft_with_plots_of_either_face(lay: Lay) -> None:
    table = lay(P, C)
    table.put(P, "plot", 1)
    table.put(P, "snare", 5)
    assert crafting_suits(table.game, P) == [frozenset({"fox"}), frozenset({"rabbit"})]


@pytest.mark.parametrize("lying", ["plot", "bomb", "snare", "extortion", "raid"])
def test_a_clearing_holds_one_plot(lay: Lay, lying: str) -> None:
    table = lay(P, C)
    table.put(P, lying, 5)
    refusal = why_not_place(table.game, P, CORVIDS.plot, clearing(5))
    assert refusal is not None
    assert refusal.clause == "13.2.2.II"
    assert why_not_place(table.game, P, CORVIDS.plot, clearing(6)) is None


def test_nothing_of_an_enemys_comes_to_or_leaves_a_snare(lay: Lay) -> None:
    table = lay(P, C, V)
    table.put(P, "snare", 5)
    table.put(C, "warrior", 5, 1, count=2)
    table.put(V, "pawn", 5)
    warrior = table.piece(C, "warrior")
    placing = why_not_place(table.game, C, warrior, clearing(5))
    leaving = why_not_move(table.game, C, [(warrior, 1)], clearing(5), clearing(1))
    assert placing is not None
    assert leaving is not None
    assert (placing.clause, leaving.clause) == ("13.7.2", "13.7.2")
    assert why_not_move(table.game, C, [(warrior, 1)], clearing(1), clearing(5)) is None
    assert why_not_move(table.game, V, [(table.piece(V, "pawn"), 1)], clearing(5), clearing(1)) is None
    assert why_not_place(table.game, P, CORVIDS.warrior, clearing(5)) is None


def test_a_snare_holds_nobody_of_the_corvids_coalition(lay: Lay) -> None:
    table = lay(P, C)
    table.put(P, "snare", 5)
    COALITION.keep(table.state, P, C)
    assert why_not_place(table.game, C, table.piece(C, "warrior"), clearing(5)) is None


def test_nimble_moves_under_any_rule(lay: Lay) -> None:
    table = lay(P, C)
    table.put(C, "warrior", 5, 1, count=3)
    assert why_not_move(table.game, P, [(CORVIDS.warrior, 1)], clearing(5), clearing(1)) is None


def test_embedded_agents_defend_a_plot_face_down(lay: Lay) -> None:
    table = lay(P, C)
    table.put(P, "warrior", 5)
    table.put(C, "warrior", 5, count=2)
    defence = Fight(C, P, clearing(5))
    assert most_hits(table.game, P, defence, (3, 1)) == 1
    table.put(P, "plot", 5)
    assert most_hits(table.game, P, defence, (3, 1)) == 2
    assert most_hits(table.game, P, Fight(P, C, clearing(5)), (3, 1)) == 1
    table = lay(P, C)
    table.put(P, "extortion", 5)
    assert most_hits(table.game, P, defence, (3, 1)) == 0


def test_a_bomb_is_gone_when_it_went_off(lay: Lay) -> None:
    table = lay(P, C)
    table.put(P, "plot", 5)
    table.turn(P, flipped(table, "bomb", 5))
    assert table.state.at(clearing(5)) == {}
    assert table.state.count(supply(P), CORVIDS.plot) == 8


def test_setup_scatters_three_warriors(lay: Lay) -> None:
    table = lay(P, C)
    assert table.turn(P, table.placed(P, "warrior", 1), setup=True).clauses == ["13.3.2"]
    assert table.turn(P, table.placed(P, "warrior", 2, 2), setup=True).clauses == []


def test_extortions_draw_more_and_exertion_draws_nothing(lay: Lay) -> None:
    table = lay(P, C)
    assert CORVIDS.turn_draws(table.game) == (0, 1)
    table.put(P, "extortion", 1, 5)
    assert CORVIDS.turn_draws(table.game) == (0, 3)


# Recorded games -------------------------------------------------------------------------------------------------------
WOOD = "C:t->5/#->C"
CATS = "t_k->1/b_s->5/b_w->9/b_r->10/w->2+4+5+6+7+8+9+10+11+12"


def told(
    *turns: str, warriors: str = "2w->2+3+5", plots: str = "t->3+5", seats: str = "CP", **setups: str
) -> list[str]:
    """Return what is found in a record of turns with the Corvids, on a table that its setups lay."""
    setups = {"C": CATS, "P": f"{warriors}/{plots}", **setups}
    return findings_of(recorded(*turns, seats=seats, **setups), of_setup=False)


LEGAL_FLIPS = [
    "t5^t_b/++/(Cw+Cb_s+Ct)5->/++2/w5->/t->5",
    "t5^t_b/++/t5->/(Cw+Cb_s+Ct)5->/++2/w5->/t->5",
    "t3^t_b/++/w3->/t->3",
    "t5^t_b/++3/(Cw+Cb_s+Ct)5->",
    "t3^t_s/t5^t_b/++5/(Cw+Cb_s+Ct)5->",
    "++/t_b5->/(Cw+Cb_s+Ct)5->/++2",
    "t_b5->/++3/(Cw+Cb_s+Ct)5->",
    "t_b5^/++/(Cw+Cb_s+Ct)5->/++2/w5->/t->5",
    "Pt3^Pt_s/++",
]


@pytest.mark.parametrize("flips", LEGAL_FLIPS)
def test_bombs_and_flips_are_told_in_many_ways(flips: str) -> None:
    assert told(WOOD, f"P:{flips}/#->P") == []


def test_what_bombs_excuse_no_other_flip_does() -> None:
    assert told(WOOD, "P:t5^t_s/++/w5->/t->5/#->P", warriors="2w->3+5+10") == ["violation 13.2.2.II t->5"]


@pytest.mark.parametrize(
    "later",
    ["t5^t_s/++", "t_s5^/++", "t_s5^t_s/++", "t2^t_b/Cw2->/t5^t_s/++2", "XC2(1,1)/(w+Cw)2->"],
)
def test_a_plot_is_placed_face_down_though_its_kind_is_told(later: str) -> None:
    plotted = "P:w5->/t_s->5/2w2->/t_b->2/#->P"
    assert told(WOOD, plotted, WOOD, f"P:{later}/#->P", plots="t->10", warriors="2w->5+3/4w->2") == []


def test_agents_are_embedded_in_a_plot_whose_kind_was_told() -> None:
    battle = "C:t->5/XP2(0,0)/w2->/#->C"
    assert told(WOOD, "P:w2->/t_b->2/#->P", battle, "P:#->P") == []


@pytest.mark.parametrize("trick", ["t5<->t2", "t_s5<->t_r2", "t5->2/t2->5", "Pt5->2/Pt2->5", "t_s5->2/t_r2->5"])
def test_a_trick_is_told_as_two_moves_too(trick: str) -> None:
    up = "t5^t_s/++/t2^t_r/++2"
    assert told(WOOD, f"P:{trick}/#->P", WOOD, f"P:{up}/#->P", plots="t->2+5") == []
    assert told(WOOD, f"P:{up}/{trick}/#->P", WOOD, plots="t->2+5") == []
    assert told(WOOD, f"P:{up}/{trick}/#->P", "C:t->5/w2->6/#->C", warriors="w->2+5+3", plots="t->2+5") == [
        "violation 13.7.2 w2->6"
    ]


def test_two_tricks_told_as_moves_change_nothing() -> None:
    trick = "t5->2/t2->5"
    tricked = f"P:t5^t_s/++/t2^t_r/++2/{trick}/{trick}/#->P"
    assert told(WOOD, tricked, "C:#->C", plots="t->2+5") == []
    assert told(WOOD, tricked, WOOD, plots="t->2+5") == ["violation 13.7.2 t->5"]


def test_a_plot_alone_does_not_move() -> None:
    assert told(WOOD, "P:t3->7/#->P", plots="t->3") == ["violation 4.2 t3->7"]
    assert told(WOOD, "P:t3->2/t5->3/#->P") == ["violation 4.2 t3->2", "violation 4.2 t5->3"]


def test_what_replaces_a_warrior_may_be_told_before_it_is_gone() -> None:
    crafted = "P:Zprop/#->P"
    for replaced in ("Cw5->/w->5", "w->5/Cw5->"):
        assert told(WOOD, crafted, WOOD, f"P:R#P->/{replaced}/#->P", plots="t->2+3+5") == []


@pytest.mark.parametrize("guess", ["?Pt_e5/#->P", "?Pt_e5/#^P/#->P", "R#^P/?Pt_e5/#->P", "?Pt_e5/R#->P"])
def test_the_card_of_a_wrong_guess_leaves_the_guesser_s_hand_without_a_letter(guess: str) -> None:
    assert told(f"C:t->5/{guess}/#->C", "P:#->P", "C:t->5/3#C->/#->C") == []
    # Three cards, less the one given, and one drawn: nobody spends four of them.
    assert told(f"C:t->5/{guess}/#->C", "P:#->P", "C:t->5/4#C->/#->C") == ["violation 1.2.1 4#C->"]


def test_a_bomb_that_went_off_is_placed_again_in_the_same_turn() -> None:
    plots = "t->1+2+3+4+5+7+9+10"
    cats = CATS.replace("t_k->1", "t_k->12")
    assert told(WOOD, "P:t3^t_b/++/w6->/t->6/#->P", plots=plots, warriors="2w->3+6", C=cats) == []
    assert told(WOOD, "P:t3^t_s/++/w6->/t->6/#->P", plots=plots, warriors="2w->3+6", C=cats) == ["violation 1.5.1 t->6"]


def test_a_plot_that_is_shown_as_it_falls_in_the_corvids_own_attack_scores_nothing() -> None:
    turn = "P:XC5B@/w5->/t5^t_r/t5->/C++/w->2/#->P"
    assert "omission 13.4.2 t5^t_r" not in told(WOOD, turn, warriors="w->2+5", plots="t->5")


@pytest.mark.parametrize(
    "turn",
    [
        "C:XP5(1,0)/Pw5->/w5->/B#armstrader^P/?Pt_b5/Pt5->/++/#->C",
        "C:B#armstrader^P/?Pt_b5/Pt5->/++/XP5B@/w5->/b_s5->/P++/#->C",
        "C:B#armstrader^P/?Pt_b5/Pt5->/XP5B@/w5->/b_s5->/P++/++/#->C",
    ],
)
def test_a_plot_that_is_exposed_beside_a_battle_falls_to_no_hit(turn: str) -> None:
    assert told(WOOD, "P:#->P", turn) == []


@pytest.mark.parametrize(("shown", "found"), [("s", ["undecided 1.4.1 t5^t_s"]), ("r", [])])
def test_a_flip_that_shows_what_the_corvids_said_no_to_is_not_explained(shown: str, found: list[str]) -> None:
    guess = "C:t->5/B#armstrader^P/?Pt_s5/B#armstraderC->P/#->C"
    turns = (WOOD, "P:w5->/t->5/w2->5/#->P", guess, f"P:t5^t_{shown}/++/#->P")
    text = recorded(*turns, seats="CP", C=CATS.replace("w->2", "w->1+2"), P="w->2+5+6")
    assert [f"{f.kind} {f.clause} {f.action}" for f in check_text(text, plays=True).findings] == found
