"""Field Hospitals (6.2.3) as they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.concepts import matches
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Happening, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import is_held_back, why_not_place
from woodlaw.engine.primitives import discard_card, place_pieces
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.turn import Action
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand

if TYPE_CHECKING:
    from woodlaw.factions.marquise_de_cat import Marquise


@implements("6.2.3")
def field_hospitals(game: Game, marquise: Marquise, events: Sequence[Removed]) -> Sequence[Action]:
    """Return what is due where clearings lost Marquise warriors: the hospitals may take in those of each clearing.

    Wherever they are by now, they are placed from there; those that an effect holds back come later.
    """
    fallen: dict[Place, list[Removed]] = {}
    for event in events:
        if event.piece is marquise.warrior and event.place.number and not is_held_back(game, event.destination):
            fallen.setdefault(event.place, []).append(event)
    return [_hospitals_for(game, marquise, place, removed) for place, removed in fallen.items()]


def _hospitals_for(game: Game, marquise: Marquise, place: Place, removed: Sequence[Removed]) -> Action:
    return Action(
        f"Field Hospitals for clearing {place.number}",
        lambda: _why_no_hospitals(game, marquise, place),
        lambda: _treat(game, marquise, place, removed),
    )


@implements("6.2.3")
def _why_no_hospitals(game: Game, marquise: Marquise, place: Place) -> Refusal | None:
    if _keep(game, marquise) is None:
        return Refusal("6.2.3", "the keep is not on the map")
    if not _cards(game, marquise, place):
        return Refusal("6.2.3", f"no card in hand matches clearing {place.number}")
    return None


@implements("6.2.3")
def _treat(game: Game, marquise: Marquise, place: Place, removed: Sequence[Removed]) -> None:
    """The Marquise may spend a card that matches the clearing to place all that it lost at the keep."""
    card = game.ask(marquise.name, "card for field hospitals", [DECLINE, *_cards(game, marquise, place)])
    keep = _keep(game, marquise)
    if isinstance(card, Card) and keep is not None:
        discard_card(game, marquise.name, card)
        for event in removed:
            place_pieces(game, marquise.name, marquise.warrior, event.count, keep, event.destination)


@implements("6.2.3", "2.1.1")
def _cards(game: Game, marquise: Marquise, place: Place) -> list[Card]:
    """Return the cards of her hand that match a clearing."""
    return [card for card in dict.fromkeys(game.state.cards_at(hand(marquise.name))) if matches(game, card.suit, place)]


def _keep(game: Game, marquise: Marquise) -> Place | None:
    """Return the clearing with the keep, or None when it is not on the map, or she cannot place warriors there."""
    keep = marquise.starting_clearing(game)
    return keep if keep and why_not_place(game, marquise.name, marquise.warrior, keep) is None else None


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
