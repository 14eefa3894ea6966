from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import pytest
from tests.engine.conftest import Seat

from woodlaw.engine.concepts import (
    adjacent,
    forbids_building,
    linked_by_river,
    matches,
    open_slots,
    owners,
    path_closed,
    ruler,
    rules,
    strengths,
    suits,
)
from woodlaw.engine.events import Event, TurnEnded
from woodlaw.engine.extension import Claim, Extension, Way
from woodlaw.engine.game import Game
from woodlaw.table.pieces import RUIN
from woodlaw.table.places import Place, clearing, forest

if TYPE_CHECKING:
    from tests.engine.conftest import Lay, Position


class Sailing(Extension):
    def treats_as_paths(self, game: Game, player: str) -> Collection[Way]:
        return (Way.RIVERS,) if player == "cats" else ()


class Burrowing(Extension):
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        return (clearing(3), clearing(5)) if player == "cats" else ()


class Digging(Extension):
    def adjacent_places(self, game: Game, player: str, place: Place) -> Iterable[Place]:
        return [dug for dug in game.state.clearings if game.state.warriors(dug, player)]


class Flowing(Sailing):
    def links_rest_on(self, game: Game) -> object:
        return None


class Claiming(Seat):
    def __init__(self, owner: str, claims: Claim) -> None:
        super().__init__(owner)
        self.claims = claims

    def claim(self, game: Game, clearing: Place) -> Claim:
        return self.claims


class Counting(Extension):
    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        return 2 if player == "crows" and clearing.number == 9 else 0


class Flooding(Extension):
    def clearing_suits(self, game: Game, clearing: Place, suits: frozenset[str]) -> frozenset[str]:
        return suits | {"frog"}


def played(position: Position) -> Game:
    return position.game.at_table(position.state, None, lambda decision: decision.options[0])


def numbers(places: Iterable[Place]) -> list[int]:
    return [place.number for place in places]


def test_paths_link_adjacent_clearings_and_rivers_do_not(lay: Lay) -> None:
    game = lay().game
    assert numbers(adjacent(game, "cats", clearing(7))) == [3, 8, 12]
    assert linked_by_river(game, clearing(7), clearing(11))
    assert not linked_by_river(game, clearing(7), clearing(12))
    assert not linked_by_river(game, forest((3, 6, 11)), clearing(11))


def test_who_treats_rivers_as_paths_goes_by_both(lay: Lay) -> None:
    game = lay(Sailing()).game
    assert numbers(adjacent(game, "cats", clearing(7))) == [3, 8, 12, 4, 11]
    assert numbers(adjacent(game, "birds", clearing(7))) == [3, 8, 12]


def test_the_lake_is_rivers_between_coastal_clearings(lay: Lay) -> None:
    game = lay(Sailing(), on="lake").game
    assert set(numbers(adjacent(game, "cats", clearing(12)))) == {3, 9, 1, 10, 11}
    assert numbers(adjacent(game, "birds", clearing(12))) == [3, 9]


def test_an_extension_adds_places_without_repeats(lay: Lay) -> None:
    assert numbers(adjacent(lay(Burrowing()).game, "cats", clearing(7))) == [3, 8, 12, 5]


def test_closed_paths_link_nothing(lay: Lay) -> None:
    position = lay(on="mountain")
    assert path_closed(position.game, 5, 2)
    assert path_closed(position.game, 2, 5)
    assert not path_closed(position.game, 5, 10)
    assert numbers(adjacent(position.game, "cats", clearing(5))) == [10, 11]
    position.state.closed_paths -= {(2, 5)}
    assert numbers(adjacent(position.game, "cats", clearing(5))) == [2, 10, 11]
    assert numbers(adjacent(position.game, "cats", clearing(2))) == [5, 6, 11]


def test_an_opened_path_links_at_once_in_play(lay: Lay) -> None:
    position = lay(on="mountain")
    game = played(position)
    assert numbers(adjacent(game, "cats", clearing(5))) == [10, 11]
    position.state.closed_paths -= {(2, 5)}
    assert numbers(adjacent(game, "cats", clearing(5))) == [2, 10, 11]


def test_an_effect_that_looks_at_the_table_links_by_what_lies_there_now(lay: Lay) -> None:
    position = lay(Digging())
    game = played(position)
    assert numbers(adjacent(game, "cats", clearing(7))) == [3, 8, 12]
    game.adjust(position.piece("cats"), clearing(9), 1)
    assert numbers(adjacent(game, "cats", clearing(7))) == [3, 8, 12, 9]
    game.adjust(position.piece("cats"), clearing(9), -1)
    assert numbers(adjacent(game, "cats", clearing(7))) == [3, 8, 12]


def test_what_rests_on_the_map_alone_links_until_a_path_is_opened(lay: Lay) -> None:
    position = lay(Flowing(), on="mountain")
    game = played(position)
    linked = adjacent(game, "cats", clearing(5))
    game.adjust(position.piece("cats"), clearing(5), 1)
    assert adjacent(game, "cats", clearing(5)) is linked
    position.state.closed_paths -= {(2, 5)}
    assert set(adjacent(game, "cats", clearing(5))) - {*linked} == {clearing(2)}


