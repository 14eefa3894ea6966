"""Section 1.2, Public and Private Information: what a player may see of the cards on the table."""

from __future__ import annotations

from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.law.implements import implements
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import DECK, Place, PlaceKind


def seen_by(game: Game, player: str, place: Place) -> list[Card]:
    """Return the cards at a place as a player sees them, top last: how many there are, and unseen where hidden."""
    cards = game.state.cards_at(place)
    return list(cards) if why_not_look(game, player, place) is None else [UNSEEN] * len(cards)


def why_not_look(game: Game, player: str, place: Place) -> Refusal | None:
    """Return why a player cannot look through the cards at a place, or None.

    Hidden are the deck, the hands of others, and what effects hide.
    """
    hidden = forbidden(e.forbids_look(game, player, place) for e in game.bending(Extension.forbids_look))
    return _why_not_hand(game, player, place) or _why_not_deck(place) or hidden


@implements("1.2.1")
def _why_not_hand(game: Game, player: str, place: Place) -> Refusal | None:
    if place.kind is not PlaceKind.HAND or place.owner == player or seat_of(game, place.owner).shows_hand(game):
        return None
    return Refusal("1.2.1", "which cards another player holds is hidden")


@implements("1.2.2")
def _why_not_deck(place: Place) -> Refusal | None:
    return Refusal("1.2.2", "nobody looks through the shared deck") if place is DECK else None
