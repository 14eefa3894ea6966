"""Where a game that is played for a question stops, and chance as far as the asker says how it goes."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.outcomes import DIE, Outcomes
from woodlaw.table.items import faces_told


class Stop(Exception):
    """Ends the game where the answer is known; ``decision`` is where that was, if at one."""

    def __init__(self, decision: Decision | None = None) -> None:
        super().__init__()
        self.decision = decision


class Done(Stop):
    """The action is over."""


class UpTo(Stop):
    """Somebody has to choose, and the asker does not say what; by which clauses is kept."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.hold())


class Refused(Stop):
    """The asker's answer is no legal option of a decision."""

    def __init__(self, decision: Decision, refusal: Refusal, text: str, option: Option) -> None:
        super().__init__(decision)
        self.option = option
        self.refusal = refusal
        self.text = text


class NoAnswer(Stop):
    """Somebody has to choose, and what the asker says next is no answer to it; ``message`` says so in one line."""

    def __init__(self, decision: Decision, message: str) -> None:
        super().__init__(decision)
        self.message = message


class UpToChance(Stop):
    """Chance decides, and the asker does not say how."""

    def __init__(self, what: str, count: int, faces: Sequence[int] = ()) -> None:
        super().__init__()
        self.what, self.count, self.faces = what, count, faces

    def told(self) -> str:
        """Return what chance decides."""
        if self.what == DIE:
            return f"the battle dice: each shows {faces_told(self.faces)}"
        return f"chance: {self.what}, one of {self.count}"


class Chance(Outcomes):
    """Chance as far as the asker says how it goes."""

    def pick(self, what: str, count: int) -> int:
        """Return the next outcome that is said; raises :class:`UpToChance` when none is and there are several."""
        if not self.said(what):
            if count == 1:
                return 0
            raise UpToChance(what, count, self.faces)
        return super().pick(what, count)

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Raise :class:`UpToChance`: nobody says how a shuffle goes."""
        raise UpToChance(f"shuffling the {what}", count)


class AnyChance(Chance):
    """Chance that goes in any one way, for what does not depend on it."""

    def pick(self, what: str, count: int) -> int:
        """Return the first outcome."""
        return 0

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        """Return the order as it is."""
        return tuple(range(count))
