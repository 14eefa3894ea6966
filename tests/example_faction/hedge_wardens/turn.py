"""Sections HW.3 to HW.6: the Wardens' setup and turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.battle import why_not_battle
from woodlaw.engine.concepts import matches, rules
from woodlaw.engine.decisions import Option
from woodlaw.engine.fight import battle, legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.make import by_activating, craft_step
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import draw_cards, place_pieces, score_points, spend_card
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action, choose_action, discard_down
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import CLEARINGS, Place, hand

if TYPE_CHECKING:
    from hedge_wardens import Wardens


# Setup ----------------------------------------------------------------------------------------------------------------
@implements("HW.3.1")
def set_up(game: Game, wardens: Wardens) -> None:
    """Fill the supply and plant the first hedge."""
    wardens.fill_supply(game)
    first_hedge(game, wardens)


@implements("HW.3.2")
def first_hedge(game: Game, wardens: Wardens) -> None:
    """Place a bramble and three warriors in any clearing."""
    place = game.ask(wardens.name, "first hedge", _open_to(game, wardens, wardens.bramble))
    place_pieces(game, wardens.name, wardens.bramble, 1, place)
    place_pieces(game, wardens.name, wardens.warrior, wardens.values["warriors of the first hedge"], place)


def _open_to(game: Game, wardens: Wardens, piece: Piece) -> list[Place]:
    return [place for place in CLEARINGS if why_not_place(game, wardens.name, piece, place) is None]


# Birdsong -------------------------------------------------------------------------------------------------------------
@implements("HW.4")
def birdsong(game: Game, wardens: Wardens) -> None:
    """Place two warriors in one clearing with a bramble; in any, while none is on the map."""
    if not available(game, wardens.warrior):
        return
    places = _open_to(game, wardens, wardens.warrior)
    if wardens.on_map(game.state, "bramble"):
        places = [place for place in places if game.state.count(place, wardens.bramble)]
    if places:
        place = game.ask(wardens.name, "muster", places)
        place_pieces(game, wardens.name, wardens.warrior, wardens.values["warriors mustered"], place)


# Daylight -------------------------------------------------------------------------------------------------------------
@implements("HW.5")
def daylight(game: Game, wardens: Wardens) -> None:
    """Craft, and then take up to three actions."""
    craft_step(game, wardens.name, by_activating(game, wardens.name, "bramble"))
    for _ in range(wardens.values["actions"]):
        if not choose_action(game, wardens.name, _actions(game, wardens)):
            break


def _actions(game: Game, wardens: Wardens) -> Sequence[Action]:
    return (
        Action("battle", lambda: _why_no_battle(game, wardens), lambda: _battle(game, wardens)),
        Action("march", lambda: _why_no_march(game, wardens), lambda: _march(game, wardens)),
        Action("plant", lambda: _why_no_plant(game, wardens), lambda: _plant(game, wardens)),
    )


@implements("HW.5.1")
def _why_no_battle(game: Game, wardens: Wardens) -> Refusal | None:
    return None if legal_battles(game, wardens.name) else Refusal("HW.5.1", "there is no enemy to battle")


@implements("HW.5.1")
def _battle(game: Game, wardens: Wardens) -> None:
    """Initiate a battle."""
    battles = legal_battles(game, wardens.name)
    place, enemy = game.ask(wardens.name, "battle", battles, lambda option: _refuse_battle(game, wardens, option))
    battle(game, wardens.name, enemy, place)


def _refuse_battle(game: Game, wardens: Wardens, option: Option) -> Refusal | None:
    match option:
        case (Place() as place, str() as enemy) if enemy in game.state.seats:
            return why_not_battle(game, wardens.name, enemy, place)
    return None


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


# Evening --------------------------------------------------------------------------------------------------------------
@implements("HW.6")
def evening(game: Game, wardens: Wardens) -> None:
    """Draw cards, and discard down to five."""
    draw_cards(game, wardens.name, cards_drawn(game, wardens))
    discard_down(game, wardens.name)


def cards_drawn(game: Game, wardens: Wardens) -> int:
    """Return how many cards the Wardens draw in Evening: one, and one for every three brambles on the map."""
    return 1 + wardens.on_map(game.state, "bramble") // int(wardens.values["brambles for another card drawn"])
