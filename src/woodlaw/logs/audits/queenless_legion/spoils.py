"""What a recorded turn of the Legion shows of warriors that come back before they have been spoils (QL.2.2.II)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.engine.concepts import suits as suits_of
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, Event, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.titles import name, player_title
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place


@audits("QL.2.2.II")
def carried_before_spoils(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Warriors that fall to the Legion in the campaign are spoils, and go elsewhere only as these are returned.

    Nothing is said where the turn tells of no other Spoils, nor behind Daylight, when they may have been returned.
    """
    if not any(isinstance(event, Removed) and event.destination is legion.spoils for event in events):
        return
    altered = may_have_altered(game, legion.name, events)
    acts = [number for number, event in enumerate(events) if _is_of_daylight(legion, event)]
    for number, move in enumerate(events[: acts[-1]] if acts else ()):
        if not isinstance(move, Moved) or not _is_inside(legion, game, move.origin) or move.origin in altered:
            continue
        owner = move.pieces[0][0].owner
        fought = any(
            isinstance(e, Battled) and e.clearing is move.origin and {e.attacker, e.defender} == {legion.name, owner}
            for e in events[:number]
        )
        if fought and is_enemy(game, legion.name, owner) and _only_its_owner_carries(game, legion.name, owner, move):
            what = f"{player_title(game, owner)} warriors that fell in {name(move.origin)}"
            yield move, violation("QL.2.2.II", f"{what} come back at once", "in Spoils until these are returned")


def _is_inside(legion: Legion, game: Game, place: Place) -> bool:
    """Return whether a place is a campaign clearing for sure."""
    suits = legion.campaign_suits(game)
    return bool(place.number) and len(suits) == 1 and suits_of(game, place) == suits


def _is_of_daylight(legion: Legion, event: Event) -> bool:
    """Return whether an event is something that the Legion do before spoils are returned."""
    match event:
        case Battled():
            return event.attacker == legion.name
        case Placed():
            return event.piece is legion.colony
        case Moved():
            return any(piece is legion.warrior for piece, _ in event.pieces)
    return False


def _only_its_owner_carries(game: Game, player: str, owner: str, move: Moved) -> bool:
    """Return whether a record moves warriors of one owner alone, and only that owner's rules can carry them."""
    if any(piece.owner != owner or piece.category is not Category.WARRIOR for piece, _ in move.pieces):
        return False
    piece, way = move.pieces[0][0], (move.origin, move.destination)
    carrying = [e for e in game.bending(Audit.carries) if e.carries(game, player, piece, *way)]
    return bool(carrying) and all(cast("object", each) is game.factions[owner] for each in carrying)
