"""Section 8.3, the Alliance's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance, draw_supporters
from woodlaw.law.implements import implements


@implements("8.3.1", "8.3.2", "8.3.3", "8.2.5")
def gather_pieces(game: Game, alliance: Alliance) -> None:
    """Form the supply: warriors, and the bases and the sympathy that the board holds while they are not on the map."""
    alliance.fill_supply(game)


@implements("8.3.4")
def gain_first_supporters(game: Game, alliance: Alliance) -> None:
    """Draw three cards to be the first supporters."""
    draw_supporters(game, alliance, int(alliance.values["supporters in setup"]))


SETUP = Steps("8.3", {"gather pieces": gather_pieces, "gain supporters": gain_first_supporters})
