"""Outrage (8.2.6) as a recorded turn shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.audit import Audit, Offence
from woodlaw.engine.enemies import provokes_by_moving
from woodlaw.engine.events import Event, Moved, Removed, Revealed
from woodlaw.engine.game import Game
from woodlaw.engine.move import player_title
from woodlaw.factions.records import astray, broken_off, cards_to, count_before, omission, player_of
from woodlaw.law.implements import audits
from woodlaw.table.pieces import Category
from woodlaw.table.places import hand

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance import Alliance


@audits("8.2.6")
def outrage_unanswered(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Outrage: another player who removes sympathy, or moves warriors into a sympathetic clearing, gives a card.

    A turn in which any card came to the Alliance, or a hand was shown to it, is taken to have answered.
    """
    player = player_of(events)
    if player == alliance.name or broken_off(events) or astray(game, alliance.sympathy) or _answered(alliance, events):
        return []
    full = len(game.state.cards_at(alliance.supporters)) >= alliance.values["supporters without a base"]
    if full and not alliance.bases(game):
        return []
    cause = next((e for i, e in enumerate(events) if _outrages(alliance, game, events, i, e)), None)
    if cause is None:
        return []
    message = f"{player_title(game, player)} outrages the Alliance, and no card goes to its supporters"
    return [(cause, omission("8.2.6", message, "a matching card, or one drawn, to the Supporters stack"))]


def _answered(alliance: Alliance, events: Sequence[Event]) -> bool:
    shown = any(isinstance(event, Revealed) and event.to == alliance.name for event in events)
    return shown or cards_to(events, alliance.supporters) + cards_to(events, hand(alliance.name)) > 0


def _outrages(alliance: Alliance, game: Game, events: Sequence[Event], index: int, event: Event) -> bool:
    match event:
        case Removed(piece=piece) if piece is alliance.sympathy and event.place.number:
            return event.player != alliance.name
        case Moved() if event.destination.number and _marches(alliance, game, event):
            sympathetic = count_before(game.state, events, index, event.destination, alliance.sympathy) > 0
            return sympathetic and provokes_by_moving(game, event.player, alliance.name)
    return False


def _marches(alliance: Alliance, game: Game, event: Moved) -> bool:
    """Return whether the player moves warriors of its own; what hospitals and the like carry is placed, not moved."""
    return any(
        piece.category is Category.WARRIOR and piece.owner == event.player and piece.owner != alliance.name
        for piece, _ in event.pieces
    ) and not any(
        extension.carries(game, event.player, piece, event.origin, event.destination)
        for extension in game.bending(Audit.carries)
        for piece, _ in event.pieces
    )
