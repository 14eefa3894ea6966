"""One run of a scenario, as far as it has gone."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from woodlaw.gherkin.scene import Scene
from woodlaw.gherkin.tags import is_of_the_law, is_question
from woodlaw.law.implements import record_exercised

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, Scenario


@dataclass(slots=True)
class Run:
    """One run of a scenario: what it is, what it has exercised so far, and its position before and after."""

    feature: Feature
    scenario: Scenario
    tags: set[str]
    exercised: set[str] = field(default_factory=set)
    scene: Scene | None = None
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    failed: bool = False
    _recording: AbstractContextManager[set[str]] | None = None
    _recorded: set[str] = field(default_factory=set)

    @property
    def tagged(self) -> list[str]:
        """The clauses that the scenario says it shows."""
        return sorted(tag for tag in self.tags if is_of_the_law(tag))

    @property
    def marks(self) -> list[str]:
        """The other tags."""
        return sorted(tag for tag in self.tags if not is_of_the_law(tag))

    def missing(self) -> list[str]:
        """Return the tagged clauses that no code under way implemented; questions are answered, not implemented."""
        return [tag for tag in self.tagged if tag not in self.exercised and not is_question(tag)]

    def count(self) -> None:
        """Count the clauses exercised from now on."""
        self._recording = record_exercised()
        self._recorded = self._recording.__enter__()

    def stop(self) -> None:
        """Stop counting."""
        if self._recording is not None:
            self._recording.__exit__(None, None, None)
            self.exercised |= self._recorded
            self._recording = None
