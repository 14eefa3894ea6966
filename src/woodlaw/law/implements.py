"""The mark that ties code to the clauses it implements.

``@implements("HCC.2.6.IV")`` records where the code stands, and while the code runs keeps its clauses on the stack of
clauses in force. The mark never reads the Law.

There is one stack in force and one recording at a time. Whoever lets several games take turns within a thread gives
each its own stack with :func:`swap_stack`; games in several threads at once are not provided for.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from types import CodeType, FunctionType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

ClauseStack = list[tuple[str, ...]]
"""The clauses of every marked call that is under way, the outermost call first."""

_SUSPENDING = 0x20 | 0x80 | 0x200
"""The code flags of generators, coroutines and asynchronous generators."""


@dataclass(frozen=True, slots=True)
class Implementation:
    """A piece of code and the clauses it implements; ``line`` is where its definition starts, decorators included."""

    module: str
    qualname: str
    file: str
    line: int
    ids: tuple[str, ...]
    audit: bool = False
    """Whether it checks records against the clauses (:func:`audits`) instead of playing by them."""


class _InForce:
    """What the mark must know while code runs."""

    __slots__ = ("exercised", "stack")

    def __init__(self) -> None:
        self.stack: ClauseStack = []
        self.exercised: set[str] | None = None


_in_force = _InForce()
_implementations: list[Implementation] = []


def implements(*ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a plain function or method as implementing clauses, named by their ids.

    Put it below ``@property``, ``@staticmethod`` and the like. Raises ``ValueError`` without ids or with the same one
    twice, ``TypeError`` for what is not a plain function: a class, a generator, a coroutine.
    """
    if not ids or not all(ids) or len(set(ids)) < len(ids):
        raise ValueError(f"implements expected one or more different clause ids, not {ids!r}")

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        _record(function, ids)
        in_force = _in_force

        @functools.wraps(function)
        def ruled(*args: P.args, **kwargs: P.kwargs) -> R:
            stack = in_force.stack
            stack.append(ids)
            if in_force.exercised is not None:
                in_force.exercised.update(ids)
            try:
                return function(*args, **kwargs)
            finally:
                stack.pop()

        return ruled

    return mark


def audits(*ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function that checks records against clauses but is no part of playing by them.

    It is listed by :func:`implementations` as an audit, and never counts as exercised. Raises what
    :func:`implements` raises.
    """
    if not ids or not all(ids) or len(set(ids)) < len(ids):
        raise ValueError(f"audits expected one or more different clause ids, not {ids!r}")

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        code = _code(function)
        _implementations.append(
            Implementation(
                function.__module__, function.__qualname__, code.co_filename, code.co_firstlineno, ids, audit=True
            )
        )
        return function

    return mark


def _code(function: Callable[..., object]) -> CodeType:
    if not isinstance(function, FunctionType):
        raise TypeError(f"a mark expected a plain function, not {function!r}")
    return function.__code__


def _record(function: Callable[..., object], ids: tuple[str, ...]) -> None:
    if not isinstance(function, FunctionType) or function.__code__.co_flags & _SUSPENDING:
        raise TypeError(f"implements expected a plain function, not {function!r}")
    code = function.__code__
    _implementations.append(
        Implementation(function.__module__, function.__qualname__, code.co_filename, code.co_firstlineno, ids)
    )


def implementations() -> tuple[Implementation, ...]:
    """Return every marked piece of code that has been imported so far, ordered by module and line."""
    return tuple(sorted(_implementations, key=lambda known: (known.module, known.line, known.qualname)))


def implementations_of(clause_id: str) -> tuple[Implementation, ...]:
    """Return the code imported so far that is marked with exactly this clause, ordered by module and line."""
    return tuple(known for known in implementations() if clause_id in known.ids)


def clauses_in_force() -> tuple[str, ...]:
    """Return the clauses of all marked calls under way, the outermost first."""
    return tuple(chain.from_iterable(_in_force.stack))


def calls_in_force() -> tuple[tuple[str, ...], ...]:
    """Return the clauses of each marked call under way, the outermost call first."""
    return tuple(_in_force.stack)


def swap_stack(new: ClauseStack) -> ClauseStack:
    """Put another stack in force and return the one that was. Each marked call ends on the stack it began on."""
    old = _in_force.stack
    _in_force.stack = new
    return old


@contextmanager
def record_exercised() -> Iterator[set[str]]:
    """Collect, within the ``with`` block, the clauses of every marked call that begins.

    Blocks may nest: what an inner block collects, the outer one has too.
    """
    outer, collected = _in_force.exercised, set[str]()
    _in_force.exercised = collected
    try:
        yield collected
    finally:
        _in_force.exercised = outer
        if outer is not None:
            outer |= collected
