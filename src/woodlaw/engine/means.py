"""What crafting is paid with (4.1.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from woodlaw.engine.refusal import Refusal
from woodlaw.table.places import Place


class Source(NamedTuple):
    """Something that pays one icon of a crafting cost: where it is, what suits it can stand for, and its label."""

    place: Place
    suits: frozenset[str]
    what: str


class Means(NamedTuple):
    """What a player crafts with: the sources not yet used, asked for again each time, and what using one does.

    ``clause`` is the one that says what pays. ``barred`` tells of what an effect forbids to use: its suits, and what
    forbids it.
    """

    sources: Callable[[], Sequence[Source]]
    use: Callable[[Source], None]
    clause: str = "4.1.1"
    barred: Callable[[], Sequence[tuple[frozenset[str], Refusal]]] = lambda: ()
