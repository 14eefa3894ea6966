"""Moves that a record tells in parts: `w1->5/w1->5` may be one move of two warriors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from woodlaw.engine.events import Event, Moved
from woodlaw.engine.game import Game
from woodlaw.factions.records import changes, own_moves


def goes_along(before: Event, event: Event) -> bool:
    """Return whether pieces moved the same way just before, so that the two may be one move."""
    return (
        isinstance(before, Moved)
        and isinstance(event, Moved)
        and (before.player, before.origin, before.destination) == (event.player, event.origin, event.destination)
    )


def whole_moves(game: Game, player: str, events: Sequence[Event]) -> list[Moved]:
    """Return a player's own moves, and of one told in parts the last part alone: the fewest that a turn can show."""
    parts = {id(event) for event, following in pairwise(events) if goes_along(event, following)}
    return [move for move in own_moves(game, player, events) if id(move) not in parts]


def parts_before(event: Moved, events: Sequence[Event]) -> list[Moved]:
    """Return the parts of a move told just before a part of it, the latest first; ``events`` are those before it."""
    return [
        part for part in takewhile(lambda each: goes_along(each, event), reversed(events)) if isinstance(part, Moved)
    ]


def before_parts(game: Game, parts: Sequence[Moved]) -> Game:
    """Return the table as it was before some moves."""
    table = game.copy()
    for place, piece, change in (each for part in parts for each in changes(part)):
        table.adjust(piece, place, -change)
    return table
