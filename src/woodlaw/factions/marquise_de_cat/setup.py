"""Section 6.3, the Marquise's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import adjacent, open_slots
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import place_pieces
from woodlaw.factions.marquise_de_cat.abilities import Marquise
from woodlaw.law.implements import implements
from woodlaw.table.places import clearing


@implements("6.3.1", "6.3.5")
def gather_warriors_and_wood(game: Game, marquise: Marquise) -> None:
    """Form the supply: warriors and wood, and the buildings, whose tracks hold what is not on the map."""
    marquise.fill_supply(game)


@implements("6.3.2")
def place_keep(game: Game, marquise: Marquise) -> None:
    """Place the keep in any corner clearing."""
    corners = [clearing(number) for number in game.state.map.corners]
    keep = game.ask(marquise.name, "keep", corners)
    place_pieces(game, marquise.name, marquise.piece("keep"), 1, keep)


@implements("6.3.3")
def garrison(game: Game, marquise: Marquise) -> None:
    """Place a warrior in each clearing except the corner diagonally opposite the keep."""
    keep = marquise.starting_clearing(game)
    opposite = game.state.map.opposite_corner(keep.number) if keep else None
    for place in game.state.clearings:
        if place.number != opposite:
            place_pieces(game, marquise.name, marquise.warrior, 1, place)


@implements("6.3.4")
def place_starting_buildings(game: Game, marquise: Marquise) -> None:
    """Place a sawmill, a workshop and a recruiter among the keep's clearing and those adjacent, as slots allow."""
    keeps = [place for place in game.state.clearings if game.state.count(place, marquise.keep)]
    near = [*keeps, *(place for keep in keeps for place in adjacent(game, marquise.name, keep) if place.number)]
    for kind in ("sawmill", "workshop", "recruiter"):
        place = game.ask(marquise.name, f"first {kind}", [place for place in near if open_slots(game, place) > 0])
        place_pieces(game, marquise.name, marquise.piece(kind), 1, place)


SETUP = Steps(
    "6.3",
    {
        "gather warriors and wood": gather_warriors_and_wood,
        "place keep": place_keep,
        "garrison": garrison,
        "place starting buildings": place_starting_buildings,
    },
)
