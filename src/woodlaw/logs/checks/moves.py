"""Moves: along no path, without rule, of pieces that are not there or not the player's (4.2, 4.2.1, M)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import Moved
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.move import FERRY_GONE, needs_ferry, why_not_move
from woodlaw.engine.titles import name, player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.customs import TELLS_FERRY
from woodlaw.logs.audits.parts import before_parts, parts_before
from woodlaw.logs.books import Books
from woodlaw.logs.checks.pieces import at_most, count_of, of
from woodlaw.logs.checks.registry import before
from woodlaw.table.hirelings import is_hireling
from woodlaw.table.pieces import FERRY, Piece


@before(Moved)
def moved_from_elsewhere(books: Books, event: Moved) -> Iterator[Offence]:
    """Pieces move from where they are."""
    moved = Counter[Piece]()
    for piece, count in event.pieces:
        # Nobody keeps books of hirelings.
        if not is_hireling(piece.owner):
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
        if is_hireling(piece.owner):
            continue
        if piece.owner not in ("", player):
            if books.beyond:
                continue
            yield violation(
                "4.2", f"{player_title(game, player)} moves pieces of another: {of(books, piece)}", "pieces of its own"
            )
        else:
            own.append((piece, count))
    if own and (any(piece is not FERRY for piece, _ in own) or len(own) == len(event.pieces)):
        ferry = not FERRY_GONE.of(game.state)
        refusal = why_not_move(game, player, own, event.origin, event.destination, ferry=ferry)
        if refusal and not _is_part_of_legal_move(books, event, own, ferry=ferry):
            expected = _where_to(game, player, event)
            yield violation(
                refusal.clause, refusal.reason, expected, no_path=refusal.clause == "4.2" and expected != ""
            )
        elif not refusal and _leaves_ferry(game, player, event):
            message = f"the Ferry does not go along from {name(event.origin)} to {name(event.destination)}"
            yield omission("M.3.5", message, "the Ferry moved along")
    if any(piece is FERRY for piece, _ in event.pieces):
        FERRY_GONE.note(game.state, True)


@audits("M.3.5")
def _leaves_ferry(game: Game, player: str, event: Moved) -> bool:
    """Return whether pieces go where the Ferry alone takes them, and it stays, though the record tells of it."""
    if not TELLS_FERRY.of(game.state, TABLE) or any(piece is FERRY for piece, _ in event.pieces):
        return False
    return needs_ferry(game, player, event.origin, event.destination)


def _is_part_of_legal_move(books: Books, event: Moved, own: Sequence[tuple[Piece, int]], *, ferry: bool) -> bool:
    """Return whether pieces go on with a move told in parts, which was legal before its first part."""
    parts = parts_before(event, books.turn.events if books.turn else ())
    if not parts:
        return False
    table, player = before_parts(books.game, parts), books.game.state.current
    whole = [*own, *(each for part in parts for each in part.pieces if each[0].owner in ("", player))]
    return why_not_move(table, player, whole, event.origin, event.destination, ferry=ferry) is None


def _where_to(game: Game, player: str, event: Moved) -> str:
    """Return where the pieces could have gone by a path, or nothing where the path is not what is wrong."""
    near = adjacent(game, player, event.origin)
    if event.destination in near or not near:
        return ""
    return "to " + ", ".join(str(place.number) if place.number else name(place) for place in near)
