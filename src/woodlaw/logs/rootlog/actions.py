"""One action: its text to its node, once for each text."""

from __future__ import annotations

from functools import lru_cache

from woodlaw.logs.rootlog.cursor import Misread
from woodlaw.logs.rootlog.grammar import strict_action
from woodlaw.logs.rootlog.slips import lenient_action
from woodlaw.logs.rootlog.syntax import Bend, Node, Unread
from woodlaw.table.places import MOST_CLEARINGS

_LONGEST_REMEMBERED = 60
_MOST_REMEMBERED = 16384


def parse_action(text: str, clearings: int = MOST_CLEARINGS) -> tuple[Node, tuple[Bend, ...]]:
    """Return the node of one action's text and what had to be bent to read it; never raises.

    ``clearings`` is how many clearings the map has. What cannot be read is an :class:`~.syntax.Unread` node. Equal
    texts give the same objects as long as they are remembered; long ones never are.
    """
    return remembered_action(text, clearings) if len(text) <= _LONGEST_REMEMBERED else _action(text, clearings)


def _action(text: str, clearings: int) -> tuple[Node, tuple[Bend, ...]]:
    try:
        node, bends = strict_action(text, clearings)
    except Misread:
        try:
            node, bends = lenient_action(text, clearings)
        except Misread as stop:
            return Unread(text, stop.at, stop.expected), ()
    return node, tuple(bends)


remembered_action = lru_cache(maxsize=_MOST_REMEMBERED)(_action)
"""``parse_action`` for short texts; ``cache_clear()`` forgets them, which only matters where time is measured."""
