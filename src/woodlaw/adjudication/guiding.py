"""Leading through a dispute: the position, the action, the answers to what it asks, chance, and the ruling.

It asks on a terminal and writes down the case, so that the same can be asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from woodlaw.adjudication.asked import CannotAdjudicate, Question, Step
from woodlaw.adjudication.judge import judge
from woodlaw.adjudication.options import options_in
from woodlaw.adjudication.ruling import Ruling
from woodlaw.positions.files import read_position_in
from woodlaw.positions.position import NotAPosition, Position
from woodlaw.positions.reading import read_position

MOST_ANSWERS = 50
DICE = "battle dice"


@dataclass
class Guide:
    """Somebody is led through a case; ``ask`` puts a question and returns the answer, ``tell`` says something."""

    ask: Callable[[str], str]
    tell: Callable[[str], None]
    _position: str = ""
    _steps: list[Step] = field(default_factory=list)
    _dice: list[str] = field(default_factory=list)

    def lead(self) -> tuple[Ruling, str]:
        """Lead to a ruling; return it with the text of the case. Raises :class:`CannotAdjudicate` when given up."""
        position = self._asked_position()
        options = {option.name: option for option in options_in(position)}
        for option in options.values():
            self.tell(f"  {'' if option.ruling.legal else 'not '}{option.told()}")
        chosen = self.ask("What does the player do? One of these, or a card's name")
        self._steps.append(options[chosen].step if chosen in options else Step(chosen))
        for _ in range(MOST_ANSWERS):
            ruling = self._judged(position)
            if ruling is not None and not self._goes_on(ruling):
                return ruling, self._case()
        raise CannotAdjudicate(f"more than {MOST_ANSWERS} answers")

    def _asked_position(self) -> Position:
        """Return the position of a file, or one that is typed up to an empty line."""
        name = self.ask("The file of the position; nothing, to type it")
        if name:
            self._position = f"position: {name}\n"
            return _read(Path(name))
        lines = []
        while line := self.ask("position"):
            lines.append(line)
        self._position = "position:\n" + "".join(f"  {line}\n" for line in lines)
        try:
            return read_position("\n".join(lines))
        except NotAPosition as error:
            raise CannotAdjudicate(str(error)) from None

    def _judged(self, position: Position) -> Ruling | None:
        """Return the ruling so far; None after an answer that was not understood, which is asked for again."""
        try:
            return judge(Question(position, tuple(self._steps), dice=tuple(self._dice)))
        except CannotAdjudicate as error:
            self.tell(str(error))
            self._steps.pop()
            self._steps.append(Step(self.ask("Once more")))
            return None

    def _goes_on(self, ruling: Ruling) -> bool:
        """Ask for what is open, and return whether an answer was given."""
        if not ruling.legal or not ruling.open:
            return False
        self.tell(ruling.open)
        answer = self.ask("The answer, legal or not; nothing, to leave it open")
        if answer and DICE in ruling.open:
            self._dice.append(answer)
        elif answer:
            self._steps.append(Step(answer))
        return bool(answer)

    def _case(self) -> str:
        """Return the case as it was asked."""
        quoted = ", ".join(_told(step) for step in self._steps)
        dice = f"dice: [{', '.join(map(_quoted, self._dice))}]\n" if self._dice else ""
        return f"woodlaw case: 2\n{self._position}action: [{quoted}]\n{dice}"


def _read(path: Path) -> Position:
    try:
        return read_position_in(path.parent, path.name)
    except (OSError, ValueError) as error:
        raise CannotAdjudicate(f"{path}: {error}") from None


def _told(step: Step) -> str:
    """Return an answer as a case has it, with its question where it names one."""
    answer = _quoted(step.answer)
    return f"{{{_quoted(step.asked)}: {answer}}}" if step.asked else answer


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
