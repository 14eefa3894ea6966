"""Section 12.3, the Duchy's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import place_at_each, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.factions.underground_duchy.abilities import Duchy
from woodlaw.law.implements import implements
from woodlaw.table.places import Place


@implements("12.3.1", "12.3.2", "12.3.4", "12.3.5", "12.3.6")
def gather_pieces(game: Game, duchy: Duchy) -> None:
    """Form the supply, the tracks' buildings in it; the ministers lie unswayed, and the Burrow is empty."""
    duchy.fill_supply(game)


@implements("12.3.3")
def surface(game: Game, duchy: Duchy) -> None:
    """Place warriors and a tunnel in a corner, if possible opposite another's start, and warriors around it."""
    warriors = int(duchy.values["warriors in setup"])
    corners = corners_to_start_in(game, duchy.name, duchy.tunnel)
    corner = game.ask(duchy.name, "corner", corners, lambda option: _why_not_corner(game, duchy, option))
    place_pieces(game, duchy.name, duchy.warrior, warriors, corner)
    place_pieces(game, duchy.name, duchy.tunnel, 1, corner)
    around = (place for place in adjacent(game, duchy.name, corner) if place.number)
    place_at_each(game, duchy.name, duchy.warrior, dict.fromkeys(around, warriors), "clearing")


def _why_not_corner(game: Game, duchy: Duchy, option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return why_not_start_in(game, duchy.name, duchy.tunnel, option, "12.3.3")


SETUP = Steps("12.3", {"gather pieces": gather_pieces, "surface": surface})
