"""What a faction asks and does, read out of its code: the questions with their answers, and the actions."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from woodlaw.engine.actions import Action

_RECORDS = "record"
"""How the names of modules begin that are about records alone: they ask nobody."""
_SORTS = {"Place": "a clearing", "Card": "a card", "Piece": "a piece", "int": "a number", "str": "a player or a word"}
_BY_WORD = {
    "how many": "a number",
    "item": "an item",
    "forest": "a forest",
    "clearing": "a clearing",
    "enclave": "a clearing",
    "card": "a card",
    "supporter": "a card",
    "player": "a player",
    "enemy": "a player",
    "allies": "a player",
    "coalition": "a player",
}
"""What a question asks for by a word of its own, where the code of its options does not tell it in short."""
_MOST_TOGETHER = 2
_DEEPEST = 5
_PASSING = {"list", "sorted", "tuple", "dict", "fromkeys", "Judged", "or_else", "set"}


@dataclass(frozen=True, slots=True)
class Question:
    """A question: what is asked, with dots for what varies, what can be answered, and the clauses of the code."""

    what: str
    answers: tuple[str, ...]
    clauses: tuple[str, ...]


@cache
def questions_of(package: str) -> tuple[Question, ...]:
    """Return the questions that the modules of a faction's package put, in the order of their names."""
    found: dict[str, Question] = {}
    for module in modules_of(package):
        for function in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(function, ast.FunctionDef):
                for question in _asked_by(module, function):
                    before = found.get(question.what)
                    answers = dict.fromkeys((*(before.answers if before else ()), *question.answers))
                    clauses = dict.fromkeys((*(before.clauses if before else ()), *question.clauses))
                    found[question.what] = Question(question.what, tuple(answers), tuple(clauses))
    return tuple(found[what] for what in sorted(found))


@cache
def actions_of(package: str) -> tuple[Action[Any], ...]:
    """Return the actions that the modules of a faction's package declare, in the order of their names."""
    declared = (value for module in modules_of(package) for value in vars(module).values())
    every = (each for value in declared for each in (value if isinstance(value, (tuple, list)) else (value,)))
    found = {
        id(each): each
        for each in every
        if isinstance(each, Action) and getattr(each.carry_out, "__module__", "").startswith(package)
    }
    return tuple(sorted(found.values(), key=lambda action: action.name))


def modules_of(package: str) -> Iterator[ModuleType]:
    """Yield a package and then its modules, except those that are only about records."""
    home = import_module(package)
    yield home
    for known in pkgutil.iter_modules(home.__path__, f"{package}."):
        if not known.name.rpartition(".")[2].startswith(_RECORDS):
            yield import_module(known.name)


def _asked_by(module: ModuleType, function: ast.FunctionDef) -> Iterator[Question]:
    clauses = tuple(
        str(each.value)
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "implements"
        for each in mark.args
        if isinstance(each, ast.Constant)
    )
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        if isinstance(call.func, ast.Attribute) and call.func.attr == "ask" and len(call.args) > 2:
            what, answers = _text(call.args[1]), _Answers(module, function).of(call.args[2])
        elif isinstance(call.func, ast.Name):
            what, answers = _handed_on(module, call), []
        else:
            continue
        if what:
            yield Question(what, _told(what, answers), clauses)


def _text(what: ast.expr) -> str:
    """Return a question as it is written, with dots for what varies; nothing where it is not written there."""
    if isinstance(what, ast.Constant) and isinstance(what.value, str):
        return what.value
    if isinstance(what, ast.JoinedStr):
        return "".join(str(each.value) if isinstance(each, ast.Constant) else "…" for each in what.values)
    return ""


def _handed_on(module: ModuleType, call: ast.Call) -> str:
    """Return the question that a function is told to put, by its parameter ``what``."""
    called = vars(module).get(call.func.id) if isinstance(call.func, ast.Name) else None
    if not isinstance(called, FunctionType) or "what, " not in inspect.getsource(called).partition("ask(")[2]:
        return ""
    names = list(inspect.signature(called).parameters)
    given = dict(zip(names, call.args, strict=False)) | {each.arg: each.value for each in call.keywords if each.arg}
    return _text(given["what"]) if "what" in given else ""


class _Answers:
    """Finds out what options there are, from the code that makes them."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self._known = vars(module)
        self._made: dict[str, ast.expr] = {
            target.id: each.value
            for each in ast.walk(function)
            if isinstance(each, ast.Assign)
            for target in each.targets
            if isinstance(target, ast.Name)
        }
        given = (*function.args.args, *function.args.kwonlyargs)
        self._given = {each.arg: ast.unparse(each.annotation) for each in given if each.annotation}

    def of(self, made: ast.expr, depth: int = 0) -> list[str]:
        """Return what can be answered where options are made so: words, or sorts of things."""
        if depth > _DEEPEST:
            return []
        match made:
            case ast.Constant(value=str(word)):
                return [f"`{word}`"]
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                return [answer for part in parts for answer in self.of(part, depth + 1)]
            case ast.Starred(value=inner) | ast.Subscript(value=inner):
                return self.of(inner, depth + 1)
            case ast.ListComp() | ast.GeneratorExp():
                element, first = made.elt, made.generators[0]
                same = isinstance(element, ast.Name) and ast.unparse(element) == ast.unparse(first.target)
                return self.of(first.iter if same else element, depth + 1)
            case ast.Name(id=name):
                return self._named(name, depth)
            case ast.Call(func=function, args=arguments):
                return self._called(function, arguments, depth)
            case ast.Attribute(attr=name):
                return _sorts("Place" if name in ("clearings", "places", "corners") else "")
        return []

    def _named(self, name: str, depth: int) -> list[str]:
        if name in self._made:
            return self.of(self._made[name], depth + 1)
        if name in self._given:
            return _sorts(self._given[name])
        value = self._known.get(name)
        words = value if isinstance(value, (tuple, list)) else (value,)
        return [f"`{word}`" for word in words if isinstance(word, str)]

    def _called(self, function: ast.expr, arguments: list[ast.expr], depth: int) -> list[str]:
        called = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
        if called == "range":
            return _sorts("int")
        if called in ("cards_at", "at"):
            return _sorts("Card" if called == "cards_at" else "Piece")
        if called in _PASSING and arguments:
            return self.of(arguments[0], depth + 1)
        known = self._known.get(called)
        return _sorts(str(getattr(known, "__annotations__", {}).get("return", "")))


def _sorts(annotation: str) -> list[str]:
    """Return what sort of things an annotation tells of, or both sorts where two belong together."""
    found = [_SORTS[name] for name in dict.fromkeys(re.findall(r"\b(Place|Card|Piece|int|str)\b", annotation))]
    if "tuple[" not in annotation or "..." in annotation:
        return found[:1]
    return [" with ".join(found)] if len(found) <= _MOST_TOGETHER else []


def _told(what: str, answers: list[str]) -> tuple[str, ...]:
    """Return the answers to a question, with what its own words ask for where the code tells words alone."""
    by_word = next((told for word, told in _BY_WORD.items() if word in what), "")
    named = [by_word if by_word and answer in ("a clearing", "a piece") else answer for answer in answers]
    few = all(answer in ("`decline`", "`end`") for answer in named)
    return tuple(dict.fromkeys([*([by_word] if few and by_word else []), *named]))


def first_sentence(action: Action[Any]) -> str:
    """Return what an action does, by the first sentence of its code's description."""
    text = inspect.getdoc(action.carry_out) or ""
    return text.partition("\n\n")[0].replace("\n", " ")
