"""What provokes a player whose pieces lie on the map: to remove them, or to move warriors to them (8.2.6, RB.6.2.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place


def provoked_by_removing(
    events: Sequence[Removed], piece: Piece, can_provoke: Callable[[str], bool]
) -> list[tuple[str, Place]]:
    """Return who removed a piece, and where, once for each that was removed; ``can_provoke`` says by whom it counts."""
    return [
        (event.player, event.place)
        for event in events
        if event.piece is piece and can_provoke(event.player)
        for _ in range(event.count)
    ]


def moves_warriors(event: Moved) -> bool:
    """Return whether warriors, whosever they are, have moved."""
    return any(moved.category is Category.WARRIOR for moved, _ in event.pieces)


def provokes_by_moving(game: Game, player: str, other: str) -> bool:
    """Return whether a player's moves may provoke what another has against them."""
    return not any(
        extension.moves_in_peace(game, player, other) for extension in game.bending(Extension.moves_in_peace)
    )
