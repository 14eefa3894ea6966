"""Feature files as cases: each scenario is a question, and its Then steps are what the asker expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from woodlaw.adjudication.adjudicated import Bounded, Counting
from woodlaw.adjudication.asked import CannotAdjudicate
from woodlaw.adjudication.deciding import BROKEN, deciding, narrowest
from woodlaw.adjudication.noting import Ran
from woodlaw.adjudication.ruling import Ground, Ruling, Verdict, grounds_of
from woodlaw.adjudication.standing_in import instead_of
from woodlaw.adjudication.tables import not_played
from woodlaw.gherkin.scene import Scene, SceneGame
from woodlaw.gherkin.telling import told
from woodlaw.positions.mistakes import SceneError

if TYPE_CHECKING:
    from pytest_bdd.parser import Scenario


def judged_scenarios(path: Path) -> Iterator[tuple[str, int, Ruling | str, str]]:
    """Yield of every scenario its name and line, its ruling or why there is none, and how it differs from its steps.

    Raises :class:`CannotAdjudicate` where there is none or nothing to read them with, and
    :class:`~woodlaw.gherkin.files.UnreadableFeature`.
    """
    try:
        from woodlaw.gherkin.running import scenarios_of
    except ImportError:
        raise CannotAdjudicate("feature files need pytest-bdd: pip install woodlaw[gherkin]") from None
    scenarios = [each.scenario for each in scenarios_of(path)]
    if not scenarios:
        raise CannotAdjudicate("no scenario in it")
    for scenario in scenarios:
        try:
            played = _play(scenario, SceneGame)
        except CannotAdjudicate as error:
            yield scenario.name, scenario.line_number, str(error), ""
        else:
            yield scenario.name, scenario.line_number, _ruling(scenario, played), played.differs


@dataclass(frozen=True, slots=True)
class _Played:
    """A scenario as far as its steps hold: ``differs`` says which one does not, and why."""

    scene: Scene
    differs: str

    @property
    def happens(self) -> tuple[str, ...]:
        """What its last steps that act make happen."""
        return tuple(told(event, self.scene.words) for event, _ in self.scene.events)

    def told(self) -> str:
        """Return its answer in words, which differ where answers do."""
        refusal = self.scene.refusal
        verdict = f"{Verdict.ILLEGAL}: {refusal}" if refusal else Verdict.LEGAL
        return f"{verdict}: {'; '.join((*self.happens, self.differs))}"


def _play(
    scenario: Scenario, kind: type[SceneGame], judging: Callable[[Scene], AbstractContextManager[object]] = nullcontext
) -> _Played:
    """Return a scenario as a game of a kind, each step that is not given within what ``judging`` makes of the scene.

    Raises :class:`CannotAdjudicate` where it cannot be played.
    """
    from woodlaw.gherkin.running import step

    scene = Scene(Path(scenario.feature.filename).parent, kind)
    differs, judged = "", False
    try:
        for each in scenario.steps:
            table = [[cell.value for cell in row.cells] for row in each.datatable.rows] if each.datatable else None
            given = each.type == "given"
            try:
                with _in_force() if given else judging(scene):
                    step(scene, each.type, each.name, table)
            except SceneError as error:
                if given or not (scene.events or scene.refusal or judged):
                    raise CannotAdjudicate(f"line {each.line_number}: {_first_line(error)}") from None
                differs = f"line {each.line_number}: {_first_line(error)}"
                break
            judged = judged or not given
        if not (judged or differs):
            raise CannotAdjudicate("no question in it; expected a step with When or Then")
        if not differs:
            scene.finish()
    except SceneError as error:
        differs = _first_line(error)
    return _Played(scene, differs)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _ruling(scenario: Scenario, played: _Played) -> Ruling:
    """Return the ruling that a scenario's last step that acts was given."""
    scene, refusal = played.scene, played.scene.refusal
    acted = [each.name for each in scenario.steps if each.type == "when"]
    return Ruling(
        Verdict.ILLEGAL if refusal else Verdict.LEGAL,
        scene.words.title(scene.state.current),
        acted[-1] if acted else scenario.steps[-1].name,
        refusal.clause if refusal else "",
        refusal.reason if refusal else "",
        cache(partial(_grounds, scenario, played)),
        played.happens,
        notes=(*not_played(scene.words, scene.state), *(rule.told for rule in scene.state.house_rules)),
    )


# What it rests on -----------------------------------------------------------------------------------------------------
def _grounds(scenario: Scenario, played: _Played) -> tuple[Ground, ...]:
    """Return what the answer rests on, by trying which clauses it would not stand without."""
    scene = played.scene
    ran = Ran(lambda: False, scene.state.seats)

    def noted(scene: Scene) -> AbstractContextManager[None]:
        ran.game = cast("_Counted", scene.game)
        return ran.noted()

    _play(scenario, _Counted, noted)
    tried = deciding(played.told(), list(ran.called), ran, lambda *_: _play(scenario, _Trial).told())
    found = {clause: without for clause, without in tried.items() if without != BROKEN}
    in_force = (clause for _, clauses in scene.events for clause in clauses)
    first = scene.refusal.clause if scene.refusal else next(iter((*found, *in_force)), "")
    return grounds_of((first, *narrowest(found)), scene.words, found)


def _in_force() -> AbstractContextManager[None]:
    """Have every function called as itself within the block, also where a trial puts something in its place."""
    return instead_of((), lambda disputed, *given, **named: disputed.inner(*given, **named))


class _Counted(Counting, SceneGame):
    """A scenario's game that counts what it asks and tells."""


class _Trial(Bounded, _Counted):
    """A scenario's game without some rule."""
