"""Noting what is wrong with a position, line by line, while the rest of it is read."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType

from woodlaw.factions.seating import CannotSeat
from woodlaw.law.problems import Problem
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.source import Node, Unusable
from woodlaw.table.decks import UnknownDeck
from woodlaw.table.maps import UnknownMap

MOST_PROBLEMS = 50
"""How many problems of a position are told; after so many it is read no further."""


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Return problems in the order of their lines."""
    return sorted(problems, key=lambda problem: problem.line)


class Noting:
    """Notes a problem that is raised within its block, and lets what follows go on: many are opened for a position."""

    __slots__ = ("_node", "_problems", "_where")

    def __init__(self, problems: list[Problem], node: Node, where: tuple[str, ...]) -> None:
        self._problems = problems
        self._node = node
        self._where = where

    def __enter__(self) -> None:
        """Begin the block."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        """Note what was raised; raises :class:`NotAPosition` once there are too many."""
        if not isinstance(error, (SceneError, Unusable, UnknownMap, UnknownDeck, CannotSeat)):
            return False
        self._problems.append(Problem(", ".join(self._where), str(error), line=self._node.line))
        if len(self._problems) >= MOST_PROBLEMS:
            raise NotAPosition(in_order(self._problems)) from None
        return True
