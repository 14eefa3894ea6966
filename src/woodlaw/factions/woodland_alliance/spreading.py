"""Spreading sympathy (8.4.2) as a recorded turn shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.audit import Offence
from woodlaw.engine.concepts import adjacent, suits
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.records import astray, count_before, on_map_before, violation, warriors_astray, warriors_before
from woodlaw.law.implements import audits
from woodlaw.table.cards import Card
from woodlaw.table.places import DISCARD, Place, PlaceKind

if TYPE_CHECKING:
    from woodlaw.factions.woodland_alliance import Alliance

ENOUGH_FOR_MARTIAL_LAW = 3


@audits("8.6.1.IV")
def organized(alliance: Alliance, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether sympathy can be organized: a warrior of the Alliance left the clearing for it."""
    return any(
        isinstance(other, Removed)
        and other.piece is alliance.warrior
        and other.player == alliance.name
        and other.place is event.place
        for other in events
    )


def spread(alliance: Alliance, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    """Return the sympathy that was spread and not organized, each with its place among the events."""
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Placed)
        and event.piece is alliance.sympathy
        and event.place.number
        and not organized(alliance, event, events)
    ]


def revolts(alliance: Alliance, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    """Return the bases that were placed, each with its place among the events."""
    return [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Placed) and event.piece.owner == alliance.name and event.piece.kind.endswith("_base")
    ]


@audits("8.4.2.I")
def spread_too_far(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Choose Clearing: sympathy spreads from sympathetic clearings; where there are none it starts anywhere."""
    if astray(game, alliance.sympathy):
        return []
    pending = [event for _, event in spread(alliance, events)]
    reached = [c for c in game.state.clearings if count_before(game.state, events, 0, c, alliance.sympathy)]
    if pending and not reached:
        reached.append(pending.pop(0).place)
    while True:
        fitting = [event for event in pending if _touches(alliance, game, event.place, reached)]
        if not fitting:
            break
        reached += [event.place for event in fitting]
        pending = [event for event in pending if event not in fitting]
    return [(event, violation("8.4.2.I", _far(event.place), "a clearing adjacent to sympathy")) for event in pending]


def _touches(alliance: Alliance, game: Game, clearing: Place, reached: Sequence[Place]) -> bool:
    return any(place in reached for place in adjacent(game, alliance.name, clearing))


def _far(clearing: Place) -> str:
    return f"sympathy spreads to clearing {clearing.number}, which touches no sympathetic clearing"


def spread_too_cheaply(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[tuple[Event, Offence]]:
    """Compare the supporters that a turn's revolts and sympathy cost with those that were spent in it."""
    placed, risen = spread(alliance, events), revolts(alliance, events)
    if not placed and not risen:
        return []
    where = [event.place for _, event in (*placed, *risen)]
    due = _due_for_sympathy(alliance, game, events, placed) + len(risen) * _due_for_revolt(alliance)
    paid = sum(_fits(game, card, where) for card in _spent(alliance, events))
    if paid >= due:
        return []
    clause, event = ("8.4.2.II", placed[-1][1]) if placed else ("8.4.1.II", risen[-1][1])
    message = f"the Alliance spends {paid} matching supporters on its revolts and on spreading sympathy"
    return [(event, violation(clause, message, f"{due} supporters"))]


@audits("8.4.1.II")
def _due_for_revolt(alliance: Alliance) -> int:
    """Spend Supporters: two for a revolt."""
    due: int = alliance.values["supporters for a revolt"]
    return due


@audits("8.4.2.II")
def _due_for_sympathy(
    alliance: Alliance, game: Game, events: Sequence[Event], placed: Sequence[tuple[int, Placed]]
) -> int:
    """Spend Supporters: what is listed above each token, and one more under martial law."""
    track = alliance.values["cost"]
    first = max(0, on_map_before(game.state, events, 0, alliance.sympathy) - astray(game, alliance.sympathy))
    tokens = sum(event.count for _, event in placed)
    listed: int = sum(track[first : first + tokens])
    return listed + sum(_martial_law(alliance, game, events, *each) for each in placed)


@audits("8.4.2.IIa")
def _martial_law(alliance: Alliance, game: Game, events: Sequence[Event], index: int, event: Placed) -> bool:
    """Martial Law: another supporter where at least three warriors of another player stand for sure."""
    return any(
        warriors_before(game.state, events, index, event.place, player) - warriors_astray(game, player)
        >= ENOUGH_FOR_MARTIAL_LAW
        for player in game.state.seats
        if player != alliance.name
    )


def _spent(alliance: Alliance, events: Sequence[Event]) -> list[Card]:
    return [
        card
        for event in events
        if isinstance(event, CardsMoved) and event.source is alliance.supporters
        if event.target is DISCARD or event.target.kind is PlaceKind.COMMON
        for card in event.cards
    ]


@audits("8.2.3")
def _fits(game: Game, card: Card, where: Sequence[Place]) -> bool:
    """The Supporters Stack: a supporter is spent for its suit; a bird, or a card of no known suit, fits anywhere."""
    if card.suit in ("", "bird"):
        return True
    return any(not suits(game, place) or card.suit in suits(game, place) for place in where)
