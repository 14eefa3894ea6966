from __future__ import annotations

from typing import TYPE_CHECKING, cast

from woodlaw.engine.events import Battled, Crafted
from woodlaw.engine.place import why_not_place
from woodlaw.factions.marquise_de_cat import FACTION
from woodlaw.logs.audits.craft import crafting_suits
from woodlaw.logs.audits.marquise_de_cat.records import Records
from woodlaw.logs.audits.registry import as_recorded
from woodlaw.table.cards import Card
from woodlaw.table.places import DISCARD, clearing, hand

MARQUISE = cast("Records", as_recorded(FACTION))

if TYPE_CHECKING:
    from tests.factions.conftest import Lay

C, E = "marquise_de_cat", "eyrie_dynasties"


def test_only_the_marquise_places_pieces_at_the_keep(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "keep", 4)
    refusal = why_not_place(table.game, E, table.piece(E, "warrior"), clearing(4))
    assert refusal is not None
    assert refusal.clause == "6.2.2"
    assert why_not_place(table.game, C, table.piece(C, "warrior"), clearing(4)) is None
    assert why_not_place(table.game, E, table.piece(E, "warrior"), clearing(8)) is None


def test_she_crafts_with_workshops_alone(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "workshop", 8, 11)
    table.put(C, "sawmill", 9)
    assert crafting_suits(table.game, C) == [frozenset({"fox"}), frozenset({"mouse"})]
    assert MARQUISE.crafting_places(table.game, E) is None


def test_hospitals_carry_her_fallen_in_the_turns_of_others(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "keep", 4)
    carried = MARQUISE.carries(table.game, E, table.piece(C, "warrior"), clearing(7), clearing(4))
    assert carried
    assert not MARQUISE.carries(table.game, E, table.piece(C, "warrior"), clearing(7), clearing(8))
    assert not MARQUISE.carries(table.game, E, table.piece(E, "warrior"), clearing(7), clearing(4))


def test_in_her_own_turn_hospitals_take_a_battle_and_a_card(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "keep", 4)
    warrior = table.piece(C, "warrior")
    assert not MARQUISE.carries(table.game, C, warrior, clearing(9), clearing(4))
    table.turn(C, Battled(C, E, clearing(9)))
    assert not MARQUISE.carries(table.game, C, warrior, clearing(9), clearing(4))
    table.turn(C, Battled(C, E, clearing(9)), table.cards(hand(C), DISCARD, "bird"))
    assert MARQUISE.carries(table.game, C, warrior, clearing(9), clearing(4)), "a bird matches every clearing"
    table.turn(C, Battled(C, E, clearing(9)), table.cards(hand(C), DISCARD, "rabbit"))
    assert not MARQUISE.carries(table.game, C, warrior, clearing(9), clearing(4)), "it does not match the clearing"
    table.turn(C, Battled(C, E, clearing(9)), table.cards(hand(C), DISCARD, "mouse"))
    assert MARQUISE.carries(table.game, C, warrior, clearing(9), clearing(4))
    assert not MARQUISE.carries(table.game, C, warrior, clearing(8), clearing(4)), "no battle there"


def test_a_keep_too_far_to_march_to_tells_hospitals_without_a_card(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "keep", 4)
    table.turn(C, Battled(C, E, clearing(11)))
    assert MARQUISE.carries(table.game, C, table.piece(C, "warrior"), clearing(11), clearing(4))


def test_a_building_scores_what_its_space_says(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "warrior", 8, 9)
    table.put(C, "workshop", 8)
    table.put(C, "wood", 8)
    paid = table.removed(C, C, "wood", 8)
    told = table.turn(C, paid, table.placed(C, "workshop", 8), table.placed(C, "recruiter", 9))
    assert told.earned(C) == [("6.5.4.III", 2, 2), ("6.5.4.III", 0, 0)]
    assert told.clauses == []


def test_after_a_building_went_astray_both_spaces_are_possible(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "warrior", 8, 9)
    table.put(C, "sawmill", 8, 9, 12)
    told = table.turn(C, table.removed(E, C, "sawmill", 1), table.placed(C, "sawmill", 8))
    assert told.earned(C) == [("6.5.4.III", 2, 3)]


def test_building_takes_rule(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "warrior", 8)
    table.put(E, "warrior", 8)
    assert table.turn(C, table.placed(C, "sawmill", 8)).clauses == ["6.5.4.I"]


def test_setup_without_keep_and_recruiter_is_noticed(lay: Lay) -> None:
    table = lay(C, E)
    told = table.turn(
        C,
        table.placed(C, "warrior", 5),
        table.placed(C, "sawmill", 5),
        table.placed(C, "workshop", 10),
        setup=True,
    )
    assert told.clauses == ["6.3.2", "6.3.4"]
    assert told.points == []


def test_crafting_comes_before_building(lay: Lay) -> None:
    table = lay(C, E)
    table.put(C, "warrior", 8)
    told = table.turn(
        C, table.placed(C, "wood", 8), Crafted(C, Card()), table.placed(C, "sawmill", 8), Crafted(C, Card())
    )
    assert [step and step[0] for step in told.steps] == [None, None, 1, 2, 1, None]


def test_recruiters_uncover_draws(lay: Lay) -> None:
    table = lay(C, E)
    assert MARQUISE.turn_draws(table.game) == (1, 1)
    table.put(C, "recruiter", 1, 2, 5)
    assert MARQUISE.turn_draws(table.game) == (2, 2)
    table.put(C, "recruiter", 10, 11)
    assert MARQUISE.turn_draws(table.game) == (3, 3)
