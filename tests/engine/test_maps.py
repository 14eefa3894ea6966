from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.events import CardsMoved, Event, PathOpened, TurnBegan, TurnEnded
from woodlaw.engine.extension import Points
from woodlaw.engine.maps import map_rules
from woodlaw.engine.place import why_not_place
from woodlaw.logs.audits.audit import Audit, Offence
from woodlaw.logs.audits.maps import as_recorded
from woodlaw.table.cards import UNSEEN
from woodlaw.table.maps import map_named
from woodlaw.table.places import AVAILABLE_DOMINANCE, DISCARD, Place, clearing, hand, path, play_area

if TYPE_CHECKING:
    from tests.engine.conftest import Lay, Position

PASS = 10


@pytest.fixture
def mountain(lay: Lay) -> Position:
    return lay(*map(as_recorded, map_rules(map_named("mountain"))), on="mountain")


def points(position: Position, event: Event) -> list[Points]:
    bending = position.game.bending(Audit.points_for)
    return [found for extension in bending if (found := extension.points_for(position.game, event, ()))]


def offences(position: Position, event: Event, *earlier: Event) -> list[Offence]:
    bending = position.game.bending(Audit.offences)
    return [offence for extension in bending for offence in extension.offences(position.game, event, earlier)]


@pytest.mark.parametrize("name", ["autumn", "winter", "lake"])
def test_maps_whose_rules_are_in_data_and_moves_bend_nothing(name: str) -> None:
    assert map_rules(map_named(name)) == ()


def test_the_pass_scores_for_its_ruler_at_the_end_of_evening(mountain: Position) -> None:
    mountain.put("cats", PASS, count=2).put("birds", PASS)
    held = [(found.clause, found.least, found.most, found.player) for found in points(mountain, TurnEnded("cats"))]
    assert held == [("M.4.4", 1, 1, "cats")]
    assert points(mountain, TurnEnded("birds")) == []
    assert points(mountain, TurnBegan("cats")) == []
    assert points(mountain, TurnEnded("cats", setup=True)) == []
    [ended] = points(mountain, TurnEnded("cats", game_over=True))
    assert (ended.least, ended.most) == (0, 1)
    mountain.put("birds", PASS)
    assert points(mountain, TurnEnded("cats")) == [], "tied"


def test_an_opened_path_scores(mountain: Position) -> None:
    [found] = points(mountain, PathOpened("birds", 2, 5))
    assert (found.clause, found.least, found.most, found.player) == ("M.4.3", 1, 1, "birds")


@pytest.mark.parametrize(("one", "other", "legal"), [(2, 5, True), (5, 2, True), (2, 6, False), (3, 7, False)])
def test_a_path_is_opened_next_to_ones_pieces_where_it_is_closed(
    mountain: Position, one: int, other: int, legal: bool
) -> None:
    mountain.put("cats", 5, kind="charm").put("birds", 3)
    found = offences(mountain, PathOpened("cats", one, other))
    assert [offence.clause for offence in found] == ([] if legal else ["M.4.3"])


def test_one_path_a_turn(mountain: Position) -> None:
    mountain.put("cats", 5, 9)
    first, second = PathOpened("cats", 2, 5), PathOpened("cats", 5, 9)
    assert offences(mountain, first) == []
    assert [offence.clause for offence in offences(mountain, second, first)] == ["M.4.3"]


@pytest.mark.parametrize(
    ("source", "target", "paid"),
    [
        (hand("cats"), DISCARD, True),
        (hand("cats"), AVAILABLE_DOMINANCE, True),
        (hand("birds"), DISCARD, False),
        (hand("cats"), hand("birds"), False),
        (play_area("cats"), DISCARD, False),
    ],
)
def test_opening_a_path_costs_a_card(mountain: Position, source: Place, target: Place, paid: bool) -> None:
    [rules] = mountain.game.bending(Audit.turn_offences)
    opened = PathOpened("cats", 2, 5)
    turn: list[Event] = [TurnBegan("cats"), opened, CardsMoved("cats", (UNSEEN,), source, target), TurnEnded("cats")]
    found = list(rules.turn_offences(mountain.game, "cats", turn))
    assert [(event, offence.kind, offence.clause) for event, offence in found] == (
        [] if paid else [(opened, "omission", "M.4.3")]
    )
    assert list(rules.turn_offences(mountain.game, "cats", turn[:1])) == []


def test_nothing_is_placed_on_closed_paths(mountain: Position) -> None:
    warrior = mountain.piece("h_bandits")
    refusal = why_not_place(mountain.game, "cats", warrior, path(5, 2))
    assert refusal is not None
    assert refusal.clause == "M.4.2"
    assert why_not_place(mountain.game, "cats", warrior, path(5, 10)) is None
    assert why_not_place(mountain.game, "cats", warrior, clearing(5)) is None
