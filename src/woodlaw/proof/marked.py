"""The marked code: where it stands, how its source reads, and putting something else in its place."""

from __future__ import annotations
import __future__

import ast
import functools
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import cast

from woodlaw.law.implements import Declaration, Implementation, clauses_of, mark_code, unmark_code

_FUTURE = sum({getattr(__future__, name).compiler_flag for name in __future__.all_feature_names})
"""The flags of a code that tell which ``from __future__ import`` it was compiled under."""


_STAND_IN = "the stand-in of a function"
"""What stands in a code for the stand-in, which no source can write."""


class Unreachable(Exception):
    """Raised for marked code that nothing can be put in the place of; the message says which and why."""


@dataclass(frozen=True, eq=False)
class Replaceable:
    """Code that implements clauses, and the function that runs when it does."""

    implementation: Implementation
    function: FunctionType

    @property
    def module(self) -> str:
        """The module it stands in."""
        return self.implementation.module

    @property
    def qualname(self) -> str:
        """Its name within the module."""
        return self.implementation.qualname

    @property
    def name(self) -> str:
        """Its full name: ``woodlaw.engine.battle:defenseless``."""
        return f"{self.module}:{self.qualname}"

    @property
    def ids(self) -> tuple[str, ...]:
        """The clauses that it implements."""
        return self.implementation.ids

    @property
    def codes(self) -> list[CodeType]:
        """Its code, and that of the functions within it."""
        return list(_codes(self.function.__code__))

    @contextmanager
    def replaced(self, stand_in: Callable[..., object]) -> Iterator[None]:
        """Let the function do something else, within the block; its clauses are still recorded and in force."""
        code = self.function.__code__
        other = self._calling(stand_in)
        mark_code(other, self.ids)
        self.function.__code__ = other
        try:
            yield
        finally:
            self.function.__code__ = code
            unmark_code(other)

    def _calling(self, stand_in: Callable[..., object]) -> CodeType:
        """Return a code that fits the function and hands whatever it is given to a stand-in."""
        name = self.function.__name__
        tree = ast.parse(f"def {name}(*given, **named):\n    return {_STAND_IN!r}.__call__(*given, **named)").body[0]
        code = _code_of(cast(ast.FunctionDef, tree), self.function.__qualname__, self.function.__code__)
        consts = tuple(stand_in if const == _STAND_IN else const for const in code.co_consts)
        return code.replace(co_consts=consts, co_firstlineno=self.function.__code__.co_firstlineno)

    def _running(self, code: CodeType) -> FunctionType:
        """Return a function with another code, and the globals, defaults and closure of this one."""
        like = self.function
        made = FunctionType(code, like.__globals__, code.co_name, like.__defaults__, like.__closure__)
        made.__kwdefaults__ = like.__kwdefaults__
        return made


class Declared(Replaceable):
    """Something that implements clauses by being declared; ``function`` carries it out."""

    @property
    def declaration(self) -> Declaration:
        """What is declared."""
        return cast(Declaration, self.implementation.declaration)


@dataclass(frozen=True, eq=False)
class Marked(Replaceable):
    """A function marked with the clauses it implements.

    ``owner`` is the class that holds it, if any; ``node`` its syntax tree.
    """

    owner: type | None
    node: ast.FunctionDef

    def compiled(self, node: ast.FunctionDef) -> FunctionType:
        """Return the function that a changed syntax tree makes, with the globals, defaults and closure of this one.

        Raises ``SyntaxError`` for a tree that makes none.
        """
        return self._running(_code_of(node, self.qualname, self.function.__code__))


class Shared(Marked):
    """A function that several clauses give, as it stands for one of them; ``node`` is that of the function itself."""

    def compiled(self, node: ast.FunctionDef) -> FunctionType:
        """Return the function that a changed syntax tree makes; raises what :class:`Marked` raises."""
        like = cast(FunctionType, cast(Declaration, self.implementation.declaration).carrying_out)
        return self._running(_code_of(node, like.__qualname__, like.__code__))


def shared(declared: Declared) -> Shared | None:
    """Return what a declaration carries out as a function with a body; None for what has no name."""
    like = cast(FunctionType, declared.declaration.carrying_out)
    node = _nodes(like.__code__.co_filename).get((like.__code__.co_firstlineno, like.__name__))
    return Shared(declared.implementation, declared.function, None, node) if node else None


def find(implementation: Implementation) -> Marked | Declared:
    """Return the code that a record of the mark speaks of; raises :class:`Unreachable`."""
    if implementation.declaration is not None:
        return Declared(implementation, implementation.declaration.carry_out)
    where = f"{implementation.file}:{implementation.line}: {implementation.qualname}"
    owner, held = _held(implementation, where)
    function = _marked_within(held)
    if function is None:
        raise Unreachable(f"{where}: it is hidden under its decorators")
    if function.__code__.co_firstlineno != implementation.line:
        raise Unreachable(f"{where}: another function stands under its name")
    node = _nodes(implementation.file).get((implementation.line, function.__name__))
    if node is None:
        raise Unreachable(f"{where}: its source has changed since it was imported")
    marked = Marked(implementation, function, owner, node)
    if fingerprint(marked.compiled(node).__code__) != fingerprint(function.__code__):
        raise Unreachable(f"{where}: its source has changed since it was imported")
    return marked


