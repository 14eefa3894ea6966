"""Section 13.3, the Corvids' setup."""

from __future__ import annotations

from functools import partial

from woodlaw.engine.actions import Steps
from woodlaw.engine.concepts import suits
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.titles import name
from woodlaw.factions.corvid_conspiracy.abilities import Corvids
from woodlaw.law.implements import implements
from woodlaw.table.places import Place
from woodlaw.table.suits import CLEARING_SUITS


@implements("13.3.1", "13.2.2")
def gather_warriors_and_plots(game: Game, corvids: Corvids) -> None:
    """Form the supplies of warriors and of plots, which lie face down."""
    corvids.fill_supply(game)


@implements("13.3.2")
def scatter(game: Game, corvids: Corvids) -> None:
    """Place a warrior in one clearing of every suit."""
    for suit in CLEARING_SUITS:
        why_not = partial(_why_not_in, game, corvids, suit)
        site = game.choose(corvids.name, f"warrior in a {suit} clearing", game.state.clearings, why_not)
        if site:
            place_pieces(game, corvids.name, corvids.warrior, 1, site)


@implements("13.3.2")
def _why_not_in(game: Game, corvids: Corvids, suit: str, place: Place) -> Refusal | None:
    if suit not in suits(game, place):
        return Refusal("13.3.2", f"{name(place)} is no {suit} clearing")
    return why_not_place(game, corvids.name, corvids.warrior, place)


SETUP = Steps("13.3", {"gather warriors and plots": gather_warriors_and_plots, "scatter": scatter})
