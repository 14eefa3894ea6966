"""Functions whose clauses can be disputed, and what takes their place in a trial: their neutral form, or a yes.

A function has its place taken for one thread alone: whoever calls it from another gets the function itself.
"""

from __future__ import annotations

import ast
import dis
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from threading import RLock, get_ident
from types import CodeType, FunctionType

from woodlaw.adjudication.meaning import FRAMING
from woodlaw.engine.decisions import Judged
from woodlaw.engine.venture import Given
from woodlaw.factions.registry import factions
from woodlaw.law.implements import Implementation, how_many_implementations, implementations, mark_code, stand_for
from woodlaw.proof.marked import Unreachable, held_by
from woodlaw.proof.neutral import always_returned, answered_by, stand_in_of

MOST_CLAUSES = 4
"""How many clauses of one function are disputed."""

_STAND_IN = "the stand-in of a function"

_DEPENDS = object()
"""Takes the place of a value where what a neutral form returns depends on what it is given."""

StandIn = Callable[..., object]
"""What is called in the place of a function, with all that the function is given."""

_ALONE = RLock()
"""Held by the thread for which something takes the place of functions: a function has one code, for all threads."""

_in_place: list[tuple[int, Callable[..., object]]] = []
"""The thread for which something is called in the place of functions, and what, the innermost last."""

_PLAIN = (type(None), bool, int, str)
_HOLDING = (list, dict, set, frozenset)


class Disputed:
    """A marked function with the clauses of it that can be disputed, and what can take its place.

    ``own`` is its code, ``inner`` a function that runs it whatever stands in its place. One that ``only_does`` things
    answers nothing, one that ``answers_yes`` answers yes or no.
    """

    __slots__ = (
        "_handing",
        "_neutral",
        "_nothing",
        "_owner",
        "_yes",
        "answers_yes",
        "clauses",
        "function",
        "ids",
        "inner",
        "only_does",
        "own",
    )

    def __init__(self, function: FunctionType, owner: type | None, ids: tuple[str, ...]) -> None:
        self.function = function
        self.own = own = function.__code__
        self.ids = ids
        self.clauses = disputed_of(ids)
        self.inner = FunctionType(own, function.__globals__, own.co_name, function.__defaults__, function.__closure__)
        self.inner.__kwdefaults__ = function.__kwdefaults__
        self.answers_yes = function.__annotations__.get("return") == "bool"
        self.only_does = function.__annotations__.get("return", "None") == "None"
        self._owner = owner
        self._neutral: StandIn | None = None
        self._yes: StandIn | None = None
        self._nothing: tuple[object] | None = None
        self._handing: CodeType | None = None

    @property
    def neutral(self) -> StandIn:
        """Its neutral form, with its clauses in force."""
        if self._neutral is None:
            self._neutral = self._marked(stand_in_of(self.inner, self._owner, self._head()))
        return self._neutral

    @property
    def saying_yes(self) -> StandIn | None:
        """What says yes with its clauses in force, if it answers yes or no."""
        if self._yes is None and self.answers_yes:
            self._yes = self._marked(lambda *_, **__: True)
        return self._yes

    @property
    def handing(self) -> CodeType:
        """A code that has called what is called in its place, by the thread for which that is so."""
        if self._handing is None:
            self._handing = _handing_to(self._call, self.own)
            stand_for(self._handing, self.ids)
        return self._handing

    def _call(self, *given: object, **named: object) -> object:
        # A slice, for another thread may take away the last at any time.
        for thread, call in _in_place[-1:]:
            if thread == get_ident():
                return call(self, *given, **named)
        return self.inner(*given, **named)

    def is_nothing(self, answer: object) -> bool:
        """Return whether an answer is as good as what its neutral form returns, whatever that is given."""
        if self._nothing is None:
            self._nothing = (self._always_returned(),)
        return _alike(answer, self._nothing[0])

    def _always_returned(self) -> object:
        """Return the value that its neutral form always returns, where to return it is all that it is for."""
        base = answered_by(self.inner, self._owner)
        if base is not None:
            return _constant(base.__code__)
        make = always_returned(self.inner, self._owner, self._head())
        return make() if make else _DEPENDS

    def _head(self) -> ast.FunctionDef:
        """Return the head of the function as a syntax tree, from what it says of its parameters and its result."""
        code, told = self.own, self.function.__annotations__
        count = code.co_argcount
        names = [f"{name}: {told[name]}" if name in told else name for name in code.co_varnames[:count]]
        only = code.co_varnames[count : count + code.co_kwonlyargcount]
        if only:
            names += ["*", *(f"{name}: {told[name]}" if name in told else name for name in only)]
        head = ast.parse(f"def f({', '.join(names)}) -> {told.get('return', 'None')}: ...").body[0]
        assert isinstance(head, ast.FunctionDef)  # noqa: S101 - it was written as one
        return head

    def _marked(self, stand_in: StandIn) -> StandIn:
        """Return what hands whatever it is given to a stand-in, with the function's clauses in force."""
        code = _handing_to(stand_in, self.own)
        mark_code(code, self.ids)
        return FunctionType(code, {})


