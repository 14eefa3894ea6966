"""The battle that comes next in a recorded turn, and what its sides lose."""

from __future__ import annotations

from collections.abc import Iterator

from bench.planting.moment import (
    ALLIANCE,
    BOT_ALLIANCE,
    KNAVES,
    SECOND_VAGABOND,
    VAGABOND,
    Moment,
    Planting,
)
from woodlaw.logs.rootlog.syntax import Battle, BoardAt, ClearingAt, Move, Node, Pieces
from woodlaw.logs.rootlog.writer import write_action
from woodlaw.table.places import Place, clearing

OWN_WAYS = (VAGABOND, SECOND_VAGABOND, KNAVES)
"""Factions that take or deal hits in ways of their own."""


def battle_next(at: Moment) -> tuple[Battle, str, Place] | None:
    """Return the battle that comes next, which the turn's player starts, with the defender and the clearing."""
    node = at.node
    if not isinstance(node, Battle) or node.attacker not in ("", at.letter):
        return None
    defender = at.letters[node.defender].name if node.defender in at.letters else ""
    return (node, defender, clearing(node.clearing)) if defender else None


def plain_battle(at: Moment) -> tuple[Battle, str, Place] | None:
    """Return the battle that comes next if neither an ambush nor a card nor an ability of a side decides its hits."""
    found = battle_next(at)
    if found is None or found[0].ambush or found[0].rolls is None:
        return None
    defender = found[1]
    if at.kept(found[2]):
        return None  # Field Hospitals may bring back at once what fell.
    if at.me in OWN_WAYS or defender in (*OWN_WAYS, ALLIANCE, BOT_ALLIANCE) or not at.plain(at.me, defender):
        return None
    return found


def losses(at: Moment, letter: str, place: Place) -> Iterator[tuple[int, Pieces]]:
    """Yield what a side loses in the battle that comes next: the numbers of the actions, with the pieces."""
    for number, node in enumerate(at.nodes[at.n + 1 :], at.n + 1):
        if isinstance(node, Battle):
            return
        if not isinstance(node, Move) or len(node.groups) != 1 or node.groups[0].start != ClearingAt(place.number):
            return
        if node.ends and not all(isinstance(end, BoardAt) for end in node.ends):
            return
        for thing in node.groups[0].things:
            if isinstance(thing, Pieces) and (thing.owner or at.letter) == letter:
                yield number, thing


def end_of(node: Node) -> str:
    """Return where an action moves pieces to, as it is written."""
    return write_action(node).split("->")[1]


def losing(at: Moment, letter: str, place: Place, count: int) -> Planting | None:
    """Write another number of warriors that a side loses in the battle that comes next, if it loses warriors alone."""
    lost = list(losses(at, letter, place))
    if len(lost) != 1 or lost[0][1].kind != "w" or lost[0][1].detail or count == lost[0][1].count:
        return None
    number = lost[0][0]
    if count < 1:
        return at.without(number)
    owner = "" if letter == at.letter else letter
    return at.rewrite(number, f"{count if count > 1 else ''}{owner}w{place.number}->{end_of(at.nodes[number])}")
