"""Section 11.6, the Riverfolk's Evening."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import discard_down
from woodlaw.factions.riverfolk_company.abilities import Riverfolk
from woodlaw.factions.riverfolk_company.services import SERVICES, cost_of, set_cost
from woodlaw.law.implements import implements


@implements("11.6.1")
def discard_cards(game: Game, riverfolk: Riverfolk) -> None:
    """Discard down to five cards."""
    discard_down(game, riverfolk.name)


@implements("11.6.2")
def set_costs(game: Game, riverfolk: Riverfolk) -> None:
    """Move each service marker to another space of its track, or leave it."""
    for service in SERVICES:
        why_not = partial(_why_not_move_to, game, service)
        cost = game.choose(riverfolk.name, f"cost of {service}", riverfolk.values["prices"], why_not, may_decline=True)
        if cost is not None:
            set_cost(game, riverfolk, service, cost)


@implements("11.6.2")
def _why_not_move_to(game: Game, service: str, cost: int) -> Refusal | None:
    return Refusal("11.6.2", f"the marker lies on {cost} already") if cost == cost_of(game.state, service) else None


EVENING = Steps("11.6", {"discard cards": discard_cards, "set costs": set_costs})
