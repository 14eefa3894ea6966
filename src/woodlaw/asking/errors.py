"""Why something could not be answered: one family of errors that say where, what, and what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from woodlaw.law.registry import UnknownClause
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.source import Unusable
from woodlaw.positions.wording import SceneError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that cannot be understood: where it stands (empty where that is all there is), and what is wrong.

    ``options`` are what would be understood, where few enough are.
    """

    where: str
    message: str
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else self.message


class CannotAnswer(ValueError):
    """What was asked cannot be understood; the message is the first of the ``problems``, on one line."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(str(problems[0]))
        self.problems = tuple(problems)


@contextmanager
def understanding(where: str = "") -> Iterator[None]:
    """Raise as :class:`CannotAnswer` whatever the rooms below say of what cannot be understood."""
    try:
        yield
    except CannotAnswer:
        raise
    except NotAPosition as error:
        raise CannotAnswer([Problem(where, str(problem)) for problem in error.problems]) from None
    except UnknownClause as error:
        message = f"{error.args[0]!r}: no such clause; expected one such as {', '.join(error.nearest) or '4.3.1'}"
        raise CannotAnswer([Problem(where, message, tuple(error.nearest))]) from None
    except (SceneError, Unusable, ValueError) as error:
        raise CannotAnswer([Problem(where, str(error))]) from None
