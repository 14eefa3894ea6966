"""Section QL.3, the Legion's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.factions.queenless_legion.campaign import play_campaign_card
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

WARRIORS_IN_EACH = 3
CARDS_DRAWN = 1


@implements("QL.3.1")
def gather_warriors_and_colonies(game: Game, legion: Legion) -> None:
    """Form the supply of warriors and colonies."""
    legion.fill_supply(game)


@implements("QL.3.2")
def place_warriors(game: Game, legion: Legion) -> None:
    """Place three warriors in a corner clearing, opposite another faction's start if possible, and three beside it."""
    corners = corners_to_start_in(game, legion.name, legion.warrior)
    corner = game.ask(legion.name, "corner", corners, lambda option: _why_not_corner(game, legion, option))
    place_pieces(game, legion.name, legion.warrior, WARRIORS_IN_EACH, corner)

    near = [place for place in adjacent(game, legion.name, corner) if place.number]

    def why_not(place: Place) -> Refusal | None:
        if place not in near:
            return Refusal("QL.3.2", f"{name(place)} is not adjacent to {name(corner)}")
        return _why_no_warrior(game, legion, place)

    beside = [place for place in near if why_not(place) is None]
    place = game.choose(legion.name, "clearing beside", game.state.clearings, why_not, beside)
    if place:
        place_pieces(game, legion.name, legion.warrior, WARRIORS_IN_EACH, place)


def _why_no_warrior(game: Game, legion: Legion, place: Place) -> Refusal | None:
    return why_not_place(game, legion.name, legion.warrior, place)


def _why_not_corner(game: Game, legion: Legion, option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return why_not_start_in(game, legion.name, legion.warrior, option, "QL.3.2")


@implements("QL.3.3")
def start_campaign(game: Game, legion: Legion) -> None:
    """Draw one more card, and place a card of the hand on the board as the first campaign card."""
    draw_cards(game, legion.name, CARDS_DRAWN)
    play_campaign_card(game, legion)


SETUP = Steps(
    "QL.3",
    {
        "gather warriors and colonies": gather_warriors_and_colonies,
        "place warriors": place_warriors,
        "start campaign": start_campaign,
    },
)
