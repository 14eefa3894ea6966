"""The tables from which a recorded turn may have been played, with the hidden cards that the turn shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from woodlaw.engine.events import Event
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.following.decks import drawn_of, left_to_draw, with_decks
from woodlaw.logs.following.hidden_cards import Binding
from woodlaw.logs.following.ways import ways
from woodlaw.table.cards import Card
from woodlaw.table.places import supply

MOST_LAID = 1000
"""How many tables are laid at most before one turn: a few hundred where much is hidden."""


class TooManyTables(Exception):
    """There are more tables that a turn may have been played from than are laid."""


def bind(game: Game, before: State, events: Sequence[Event]) -> Iterator[State]:
    """Yield the tables before a recorded turn with the hidden cards that the turn shows to have been there.

    There may be several such tables: a card that leaves a hand may have been there before the turn, or drawn in it; one
    that is told in part may be one that is known, or another; an item that was crafted may be on several cards of the
    deck; effects may keep pieces that the record tells as back in their supplies, or not; the deck may run out in the
    turn; items of a board may show another side. The first is the likeliest; there is one at least.

    Raises :class:`TooManyTables` after :data:`MOST_LAID`.
    """
    yielded: list[State] = []
    alike: dict[Card, int] = {}
    moments: set[int] = set()
    apart = _with_kept_apart(game, before)
    runs_out = left_to_draw(game, before) < drawn_of(events)
    left = MOST_LAID
    for hidden in count():
        for way in ways(alike, moments, mixed=not hidden, runs_out=runs_out):
            if not left:
                raise TooManyTables
            left -= 1
            laid = (apart if way.kept else before).copy()
            table = Binding(game, laid, way, alike, moments).follow(events)
            if not _lay_hidden(game, table, events, hidden):
                return
            if all(_lying(table) != _lying(other) for other in yielded):
                yielded.append(table)
                yield from with_decks(game, before, table, events)


def _lying(state: State) -> tuple[object, ...]:
    return state.cards, state.pieces, state.facts


def _lay_hidden(game: Game, state: State, events: Sequence[Event], way: int) -> bool:
    """Lay what is hidden on boards, in one of the ways in which it may lie; return whether there is this one."""
    boards = [faction for faction in game.factions.values() if isinstance(faction, Recorded)]
    otherwise = [board for board in boards if board.lay_hidden(state, events, way)]
    for board in boards:
        if board not in otherwise:
            board.lay_hidden(state, events, 0)
    return bool(otherwise)


def _with_kept_apart(game: Game, before: State) -> State:
    """Return the table with the pieces where effects keep them that a record tells as back in their supplies."""
    state = before.copy()
    table = game.at_table(state, None, None)
    for effect in table.bending(Audit.kept_apart):
        for piece, number, place in effect.kept_apart(table):
            kept = min(number, state.count(supply(piece.owner), piece))
            table.adjust(piece, supply(piece.owner), -kept)
            table.adjust(piece, place, kept)
    return state
