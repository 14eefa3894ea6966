"""The small changes that make a mutant: for each place in a function's syntax tree, what may stand there instead."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt, ast.GtE),
    ast.Gt: (ast.GtE, ast.LtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt, ast.LtE),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""Negated, and where there is an order: with the boundary on the other side, and swapped."""

_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}

_NEVER_DROPPED = (ast.Pass, ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
_NOT_BODY = {
    ast.FunctionDef: ("args", "returns", "decorator_list", "type_params"),
    ast.Lambda: ("args",),
    ast.AnnAssign: ("annotation",),
    ast.FormattedValue: ("format_spec",),
}
"""Parts of a syntax tree that no value of the rule comes from."""
_ANY_ORDER = ("max", "min")
"""Functions to which the order of their arguments does not matter."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place in a syntax tree: what stands there, what holds it, the statement, and the expression around it."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    around: ast.AST

    def put(self, node: ast.AST) -> None:
        """Let something stand there."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True, slots=True)
class Change:
    """What stands at a place instead; ``told_of`` is the part of the tree that a reader needs to see the change."""

    site: Site
    new: ast.AST
    told_of: ast.AST


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """Yield every small change of a function's body, in the order of the source.

    Left alone are sentences for people (the reason of a ``Refusal``, the message of an exception), docstrings,
    annotations and defaults.
    """
    bound = _bindings(function)
    for site in _sites_of_body(function):
        if isinstance(site.node, ast.stmt):
            yield from _dropped(site, bound)
        if isinstance(site.node, ast.AugAssign):
            yield from _assigned_otherwise(site, site.node)
        if isinstance(site.node, ast.expr):
            for new in _otherwise(site.node):
                told_of = site.around if isinstance(site.node, ast.Constant) else site.node
                yield Change(site, new, told_of)
            yield from _negated(site, site.node)


# Places ---------------------------------------------------------------------------------------------------------------
def _sites_of_body(function: ast.FunctionDef) -> Iterator[Site]:
    for index, statement in enumerate(function.body):
        yield from _sites(Site(statement, function, "body", index, statement, statement))


def _sites(site: Site) -> Iterator[Site]:
    """Yield a place and all places within what stands there."""
    if _is_sentence(site):
        return
    yield site
    node = site.node
    left_out = _NOT_BODY.get(type(node), ())
    around = node if isinstance(node, (ast.expr, ast.stmt, ast.pattern)) else site.around
    for field, value in ast.iter_fields(node):
        if field in left_out:
            continue
        for index, each in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(each, ast.stmt):
                yield from _sites(Site(each, node, field, index, each, each))
            elif isinstance(each, ast.AST):
                yield from _sites(Site(each, node, field, index, site.statement, around))


def _is_sentence(site: Site) -> bool:
    """Return whether a place holds words for people: a docstring, a refusal's reason, an exception's message."""
    node, parent = site.node, site.parent
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name):
        if parent.func.id == "Refusal" and site.field == "args" and site.index == 1:
            return True
        raised = isinstance(site.statement, ast.Raise) and site.statement.exc is parent
        return raised and isinstance(node, (ast.Constant, ast.JoinedStr))
    return False


# Statements -----------------------------------------------------------------------------------------------------------
def _dropped(site: Site, bound: Counter[str]) -> Iterator[Change]:
    node = site.node
    if isinstance(node, _NEVER_DROPPED) or _only_binds(node, bound):
        return
    yield Change(site, ast.copy_location(ast.Pass(), node), node)


def _only_binds(node: ast.AST, bound: Counter[str]) -> bool:
    """Return whether a statement gives their only value to names: without it nothing could go on but by accident."""
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    else:
        return False
    names = [name for target in targets for name in ast.walk(target) if isinstance(name, (ast.expr))]
    return all(
        (isinstance(name, ast.Name) and bound[name.id] == 1) or isinstance(name, (ast.Tuple, ast.List, ast.Starred))
        for name in names
    )


def _bindings(function: ast.FunctionDef) -> Counter[str]:
    """Return how often each name of a function is given a value."""
    found: Counter[str] = Counter()
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] += 1
        elif isinstance(node, ast.arg):
            found[node.arg] += 1
        elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
            found[node.name] += 1
    return found


def _assigned_otherwise(site: Site, node: ast.AugAssign) -> Iterator[Change]:
    other = _ARITHMETIC.get(type(node.op))
    if other is not None:
        yield Change(site, _like(node, op=other()), node)


# Expressions ----------------------------------------------------------------------------------------------------------
def _otherwise(node: ast.expr) -> Iterator[ast.expr]:
    """Yield what may stand in the place of an expression, wherever it stands."""
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            for other in _COMPARISONS[type(operator)]:
                yield _like(node, ops=[*node.ops[:number], other(), *node.ops[number + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield _like(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield node.operand
    elif isinstance(node, ast.BinOp):
        other_operator = _ARITHMETIC.get(type(node.op))
        if other_operator is not None:
            yield _like(node, op=other_operator())
    elif isinstance(node, ast.Constant):
        for value in _values(node.value):
            yield _like(node, value=value)
    elif isinstance(node, ast.Call):
        yield from _swapped(node)


def _values(value: object) -> tuple[bool | int | float | str, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, (int, float)):
        return (value + 1, value - 1)
    if isinstance(value, str):
        return (f"{value}?",)
    return ()


def _swapped(node: ast.Call) -> Iterator[ast.expr]:
    """Yield a call with two neighbouring arguments swapped."""
    if isinstance(node.func, ast.Name) and node.func.id in _ANY_ORDER:
        return
    for number, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred) and ast.dump(one) != ast.dump(other):
            yield _like(node, args=[*node.args[:number], other, one, *node.args[number + 2 :]])


def _negated(site: Site, node: ast.expr) -> Iterator[Change]:
    """Yield the negation of a condition, unless another change negates it."""
    condition = site.field in ("test", "guard") or (site.field == "ifs" and isinstance(site.parent, ast.comprehension))
    single = isinstance(node, ast.Compare) and len(node.ops) == 1
    if condition and not single and not (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
        yield Change(site, ast.copy_location(ast.UnaryOp(ast.Not(), node), node), node)


def _like(node: ast.AST, **fields: object) -> ast.expr:
    """Return a copy of a node with other fields."""
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new  # type: ignore[return-value]
