from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.factions.conftest import lent

from woodlaw.engine.concepts import adjacent, matches, suits
from woodlaw.engine.craft import can_pay
from woodlaw.engine.events import Battled, CardsMoved, Scored
from woodlaw.engine.move import why_not_move
from woodlaw.engine.place import why_not_place
from woodlaw.engine.sides import Fight
from woodlaw.engine.victory import dominates
from woodlaw.factions.lilypad_diaspora import FACTION
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.lilypad_diaspora.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import DISCARD, clearing, hand, play_area

DIASPORA = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay, Table

F, C, E = "lilypad_diaspora", "marquise_de_cat", "eyrie_dynasties"


@pytest.fixture
def table(lay: Lay) -> Table:
    return lay(F, C, E)


def test_enclaves_bring_the_frog_suit(table: Table) -> None:
    assert suits(table.game, clearing(9)) == {"mouse"}
    table.put(F, "peaceful_enclave", 9)
    assert suits(table.game, clearing(9)) == {"mouse", "frog"}
    table.put(F, "militant_enclave", 8)
    assert suits(table.game, clearing(8)) == {"frog"}
    assert not matches(table.game, "fox", clearing(8))
    assert matches(table.game, "bird", clearing(8))


def test_an_enclave_is_one_piece_with_two_sides(table: Table) -> None:
    militant, peaceful = table.piece(F, "militant_enclave"), table.piece(F, "peaceful_enclave")
    assert DIASPORA.stored(militant) is peaceful
    assert DIASPORA.stored(table.piece(F, "warrior")) is table.piece(F, "warrior")
    assert sum(spec.count for spec in DIASPORA.pieces.values()) == 20 + 12


@pytest.mark.parametrize("there", ["peaceful_enclave", "militant_enclave"])
@pytest.mark.parametrize("placed", ["peaceful_enclave", "militant_enclave"])
def test_a_clearing_holds_one_enclave(table: Table, there: str, placed: str) -> None:
    table.put(F, there, 9)
    refusal = why_not_place(table.game, F, table.piece(F, placed), clearing(9))
    assert refusal is not None
    assert refusal.clause == "16.2.1"
    assert why_not_place(table.game, F, table.piece(F, placed), clearing(8)) is None
    assert why_not_place(table.game, F, table.piece(F, "warrior"), clearing(9)) is None


def test_advocates_may_win_before_they_are_discarded(table: Table) -> None:
    (advocates,) = table.state.deck.by_id("advocates")
    table.put(C, "warrior", 9)
    table.put(F, "peaceful_enclave", 9, 7)
    table.game.lay(advocates, play_area(C))
    assert table.turn(C, Scored(C, 28)).earned(C) == []
    assert table.turn(E, Scored(C, 2)).earned(C) == [], "it is not its owner's turn"
    assert table.turn(C).earned(C) == [("card.advocates", 0, 1)], "the other is not ruled"
    spent = CardsMoved(C, (advocates,), play_area(C), DISCARD)
    assert table.turn(C, spent).earned(C) == [("card.advocates", 0, 1)], "once"


def test_they_swim_whoever_rules(table: Table) -> None:
    table.put(C, "warrior", 7, 11, count=3)
    table.put(F, "warrior", 7)
    own = [(table.piece(F, "warrior"), 1)]
    assert why_not_move(table.game, F, own, clearing(7), clearing(11)) is None
    by_path = why_not_move(table.game, F, own, clearing(7), clearing(3))
    assert by_path is not None
    assert by_path.clause == "4.2.1"
    others = why_not_move(table.game, C, [(table.piece(C, "warrior"), 1)], clearing(7), clearing(11))
    assert others is not None
    assert others.clause == "4.2"
    assert clearing(11) in adjacent(table.game, F, clearing(7))
    assert clearing(11) not in adjacent(table.game, C, clearing(7))