@contextmanager
def instead_of(every: tuple[Disputed, ...], call: Callable[..., object]) -> Iterator[None]:
    """Have something called in the place of functions by this thread within the block: with which, and its arguments.

    No other thread can have the same done meanwhile: it waits.
    """
    with _ALONE:
        taken = []
        for function, own, handing in _codes(every):
            if function.__code__ is own:
                function.__code__ = handing
                taken.append((function, own))
        _in_place.append((get_ident(), call))
        try:
            yield
        finally:
            _in_place.pop()
            for function, own in taken:
                function.__code__ = own


@lru_cache(maxsize=1024)
def _codes(every: tuple[Disputed, ...]) -> list[tuple[FunctionType, CodeType, CodeType]]:
    """Return functions that can be disputed, each with its code and the one that takes its place."""
    return [(each.function, each.own, each.handing) for each in every]


def _handing_to(stand_in: StandIn, like: CodeType) -> CodeType:
    """Return a code that hands whatever it is given to a stand-in, and is said to stand where another code does."""
    code = _template()
    consts = tuple(stand_in if const == _STAND_IN else const for const in code.co_consts)
    return code.replace(co_consts=consts, co_filename=like.co_filename, co_firstlineno=like.co_firstlineno)


@cache
def _template() -> CodeType:
    made: dict[str, FunctionType] = {}
    exec(f"def f(*given, **named):\n    return {_STAND_IN!r}.__call__(*given, **named)", made)  # noqa: S102 - our text
    return made["f"].__code__


def every_disputed(seats: tuple[str, ...] | None = None) -> tuple[Disputed, ...]:
    """Return every function imported so far that can be disputed, except those of factions without a seat.

    No faction calls what is another's; where no seats are told, all factions count.
    """
    return _every_disputed(how_many_implementations(), seats)


@lru_cache(maxsize=64)
def _every_disputed(count: int, seats: tuple[str, ...] | None) -> tuple[Disputed, ...]:
    """Return the functions that can be disputed, for so many pieces of marked code that have been imported."""
    absent = () if seats is None else _rooms_without(seats)
    return tuple(each for module, each in _of_all(count) if not module.startswith(absent))


@lru_cache(maxsize=1)
def _of_all(_: int) -> tuple[tuple[str, Disputed], ...]:
    """Return the functions of all factions that can be disputed, each behind its module, by module and line."""
    found = ((known.module, _disputed(known)) for known in implementations())
    return tuple((module, each) for module, each in found if each is not None)


def _rooms_without(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Return how the modules of those packages begin that are of factions without a seat alone."""
    known = factions()
    seated = {_room_of(kind) for name in seats for kind in type(known[name]).__mro__}
    seated |= {f"{known.home(name)}." for name in seats}
    others = {f"{known.home(name)}." for name in known}
    return tuple(room for room in sorted(others) if not any(each.startswith(room) for each in seated))


def _room_of(kind: type) -> str:
    """Return how the modules of a class's package begin."""
    return f"{kind.__module__.rpartition('.')[0]}."


@cache
def _disputed(known: Implementation) -> Disputed | None:
    """Return a marked function with what takes its place; None where nothing can."""
    if known.audit or not disputed_of(known.ids) or known.module not in sys.modules:
        return None
    if known.declaration is not None:
        given = isinstance(known.declaration, Given)
        return Disputed(known.declaration.carry_out, None, known.ids) if given else None
    try:
        owner, function = held_by(known)
    except Unreachable:
        return None
    code = function.__code__
    elsewhere = (code.co_filename, code.co_firstlineno) != (known.file, known.line)
    return None if elsewhere or code.co_freevars else Disputed(function, owner, known.ids)


@cache
def disputed_of(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return the clauses of a function that can be disputed: the first few, none of them below or above another."""
    found: list[str] = []
    for clause in ids:
        kin = (each for each in found if clause.startswith(f"{each}.") or each.startswith(f"{clause}."))
        if clause.partition(".")[0] not in FRAMING and not any(kin):
            found.append(clause)
    return tuple(found[:MOST_CLAUSES])


def _constant(code: CodeType) -> object:
    """Return what a code always returns that does nothing else, or what tells that it does more."""
    steps = [step for step in dis.get_instructions(code) if step.opname not in ("RESUME", "COPY_FREE_VARS")]
    if [step.opname for step in steps] == ["LOAD_CONST", "RETURN_VALUE"]:
        return steps[0].argval
    return steps[0].argval if [step.opname for step in steps] == ["RETURN_CONST"] else _DEPENDS


def _alike(answer: object, nothing: object) -> bool:
    """Return whether an answer cannot be told from a value that means nothing: nobody minds which empty list it is."""
    kind = type(answer)
    if kind is not type(nothing):
        return False
    if kind in _PLAIN:
        return answer == nothing
    if isinstance(answer, tuple) and isinstance(nothing, tuple):
        return len(answer) == len(nothing) and all(map(_alike, answer, nothing))
    if isinstance(answer, Judged):
        return not answer.candidates
    return kind in _HOLDING and not answer and not nothing
