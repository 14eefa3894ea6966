"""Mutants: marked code with something else in its place, told so that a person sees what it is."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import zip_longest

from woodlaw.engine.venture import Given
from woodlaw.proof.declared import different_forms, form_of_nothing
from woodlaw.proof.marked import Declared, Marked, Replaceable, fingerprint, shared
from woodlaw.proof.neutral import neutral_form
from woodlaw.proof.operators import Change, changes

NEUTRAL = "neutral form: "
"""How the change of a neutral form begins."""


class Level(StrEnum):
    """How much of a function is replaced."""

    A = "a"
    """All of it, by its neutral form."""
    B = "b"
    """A little of its body."""


@dataclass(frozen=True, eq=False)
class Mutant:
    """What is put in the place of a function or a declaration.

    ``change`` says what is changed and differs from every other change of the function; ``before`` and ``after`` are
    the line of source that shows it; what is changed stands from ``line`` to ``last_line``.
    """

    marked: Replaceable
    level: Level
    change: str
    line: int
    last_line: int
    before: str
    after: str
    stand_in: Callable[..., object] = field(repr=False)


def mutants(marked: Replaceable, level: Level) -> Iterator[Mutant]:
    """Yield every mutant of marked code at a level; none that does the same as the code or another mutant."""
    if isinstance(marked, Declared):
        yield from _differently_declared(marked, level)
    elif isinstance(marked, Marked):
        yield from _neutral(marked) if level is Level.A else _changed(marked)


def _differently_declared(declared: Declared, level: Level) -> Iterator[Mutant]:
    declaration, name = declared.declaration, declared.qualname
    lines = [line for _, _, line in declared.function.__code__.co_lines() if line]
    if level is Level.A:
        told, stand_in = form_of_nothing(declaration)
        yield Mutant(declared, level, f"{NEUTRAL}{told}", min(lines), max(lines), name, told, stand_in)
        return
    for told, stand_in in different_forms(declaration):
        yield Mutant(declared, level, told, min(lines), max(lines), name, told, stand_in)
    given = shared(declared) if isinstance(declaration, Given) else None
    if given is not None:
        yield from _changed(given)


def _neutral(marked: Marked) -> Iterator[Mutant]:
    found = neutral_form(marked)
    if found is not None:
        told, stand_in = found
        node = marked.node
        last = node.end_lineno or node.lineno
        before = f"def {node.name}(…): …"
        yield Mutant(marked, Level.A, f"{NEUTRAL}{told}", node.lineno, last, before, told, stand_in)


def _changed(marked: Marked) -> Iterator[Mutant]:
    seen = {fingerprint(marked.compiled(marked.node).__code__)}
    told: Counter[str] = Counter()
    for change in list(changes(marked.node)):
        before = _unparsed(change.told_of), ast.unparse(change.site.statement)
        change.site.put(change.new)
        try:
            changed = change.new if change.told_of is change.site.node else change.told_of
            after = _unparsed(changed), _statement_after(change)
            made = marked.compiled(marked.node)
        except SyntaxError:
            continue
        finally:
            change.site.put(change.site.node)
        print_of_it = fingerprint(made.__code__)
        if print_of_it in seen:
            continue
        seen.add(print_of_it)
        text = f"{before[0]} -> {after[0]}"
        told[text] += 1
        if told[text] > 1:
            text = f"{text} ({told[text]})"
        line_before, line_after = _first_difference(before[1], after[1])
        yield Mutant(marked, Level.B, text, *_lines(change), line_before, line_after, made)


def _unparsed(node: ast.AST) -> str:
    """Return the source of a node, on one line; for a statement with a body, its head."""
    if isinstance(node, ast.Pass):
        return "pass"
    lines = ast.unparse(node).split("\n")
    return lines[0] if len(lines) == 1 else f"{lines[0]} …"


def _statement_after(change: Change) -> str:
    """Return the source of the changed statement; the change is made."""
    site = change.site
    return ast.unparse(change.new if site.node is site.statement else site.statement)


def _first_difference(before: str, after: str) -> tuple[str, str]:
    """Return the first lines in which two sources differ."""
    pairs = zip_longest(before.split("\n"), after.split("\n"), fillvalue="")
    return next(((one, other) for one, other in pairs if one != other), ("", ""))


def _lines(change: Change) -> tuple[int, int]:
    """Return the first and last line of what is changed; for a statement, which may hold others, only its first."""
    node = change.site.node
    if isinstance(node, ast.expr):
        return node.lineno, node.end_lineno or node.lineno
    return change.site.statement.lineno, change.site.statement.lineno
