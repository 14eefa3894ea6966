"""Section 8.2.4, Removing Bases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.dealing import discard_cards
from woodlaw.engine.events import Removed
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import remove_pieces
from woodlaw.factions.woodland_alliance.supporters import discard_down_supporters, matching_supporters
from woodlaw.law.implements import implements
from woodlaw.table.places import Place

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance.abilities import Alliance


@implements("8.2.4")
def bases_that_fell(game: Game, alliance: Alliance, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where bases were removed: once for each."""
    return [
        FALLEN_BASE.offer(game, alliance, event.place).named(f"Removing Bases in clearing {event.place.number}")
        for event in events
        if event.piece in alliance.bases
    ]


@implements("8.2.4")
def _lose_support(game: Game, alliance: Alliance, clearing: Place) -> None:
    """Discard all supporters that match the clearing, remove half of the officers, and keep what the stack can hold."""
    discard_cards(game, alliance.name, matching_supporters(game, alliance, clearing), alliance.supporters)
    officers = game.state.count(alliance.officers, alliance.warrior)
    remove_pieces(game, alliance.name, [(alliance.warrior, (officers + 1) // 2, alliance.officers)])
    discard_down_supporters(game, alliance)


FALLEN_BASE = Action("Removing Bases", _lose_support)
