"""Sections HW.3 to HW.6: the Wardens' setup and turn."""

from __future__ import annotations

from hedge_wardens.abilities import Wardens
from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.concepts import matches, rules
from woodlaw.engine.dealing import draw_cards, spend_card
from woodlaw.engine.fight import legal_battles, take_battle
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.place import available, why_not_place, why_not_recruit
from woodlaw.engine.primitives import place_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import discard_down, take_actions
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, hand


# Setup ----------------------------------------------------------------------------------------------------------------
@implements("HW.3.1")
def gather_pieces(game: Game, wardens: Wardens) -> None:
    """Form the supply of warriors and brambles."""
    wardens.fill_supply(game)


@implements("HW.3.2")
def first_hedge(game: Game, wardens: Wardens) -> None:
    """Place a bramble and three warriors in any clearing."""
    place = game.ask(wardens.name, "first hedge", _open_to(game, wardens, wardens.bramble))
    place_pieces(game, wardens.name, wardens.bramble, 1, place)
    place_pieces(game, wardens.name, wardens.warrior, wardens.values["warriors of the first hedge"], place)


def _open_to(game: Game, wardens: Wardens, piece: Piece) -> list[Place]:
    return [place for place in game.state.clearings if why_not_place(game, wardens.name, piece, place) is None]


# Birdsong -------------------------------------------------------------------------------------------------------------
@implements("HW.4")
def recruit(game: Game, wardens: Wardens) -> None:
    """Recruit two warriors in one clearing with a bramble; in any, while none is on the map."""
    if not available(game, wardens.warrior):
        return
    places = _open_to(game, wardens, wardens.warrior)
    places = [place for place in places if why_not_recruit(game, wardens.name, place) is None]
    if wardens.on_map(game.state, "bramble"):
        places = [place for place in places if game.state.count(place, wardens.bramble)]
    if places:
        place = game.ask(wardens.name, "recruit", places)
        place_pieces(game, wardens.name, wardens.warrior, wardens.values["warriors recruited"], place)


# Daylight -------------------------------------------------------------------------------------------------------------
@implements("HW.5")
def craft(game: Game, wardens: Wardens) -> None:
    """Craft by activating brambles."""
    craft_step(game, wardens.name, by_activating(game, wardens.name, "bramble"))


@implements("HW.5")
def act(game: Game, wardens: Wardens) -> None:
    """Take up to three actions."""
    take_actions(game, wardens, ACTIONS, wardens.values["actions"], "HW.5")


@implements("HW.5.1")
def _why_no_battle(game: Game, wardens: Wardens) -> Refusal | None:
    return None if legal_battles(game, wardens.name) else Refusal("HW.5.1", "there is no enemy to battle")


@implements("HW.5.1")
def _battle(game: Game, wardens: Wardens) -> None:
    """Initiate a battle."""
    take_battle(game, wardens.name)


@implements("HW.5.2")
def _why_no_march(game: Game, wardens: Wardens) -> Refusal | None:
    if next(legal_moves(game, wardens.name), None) is None:
        return Refusal("HW.5.2", "there is no move to take")
    return None


@implements("HW.5.2")
def _march(game: Game, wardens: Wardens) -> None:
    """Take a move."""
    take_move(game, wardens.name)


@implements("HW.5.3")
def _why_no_plant(game: Game, wardens: Wardens) -> Refusal | None:
    if not available(game, wardens.bramble):
        return Refusal("HW.5.3", "the supply holds no brambles")
    if not _plantings(game, wardens):
        return Refusal("HW.5.3", "no card matches a ruled clearing without a bramble")
    return None


def _plantings(game: Game, wardens: Wardens) -> list[tuple[Place, Card]]:
    return [
        (place, card)
        for place in _open_to(game, wardens, wardens.bramble)
        if rules(game, wardens.name, place) and not game.state.count(place, wardens.bramble)
        for card in dict.fromkeys(game.state.cards_at(hand(wardens.name)))
        if matches(game, card.suit, place)
    ]


@implements("HW.5.3")
def _plant(game: Game, wardens: Wardens) -> None:
    """Spend a matching card, place a bramble and score a point for each on the map."""
    place, card = game.ask(wardens.name, "plant", _plantings(game, wardens))
    spend_card(game, wardens.name, [card])
    place_pieces(game, wardens.name, wardens.bramble, 1, place)
    score_points(game, wardens.name, wardens.on_map(game.state, "bramble"))


ACTIONS = (
    Action("battle", _battle, _why_no_battle),
    Action("march", _march, _why_no_march),
    Action("plant", _plant, _why_no_plant),
)


# Evening --------------------------------------------------------------------------------------------------------------
@implements("HW.6")
def draw_and_discard(game: Game, wardens: Wardens) -> None:
    """Draw cards, and discard down to five."""
    draw_cards(game, wardens.name, wardens.cards_drawn(game))
    discard_down(game, wardens.name)


SETUP = Steps("HW.3", {"gather pieces": gather_pieces, "first hedge": first_hedge})
BIRDSONG = Steps("HW.4", {"recruit": recruit})
DAYLIGHT = Steps("HW.5", {"craft": craft, "act": act})
EVENING = Steps("HW.6", {"draw and discard": draw_and_discard})
