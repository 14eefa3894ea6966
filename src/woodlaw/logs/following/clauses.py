"""The clauses by which things happen: the one that has something happen, and the phase that it stands in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from woodlaw.engine.actions import Phase
from woodlaw.engine.decisions import Option
from woodlaw.law.clauses import parent_of
from woodlaw.law.registry import law

HOW_ALL_IS_DONE = ("1", "2", "3", "G")
"""The chapters of the Law by which everything is done, whatever has it done."""
A_TURN = "1.4.1"
"""The clause of turns and their phases, where no narrower one is known."""
PHASES = {phase.value.title() for phase in Phase}
"""The titles of the clauses of the phases, in every faction's chapter."""

_Asked = tuple[str, Option]
"""An option, with what is asked for."""


def deciding(clauses: Sequence[str]) -> str:
    """Return the clause that has something happen, among those in force, the outermost first; empty where none is.

    It is the innermost that does not tell how all is done: any play draws, places, removes and scores by the same ones.
    What two phases of a faction do alike is done by the clauses of both: only that of the phase under way counts. A
    part of one ability by which another does something, such as how supporters are gained, decides nothing of it.
    """
    own = [clause for clause in clauses if clause.split(".")[0] not in HOW_ALL_IS_DONE] or list(clauses)
    phase = under_way(clauses)
    counting = (
        clause
        for before, clause in reversed(list(pairwise(("", *own))))
        if not _is_of_another(clause, phase) and not _serves(clause, before)
    )
    return next(counting, "")


def _serves(clause: str, before: str) -> bool:
    """Whether a clause is a part of one ability, by which the ability of the clause ``before`` it does something."""
    ability = parent_of(clause) or ""
    section = parent_of(ability)
    return section is not None and before != ability and parent_of(before) == section


def under_way(clauses: Sequence[str]) -> str:
    """Return the clause of the phase in which something happened, by those in force; empty where none is."""
    return next((phase for phase in map(phase_of, clauses) if phase), "")


def _is_of_another(clause: str, phase: str) -> bool:
    """Whether a clause is of another phase of the same faction's turn."""
    of = phase_of(clause)
    return bool(of) and of != phase and parent_of(of) == parent_of(phase)


@cache
def phase_of(clause: str) -> str:
    """Return the clause of the phase of a turn that a clause stands in, or is; empty where it stands in none."""
    known = law()
    while clause in known:
        if known.clause(clause).title in PHASES:
            return clause
        clause = parent_of(clause) or ""
    return ""
