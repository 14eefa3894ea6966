"""Refusals: why the Law forbids something."""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw.law.implements import implements


class Refusal:
    """Why something is forbidden: the clause, and one line that says so.

    ``clause`` is the id of the clause that forbids; ``reason`` is the sentence after the clause's title, without a
    full stop.
    """

    __slots__ = ("clause", "reason")

    def __init__(self, clause: str, reason: str) -> None:
        self.clause = clause
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.clause} {self.reason}"


class Unexplained(Refusal):
    """That something is no option, by the clause that asks, where no rule was asked why."""

    __slots__ = ()


@implements("1.1.2", "G.4")
def forbidden(answers: Iterable[Refusal | None]) -> Refusal | None:
    """Return the first ban among what effects answer, or None: one ban is enough, even if another effect allows it."""
    for refusal in answers:
        if refusal:
            return refusal
    return None


def of_all(refusals: Iterable[Refusal | None], otherwise: Refusal) -> Refusal:
    """Return why nothing can be chosen: what refuses each candidate, where one clause refuses them all.

    ``otherwise`` where there is no candidate, or several clauses refuse them.
    """
    found = [refusal for refusal in refusals if refusal]
    return found[0] if len({refusal.clause for refusal in found}) == 1 else otherwise


def why_none(refusals: Iterable[Refusal | None], otherwise: Refusal) -> Refusal | None:
    """Return why none of some candidates can be chosen, as :func:`of_all` does, or None where nothing refuses one."""
    found: list[Refusal] = []
    for refusal in refusals:
        if refusal is None:
            return None
        found.append(refusal)
    return of_all(found, otherwise)


def why_nowhere(refusals: Iterable[Refusal | None], nowhere: Refusal) -> Refusal | None:
    """Return why something can be done at none of some places, or None where it can be done at one.

    Where the rule itself, its parts included, would allow it and a single other clause is in the way, that refusal is
    the reason; else it is ``nowhere``.
    """
    others: dict[str, Refusal] = {}
    for refusal in refusals:
        if refusal is None:
            return None
        if refusal.clause != nowhere.clause and not refusal.clause.startswith(f"{nowhere.clause}."):
            others[refusal.clause] = refusal
    return next(iter(others.values())) if len(others) == 1 else nowhere


class Forbidden(Exception):
    """Raised when something the Law forbids is done all the same."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
