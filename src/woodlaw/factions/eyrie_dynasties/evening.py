"""Section 7.6, Evening of the Eyrie."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import score_points
from woodlaw.engine.turn import discard_down
from woodlaw.factions.eyrie_dynasties.abilities import Eyrie
from woodlaw.law.implements import implements


@implements("7.6.1")
def score_the_roosts(game: Game, eyrie: Eyrie) -> None:
    """Score the points of the rightmost empty space of the Roosts track."""
    score_points(game, eyrie.name, eyrie.points_of(eyrie.roosts_off_track(game.state)))


@implements("7.6.2")
def draw_and_discard(game: Game, eyrie: Eyrie) -> None:
    """Draw a card, and one for each draw bonus uncovered; then discard down to five."""
    draw_cards(game, eyrie.name, eyrie.draws_of(eyrie.roosts_off_track(game.state)))
    discard_down(game, eyrie.name)


EVENING = Steps("7.6", {"score points": score_the_roosts, "draw and discard": draw_and_discard})
