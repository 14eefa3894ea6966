"""Marches in a record: moves by which the same pieces go on from each other, so that one slip is in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from woodlaw.logs.mending.edits import MOST_TOGETHER, Change
from woodlaw.logs.mending.variants import near
from woodlaw.logs.rootlog.syntax import ClearingAt, Group, Move, Node, Pieces


def with_other_counts(turn: int, march: dict[int, Move]) -> Iterator[Change]:
    """Yield a march of a turn with more or fewer pieces all the way."""
    for count in near(_count(march)):
        if count > 0:
            yield Change(turn, {number: _of_so_many(move, count) for number, move in march.items()})


def marches_in(nodes: Sequence[Node]) -> Iterator[dict[int, Move]]:
    """Yield two moves and more by which the same pieces, as many each time, go on from each other, by their numbers."""
    arrived: dict[tuple[Pieces, ClearingAt], dict[int, Move]] = {}
    for number, node in enumerate(nodes):
        match node:
            case Move((Group((Pieces() as pieces,), ClearingAt() as start),), (ClearingAt() as end,)):
                march = arrived.pop((pieces, start), {}) | {number: node}
                if len(march) < MOST_TOGETHER:
                    arrived[pieces, end] = march
                if len(march) > 1:
                    yield march


def _count(march: dict[int, Move]) -> int:
    """Return how many pieces march."""
    return next(pieces.count for move in march.values() for pieces in _pieces(move))


def _pieces(move: Move) -> list[Pieces]:
    return [thing for group in move.groups for thing in group.things if isinstance(thing, Pieces)]


def _of_so_many(move: Move, count: int) -> Move:
    (group,) = move.groups
    return replace(move, groups=(replace(group, things=tuple(replace(t, count=count) for t in _pieces(move))),))
