from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.battle import (
    AMBUSH_HITS,
    defenseless,
    most_rolled_hits,
    rolled,
    why_not_ambush,
    why_not_battle,
    why_not_yet,
)
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Fight, Lent, Modifier
from woodlaw.engine.victory import COALITION
from woodlaw.logs.audits.battle import ambush_hits, ended_by_ambush, fewest_lost_to_ambush, most_hits
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import Place, clearing

if TYPE_CHECKING:
    from tests.engine.conftest import Lay, Position

ATTACK = Fight("cats", "birds", clearing(9))
AMBUSHED = Fight("cats", "birds", clearing(9), "mouse")
FOILED = Fight("cats", "birds", clearing(9), "mouse", "bird")


class Bending(Extension):
    """An extension whose modifiers are given."""

    def __init__(self, *modifiers: Modifier) -> None:
        self.modifiers = modifiers

    def battle_modifiers(self, game: Game, fight: Fight) -> Iterable[Modifier]:
        return self.modifiers


class Mercenaries(Extension):
    def lends(self, game: Game, player: str, fight: Fight) -> Sequence[Lent]:
        return (Lent("crows", {piece("crows", "warrior", Category.WARRIOR): 2}),) if player == "birds" else ()


class Guerrillas(Extension):
    def rolls_swapped(self, game: Game, fight: Fight) -> bool:
        return fight.defender == "birds"


class Swordsman(Extension):
    def most_rolled_hits(self, game: Game, player: str, fight: Fight) -> int | None:
        return 1 if player == "cats" else None


class Truce(Extension):
    def forbids_battle(self, game: Game, attacker: str, defender: str, clearing: Place) -> Refusal | None:
        return Refusal("HCC.2.6.I", "penitent") if attacker == "birds" else None


def refused(position: Position, attacker: str, defender: str, number: int = 9) -> str:
    refusal = why_not_battle(position.game, attacker, defender, clearing(number))
    return refusal.clause if refusal else ""


def test_a_battle_takes_an_attacker_and_an_enemy_piece(lay: Lay) -> None:
    position = lay().put("cats", 9).put("birds", 9, kind="charm").put("crows", 9, kind="pawn")
    assert refused(position, "cats", "birds") == ""
    assert refused(position, "crows", "birds") == ""
    assert refused(position, "cats", "crows") == ""
    assert refused(position, "birds", "cats") == "4.3", "a token does not attack"
    assert refused(position, "cats", "birds", 8) == "4.3"
    assert refused(position.put("cats", 8), "cats", "birds", 8) == "4.3"


def test_nobody_attacks_itself_or_its_ally(lay: Lay) -> None:
    position = lay().put("cats", 9).put("birds", 9)
    assert refused(position, "cats", "cats") == "4.3"
    COALITION.keep(position.state, "birds", "cats")
    assert refused(position, "cats", "birds") == "4.3"
    assert refused(position, "birds", "cats") == "4.3"


def test_others_may_fight_for_a_player_who_has_nobody_there(lay: Lay) -> None:
    position = lay(Mercenaries()).put("cats", 9)
    assert refused(position, "birds", "cats") == ""


def test_an_effect_may_forbid_a_battle(lay: Lay) -> None:
    position = lay(Truce()).put("cats", 9).put("birds", 9)
    assert refused(position, "birds", "cats") == "HCC.2.6.I"
    assert refused(position, "cats", "birds") == ""


@pytest.mark.parametrize(("suit", "clause"), [("mouse", ""), ("bird", ""), ("fox", "4.3.1")])
def test_ambushes_match_the_clearing(lay: Lay, suit: str, clause: str) -> None:
    refusal = why_not_ambush(lay().game, suit, clearing(9))
    assert (refusal.clause if refusal else "") == clause


def test_an_ambush_hits_unless_it_is_foiled_or_has_no_effect(lay: Lay) -> None:
    game = lay().put("cats", 9, count=3).game
    assert [ambush_hits(game, fight) for fight in (ATTACK, AMBUSHED, FOILED)] == [0, AMBUSH_HITS, 0]
    scouted = Modifier("card.scouting-party", "cats", ignores_ambush=True)
    assert ambush_hits(lay(Bending(scouted)).game, AMBUSHED) == 0
    unsure = Modifier("x", "cats", ignores_ambush=True, optional=True)
    assert ambush_hits(lay(Bending(unsure)).game, AMBUSHED) == AMBUSH_HITS


@pytest.mark.parametrize(("warriors", "lost", "ended"), [(1, 2, True), (2, 2, True), (3, 2, False)])
def test_an_ambush_that_leaves_nobody_ends_the_battle(lay: Lay, warriors: int, lost: int, ended: bool) -> None:
    game = lay().put("cats", 9, count=warriors).put("birds", 9, count=3).game
    assert fewest_lost_to_ambush(game, AMBUSHED) == lost
    assert ended_by_ambush(game, AMBUSHED) is ended
    assert not ended_by_ambush(game, FOILED)
    assert not ended_by_ambush(game, ATTACK)


def test_a_pawn_fights_on_after_an_ambush(lay: Lay) -> None:
    position = lay().put("cats", 9).put("cats", 9, kind="pawn")
    assert not ended_by_ambush(position.game, AMBUSHED)


