"""Hirelings (H): who controls one. What their cards let anybody do is no part of the Law."""

from __future__ import annotations

from woodlaw.engine.memory import TEXT, Kept, Many
from woodlaw.engine.state import State

_CONTROLLED: Kept[tuple[str, ...]] = Kept("hirelings", (), Many(TEXT))
"""The hirelings that a player controls."""


def controller(state: State, hireling: str) -> str:
    """Return who controls a hireling, or ``""``."""
    return next((player for player in state.seats if hireling in _CONTROLLED.of(state, player)), "")


def give_control(state: State, hireling: str, player: str) -> None:
    """Give control of a hireling to a player, or to nobody for ``""`` (H.1)."""
    before = controller(state, hireling)
    if before:
        _CONTROLLED.keep(state, tuple(h for h in _CONTROLLED.of(state, before) if h != hireling), before)
    if player:
        _CONTROLLED.keep(state, (*_CONTROLLED.of(state, player), hireling), player)
