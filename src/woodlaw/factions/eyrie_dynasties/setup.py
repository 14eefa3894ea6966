"""Section 7.3, the setup of the Eyrie."""

from __future__ import annotations

from woodlaw.engine.actions import Steps
from woodlaw.engine.decisions import Option
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.setup import corners_to_start_in, why_not_start_in
from woodlaw.factions.eyrie_dynasties.abilities import Eyrie
from woodlaw.factions.eyrie_dynasties.decree import let_lead, tuck_loyal_viziers
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

STARTING_WARRIORS = 6


@implements("7.3.1", "7.3.5")
def gather_warriors(game: Game, eyrie: Eyrie) -> None:
    """Form the supply: warriors, and the roosts, whose track holds what is not on the map."""
    eyrie.fill_supply(game)


@implements("7.3.2")
def place_roost_and_starting_warriors(game: Game, eyrie: Eyrie) -> None:
    """Place a roost and six warriors in a corner where nobody starts, opposite another's start if possible."""
    corners = corners_to_start_in(game, eyrie.name, eyrie.roost)
    corner = game.ask(eyrie.name, "corner", corners, lambda option: _why_not_corner(game, eyrie, option))
    place_pieces(game, eyrie.name, eyrie.roost, 1, corner)
    place_pieces(game, eyrie.name, eyrie.warrior, STARTING_WARRIORS, corner)


def _why_not_corner(game: Game, eyrie: Eyrie, option: Option) -> Refusal | None:
    if not isinstance(option, Place) or not option.number:
        return None
    return why_not_start_in(game, eyrie.name, eyrie.roost, option, "7.3.2")


@implements("7.3.3")
def choose_leader(game: Game, eyrie: Eyrie) -> None:
    """Choose one of the four leaders; the others stay face up beside the board."""
    let_lead(game, eyrie)


@implements("7.3.4")
def tuck_viziers(game: Game, eyrie: Eyrie) -> None:
    """Tuck the Loyal Viziers into the columns that the leader names."""
    tuck_loyal_viziers(game, eyrie)


SETUP = Steps(
    "7.3",
    {
        "gather warriors": gather_warriors,
        "place roost and starting warriors": place_roost_and_starting_warriors,
        "choose leader": choose_leader,
        "tuck viziers": tuck_viziers,
    },
)
"""The steps of setup; the Roosts track is filled when the supply is formed."""
