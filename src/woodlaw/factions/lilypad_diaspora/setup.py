"""Section 16.3, the Diaspora's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.dealing import shuffle_deck
from woodlaw.engine.decisions import of_clearings
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import dealt_from
from woodlaw.engine.titles import name
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.enclaves import PEACEFUL, on_river
from woodlaw.law.implements import implements
from woodlaw.table.places import DECK, OUT_OF_GAME, Place

FIRST_WARRIORS = 5


@implements("16.3.1")
def gather_pieces(game: Game, diaspora: Diaspora) -> None:
    """Form the supply of warriors and enclaves."""
    diaspora.fill_supply(game)


@implements("16.3.2")
def place_warriors_and_enclave(game: Game, diaspora: Diaspora) -> None:
    """Place five warriors and a Peaceful enclave in a clearing on the river."""

    def why_not(place: Place) -> Refusal | None:
        if not on_river(game, place):
            return Refusal("16.3.2", f"{name(place)} is not on the river")
        return why_not_place(game, diaspora.name, PEACEFUL, place)

    sites = [place for place in game.state.clearings if why_not(place) is None]
    site = game.ask(diaspora.name, "starting clearing", sites, of_clearings(why_not))
    place_pieces(game, diaspora.name, diaspora.warrior, FIRST_WARRIORS, site)
    place_pieces(game, diaspora.name, PEACEFUL, 1, site)


@implements("16.3.3")
def remove_dominance(game: Game, diaspora: Diaspora) -> None:
    """With two players, leave Frog Dominance out of the game."""
    played = dealt_from(game, brought=True)
    for card in diaspora.brought_cards:
        if card not in played and card in game.state.cards_at(DECK):
            game.give(card, DECK, OUT_OF_GAME)


@implements("16.3.4", "16.2.2")
def shuffle_frog_cards(game: Game, diaspora: Diaspora) -> None:
    """Shuffle the frog cards, which lie beside it, into the shared deck."""
    played = dealt_from(game, brought=True)
    for card in tuple(game.state.cards_at(OUT_OF_GAME)):
        if card in diaspora.brought_cards and card in played:
            game.give(card, OUT_OF_GAME, DECK)
    shuffle_deck(game)


SETUP = Steps(
    "16.3",
    {
        "gather pieces": gather_pieces,
        "place warriors and enclave": place_warriors_and_enclave,
        "remove dominance": remove_dominance,
        "shuffle frog cards": shuffle_frog_cards,
    },
)