def test_an_event_is_made_only_where_somebody_listens(lay: Lay) -> None:
    game, made, heard = lay().game, list[str](), list[Event]()

    def ended(player: str) -> TurnEnded:
        made.append(player)
        return TurnEnded(player)

    game.emit(ended, "cats")
    assert not made
    game.listener = lambda event, clauses: heard.append(event)
    game.emit(ended, "birds")
    assert heard == [TurnEnded("birds")]
    assert made == ["birds"]


def test_a_clearing_has_its_printed_suit_and_what_effects_add(lay: Lay) -> None:
    assert suits(lay().game, clearing(9)) == {"mouse"}
    assert suits(lay(Flooding()).game, clearing(9)) == {"mouse", "frog"}
    assert suits(lay().game, forest((3, 6, 11))) == frozenset()


@pytest.mark.parametrize(("suit", "expected"), [("mouse", True), ("bird", True), ("fox", False), ("frog", False)])
def test_a_card_matches_its_suit_and_birds_match_all(lay: Lay, suit: str, expected: bool) -> None:
    assert matches(lay().game, suit, clearing(9)) is expected


def test_ruins_and_buildings_fill_slots(lay: Lay) -> None:
    position = lay()
    assert [open_slots(position.game, clearing(n)) for n in (1, 2, 10, 11)] == [1, 2, 1, 2]
    position.put("cats", 11, kind="hut", count=2).put("cats", 10, kind="charm", count=3)
    assert open_slots(position.game, clearing(11)) == 0
    assert open_slots(position.game, clearing(10)) == 1
    refusal = forbids_building(position.game, clearing(11))
    assert refusal is not None
    assert refusal.clause == "2.2.3"
    position.game.adjust(RUIN, clearing(11), -1)
    assert forbids_building(position.game, clearing(11)) is None


def test_slots_matter_in_clearings_alone(lay: Lay) -> None:
    assert forbids_building(lay().game, forest((3, 6, 11))) is None


def test_warriors_and_buildings_count_for_rule(lay: Lay) -> None:
    position = lay().put("cats", 9).put("cats", 9, kind="hut").put("birds", 9, kind="charm", count=5)
    position.put("birds", 9, kind="pawn")
    assert strengths(position.game, clearing(9)) == {"cats": 2, "birds": 0, "crows": 0}
    assert ruler(position.game, clearing(9)) == "cats"
    assert owners(position.game, clearing(9)) == ["cats", "birds"]


def test_nobody_rules_an_empty_or_a_tied_clearing(lay: Lay) -> None:
    position = lay()
    assert ruler(position.game, clearing(9)) == ""
    position.put("cats", 9).put("birds", 9, kind="hut")
    assert ruler(position.game, clearing(9)) == ""
    assert not rules(position.game, "cats", clearing(9))
    position.put("crows", 9, count=2)
    assert rules(position.game, "crows", clearing(9))


@pytest.mark.parametrize(
    ("cats", "birds", "crows", "expected"),
    [(2, 2, 0, "birds"), (2, 2, 2, "birds"), (2, 1, 2, ""), (3, 2, 2, "cats"), (0, 0, 0, ""), (0, 1, 0, "birds")],
)
def test_some_rule_when_tied_for_most(lay: Lay, cats: int, birds: int, crows: int, expected: str) -> None:
    position = lay(Claiming("birds", Claim.TIES))
    position.put("cats", 9, count=cats).put("birds", 9, count=birds).put("crows", 9, count=crows)
    assert ruler(position.game, clearing(9)) == expected


def test_a_claim_whatever_stands_there_beats_ties_and_majorities(lay: Lay) -> None:
    position = lay(Claiming("birds", Claim.TIES), Claiming("crows", Claim.ALWAYS))
    position.put("cats", 9, count=3).put("birds", 9, count=3)
    assert ruler(position.game, clearing(9)) == "crows"
    position = lay(Claiming("cats", Claim.ALWAYS), Claiming("birds", Claim.TIES)).put("birds", 9, count=3)
    assert ruler(position.game, clearing(9)) == "cats"


def test_effects_add_strength(lay: Lay) -> None:
    position = lay(Counting()).put("cats", 9, 8)
    assert ruler(position.game, clearing(9)) == "crows"
    assert ruler(position.game, clearing(8)) == "cats"
    position.put("cats", 9)
    assert ruler(position.game, clearing(9)) == ""


def test_a_hireling_rules_as_if_it_were_a_player(lay: Lay) -> None:
    position = lay().put("h_bandits", 9, count=2).put("cats", 9)
    assert ruler(position.game, clearing(9)) == "h_bandits"
    position.put("cats", 9)
    assert ruler(position.game, clearing(9)) == ""
