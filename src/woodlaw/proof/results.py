"""The results: verdicts counted by clause and chapter, held against what is asked and against the equivalents."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from woodlaw.proof.clauses import chapter_of, in_order
from woodlaw.proof.equivalents import Equivalent
from woodlaw.proof.measuring import Outcome, Verdict
from woodlaw.proof.mutants import NEUTRAL, Level

ASKED = 0.9
"""How much must be caught at level b in every chapter."""


@dataclass(slots=True)
class Count:
    """How many mutants of each outcome; ``equivalent`` are the survivors that cannot matter."""

    caught: int = 0
    accidents: int = 0
    stuck: int = 0
    survivors: int = 0
    equivalent: int = 0

    @property
    def share(self) -> float | None:
        """What was caught of what could be: accidents, what got stuck and equivalents count neither way."""
        could = self.caught + self.survivors
        return self.caught / could if could else None

    def add(self, outcome: Outcome, is_equivalent: bool) -> None:
        """Count one more."""
        self.caught += outcome is Outcome.CAUGHT
        self.accidents += outcome is Outcome.ACCIDENT
        self.stuck += outcome is Outcome.STUCK
        self.survivors += outcome is Outcome.SURVIVED and not is_equivalent
        self.equivalent += outcome is Outcome.SURVIVED and is_equivalent


@dataclass(slots=True)
class Results:
    """What was measured at some levels, for clauses of some chapters (or for some ``clauses`` of them).

    ``reasons`` says why a survivor cannot matter. ``problems`` are what keeps anything from being proven, a line each:
    scenarios that fail with nothing changed, functions that could not be replaced, stale entries of the list.
    """

    levels: Sequence[Level]
    chapters: Sequence[str]
    verdicts: Sequence[Verdict]
    scenarios: int
    functions: int
    clauses: Collection[str] = ()
    reasons: dict[Verdict, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def of(self, level: Level) -> list[Verdict]:
        """Return the verdicts of a level in the order of the source."""
        found = [each for each in self.verdicts if each.mutant.level is level]
        return sorted(found, key=_place)

    def by_clause(self, level: Level) -> dict[str, Count]:
        """Count a level by clause; a mutant of a function with several clauses counts for each."""
        found = self._counted(level, self._clauses_of)
        return {clause: found[clause] for clause in in_order(found)}

    def by_chapter(self, level: Level) -> dict[str, Count]:
        """Count a level by chapter; a mutant of a function with clauses of several chapters counts for each."""
        found = self._counted(level, lambda each: dict.fromkeys(map(chapter_of, self._clauses_of(each))))
        return {chapter: found[chapter] for chapter in self.chapters if chapter in found}

    def total(self, level: Level) -> Count:
        """Count a level, each mutant once."""
        return self._counted(level, lambda _: ("",)).get("", Count())

    def shortcomings(self) -> list[str]:
        """Return what falls short of what is asked, a line each; none when everything is proven."""
        found = list(self.problems)
        for level in self.levels:
            for chapter, count in self.by_chapter(level).items():
                if level is Level.A and count.survivors:
                    found.append(f"chapter {chapter}: {count.survivors} survivors at level a, expected none")
                share = count.share
                if level is Level.B and share is not None and share < ASKED:
                    found.append(f"chapter {chapter}: {share:.1%} caught at level b, expected {ASKED:.0%} or more")
        return found

    def _clauses_of(self, verdict: Verdict) -> list[str]:
        """Return the clauses that a verdict counts for: its function's, as far as they were asked for."""
        return [
            clause
            for clause in verdict.mutant.marked.ids
            if chapter_of(clause) in self.chapters and (not self.clauses or clause in self.clauses)
        ]

    def _counted(self, level: Level, names_of: Callable[[Verdict], Iterable[str]]) -> dict[str, Count]:
        found: dict[str, Count] = {}
        for verdict in self.of(level):
            for name in names_of(verdict):
                found.setdefault(name, Count()).add(verdict.outcome, verdict in self.reasons)
        return found


def _place(verdict: Verdict) -> tuple[str, int, int, str]:
    mutant = verdict.mutant
    return mutant.marked.module, mutant.marked.implementation.line, mutant.line, mutant.change


def held_against(
    equivalents: Iterable[Equivalent], verdicts: Sequence[Verdict], levels: Collection[Level], *, everything: bool
) -> tuple[dict[Verdict, str], list[str]]:
    """Return which survivors are listed as equivalent, with the reason, and which entries of the list are stale.

    An entry is stale when no survivor is meant by it. One of a level or a function that was not measured is not looked
    at, unless ``everything`` was measured.
    """
    known = {(each.mutant.marked.module, each.mutant.marked.qualname, each.mutant.change): each for each in verdicts}
    functions = {(module, function) for module, function, _ in known}
    reasons: dict[Verdict, str] = {}
    stale: list[str] = []
    for entry in equivalents:
        verdict = known.get((entry.module, entry.function, entry.mutant))
        level = Level.A if entry.mutant.startswith(NEUTRAL) else Level.B
        if level not in levels or not (everything or (entry.module, entry.function) in functions):
            continue
        if verdict is None:
            stale.append(f"listed as equivalent, but there is no such mutant: {entry}")
        elif verdict.outcome is not Outcome.SURVIVED:
            stale.append(f"listed as equivalent, but {verdict.outcome} ({verdict.scenario}): {entry}")
        else:
            reasons[verdict] = entry.reason
    return reasons, stale
