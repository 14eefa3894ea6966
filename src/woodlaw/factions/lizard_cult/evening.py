"""Section 10.6, the Cult's Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import draw_cards, give_card
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.turn import discard_down
from woodlaw.factions.lizard_cult.abilities import Cult, garden_of
from woodlaw.law.implements import implements
from woodlaw.table.places import hand, revealed
from woodlaw.table.suits import CLEARING_SUITS


# 10.6.1 Return Revealed Cards -----------------------------------------------------------------------------------------
@implements("10.6.1")
def return_revealed(game: Game, cult: Cult) -> None:
    """Return all cards revealed this turn to the hand."""
    for card in tuple(game.state.cards_at(revealed(cult.name))):
        give_card(game, cult.name, card, revealed(cult.name), hand(cult.name))


# 10.6.2 Craft ---------------------------------------------------------------------------------------------------------
@implements("10.2.1", "10.6.2")
def craft(game: Game, cult: Cult) -> None:
    """Craft cards from the hand by activating gardens of the Outcast's suit, each once a turn."""
    craft_step(game, cult.name, by_activating(game, cult.name, "garden"))


# 10.6.3 Draw and Discard ----------------------------------------------------------------------------------------------
@implements("10.6.3")
def draw_and_discard(game: Game, cult: Cult) -> None:
    """Draw a card, and one for each draw bonus uncovered; then discard down to five."""
    draw_cards(game, cult.name, 1 + draw_bonuses(game, cult))
    discard_down(game, cult.name)


@implements("10.6.3")
def draw_bonuses(game: Game, cult: Cult) -> int:
    """Return how many draw bonuses are uncovered: one for each suit with gardens enough off its track."""
    enough = int(cult.values["another card drawn at gardens of a suit"])
    return sum(cult.off_track(game, garden_of(suit)) >= enough for suit in CLEARING_SUITS)


EVENING = Steps(
    "10.6",
    {"return revealed cards": return_revealed, "craft": craft, "draw and discard": draw_and_discard},
)