def test_they_craft_with_enclaves_of_either_side(table: Table) -> None:
    table.put(F, "peaceful_enclave", 9)
    table.put(F, "militant_enclave", 8)
    pieces = crafting_suits(table.game, F)
    assert pieces == [frozenset({"frog"}), frozenset({"mouse", "frog"})]
    assert can_pay([["mouse", "frog"]], pieces)
    assert can_pay([["frog", "any"]], pieces)
    assert not can_pay([["fox", "any"]], pieces), "no suit but theirs"
    assert not can_pay([["fox", "rabbit", "mouse"]], pieces)


def test_frog_dominance_is_two_enclaves_on_the_river(table: Table) -> None:
    table.put(C, "warrior", 7, 11, 9)
    table.put(F, "peaceful_enclave", 7, 9)
    assert not dominates(table.game, C, "frog"), "clearing 9 is on no river"
    table.put(F, "militant_enclave", 11)
    assert dominates(table.game, C, "frog")
    assert not dominates(table.game, E, "frog")
    assert not dominates(table.game, C, "mouse"), "an enclave covers the suit of clearing 11"


def test_frog_dominance_defends_enclaves(table: Table) -> None:
    table.put(F, "warrior", 9)
    table.put(E, "warrior", 9, count=2)
    table.put(F, "peaceful_enclave", 9)
    fight = Fight(C, F, clearing(9))
    assert lent(DIASPORA, table.game, F, fight) == 0
    table.game.lay(Card(name="Dominance", suit="frog", kind=CardKind.DOMINANCE), play_area(E))
    assert lent(DIASPORA, table.game, F, fight) == 2
    assert lent(DIASPORA, table.game, F, Fight(E, F, clearing(9))) == 0, "the player attacks"
    assert lent(DIASPORA, table.game, F, Fight(F, C, clearing(9))) == 0, "the Diaspora attack"
    assert lent(DIASPORA, table.game, C, fight) == 0


@pytest.mark.parametrize(("enclaves", "draws"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 3), (8, 4), (12, 4)])
def test_peaceful_enclaves_draw_cards(table: Table, enclaves: int, draws: int) -> None:
    table.put(F, "peaceful_enclave", *range(1, enclaves + 1))
    assert DIASPORA.turn_draws(table.game) == (draws, draws)


def test_integrating_scores_at_most_the_enclaves_of_a_suit(table: Table) -> None:
    table.put(F, "peaceful_enclave", 9, 7, 8)
    assert table.turn(F).earned(F) == [("16.6.2", 0, 0)], "no card was spent"
    assert table.turn(F, table.cards(hand(F), DISCARD, "mouse")).earned(F) == [("16.6.2", 0, 2)]
    assert table.turn(F, table.cards(hand(F), DISCARD, "bird")).earned(F) == [("16.6.2", 0, 2)], "of one suit"


def test_settling_takes_rule_and_provoking_a_place(table: Table) -> None:
    table.put(C, "warrior", 9, 8)
    assert table.turn(F, table.placed(F, "peaceful_enclave", 9)).clauses == ["16.5.1"]
    assert table.turn(F, table.placed(F, "peaceful_enclave", 3), setup=True).clauses == []
    assert table.turn(F, table.placed(F, "militant_enclave", 6), over=True).clauses == ["16.5.2"]
    assert table.turn(F, table.placed(F, "militant_enclave", 7), over=True).clauses == [], "on the river"
    table.put(F, "warrior", 8, 8)
    assert "16.5.2" not in table.turn(F, table.placed(F, "militant_enclave", 8), over=True).clauses


def test_militant_enclaves_retaliate(table: Table) -> None:
    table.put(F, "warrior", 9, 7)
    table.put(F, "militant_enclave", 9, 7)
    table.put(C, "warrior", 9)
    assert table.turn(F).clauses == ["16.6.1"]
    assert table.turn(F, over=True).clauses == []
    assert table.turn(C).clauses == []
    assert table.turn(F, Battled(F, C, clearing(9))).clauses == []
