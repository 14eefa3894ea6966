"""Whether a call changed anything: in the game, or in what it was given."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import partial
from types import FunctionType, MethodType
from typing import Any

from woodlaw.adjudication.adjudicated import Counting
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

_FIXED = (type(None), bool, int, str, Place, Piece, Card, Enum, Game, Extension)
"""The types of what never changes, or tells its changes otherwise; extensions are the same in every game."""

_CALLED = (FunctionType, MethodType, partial)

_fixed: dict[type, bool] = {}
"""Whether a type is of what is fixed, as far as it was asked."""

_fields: dict[type, tuple[str, ...]] = {}
"""The names of a dataclass's fields, as far as they were asked."""


def trace_of(game: Counting | None, given: tuple[Any, ...], named: Mapping[str, Any]) -> object:
    """Return what a call can have changed that the game does not count, in a form that can be compared."""
    held = (*map(_held, given), *map(_held, named.values()))
    if game is None:
        return held
    waiting = game.waiting
    return held, id(waiting), len(waiting or ()), tuple(game.state.score.values()), game.state.current


def _held(value: Any) -> object:
    """Return what a value holds; for what cannot be looked into, what equals nothing."""
    kind = type(value)
    if kind not in _fixed:
        _fixed[kind] = issubclass(kind, (*_FIXED, *_CALLED))
    if _fixed[kind]:
        return value if kind is str or kind is int else id(value)
    if kind is list or kind is tuple:
        return tuple(map(_held, value))
    if kind is dict:
        return tuple((id(key), _held(each)) for key, each in value.items())
    if kind is set or kind is frozenset:
        return frozenset(value)
    if not dataclasses.is_dataclass(kind):
        return object()
    if kind not in _fields:
        _fields[kind] = tuple(each.name for each in dataclasses.fields(kind))
    return tuple([_held(getattr(value, name)) for name in _fields[kind]])
