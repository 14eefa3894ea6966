"""Sections RB.6.4 to RB.6.6, the Alliance's turn."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import room_for, why_not_recruit
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.factions.automated_alliance.abilities import STEADFAST, WILDFIRE, AutomatedAlliance
from woodlaw.factions.automated_alliance.revolt import REVOLTED, clearing_to_revolt_in, revolt, surprise_revolt
from woodlaw.factions.automated_alliance.sympathy import spread_sympathy
from woodlaw.factions.bots.order import craft_order, discard_order, is_bird_order, reveal_order
from woodlaw.factions.bots.targets import by_priority
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

SPREADS_WITH_LITTLE_SYMPATHY = 2
SPREADS_WITH_MUCH_SYMPATHY = 1
MUCH_SYMPATHY = 5

PITIED = Remembered("public pity", False, FLAG)
"""Whether the Alliance has taken the step Public Pity this turn."""


# RB.6.4 Birdsong ------------------------------------------------------------------------------------------------------
@implements("RB.6.4.1")
def reveal(game: Game, alliance: AutomatedAlliance) -> None:
    """Draw and reveal an order card."""
    reveal_order(game, alliance.name)


@implements("RB.6.4.2")
def craft(game: Game, alliance: AutomatedAlliance) -> None:
    """Craft the order card if it shows an item that is available."""
    craft_order(game, alliance.name)


@implements("RB.6.4.4")
def public_pity(game: Game, alliance: AutomatedAlliance) -> None:
    """Spread sympathy twice with little of it on the map, else once; not after a revolt."""
    if REVOLTED.of(game.state) or _waits_for_surprise(game, alliance):
        return
    PITIED.note(game.state, True)
    little = alliance.on_map(game.state, "sympathy") < MUCH_SYMPATHY
    for _ in range(SPREADS_WITH_LITTLE_SYMPATHY if little else SPREADS_WITH_MUCH_SYMPATHY):
        spread_sympathy(game, alliance)


@implements("RB.3.3.2")
def _waits_for_surprise(game: Game, alliance: AutomatedAlliance) -> bool:
    """Return whether the steadfast leave out Public Pity, for they will revolt by surprise."""
    will_revolt = is_bird_order(game, alliance.name) and clearing_to_revolt_in(game, alliance) is not None
    return alliance.has_trait(game.state, STEADFAST) and will_revolt


# RB.6.5 Daylight ------------------------------------------------------------------------------------------------------
@implements("RB.6.5.1")
def spread(game: Game, alliance: AutomatedAlliance) -> None:
    """Spread sympathy."""
    spread_sympathy(game, alliance)


@implements("RB.6.5.2")
def surprise(game: Game, alliance: AutomatedAlliance) -> None:
    """With a bird order, revolt; the steadfast do not after Public Pity."""
    if not _has_pitied(game, alliance):
        surprise_revolt(game, alliance)


@implements("RB.3.3.2")
def _has_pitied(game: Game, alliance: AutomatedAlliance) -> bool:
    """Return whether the steadfast, who take one of the two steps each turn, have taken Public Pity."""
    return alliance.has_trait(game.state, STEADFAST) and PITIED.of(game.state)


# RB.6.6 Evening -------------------------------------------------------------------------------------------------------
@implements("RB.6.6.1", "RB.2.4")
def organize(game: Game, alliance: AutomatedAlliance) -> None:
    """In each clearing with a base and warriors enough, by priority, remove all of them and spread sympathy."""
    for clearing in by_priority(game, game.state.clearings):
        warriors = game.state.warriors(clearing, alliance.name)
        if alliance.has_base(game.state, clearing) and warriors >= warriors_to_organize(game, alliance):
            remove_pieces(game, alliance.name, [(alliance.warrior, warriors, clearing)])
            spread_sympathy(game, alliance)


@implements("RB.6.6.1", "RB.3.3.1")
def warriors_to_organize(game: Game, alliance: AutomatedAlliance) -> int:
    """Return how many warriors it takes to organize, by the difficulty."""
    due: dict[str, int] = alliance.values["warriors to organize"]
    chosen = (word for word in due if alliance.is_of_difficulty(game.state, word))
    return due[next(chosen, "default")]


@implements("RB.6.6.2", "RB.2.4", "1.5.4")
def recruit(game: Game, alliance: AutomatedAlliance) -> None:
    """Place a warrior in each clearing with a base, by priority, as far as the supply goes."""
    for clearing in by_priority(game, _with_base(game, alliance)):
        if why_not_recruit(game, alliance.name, clearing) is None and room_for(
            game, alliance.name, alliance.warrior, clearing
        ):
            place_pieces(game, alliance.name, alliance.warrior, 1, clearing)


def _with_base(game: Game, alliance: AutomatedAlliance) -> list[Place]:
    return [clearing for clearing in game.state.clearings if alliance.has_base(game.state, clearing)]


@implements("RB.3.3.2")
def wildfire(game: Game, alliance: AutomatedAlliance) -> None:
    """Wildfire: spread sympathy once more, without points."""
    if alliance.has_trait(game.state, WILDFIRE):
        spread_sympathy(game, alliance, scores=False)


@implements("RB.6.6.3")
def discard(game: Game, alliance: AutomatedAlliance) -> None:
    """Discard the order card."""
    discard_order(game, alliance.name)


BIRDSONG = Steps("RB.6.4", {"reveal order": reveal, "craft order": craft, "revolt": revolt, "public pity": public_pity})
DAYLIGHT = Steps("RB.6.5", {"spread sympathy": spread, "surprise revolt": surprise})
EVENING = Steps("RB.6.6", {"organize": organize, "recruit": recruit, "wildfire": wildfire, "discard order": discard})
