"""Revolts (8.4.1) as a recorded turn shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.audit import Offence
from woodlaw.engine.concepts import suits
from woodlaw.engine.events import Event, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.victory import are_allies
from woodlaw.factions.records import astray, changes, count_before, omission, violation
from woodlaw.factions.woodland_alliance.spreading import revolts
from woodlaw.law.implements import audits
from woodlaw.table.pieces import Category
from woodlaw.table.places import supply

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance import Alliance


def revolts_gone_wrong(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield what a turn's revolts placed too many or too few of, and what they left standing."""
    risen = revolts(alliance, events)
    for index, base in risen:
        yield from _warriors(alliance, game, events, index, base)
        yield from _enemies_left(alliance, game, events, base)
    if risen:
        yield from _no_officer(alliance, game, events, risen)


@audits("8.4.1.III")
def _warriors(
    alliance: Alliance, game: Game, events: Sequence[Event], index: int, base: Placed
) -> list[tuple[Event, Offence]]:
    """Resolve Effect: as many warriors as sympathetic clearings match the base, as far as the supply goes."""
    suit = base.piece.kind.removesuffix("_base")
    due = sum(
        count_before(game.state, events, index, clearing, alliance.sympathy)
        for clearing in game.state.clearings
        if suit in suits(game, clearing)
    )
    first, came = _with_the_base(alliance, events, index, base)
    left = count_before(game.state, events, first, supply(alliance.name), alliance.warrior)
    message = f"{came} warriors come to the new base in clearing {base.place.number}"
    expected = f"{due}, one for each matching sympathetic clearing"
    if came > due:
        return [(base, violation("8.4.1.III", message, expected))]
    if came < min(due - astray(game, alliance.sympathy), left - astray(game, alliance.warrior)):
        return [(base, omission("8.4.1.III", message, expected))]
    return []


def _with_the_base(alliance: Alliance, events: Sequence[Event], index: int, base: Placed) -> tuple[int, int]:
    """Return where the warriors recorded right beside a base begin, and how many there are."""
    first, came = index, 0
    for step in (-1, 1):
        beside = index + step
        while 0 <= beside < len(events):
            event = events[beside]
            if not isinstance(event, Placed) or event.piece is not alliance.warrior or event.place is not base.place:
                break
            first, came, beside = min(first, beside), came + event.count, beside + step
    return first, came


@audits("8.4.1.III")
def _enemies_left(alliance: Alliance, game: Game, events: Sequence[Event], base: Placed) -> list[tuple[Event, Offence]]:
    """Resolve Effect: all enemy pieces are removed from the clearing; the Vagabond's pawn cannot be (9.2.2).

    Of an owner who lost or gained pieces there in the turn, the books may be off by what people do not write.
    """
    touched = {piece.owner for event in events for where, piece, _ in changes(event) if where is base.place}
    left = [
        piece
        for piece in game.state.at(base.place)
        if piece.is_faction_piece and piece.owner in game.factions and piece.category is not Category.PAWN
        if piece.owner != alliance.name and not are_allies(game, alliance.name, piece.owner)
        if piece.owner not in touched and not astray(game, piece)
    ]
    if not left:
        return []
    message = f"a {left[0].kind.replace('_', ' ')} stays in clearing {base.place.number} through a revolt"
    return [(base, omission("8.4.1.III", message, "all enemy pieces removed"))]


@audits("8.4.1.III")
def _no_officer(
    alliance: Alliance, game: Game, events: Sequence[Event], risen: Sequence[tuple[int, Placed]]
) -> list[tuple[Event, Offence]]:
    """Resolve Effect: each revolt makes an officer, as far as the supply goes."""
    made = sum(
        change
        for event in events
        for where, piece, change in changes(event)
        if where is alliance.officers and piece is alliance.warrior and change > 0
    )
    left = game.state.count(supply(alliance.name), alliance.warrior) - astray(game, alliance.warrior)
    if made >= len(risen) or left < len(risen) - made:
        return []
    return [(risen[-1][1], omission("8.4.1.III", "a revolt makes no officer", "one warrior in the Officers box"))]
