"""What a recorded turn shows of the actions of the Diaspora, what these bring and cost, and of negotiations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from woodlaw.engine.audit import Offence, omission, violation
from woodlaw.engine.events import Battled, Crafted, Event, Flipped, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, Remembered
from woodlaw.engine.move import player_title
from woodlaw.engine.place import available, why_not_place
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.cards import Militias
from woodlaw.factions.lilypad_diaspora.daylight import ACTIONS
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, militant, why_not_negotiate_there
from woodlaw.factions.records import (
    broken_off,
    ever_stood,
    held_throughout,
    may_be_given,
    own_battles,
    own_moves,
    replaces,
    spent_by,
    ventures_besides,
)
from woodlaw.law.implements import audits
from woodlaw.table.places import Place

At = Iterable[tuple[Event, Offence]]

MILITANT_AT_FIRST = Remembered("militant at first", 0, COUNT)
"""How many enclaves were Militant as a turn of the Diaspora in a record began."""
PROVOKED = Remembered("warriors provoked", 0, COUNT)
"""How many warriors a recorded turn was to place so far for what it provoked."""

SCARCE = Remembered("warriors scarce", False, FLAG)
"""Whether the supply may have been short of warriors for what a recorded turn provoked."""
SURE_SUPPLY = 2
"""How many times as many warriors as are due the supply holds where it can be relied upon."""


# Before an event ------------------------------------------------------------------------------------------------------
def note_militant(game: Game) -> None:
    """Remember, as a turn of the Diaspora begins, how many enclaves are Militant."""
    MILITANT_AT_FIRST.note(game.state, len(militant(game)))


@audits("16.5.2")
def note_provoked(diaspora: Diaspora, game: Game, event: Placed | Flipped) -> None:
    """Remember how many warriors are due where an enclave becomes Militant: one at each of these that can take one.

    None is where the supply may be short of them: a record's losses need not all have come back to it.
    """
    sites = {*militant(game), event.place}
    due = sum(why_not_place(game, diaspora.name, diaspora.warrior, place) is None for place in sites)
    enough = available(game, diaspora.warrior) >= SURE_SUPPLY * due
    PROVOKED.note(game.state, PROVOKED.of(game.state) + due * enough)
    SCARCE.note(game.state, SCARCE.of(game.state) or not enough)


@audits("16.2.5")
def negotiated_wrongly(game: Game, event: Flipped, events: Sequence[Event]) -> Offence | None:
    """Return what is against an enclave that an enemy flips to Peaceful, or None: once a turn, where it has pieces."""
    if any(isinstance(e, Flipped) and e.old is MILITANT and e.player == event.player for e in events):
        return violation("16.2.5", f"{player_title(game, event.player)} flips a second enclave in one turn", "one")
    if game.state.owned(event.place, event.player):
        return None
    refusal = why_not_negotiate_there(game, event.player, event.place)
    return violation(refusal.clause, refusal.reason) if refusal else None


# The turn as a whole --------------------------------------------------------------------------------------------------
def settled_and_provoked(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> At:
    """Return what a turn of the Diaspora does too often or leaves out."""
    provoked = provocations(diaspora, events)
    return [
        *_too_many_actions(diaspora, game, events, provoked),
        *_warriors_otherwise(diaspora, game, events, provoked),
        *_not_discarded(diaspora, game, events, provoked),
    ]


@audits("16.5.2", "16.2.4", "card.militias")
def provocations(diaspora: Diaspora, events: Sequence[Event]) -> list[Event]:
    """Return where a turn provoked for sure: not by fears that came to pass, nor by Militias."""
    flips = [e for e in events if isinstance(e, Flipped) and e.new is MILITANT]
    feared = any(
        (isinstance(e, Battled) and e.defender == diaspora.name)
        or (isinstance(e, Removed) and e.piece is PEACEFUL and e.player != diaspora.name)
        for e in events
    )
    placed = [e for e in events if isinstance(e, Placed) and e.piece is MILITANT]
    militias = sum(isinstance(e, Crafted) and e.card.id in (Militias.card_id, "") for e in events)
    found: list[Event] = [e for e in events if e in placed or (e in flips and not feared)]
    return found[militias:]


@audits("16.5", "16.5.1", "16.5.2")
def _too_many_actions(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> At:
    """Three actions: each provokes, or settles one clearing with a move from each other and a battle or an enclave."""
    moves, battles = own_moves(game, diaspora.name, events), own_battles(diaspora.name, events)
    enclaves = [e for e in events if isinstance(e, Placed) and e.piece is PEACEFUL]
    ways = Counter((move.origin, move.destination) for move in moves)
    ends = Counter(fought.clearing for fought in battles)
    for place in tuple(ends):
        ends[place] -= ever_stood(game.state, events, place, [MILITANT])
    ends += Counter(event.place for event in enclaves)
    settled: Counter[Place] = +ends
    for (_, place), times in ways.items():
        settled[place] = max(settled[place], times)
    taken = len(provoked) + settled.total() - ventures_besides(game)
    if taken <= ACTIONS:
        return ()
    last = next(event for event in reversed(events) if event in (*moves, *battles, *enclaves, *provoked))
    return ((last, violation("16.5", f"the Diaspora take {taken} actions", f"at most {ACTIONS}")),)


@audits("16.4.2", "16.4.2.I", "16.4.2.II", "16.5.2")
def _warriors_otherwise(
    diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]
) -> Iterator[tuple[Event, Offence]]:
    """One warrior at each Militant enclave for each time they provoke, and for rallying unless they reconcile."""
    became = [e for e in events if _becomes_militant(e)]
    if len(became) != len(provoked) or may_be_given(game, diaspora.name, events) or broken_off(events):
        return
    come = [
        (number, e)
        for number, e in enumerate(events)
        if isinstance(e, Placed) and e.piece is diaspora.warrior and e.place.number
    ]
    due = PROVOKED.of(game.state)
    reconciled = any(isinstance(e, Flipped) and e.old is MILITANT for e in events)
    most = due + (0 if reconciled else MILITANT_AT_FIRST.of(game.state))
    placed = sum(e.count for number, e in come if not replaces(e, _but_flips(events[:number])))
    if placed > most and not SCARCE.of(game.state):
        yield come[-1][1], violation("16.5.2" if became else "16.4.2", f"{placed} warriors placed", f"at most {most}")


def _but_flips(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, Flipped)]


def _becomes_militant(event: Event) -> bool:
    return (isinstance(event, Flipped) and event.new is MILITANT) or (
        isinstance(event, Placed) and event.piece is MILITANT
    )


@audits("16.5.2")
def _not_discarded(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> At:
    """A random card for each time they provoke, while they hold any."""
    spent = len(spent_by(diaspora.name, events))
    if spent >= len(provoked) or broken_off(events) or not held_throughout(game, diaspora.name, events):
        return ()
    message = f"{spent or 'no'} cards discarded by provoking"
    return ((provoked[-1], omission("16.5.2", message, f"{len(provoked)}")),)
