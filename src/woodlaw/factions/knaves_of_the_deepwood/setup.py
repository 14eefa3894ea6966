"""Section 18.3, the Knaves' setup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from woodlaw.engine.actions import Steps
from woodlaw.engine.forests import forests
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.factions.knaves_of_the_deepwood.abilities import DEALT, PLACE_CAPTAINS, Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import CAPTAINS, FACE_UP
from woodlaw.law.implements import implements
from woodlaw.table.pieces import item
from woodlaw.table.places import OUT_OF_GAME, supply

CAPTAINS_DEALT = 4


@implements("18.3.1", "18.3.4")
def gather_pieces(game: Game, knaves: Knaves) -> None:
    """Form the supply of Skunks, and fill the Acclaim slots."""
    knaves.fill_supply(game)


@implements("18.3.2")
def choose_captains(game: Game, knaves: Knaves) -> None:
    """Choose three Captain cards; the warriors of the others are not played with."""
    left = dealt_captains(game) if DEALT in game.state.options.get(knaves.name, ()) else list(CAPTAINS)
    chosen: list[str] = []
    for _ in range(int(knaves.values["captains in play"])):
        chosen.append(game.ask(knaves.name, "captain", left))
        left.remove(chosen[-1])
        knaves.turn_card(game, chosen[-1], FACE_UP)
    for captain in CAPTAINS:
        if captain not in chosen:
            game.shift(knaves.piece(captain), 1, supply(knaves.name), OUT_OF_GAME)


@implements("A.8.2.IV")
def dealt_captains(game: Game) -> list[str]:
    """Deal four random Captain cards, out of which the Knaves choose when factions were drafted."""
    left = list(CAPTAINS)
    return [left.pop(game.pick("captain card", left)) for _ in range(CAPTAINS_DEALT)]


@implements("18.3.3")
def place_captains_and_skunks(game: Game, knaves: Knaves) -> None:
    """Place each Captain with a Skunk in a forest of its own."""
    free = forests(game)
    for captain in knaves.cards_lying(game.state, FACE_UP):
        piece = knaves.piece(captain)
        open_to = [place for place in free if why_not_place(game, knaves.name, piece, place) is None]
        place = game.ask(knaves.name, f"forest for the {captain}", open_to)
        free.remove(place)
        place_pieces(game, knaves.name, piece, 1, place)
        place_pieces(game, knaves.name, knaves.warrior, 1, place)


@implements("18.3.4", *(f"K.{number}.1" for number in range(1, len(CAPTAINS) + 1)))
def fill_stash(game: Game, knaves: Knaves, captains: Sequence[str]) -> None:
    """Lay the items that Captain cards show into the Stash, face up."""
    listed: Mapping[str, Sequence[str]] = knaves.values["captains"]
    for kind in (kind for captain in captains for kind in listed[captain]):
        game.adjust(item(kind), knaves.stash, 1)


def _set_up_board(game: Game, knaves: Knaves) -> None:
    fill_stash(game, knaves, knaves.cards_lying(game.state, FACE_UP))


SETUP = Steps(
    "18.3",
    {
        "gather pieces": gather_pieces,
        "choose captains": choose_captains,
        PLACE_CAPTAINS: place_captains_and_skunks,
        "set up player board": _set_up_board,
    },
)
