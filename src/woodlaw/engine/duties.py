"""What must be done: by which clause it is owed, so that nobody passes it up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from woodlaw.law.implements import Call, calls_in_force
from woodlaw.law.registry import law

_WHATEVER_FOR = frozenset({"1.5.5", "4.2", "4.2.1", "4.3"})
"""The clauses by which a move or a battle is taken, whatever has it taken."""

_GOLDEN_RULES = "1."
"""How the clauses begin that hold whatever is done."""


def owed_by(in_force: Sequence[Call]) -> str:
    """Return the clause by which the innermost of some calls under way has something done; nothing where none does.

    A move or a battle is owed by what has it taken.
    """
    for clauses in reversed(in_force):
        owed = next(filter(None, map(_saying_must, reversed(clauses))), "")
        if owed or not _WHATEVER_FOR.issuperset(clauses):
            return owed
    return ""


def limited_by(own: str, section: str) -> str:
    """Return the clause by which a section has something done: the innermost in force that is not the section's own."""
    others = (
        call for call in reversed(calls_in_force()) if own not in call and not (call and call[-1].startswith(section))
    )
    told = (clause for call in others for clause in reversed(call) if not clause.startswith(_GOLDEN_RULES))
    return next(told, own)


@cache
def _saying_must(clause_id: str) -> str:
    """Return the clause that says must, of one and those above it, the nearest first; nothing where none does."""
    if clause_id not in law():
        return ""
    found = (law().clause(clause_id), *reversed(law().ancestors(clause_id)))
    return next((clause.id for clause in found if clause.is_duty), "")
