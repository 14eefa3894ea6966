"""Holding answered questions against the engine: the scenarios of each are run, and must give its ruling.

This needs pytest-bdd, which reads feature files; pytest itself is not run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from woodlaw.engine.refusal import Forbidden
from woodlaw.faq.entries import Entry, State
from woodlaw.gherkin.tags import is_question
from woodlaw.proof.features import FeatureScenario, scenarios

_LONGEST_REASON = 300


class Outcome(StrEnum):
    """What a check finds of an entry."""

    AGREE = "agree"
    """All its scenarios hold."""
    DISAGREE = "disagree"
    """A scenario does not hold, or there is none."""
    AWAITING = "awaiting"
    """It waits for a chapter that cannot be played yet; scenarios for what can be played hold, if there are any."""
    TEXT_ONLY = "text only"
    """There is nothing to play."""
    DISPUTED = "disputed"
    """The engine is known to take the Law otherwise."""


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario that tells the ruling of a question: its name, and its file as seen from the folder, with its line.

    ``problem`` is what does not hold in it, empty where all does or it was not run.
    """

    scenario: FeatureScenario
    name: str
    file: str
    line: int
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check finds of an entry, why, and the scenarios that were run."""

    entry: Entry
    outcome: Outcome
    reason: str
    answers: tuple[Told, ...]


ByTag = Mapping[str, Sequence[Told]]


def scenarios_by_question(folder: Path) -> ByTag:
    """Return the scenarios below a folder by the questions that they are tagged with, in the order of files and lines.

    Raises :class:`~woodlaw.gherkin.files.UnreadableFeature` with the place and what is wrong.
    """
    found: dict[str, list[Told]] = {}
    for scenario in scenarios(folder):
        for tag in sorted(filter(is_question, scenario.runnable.tags)):
            found.setdefault(tag, []).append(_told(scenario, folder))
    return found


def _told(scenario: FeatureScenario, folder: Path) -> Told:
    file, _, name = scenario.id.partition("::")
    return Told(scenario, name, Path(file).relative_to(folder).as_posix(), scenario.runnable.scenario.line_number)


def check(entries: Iterable[Entry], by_tag: ByTag) -> list[Verdict]:
    """Run the scenarios of each entry and say whether they give its ruling."""
    return [
        _verdict(entry, [replace(each, problem=_why_not(each.scenario)) for each in by_tag.get(entry.tag, ())])
        for entry in entries
    ]


def _why_not(scenario: FeatureScenario) -> str:
    """Run a scenario and return what does not hold, or ``""``."""
    try:
        scenario.run()
    except (AssertionError, Forbidden) as failure:
        return _line(failure)
    # A scenario of somebody else may meet a fault in a faction of somebody else: the other entries are checked still.
    except Exception as fault:
        return f"{type(fault).__name__}: {_line(fault)}"
    return ""


def _line(error: Exception) -> str:
    return str(error).partition("\n")[0][:_LONGEST_REASON] or type(error).__name__


def _verdict(entry: Entry, answers: Sequence[Told]) -> Verdict:
    failed = [answer for answer in answers if answer.problem]
    if entry.state is State.DISPUTED:
        outcome, reason = Outcome.DISPUTED, entry.disputed
    elif failed:
        outcome, reason = Outcome.DISAGREE, f"{failed[0].name}: {failed[0].problem}"
    elif entry.state is State.TEXT_ONLY and answers:
        outcome, reason = Outcome.DISAGREE, "it is text only, and has a scenario all the same"
    elif entry.state is State.EXECUTED and not answers:
        outcome, reason = Outcome.DISAGREE, f"no scenario is tagged @{entry.tag}"
    else:
        outcome, reason = _AS_STATED[entry.state], entry.why
    return Verdict(entry, outcome, reason, tuple(answers))


_AS_STATED = {
    State.EXECUTED: Outcome.AGREE,
    State.AWAITING: Outcome.AWAITING,
    State.TEXT_ONLY: Outcome.TEXT_ONLY,
}
