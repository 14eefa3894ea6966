"""Section HCC.3, the Clergy's setup."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import suits
from woodlaw.engine.decisions import Option
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.factions.honeycomb_clergy.abilities import HERETIC, Clergy, set_marker
from woodlaw.factions.honeycomb_clergy.flowers import plant_flowers
from woodlaw.law.implements import implements
from woodlaw.table.places import Place
from woodlaw.table.suits import CLEARING_SUITS

WARRIORS_AT_FIRST_CATHEDRAL = 3
FIRST_FLOWERS = 3


@implements("HCC.3.1", "HCC.3.3")
def gather_warriors_and_flowers(game: Game, clergy: Clergy) -> None:
    """Form the supply with the blind bag in it, and the track, which holds the Cathedrals not on the map."""
    clergy.fill_supply(game)


@implements("HCC.3.2")
def place_first_cathedral(game: Game, clergy: Clergy) -> None:
    """Place a Cathedral and three warriors in a clearing that is no corner."""
    sites = [place for place in game.state.clearings if _why_no_first_cathedral(game, clergy, place) is None]
    site = game.ask(clergy.name, "first Cathedral", sites, lambda o: _why_not_first_cathedral(game, clergy, o))
    place_pieces(game, clergy.name, clergy.cathedral, 1, site)
    place_pieces(game, clergy.name, clergy.warrior, WARRIORS_AT_FIRST_CATHEDRAL, site)


@implements("HCC.3.2")
def _why_no_first_cathedral(game: Game, clergy: Clergy, place: Place) -> Refusal | None:
    if place.number in game.state.map.corners:
        return Refusal("HCC.3.2", f"{name(place)} is a corner")
    cathedral = clergy.cathedral
    return why_not_place(game, clergy.name, cathedral, place) or _why_no_warrior(game, clergy, place)


def _why_not_first_cathedral(game: Game, clergy: Clergy, option: Option) -> Refusal | None:
    return _why_no_first_cathedral(game, clergy, option) if isinstance(option, Place) and option.number else None


def _why_no_warrior(game: Game, clergy: Clergy, place: Place) -> Refusal | None:
    return why_not_place(game, clergy.name, clergy.warrior, place)


@implements("HCC.3.2")
def place_warriors_by_suit(game: Game, clergy: Clergy) -> None:
    """Place a warrior in one clearing of every suit."""
    for suit in CLEARING_SUITS:
        why_not = partial(_why_no_warrior_of, game, clergy, suit)
        site = game.choose(clergy.name, f"warrior in a {suit} clearing", game.state.clearings, why_not)
        if site:
            place_pieces(game, clergy.name, clergy.warrior, 1, site)


def _why_no_warrior_of(game: Game, clergy: Clergy, suit: str, place: Place) -> Refusal | None:
    if suit not in suits(game, place):
        return Refusal("HCC.3.2", f"{name(place)} is no {suit} clearing")
    return _why_no_warrior(game, clergy, place)


@implements("HCC.3.2")
def place_first_flowers(game: Game, clergy: Clergy) -> None:
    """Draw three flowers and place them where Clergy warriors are, though not at the Cathedral."""
    plant_flowers(game, clergy, FIRST_FLOWERS)


@implements("HCC.3.4")
def place_penitence_markers(game: Game, clergy: Clergy) -> None:
    """Every enemy faction starts as Heretic."""
    for seat in game.state.seats:
        if is_enemy(game, clergy.name, seat):
            set_marker(game, clergy, seat, HERETIC)


SETUP = Steps(
    "HCC.3",
    {
        "gather warriors and flowers": gather_warriors_and_flowers,
        "place first Cathedral": place_first_cathedral,
        "place warriors": place_warriors_by_suit,
        "place first flowers": place_first_flowers,
        "place penitence markers": place_penitence_markers,
    },
)
