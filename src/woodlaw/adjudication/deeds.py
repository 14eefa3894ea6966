"""A move or a battle that is told as an action, for which a player has one of another name: a crusade, a march."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from woodlaw.adjudication.asked import CannotAdjudicate, Step
from woodlaw.adjudication.meaning import BATTLE, MOVE
from woodlaw.adjudication.naming import two_in_one
from woodlaw.adjudication.offered import either
from woodlaw.adjudication.ruling import Ruling
from woodlaw.engine.questions import folded
from woodlaw.law.registry import law

Ruled = Callable[..., Ruling]
"""Answers a question by some answers; raises :class:`CannotAdjudicate`."""

_CALLED = {MOVE: MOVE, "march": MOVE, BATTLE: BATTLE, "attack": BATTLE, "fight": BATTLE}
"""What players call either, whoever acts."""

_WITHIN = re.compile(r"(?:^|\s+)(?:in|at|with|for)\s+")
"""What stands between the answers that are told in one."""


def deed_called(text: str) -> str:
    """Return which of the two a text calls, ``"move"`` or ``"battle"``; nothing for any other text."""
    return _CALLED.get(folded(text), "")


def by_deed(rule: Ruled, steps: Sequence[Step], names: Collection[str], chapter: str, own: str | None) -> Ruling | None:
    """Return the answer to a move or a battle that an action of another name has the player take, or None.

    ``names`` are the actions of the player of a ``chapter``. Where one of them is called as is told (``own``), another
    counts only if it is legal. Raises :class:`CannotAdjudicate` where several are.
    """
    deed = "" if steps[0].asked else deed_called(steps[0].answer)
    if not deed:
        return None
    if own is None and deed in names:
        return rule(Step(deed), *steps[1:])
    having = [name for name in _having(deed, names, chapter) if name != own]
    rulings = list(as_one_of(rule, having, Step(deed), *steps[1:]))
    legal = [ruling for ruling in rulings if ruling.legal]
    if len(legal) > 1:
        raise CannotAdjudicate(f"{steps[0].answer!r} can be done by {' or '.join(having)}; expected by which")
    return next(iter(legal or (rulings if own is None else ())), None)


def as_one_of(rule: Ruled, names: Iterable[str], *steps: Step) -> Iterator[Ruling]:
    """Yield the answers for actions of some names that some answers follow, but for those of which they are none."""
    for name in names:
        with suppress(CannotAdjudicate):
            ruling = rule(Step(name), *steps)
            yield replace(ruling, notes=(*ruling.notes, f"done by {name}"))


def told_in_one(rule: Ruled, text: str, rest: Sequence[Step], begins: Callable[[str], bool]) -> Ruling | None:
    """Return the answer to an action told in one with what it asks: ``plot a raid in 8``; None for any other text.

    ``begins`` says what may call an action; the ``rest`` of the answers follows.
    """
    for one, other in two_in_one(text):
        if begins(one):
            try:
                return rule(Step(one), Step(other), *rest)
            except CannotAdjudicate:
                parts = _WITHIN.split(other)
                if len(parts) == 1:
                    raise
                return rule(Step(one), *map(Step, filter(None, parts)), *rest)
    return None


def why_not_in(phase: str, name: str, where: Sequence[str], over: str) -> str:
    """Return why an action is not offered in a phase: it is ``over`` there, or taken in others alone."""
    return f"{name} is {over if phase in where else f'taken in {either(where)}, not in {phase.capitalize()}'}"


def _having(deed: str, names: Iterable[str], chapter: str) -> list[str]:
    """Return the actions of some names that have a player move or battle, as the clause of a chapter tells that has
    the name of the action.
    """
    speaks = re.compile(rf"\b{deed}s?\b", re.IGNORECASE)
    named = {folded(clause.title): clause for clause in law().chapter(chapter).clauses}
    return [name for name in names if (clause := named.get(folded(name))) and speaks.search(clause.text)]