def held_by(implementation: Implementation) -> tuple[type | None, FunctionType]:
    """Return the class that holds a marked function, if any, and the function; raises :class:`Unreachable`."""
    where = f"{implementation.file}:{implementation.line}: {implementation.qualname}"
    owner, held = _held(implementation, where)
    function = _marked_within(held)
    if function is None:
        raise Unreachable(f"{where}: it is hidden under its decorators")
    return owner, function


def _held(implementation: Implementation, where: str) -> tuple[type | None, object]:
    """Return the class that holds a marked function, if any, and what stands there under its name."""
    holder: object = sys.modules[implementation.module]
    owner: type | None = None
    for part in implementation.qualname.split("."):
        owner = holder if isinstance(holder, type) else None
        holder = vars(holder).get(part) if isinstance(holder, type) else getattr(holder, part, None)
    if holder is None:
        raise Unreachable(f"{where}: it stands inside a function")
    return owner, holder


def _marked_within(held: object) -> FunctionType | None:
    """Return the function that is marked, below whatever decorators lie above it."""
    while held is not None:
        if isinstance(held, FunctionType) and clauses_of(held.__code__):
            return held
        held = next((within for name in _WITHIN if (within := getattr(held, name, None)) is not None), None)
    return None


_WITHIN = ("fget", "func", "__func__", "__wrapped__")
"""Where decorators keep what they decorate: ``property``, ``cached_property``, ``classmethod``, any other."""


@functools.cache
def _nodes(file: str) -> dict[tuple[int, str], ast.FunctionDef]:
    """Return every function of a file by the line it starts at, decorators included, and its name."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"), file)
    return {
        (min([node.lineno, *(each.lineno for each in node.decorator_list)]), node.name): node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }


# Compiling ------------------------------------------------------------------------------------------------------------
def _code_of(node: ast.FunctionDef, qualname: str, like: CodeType) -> CodeType:
    """Compile a function so that it sees the names that another's code sees, and return its code alone."""
    inner = ast.FunctionDef(name=node.name, args=_bare(node.args), body=node.body, decorator_list=[], returns=None)
    if like.co_freevars:
        # A change may drop the last use of a name of the enclosing function, and a closure must fit its code.
        uses = [ast.Expr(ast.Name(name, ast.Load())) for name in like.co_freevars]
        inner.body = [*node.body, ast.If(ast.Constant(False), list[ast.stmt](uses), [])]
    outer: ast.stmt = inner
    for name in reversed(qualname.split(".")[:-1]):
        outer = ast.ClassDef(name=name, bases=[], keywords=[], body=[outer], decorator_list=[])
    names = [ast.arg(name) for name in like.co_freevars if name != "__class__"]
    frame = ast.FunctionDef(
        name="frame",
        args=ast.arguments(posonlyargs=[], args=names, kwonlyargs=[], kw_defaults=[], defaults=[]),
        body=[outer],
        decorator_list=[],
        returns=None,
    )
    # Calls of what a module imports compile differently, so the imports have to stand there.
    module = ast.fix_missing_locations(ast.Module([*_imports(like.co_filename), frame], []))
    flags = like.co_flags & _FUTURE
    code = compile(module, like.co_filename, "exec", flags=flags, dont_inherit=True)
    for name in ("frame", *qualname.split(".")):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
    return cast(CodeType, code)


@functools.cache
def _imports(file: str) -> tuple[ast.stmt, ...]:
    """Return the imports at the top of a file."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"), file)
    return tuple(each for each in tree.body if isinstance(each, ast.Import | ast.ImportFrom))


def _bare(arguments: ast.arguments) -> ast.arguments:
    """Return a function's parameters without defaults and annotations, which are no part of its code."""

    def bare(each: ast.arg) -> ast.arg:
        return ast.arg(each.arg)

    return ast.arguments(
        posonlyargs=[bare(each) for each in arguments.posonlyargs],
        args=[bare(each) for each in arguments.args],
        vararg=bare(arguments.vararg) if arguments.vararg else None,
        kwonlyargs=[bare(each) for each in arguments.kwonlyargs],
        kw_defaults=[None for _ in arguments.kwonlyargs],
        kwarg=bare(arguments.kwarg) if arguments.kwarg else None,
        defaults=[],
    )


def fingerprint(code: CodeType) -> tuple[object, ...]:
    """Return what a code does, as something to compare: equal for codes that differ only in their lines."""
    return (
        code.co_code,
        tuple(fingerprint(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts),
        code.co_names,
        code.co_varnames,
        code.co_freevars,
        code.co_cellvars,
        code.co_exceptiontable,
    )


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def body_of(function: FunctionType) -> list[ast.stmt]:
    """Return the statements of a function's body; none where its source cannot be read."""
    code = inspect.unwrap(function).__code__
    node = _nodes(code.co_filename).get((code.co_firstlineno, function.__name__))
    return node.body if node else []


def without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements of a body without a docstring."""
    first = body[0] if body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return body[1:]
    return body
