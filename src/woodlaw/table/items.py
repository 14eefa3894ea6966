"""Items and dice: the item supply (5.1.5), what items are called (G.13), and the battle dice (4.3.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from woodlaw.table.data import read
from woodlaw.table.pieces import ITEM_KINDS, Piece, item


class UnknownItem(ValueError):
    """Raised when no item has the name asked for; the message lists the names there are."""


@cache
def item_supply() -> Mapping[Piece, int]:
    """Return how many of each item the item supply holds when the game starts (5.1.5)."""
    return MappingProxyType({item(kind): count for kind, count in _data()["supply"].items()})


def item_named(text: str) -> Piece:
    """Return the item of a name such as ``"sword"`` or ``"sack"``, whatever the case; else :class:`UnknownItem`."""
    wanted = " ".join(text.split()).casefold()
    kind = _data()["also called"].get(wanted, wanted)
    if kind not in ITEM_KINDS:
        raise UnknownItem(f"no item is called {text[:40]!r}; known are {', '.join(ITEM_KINDS)}")
    return item(kind)


def battle_die() -> tuple[int, ...]:
    """Return the faces of one battle die (4.3.3); a battle rolls two."""
    return tuple(_data()["battle die"])


def faces_told(faces: Sequence[int]) -> str:
    """Return what a die shows, in words: ``0 to 3``, or ``2, 4`` where something between is left out."""
    shown = sorted(set(faces))
    whole = shown == list(range(shown[0], shown[-1] + 1))
    return f"{shown[0]} to {shown[-1]}" if whole else ", ".join(map(str, shown))


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = read("items")
    return data
