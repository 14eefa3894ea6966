"""Sections MW.3 to MW.6: the Wisps' setup and turn."""

from __future__ import annotations

from marsh_wisps.abilities import TORCH, Wisps
from marsh_wisps.board import DARK_LANTERN, LANTERN, MOON
from woodlaw.engine.actions import Action, Steps
from woodlaw.engine.dealing import draw_cards, shuffle_deck
from woodlaw.engine.decisions import Judged
from woodlaw.engine.game import Game
from woodlaw.engine.march import legal_moves, take_move
from woodlaw.engine.place import room_for
from woodlaw.engine.primitives import flip_item, flip_piece, place_at_each, place_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import take_actions
from woodlaw.law.implements import implements
from woodlaw.table.places import DECK, OUT_OF_GAME, clearing


@implements("MW.3")
def gather_pieces(game: Game, wisps: Wisps) -> None:
    """Form the supply."""
    wisps.fill_supply(game)


@implements("MW.3")
def first_lantern(game: Game, wisps: Wisps) -> None:
    """Place a lantern and a warrior in a corner."""
    corners = [clearing(number) for number in game.state.map.corners]
    corner = game.ask(
        wisps.name, "corner", [each for each in corners if room_for(game, wisps.name, wisps.lantern, each)]
    )
    place_pieces(game, wisps.name, wisps.lantern, 1, corner)
    place_pieces(game, wisps.name, wisps.warrior, 1, corner)


@implements("MW.3")
def shuffle_cards(game: Game, wisps: Wisps) -> None:
    """Shuffle the cards that the Wisps bring, which lie beside it until now, into the shared deck."""
    for card in wisps.brought_cards:
        if card in game.state.cards_at(OUT_OF_GAME):
            game.give(card, OUT_OF_GAME, DECK)
    shuffle_deck(game)


@implements("MW.4")
def light(game: Game, wisps: Wisps) -> None:
    """Light dark lanterns again, place a lantern in a clearing without, and a warrior at each."""
    for place in game.state.where(DARK_LANTERN):
        flip_piece(game, wisps.name, DARK_LANTERN, LANTERN, place)
    dark = [place for place in game.state.clearings if not wisps.is_lit(game, place)]
    open_to = Judged(dark, lambda place: room_for(game, wisps.name, wisps.lantern, place) > 0)
    if open_to:
        place_pieces(game, wisps.name, wisps.lantern, 1, game.ask(wisps.name, "clearing to light", open_to))
    place_at_each(game, wisps.name, wisps.warrior, dict.fromkeys(wisps.lit(game), 1), "where to gather")


@implements("MW.5")
def drift(game: Game, wisps: Wisps) -> None:
    """Take up to two actions."""
    take_actions(game, wisps, ACTIONS, wisps.values["actions"], "MW.5")


@implements("MW.5")
def _why_no_move(game: Game, wisps: Wisps) -> Refusal | None:
    return None if any(True for _ in legal_moves(game, wisps.name)) else Refusal("MW.5", "there is no move to take")


def _move(game: Game, wisps: Wisps) -> None:
    take_move(game, wisps.name)


@implements("MW.5")
def _why_not_burn(game: Game, wisps: Wisps) -> Refusal | None:
    return None if game.state.count(wisps.lamps, TORCH) else Refusal("MW.5", "the Lamps hold no torch")


@implements("MW.5")
def _burn(game: Game, wisps: Wisps) -> None:
    flip_item(game, wisps.name, TORCH, wisps.lamps)
    score_points(game, wisps.name, 1)


@implements("MW.6")
def draw(game: Game, wisps: Wisps) -> None:
    """Draw a card, and let the moon change."""
    draw_cards(game, wisps.name, 1)
    moon = "new" if MOON.of(game.state, wisps.name) == "full" else "full"
    MOON.keep(game.state, moon, wisps.name)
    if moon == "full":
        score_points(game, wisps.name, 1)


ACTIONS = (Action("drift", _move, _why_no_move), Action("burn", _burn, _why_not_burn))

SETUP = Steps("MW.3", {"gather pieces": gather_pieces, "first lantern": first_lantern, "shuffle cards": shuffle_cards})
BIRDSONG = Steps("MW.4", {"light": light})
DAYLIGHT = Steps("MW.5", {"drift": drift})
EVENING = Steps("MW.6", {"draw": draw})
