"""Section 10.3, the Cult's setup."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import adjacent
from woodlaw.engine.decisions import of_clearings
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import place_at_each, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.factions.lizard_cult.abilities import Cult
from woodlaw.law.implements import implements
from woodlaw.table.places import Place
from woodlaw.table.suits import CLEARING_SUITS


@implements("10.3.1", "10.3.4")
def gather_pieces(game: Game, cult: Cult) -> None:
    """Form the supply: warriors, and the gardens that the tracks hold while they are not on the map."""
    cult.fill_supply(game)


@implements("10.3.2")
def place_warriors(game: Game, cult: Cult) -> None:
    """Place four warriors and a garden in a corner that is nobody's start, and a warrior in each clearing beside it."""
    there, beside = cult.values["warriors in setup"]
    corners = corners_to_start_in(game, cult.name, *cult.gardens)
    corner = game.ask(cult.name, "corner", corners, of_clearings(lambda place: _why_not_corner(game, cult, place)))
    cult.place_garden(game, corner)
    place_pieces(game, cult.name, cult.warrior, there, corner)
    near = dict.fromkeys((place for place in adjacent(game, cult.name, corner) if place.number), beside)
    place_at_each(game, cult.name, cult.warrior, near, "clearing beside")


def _why_not_corner(game: Game, cult: Cult, place: Place) -> Refusal | None:
    first, *others = cult.gardens
    return why_not_start_in(game, cult.name, first, place, "10.3.2", *others)


@implements("10.3.3")
def choose_outcast(game: Game, cult: Cult) -> None:
    """Place the outcast marker on any suit."""
    cult.mark_outcast(game, game.ask(cult.name, "outcast", CLEARING_SUITS), hated=False)


SETUP = Steps(
    "10.3",
    {"gather pieces": gather_pieces, "place warriors": place_warriors, "choose outcast": choose_outcast},
)
