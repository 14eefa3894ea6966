"""The mark that ties code to the clauses it implements.

``@implements("HCC.2.6.IV")`` records where the code stands, and changes nothing of it: which clauses are in force is
read from the calls under way, the moment somebody asks. So the mark costs a call nothing. The mark never reads the Law.

A recording of what is exercised uses the interpreter's hook for profilers; there is one at a time in a thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from threading import local
from types import CodeType, FrameType, FunctionType
from typing import TypeVar

from woodlaw.law.values import Fixed

Function = TypeVar("Function", bound=Callable[..., object])

Call = tuple[str, ...]
"""The clauses of one marked call that is under way."""

_SUSPENDING = 0x20 | 0x80 | 0x200
"""The code flags of generators, coroutines and asynchronous generators."""


class Implementation(Fixed):
    """A piece of code and the clauses it implements; ``line`` is where its definition starts, decorators included."""

    module: str
    qualname: str
    file: str
    line: int
    ids: tuple[str, ...]
    audit: bool = False
    """Whether it checks records against the clauses (:func:`audits`) instead of playing by them."""
    declaration: Declaration | None = None
    """What declares it, where it is no function of its own."""


_implementations: list[Implementation] = []
_marked: dict[int, tuple[str, ...]] = {}
"""The clauses of each marked code, by the code's identity: equal codes of two functions are marked apart."""
_standing: dict[int, tuple[str, ...]] = {}
"""The clauses of what hands calls to marked code, by the code's identity."""
_codes: list[CodeType] = []
"""Every marked code, so that no identity is ever used again."""


def implements(*ids: str) -> Callable[[Function], Function]:
    """Mark a plain function or method as implementing clauses, named by their ids.

    Put it below ``@property``, ``@staticmethod`` and the like. Raises ``ValueError`` without ids or with the same one
    twice, ``TypeError`` for what is not a plain function: a class, a generator, a coroutine.
    """
    _expect_different(ids, "implements")

    def mark(function: Function) -> Function:
        code = _code(function, "implements")
        if code.co_flags & _SUSPENDING:
            raise TypeError(f"implements expected a plain function, not {function!r}")
        _record(function, code, ids, audit=False)
        mark_code(code, ids)
        return function

    return mark


def audits(*ids: str) -> Callable[[Function], Function]:
    """Mark a function that checks records against clauses but is no part of playing by them.

    It is listed by :func:`implementations` as an audit, and never counts as exercised. Raises what :func:`implements`
    raises, except for generators, which may be marked.
    """
    _expect_different(ids, "audits")

    def mark(function: Function) -> Function:
        _record(function, _code(function, "audits"), ids, audit=True)
        return function

    return mark


def mark_code(code: CodeType, ids: tuple[str, ...]) -> None:
    """Have a code count as implementing clauses from now on: for what makes code, such as a stand-in for a function."""
    _codes.append(code)
    _marked[id(code)] = ids


def unmark_code(code: CodeType) -> None:
    """Have a code count as implementing nothing any more."""
    del _marked[id(code)]


def stand_for(code: CodeType, ids: tuple[str, ...]) -> None:
    """Have a code told as implementing clauses though its calls do not count: for what hands calls to marked code."""
    _codes.append(code)
    _standing[id(code)] = ids


def clauses_of(code: CodeType) -> Call:
    """Return the clauses that a code is marked with, or stands for; none where it is not marked."""
    return _marked.get(id(code)) or _standing.get(id(code), ())


def implemented_by(function: Callable[..., object]) -> Call:
    """Return the clauses that a function is marked with; none where it is not marked."""
    return clauses_of(_code(function, "implemented_by"))


def _expect_different(ids: tuple[str, ...], mark: str) -> None:
    if not ids or not all(ids) or len(set(ids)) < len(ids):
        raise ValueError(f"{mark} expected one or more different clause ids, not {ids!r}")


def _code(function: object, mark: str) -> CodeType:
    if not isinstance(function, FunctionType):
        raise TypeError(f"{mark} expected a plain function, not {function!r}")
    return function.__code__


