"""The whole of it: from marked functions and scenarios to results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from woodlaw.law.implements import Implementation
from woodlaw.proof.equivalents import Equivalent
from woodlaw.proof.marked import Replaceable, Unreachable, find
from woodlaw.proof.measuring import Scenarios, judged
from woodlaw.proof.mutants import Level, mutants
from woodlaw.proof.results import Results, held_against
from woodlaw.proof.scenario import Scenario


def prove(
    implementations: Iterable[Implementation],
    scenarios: Sequence[Scenario],
    chapters: Sequence[str],
    *,
    levels: Sequence[Level] = tuple(Level),
    clauses: Collection[str] = (),
    equivalents: Iterable[Equivalent] = (),
    everything: bool = True,
    at_once: int = 1,
) -> Results:
    """Change every function in every way, run its scenarios, and return what was noticed.

    Verdicts count for clauses of these chapters, and where ``clauses`` are given, for these only. ``everything`` says
    that no function was left out, so that entries of the list of equivalents that fit none are stale. ``at_once`` is
    the number of processes.
    """
    functions, problems = _found(implementations)
    first_run = Scenarios(scenarios, functions, at_once)
    problems += [f"{name}: fails with nothing changed: {why}" for name, why in first_run.failing.items()]
    made = [mutant for level in levels for marked in functions for mutant in mutants(marked, level)]
    verdicts = list(judged(made, first_run, at_once))
    reasons, stale = held_against(equivalents, verdicts, levels, everything=everything)
    return Results(levels, chapters, verdicts, len(first_run), len(functions), clauses, reasons, [*problems, *stale])


def _found(implementations: Iterable[Implementation]) -> tuple[list[Replaceable], list[str]]:
    """Find the marked code; return it, and why others cannot be replaced."""
    functions: list[Replaceable] = []
    problems: list[str] = []
    for known in implementations:
        try:
            functions.append(find(known))
        except Unreachable as unreachable:
            problems.append(f"cannot be replaced: {unreachable}")
    return functions, problems
