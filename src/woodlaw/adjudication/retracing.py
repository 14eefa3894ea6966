"""Giving answers again whose questions are known: nothing else is judged than what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from woodlaw.adjudication.asked import Step
from woodlaw.engine.decisions import Decision, Option


@dataclass(frozen=True, slots=True)
class Taken:
    """What was answered to a decision; ``step`` is the asker's answer to it, None where it was passed on.

    ``notes`` say what was taken for granted there, ``passed`` whether a choice had been passed up by then, ``clause``
    asks for the asker's answer.
    """

    player: str
    what: str
    option: Option
    step: Step | None = None
    notes: tuple[str, ...] = ()
    passed: bool = False
    clause: str = ""


@dataclass(slots=True)
class Trail:
    """What has been answered so far, and what is ``known`` to be answered: in a playing that goes like an earlier one.

    From where it goes otherwise nothing is known any more.
    """

    known: Sequence[Taken] = ()
    taken: list[Taken] = field(default_factory=list)
    whole: bool = True
    """Whether each answer was one to a decision alone, so that it can be given again."""

    def next_at(self, decision: Decision, steps: Sequence[Step]) -> Taken | None:
        """Return what is known to be answered to a decision, of the ``steps`` that are left; None where nothing is."""
        place = len(self.taken)
        found = self.known[place] if place < len(self.known) else None
        if found is not None and found.player == decision.player and found.what == decision.what:
            fits = found.option in decision.options if found.step is None else found.step in steps
            if fits:
                return found
        self.known = ()
        return None

    def copy(self) -> Trail:
        """Return a trail that goes on from here."""
        return Trail(self.known, list(self.taken), self.whole)
