"""What the events of a recorded turn show of it: whose it is, where it stands, and what moves and fights in it.

Records are written by people: steps stand in any order within a turn. What the books then cannot know is said here, so
that nobody takes it for certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from typing import cast

from woodlaw.engine.actions import PHASE, Phase
from woodlaw.engine.events import Battled, CardsMoved, Event, MarkerLeft, Moved, PathOpened, TurnBegan, TurnEnded
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, TEXT, Many, Remembered, Row
from woodlaw.logs.audits.audit import NO_VENTURES, Audit, Ventures
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, hand

VENTURES = Remembered[tuple[tuple[str, int, int, int, int], ...]](
    "ventures besides", (), Many(Row((TEXT, COUNT, COUNT, COUNT, COUNT)))
)
"""How many moves, battles and either each effect may have given the player of a recorded turn, and how many of them for
an item: the most at any moment of it."""


# Turns ----------------------------------------------------------------------------------------------------------------
def in_setup(events: Sequence[Event]) -> bool:
    """Return whether these are events of a player's setup."""
    return bool(events) and isinstance(events[0], TurnBegan) and events[0].setup


def player_of(events: Sequence[Event]) -> str:
    """Return whose turn these events are of, or ``""`` when there are none."""
    return events[0].player if events and isinstance(events[0], TurnBegan) else ""


@contextmanager
def in_phase(game: Game, phase: Phase) -> Iterator[None]:
    """Judge within it as in a phase of the turn under way; books do not know which it is in."""
    PHASE.note(game.state, phase.value)
    try:
        yield
    finally:
        PHASE.forget(game.state)


def ends_setup(event: Event, player: str) -> bool:
    """Return whether an event ends a player's setup."""
    return isinstance(event, TurnEnded) and event.setup and event.player == player


def ends_turn(event: Event, player: str) -> bool:
    """Return whether an event ends a turn that a player played to its end."""
    return isinstance(event, TurnEnded) and event.player == player and not event.setup and not event.game_over


def broken_off(events: Sequence[Event]) -> bool:
    """Return whether the record ends with this turn, so that nothing was due any more."""
    return bool(events) and isinstance(events[-1], TurnEnded) and events[-1].game_over


def is_deed_of_daylight(event: Event, player: str) -> bool:
    """Return whether an event is something that rules of the core let a player do in its Daylight alone.

    It activates a dominance card (3.3.1, 9.2.8) or takes one that is available (3.3.4), or opens a path (M.4.3).
    """
    match event:
        case MarkerLeft() | PathOpened():
            return event.player == player
        case CardsMoved(source=source, target=target) if source is DISCARD and target is hand(player):
            return all(card.kind is CardKind.DOMINANCE for card in event.cards)
    return False


def after_deeds_of_daylight(player: str, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn after the first that is surely of a player's Daylight by rules of the core."""
    first = next((n for n, event in enumerate(events) if is_deed_of_daylight(event, player)), len(events))
    return events[first + 1 :]


def may_be_given(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether an effect may have had a player place other warriors than usual after some events of its turn."""
    return any(e.places_besides(game, player, events) for e in game.bending(Audit.places_besides))


def given_in(game: Game, player: str, place: Place, events: Sequence[Event]) -> int:
    """Return how many warriors effects may have had a player place in a clearing after some events of its turn."""
    given = [e.places_besides(game, player, events) for e in game.bending(Audit.places_besides)]
    return sum(each[place] + each[None] for each in given)


# Moves and battles ----------------------------------------------------------------------------------------------------
def note_ventures_besides(game: Game, events: Sequence[Event]) -> None:
    """Note how many moves and battles effects may have given the player of a turn, while they are still in force."""
    noted = {effect: Ventures(*counts) for effect, *counts in VENTURES.of(game.state)}
    for each in game.bending(Audit.ventures_besides):
        effect = f"{type(each).__name__} of {cast('Extension', each).owner}"
        given, before = each.ventures_besides(game, game.state.current, events), noted.get(effect, NO_VENTURES)
        noted[effect] = max(before, given, key=lambda ventures: ventures.most)
    VENTURES.note(game.state, tuple((effect, *astuple(ventures)) for effect, ventures in noted.items()))


def ventures_besides(game: Game) -> Ventures:
    """Return which moves and battles effects may have given the player of the turn besides those of its own."""
    given = [counts for _, *counts in VENTURES.of(game.state)]
    return Ventures(*map(sum, zip(*given, strict=True))) if given else NO_VENTURES


def ventures(event: Event, player: str) -> bool:
    """Return whether a player moves pieces by an event, or initiates a battle."""
    match event:
        case Moved():
            return event.player == player
        case Battled():
            return event.attacker == player
    return False


def is_carried(game: Game, event: Moved, piece: Piece) -> bool:
    """Return whether an effect may have carried a piece, so that nothing that answers to moves does."""
    way = event.origin, event.destination
    carrying = (each for each in game.bending(Audit.carries) if each.carries(game, event.player, piece, *way))
    return any(not each.moves_unruled(game, piece, *way) for each in carrying)


def own_moves(game: Game, player: str, events: Sequence[Event]) -> list[Moved]:
    """Return the moves of a player's pieces between places of the map that no effect can have carried them on."""
    return [event for event in events if isinstance(event, Moved) and _is_own_move(game, player, event)]


def _is_own_move(game: Game, player: str, event: Moved) -> bool:
    if event.player != player or not _on_map(event.origin) or not _on_map(event.destination):
        return False
    carrying = game.bending(Audit.carries)
    return any(
        piece.owner == player
        and not any(e.carries(game, player, piece, event.origin, event.destination) for e in carrying)
        for piece, _ in event.pieces
    )


def _on_map(place: Place) -> bool:
    return bool(place.number) or place.kind is PlaceKind.FOREST


def own_battles(player: str, events: Sequence[Event]) -> list[Battled]:
    """Return the battles that a player initiates."""
    return [event for event in events if isinstance(event, Battled) and event.attacker == player]
