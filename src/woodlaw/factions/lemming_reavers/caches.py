"""What removing a cache brings to whoever did it (LR.2.2.II), and what a lost encampment costs (LR.2.3.I)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from woodlaw.engine.actions import Action, Offer
from woodlaw.engine.dealing import draw_cards
from woodlaw.engine.decisions import DECLINE
from woodlaw.engine.events import Removed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.interrupts import afterwards
from woodlaw.engine.move import name
from woodlaw.engine.place import room_for
from woodlaw.engine.primitives import flip_item, place_pieces, remove_pieces, score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.venture import move_or_battle
from woodlaw.factions.base import Faction
from woodlaw.law.implements import implements
from woodlaw.table.pieces import Piece, is_face_down
from woodlaw.table.places import Place, PlaceKind

if TYPE_CHECKING:
    from woodlaw.factions.lemming_reavers.abilities import Reavers

WARRIORS, ITEM = "place warriors", "flip item"
WARRIORS_PLACED = 2


# LR.2.2.II Scouting Reward --------------------------------------------------------------------------------------------
@implements("LR.2.2.II")
def scouting_rewards(game: Game, reavers: Reavers, events: Sequence[Removed]) -> list[Offer]:
    """Score for each cache that another player removed off the map, and return the effects due to that player."""
    taken = [
        event
        for event in events
        if event.piece in reavers.caches and event.place.number and event.player != reavers.name
    ]
    score_points(game, reavers.name, sum(event.count for event in taken))
    return [
        EFFECTS[event.piece.kind].offer(game, event.player, event.place, event.count).named(_named(event))
        for event in taken
        if event.piece.kind in EFFECTS
    ]


def _named(event: Removed) -> str:
    return f"{event.piece.kind} in {name(event.place)}"


# LR.2.2.IIa Provisions ------------------------------------------------------------------------------------------------
@implements("LR.2.2.IIa")
def _why_no_provisions(game: Game, player: str, place: Place, count: int) -> Refusal | None:
    if _has_room(game, player, place) or _exhausted(game, player):
        return None
    return Refusal("LR.2.2.IIa", "no warrior can be placed, and no exhausted item is there to flip")


@implements("LR.2.2.IIa")
def _provide(game: Game, player: str, place: Place, count: int) -> None:
    """For each, the remover may place two warriors where it was, or flip an exhausted item of its board face up."""
    for _ in range(count):
        options = [DECLINE] + [WARRIORS] * _has_room(game, player, place) + [ITEM] * bool(_exhausted(game, player))
        choice = game.ask(player, "provisions", options)
        if choice == WARRIORS:
            place_pieces(game, player, _warrior(game, player), WARRIORS_PLACED, place)
        elif choice == ITEM:
            item, box = game.ask(player, "item to flip", _exhausted(game, player))
            flip_item(game, player, item, box)


@implements("LR.2.2.IIa", "1.5.4")
def _has_room(game: Game, player: str, place: Place) -> bool:
    """Return whether a player can place a warrior of its own; a faction that has no plain warriors cannot."""
    try:
        return room_for(game, player, _warrior(game, player), place) > 0
    except KeyError:
        return False


def _warrior(game: Game, player: str) -> Piece:
    return cast("Faction", seat_of(game, player)).warrior


@implements("LR.2.2.IIa")
def _exhausted(game: Game, player: str) -> list[tuple[Piece, Place]]:
    """Return the exhausted items of a player's board, each kind with the box it lies in."""
    boxes = (place for place in game.state.pieces if place.kind is PlaceKind.BOARD and place.owner == player)
    return [(item, box) for box in sorted(boxes, key=repr) for item in game.state.at(box) if is_face_down(item)]


# LR.2.2.IIb Depot, LR.2.2.IId Loot ------------------------------------------------------------------------------------
@implements("LR.2.2.IIb", "1.4.2")
def _set_out(game: Game, player: str, place: Place, count: int) -> None:
    """The remover may take a move or initiate a battle anywhere, once the battle or effect under way is over."""
    afterwards(game, ("depot", place, len(game.waiting or ())), lambda: _venture(game, player, count))


@implements("LR.2.2.IIb")
def _venture(game: Game, player: str, count: int) -> None:
    for _ in range(count):
        move_or_battle(game, player, may_decline=True)


@implements("LR.2.2.IId")
def _loot(game: Game, player: str, place: Place, count: int) -> None:
    """The remover draws a card for each."""
    for _ in range(count):
        draw_cards(game, player, 1)


EFFECTS = {
    "provisions": Action("provisions", _provide, _why_no_provisions),
    "depot": Action("depot", _set_out),
    "loot": Action("loot", _loot),
}
"""The effects of removing a cache by its type; of a reserve the point is scored with that of the token."""


# LR.2.3.I Raided ------------------------------------------------------------------------------------------------------
@implements("LR.2.3.I")
def raids(game: Game, reavers: Reavers, events: Sequence[Removed]) -> list[Offer]:
    """Return what is due where encampments were removed from the map."""
    encampment = reavers.piece("encampment")
    lost = sum(event.count for event in events if event.piece is encampment and event.place.number)
    return [RAIDED.offer(game, reavers, lost)] if lost else []


@implements("LR.2.3.I")
def _why_no_raid(game: Game, reavers: Reavers, lost: int) -> Refusal | None:
    return None if _plundered(game, reavers) else Refusal("LR.2.3.I", "no cache is on the Reavers' board")


@implements("LR.2.3.I", "1.5.4")
def _give_up(game: Game, reavers: Reavers, lost: int) -> None:
    """For each encampment the Reavers return a cache of their choice from their board to their supply."""
    for _ in range(lost):
        if left := _plundered(game, reavers):
            cache = game.ask(reavers.name, "cache to return", left)
            remove_pieces(game, reavers.name, [(cache, 1, reavers.cache_box)])


@implements("LR.2.3.I")
def _plundered(game: Game, reavers: Reavers) -> list[Piece]:
    """Return the types of cache on the board."""
    return [cache for cache in reavers.caches if game.state.count(reavers.cache_box, cache)]


RAIDED = Action("Raided", _give_up, _why_no_raid)
