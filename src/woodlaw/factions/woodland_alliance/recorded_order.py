"""What a recorded turn shows of its phases: what the Alliance does too late, in its Evening (8.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.audit import Offence, too_late
from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.factions.records import own_battles, own_moves, ventures_besides
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.factions.woodland_alliance.recorded_training import trained_behind_cards
from woodlaw.factions.woodland_alliance.recorded_turns import revolts, spread
from woodlaw.law.implements import audits
from woodlaw.table.places import hand

Found = Iterator[tuple[Event, Offence]]

RECRUITED = Remembered("alliance recruited", 0, COUNT)
"""How many events of the turn of a record came before the Alliance recruited for the first time."""


def note_recruiting(game: Game, events: Sequence[Event]) -> None:
    """Remember that the Alliance recruits after some events of its turn."""
    if not RECRUITED.is_noted(game.state):
        RECRUITED.note(game.state, len(events))


def done_in_evening(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield the first of each kind that comes after a move, a battle or a recruit of the Alliance.

    What it crafts and mobilizes some write before everything else, but nobody writes it behind the operations.
    """
    since = _evening(alliance, game, events)
    if since is None:
        return
    yield from _spread_late(alliance, events, since)
    yield from _mobilized_late(alliance, events, since)
    yield from _trained_late(alliance, game, events, since)


@audits("8.6.1")
def _evening(alliance: Alliance, game: Game, events: Sequence[Event]) -> int | None:
    """Return the number of the first military operation, unless an effect may have given a move or a battle."""
    ventures = [*own_moves(game, alliance.name, events), *own_battles(alliance.name, events)]
    begun = [number for number, event in enumerate(events) if any(event is each for each in ventures)]
    if ventures_besides(game).most:
        begun = []
    if RECRUITED.is_noted(game.state):
        begun.append(RECRUITED.of(game.state))
    return min(begun, default=None)


@audits("8.4.2")
def _spread_late(alliance: Alliance, events: Sequence[Event], since: int) -> Found:
    """Sympathy spreads in Birdsong; what is organized comes in place of a warrior."""
    for index, event in spread(alliance, events):
        if index > since:
            message = f"sympathy spreads to clearing {event.place.number} after the Alliance moves, battles or recruits"
            yield event, too_late("8.4.2", message, "in Birdsong")
            return


@audits("8.5.2")
def _mobilized_late(alliance: Alliance, events: Sequence[Event], since: int) -> Found:
    """Cards are mobilized in Daylight."""
    for event in events[since:]:
        if not isinstance(event, CardsMoved) or event.source is not hand(alliance.name):
            continue
        if event.target is alliance.supporters:
            message = "a card is mobilized after the Alliance moves, battles or recruits"
            yield event, too_late("8.5.2", message, "in Daylight")
            return


@audits("8.5.3")
def _trained_late(alliance: Alliance, game: Game, events: Sequence[Event], since: int) -> Found:
    """Officers are trained in Daylight; those of revolts are told apart by the cards that are spent."""
    if any(index > since for index, _ in revolts(alliance, events)):
        return
    late = [index for index in trained_behind_cards(alliance, game, events) if index > since]
    if late:
        yield (
            events[late[0]],
            too_late("8.5.3", "the Alliance trains after it moves, battles or recruits", "in Daylight"),
        )
