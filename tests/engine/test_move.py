from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.move import FERRY_GONE, ferry_links, why_not_move
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.table.pieces import FERRY, Piece
from woodlaw.table.places import Place, board, clearing, forest, supply

if TYPE_CHECKING:
    from tests.engine.conftest import Lay, Position


class Carts(Extension):
    def moves_along(self, game: Game, player: str, piece: Piece) -> bool:
        return player == "cats" and piece.kind == "charm"


class Sneaking(Extension):
    def ignores_rule(self, game: Game, player: str, origin: Place, destination: Place) -> bool:
        return player == "crows" and destination.number == 12


class Snare(Extension):
    def forbids_move(self, game: Game, player: str, piece: Piece, origin: Place, destination: Place) -> Refusal | None:
        return Refusal("13.7.3", "snared") if origin.number == 9 and piece.owner == "cats" else None


def refused(position: Position, player: str, one: int, other: int, *kinds: str, ferry: bool = True) -> str:
    """Return the clause that forbids a player to move one of each kind, or ``""``."""
    pieces = [(FERRY if kind == "ferry" else position.piece(player, kind), 1) for kind in kinds or ("warrior",)]
    refusal = why_not_move(position.game, player, pieces, clearing(one), clearing(other), ferry=ferry)
    return refusal.clause if refusal else ""


@pytest.mark.parametrize(
    ("kinds", "clause"),
    [
        (("warrior",), ""),
        (("pawn",), ""),
        (("warrior", "pawn"), ""),
        (("hut",), "4.2"),
        (("warrior", "charm"), "4.2"),
        (("ferry",), "4.2"),
    ],
)
def test_warriors_and_pawns_move(lay: Lay, kinds: tuple[str, ...], clause: str) -> None:
    assert refused(lay().put("cats", 9), "cats", 9, 12, *kinds) == clause


def test_more_than_none_move(lay: Lay) -> None:
    position = lay().put("cats", 9)
    refusal = why_not_move(position.game, "cats", [(position.piece("cats"), 0)], clearing(9), clearing(12))
    assert refusal is not None
    assert refusal.clause == "4.2"


def test_what_moves_along_needs_a_warrior(lay: Lay) -> None:
    position = lay(Carts()).put("cats", 9).put("birds", 9)
    position.put("cats", 9, count=2)
    assert refused(position, "cats", 9, 12, "warrior", "charm") == ""
    assert refused(position, "cats", 9, 12, "charm") == "4.2"
    assert refused(position, "birds", 9, 12, "warrior", "charm") == "4.2"


@pytest.mark.parametrize(
    ("origin", "destination", "clause"), [(9, 12, ""), (9, 8, "4.2"), (7, 11, "4.2"), (9, 9, "4.2")]
)
def test_moves_go_along_paths(lay: Lay, origin: int, destination: int, clause: str) -> None:
    assert refused(lay().put("cats", 9, 7), "cats", origin, destination) == clause


@pytest.mark.parametrize(
    ("cats", "birds", "clause"),
    [((9,), (), ""), ((12,), (), ""), ((9,), (9,), "4.2.1"), ((), (9,), "4.2.1"), ((9, 9), (9, 12), "")],
)
def test_rule_of_one_end_is_needed(lay: Lay, cats: tuple[int, ...], birds: tuple[int, ...], clause: str) -> None:
    assert refused(lay().put("cats", *cats).put("birds", *birds), "cats", 9, 12) == clause


def test_an_effect_may_ignore_rule(lay: Lay) -> None:
    position = lay(Sneaking()).put("cats", 9, 12, 1, count=2)
    assert refused(position, "crows", 9, 12) == ""
    assert refused(position, "crows", 9, 1) == "4.2.1"
    assert refused(position, "birds", 9, 12) == "4.2.1"


def test_cannot_is_absolute(lay: Lay) -> None:
    position = lay(Snare(), Sneaking()).put("cats", 9, count=2)
    assert refused(position, "cats", 9, 12) == "13.7.3"
    assert refused(position, "crows", 9, 12) == ""


def test_a_closed_path_is_no_path_until_it_is_opened(lay: Lay) -> None:
    position = lay(on="mountain").put("cats", 5)
    assert refused(position, "cats", 5, 2) == "M.4.2"
    assert refused(position, "cats", 5, 12) == "4.2"
    position.state.closed_paths -= {(2, 5)}
    assert refused(position, "cats", 5, 2) == ""


def test_the_ferry_carries_between_coasts_once(lay: Lay) -> None:
    position = lay(on="lake").put("cats", 1, 10, 5)
    assert refused(position, "cats", 1, 11, "warrior", "ferry") == ""
    assert refused(position, "cats", 1, 11, ferry=False) == "4.2"
    assert refused(position, "cats", 10, 11) == "4.2", "the Ferry is elsewhere"
    assert refused(position, "cats", 1, 3) == "4.2", "clearing 3 is not on the coast"
    assert ferry_links(position.game, clearing(1), clearing(12))
    FERRY_GONE.note(position.state, True)
    assert refused(position, "cats", 1, 11, "warrior", "ferry") == "M.3.5"


def test_the_ferry_needs_rule_like_any_move(lay: Lay) -> None:
    position = lay(on="lake").put("birds", 1, count=2).put("cats", 1)
    assert refused(position, "cats", 1, 11, "warrior", "ferry") == "4.2.1"
    position.put("cats", 11)
    assert refused(position, "cats", 1, 11, "warrior", "ferry") == ""


def test_refusals_name_places_and_players(lay: Lay) -> None:
    position = lay().put("birds", 9)
    refusal = why_not_move(position.game, "cats", [(position.piece("cats"), 1)], clearing(9), clearing(12))
    assert repr(refusal) == "4.2.1 Cats rules neither clearing 9 nor clearing 12"
    assert name(forest((12, 9, 4))) == "the forest 4-9-12"
    assert name(board("cats", "burrow")) == "the burrow"
    assert name(supply("cats")) == "the supply"
