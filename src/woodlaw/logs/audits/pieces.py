"""What the events of a recorded turn show of pieces: where they lay before, where they came from, and what fell.

A piece may be recorded as removed where none stood; those that so went astray are counted, for the books have them yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import cast

from woodlaw.engine.events import Battled, Event, Flipped, Moved, Placed, Removed, Replaced
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, PIECE, Kept
from woodlaw.engine.place import removed_to
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, supply

ASTRAY = Kept("astray", 0, COUNT, PIECE)
"""How many of a piece of its own a player's books hold to be on the map though the record has removed them."""


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
        case Replaced() | Flipped():
            yield event.place, event.old, -1
            yield event.place, event.new, 1


def count_before(state: State, events: Sequence[Event], index: int, place: Place, piece: Piece) -> int:
    """Return how many of a piece lay at a place before ``events[index]``; the state is the one after them all."""
    since = sum(
        change for event in events[index:] for where, what, change in changes(event) if where is place and what is piece
    )
    return max(0, state.count(place, piece) - since)


def supplied_before(game: Game, events: Sequence[Event], index: int, piece: Piece) -> int:
    """Return how many of a piece its supply held for sure before ``events[index]``; the state is the one after all."""
    told = count_before(game.state, events, index, supply(piece.owner), piece)
    return max(0, told - astray(game, piece) - kept_from_supply(game, piece))


def kept_from_supply(game: Game, piece: Piece) -> int:
    """Return how many of a piece effects may keep that a record tells as back in its supply, the most of the turn."""
    return sum(each.keeps_from_supply(game, piece) for each in game.bending(Audit.keeps_from_supply))


def laid_before(state: State, events: Sequence[Event], index: int, piece: Piece) -> Counter[Place]:
    """Return how many of a piece lay in which clearing before ``events[index]``; the state is the one after all."""
    found = Counter({place: state.count(place, piece) for place in state.where(piece) if place.number})
    for event in events[index:]:
        for where, what, change in changes(event):
            if where.number and what is piece:
                found[where] -= change
    return +found


def placed_where(events: Sequence[Event], piece: Piece) -> Counter[Place]:
    """Return how many of a piece came to which clearing from elsewhere than the map in some events."""
    placed: Counter[Place] = Counter()
    for event in events:
        if isinstance(event, Placed) and event.piece is piece and event.place.number:
            placed[event.place] += event.count
    return placed


def paid_away(events: Sequence[Event], piece: Piece) -> int:
    """Return how many of a piece were placed on boards of others in some events, and so left their supply."""
    placed = (event for event in events if isinstance(event, Placed) and event.piece is piece)
    return sum(event.count for event in placed if event.place.owner not in ("", piece.owner))


def vacated(events: Sequence[Event], player: str) -> set[Place]:
    """Return the clearings that warriors of others left in some events: a player's own may have come in their place."""
    return {
        place
        for event in events
        for place, piece, change in changes(event)
        if place.number and change < 0 and piece.category is Category.WARRIOR and piece.owner != player
    }


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


def outnumbering(
    events: Sequence[Event], pieces: Collection[Piece], warrior: Piece, clause: str, what: str
) -> list[tuple[Event, Offence]]:
    """Return where pieces that only go along with warriors moved in greater number than they did in a turn.

    A record may note them apart, so all moves between the same two clearings count together. ``what`` names the pieces.
    """
    along: Counter[tuple[Place, Place]] = Counter()
    warriors: Counter[tuple[Place, Place]] = Counter()
    last: dict[tuple[Place, Place], Event] = {}
    for event in events:
        if not isinstance(event, Moved) or not event.origin.number or not event.destination.number:
            continue
        way = event.origin, event.destination
        for piece, count in event.pieces:
            if piece in pieces:
                along[way] += count
                last[way] = event
            elif piece is warrior:
                warriors[way] += count
    return [
        (last[way], violation(clause, f"{count} {what} moved with {warriors[way]} warriors"))
        for way, count in along.items()
        if count > warriors[way]
    ]


def replaces(event: Placed, events: Sequence[Event], *, another: bool = False) -> bool:
    """Return whether a piece comes to where the last piece that moved before it went from, and may replace that one.

    ``another`` asks for one of another kind: where no rule brings back a piece that fell, its like replaces none.
    """
    last = next((e for e in reversed(events) if any(changes(e))), None)
    gone = [piece for place, piece, change in changes(last) if place is event.place and change < 0] if last else []
    return any(piece is not event.piece for piece in gone) if another else bool(gone)


def replaces_warrior(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a piece may replace a warrior, or a piece of the player's own, that was the last to go there.

    No rule puts a warrior in the place of enemy tokens and buildings.
    """
    last = next((e for e in reversed(events) if any(changes(e))), None)
    gone = [piece for place, piece, change in changes(last) if place is event.place and change < 0] if last else []
    return any(piece.owner in ("", event.player) or piece.category is Category.WARRIOR for piece in gone)


def ever_stood(state: State, events: Sequence[Event], place: Place, pieces: Collection[Piece]) -> bool:
    """Return whether one of some pieces lay at a place at any time of a turn; the state is the one after it."""
    touched = any(where is place and piece in pieces for event in events for where, piece, _ in changes(event))
    return touched or any(state.count(place, piece) for piece in pieces)


def fell_in_battle(event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a removal can be a hit of a battle of its turn: the remover fought there.

    It can be of whoever's piece, for warriors of others may fight for the other side.
    """
    return any(
        isinstance(earlier, Battled)
        and earlier.clearing is event.place
        and event.player in (earlier.attacker, earlier.defender)
        for earlier in events
    )


def are_battles_told(game: Game, events: Sequence[Event]) -> bool:
    """Return whether a record tells all that the battles among some events do, whoever fights in them."""
    fought = [event for event in events if isinstance(event, Battled)]
    return all(are_losses_told(game, (event.attacker, event.defender)) for event in fought)


def are_losses_told(game: Game, sides: Iterable[str]) -> bool:
    """Return whether a record tells all that some sides lose in battle; nobody keeps books of hirelings."""
    told = (cast("Audit", game.factions[side]) for side in sides if side in game.factions)
    return all(each.are_battles_told(game) for each in told)


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
        ASTRAY.keep(game.state, astray(game, piece) + missing, piece.owner, piece)


def astray(game: Game, piece: Piece) -> int:
    """Return how many of a piece the books hold to be on the map though the record has removed them."""
    return ASTRAY.of(game.state, piece.owner, piece)


def warriors_astray(game: Game, owner: str) -> int:
    """Return how many of an owner's warriors the books hold to be on the map though the record has removed them."""
    return sum(astray(game, piece) for piece in ASTRAY.things(game.state, owner) if piece.category is Category.WARRIOR)


def going_on_to_boards(game: Game, events: Sequence[Event], held: Place) -> Counter[tuple[Piece, Place]]:
    """Return how many of which pieces that a turn's events removed to where they are held back go on to which board."""
    fights = [Fight(e.attacker, e.defender, e.clearing) for e in events if isinstance(e, Battled)]
    found = Counter[tuple[Piece, Place]]()
    for event in events:
        if isinstance(event, Removed) and event.destination is held:
            fought = next((fight for fight in fights if fight.clearing is event.place), None)
            target = removed_to(game, event.piece, event.place, fought, event.player, besides=held)
            if target.kind is PlaceKind.BOARD:
                found[event.piece, target] += event.count
    return found
