"""What a turn offers: its actions, each with the clause that offers it and the phases it is offered in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from woodlaw.adjudication.answering import Answers
from woodlaw.engine.actions import Action as PlayedAction
from woodlaw.engine.dominance import ACTIVATE, TAKE_AVAILABLE


def _in_section(action: PlayedAction[Any], section: str) -> str:
    """Return the clause of an action that stands in a section."""
    return next(clause for clause in action.clauses if clause.startswith(section))


OF_ANYBODY = {action.name: _in_section(action, "3.3") for action in (ACTIVATE, TAKE_AVAILABLE)}
"""What anybody may do in its Daylight, by the clause that says so."""


def offered_in(turn: Mapping[str, Answers]) -> dict[str, tuple[str, list[str]]]:
    """Return the actions of a turn, each with the clause that offers it and its phases."""
    found: dict[str, tuple[str, list[str]]] = {}
    for phase, answers in turn.items():
        for name, offered_by in answers.seen.items():
            clause = OF_ANYBODY.get(name, offered_by)
            found.setdefault(name, (clause, []))[1].append(phase)
    return found


def either(phases: Iterable[str]) -> str:
    """Return phases as a choice: ``Birdsong or Evening``."""
    return " or ".join(phase.capitalize() for phase in phases)
