from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.victory import (
    COALITION,
    are_allies,
    dominates,
    has_points_to_win,
    removal_points,
    why_not_activate,
)
from woodlaw.table.pieces import RUIN, Piece

if TYPE_CHECKING:
    from tests.engine.conftest import Lay


class Trophies(Extension):
    def extra_removal_points(self, game: Game, remover: str, piece: Piece) -> int:
        return 1 if piece.kind in ("charm", "warrior") else 0


class Frogs(Extension):
    def dominates(self, game: Game, player: str, suit: str) -> bool | None:
        return player == "crows" if suit == "frog" else None


@pytest.mark.parametrize(("points", "won"), [(0, False), (29, False), (30, True), (33, True), (None, False)])
def test_thirty_points_win(lay: Lay, points: int | None, won: bool) -> None:
    position = lay()
    position.state.score["cats"] = points
    assert has_points_to_win(position.game, "cats") is won
    assert not has_points_to_win(position.game, "birds")


@pytest.mark.parametrize(
    ("owner", "kind", "plain", "prized"),
    [
        ("birds", "hut", 1, 1),
        ("birds", "charm", 1, 2),
        ("birds", "warrior", 0, 1),
        ("birds", "pawn", 0, 0),
        ("cats", "hut", 0, 0),
        ("cats", "charm", 0, 0),
        ("h_bandits", "charm", 1, 2),
    ],
)
def test_removed_enemy_buildings_and_tokens_score(lay: Lay, owner: str, kind: str, plain: int, prized: int) -> None:
    position = lay()
    assert removal_points(position.game, "cats", position.piece(owner, kind)) == plain
    assert removal_points(lay(Trophies()).game, "cats", position.piece(owner, kind)) == prized


def test_ruins_and_the_pieces_of_allies_score_nothing(lay: Lay) -> None:
    position = lay()
    assert removal_points(position.game, "cats", RUIN) == 0
    COALITION.keep(position.state, "cats", "birds")
    assert are_allies(position.game, "cats", "birds")
    assert are_allies(position.game, "birds", "cats")
    assert not are_allies(position.game, "cats", "crows")
    assert not are_allies(position.game, "crows", "crows")
    assert removal_points(position.game, "cats", position.piece("birds", "hut")) == 0
    assert removal_points(position.game, "crows", position.piece("birds", "hut")) == 1


@pytest.mark.parametrize(("points", "clause"), [(10, ""), (12, ""), (9, "3.3.1"), (0, "3.3.1"), (None, "3.3.2")])
def test_activating_dominance_takes_ten_points_once(lay: Lay, points: int | None, clause: str) -> None:
    position = lay()
    position.state.score["cats"] = points
    refusal = why_not_activate(position.game, "cats")
    assert (refusal.clause if refusal else "") == clause


def test_three_clearings_of_the_suit_dominate(lay: Lay) -> None:
    position = lay().put("cats", 1, 6, 9)
    assert not dominates(position.game, "cats", "fox")
    position.put("cats", 8).put("birds", 8)
    assert not dominates(position.game, "cats", "fox"), "clearing 8 is tied"
    position.put("cats", 8)
    assert dominates(position.game, "cats", "fox")
    assert not dominates(position.game, "cats", "mouse")
    assert not dominates(position.game, "birds", "fox")


@pytest.mark.parametrize(("corners", "expected"), [((1, 2), False), ((1, 3), True), ((2, 4), True), ((2, 3, 1), True)])
def test_opposite_corners_dominate_for_birds(lay: Lay, corners: tuple[int, ...], expected: bool) -> None:
    position = lay().put("cats", *corners)
    assert dominates(position.game, "cats", "bird") is expected


def test_opposite_corners_are_the_maps_own(lay: Lay) -> None:
    assert not dominates(lay(on="lake").put("cats", 1, 3).game, "cats", "bird")
    assert dominates(lay(on="lake").put("cats", 1, 2).game, "cats", "bird")


def test_an_effect_may_set_another_condition(lay: Lay) -> None:
    position = lay(Frogs()).put("cats", 1, 6, 8)
    assert dominates(position.game, "crows", "frog")
    assert not dominates(position.game, "cats", "frog")
    assert dominates(position.game, "cats", "fox")
