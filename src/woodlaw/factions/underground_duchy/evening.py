"""Section 12.6, the Duchy's Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import discard_cards, draw_cards, give_card
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.turn import discard_down
from woodlaw.factions.underground_duchy.abilities import Duchy
from woodlaw.law.implements import implements
from woodlaw.table.places import hand, revealed
from woodlaw.table.suits import BIRD


@implements("12.6.1")
def discard_and_return(game: Game, duchy: Duchy) -> None:
    """Discard the bird cards among those revealed this turn, and return the others to the hand."""
    shown = revealed(duchy.name)
    discard_cards(game, duchy.name, [card for card in game.state.cards_at(shown) if card.suit == BIRD], shown)
    for card in tuple(game.state.cards_at(shown)):
        give_card(game, duchy.name, card, shown, hand(duchy.name))


@implements("12.6.2", "12.2.1")
def craft(game: Game, duchy: Duchy) -> None:
    """Craft cards from the hand by activating citadels and markets, each once."""
    craft_step(game, duchy.name, by_activating(game, duchy.name, "building"))


@implements("12.6.3")
def draw_and_discard(game: Game, duchy: Duchy) -> None:
    """Draw a card, and one more for each icon that markets uncover; then discard down to five."""
    each = int(duchy.values["cards drawn for a market"])
    draw_cards(game, duchy.name, 1 + each * duchy.icons(game, "market"))
    discard_down(game, duchy.name)


EVENING = Steps(
    "12.6",
    {"discard and return": discard_and_return, "craft": craft, "draw and discard": draw_and_discard},
)
