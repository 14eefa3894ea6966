"""Moves: along no path, without rule, of pieces that are not there or not the player's (4.2, 4.2.1, M)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from woodlaw.engine.audit import Audit, Offence, violation
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import Moved
from woodlaw.engine.game import Game
from woodlaw.engine.move import FERRY_GONE, why_not_move
from woodlaw.engine.titles import name, player_title
from woodlaw.logs.books import Books
from woodlaw.logs.checks.pieces import at_most, count_of, of
from woodlaw.logs.checks.registry import before
from woodlaw.table.pieces import FERRY, Piece


@before(Moved)
def moved_from_elsewhere(books: Books, event: Moved) -> Iterator[Offence]:
    """Pieces move from where they are."""
    moved = Counter[Piece]()
    for piece, count in event.pieces:
        moved[piece] += count
    for piece, count in moved.items():
        there = books.game.state.count(event.origin, piece)
        if there < count:
            yield violation(
                "1.5.4",
                f"{count_of(books, piece, count)} moved from {name(event.origin)}, which holds {there or 'none'}",
                at_most(there),
            )


@before(Moved)
def cannot_move(books: Books, event: Moved) -> Iterator[Offence]:
    """A move goes along a path (4.2) with rule at one end (4.2.1), unless an effect carries the pieces otherwise."""
    game = books.game
    player = game.state.current
    own = []
    for piece, count in event.pieces:
        if any(e.carries(game, player, piece, event.origin, event.destination) for e in game.bending(Audit.carries)):
            continue
        if piece.owner not in ("", player):
            yield violation(
                "4.2", f"{player_title(game, player)} moves pieces of another: {of(books, piece)}", "pieces of its own"
            )
        else:
            own.append((piece, count))
    if own and (any(piece is not FERRY for piece, _ in own) or len(own) == len(event.pieces)):
        ferry = not FERRY_GONE.of(game.state)
        refusal = why_not_move(game, player, own, event.origin, event.destination, ferry=ferry)
        if refusal:
            yield violation(refusal.clause, refusal.reason, _where_to(game, player, event))
    if any(piece is FERRY for piece, _ in event.pieces):
        FERRY_GONE.note(game.state, True)


def _where_to(game: Game, player: str, event: Moved) -> str:
    """Return where the pieces could have gone by a path, or nothing where the path is not what is wrong."""
    near = adjacent(game, player, event.origin)
    if event.destination in near or not near:
        return ""
    return "to " + ", ".join(str(place.number) if place.number else name(place) for place in near)
