"""The sympathy track: what the next token costs (8.4.2.II), and what it scores (8.4.2.III, 8.6.1.IV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw.engine.game import Game
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance.abilities import Alliance


def place_and_score(game: Game, alliance: Alliance, clearing: Place) -> None:
    """Place the next token in a clearing, and score the points of the space that it uncovers."""
    points = int(alliance.values["points"][alliance.off_track(game, "sympathy")])
    place_pieces(game, alliance.name, alliance.sympathy, 1, clearing)
    score_points(game, alliance.name, points)
