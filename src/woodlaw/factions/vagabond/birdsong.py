"""Section 9.4, a Vagabond's Birdsong."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, take_move
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.vagabond.abilities import MOVES_BY, SLIP, Vagabond
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place

ITEMS_BY_TEA = 2
ITEMS_BESIDES = 3

DAMAGED = "damaged"
"""What stands behind an item that is damaged, where both it and an undamaged one can be chosen."""


@implements("9.4.1")
def refresh(game: Game, vagabond: Vagabond) -> None:
    """Turn two exhausted items face up for each tea that lies on its track now, and three more."""
    most = ITEMS_BY_TEA * vagabond.on_track(game.state, "tea") + ITEMS_BESIDES
    for _ in range(most):
        exhausted = exhausted_items(game, vagabond)
        if not exhausted:
            game.nothing_for(vagabond.name, "item to refresh", lambda: Refusal("9.4.1", "no item is exhausted"))
            return
        vagabond.refresh(game, *exhausted[game.ask(vagabond.name, "item to refresh", list(exhausted))])
    exhausted = exhausted_items(game, vagabond)
    all_done = partial(Refusal, "9.4.1", f"{most} items are refreshed")
    forced = game.none_of(vagabond.name, "item to refresh", exhausted, lambda _: all_done())
    if forced:
        vagabond.refresh(game, *exhausted[forced])


def exhausted_items(game: Game, vagabond: Vagabond) -> dict[Piece | tuple[Piece, str], tuple[Piece, Place]]:
    """Return the items that lie face down, by how they are named, with where they lie."""
    lying = [(piece, vagabond.satchel) for piece in game.state.at(vagabond.satchel) if is_face_down(piece)]
    hurt = [(piece, vagabond.damaged) for piece in game.state.at(vagabond.damaged) if is_face_down(piece)]
    found: dict[Piece | tuple[Piece, str], tuple[Piece, Place]] = {each[0]: each for each in lying}
    return found | {(each[0], DAMAGED): each for each in hurt}


@implements("9.4.2")
def slip(game: Game, vagabond: Vagabond) -> None:
    """Perhaps move to an adjacent clearing or forest, at no cost."""
    MOVES_BY.note(game.state, SLIP)
    take_move(game, vagabond.name, Terms(pieces=(vagabond.pawn,)), may_decline=True)
    MOVES_BY.forget(game.state)


BIRDSONG = Steps("9.4", {"refresh": refresh, "slip": slip})
