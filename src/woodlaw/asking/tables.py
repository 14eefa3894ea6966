"""Laying a table, reading it back, and drawing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.engine.state import State
from woodlaw.factions.registry import colours, titles
from woodlaw.positions.position import Position, is_position
from woodlaw.positions.reading import position_from, position_of, read_position
from woodlaw.positions.writing import write_position

Told = str | Mapping[str, object]
"""A position as it is told: in few words, a line each, as YAML, or as plain data with the same keys."""


@dataclass(frozen=True)
class Table:
    """A table as it lies: ``position`` is it as YAML, which is read again as the same table, ``board`` as text."""

    position: str
    board: str


def lay(told: Position | Told) -> Position:
    """Return the position that is told, with usual values for whatever is left out; one that was laid as it is.

    Raises :class:`CannotAnswer` for what cannot be understood, and for what no table can show.
    """
    with understanding("position"):
        if isinstance(told, Position):
            return told
        if not isinstance(told, str):
            return position_of(told)
        if is_position(told):
            return read_position(told)
        from woodlaw.asking.few_words import node_of_lines

        return position_from(node_of_lines(told))


def lay_from_game(record: str, turn: int) -> Position:
    """Return the position at the end of a turn of a recorded game; turn 0 is that after setup.

    Turns are counted over all players, from 1. Raises :class:`CannotAnswer` for no game, and for no such turn.
    """
    from woodlaw.logs.check import position_at

    with understanding("game"):
        return Position(position_at(record, turn), turn_said=True)


def read_back(position: Position, title: str = "") -> Table:
    """Return a table as it lies, in text."""
    return Table(write_position(position.state), board_of(position.state, title))


def board_of(state: State, title: str = "") -> str:
    """Return a board as text."""
    from woodlaw.view.text import draw

    return draw(state, names=titles(), title=title)


def picture_of(state: State, title: str = "") -> str:
    """Return a board as a picture: a whole SVG document."""
    from woodlaw.view.svg import draw_svg

    return draw_svg(state, colours=colours(), names=titles(), title=title)


def expect_text(text: object, where: str, longest: int) -> str:
    """Return a text that is no longer than it may be; raises :class:`CannotAnswer`."""
    if not isinstance(text, str):
        raise CannotAnswer([Problem(where, f"a text was expected, not {type(text).__name__}")])
    if len(text) > longest:
        raise CannotAnswer([Problem(where, f"{len(text)} characters; expected at most {longest}")])
    return text
