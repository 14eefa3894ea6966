"""Measuring: what becomes of each mutant when the scenarios of its clauses are run."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from types import FrameType
from typing import Any, TypeAlias

from woodlaw.proof.isolation import Lost, Task, isolated
from woodlaw.proof.marked import Replaceable
from woodlaw.proof.mutants import Mutant
from woodlaw.proof.scenario import Attempt, Ending, Scenario, attempt

LEAST_SECONDS = 0.5
"""Processor time that every attempt may take, however short the scenario."""
TIMES_AS_LONG = 20
"""How many times as long as with nothing changed a scenario may take before it counts as stuck."""
LONGEST_TRIAL = 30.0
"""Seconds that a scenario may take with nothing changed."""
MOST_STUCK = 3
"""Scenarios that a mutant may leave stuck before no others are tried."""


class Outcome(StrEnum):
    """What becomes of a mutant."""

    CAUGHT = "caught"
    """A scenario does not hold any more."""
    ACCIDENT = "accident"
    """No scenario noticed by what it says, but one of them broke."""
    STUCK = "stuck"
    """No scenario noticed by what it says, but one of them did not come to an end."""
    SURVIVED = "survived"
    """Every scenario of its clauses holds as before."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a mutant.

    ``scenario`` is the one that noticed, broke or got stuck, and ``why`` what it said; for a survivor, why none
    noticed.
    """

    mutant: Mutant
    outcome: Outcome
    scenario: str = ""
    why: str = ""


_Judgement = tuple[Outcome, str, str]
_Tracer: TypeAlias = Callable[[FrameType, str, object], Any]


# With nothing changed -------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class _Trial:
    """A run with nothing changed.

    How it went, how long it took, in seconds and in ``calls`` of functions, which are the same on every machine, and
    the lines of marked functions that it reached.
    """

    attempt: Attempt
    seconds: float
    calls: int
    lines: Mapping[str, frozenset[int]]


_ENDED = _Trial(Attempt(Ending.ACCIDENT, "its process was ended"), 0, 0, {})


class Scenarios:
    """Scenarios that were run once with nothing changed, so that it is known which of them can notice what.

    ``failing`` maps those that do not pass even so to what they say; they prove nothing and are left out.
    """

    def __init__(self, scenarios: Sequence[Scenario], functions: Sequence[Replaceable], at_once: int = 1) -> None:
        names = {id(code): each.name for each in functions for code in each.codes}
        trials = [_ENDED] * len(scenarios)
        tasks = (Task(partial(_try, each, names), LONGEST_TRIAL) for each in scenarios)
        for number, trial in isolated(tasks, at_once):
            if not isinstance(trial, Lost):
                trials[number] = trial
        tried = list(zip(scenarios, trials, strict=True))
        self.failing = {each.id: t.attempt.why for each, t in tried if t.attempt.ending is not Ending.PASSED}
        passing = [(each, t) for each, t in tried if t.attempt.ending is Ending.PASSED]
        self._passing = sorted(passing, key=lambda pair: (pair[1].calls, pair[0].id))

    def __len__(self) -> int:
        """Return how many pass with nothing changed."""
        return len(self._passing)

    def noticing(self, marked: Replaceable) -> list[tuple[Scenario, float]]:
        """Return those tagged with a clause of a function that also call it, the shortest first, with their seconds."""
        return [(each, trial.seconds) for each, trial in self._tagged(marked) if marked.name in trial.lines]

    def why_unnoticed(self, mutant: Mutant) -> str:
        """Return what a survivor's scenarios miss: a tag, a call, the changed lines, or a look at what they do."""
        marked, changed = mutant.marked, range(mutant.line, mutant.last_line + 1)
        told = f"tagged {' or '.join(marked.ids)}"
        tagged = self._tagged(marked)
        calling = [(each, trial.lines[marked.name]) for each, trial in tagged if marked.name in trial.lines]
        reaching = sorted(each.id for each, lines in calling if not lines.isdisjoint(changed))
        if reaching:
            return f"reached by {len(reaching)} of the scenarios {told}, such as {reaching[0]}"
        if calling:
            return f"none of the {len(calling)} scenarios {told} that call the function reaches the line"
        return f"none of the {len(tagged)} scenarios {told} calls the function" if tagged else f"no scenario is {told}"

    def _tagged(self, marked: Replaceable) -> list[tuple[Scenario, _Trial]]:
        wanted = set(marked.ids)
        return [(each, trial) for each, trial in self._passing if each.tags & wanted]