@pytest.mark.parametrize(("effects", "lost", "most"), [(0, 2, 0), (1, 1, 1), (2, 1, 1)])
def test_the_first_hit_of_an_ambush_can_be_ignored(lay: Lay, effects: int, lost: int, most: int) -> None:
    position = lay(Bending(*[Modifier("15.2.4", "cats", ignores_first=True)] * effects))
    game = position.put("cats", 9, count=2).put("birds", 9, count=4).game
    assert fewest_lost_to_ambush(game, AMBUSHED) == lost
    assert most_hits(game, "cats", AMBUSHED, (3, 0)) == most


@pytest.mark.parametrize(
    ("fight", "cats", "birds", "rolls", "expected"),
    [
        (ATTACK, 5, 5, (3, 1), (3, 1)),
        (ATTACK, 5, 5, (1, 3), (3, 1)),
        (ATTACK, 2, 1, (3, 2), (2, 1)),
        (ATTACK, 5, 5, (2, 2), (2, 2)),
        (ATTACK, 5, 5, None, (3, 3)),
        (ATTACK, 2, 1, None, (2, 1)),
        (ATTACK, 3, 0, (0, 0), (1, 0)),
        (ATTACK, 3, 0, (3, 3), (4, 0)),
        (AMBUSHED, 5, 5, (3, 1), (3, 3)),
        (AMBUSHED, 4, 1, (3, 1), (2, 3)),
        (AMBUSHED, 3, 0, (3, 3), (2, 2)),
        (AMBUSHED, 2, 5, (3, 3), (0, 2)),
        (AMBUSHED, 1, 0, (3, 3), (0, 2)),
        (FOILED, 2, 5, (3, 3), (2, 3)),
    ],
)
def test_the_most_hits_each_side_can_deal(
    lay: Lay, fight: Fight, cats: int, birds: int, rolls: tuple[int, int] | None, expected: tuple[int, int]
) -> None:
    game = lay().put("cats", 9, count=cats).put("birds", 9, count=birds).put("birds", 9, kind="hut").game
    assert (most_hits(game, "cats", fight, rolls), most_hits(game, "birds", fight, rolls)) == expected


def test_extra_hits_are_not_limited_by_warriors(lay: Lay) -> None:
    position = lay(Bending(Modifier("8.2.1", "birds", extra=2), Modifier("7.8.3", "cats", extra=1, optional=True)))
    game = position.put("cats", 9).put("birds", 9).game
    assert most_hits(game, "birds", ATTACK, (3, 0)) == 2
    assert most_hits(game, "cats", ATTACK, (3, 0)) == 2


def test_extra_hits_are_not_dealt_by_attackers_who_fell_to_an_ambush(lay: Lay) -> None:
    position = lay(Bending(Modifier("7.8.3", "cats", extra=1), Modifier("8.2.1", "birds", extra=1)))
    game = position.put("cats", 9, count=2).put("birds", 9).game
    assert most_hits(game, "cats", AMBUSHED, (3, 3)) == 0
    assert most_hits(game, "birds", AMBUSHED, (3, 3)) == AMBUSH_HITS


def test_a_defender_without_warriors_is_defenseless(lay: Lay) -> None:
    position = lay().put("cats", 9).put("birds", 9, kind="hut")
    assert defenseless(position.game, ATTACK)
    assert not defenseless(position.put("birds", 9).game, ATTACK)
    assert not defenseless(lay(Mercenaries()).put("cats", 9).put("birds", 9, kind="hut").game, ATTACK)


def test_others_fighting_raise_the_most_rolled_hits(lay: Lay) -> None:
    game = lay(Mercenaries()).put("cats", 9, count=3).put("birds", 9).game
    assert most_rolled_hits(game, "birds", ATTACK) == 3
    assert most_rolled_hits(game, "cats", ATTACK) == 3
    assert most_rolled_hits(game, "cats", ATTACK, lost=2) == 1
    assert most_rolled_hits(game, "cats", ATTACK, lost=5) == 0


def test_an_effect_may_set_the_most_rolled_hits(lay: Lay) -> None:
    game = lay(Swordsman()).put("cats", 9, count=3).put("birds", 9, count=3).game
    assert most_rolled_hits(game, "cats", ATTACK) == 1
    assert most_rolled_hits(game, "birds", ATTACK) == 3


@pytest.mark.parametrize(("player", "plain", "swapped"), [("cats", 3, 1), ("birds", 1, 3)])
def test_the_attacker_has_the_higher_roll_unless_rolls_are_swapped(
    lay: Lay, player: str, plain: int, swapped: int
) -> None:
    assert rolled(lay().game, player, ATTACK, (1, 3)) == plain
    assert rolled(lay(Guerrillas()).game, player, ATTACK, (3, 1)) == swapped


def test_buildings_and_tokens_fall_after_warriors(lay: Lay) -> None:
    position = lay().put("birds", 9, count=2).put("birds", 9, kind="hut")
    hut = position.piece("birds", "hut")
    refusal = why_not_yet(position.game, "birds", hut, clearing(9))
    assert repr(refusal) == "4.3.6 Birds still has 2 warriors in clearing 9"
    assert why_not_yet(position.game, "birds", position.piece("birds"), clearing(9)) is None
    position.put("birds", 9, count=-2)
    assert why_not_yet(position.game, "birds", hut, clearing(9)) is None
