"""What an action of a record touches: where it changes what lies there, or needs that something does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from woodlaw.logs.rootlog.syntax import Battle, BoardAt, Cards, ClearingAt, Move, Node, Pieces, Thing, Where

CARDS = "cards"
"""Stands for whose pieces they are, where it is cards."""
Touched = tuple[str, Where | None, str]
"""Whose pieces, or cards, are at a place; in a supply, which is None, those of a kind."""


def is_of_cards(node: Node) -> bool:
    """Whether an action moves cards."""
    return isinstance(node, Move) and any(isinstance(t, Cards) for group in node.groups for t in group.things)


def touched_by(node: Node, player: str) -> frozenset[Touched]:
    """Return where an action of a player changes what somebody has, or where it needs that somebody has something."""
    match node:
        case Battle(clearing=clearing):
            sides = (node.attacker or player, node.defender)
            return frozenset((side, ClearingAt(clearing), "") for side in sides)
        case Move():
            ends = [_owned(end, player) for end in node.ends] or [None]
            return frozenset(
                touched
                for group in node.groups
                for thing in group.things
                for place in (_owned(group.start, player), *ends)
                if (touched := _has(thing, place, player)) is not None
            )
        case _:
            return frozenset()


def moved_by(nodes: Iterable[Node], player: str) -> Counter[Touched]:
    """Return how many more there are at each place by what actions of a player move; fewer count below zero."""
    found = Counter[Touched]()
    for node in nodes:
        ends = [_owned(end, player) for end in node.ends] or [None] if isinstance(node, Move) else []
        for group in node.groups if isinstance(node, Move) else ():
            for thing, end in product(group.things, ends):
                for place, sign in ((_owned(group.start, player), -1), (end, 1)):
                    touched = _has(thing, place, player)
                    if touched is not None:
                        found[touched] += sign * (thing.count if isinstance(thing, (Pieces, Cards)) else 1)
    return found


def _has(thing: Thing, place: Where | None, player: str) -> Touched | None:
    match thing:
        case Pieces():
            return thing.owner or player, place, "" if place else thing.kind
        case Cards() if place:
            return CARDS, place, ""
        case _:
            return None


def _owned(place: Where | None, player: str) -> Where | None:
    return BoardAt(player, place.part) if isinstance(place, BoardAt) and not place.owner else place
