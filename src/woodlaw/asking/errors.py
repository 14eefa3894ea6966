"""How a door is told what could not be understood: as :class:`CannotAnswer`, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from woodlaw.law.problems import CannotAnswer, Problem
from woodlaw.positions.mistakes import SceneError

__all__ = ["CannotAnswer", "Problem", "understanding"]


@contextmanager
def understanding(where: str = "") -> Iterator[None]:
    """Raise as :class:`CannotAnswer` whatever the rooms below say of what cannot be understood."""
    try:
        yield
    except CannotAnswer as error:
        if type(error) is CannotAnswer:
            raise
        raise CannotAnswer([Problem(where, str(each), each.options) for each in error.problems]) from None
    except (SceneError, ValueError) as error:
        raise CannotAnswer([Problem(where, str(error))]) from None
