"""Leading through a dispute: the position, the action, the answers to what it asks, chance, and the ruling.

It asks on a terminal and writes down the case, so that the same can be asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from woodlaw import asking
from woodlaw.asking import Ruling
from woodlaw.cli.saving import text_of
from woodlaw.positions.position import Position
from woodlaw.positions.writing import write_data

MOST_ANSWERS = 50


@dataclass
class Guide:
    """Somebody is led through a case; ``ask`` puts a question and returns the answer, ``tell`` says something."""

    ask: Callable[[str], str]
    tell: Callable[[str], None]
    _position: str = ""
    _action: list[str | Mapping[str, str]] = field(default_factory=list)
    _dice: list[str] = field(default_factory=list)

    def lead(self) -> tuple[Ruling, str]:
        """Lead to a ruling; return it with the text of the case. Raises :class:`CannotAnswer` when given up."""
        position = self._asked_position()
        choices = {choice.name: choice for choice in asking.options(position)}
        for choice in choices.values():
            self.tell(f"  {'' if choice.verdict == 'legal' else 'not '}{choice}")
        chosen = self.ask("What does the player do? One of these, or a card's name")
        self._action.append(choices[chosen].action if chosen in choices else chosen)
        for _ in range(MOST_ANSWERS):
            ruling = self._judged(position)
            if ruling is not None and not self._goes_on(ruling):
                return ruling, self._case()
        raise asking.CannotAnswer(f"more than {MOST_ANSWERS} answers")

    def _asked_position(self) -> Position:
        """Return the position of a file, or one that is typed up to an empty line."""
        name = self.ask("The file of the position; nothing, to type it")
        if name:
            self._position = f"position: {name}\n"
            return asking.lay(text_of(name, "a position"))
        lines = []
        while line := self.ask("position"):
            lines.append(line)
        self._position = "position:\n" + "".join(f"  {line}\n" for line in lines)
        return asking.lay("\n".join(lines))

    def _judged(self, position: Position) -> Ruling | None:
        """Return the ruling so far; None after an answer that was not understood, which is asked for again."""
        try:
            return asking.rule(position, self._action, dice=self._dice)
        except asking.CannotAnswer as error:
            self.tell(error.problems[0].message)
            self._action[-1] = self.ask("Once more")
            return None

    def _goes_on(self, ruling: Ruling) -> bool:
        """Ask for what is open, and return whether an answer was given."""
        if ruling.left_open is None:
            return False
        self.tell(str(ruling.left_open))
        answer = self.ask("The answer, legal or not; nothing, to leave it open")
        if answer:
            (self._dice if ruling.left_open.dice else self._action).append(answer)
        return bool(answer)

    def _case(self) -> str:
        """Return the case as it was asked."""
        told = {"action": self._action} | ({"dice": self._dice} if self._dice else {})
        return f"woodlaw case: 2\n{self._position}{write_data(told)}"
