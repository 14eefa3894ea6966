"""Section QL.3, the Legion's setup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.move import name
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import draw_cards, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.queenless_legion.campaign import play_campaign_card
from woodlaw.law.implements import implements
from woodlaw.table.places import Place, clearing

if TYPE_CHECKING:
    from woodlaw.factions.queenless_legion import Legion

WARRIORS_IN_EACH = 3
CARDS_DRAWN = 1


def set_up(game: Game, legion: Legion) -> None:
    """Set the Legion up, step by step."""
    gather_warriors_and_colonies(game, legion)
    place_warriors(game, legion)
    start_campaign(game, legion)


@implements("QL.3.1")
def gather_warriors_and_colonies(game: Game, legion: Legion) -> None:
    """Form the supply of warriors and colonies."""
    legion.fill_supply(game)


@implements("QL.3.2")
def place_warriors(game: Game, legion: Legion) -> None:
    """Place three warriors in a corner clearing, opposite another faction's start if possible, and three beside it."""
    corners = _corners(game, legion)
    corner = game.ask(legion.name, "corner", corners, lambda option: _refuse_corner(game, legion, option))
    place_pieces(game, legion.name, legion.warrior, WARRIORS_IN_EACH, corner)
    beside = [p for p in adjacent(game, legion.name, corner) if p.number and _why_no_warrior(game, legion, p) is None]
    if beside:
        place = game.ask(legion.name, "clearing beside", beside)
        place_pieces(game, legion.name, legion.warrior, WARRIORS_IN_EACH, place)


@implements("QL.3.2", "1.1.2")
def _corners(game: Game, legion: Legion) -> list[Place]:
    """Return the corner clearings that come first: opposite somebody's start, or else any that is nobody's."""
    corners = [clearing(number) for number in game.state.map.corners]
    corners = [corner for corner in corners if _why_no_warrior(game, legion, corner) is None]
    starts = _starts_of_others(game, legion)
    free = [corner for corner in corners if corner not in starts]
    return [corner for corner in free if _opposite(game, corner) in starts] or free


def _starts_of_others(game: Game, legion: Legion) -> list[Place]:
    starts = (faction.starting_clearing(game) for seat, faction in game.factions.items() if seat != legion.name)
    return [start for start in starts if start]


def _opposite(game: Game, corner: Place) -> Place:
    return clearing(game.state.map.opposite_corner(corner.number))


def _why_no_warrior(game: Game, legion: Legion, place: Place) -> Refusal | None:
    return why_not_place(game, legion.name, legion.warrior, place)


def _refuse_corner(game: Game, legion: Legion, option: Option) -> Refusal | None:
    return _why_not_corner(game, legion, option) if isinstance(option, Place) and option.number else None


@implements("QL.3.2")
def _why_not_corner(game: Game, legion: Legion, place: Place) -> Refusal:
    """Return why the Legion cannot start in a clearing that is not among those that come first."""
    if place.number not in game.state.map.corners:
        return Refusal("QL.3.2", f"{name(place)} is no corner")
    if place in _starts_of_others(game, legion):
        return Refusal("QL.3.2", f"{name(place)} is where another faction starts")
    refusal = _why_no_warrior(game, legion, place)
    return refusal or Refusal("QL.3.2", f"{name(place)} is not opposite another faction's start")


@implements("QL.3.3")
def start_campaign(game: Game, legion: Legion) -> None:
    """Draw one more card, and place a card of the hand on the board as the first campaign card."""
    draw_cards(game, legion.name, CARDS_DRAWN)
    play_campaign_card(game, legion)
