"""What state a clause is in, given what its scenarios did."""

from __future__ import annotations

import pytest

from woodlaw.gherkin.standing import Evidence, Run, Standing
from woodlaw.law.clauses import Clause, ClauseKind
from woodlaw.site.states import State, state_of

TOLD = "The defender may play one ambush card."


def clause(kind: ClauseKind, text: str) -> Clause:
    return Clause("4.3.1", "Defender May Ambush", kind, "4.3", "4", "Law of Root", text)


def evidence(outcome: str) -> Evidence:
    """Return what one scenario did that is tagged with the clause and ran its code."""
    ids = ("4.3.1",)
    run = Run(f"a::{outcome}", outcome, "Battle", "a", 1, outcome, "", ids, ids, (), (), None, None)
    return Evidence(Standing.CURRENT, "", [run])


@pytest.mark.parametrize("kind", [ClauseKind.RULE, ClauseKind.SETUP])
def test_a_clause_that_nobody_has_told_is_never_proven(kind: ClauseKind) -> None:
    assert state_of(clause(kind, TOLD), evidence("passed"), assumed=False) is State.PROVEN
    assert state_of(clause(kind, ""), evidence("passed"), assumed=False) is State.UNPROVEN


@pytest.mark.parametrize(
    ("text", "outcome", "assumed", "state"),
    [
        ("", "failed", False, State.FAILING),
        ("", "passed", True, State.ASSUMED),
        ("", "skipped", False, State.UNPROVEN),
        (TOLD, "skipped", False, State.UNPROVEN),
    ],
)
def test_whether_it_is_told_changes_nothing_else(text: str, outcome: str, assumed: bool, state: State) -> None:
    assert state_of(clause(ClauseKind.RULE, text), evidence(outcome), assumed=assumed) is state


def test_a_heading_needs_no_words_to_be_proven() -> None:
    assert state_of(clause(ClauseKind.HEADING, ""), evidence("passed"), assumed=False) is State.PROVEN
    assert state_of(clause(ClauseKind.HEADING, ""), evidence("skipped"), assumed=False) is State.NOTHING
