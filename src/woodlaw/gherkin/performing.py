"""Performing a scenario of the vocabulary alone: the hooks that pytest-bdd calls, without its search for each step.

pytest-bdd asks every fixture that there is about every step, and makes a fixture of the step that it finds; that is
most of a run. Where only we define steps, a step that reads as a phrase is ours, and there is nothing to search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from pytest_bdd import plugin
from pytest_bdd.parser import Scenario, ScenarioTemplate, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry
from pytest_bdd.steps import step_function_context_registry

from woodlaw.gherkin.phrases import readings_of
from woodlaw.gherkin.spoken import spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

_KNOWN = frozenset({spoken.__module__, plugin.__name__})
"""The modules with steps that are in no project's way."""
_EXAMPLE = "_pytest_bdd_example"
"""The fixture by which pytest-bdd hands a test the row of examples that it is of."""


def ours_alone(item: pytest.Function) -> Scenario | None:
    """Return the scenario that a test runs where every step of it is ours; None where somebody else has steps."""
    template = scenario_wrapper_template_registry.get(item.function)
    known = step_function_context_registry.values()
    if template is None or any(each.step_func.__module__ not in _KNOWN for each in known):
        return None
    scenario = _rendered(template, cast("Mapping[str, object]", item.funcargs[_EXAMPLE]))
    return scenario if all(readings_of(step.type, step.name) for step in scenario.steps) else None


def _rendered(template: ScenarioTemplate, example: Mapping[str, object]) -> Scenario:
    """Return a scenario with the words of a row of its examples; one without examples stays as it is, uncopied."""
    if example:
        return template.render(example)
    return Scenario(
        feature=template.feature,
        keyword=template.keyword,
        name=template.name,
        line_number=template.line_number,
        steps=template.steps,
        tags=template.tags,
        description=template.description,
        rule=template.rule,
    )


def perform(item: pytest.Function, scenario: Scenario) -> None:
    """Perform the scenario of a test, step by step. Raises what its steps raise."""
    __tracebackhide__ = True
    request = cast("pytest.FixtureRequest", item.funcargs["request"])
    hook, told = request.config.hook, {"request": request, "feature": scenario.feature, "scenario": scenario}
    hook.pytest_bdd_before_scenario(**told)
    try:
        for step in scenario.steps:
            _perform(request, step, {**told, "step": step, "step_func": spoken, "step_func_args": {}})
    finally:
        hook.pytest_bdd_after_scenario(**told)


def _perform(request: pytest.FixtureRequest, step: Step, told: dict[str, Any]) -> None:
    __tracebackhide__ = True
    hook = request.config.hook
    hook.pytest_bdd_before_step(**told)
    try:
        given = {"reading": readings_of(step.type, step.name)[-1], "scene": request.getfixturevalue("scene")}
        if step.datatable is not None:
            given["datatable"] = step.datatable.raw()
        told["step_func_args"] = given
        hook.pytest_bdd_before_step_call(**told)
        spoken(**given)
    except (Exception, pytest.fail.Exception) as exception:
        hook.pytest_bdd_step_error(exception=exception, **told)
        raise
    hook.pytest_bdd_after_step(**told)
