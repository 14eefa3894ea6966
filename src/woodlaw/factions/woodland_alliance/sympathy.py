"""The sympathy track: what the next token costs (8.4.2.II), and what it scores (8.4.2.III, 8.6.1.IV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw.engine.game import Game
from woodlaw.engine.place import available
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance.abilities import Alliance


def off_the_track(game: Game, alliance: Alliance) -> int:
    """Return how many tokens are not on the track, and so how many of its spaces are uncovered."""
    return alliance.pieces["sympathy"].count - available(game, alliance.sympathy)


def place_and_score(game: Game, alliance: Alliance, clearing: Place) -> None:
    """Place the next token in a clearing, and score the points of the space that it uncovers."""
    points = int(alliance.values["points"][off_the_track(game, alliance)])
    place_pieces(game, alliance.name, alliance.sympathy, 1, clearing)
    score_points(game, alliance.name, points)
