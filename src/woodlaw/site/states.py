"""The state of a clause: whether scenarios prove it, told by a word and a shape as well as a colour."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from woodlaw.gherkin.standing import Evidence, Run
from woodlaw.gherkin.tags import is_question
from woodlaw.law.clauses import Clause, ClauseKind


class State(StrEnum):
    """What is known of a clause."""

    PROVEN = "proven"
    """It is told in our words; a scenario tagged with it ran code that implements it, and passed; none failed."""
    FAILING = "failing"
    """A scenario tagged with it failed."""
    UNPROVEN = "unproven"
    """It rules something, and no scenario proves it, or nobody has told it yet."""
    ASSUMED = "assumed"
    """It rests on a printed value that no source states."""
    NOTHING = "nothing to prove"
    """It rules nothing by itself: a heading, an overview, a pointer."""
    UNMEASURED = "not measured"
    """Nobody knows: there is no evidence that can be read."""

    @property
    def shape(self) -> str:
        """The sign that stands for it."""
        return _SHAPES[self]

    @property
    def css(self) -> str:
        """Its name as a class of a style sheet."""
        return f"law-{self.value.replace(' ', '-')}"


_SHAPES = {
    State.PROVEN: "✓",
    State.FAILING: "✗",
    State.UNPROVEN: "○",
    State.ASSUMED: "◇",
    State.NOTHING: "–",
    State.UNMEASURED: "?",
}

RULING = (ClauseKind.RULE, ClauseKind.SETUP)
"""The kinds of clause that there is something to prove of."""


def state_of(clause: Clause, evidence: Evidence, assumed: bool) -> State:
    """Return the state of a clause, given whether it rests on an assumed value."""
    if evidence.is_unreadable:
        return State.UNMEASURED if clause.kind in RULING else State.NOTHING
    shown = shown_by(clause.id, evidence.by_tag.get(clause.id, ()))
    if shown is State.FAILING:
        return shown
    if assumed:
        return State.ASSUMED
    if clause.kind in RULING:
        return shown if clause.text else State.UNPROVEN  # nobody can see what is proven of words that are not there
    return State.NOTHING if shown is State.UNPROVEN else shown


def shown_by(tag: str, runs: Iterable[Run]) -> State:
    """Return what the runs with a tag show of it: of a clause or a card, or of an answered question.

    A scenario shows something of a clause or a card when it ran code that implements it. An answered question is
    implemented by no code of its own: its scenarios say what the engine must do, so they show it when they pass.
    """
    counted = [run for run in runs if not run.gone]
    if any(run.outcome == "failed" for run in counted):
        return State.FAILING
    shown = any(run.outcome == "passed" and (is_question(tag) or tag in run.exercised) for run in counted)
    return State.PROVEN if shown else State.UNPROVEN
