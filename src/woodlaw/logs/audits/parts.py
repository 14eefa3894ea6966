"""Moves that a record tells in parts: `w1->5/w1->5` may be one move of two warriors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from woodlaw.engine.events import CardsMoved, Event, Moved, Scored
from woodlaw.engine.game import Game
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.turns import own_moves
from woodlaw.table.places import PlaceKind


def _goes_along(before: Event, event: Event) -> bool:
    """Return whether pieces moved the same way just before, so that the two may be one move."""
    return (
        isinstance(before, Moved)
        and isinstance(event, Moved)
        and (before.player, before.origin, before.destination) == (event.player, event.origin, event.destination)
    )


def whole_moves(game: Game, player: str, events: Sequence[Event]) -> list[Moved]:
    """Return a player's own moves, and of one told in parts the last part alone: the fewest that a turn can show."""
    return last_parts(own_moves(game, player, events), events)


def last_parts(moves: Sequence[Moved], events: Sequence[Event]) -> list[Moved]:
    """Return some moves of a turn without those that may be a part of the move told next."""
    told = [event for event in events if not _may_stand_amid(event)]
    parts = {id(event) for event, following in pairwise(told) if _goes_along(event, following)}
    return [move for move in moves if id(move) not in parts]


def parts_before(event: Moved, events: Sequence[Event]) -> list[Moved]:
    """Return the parts of a move told just before a part of it, the latest first; ``events`` are those before it."""
    told = (each for each in reversed(events) if not _may_stand_amid(each))
    return [part for part in takewhile(lambda each: _goes_along(each, event), told) if isinstance(part, Moved)]


def _may_stand_amid(event: Event) -> bool:
    """Return whether an event may be told between the parts of a move: points, or what a move makes its player give."""
    if isinstance(event, CardsMoved):
        return event.target.kind is PlaceKind.BOARD and event.target.owner != event.player
    return isinstance(event, Scored)


def before_parts(game: Game, parts: Sequence[Moved]) -> Game:
    """Return the table as it was before some moves."""
    table = game.copy()
    for place, piece, change in (each for part in parts for each in changes(part)):
        table.adjust(piece, place, -change)
    return table
