"""Section 11.4, the Riverfolk's Birdsong."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import move_pieces, place_pieces, score_points
from woodlaw.factions.riverfolk_company.abilities import Riverfolk
from woodlaw.factions.riverfolk_company.funds import count_funds, warriors_in
from woodlaw.law.implements import implements


@implements("11.4.1", "1.5.4")
def protectionism(game: Game, riverfolk: Riverfolk) -> None:
    """Place two warriors in the Payments box if no warrior is there."""
    if not warriors_in(game.state, riverfolk.payments):
        count = int(riverfolk.values["warriors of protectionism"])
        place_pieces(game, riverfolk.name, riverfolk.warrior, count, riverfolk.payments)


@implements("11.4.2")
def score_dividends(game: Game, riverfolk: Riverfolk) -> None:
    """Score a point for every two funds if a trade post is on the map."""
    if any(game.state.on_map(post) for post in riverfolk.trade_posts):
        score_points(game, riverfolk.name, count_funds(game.state) // int(riverfolk.values["funds for a dividend"]))


@implements("11.4.3")
def gather_funds(game: Game, riverfolk: Riverfolk) -> None:
    """Move all warriors of the board to the Funds box."""
    for box in (riverfolk.payments, riverfolk.committed, *riverfolk.tracks.values()):
        lying = warriors_in(game.state, box)
        if lying:
            move_pieces(game, riverfolk.name, list(lying.items()), box, riverfolk.funds)


BIRDSONG = Steps(
    "11.4",
    {"protectionism": protectionism, "score dividends": score_dividends, "gather funds": gather_funds},
)
