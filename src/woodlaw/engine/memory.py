"""What a turn and the boards remember: each thing is declared once, beside the rule that needs it.

A declaration says what the values are, so that a position can read and write them. Values never change: a new one takes
the place of the old, and a copy of a state shares nothing that could change.

>>> from woodlaw.engine.memory import COUNT, Remembered
>>> PIES = Remembered("pies eaten", 0, COUNT)
>>> PIES.name, PIES.default
('pies eaten', 0)
"""

from __future__ import annotations

import sys
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from woodlaw.law.values import Fixed

if TYPE_CHECKING:
    from woodlaw.engine.state import State

Value = TypeVar("Value")

TABLE = "table"
"""Whose notes about a recorded game are that no board shows: no player's, so that no position tells them."""


# What values there are ------------------------------------------------------------------------------------------------
class Plain(Enum):
    """Values that need no further telling."""

    FLAG = auto()
    """Whether something is so."""
    TEXT = auto()
    """A word of the rules' own."""
    PLAYER = auto()
    """A player at the table, by the name of its faction."""
    PLACE = auto()
    """A clearing, a forest or a path."""
    PIECE = auto()
    """A kind of piece."""


class Count(Fixed):
    """A number from 0 to ``most``."""

    most: int = 99


class OneOf(Fixed):
    """One of some words."""

    words: tuple[str, ...]


class Many(Fixed):
    """Any number of values, in their order, as a tuple."""

    each: Form


class Row(Fixed):
    """Values that belong together, as a tuple."""

    parts: tuple[Form, ...]


Form: TypeAlias = Plain | Count | OneOf | Many | Row
"""What the values of something remembered are."""

FLAG, TEXT, PLAYER, PLACE, PIECE = Plain.FLAG, Plain.TEXT, Plain.PLAYER, Plain.PLACE, Plain.PIECE
COUNT, EVENT = Count(), Count(100_000)
"""A small number; and that of an event in its turn, of which a record may tell as many as it likes."""


# What is remembered ---------------------------------------------------------------------------------------------------
class Remembered(Generic[Value]):
    """Something that a turn remembers until the next one begins.

    ``name`` is what positions call it, ``default`` its value while nothing is noted, ``form`` what its values are, and
    ``about`` for what it is remembered separately: for each player, for each place.
    """

    __slots__ = ("about", "default", "form", "name")

    def __init__(self, name: str, default: Value, form: Form, *about: Form) -> None:
        self.name = name
        self.default = default
        self.form = form
        self.about = about
        _declare(_of_turns, name, self)

    def of(self, state: State, *about: object) -> Value:
        """Return what is remembered, of these things."""
        value: Value = state.this_turn.get((self.name, *about) if about else self.name, self.default)
        return value

    def is_noted(self, state: State, *about: object) -> bool:
        """Return whether anything was noted this turn, even the default."""
        return self._key(about) in state.this_turn

    def note(self, state: State, value: Value, *about: object) -> None:
        """Remember a value until the turn's end."""
        state.this_turn[(self.name, *about) if about else self.name] = value
        state.version += 1

    def forget(self, state: State, *about: object) -> None:
        """Remember the default again."""
        state.this_turn.pop(self._key(about), None)
        state.version += 1

    def _key(self, about: tuple[object, ...]) -> object:
        return (self.name, *about) if about else self.name

    def __repr__(self) -> str:
        return f"Remembered({self.name!r})"


class Kept(Generic[Value]):
    """Something that a player's board says until it says something else.

    ``name`` is what positions call it, empty where ``about`` alone tells it: what the board says of each enemy.
    ``owner`` is the faction whose board it is, or empty where any player's can say it.
    """

    __slots__ = ("about", "default", "form", "name", "owner")

    def __init__(self, name: str, default: Value, form: Form, *about: Form, owner: str = "") -> None:
        self.name = name
        self.default = default
        self.form = form
        self.about = about
        self.owner = owner
        _declare(_of_boards, f"{owner}:{name}", self)

    def of(self, state: State, owner: str, *about: object) -> Value:
        """Return what a player's board says."""
        value: Value = state.facts.get((owner, self.name, *about) if self.name else (owner, *about), self.default)
        return value

    def is_kept(self, state: State, owner: str, *about: object) -> bool:
        """Return whether a player's board was made to say anything, even the default."""
        return self.key(owner, *about) in state.facts

    def things(self, state: State, owner: str) -> list[Any]:
        """Return the things of which a player's board was made to say anything, where it says it of one thing each."""
        start = (owner, self.name)
        return [key[-1] for key in state.facts if key[:2] == start]

    def keep(self, state: State, value: Value, owner: str, *about: object) -> None:
        """Let a player's board say a value from now on."""
        state.facts[self.key(owner, *about)] = value
        state.version += 1

    def forget(self, state: State, owner: str, *about: object) -> None:
        """Let a player's board say nothing of it from now on."""
        state.facts.pop(self.key(owner, *about), None)
        state.version += 1

    def key(self, owner: str, *about: object) -> tuple[object, ...]:
        """Return what a state keeps it by."""
        return (owner, self.name, *about) if self.name else (owner, *about)

    def __repr__(self) -> str:
        return f"Kept({self.name!r}, owner={self.owner!r})"


_of_turns: dict[str, Remembered[Any]] = {}
_of_boards: dict[str, Kept[Any]] = {}
_declared_at: dict[tuple[type, str], str] = {}
"""The module and line where each is declared."""

Declared = TypeVar("Declared", "Remembered[Any]", "Kept[Any]")


def _declare(known: dict[str, Declared], key: str, declared: Declared) -> None:
    """Note a declaration; raises ``ValueError`` where the same name is declared in another place."""
    frame = sys._getframe(2)
    where = f"{frame.f_globals.get('__name__')}:{frame.f_lineno}"
    before = _declared_at.setdefault((type(declared), key), where)
    if before != where:
        raise ValueError(f"{declared!r} is declared at {before} and again at {where}; expected a name of its own")
    known.setdefault(key, declared)


def of_turns() -> dict[str, Remembered[Any]]:
    """Return everything that a turn can remember, as far as its code is imported, by name."""
    return dict(_of_turns)


def of_boards(owner: str) -> dict[str, Kept[Any]]:
    """Return everything that a player's board can say, as far as its code is imported, by name."""
    return {kept.name: kept for kept in _of_boards.values() if kept.owner in ("", owner)}


def declared_by(declared: Remembered[Any] | Kept[Any]) -> str:
    """Return the name of the module that declares something to be remembered or kept."""
    owner = f"{declared.owner}:" if isinstance(declared, Kept) else ""
    return _declared_at[type(declared), f"{owner}{declared.name}"].rpartition(":")[0]


def may_be_kept(key: tuple[object, ...], value: object) -> bool:
    """Return whether a state may keep a value by a key: a board says what is declared, and of some words no other."""
    owner, name = str(key[0]), str(key[1])
    known = of_boards(owner)
    kept = known.get(name, known.get(""))
    return kept is not None and (not isinstance(kept.form, OneOf) or value in kept.form.words)