def _try(scenario: Scenario, names: Mapping[int, str]) -> _Trial:
    reached: dict[str, set[int]] = {}
    calls = 0

    def enter(frame: FrameType, _: str, __: object) -> _Tracer | None:
        nonlocal calls
        calls += 1
        name = names.get(id(frame.f_code))
        if name is None:
            return None
        lines = reached.setdefault(name, set())

        def note(frame: FrameType, _: str, __: object) -> _Tracer:
            lines.add(frame.f_lineno)
            return note

        return note

    began = time.perf_counter()
    sys.settrace(enter)
    try:
        ended = attempt(scenario, LONGEST_TRIAL)
    finally:
        sys.settrace(None)
    seconds = time.perf_counter() - began
    return _Trial(ended, seconds, calls, {name: frozenset(lines) for name, lines in reached.items()})


# With something changed -----------------------------------------------------------------------------------------------
def judged(mutants: Sequence[Mutant], scenarios: Scenarios, at_once: int) -> Iterator[Verdict]:
    """Yield what becomes of each mutant, in no fixed order."""
    noticing = {each.name: scenarios.noticing(each) for each in dict.fromkeys(one.marked for one in mutants)}
    trying = [each for each in mutants if noticing[each.marked.name]]
    for mutant in mutants:
        if not noticing[mutant.marked.name]:
            yield Verdict(mutant, Outcome.SURVIVED, why=scenarios.why_unnoticed(mutant))
    tasks = (_task(mutant, noticing[mutant.marked.name]) for mutant in trying)
    for number, ending in isolated(tasks, at_once):
        mutant = trying[number]
        if isinstance(ending, Lost):
            outcome = Outcome.STUCK if ending.out_of_time else Outcome.ACCIDENT
            yield Verdict(mutant, outcome, why="its process was ended")
        elif ending is None:
            yield Verdict(mutant, Outcome.SURVIVED, why=scenarios.why_unnoticed(mutant))
        else:
            yield Verdict(mutant, *ending)


def _task(mutant: Mutant, noticing: Sequence[tuple[Scenario, float]]) -> Task[_Judgement | None]:
    limits = [(each, LEAST_SECONDS + TIMES_AS_LONG * seconds) for each, seconds in noticing]
    most = 2 * sum(seconds for _, seconds in noticing) + (MOST_STUCK + 1) * max(limit for _, limit in limits)
    return Task(partial(_judge, mutant, limits), most)


def _judge(mutant: Mutant, scenarios: Sequence[tuple[Scenario, float]]) -> _Judgement | None:
    """Run scenarios, each within its limit, on a mutant until one notices it; None when all hold as before."""
    first: _Judgement | None = None
    stuck = 0
    with mutant.marked.replaced(mutant.stand_in):
        for scenario, limit in scenarios:
            ended = attempt(scenario, limit)
            if ended.ending is Ending.FAILED:
                return Outcome.CAUGHT, scenario.id, ended.why
            stuck += ended.ending is Ending.STUCK
            if ended.ending is not Ending.PASSED and first is None:
                outcome = Outcome.STUCK if ended.ending is Ending.STUCK else Outcome.ACCIDENT
                first = outcome, scenario.id, ended.why
            if stuck == MOST_STUCK:
                break
    return first
