"""What a recorded turn leaves out of what follows where caches and encampments are removed (LR.2.2.II, LR.2.3.I)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from woodlaw.engine.events import CardsMoved, Event, Removed
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.factions.lemming_reavers.abilities import Reavers
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.pieces import astray, changes, count_before
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.pieces import Piece
from woodlaw.table.places import PlaceKind, hand

if TYPE_CHECKING:
    from woodlaw.logs.audits.recorded import Recorded


@audits("LR.2.3.I")
def not_given_up(reavers: Reavers, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """For each encampment removed a cache goes back, of those on the board as the turn began.

    Later ones are plundered in Evening, when encampments may have been removed before.
    """
    fallen = [e for e in events if isinstance(e, Removed) and _leaves_map(e, reavers.piece("encampment"))]
    if not fallen or broken_off(events):
        return
    box = reavers.cache_box
    had = sum(count_before(game.state, events, 0, box, cache) for cache in reavers.caches)
    given = sum(e.count for e in events if isinstance(e, Removed) and e.place is box and e.piece in reavers.caches)
    due = min(sum(event.count for event in fallen), had)
    if given < due:
        message = f"{given or 'no'} cache{'s' * (given != 1)} returned from the Reavers' board"
        yield fallen[-1], omission("LR.2.3.I", message, f"{due} for the encampments removed")


@audits("LR.2.3.I")
def given_up_for_nothing(reavers: Reavers, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Caches go back from the board for encampments that left the map alone, one for each."""
    camp, box = reavers.piece("encampment"), reavers.cache_box
    changed = (change for event in events for place, piece, change in changes(event) if piece is camp and place.number)
    fallen = sum(-change for change in changed if change < 0)
    given = [e for e in events if isinstance(e, Removed) and e.place is box and e.piece in reavers.caches]
    count = sum(event.count for event in given)
    if count > fallen and not astray(game, camp):
        message = f"{count} cache{'s' * (count != 1)} returned from the Reavers' board"
        yield given[-1], violation("LR.2.3.I", message, f"{fallen or 'none'}, one for each encampment removed")


@audits("LR.2.2.IId")
def not_looted(reavers: Reavers, game: Game, player: str, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Whoever removes loot in its turn draws a card for each, besides those of its Evening."""
    looted = [
        e for e in events if isinstance(e, Removed) and e.player == player and _leaves_map(e, reavers.piece("loot"))
    ]
    seat = seat_of(game, player)
    if not looted or not seat.has_hand or broken_off(events) or may_have_run_out(game, events):
        return
    if any(e.drawn_otherwise(game, player, events) for e in game.bending(Audit.drawn_otherwise)):
        return
    granted = cast("Recorded", seat).turn_draws(game)
    due = (granted[0] if granted else 0) + sum(event.count for event in looted)
    drawn = sum(
        len(e.cards)
        for e in events
        if isinstance(e, CardsMoved) and e.target is hand(player) and e.source.kind is PlaceKind.COMMON
    )
    if drawn < due:
        message = f"{drawn or 'no'} card{'s' * (drawn != 1)} drawn in a turn that removes loot"
        yield looted[-1], omission("LR.2.2.IId", message, f"{due}, one of them for each loot")


def _leaves_map(event: Removed, piece: Piece) -> bool:
    """Return whether a piece is removed from the map, wherever it goes except to the Reavers' own board."""
    kept = event.destination.kind is PlaceKind.BOARD and event.destination.owner == piece.owner
    return event.piece is piece and bool(event.place.number) and not kept
