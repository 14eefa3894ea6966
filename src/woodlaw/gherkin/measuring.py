"""Measuring scenarios: what each exercised, whether its tags promise no more, and the positions before and after.

Only When and Then steps count. What Given steps do to lay the table exercises nothing, even where they set factions up
by the Law's own rules: a scenario proves what it shows, not what it takes for granted.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from woodlaw.gherkin.evidence import ATTRIBUTE, Evidence, relative
from woodlaw.gherkin.markers import is_registered
from woodlaw.gherkin.phrases import nearest_to
from woodlaw.gherkin.position import position
from woodlaw.gherkin.run import Run
from woodlaw.gherkin.scene import Scene
from woodlaw.positions.mistakes import SceneError

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, Scenario, Step

_COUNTED = ("when", "then")
RUN: pytest.StashKey[Run] = pytest.StashKey()


class Measuring:
    """The hooks around scenarios and steps, and the scene that steps share."""

    def __init__(self, config: pytest.Config, evidence: str | None) -> None:
        self._root = config.rootpath
        self._controls = not hasattr(config, "workerinput")
        self._evidence = Evidence(Path(evidence), config) if evidence else None

    @pytest.fixture
    def scene(self, request: pytest.FixtureRequest) -> Scene:
        """The scene that the steps of a scenario share."""
        run = request.node.stash.get(RUN, None)
        scene = Scene(Path(run.feature.filename).parent if run else None)
        if run is not None:
            run.scene = scene
        return scene

    # Scenarios --------------------------------------------------------------------------------------------------------
    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
        """Begin to measure a scenario."""
        request.node.stash[RUN] = Run(feature, scenario, _tags(request.node, feature, scenario))

    def pytest_bdd_after_scenario(self, request: pytest.FixtureRequest) -> None:
        """End the scenario: it fails when it promised what it did not show."""
        run = request.node.stash[RUN]
        run.stop()
        if self._evidence is not None and run.scene is not None:
            run.after = position(run.scene.state)
        if run.failed:
            return
        where = f"{relative(run.feature.filename, self._root)}:{run.scenario.line_number}"
        try:
            if run.scene is not None:
                run.scene.finish()
        except SceneError as error:
            pytest.fail(f"{where}: {error}", pytrace=False)
        missing = run.missing()
        if missing:
            shown = ", ".join(sorted(run.exercised)) or "nothing"
            tags = ", ".join(missing)
            verb = "is tagged and was never exercised" if len(missing) == 1 else "are tagged and were never exercised"
            pytest.fail(f"{where}: {tags} {verb} by a When or Then step; exercised: {shown}", pytrace=False)

    # Steps ------------------------------------------------------------------------------------------------------------
    def pytest_bdd_before_step_call(self, request: pytest.FixtureRequest, step: Step) -> None:
        """Count what a When or Then step exercises."""
        run = request.node.stash[RUN]
        if step.type not in _COUNTED:
            return
        if run.before is None and self._evidence is not None and run.scene is not None:
            run.before = position(run.scene.state)
        run.count()

    def pytest_bdd_after_step(self, request: pytest.FixtureRequest) -> None:
        """Stop counting."""
        request.node.stash[RUN].stop()

    @pytest.hookimpl(trylast=True)
    def pytest_bdd_step_error(
        self, request: pytest.FixtureRequest, feature: Feature, step: Step, exception: Exception
    ) -> None:
        """Tell in which step something did not hold; a mistake in code keeps its traceback."""
        run = request.node.stash[RUN]
        run.stop()
        run.failed = True
        if isinstance(exception, SceneError):
            raise pytest.fail.Exception(f"{self._at(feature, step)}\n{exception}", pytrace=False) from None

    @pytest.hookimpl(trylast=True)
    def pytest_bdd_step_func_lookup_error(self, request: pytest.FixtureRequest, feature: Feature, step: Step) -> None:
        """Tell which phrases of the vocabulary a step that reads like none of them is most like."""
        request.node.stash[RUN].failed = True
        nearest = "\n".join(f"  {phrase}" for phrase in nearest_to(step.type, step.name))
        pytest.fail(f"{self._at(feature, step)}\nno step reads so; nearest:\n{nearest}", pytrace=False)

    def _at(self, feature: Feature, step: Step) -> str:
        return f"{relative(feature.filename, self._root)}:{step.line_number}: {step.keyword.strip()} {step.name}"

    # Evidence ---------------------------------------------------------------------------------------------------------
    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
        """Let the report of a scenario carry its evidence, also from a worker to the controller."""
        outcome = yield
        report: pytest.TestReport = outcome.get_result()
        run = item.stash.get(RUN, None)
        if self._evidence is not None and run is not None and call.when == "call":
            setattr(report, ATTRIBUTE, self._evidence.entry(run, report, item))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Collect the evidence of a scenario."""
        if self._evidence is not None and self._controls:
            self._evidence.add(report)

    def pytest_sessionfinish(self) -> None:
        """Write the evidence."""
        if self._evidence is not None and self._controls:
            self._evidence.write()


def _tags(item: pytest.Item, feature: Feature, scenario: Scenario) -> set[str]:
    """Return the tags of a scenario, with those of the examples that this item runs."""
    rule = scenario.rule.tags if scenario.rule else set()
    markers = {mark.name for mark in item.own_markers if is_registered(item.config, mark.name)}
    return feature.tags | rule | scenario.tags | markers
