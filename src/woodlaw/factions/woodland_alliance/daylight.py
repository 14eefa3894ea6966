"""Section 8.5, the Alliance's Daylight: Craft, Mobilize and Train."""

from __future__ import annotations

from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import held_by, spend_card, spendable, why_empty_handed
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_one, craftable
from woodlaw.engine.means import Means
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_any
from woodlaw.engine.venture import given
from woodlaw.factions.woodland_alliance.abilities import Alliance, gain_supporter
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand


@implements("8.5")
def act(game: Game, alliance: Alliance) -> None:
    """Craft, mobilize and train, in any order and number."""
    take_any(game, alliance, [CRAFT, MOBILIZE, TRAIN])


# 8.5.1 Craft ----------------------------------------------------------------------------------------------------------
@implements("8.2.1", "8.5.1")
def means(game: Game, alliance: Alliance) -> Means:
    """Return what the Alliance crafts with: sympathy tokens, each activated once."""
    return by_activating(game, alliance.name, "sympathy")


@implements("8.5.1")
def _why_no_craft(game: Game, alliance: Alliance) -> Refusal | None:
    if craftable(game, alliance.name, means(game, alliance)):
        return None
    return Refusal("8.5.1", "no card in hand can be crafted")


@implements("8.5.1")
def _craft(game: Game, alliance: Alliance) -> None:
    """Craft a card from the hand."""
    craft_one(game, alliance.name, means(game, alliance))


# 8.5.2 Mobilize -------------------------------------------------------------------------------------------------------
@implements("8.5.2")
def _mobilize(game: Game, alliance: Alliance) -> None:
    """Add a card from the hand to the Supporters stack."""
    card = game.ask(alliance.name, "card to mobilize", held_by(game, alliance.name))
    gain_supporter(game, alliance, alliance.name, card, hand(alliance.name))


# 8.5.3 Train ----------------------------------------------------------------------------------------------------------
@implements("8.5.3")
def _why_no_train(game: Game, alliance: Alliance) -> Refusal | None:
    if not _with_base(game, alliance):
        return Refusal("8.5.3", "no base is on the map")
    if not _to_train_with(game, alliance):
        return Refusal("8.5.3", "no card in hand matches the clearing of a base")
    return None


def _with_base(game: Game, alliance: Alliance) -> list[Place]:
    return [clearing for clearing in game.state.clearings if alliance.bases_at(game.state, clearing)]


@implements("8.5.3", "2.1.1")
def _to_train_with(game: Game, alliance: Alliance) -> list[Card]:
    """Return the cards that can be spent and match the clearing of a base."""
    bases = _with_base(game, alliance)
    return [
        card for card in spendable(game, alliance.name) if any(matches(game, card.suit, clearing) for clearing in bases)
    ]


@implements("8.5.3", "1.5.4")
def _train(game: Game, alliance: Alliance) -> None:
    """Spend a card that matches the clearing of a base, and make an officer, if a warrior is left."""
    spend_card(game, alliance.name, _to_train_with(game, alliance), "card to train with")
    place_pieces(game, alliance.name, alliance.warrior, 1, alliance.officers)


CRAFT = Action("craft", _craft, _why_no_craft)
MOBILIZE = given("8.5.2", "mobilize", _mobilize, why_empty_handed)
TRAIN = Action("train", _train, _why_no_train)

DAYLIGHT = Steps("8.5", {"act": act})
