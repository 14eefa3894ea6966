"""Section 11.3, the Riverfolk's setup."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_no_room
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.riverfolk_company.abilities import Riverfolk
from woodlaw.factions.riverfolk_company.funds import why_no_river
from woodlaw.factions.riverfolk_company.services import SERVICES, set_cost
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

STARTING_PAYMENTS = 3


@implements("11.3.1", "11.3.3")
def gather_warriors(game: Game, riverfolk: Riverfolk) -> None:
    """Form the supply of warriors, and fill the Trade Posts tracks, which hold what is not on the map."""
    riverfolk.fill_supply(game)


@implements("11.3.2")
def place_warriors(game: Game, riverfolk: Riverfolk) -> None:
    """Place four warriors, each in a clearing that a river touches."""
    for _ in range(int(riverfolk.values["warriors in setup"])):
        why_not = partial(_why_not_start_in, game, riverfolk)
        place = game.choose(riverfolk.name, "clearing to start in", game.state.clearings, why_not)
        if place:
            place_pieces(game, riverfolk.name, riverfolk.warrior, 1, place)


@implements("11.3.2")
def _why_not_start_in(game: Game, riverfolk: Riverfolk, place: Place) -> Refusal | None:
    return why_no_river(game, place, "11.3.2") or why_no_room(game, riverfolk.name, riverfolk.warrior, place)


@implements("11.3.4")
def gain_starting_funds(game: Game, riverfolk: Riverfolk) -> None:
    """Place three warriors in the Payments box."""
    place_pieces(game, riverfolk.name, riverfolk.warrior, STARTING_PAYMENTS, riverfolk.payments)


@implements("11.3.5")
def set_starting_prices(game: Game, riverfolk: Riverfolk) -> None:
    """Place a service marker on a space of each Services track."""
    for service in SERVICES:
        cost = game.ask(riverfolk.name, f"cost of {service}", list(riverfolk.values["prices"]))
        set_cost(game, riverfolk, service, cost)


SETUP = Steps(
    "11.3",
    {
        "gather warriors": gather_warriors,
        "place warriors": place_warriors,
        "gain starting funds": gain_starting_funds,
        "set starting prices": set_starting_prices,
    },
)
