"""Level a: a function's neutral form, as if the rule were not there.

The neutral form of a method that answers a question of its base class is the base class's answer. That of any other
function does nothing and returns what means nothing: ``None`` where that may be returned, ``False``, zero, an empty
text or collection. A function that returns an object of a class or a collection, and takes exactly one such, returns it
as it is: without the clause a clearing keeps its suits. If it takes no such object or several, the neutral form returns
``None``.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType, MethodType

from woodlaw.engine.decisions import Judged
from woodlaw.proof.marked import Marked, body_of, without_docstring

_PLAIN: dict[str, Callable[[], object]] = {
    "bool": bool,
    "int": int,
    "float": float,
    "str": str,
    "bytes": bytes,
    "tuple": tuple,
    "list": list,
    "Judged": lambda: Judged((), bool),
    "Sequence": list,
    "MutableSequence": list,
    "Collection": list,
    "Iterable": list,
    "Iterator": lambda: iter(()),
    "set": set,
    "Set": set,
    "frozenset": frozenset,
    "dict": dict,
    "Mapping": dict,
    "MutableMapping": dict,
}
_NOTHING = ("None", "Optional")
_VALUES = ("bool", "int", "float", "str", "bytes")
"""Types of which a parameter is seldom what the function returns otherwise than it was given."""


def neutral_form(marked: Marked) -> tuple[str, Callable[..., object]] | None:
    """Return how the neutral form reads, and the form itself; None where the function is its own neutral form."""
    base = _answered(marked)
    if base is not None:
        if _same(body_of(base), marked.node.body):
            return None
        return f"the answer of {base.__qualname__}", base
    returns = marked.node.returns
    given = _given(marked.node.args, returns)
    if given is not None:
        number, name = given
        told, stand_in = name, _returns_given(number, name)
    else:
        make = _nothing(returns)
        told, stand_in = _told(make), _returns_made(make)
    if _same(ast.parse(f"return {told}").body, marked.node.body):
        return None
    return f"return {told}", stand_in


def stand_in_of(function: FunctionType, owner: type | None, head: ast.FunctionDef) -> Callable[..., object]:
    """Return the neutral form of a function of which only the head is known, with the class that holds it, if any."""
    base = answered_by(function, owner)
    if base is not None:
        return base
    given = _given(head.args, head.returns)
    return _returns_made(_nothing(head.returns)) if given is None else _returns_given(*given)


def always_returned(function: FunctionType, owner: type | None, head: ast.FunctionDef) -> Callable[[], object] | None:
    """Return what makes the value that a function's neutral form always returns; None where it depends."""
    if answered_by(function, owner) is not None or _given(head.args, head.returns) is not None:
        return None
    return _nothing(head.returns)


def _returns_given(number: int, name: str) -> Callable[..., object]:
    return lambda *given, **named: named[name] if name in named else given[number]


def _returns_made(make: Callable[[], object]) -> Callable[..., object]:
    return lambda *_, **__: make()


def _told(make: Callable[[], object]) -> str:
    told = {_PLAIN["Iterator"]: "iter(())", _PLAIN["Judged"]: "Judged((), bool)"}
    return told.get(make) or repr(make())


def _answered(marked: Marked) -> FunctionType | None:
    """Return the base class's method that a method overrides, if it does."""
    return answered_by(marked.function, marked.owner)


def answered_by(function: FunctionType | MethodType, owner: type | None) -> FunctionType | None:
    """Return the method that a function of a class overrides, by the class that holds it, if it does."""
    name = function.__name__
    for base in owner.__mro__[1:] if owner else ():
        held = vars(base).get(name)
        held = getattr(held, "fget", None) or getattr(held, "func", None) or getattr(held, "__func__", None) or held
        if isinstance(held, FunctionType):
            return held
    return None


def _given(arguments: ast.arguments, returns: ast.expr | None) -> tuple[int, str] | None:
    """Return number and name of the one parameter of the type that is returned; None unless there is just one."""
    if returns is None or _named(returns) in (*_VALUES, *_NOTHING) or isinstance(returns, ast.BinOp):
        return None
    parameters = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    wanted = ast.dump(returns)
    alike = [(number, each.arg) for number, each in enumerate(parameters) if _dump(each.annotation) == wanted]
    return alike[0] if len(alike) == 1 else None


def _dump(annotation: ast.expr | None) -> str:
    return "" if annotation is None else ast.dump(annotation)


def _nothing(annotation: ast.expr | None) -> Callable[[], object]:
    """Return what makes a value of a type that means nothing."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return _nothing(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.BinOp):
        sides = [_nothing(annotation.left), _nothing(annotation.right)]
        return _none if _none in sides else sides[0]
    if isinstance(annotation, ast.Subscript) and _named(annotation) == "tuple":
        parts = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
        if not any(isinstance(part, ast.Constant) and part.value is ... for part in parts):
            makes = [_nothing(part) for part in parts]
            return lambda: tuple(make() for make in makes)
    return _PLAIN.get(_named(annotation), _none)


def _none() -> None:
    return None


def _named(annotation: ast.expr | None) -> str:
    """Return the name of a type, without its module and what stands in brackets."""
    if isinstance(annotation, ast.Subscript):
        return _named(annotation.value)
    if isinstance(annotation, ast.Attribute):
        return annotation.attr
    if isinstance(annotation, ast.Constant):
        return str(annotation.value)
    return annotation.id if isinstance(annotation, ast.Name) else ""


def _same(one: list[ast.stmt], other: list[ast.stmt]) -> bool:
    """Return whether two bodies say the same, docstrings apart."""
    return [ast.dump(each) for each in without_docstring(one)] == [ast.dump(each) for each in without_docstring(other)]
