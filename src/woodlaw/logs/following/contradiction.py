"""How an attempt at a recorded turn ends before the turn does, and what play did that the record does not tell."""

from __future__ import annotations

from dataclasses import dataclass

from woodlaw.logs.following.deeds import Deed


class Contradicted(Exception):
    """Raised where play does what the record does not tell: the turn was not played like this."""


class BrokenOff(Exception):
    """Raised where play has done all that is told of a turn with which the record ends."""


@dataclass(slots=True)
class Unexplained:
    """What play did that the record does not tell: the deed, with the clauses in force.

    ``front`` is what was told next, and ``repair`` the repair that conceded it, from 0.
    """

    deed: Deed
    clauses: tuple[str, ...]
    front: int = 0
    repair: int = 0
