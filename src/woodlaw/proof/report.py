"""The results for people: a table by clause and chapter, and what was not noticed."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from woodlaw.proof.clauses import chapter_of
from woodlaw.proof.measuring import Outcome, Verdict
from woodlaw.proof.mutants import Level
from woodlaw.proof.results import Count, Results

_TOLD = {
    Level.A: "level a: the function's neutral form in its place",
    Level.B: "level b: a small change in the function's body",
}
_HEADER = ("caught", "survivors", "equivalent", "accidents", "stuck", "share")
_NAME = 16


def table(results: Results) -> Iterator[str]:
    """Yield the lines of a table for each level: a line a clause, and one a chapter above its clauses."""
    yield f"{results.functions} functions, {results.scenarios} scenarios"
    for level in results.levels:
        yield ""
        yield _TOLD[level]
        yield " " * _NAME + "".join(f"{title:>11}" for title in _HEADER)
        chapters, clauses = results.by_chapter(level), results.by_clause(level)
        for chapter, count in chapters.items():
            yield _row(f"chapter {chapter}", count)
            for clause, of_clause in clauses.items():
                if chapter_of(clause) == chapter:
                    yield _row(f"  {clause}", of_clause)
        yield _row("all", results.total(level))


def _row(name: str, count: Count) -> str:
    share = "" if count.share is None else f"{count.share:.1%}"
    cells = (count.caught, count.survivors, count.equivalent, count.accidents, count.stuck, share)
    return f"{name:{_NAME}}" + "".join(f"{cell:>11}" for cell in cells)


def details(results: Results, outcomes: Collection[Outcome]) -> Iterator[str]:
    """Yield what there is to know of every mutant with one of these outcomes: place, change and why.

    Survivors that are listed as equivalent are left out.
    """
    for level in results.levels:
        for verdict in results.of(level):
            if verdict.outcome in outcomes and verdict not in results.reasons:
                yield ""
                yield from _detail(verdict)


def _detail(verdict: Verdict) -> Iterator[str]:
    mutant, marked = verdict.mutant, verdict.mutant.marked
    why = f": {verdict.why}" if verdict.why else ""
    by = f" in {verdict.scenario}" if verdict.scenario else ""
    yield f"{marked.implementation.file}:{mutant.line}: {verdict.outcome}{by}{why}"
    yield f"  module: {marked.module}  function: {marked.qualname}  clauses: {', '.join(marked.ids)}"
    yield f"  mutant: {mutant.change}"
    yield f"  - {mutant.before.strip()}"
    yield f"  + {mutant.after.strip()}"
