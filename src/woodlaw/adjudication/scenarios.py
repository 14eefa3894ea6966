"""Feature files as cases: each scenario is a question, and its Then steps are what the asker expects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from woodlaw.adjudication.asked import CannotAdjudicate
from woodlaw.adjudication.cases import Answered
from woodlaw.adjudication.ruling import Ruling, Verdict, grounds_of
from woodlaw.adjudication.tables import not_played
from woodlaw.positions.wording import SceneError

if TYPE_CHECKING:
    from pytest_bdd.parser import Scenario

    from woodlaw.gherkin.scene import Scene


def answer_scenarios(path: Path) -> Iterator[Answered]:
    """Yield the answer to every scenario of a feature file, in order."""
    try:
        from woodlaw.gherkin.running import scenarios_of
    except ImportError:
        yield Answered("", 0, errors=((0, "feature files need pytest-bdd: pip install woodlaw[gherkin]"),))
        return
    from woodlaw.gherkin.files import UnreadableFeature

    try:
        scenarios = list(scenarios_of(path))
    except UnreadableFeature as error:
        yield Answered("", 0, errors=((error.line, error.why),))
        return
    if not scenarios:
        yield Answered("", 0, errors=((0, "no scenario in it"),))
    for each in scenarios:
        yield _answered(each.scenario)


def _answered(scenario: Scenario) -> Answered:
    from woodlaw.gherkin.running import step
    from woodlaw.gherkin.scene import Scene

    scene = Scene(Path(scenario.feature.filename).parent)
    differs, judged = "", False
    try:
        for each in scenario.steps:
            table = [[cell.value for cell in row.cells] for row in each.datatable.rows] if each.datatable else None
            try:
                step(scene, each.type, each.name, table)
            except SceneError as error:
                if each.type == "given" or not (scene.events or scene.refusal or judged):
                    raise CannotAdjudicate(f"line {each.line_number}: {_first_line(error)}") from None
                differs = f"line {each.line_number}: {_first_line(error)}"
                break
            judged = judged or each.type != "given"
        if not (judged or differs):
            raise CannotAdjudicate("no question in it; expected a step with When or Then")
        if not differs:
            scene.finish()
    except SceneError as error:
        differs = _first_line(error)
    except CannotAdjudicate as error:
        return Answered(scenario.name, scenario.line_number, errors=((scenario.line_number, str(error)),))
    return Answered(scenario.name, scenario.line_number, _ruling(scenario, scene), differs=differs)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _ruling(scenario: Scenario, scene: Scene) -> Ruling:
    """Return the ruling that a scenario's last step that acts was given."""
    from woodlaw.gherkin.telling import told

    refusal = scene.refusal
    clauses = [clause for _, stack in scene.events for clause in stack]
    if scene.script.pending:
        clauses += scene.script.pending.clauses
    if refusal:
        clauses.append(refusal.clause)
    acted = [each.name for each in scenario.steps if each.type == "when"]
    return Ruling(
        Verdict.ILLEGAL if refusal else Verdict.LEGAL,
        scene.words.title(scene.state.current),
        acted[-1] if acted else scenario.steps[-1].name,
        refusal.clause if refusal else "",
        refusal.reason if refusal else "",
        partial(grounds_of, clauses, scene.words),
        tuple(told(event, scene.words) for event, _ in scene.events),
        notes=tuple(not_played(scene.words, scene.state)),
    )
