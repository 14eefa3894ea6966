from __future__ import annotations

from typing import TYPE_CHECKING

from tests.engine.conftest import Seat

from woodlaw.engine.enemies import count_enemy_pieces, enemy_pieces, is_enemy, is_enemy_piece
from woodlaw.engine.game import Game
from woodlaw.engine.victory import COALITION
from woodlaw.table.pieces import item
from woodlaw.table.places import Place, clearing

if TYPE_CHECKING:
    from tests.engine.conftest import Lay


class Mercenaries(Seat):
    """The birds lend their warriors in clearing 9 to the cats."""

    owner = "birds"

    def extra_strength(self, game: Game, player: str, clearing: Place) -> int:
        return 2 if player == "cats" and clearing.number == 9 else 0


def test_everybody_else_is_an_enemy_but_allies(lay: Lay) -> None:
    position = lay()
    assert is_enemy(position.game, "cats", "birds")
    assert is_enemy(position.game, "cats", "h_bandits")
    assert not is_enemy(position.game, "cats", "cats")
    assert not is_enemy(position.game, "cats", "")
    COALITION.keep(position.state, "birds", "cats")
    assert not is_enemy(position.game, "cats", "birds")
    assert is_enemy(position.game, "crows", "birds")


def test_enemy_pieces_are_faction_pieces_of_enemies(lay: Lay) -> None:
    position = lay().put("cats", 11, count=2).put("birds", 11, kind="charm").put("crows", 11, kind="pawn")
    position.game.adjust(item("sword"), clearing(11), 1)
    assert count_enemy_pieces(position.game, "cats", clearing(11)) == 2, "neither ruins nor items"
    assert count_enemy_pieces(position.game, "birds", clearing(11)) == 3
    assert count_enemy_pieces(position.game, "birds", clearing(8)) == 0
    cats, crow = position.piece("cats"), position.piece("crows", "pawn")
    assert enemy_pieces(position.game, "birds", clearing(11)) == [(cats, 2, clearing(11)), (crow, 1, clearing(11))]


def test_warriors_treated_as_ones_own_are_no_enemy_pieces(lay: Lay) -> None:
    position = lay(Mercenaries()).put("birds", 9, 8, count=2).put("birds", 9, kind="charm")
    warrior = position.piece("birds")
    assert not is_enemy_piece(position.game, "cats", warrior, clearing(9))
    assert is_enemy_piece(position.game, "cats", warrior, clearing(8))
    assert is_enemy_piece(position.game, "crows", warrior, clearing(9))
    assert count_enemy_pieces(position.game, "cats", clearing(9)) == 1, "the token is one all the same"
