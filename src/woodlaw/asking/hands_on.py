"""A table under somebody's hands: it is seen whole, and changed a piece or an entry at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.tables import Action, action_of
from woodlaw.asking.cases import ONE, VERSIONS
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.factions import Named, boxes_of
from woodlaw.asking.few_words import in_titles
from woodlaw.asking.rulings import titled
from woodlaw.asking.tables import picture_of
from woodlaw.engine.actions import PHASE, STEP, Phase
from woodlaw.factions.base import Faction
from woodlaw.positions.checking import faults_of, told_fault
from woodlaw.positions.laying import lay_pieces, table_of_state
from woodlaw.positions.position import AS_RECORDED, KIND, Position
from woodlaw.positions.reading import position_of
from woodlaw.positions.wording import Words
from woodlaw.positions.writing import position_data, write_data


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: the key of its ``entries`` is ``key``, ``pieces`` are the names of its kinds of piece.

    ``steps`` are those of each phase, ``boxes`` those of its board. A ``bot`` decides nothing.
    """

    title: str
    key: str
    colour: str
    bot: bool
    pieces: tuple[str, ...]
    boxes: tuple[Named, ...]
    steps: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Seen:
    """A table as it lies: as text, as a picture (SVG), and its ``entries`` by the keys of a position.

    ``turn`` is whose turn it is, ``phase`` and ``step`` what is under way, each empty where nothing is.
    """

    position: str
    picture: str
    entries: dict[str, Any]
    seats: tuple[Seat, ...]
    turn: str
    phase: str
    step: str


def see(position: Position, title: str = "") -> Seen:
    """Return a table as it lies."""
    state, words = position.state, position.words
    entries = position_data(state)
    shown = {key: value for key, value in entries.items() if key != KIND}
    turn = words.title(state.current) if state.current else ""
    picture = picture_of(state, title)
    seats = tuple(_seat(faction, words) for faction in words.seats)
    return Seen(write_data(entries), picture, shown, seats, turn, PHASE.of(state), STEP.of(state))


def _seat(faction: Faction, words: Words) -> Seat:
    steps = {phase.value: faction.steps(phase.value) for phase in Phase}
    pieces = tuple(words.piece_name(each.piece) for each in faction.pieces.values())
    key = words.short_title(faction.name)
    return Seat(faction.title, key, faction.colour, not faction.human, pieces, boxes_of(faction), steps)


def put(position: Position, place: str, piece: str, count: int) -> Position:
    """Return the table with so many more of a piece at a place of the map, or fewer where ``count`` is below 0.

    Raises :class:`CannotAnswer` for what is no place or piece, and for what cannot lie there, by its clause.
    """
    with understanding(place):
        words = position.words
        there, ((what, _), *others) = words.place(place), words.pieces(piece)
        if others:
            raise CannotAnswer([Problem(place, f"one kind of piece was expected, not {piece!r}")])
        game = table_of_state(position.state).game(position.state.copy())
        lay_pieces(game, there, [(what, max(0, game.state.count(there, what) + count))])
        known = [told_fault(words, fault) for fault in faults_of(position.state)]
        faults = [told for fault in faults_of(game.state) if (told := told_fault(words, fault)) not in known]
        if faults:
            raise CannotAnswer([Problem("", fault) for fault in faults])
        return position_of(position_data(game.state))


def note(position: Position, keys: Sequence[str], value: object) -> Position:
    """Return the table with another value of one entry of its position; an empty one takes the entry away.

    ``keys`` lead to it: ``["Clergy", "hand"]``. Raises :class:`CannotAnswer` for what is no entry or cannot be.
    """
    if not keys:
        raise CannotAnswer([Problem("keys", "the keys that lead to an entry were expected")])
    entries = position_data(position.state)
    inner: dict[Any, Any] = entries
    for key in keys[:-1]:
        inner = inner.setdefault(_known(inner, key), {})
        if not isinstance(inner, dict):
            raise CannotAnswer([Problem(", ".join(keys), f"{key} holds no entries")])
    last = _known(inner, keys[-1])
    if value in ("", [], {}):
        inner.pop(last, None)
    else:
        inner[last] = int(value) if isinstance(value, str) and value.isdecimal() else value
    # What a record led to is said of this table anew where it still is so.
    entries.pop(AS_RECORDED, None)
    with understanding("position"):
        return position_of(entries)


def as_case(position: Position, action: Action, *, player: str = "", dice: Sequence[str] = ()) -> str:
    """Return a question as the text of a case, which ``woodlaw adjudicate`` takes."""
    told = {
        ONE: VERSIONS[-1],
        "position": position_data(position.state),
        "action": [_told(titled(step, position.words)) for step in action_of(action)],
        "player": in_titles(player, position.words),
        "dice": list(dice),
    }
    return write_data({key: value for key, value in told.items() if value})


def _told(step: Step) -> object:
    """Return an answer as a case has it."""
    if not step.asked:
        return step.answer
    return {step.asked: step.answer, **({"player": step.player} if step.player else {})}


def _known(entries: dict[Any, Any], key: str) -> object:
    """Return the key that an entry has which is told as text: a clearing has a number."""
    return next((known for known in entries if str(known) == key), int(key) if key.isdecimal() else key)
