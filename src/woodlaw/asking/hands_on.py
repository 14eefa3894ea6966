"""A table under somebody's hands: it is seen whole, and changed a piece or an entry at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.tables import Action, action_of
from woodlaw.asking.cases import ONE, VERSIONS
from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.asking.few_words import in_titles
from woodlaw.asking.rulings import titled
from woodlaw.asking.tables import picture_of
from woodlaw.engine.actions import PHASE, STEP, Phase
from woodlaw.factions.base import Faction
from woodlaw.positions.checking import faults_of, told_fault
from woodlaw.positions.laying import lay_pieces, table_of_state
from woodlaw.positions.position import AS_RECORDED, KIND, Position
from woodlaw.positions.reading import position_of
from woodlaw.positions.remembering import said
from woodlaw.positions.wording import Words
from woodlaw.positions.writing import position_data, write_data
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import PlaceKind


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: ``key`` is that of its ``entries``, ``steps`` are those of each phase.

    A ``bot`` decides nothing.
    """

    title: str
    key: str
    colour: str
    bot: bool
    steps: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Seen:
    """A table as it lies: as text, as a picture (SVG), and its ``entries`` by the keys of a position.

    ``lying`` are all pieces on the map by the names of their places, each kind with its number; entries leave out
    what lies there at the start. ``turn`` is whose turn it is, ``phase`` and ``step`` what is under way, each empty
    where nothing is.
    """

    position: str
    picture: str
    entries: dict[str, Any]
    lying: dict[str, tuple[tuple[str, int], ...]]
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
    return Seen(write_data(entries), picture, shown, _lying(position), seats, turn, PHASE.of(state), STEP.of(state))


def _lying(position: Position) -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the pieces in clearings and forests, those of each player together in the order of the seats."""
    state, words = position.state, position.words
    seats = {seat: number for number, seat in enumerate(state.seats)}

    def order(piece: Piece) -> tuple[int, bool, str, str]:
        """Warriors first: with them may lie what is kept apart alone."""
        away = piece.category is not Category.WARRIOR
        return seats.get(piece.owner, len(seats)), away, piece.category.value, piece.kind

    told: dict[str, tuple[tuple[str, int], ...]] = {}
    for place in (*state.clearings, *(each for each in state.pieces if each.kind is PlaceKind.FOREST)):
        there = {piece: count for piece, count in state.at(place).items() if count}
        name = words.place_name(place).removeprefix("the ")
        told[name] = tuple((words.piece_name(piece), there[piece]) for piece in sorted(there, key=order))
    return told


def _seat(faction: Faction, words: Words) -> Seat:
    steps = {phase.value: faction.steps(phase.value) for phase in Phase}
    key = words.short_title(faction.name)
    return Seat(faction.title, key, faction.colour, not faction.human, steps)


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
        inner[last] = said(value) if isinstance(value, str) else value
    # What a record led to is left out here and found again where it still holds of this table.
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
