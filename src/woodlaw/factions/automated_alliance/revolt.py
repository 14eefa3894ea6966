"""Revolts (RB.6.4.3, RB.6.5.2): where the Alliance revolts, and what becomes of the clearing."""

from __future__ import annotations

from woodlaw.engine.concepts import suits
from woodlaw.engine.enemies import enemy_pieces
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import uninterrupted
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.place import available, why_not_place
from woodlaw.engine.primitives import place_pieces, remove_all_enemy_pieces, that_fall
from woodlaw.engine.sides import Falling, Removal
from woodlaw.factions.automated_alliance.abilities import AutomatedAlliance
from woodlaw.factions.bots.order import is_bird_order, order_card
from woodlaw.factions.bots.targets import target
from woodlaw.factions.bots.team import count_enemies
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place
from woodlaw.table.suits import BIRD

REVOLTED = Remembered("revolted", False, FLAG)
"""Whether the Alliance has revolted this turn."""


@implements("RB.6.4.3")
def revolt(game: Game, alliance: AutomatedAlliance) -> None:
    """Without a bird order, revolt in the ordered sympathetic clearing with the most enemy pieces, if in any."""
    if not is_bird_order(game, alliance.name):
        _revolt(game, alliance)


@implements("RB.6.5.2")
def surprise_revolt(game: Game, alliance: AutomatedAlliance) -> None:
    """With a bird order, revolt in the sympathetic clearing with the most enemy pieces that matches a base."""
    if is_bird_order(game, alliance.name):
        _revolt(game, alliance)


def _revolt(game: Game, alliance: AutomatedAlliance) -> None:
    clearing = clearing_to_revolt_in(game, alliance)
    if clearing is not None:
        REVOLTED.note(game.state, True)
        uninterrupted(game, lambda: _rise(game, alliance, clearing, _bases(game, alliance)[clearing]))


@implements("RB.6.4.3", "RB.6.5.2", "RB.2.3")
def clearing_to_revolt_in(game: Game, alliance: AutomatedAlliance) -> Place | None:
    """Return the sympathetic clearing that matches a base with the most enemy pieces, or None.

    One where the base could not be placed is passed over.
    """
    bases = _bases(game, alliance)
    return target(
        game,
        bases,
        lambda clearing: -count_enemies(game, alliance.name, clearing),
        lambda clearing: _can_rise(game, alliance, clearing, bases[clearing]),
    )


def _bases(game: Game, alliance: AutomatedAlliance) -> dict[Place, Piece]:
    """Return the sympathetic clearings that match a base on the board, each with that base."""
    bases = {
        clearing: base_for(game, alliance, clearing)
        for clearing in game.state.clearings
        if alliance.is_sympathetic(game.state, clearing)
    }
    return {clearing: base for clearing, base in bases.items() if base is not None}


@implements("RB.6.4.3", "RB.6.5.2")
def base_for(game: Game, alliance: AutomatedAlliance, clearing: Place) -> Piece | None:
    """Return the base on the board that a clearing matches: the ordered one, or with a bird order the one of the suit
    printed on it. None where there is none.
    """
    order = order_card(game.state, alliance.name)
    if order is None:
        return None
    suit = game.state.suits[clearing.number] if order.suit == BIRD else order.suit
    base = alliance.base(suit)
    return base if base is not None and suit in suits(game, clearing) and available(game, base) else None


@implements("RB.6.4.3", "RB.6.5.2")
def _rise(game: Game, alliance: AutomatedAlliance, clearing: Place, base: Piece) -> None:
    """Remove all enemy pieces from a clearing and place the base there."""
    remove_all_enemy_pieces(game, alliance.name, [clearing])
    if why_not_place(game, alliance.name, base, clearing) is None:
        place_pieces(game, alliance.name, base, 1, clearing)


@implements("RB.2.3", "RB.6.4.3", "RB.6.5.2")
def _can_rise(game: Game, alliance: AutomatedAlliance, clearing: Place, base: Piece) -> bool:
    """Return whether a base could be placed in a clearing once all enemy pieces that can be removed are gone."""
    enemies = enemy_pieces(game, alliance.name, clearing)
    gone = that_fall(game, [Removal(alliance.name, *each) for each in enemies], Falling())
    for removal in gone:
        game.adjust(removal.piece, clearing, -removal.count)
    can_place = why_not_place(game, alliance.name, base, clearing) is None
    for removal in gone:
        game.adjust(removal.piece, clearing, removal.count)
    return can_place
