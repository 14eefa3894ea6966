"""Section RB.6.3, the Alliance's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance
from woodlaw.law.implements import implements


@implements("RB.6.3.1", "RB.6.3.2", "RB.6.3.3")
def gather_pieces(game: Game, alliance: AutomatedAlliance) -> None:
    """Form the supply: warriors, and the bases and the sympathy that the board holds while they are not on the map."""
    alliance.fill_supply(game)


SETUP = Steps("RB.6.3", {"gather pieces": gather_pieces})
