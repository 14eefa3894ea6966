"""Section 8.2.6, Outrage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.dealing import held_by, held_for, show_hand
from woodlaw.engine.decisions import Option
from woodlaw.engine.events import Moved, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.move import name
from woodlaw.engine.provoking import moves_warriors, provoked_by_removing, provokes_by_moving
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.woodland_alliance.supporters import draw_supporters, gain_supporter
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance.abilities import Alliance


@implements("8.2.6")
def outrage_by_removing(game: Game, alliance: Alliance, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where other players removed sympathy: once for each token."""
    provoked = provoked_by_removing(events, alliance.sympathy, lambda player: is_other_player(game, alliance, player))
    return [_due(game, alliance, player, clearing) for player, clearing in provoked]


@implements("8.2.6")
def outrage_by_moving(game: Game, alliance: Alliance, event: Moved) -> list[Offer]:
    """Return what is due where another player moved warriors into a sympathetic clearing: once a move."""
    marches = moves_warriors(event) and is_other_player(game, alliance, event.player)
    if not marches or not alliance.is_sympathetic(game.state, event.destination):
        return []
    if not provokes_by_moving(game, event.player, alliance.name):
        return []
    return [_due(game, alliance, event.player, event.destination)]


@implements("8.2.6")
def is_other_player(game: Game, alliance: Alliance, player: str) -> bool:
    """Return whether somebody is a player other than the Alliance."""
    return player in game.state.seats and player != alliance.name


def _due(game: Game, alliance: Alliance, player: str, clearing: Place) -> Offer:
    return OUTRAGE.offer(game, alliance, player, clearing).named(f"Outrage in clearing {clearing.number}")


@implements("8.2.6")
def _outrage(game: Game, alliance: Alliance, player: str, clearing: Place) -> None:
    """Have a player add a matching card to the stack; without any it shows its hand, and the Alliance draws one."""

    def refuse(option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return None
        held = option in held_by(game, player)
        return Refusal("8.2.6", f"{option.name} {f'does not match {name(clearing)}' if held else 'is not in hand'}")

    cards = held_for(game, player, clearing)
    if cards:
        card = game.ask(player, "card for Outrage", cards, refuse)
        gain_supporter(game, alliance, player, card, hand(player))
    else:
        show_hand(game, player, alliance.name)
        draw_supporters(game, alliance, 1)


OUTRAGE = Action("Outrage", _outrage)
