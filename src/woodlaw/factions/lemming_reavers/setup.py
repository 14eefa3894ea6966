"""Section LR.3, the Reavers' setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import move_pieces, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.factions.lemming_reavers.abilities import Reavers
from woodlaw.law.implements import implements
from woodlaw.table.places import Place, supply

STARTING_WARRIORS = 4
IDLE_WARRIORS = 10


@implements("LR.3.1", "LR.3.4", "LR.2.2", "LR.2.3")
def gather_supplies(game: Game, reavers: Reavers) -> None:
    """Form the supply of warriors and caches, and of encampments, whose track holds what is not on the map."""
    reavers.fill_supply(game)


@implements("LR.3.2")
def place_encampment(game: Game, reavers: Reavers) -> None:
    """Place an encampment and four warriors in a corner that is nobody's start, if possible opposite somebody's."""
    encampment = reavers.piece("encampment")
    corners = corners_to_start_in(game, reavers.name, encampment)
    corner = game.ask(reavers.name, "corner", corners, lambda option: _why_not_corner(game, reavers, option))
    place_pieces(game, reavers.name, encampment, 1, corner)
    place_pieces(game, reavers.name, reavers.warrior, STARTING_WARRIORS, corner)


def _why_not_corner(game: Game, reavers: Reavers, option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return why_not_start_in(game, reavers.name, reavers.piece("encampment"), option, "LR.3.2")


@implements("LR.3.3", "LR.2.4.I")
def set_aside_idle_warriors(game: Game, reavers: Reavers) -> None:
    """Set ten warriors of the supply aside in the Idle Warriors box, where they are still in the supply."""
    move_pieces(game, reavers.name, [(reavers.warrior, IDLE_WARRIORS)], supply(reavers.name), reavers.idle_box)


SETUP = Steps(
    "LR.3",
    {
        "gather supplies": gather_supplies,
        "place encampment": place_encampment,
        "set aside idle warriors": set_aside_idle_warriors,
    },
)
