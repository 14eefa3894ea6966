"""What the events of a recorded turn show: questions that several factions ask of them.

Records are written by people: steps stand in any order within a turn, and a piece may be recorded as removed where none
stood. What the books then cannot know is said here, so that nobody takes it for certain.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed, Replaced, TurnBegan, TurnEnded
from woodlaw.engine.extension import Offence
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import CLEARINGS, Place, hand


# Turns ----------------------------------------------------------------------------------------------------------------
def in_setup(events: Sequence[Event]) -> bool:
    """Return whether these are events of a player's setup."""
    return bool(events) and isinstance(events[0], TurnBegan) and events[0].setup


def player_of(events: Sequence[Event]) -> str:
    """Return whose turn these events are of, or ``""`` when there are none."""
    return events[0].player if events and isinstance(events[0], TurnBegan) else ""


def ends_setup(event: Event, player: str) -> bool:
    """Return whether an event ends a player's setup."""
    return isinstance(event, TurnEnded) and event.setup and event.player == player


def ends_turn(event: Event, player: str) -> bool:
    """Return whether an event ends a turn that a player played to its end."""
    return isinstance(event, TurnEnded) and event.player == player and not event.setup and not event.game_over


def broken_off(events: Sequence[Event]) -> bool:
    """Return whether the record ends with this turn, so that nothing was due any more."""
    return bool(events) and isinstance(events[-1], TurnEnded) and events[-1].game_over


# Pieces ---------------------------------------------------------------------------------------------------------------
def changes(event: Event) -> Iterator[tuple[Place, Piece, int]]:
    """Yield how many pieces of which kind an event puts at (or, negative, takes from) which place."""
    match event:
        case Placed():
            yield event.source, event.piece, -event.count
            yield event.place, event.piece, event.count
        case Removed():
            yield event.place, event.piece, -event.count
            yield event.destination, event.piece, event.count
        case Moved():
            for piece, count in event.pieces:
                yield event.origin, piece, -count
                yield event.destination, piece, count
        case Replaced():
            yield event.place, event.old, -1
            yield event.place, event.new, 1


def count_before(state: State, events: Sequence[Event], index: int, place: Place, piece: Piece) -> int:
    """Return how many of a piece lay at a place before ``events[index]``; the state is the one after them all."""
    since = sum(
        change for event in events[index:] for where, what, change in changes(event) if where is place and what is piece
    )
    return max(0, state.count(place, piece) - since)


def on_map_before(state: State, events: Sequence[Event], index: int, piece: Piece) -> int:
    """Return how many of a piece lay in clearings before ``events[index]``."""
    since = sum(
        change for event in events[index:] for where, what, change in changes(event) if where.number and what is piece
    )
    return max(0, state.on_map(piece) - since)


def warriors_before(state: State, events: Sequence[Event], index: int, place: Place, owner: str) -> int:
    """Return how many warriors of an owner stood at a place before ``events[index]``."""
    since = sum(
        change
        for event in events[index:]
        for where, what, change in changes(event)
        if where is place and what.owner == owner and what.category is Category.WARRIOR
    )
    return max(0, state.warriors(place, owner) - since)


def fell_in_battle(event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a removal can be a hit of a battle of its turn: the remover fought the piece's owner there."""
    sides = {event.player, event.piece.owner}
    return any(
        isinstance(earlier, Battled)
        and earlier.clearing is event.place
        and {earlier.attacker, earlier.defender} == sides
        for earlier in events
    )


def standing_on(game: Game, pieces: Collection[Piece]) -> tuple[Place, ...]:
    """Return the clearings of some kinds of piece, one for every piece there, in the clearings' order."""
    return tuple(
        clearing
        for clearing in CLEARINGS
        for piece, count in game.state.at(clearing).items()
        if piece in pieces
        for _ in range(count)
    )


# Pieces that went astray ----------------------------------------------------------------------------------------------
def note_astray(game: Game, owner: str, event: Event) -> None:
    """Remember an owner's pieces that a record removes or moves where fewer stood: so many are gone elsewhere."""
    match event:
        case Removed(piece=piece) if piece.owner == owner:
            lose_track(game, piece, event.count - game.state.count(event.place, piece))
        case Moved():
            for piece, count in event.pieces:
                if piece.owner == owner:
                    lose_track(game, piece, count - game.state.count(event.origin, piece))


def lose_track(game: Game, piece: Piece, missing: int) -> None:
    """Remember that so many of a piece, if any, are on the map in the books only."""
    if missing > 0:
        key = piece.owner, f"astray {piece.kind}"
        game.state.facts[key] = astray(game, piece) + missing


def astray(game: Game, piece: Piece) -> int:
    """Return how many of a piece the books hold to be on the map though the record has removed them."""
    gone: int = game.state.facts.get((piece.owner, f"astray {piece.kind}"), 0)
    return gone


def warriors_astray(game: Game, owner: str) -> int:
    """Return how many of an owner's warriors the books hold to be on the map though the record has removed them."""
    return sum(gone for (whose, what), gone in game.state.facts.items() if whose == owner and what == "astray warrior")


# Cards ----------------------------------------------------------------------------------------------------------------
def cards_from(events: Sequence[Event], place: Place) -> int:
    """Return how many cards left a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.source is place)


def cards_to(events: Sequence[Event], place: Place) -> int:
    """Return how many cards came to a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.target is place)


def held_throughout(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether a player's hand held a card during the whole turn: more than it gained in it are left."""
    return len(game.state.cards_at(hand(player))) > cards_to(events, hand(player))


# Offences -------------------------------------------------------------------------------------------------------------
def violation(clause: str, message: str, expected: str = "") -> Offence:
    """Return an offence against a clause."""
    return Offence("violation", clause, message, expected)


def omission(clause: str, message: str, expected: str = "") -> Offence:
    """Return the lack of a step that a clause requires."""
    return Offence("omission", clause, message, expected)
