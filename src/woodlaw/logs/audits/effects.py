"""What effects may have given a player in its recorded turn, besides what its own steps and actions give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.enemies import is_enemy_piece
from woodlaw.engine.events import Battled, Event, Moved, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_remove
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.pieces import astray, changes
from woodlaw.logs.audits.turns import given_in
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.logs.audits.recorded import Recorded


def step_of(faction: Recorded, game: Game, event: Event, events: Sequence[Event]) -> tuple[int, str, str] | None:
    """Return the step of a faction's turn that an event belongs to for sure (:meth:`Recorded.step`).

    Warriors, moves and battles that an effect may have given belong to none; ``events`` are those of the turn before.
    """
    step = faction.step(game, event, events)
    if step is None:
        return None
    match event:
        case Placed() if event.piece.category is Category.WARRIOR:
            given = given_in(game, faction.name, event.place, events) >= event.count
        case Moved() | Battled():
            given = may_venture(game, faction.name, events)
        case _:
            given = False
    return None if given else step


def told_apart(game: Game, event: Event, number: int) -> tuple[Place, Place] | int | None:
    """Return what tells a move or battle of a turn, its event of a ``number``, from the others that effects may give.

    A move may be written in two, and battles that somebody forces have no end: of those it is None.
    """
    if isinstance(event, Moved):
        return event.origin, event.destination
    return None if any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)) else number


def may_venture(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether an effect may have given a player a move or a battle after some events of its turn."""
    if any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)):
        return True
    return any(e.ventures_besides(game, player, events).most for e in game.bending(Audit.ventures_besides))


@audits("9.2.2", "G.24")
def enemies_left(game: Game, player: str, place: Place, events: Sequence[Event]) -> list[Piece]:
    """Return the enemy pieces that stay in a clearing where a turn removed all that can be; a pawn cannot.

    Of pieces that came or went there in the turn, the books may be off by what people do not write.
    """
    touched = {piece for event in events for where, piece, _ in changes(event) if where is place}
    return [
        piece
        for piece in game.state.at(place)
        if piece.owner in game.factions and piece.category is not Category.PAWN
        if is_enemy_piece(game, player, piece, place)
        if not why_not_remove(game, player, piece, place)
        if piece not in touched and not astray(game, piece)
    ]
