"""Section RB.3.5, Fully Cooperative Play: the humans are a team against the bots."""

from __future__ import annotations

from woodlaw.engine.enemies import enemy_pieces
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place

COOPERATIVE = "cooperative"
"""What is chosen for a bot's seat where the humans play as a team; it holds for the whole table."""


@implements("RB.3.5")
def is_cooperative(game: Game) -> bool:
    """Return whether the humans play as a team: it was chosen for a bot at the table."""
    return any(COOPERATIVE in words for words in game.state.options.values())


@implements("RB.3.5.1")
def count_enemies(game: Game, bot: str, clearing: Place, category: Category | None = None) -> int:
    """Return how many enemy pieces, of a category or of all, count in a clearing where a bot looks for a target.

    Against a team those of other bots do not, though the action that follows may remove them.
    """
    return sum(
        count
        for piece, count, _ in enemy_pieces(game, bot, clearing)
        if category in (None, piece.category) and not (is_cooperative(game) and _is_of_bot(game, piece))
    )


def _is_of_bot(game: Game, piece: Piece) -> bool:
    return piece.owner in game.state.seats and not seat_of(game, piece.owner).human
