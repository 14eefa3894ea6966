"""Section QL.6, the Legion's Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.turn import discard_down
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.factions.queenless_legion.spoils import return_spoils, score_spoils
from woodlaw.law.implements import implements

CARDS_DRAWN = 1


@implements("QL.2.1", "QL.6.1")
def craft(game: Game, legion: Legion) -> None:
    """Craft cards from the hand by activating enemy tokens and buildings at colonies, each once."""
    craft_step(game, legion.name, by_activating(game, legion.name, "enemy piece"))


@implements("QL.6.4")
def draw_and_discard(game: Game, legion: Legion) -> None:
    """Draw a card, and another when the campaign card shows an item; then discard down to five."""
    card = legion.campaign(game.state)
    draw_cards(game, legion.name, CARDS_DRAWN + bool(card and card.item))
    discard_down(game, legion.name)


EVENING = Steps(
    "QL.6",
    {
        "craft": craft,
        "spoils of war": score_spoils,
        "return spoils": return_spoils,
        "draw and discard": draw_and_discard,
    },
)
