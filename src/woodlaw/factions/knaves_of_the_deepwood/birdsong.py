"""Section 18.4, the Knaves' Birdsong."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.decisions import Option
from woodlaw.engine.forests import forests, touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import why_no_room
from woodlaw.engine.primitives import place_pieces, remove_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.knaves_of_the_deepwood.abilities import READY, Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, FACE_DOWN, FACE_UP
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

PLACED = Remembered("acting captain placed in a forest", False, FLAG)
"""Whether Ready placed the Acting Captain in a forest this turn."""


@implements("18.4.1")
def ready(game: Game, knaves: Knaves) -> None:
    """Put a face-up Captain card in the Acting Captain slot; a Captain that is not on the map comes back."""
    face_up, why_not = knaves.cards_lying(game.state, FACE_UP), partial(_why_no_option, game, knaves)
    every = [*face_up, *knaves.cards_lying(game.state, FACE_DOWN)]
    captain = game.choose(knaves.name, "captain to ready", every, why_not, face_up)
    if captain is None:
        return
    knaves.turn_card(game, captain, ACTING)
    if knaves.captain_place(game.state) is None:
        come_back(game, knaves, captain)
    else:
        there = Refusal("18.4.1", f"the {captain} is on the map")
        game.nothing_for(knaves.name, "forest to ready in", lambda: there)


def _why_no_option(game: Game, knaves: Knaves, option: Option) -> Refusal | None:
    if option in knaves.cards_lying(game.state, FACE_DOWN):
        return Refusal("18.4.1", f"the card of the {option} is face down")
    return None


@implements("18.4.1")
def come_back(game: Game, knaves: Knaves, captain: str) -> None:
    """Place a Captain in any forest, and remove the Prisoners there and in adjacent forests.

    One that lies elsewhere than in the supply cannot be placed.
    """
    piece = knaves.piece(captain)
    place = game.choose(
        knaves.name, "forest to ready in", forests(game), partial(why_no_room, game, knaves.name, piece)
    )
    if place is None:
        return
    place_pieces(game, knaves.name, piece, 1, place)
    PLACED.note(game.state, True)
    free_prisoners_around(game, knaves, place)


@implements("18.4.1")
def free_prisoners_around(game: Game, knaves: Knaves, place: Place) -> None:
    """Remove all Prisoners in a forest and in the forests adjacent to it."""
    around = [place, *(other for other in touching(game, place) if not other.number)]
    prisoners = [(piece, n, where) for where in around for piece, n in knaves.prisoners_in(game.state, where)]
    remove_pieces(game, knaves.name, prisoners)


BIRDSONG = Steps("18.4", {READY: ready})
