"""What the setup of a recorded game shows: corners that others start in or leave free, and pieces that start elsewhere.

People write setups down in the order of the seats too; who starts where is then not known when a setup comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import cast

from woodlaw.engine.concepts import by_path
from woodlaw.engine.events import Event
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLAYER, TABLE, Kept, Many
from woodlaw.engine.setup import corners_to_start_in, opposite, starts_of_others
from woodlaw.engine.titles import in_words
from woodlaw.engine.titles import name as named
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind

SET_UP: Kept[tuple[str, ...]] = Kept("set up", (), Many(PLAYER), owner=TABLE)
"""Who has set up in a recorded game, in the order in which it tells of them."""


def note_set_up(game: Game, player: str) -> None:
    """Remember that a player has set up, once."""
    if player not in SET_UP.of(game.state, TABLE):
        SET_UP.keep(game.state, (*SET_UP.of(game.state, TABLE), player), TABLE)


def starts_wrongly(
    game: Game, faction: Recorded, piece: Piece, events: Sequence[Event], clause: str
) -> Iterator[tuple[Event, Offence]]:
    """Yield why no corner in which a setup placed a piece is one to start in, naming the first; what lies elsewhere
    is not looked at, and nothing is said where others have not set up in their order, or start nobody knows where.
    """
    corners = [place for place in placed_in(events, piece) if place.number in game.state.map.corners]
    reasons = [_why_not_there(game, faction, piece, corner) for corner in corners]
    if corners and all(reasons) and _knows_starts(game, faction):
        kind = in_words(piece.kind)
        message = f"setup places {'an' if kind[0] in 'aeiou' else 'a'} {kind} in {named(corners[0])}, {reasons[0]}"
        placing = next(event for event in events if placed_in((event,), piece)[corners[0]])
        yield placing, violation(clause, message, "a free corner, opposite another's start if possible")


@audits("5.1.7")
def _knows_starts(game: Game, faction: Recorded) -> bool:
    """Whether those who set up before a faction, and nobody else, have done so, all by known rules."""
    others = [cast("Recorded", each) for name, each in game.factions.items() if name != faction.name]
    earlier = [each for each in others if each.setup_order < faction.setup_order]
    told = set(SET_UP.of(game.state, TABLE)) - {faction.name}
    return told == {each.name for each in earlier} and all(each.playable for each in earlier)


@audits("7.3.2", "QL.3.2", "LR.3.2")
def _why_not_there(game: Game, faction: Recorded, piece: Piece, corner: Place) -> str:
    """Return why a corner, where the piece stands already, is none to start in, or nothing."""
    starts = starts_of_others(game, faction.name)
    if corner in starts:
        return "where another faction starts"
    better = [each for each in corners_to_start_in(game, faction.name, piece) if opposite(game, each) in starts]
    return "which is not opposite another faction's start" if better and opposite(game, corner) not in starts else ""


def placed_in(events: Sequence[Event], *pieces: Piece) -> Counter[Place]:
    """Return how many of some pieces the events of a setup put where on the map."""
    there: Counter[Place] = Counter()
    for event in events:
        for place, piece, count in changes(event):
            if piece in pieces and place.kind in (PlaceKind.CLEARING, PlaceKind.FOREST):
                there[place] += count
    return +there


def set_up_otherwise(
    events: Sequence[Event], piece: Piece, expected: Mapping[Place, int], clause: str
) -> list[tuple[Event, Offence]]:
    """Return in what the pieces of a setup differ from so many of a kind in each of some places, and no more."""
    there, found = placed_in(events, piece), list[tuple[Event, Offence]]()
    word = in_words(piece.kind)
    for place in dict.fromkeys((*there, *expected)):
        due, count = expected.get(place, 0), there[place]
        message = f"setup places {count or 'no'} {word}{'s' * (count != 1)} in {named(place)}"
        changing = [event for event in events if (place, piece) in ((p, what) for p, what, _ in changes(event))]
        if count > due:
            found.append((changing[-1], violation(clause, message, str(due) if due else "none")))
        elif count < due:
            found.append((changing[-1] if changing else events[-1], omission(clause, message, str(due))))
    return found


def set_up_around(
    game: Game, events: Sequence[Event], start: Collection[Piece], warrior: Piece, numbers: tuple[int, int], clause: str
) -> list[tuple[Event, Offence]]:
    """Return in what the warriors differ from so many in the starting corner, and so many in each clearing beside it.

    It is where the one piece of ``start`` is. Nothing is said where there are more of them, or no warriors at all.
    """
    corners = placed_in(events, *start)
    if corners.total() != 1 or not placed_in(events, warrior):
        return []
    corner = next(iter(corners))
    if corner.number not in game.state.map.corners:
        placing = next(event for event in events if placed_in((event,), *start))
        return [(placing, violation(clause, f"setup starts in {named(corner)}", "a corner clearing"))]
    there, beside = numbers
    return set_up_otherwise(events, warrior, {corner: there} | dict.fromkeys(by_path(game, corner), beside), clause)


def start_off_the_map(events: Sequence[Event], pieces: Mapping[Piece, str]) -> list[tuple[Event, Offence]]:
    """Return which of some pieces a setup puts on the map, though none starts there; each with the clause that says so.

    What is moved there from a clearing counts as well.
    """
    return [found for piece, clause in pieces.items() for found in set_up_otherwise(events, piece, {}, clause)]
