"""What an answer rests on, found by trying: the clauses without which it would be another one.

Each function that ran while the answer was found, and that carries a clause, is made neutral in turn, as if its clause
were not there. Where the answer changes, the clause decides. What answers yes or no is made to say yes too, which
decides where it lifts a refusal: what is forbidden for want of rule rests on the clause that says who rules.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from types import CodeType, FunctionType
from typing import Protocol

from woodlaw.adjudication.adjudicated import Endless
from woodlaw.adjudication.answering import FRAMING
from woodlaw.adjudication.asked import CannotAdjudicate
from woodlaw.adjudication.noting import Ran
from woodlaw.law.implements import Implementation, implementations, mark_code
from woodlaw.proof.marked import Unreachable, held_by
from woodlaw.proof.neutral import always_returned, stand_in_of

LEGAL = "legal"
"""How the answer begins that something is legal."""

UNASKED = "something else, in which it would not be asked"
"""What the answer is called where an answer of the asker would be to no question."""

NO_END = "no end"
"""What the answer is called where without a clause the game goes round in circles."""

BROKEN = "nothing that could go on"
"""What the answer is called where none can be found without a clause."""

_STAND_IN = "the stand-in of a function"

_DEPENDS = object()
"""Takes the place of a value where what a neutral form returns depends on what it is given."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """A clause that decides; ``without`` is what the answer would be if it were not there."""

    clause: str
    without: str


@dataclass(frozen=True, eq=False, slots=True)
class _Tried:
    """A function with the clauses that can be disputed, its neutral form and, where it answers, one that says yes.

    ``nothing`` is the value that the neutral form always returns, if there is one and to return it is all it is for.
    """

    function: FunctionType
    clauses: tuple[str, ...]
    neutral: CodeType
    saying_yes: CodeType | None
    nothing: object


class Trying(Protocol):
    """What finds an answer anew."""

    def prepare(self) -> None:
        """Do what is done with every rule in force, before each trial."""
        ...

    def again(self, code: CodeType) -> str:
        """Return the answer while a code is not in force, or raise :class:`Endless`."""
        ...


def deciding(answer: str, ran: Ran, trying: Trying) -> list[Deciding]:
    """Return the clauses that decide an answer, in the order in which their code was called first.

    ``ran`` is the code that ran. What it shows to be as good as neutral already is not tried.
    """
    found: dict[str, str] = {}
    for code in ran.called:
        tried = _tried(code)
        if tried is None or all(clause in found for clause in tried.clauses):
            continue
        without = answer
        if not ran.only_said(code, tried.nothing):
            without = _attempt(tried.function, tried.neutral, trying)
        yes = tried.saying_yes if without == answer and not answer.startswith(LEGAL) else None
        if yes is not None and not ran.only_said(code, True):
            without = _attempt(tried.function, yes, trying)
            without = without if without.startswith(LEGAL) else answer
        if without != answer:
            for clause in tried.clauses:
                found.setdefault(clause, without)
    return [Deciding(clause, without) for clause, without in found.items()]


def narrowest(clauses: Iterable[str]) -> list[str]:
    """Return clauses without those of which a narrower one is among them."""
    every = list(clauses)
    return [each for each in every if not any(other.startswith(f"{each}.") for other in every)]


def chapter_of(clause: str) -> str:
    """Return the chapter of a clause by its id."""
    return clause.partition(".")[0]


def _attempt(function: FunctionType, code: CodeType, trying: Trying) -> str:
    """Return the answer with another code in the place of a function's."""
    trying.prepare()
    own = function.__code__
    function.__code__ = code
    try:
        return trying.again(own)
    except Endless:
        return NO_END
    except CannotAdjudicate:
        return UNASKED
    except Exception:
        # Without the clause anything may break, which is an answer too.
        return BROKEN
    finally:
        function.__code__ = own


# What takes the place of a function -----------------------------------------------------------------------------------
@cache
def _tried(code: CodeType) -> _Tried | None:
    """Return a function by its code, with what takes its place; None where nothing can."""
    known = _by_place(len(implementations())).get((code.co_filename, code.co_firstlineno, code.co_name))
    if known is None or known.audit or known.declaration is not None:
        return None
    clauses = _disputed(known.ids)
    if not clauses:
        return None
    try:
        owner, function = held_by(known)
    except Unreachable:
        return None
    if function.__code__ is not code or code.co_freevars:
        return None
    head, returned = _signature(function), function.__annotations__.get("return", "None")
    neutral = _code(function, stand_in_of(function, owner, head), known.ids)
    saying_yes = _code(function, lambda *_, **__: True, known.ids) if returned == "bool" else None
    make = always_returned(function, owner, head) if returned != "None" else None
    return _Tried(function, clauses, neutral, saying_yes, make() if make else _DEPENDS)


def _disputed(ids: Sequence[str]) -> tuple[str, ...]:
    """Return the clauses of a function that can be disputed: the first few, none of them below or above another."""
    found: list[str] = []
    for clause in ids:
        kin = (each for each in found if clause.startswith(f"{each}.") or each.startswith(f"{clause}."))
        if chapter_of(clause) not in FRAMING and not any(kin):
            found.append(clause)
    return tuple(found[:4])


@cache
def _by_place(_: int) -> dict[tuple[str, int, str], Implementation]:
    """Return the marked code by where it stands, for so many pieces of it that have been imported."""
    return {(each.file, each.line, each.qualname.rpartition(".")[2]): each for each in implementations()}


def _signature(function: FunctionType) -> ast.FunctionDef:
    """Return the head of a function as a syntax tree, from what it says of its parameters and its result."""
    code, told = function.__code__, function.__annotations__
    count = code.co_argcount
    names = [f"{name}: {told[name]}" if name in told else name for name in code.co_varnames[:count]]
    only = code.co_varnames[count : count + code.co_kwonlyargcount]
    if only:
        names += ["*", *(f"{name}: {told[name]}" if name in told else name for name in only)]
    head = ast.parse(f"def f({', '.join(names)}) -> {told.get('return', 'None')}: ...").body[0]
    assert isinstance(head, ast.FunctionDef)  # noqa: S101 - it was written as one
    return head


def _code(function: FunctionType, stand_in: Callable[..., object], ids: tuple[str, ...]) -> CodeType:
    """Return a code that hands whatever a function is given to a stand-in; its clauses stay in force."""
    made: dict[str, FunctionType] = {}
    exec(f"def f(*given, **named):\n    return {_STAND_IN!r}.__call__(*given, **named)", made)  # noqa: S102 - our text
    code = made["f"].__code__
    consts = tuple(stand_in if const == _STAND_IN else const for const in code.co_consts)
    own = function.__code__
    code = code.replace(co_consts=consts, co_filename=own.co_filename, co_firstlineno=own.co_firstlineno)
    mark_code(code, ids)
    return code
