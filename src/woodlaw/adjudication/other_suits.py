"""A line of Rootlog told otherwise: with a card of another suit revealed, shown, spent or discarded.

What play does with such a card tells for what the card was that is told: play that refuses it from the start does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from woodlaw.logs.rootlog.letters import SUITS
from woodlaw.logs.rootlog.syntax import Cards, Group, Move, Node, Reveal, Thing, Turn


def with_another_suit(turn: Turn) -> Iterator[tuple[Turn, str, str]]:
    """Yield a turn with one card in another suit: the turn, the suit that is told, and that in its place."""
    for number, action in enumerate(turn.actions):
        for node, told, other in _nodes(action.node):
            actions = [*turn.actions[:number], replace(action, node=node), *turn.actions[number + 1 :]]
            yield replace(turn, actions=actions), SUITS[told], SUITS[other]


def _nodes(node: Node) -> Iterator[tuple[Node, str, str]]:
    """Yield an action with one card in another suit, with the letters of both; nothing for one that costs no card."""
    match node:
        case Reveal(cards=cards, owner=owner, to=to):
            for others, told, other in _things(cards):
                yield Reveal(tuple(each for each in others if isinstance(each, Cards)), owner, to), told, other
        case Move(groups=(Group(things=things, start=start),), ends=()) if start is not None:
            for others, told, other in _things(things):
                yield Move((Group(others, start),)), told, other
        case _:
            pass


def _things(things: tuple[Thing, ...]) -> Iterator[tuple[tuple[Thing, ...], str, str]]:
    """Yield some things with one card in another suit."""
    for number, thing in enumerate(things):
        if isinstance(thing, Cards) and thing.suit:
            left = (Cards(thing.count - 1, thing.suit, thing.name),) if thing.count > 1 else ()
            for other in SUITS:
                if other != thing.suit:
                    yield (*things[:number], *left, Cards(1, other), *things[number + 1 :]), thing.suit, other
