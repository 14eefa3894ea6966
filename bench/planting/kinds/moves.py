"""Moves that cannot be made (4.2)."""

from __future__ import annotations

from bench.planting.kind import kind
from bench.planting.moment import (
    ALLIANCE,
    EYRIE,
    LEGION,
    MARQUISE,
    REAVERS,
    Moment,
    Planting,
    clearing_move,
    node_of,
)
from woodlaw.engine.concepts import adjacent
from woodlaw.logs.rootlog.syntax import Move
from woodlaw.table.places import Place, clearing

PLAIN_MOVERS = (ALLIANCE, EYRIE, LEGION, MARQUISE, REAVERS)
"""Factions whose moves follow 4.2 without an ability of their own."""


def _goes(at: Moment) -> tuple[int, Place, Place] | None:
    """Return the move that comes next, of a plain mover without effects of cards, on a map without the Ferry."""
    move = clearing_move(at.node)
    if move is None or at.me not in PLAIN_MOVERS or not at.plain() or at.state.map.id == "lake":
        return None
    return move[0], clearing(move[1]), clearing(move[2])


@kind("a move between two clearings neither of which the player rules", "4.2.1", on=Move)
def move_without_rule(at: Moment) -> Planting | None:
    """Another destination by a path, where the player rules neither end."""
    going = _goes(at)
    if going is None:
        return None
    for start in at.clearings:
        if not at.warriors(start) or at.rules(start):
            continue
        for end in at.linked(start):
            if not at.rules(end) and not at.kept(end):
                return at.insert(f"w{start.number}->{end.number}")
    return None


@kind("a move to a clearing that no path leads to", "4.2", on=Move)
def move_along_no_path(at: Moment) -> Planting | None:
    """Another destination, to which neither a path nor a river leads."""
    going = _goes(at)
    if going is None:
        return None
    count, start, _ = going
    near = (start, *adjacent(at.game, at.me, start), *at.linked(start))
    for end in reversed(at.clearings):
        if end not in near and at.rules(end) and not at.kept(end):
            return at.swap(f"{count if count > 1 else ''}w{start.number}->{end.number}")
    return None


@kind("more warriors moved than stand in the clearing", "1.5.4", on=Move)
def move_too_many(at: Moment) -> Planting | None:
    """One warrior more than are there."""
    move = clearing_move(at.node)
    if move is None or at.me not in PLAIN_MOVERS:
        return None
    _, start, end = move
    return at.swap(f"{at.warriors(clearing(start)) + 1}w{start}->{end}")


@kind("warriors of another moved as if they were the player's own", "4.2", on=Move, rare=True)
def move_of_another(at: Moment) -> Planting | None:
    """A warrior of a neighbour moves along, in a game without effects that force moves."""
    going = _goes(at)
    if going is None:
        return None
    _, start, end = going
    for other in at.others:
        if other in PLAIN_MOVERS and at.warriors(start, other) and at.plain(*at.state.seats):
            letter = at.letter_of(other)
            if not at.kept(end):
                return at.insert(f"{letter}w{start.number}->{end.number}")
    return None


@kind("a closed path of the mountain map gone along", "M.4.2", on=Move)
def move_along_closed_path(at: Moment) -> Planting | None:
    """A move along a path that is still closed."""
    going = _goes(at)
    if going is None:
        return None
    for one, other in sorted(at.state.closed_paths):
        for start, end in ((clearing(one), clearing(other)), (clearing(other), clearing(one))):
            if at.warriors(start) and at.rules(start) and not at.kept(end):
                return at.insert(f"w{one if start.number == one else other}->{end.number}")
    return None


@kind("the Ferry taken twice in a turn", "M.3.5", on=Move)
def ferry_twice(at: Moment) -> Planting | None:
    """The Ferry, which has gone along once, goes back."""
    if at.state.map.id != "lake" or at.node is None or at.me not in PLAIN_MOVERS or not at.plain():
        return None
    text = at.text
    if not (text.startswith("(") and "+f)" in text):
        return None
    origin, end = text.split(")")[1].split("->")
    if not at.rules(clearing(int(origin))) and not at.rules(clearing(int(end))):
        return None
    follows = node_of(f"(w+f){end}->{origin}")
    return Planting((*at.done, at.nodes[at.n], follows, *at.to_come))
