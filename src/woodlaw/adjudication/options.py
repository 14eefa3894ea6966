"""What a player may do in a position and what not: every action, each judged as if it were asked about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.judge import judge, steps_in
from woodlaw.adjudication.ruling import Ruling, title_of
from woodlaw.positions.position import Position


@dataclass(frozen=True, slots=True)
class Judged:
    """An action by its name, or an answer behind what it answers, and what the Law says of it."""

    step: Step
    ruling: Ruling

    @property
    def name(self) -> str:
        """The action's name, or the question and its answer."""
        return f"{self.step.asked}: {self.step.answer}" if self.step.asked else self.step.answer

    def told(self) -> str:
        """Return the action with what it would ask, or why it cannot be taken."""
        ruling = self.ruling
        if ruling.legal:
            return f"{self.name}: {ruling.open}" if ruling.open else self.name
        return f"{self.name}: {title_of(ruling.clause)}: {ruling.reason}"


def options_in(position: Position, player: str = "", phase: str = "") -> Iterator[Judged]:
    """Yield every action that a player has in its turn, and every answer to what it is asked first, the legal first.

    Raises :class:`CannotAdjudicate` for a player or phase that is none.
    """
    judged = [
        Judged(step, judge(Question(position, (step,), player=player, phase=phase)))
        for step in steps_in(position, player, phase)
    ]
    if not judged:
        raise CannotAdjudicate("there is nothing to choose, or the faction is not played")
    yield from sorted(judged, key=lambda each: not each.ruling.legal)
