"""Field Hospitals (6.2.3) as they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.concepts import matches
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Happening, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place
from woodlaw.engine.primitives import discard_card, place_pieces
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import CLEARINGS, Place, PlaceKind, hand

if TYPE_CHECKING:
    from woodlaw.factions.marquise_de_cat import Marquise

_ON_THE_WAY = (PlaceKind.SUPPLY, PlaceKind.CARD)
"""Where warriors are that go to the supply, now or later, unless the hospitals take them in."""


@implements("6.2.3")
def field_hospitals(game: Game, marquise: Marquise, events: Sequence[Removed]) -> None:
    """For each clearing that lost Marquise warriors, she may spend a card matching it to place them at the keep."""
    for event in events:
        if event.piece is marquise.warrior and event.place.number and event.destination.kind in _ON_THE_WAY:
            _treat(game, marquise, event)


@implements("6.2.3")
def _treat(game: Game, marquise: Marquise, event: Removed) -> None:
    keep = _keep(game, marquise)
    if keep is None or why_not_place(game, marquise.name, marquise.warrior, keep):
        return
    held = dict.fromkeys(game.state.cards_at(hand(marquise.name)))
    fitting = [card for card in held if matches(game, card.suit, event.place)]
    card = game.ask(marquise.name, "card for field hospitals", [DECLINE, *fitting])
    if isinstance(card, Card):
        discard_card(game, marquise.name, card)
        place_pieces(game, marquise.name, marquise.warrior, event.count, keep, event.destination)


def _keep(game: Game, marquise: Marquise) -> Place | None:
    """Return the clearing with the keep, or None when it is not on the map."""
    keep = marquise.piece("keep")
    return next((clearing for clearing in CLEARINGS if game.state.count(clearing, keep)), None)


def as_moves(marquise: Marquise, happened: Sequence[Happening]) -> Sequence[Happening]:
    """Return what happened in a turn as records tell it: warriors go from where they fell to the keep in one move."""
    told: list[Happening] = []
    for event, clauses in happened:
        if isinstance(event, Placed) and "6.2.3" in clauses:
            place = _take_last_fallen(marquise, told, event.count)
            told.append((Moved(event.player, ((event.piece, event.count),), place, event.place), clauses))
        else:
            told.append((event, clauses))
    return told


def _take_last_fallen(marquise: Marquise, told: list[Happening], count: int) -> Place:
    """Take the last removal of so many warriors back, for the hospitals take in all that fell; return where it was."""
    for number in reversed(range(len(told))):
        event = told[number][0]
        if isinstance(event, Removed) and event.piece is marquise.warrior and event.count == count:
            del told[number]
            return event.place
    raise ValueError(f"nobody removed the {count} warriors that the hospitals took in")
