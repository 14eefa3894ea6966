"""What the engine offers to those who write a faction, as data: the public names of some modules."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from importlib import import_module
from types import FunctionType, ModuleType

from woodlaw.factions.points import form_of
from woodlaw.law.implements import clauses_of

MODULES = (
    "woodlaw.factions.base",
    "woodlaw.engine.game",
    "woodlaw.engine.state",
    "woodlaw.engine.actions",
    "woodlaw.engine.turn",
    "woodlaw.engine.primitives",
    "woodlaw.engine.dealing",
    "woodlaw.engine.place",
    "woodlaw.engine.concepts",
    "woodlaw.engine.enemies",
    "woodlaw.engine.march",
    "woodlaw.engine.fight",
    "woodlaw.engine.venture",
    "woodlaw.engine.make",
    "woodlaw.engine.means",
    "woodlaw.engine.setup",
    "woodlaw.engine.interrupts",
    "woodlaw.engine.memory",
    "woodlaw.engine.decisions",
    "woodlaw.engine.refusal",
    "woodlaw.engine.events",
    "woodlaw.engine.sides",
    "woodlaw.engine.extension",
    "woodlaw.table.places",
    "woodlaw.table.pieces",
    "woodlaw.table.cards",
    "woodlaw.table.suits",
)
"""The modules that a faction uses, in the order in which it meets them."""

_SENTENCE = re.compile(r"(?<=[^.]\.)\s")
_ROLE = re.compile(r":\w+:`~?(?:[\w.]*\.)?(\w+)`")


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that a module offers: its name, its form in Python, its docstring, and the clauses it is marked by.

    The ``members`` of a class are its public methods and properties, without the questions, which are listed apart
    (:func:`woodlaw.factions.points.questions`).
    """

    name: str
    form: str
    doc: str
    clauses: tuple[str, ...] = ()
    members: tuple[Offered, ...] = ()

    @property
    def first_sentence(self) -> str:
        """What is told of it in a sentence."""
        return _SENTENCE.split(self.doc.partition("\n\n")[0])[0]


@dataclass(frozen=True, slots=True)
class Module:
    """A module and what it offers, in the order of its source."""

    name: str
    doc: str
    offered: tuple[Offered, ...]


def modules() -> Iterator[Module]:
    """Yield the modules that a faction uses, with everything public that they define."""
    for name in MODULES:
        module = import_module(name)
        yield Module(name, inspect.getdoc(module) or "", tuple(_of_module(module)))


def without_roles(text: str) -> str:
    """Return a docstring's text as a terminal shows it: what it refers to by its plain name."""
    return _ROLE.sub(r"\1", text)


def _of_module(module: ModuleType) -> Iterator[Offered]:
    body = ast.parse(inspect.getsource(module)).body
    for node, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        match node:
            case ast.FunctionDef(name=name) if not name.startswith("_"):
                yield _of_function(getattr(module, name))
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield _of_class(getattr(module, name))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if not name.startswith("_") and not _is_type_variable(node):
                    yield Offered(name, ast.unparse(node), _told_after(after))
            case ast.Assign(targets=[ast.Tuple(elts=names)]):
                yield from (Offered(each.id, ast.unparse(node), "") for each in names if isinstance(each, ast.Name))


def _is_type_variable(node: ast.Assign | ast.AnnAssign) -> bool:
    called = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Name) and called.id in ("TypeVar", "ParamSpec")


def _told_after(node: ast.stmt) -> str:
    """Return the text that stands below an assignment, if any."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(told))):
            return inspect.cleandoc(told)
    return ""


def _of_function(function: Callable[..., object]) -> Offered:
    plain = inspect.unwrap(function)
    return Offered(plain.__name__, form_of(plain), inspect.getdoc(plain) or "", clauses_of(plain.__code__))


def _of_class(kind: type) -> Offered:
    members = tuple(_members(kind))
    return Offered(kind.__name__, _form_of_class(kind), inspect.getdoc(kind) or "", members=members)


def _form_of_class(kind: type) -> str:
    if issubclass(kind, Enum):
        return f"class {kind.__name__}: {', '.join(each.name for each in kind)}"
    try:
        taken = form_of(kind).removeprefix("def ").rpartition(" -> ")[0]
    except (TypeError, ValueError):
        taken = kind.__name__
    return f"class {taken}"


def _members(kind: type) -> Iterator[Offered]:
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        match member:
            case FunctionType() if not (inspect.getdoc(member) or "").startswith("Asked"):
                yield _of_function(member)
            case classmethod() | staticmethod():
                yield _of_function(member.__func__)
            case property() | cached_property():
                yield _of_property(name, member)


def _of_property(name: str, member: property | cached_property[object]) -> Offered:
    function = member.fget if isinstance(member, property) else member.func
    annotations: dict[str, object] = getattr(function, "__annotations__", {})
    code = getattr(function, "__code__", None)
    form = f"{name}: {annotations.get('return', 'object')}"
    return Offered(name, form, inspect.getdoc(function) or "", clauses_of(code) if code else ())


def found(words: Sequence[str]) -> Iterator[tuple[Module, Offered]]:
    """Yield what is offered in whose name, form, text or module all words occur, whatever their case; all without."""
    wanted = [word.casefold() for word in words]
    for module in modules():
        for each in module.offered:
            told = " ".join((module.name, each.name, each.form, each.doc, *(of.name for of in each.members))).casefold()
            if all(word in told for word in wanted):
                yield module, each
