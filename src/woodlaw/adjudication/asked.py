"""What is asked: a position, and who wants to do what in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from woodlaw.engine.game import Shortage
from woodlaw.law.problems import CannotAnswer
from woodlaw.law.values import Fixed
from woodlaw.positions.position import Position


class CannotAdjudicate(CannotAnswer):
    """Raised for a question that cannot be understood; the message is one line that says what was expected."""


class Lacking(CannotAdjudicate):
    """Raised where a playing needs what does not lie at a ``place``, or what nobody knows of it."""

    def __init__(self, shortage: Shortage) -> None:
        super().__init__(f"the position lacks what the action needs: {shortage}")
        self.place = shortage.place


class Step(NamedTuple):
    """One answer that the asker gives: an option's label and, where it matters, who gives it to what question."""

    answer: str
    player: str = ""
    asked: str = ""

    def told(self) -> str:
        """Return the answer as messages tell it."""
        return f"{self.answer!r}{f' to {self.asked!r}' if self.asked else ''}"


NO_ACTION = Step("\0")
"""An action that nothing offers, so that a turn is played with everything passed up."""


class Question(Fixed):
    """Who wants to do what in a position.

    ``steps`` are the action and the answers to what it asks, or ``rootlog`` the same in that notation. ``player`` and
    ``phase`` are whoever's turn it is, and Daylight, where they are empty. ``dice`` is the roll of a battle (``"3 and
    1"``), or the rolls of several, ``draws`` what is drawn at random, in words, ``chance`` any other outcome, by what
    it is for.
    """

    position: Position
    steps: tuple[Step, ...] = ()
    rootlog: str = ""
    player: str = ""
    phase: str = ""
    dice: str | Sequence[str] = ""
    draws: str = ""
    chance: Mapping[str, Sequence[int]] | None = None
