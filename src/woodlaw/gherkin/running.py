"""Running scenarios without pytest: the same steps, the same scene, the same count of what is exercised.

For whoever runs the same scenarios many times over, and for tests:

>>> scene = Scene()
>>> step(scene, "given", "clearing 5 holds 1 Marquise warrior")
>>> step(scene, "then", "the Marquise rules clearing 5")
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from woodlaw.gherkin import steps
from woodlaw.gherkin.phrases import LONGEST_STEP, nearest_to, readings_of
from woodlaw.gherkin.scene import Scene, Table
from woodlaw.gherkin.tags import is_of_the_law
from woodlaw.law.implements import record_exercised
from woodlaw.positions.mistakes import fail

if TYPE_CHECKING:
    from pytest_bdd.parser import Scenario, ScenarioTemplate

steps.modules()


@dataclass(frozen=True, slots=True)
class Runnable:
    """A scenario, or one row of its examples, ready to run; ``tags`` are all that hold for it."""

    scenario: Scenario
    tags: frozenset[str]
    example: str = ""
    """What tells it from others of its name: the row of its examples in brackets, or nothing."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the scenario says it shows."""
        return tuple(sorted(tag for tag in self.tags if is_of_the_law(tag)))


def scenarios_of(path: Path) -> Iterator[Runnable]:
    """Yield every scenario of a feature file, in its order, once for each row of its examples.

    Raises :class:`~woodlaw.gherkin.files.UnreadableFeature`.
    """
    from woodlaw.gherkin.files import read_feature

    for template in read_feature(path).scenarios.values():
        yield from _runnables(template)


def _runnables(template: ScenarioTemplate) -> Iterator[Runnable]:
    tags = template.feature.tags | template.tags | (template.rule.tags if template.rule else set())
    if not template.examples:
        yield Runnable(template.render({}), frozenset(tags))
    for table in template.examples:
        for row in table.as_contexts():
            yield Runnable(template.render(row), frozenset(tags | table.tags), f"[{'-'.join(row.values())}]")


def perform(scenario: Scenario) -> set[str]:
    """Run a scenario and return the clauses that its When and Then steps exercised.

    Raises :class:`~woodlaw.positions.mistakes.SceneError` when a step does not hold or reads like none of the
    vocabulary.
    """
    scene, exercised = Scene(Path(scenario.feature.filename).parent), set[str]()
    for each in scenario.steps:
        table = [[cell.value for cell in row.cells] for row in each.datatable.rows] if each.datatable else None
        if each.type == "given":
            step(scene, each.type, each.name, table)
            continue
        with record_exercised() as recorded:
            step(scene, each.type, each.name, table)
        exercised |= recorded
    scene.finish()
    return exercised


def step(scene: Scene, keyword: str, text: str, table: Table | None = None) -> None:
    """Carry out one step; ``keyword`` is ``given``, ``when`` or ``then``. Raises like :func:`perform`."""
    if len(text) > LONGEST_STEP:
        fail(f"{text[:40]!r}…: a step of {len(text)} characters; expected at most {LONGEST_STEP}")
    readings = readings_of(keyword, text)
    if len(readings) != 1:
        known = [wording.pattern for wording, _ in readings] or nearest_to(keyword, text)
        fail(f"{text!r} reads like {'several steps' if readings else 'no step'}: {'; '.join(known)}")
    wording, arguments = readings[0]
    wording.carry_out(scene, arguments, table)