def _record(function: Callable[..., object], code: CodeType, ids: tuple[str, ...], *, audit: bool) -> None:
    where = function.__module__, function.__qualname__, code.co_filename, code.co_firstlineno
    _implementations.append(Implementation(*where, ids, audit))


def implementations() -> tuple[Implementation, ...]:
    """Return every marked piece of code that has been imported so far, ordered by module and line."""
    return tuple(sorted(_implementations, key=lambda known: (known.module, known.line, known.qualname)))


def how_many_implementations() -> int:
    """Return how many marked pieces of code have been imported so far, which is cheap to ask."""
    return len(_implementations)


def implementations_of(clause_id: str) -> tuple[Implementation, ...]:
    """Return the code imported so far that is marked with exactly this clause, ordered by module and line."""
    return tuple(known for known in implementations() if clause_id in known.ids)


class Declaration:
    """Something that implements clauses by being declared, such as the order of a faction's steps.

    ``carrying_out`` does what is declared; ``carry_out`` does the same and is a function of its own for each
    declaration, which is said to stand where the declaration does, so that the clauses are in force while it runs.
    """

    def __init__(self, carrying_out: Callable[..., object], *ids: str) -> None:
        _expect_different(ids, "a declaration")
        frame = self._declaring()
        self.ids = ids
        self.carrying_out = carrying_out
        shared = _code(carrying_out, "a declaration")
        code = shared.replace(co_filename=frame.f_code.co_filename, co_firstlineno=frame.f_lineno)
        self.carry_out = FunctionType(code, carrying_out.__globals__, carrying_out.__name__)
        self.carry_out.__annotations__ = carrying_out.__annotations__
        mark_code(code, ids)
        where = frame.f_globals["__name__"], f"{type(self).__name__} of {', '.join(ids)}", code.co_filename
        _implementations.append(Implementation(*where, code.co_firstlineno, ids, declaration=self))

    def _declaring(self) -> FrameType:
        """Return the frame of what declares it: the nearest that is none of its own code."""
        own = {each.__module__ for each in type(self).__mro__}
        frame = sys._getframe(1)
        while frame.f_globals["__name__"] in own and frame.f_back is not None:
            frame = frame.f_back
        return frame


# What is in force -----------------------------------------------------------------------------------------------------
def calls_in_force() -> tuple[Call, ...]:
    """Return the clauses of each marked call under way, the outermost call first."""
    return tuple(reversed(_calls(sys._getframe(1))))


def clauses_in_force() -> tuple[str, ...]:
    """Return the clauses of all marked calls under way, the outermost first."""
    return tuple(chain.from_iterable(reversed(_calls(sys._getframe(1)))))


def innermost_in_force(beyond: int = 0) -> str:
    """Return the last clause of the innermost marked call under way, or nothing where there is none.

    ``beyond`` is how many of the innermost calls are passed over, which the caller knows not to be marked.
    """
    marked = _marked
    frame: FrameType | None = sys._getframe(1 + beyond)
    while frame is not None:
        ids = marked.get(id(frame.f_code))
        if ids is not None:
            return ids[-1] if ids else ""
        frame = frame.f_back
    return ""


def _calls(frame: FrameType | None) -> list[Call]:
    """Return the clauses of each marked call from a frame outwards."""
    marked, found = _marked, list[Call]()
    while frame is not None:
        ids = marked.get(id(frame.f_code))
        if ids is not None:
            found.append(ids)
        frame = frame.f_back
    return found


class _Collecting(local):
    """What is being recorded in a thread, the outermost recording first."""

    def __init__(self) -> None:
        self.sets: list[set[str]] = []


_collecting = _Collecting()


@contextmanager
def record_exercised() -> Iterator[set[str]]:
    """Collect, within the ``with`` block, the clauses of every marked call that begins in this thread.

    Blocks may nest: what an inner block collects, the outer one has too.
    """
    collected = set[str]()
    before = sys.getprofile()
    every = _collecting.sets
    every.append(collected)
    sys.setprofile(_note)
    try:
        yield collected
    finally:
        sys.setprofile(before)
        del every[next(n for n, each in enumerate(every) if each is collected)]


def _note(frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        ids = _marked.get(id(frame.f_code))
        if ids is not None:
            for collected in _collecting.sets:
                collected.update(ids)
