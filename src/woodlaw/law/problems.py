"""Why something could not be answered: one family of errors that say where, what, and what was expected."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.law.values import Fixed

NO_READER = (
    "expected pytest-bdd, which reads scenarios: pip install 'woodlaw[gherkin]', or pipx inject woodlaw pytest-bdd"
)
"""What is said where something needs what reads scenarios, however Woodlaw was installed."""


class Problem(Fixed):
    """One thing that cannot be understood: where it stands (empty where that is all there is), and what is wrong.

    ``options`` are what would be understood, where few enough are; ``line`` is that of a text, 0 for none.
    """

    where: str
    message: str
    options: tuple[str, ...] = ()
    line: int = 0

    def __str__(self) -> str:
        line = f"line {self.line}: " if self.line else ""
        return f"{line}{self.where}{': ' * bool(self.where)}{self.message}"


class CannotAnswer(ValueError):
    """What was asked cannot be understood; the message is the first of the ``problems``, on one line.

    It is made of the problems, or of the message alone.
    """

    def __init__(self, problems: Sequence[Problem] | str) -> None:
        self.problems = (Problem("", problems),) if isinstance(problems, str) else tuple(problems)
        super().__init__(str(self.problems[0]))

    def __str__(self) -> str:
        return str(self.problems[0])
