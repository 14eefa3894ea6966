"""Section QL.6, the Legion's Evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw.engine.game import Game
from woodlaw.engine.make import Means, by_activating, craft_step
from woodlaw.engine.primitives import draw_cards
from woodlaw.engine.turn import discard_down, take_steps
from woodlaw.factions.queenless_legion.spoils import return_spoils, score_spoils
from woodlaw.law.implements import implements

if TYPE_CHECKING:
    from woodlaw.factions.queenless_legion import Legion

CARDS_DRAWN = 1


@implements("QL.6")
def evening(game: Game, legion: Legion) -> None:
    """Craft, Spoils of War, Return Spoils, Draw and Discard."""
    take_steps(game, legion, STEPS)


@implements("QL.6.1")
def craft(game: Game, legion: Legion) -> None:
    """Craft cards from the hand at colonies."""
    craft_step(game, legion.name, means(game, legion))


@implements("QL.6.1", "QL.2.1")
def means(game: Game, legion: Legion) -> Means:
    """Return what the Legion crafts with: enemy tokens and buildings at colonies, each activated once."""
    return by_activating(game, legion.name, "enemy piece")


@implements("QL.6.4")
def draw_and_discard(game: Game, legion: Legion) -> None:
    """Draw a card, and another when the campaign card shows an item; then discard down to five."""
    card = legion.campaign(game.state)
    draw_cards(game, legion.name, CARDS_DRAWN + bool(card and card.item))
    discard_down(game, legion.name)


STEPS = {
    "craft": craft,
    "spoils of war": score_spoils,
    "return spoils": return_spoils,
    "draw and discard": draw_and_discard,
}
"""The steps of Evening."""
