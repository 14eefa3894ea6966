"""Sections 12.3, 12.4 and 12.6: the Duchy's setup, Birdsong and Evening."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.dealing import discard_cards, draw_cards, give_card
from woodlaw.engine.decisions import of_clearings
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.primitives import place_at_each, place_pieces
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.engine.turn import discard_down
from woodlaw.factions.underground_duchy.abilities import BURROW, Duchy
from woodlaw.law.implements import implements
from woodlaw.table.places import hand, revealed
from woodlaw.table.suits import BIRD


# 12.3 Setup -----------------------------------------------------------------------------------------------------------
@implements("12.3.1", "12.3.2", "12.3.4", "12.3.5", "12.3.6")
def gather_pieces(game: Game, duchy: Duchy) -> None:
    """Form the supply, with the buildings of the tracks; the ministers lie unswayed, and the Burrow is empty."""
    duchy.fill_supply(game)


@implements("12.3.3")
def surface(game: Game, duchy: Duchy) -> None:
    """Place warriors and a tunnel in a corner, if possible opposite another's start, and warriors around it."""
    warriors = int(duchy.values["warriors in setup"])
    why_not = of_clearings(lambda place: why_not_start_in(game, duchy.name, duchy.tunnel, place, "12.3.3"))
    corner = game.ask(duchy.name, "corner", corners_to_start_in(game, duchy.name, duchy.tunnel), why_not)
    place_pieces(game, duchy.name, duchy.warrior, warriors, corner)
    place_pieces(game, duchy.name, duchy.tunnel, 1, corner)
    around = (place for place in adjacent(game, duchy.name, corner) if place is not BURROW)
    place_at_each(game, duchy.name, duchy.warrior, dict.fromkeys(around, warriors), "clearing")


SETUP = Steps("12.3", {"gather pieces": gather_pieces, "surface": surface})


# 12.4 Birdsong --------------------------------------------------------------------------------------------------------
@implements("12.4", "1.5.4")
def come_to_the_burrow(game: Game, duchy: Duchy) -> None:
    """Place a warrior in the Burrow, and one more for each warrior icon that citadels uncover."""
    coming = int(duchy.values["warriors in Birdsong"][duchy.off_track(game, "citadel")])
    place_pieces(game, duchy.name, duchy.warrior, coming, BURROW)


BIRDSONG = Steps("12.4", {"place warriors": come_to_the_burrow})


# 12.6 Evening ---------------------------------------------------------------------------------------------------------
@implements("12.6.1")
def discard_and_return(game: Game, duchy: Duchy) -> None:
    """Discard the bird cards among those revealed this turn, and return the others to the hand."""
    shown = revealed(duchy.name)
    discard_cards(game, duchy.name, [card for card in game.state.cards_at(shown) if card.suit == BIRD], shown)
    for card in tuple(game.state.cards_at(shown)):
        give_card(game, duchy.name, card, shown, hand(duchy.name))


@implements("12.2.1", "12.6.2")
def craft(game: Game, duchy: Duchy) -> None:
    """Craft cards from the hand by activating citadels and markets, each once."""
    craft_step(game, duchy.name, by_activating(game, duchy.name, "building"))


@implements("12.6.3")
def draw_and_discard(game: Game, duchy: Duchy) -> None:
    """Draw a card, and one more for each icon that markets uncover; then discard down to five."""
    each = int(duchy.values["cards drawn for a market"])
    draw_cards(game, duchy.name, 1 + each * duchy.off_track(game, "market"))
    discard_down(game, duchy.name)


EVENING = Steps(
    "12.6", {"discard and return": discard_and_return, "craft": craft, "draw and discard": draw_and_discard}
)
