from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.place import available, removed_to, why_not_place, why_not_recruit, why_not_remove
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.sides import Falling, Fight
from woodlaw.table.pieces import RUIN, Piece, item
from woodlaw.table.places import OUT_OF_GAME, Place, board, clearing, supply

if TYPE_CHECKING:
    from tests.engine.conftest import Lay


class Keep(Extension):
    def forbids_place(self, game: Game, player: str, piece: Piece, place: Place) -> Refusal | None:
        return Refusal("6.2.2", "the keep") if player != "cats" and place.number == 9 else None

    def forbids_remove(self, game: Game, player: str, piece: Piece, place: Place, falling: Falling) -> Refusal | None:
        return Refusal("17.2.3", "governors") if falling.fight is None and place.number == 9 else None

    def forbids_recruit(self, game: Game, player: str, clearing: Place) -> Refusal | None:
        return Refusal("QL.2.3", "colony") if player == "birds" and clearing.number == 9 else None


class Acolytes(Extension):
    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        return board("birds", "acolytes") if piece.owner == "birds" and fight else None


class Spoils(Extension):
    takes_first = True

    def removed_to(self, game: Game, piece: Piece, place: Place, fight: Fight | None) -> Place | None:
        return board("crows", "spoils") if place.number == 9 else None


def test_a_building_needs_an_open_slot(lay: Lay) -> None:
    position = lay()
    hut, charm = position.piece("cats", "hut"), position.piece("cats", "charm")
    assert why_not_place(position.game, "cats", hut, clearing(1)) is None
    position.put("birds", 1, kind="hut")
    refusal = why_not_place(position.game, "cats", hut, clearing(1))
    assert refusal is not None
    assert refusal.clause == "2.2.3"
    assert why_not_place(position.game, "cats", charm, clearing(1)) is None
    assert why_not_place(position.game, "cats", hut, board("cats", "track")) is None


def test_an_effect_may_forbid_placing_removing_and_recruiting(lay: Lay) -> None:
    position = lay(Keep())
    warrior = position.piece("birds")
    placing = why_not_place(position.game, "birds", warrior, clearing(9))
    assert placing is not None
    assert placing.clause == "6.2.2"
    assert why_not_place(position.game, "cats", warrior, clearing(9)) is None
    assert why_not_place(position.game, "birds", warrior, clearing(8)) is None
    removing = why_not_remove(position.game, "birds", warrior, clearing(9))
    assert removing is not None
    assert removing.clause == "17.2.3"
    in_battle = Falling(Fight("cats", "birds", clearing(9)))
    assert why_not_remove(position.game, "birds", warrior, clearing(9), in_battle) is None
    recruiting = why_not_recruit(position.game, "birds", clearing(9))
    assert recruiting is not None
    assert recruiting.clause == "QL.2.3"
    assert why_not_recruit(position.game, "cats", clearing(9)) is None


def test_removed_pieces_return_to_their_supply(lay: Lay) -> None:
    game = lay().game
    assert removed_to(game, lay().piece("birds"), clearing(9)) is supply("birds")
    assert removed_to(game, item("sword"), board("cats", "items")) is OUT_OF_GAME
    assert removed_to(game, RUIN, clearing(11)) is OUT_OF_GAME


def test_an_effect_may_divert_removed_pieces(lay: Lay) -> None:
    position = lay(Acolytes())
    fight = Fight("cats", "birds", clearing(9))
    assert removed_to(position.game, position.piece("birds"), clearing(9), fight) is board("birds", "acolytes")
    assert removed_to(position.game, position.piece("birds"), clearing(9)) is supply("birds")
    assert removed_to(position.game, position.piece("cats"), clearing(9), fight) is supply("cats")


def test_some_effects_take_first_wherever_they_sit(lay: Lay) -> None:
    fight = Fight("crows", "birds", clearing(9))
    for bending in ((Acolytes(), Spoils()), (Spoils(), Acolytes())):
        position = lay(*bending)
        assert removed_to(position.game, position.piece("birds"), clearing(9), fight) is board("crows", "spoils")
        assert removed_to(position.game, position.piece("birds"), clearing(8), fight) is board("birds", "acolytes")


def test_a_supply_tells_what_is_available(lay: Lay) -> None:
    position = lay().put("cats", supply("cats"), count=4)
    assert available(position.game, position.piece("cats")) == 4
    assert available(position.game, position.piece("cats", "hut")) == 0
