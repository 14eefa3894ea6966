"""What a player may do in a position and what not: every action of the phase, each judged as if it were asked about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.judge import judge, named_in_turn
from woodlaw.adjudication.ruling import Ruling, title_of
from woodlaw.positions.position import Position


@dataclass(frozen=True, slots=True)
class Judged:
    """An action by its name, and what the Law says of it."""

    name: str
    ruling: Ruling

    def told(self) -> str:
        """Return the action with what it would ask, or why it cannot be taken."""
        ruling = self.ruling
        if ruling.legal:
            return f"{self.name}: {ruling.open}" if ruling.open else self.name
        return f"{self.name}: {title_of(ruling.clause)}: {ruling.reason}"


def options_in(position: Position, player: str = "", phase: str = "") -> Iterator[Judged]:
    """Yield every action that a player has in its turn, those it can take now first.

    Raises :class:`CannotAdjudicate` for a player or phase that is none.
    """
    judged = [
        Judged(name, judge(Question(position, (Step(name),), player=player, phase=phase)))
        for name in named_in_turn(position, player)
    ]
    if not judged:
        raise CannotAdjudicate("there is nothing to do for a faction that is not played")
    yield from sorted(judged, key=lambda each: not each.ruling.legal)
