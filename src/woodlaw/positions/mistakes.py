"""Words that do not hold: what is said of them, with the nearest right spelling of a name nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NoReturn

LONGEST_NAME = 100
"""How many letters a name has at most that is looked for, or of which it is remembered what it means."""

Message = str | Callable[[], str]
"""What to say of words that do not hold; what takes long to say is said only when somebody reads it."""


class SceneError(AssertionError):
    """Raised when words do not hold at a table: what was expected and what is there, or what they should have said."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        if not isinstance(self.message, str):
            self.message = self.message()
            self.args = (self.message,)
        return self.message


def fail(message: Message) -> NoReturn:
    """Say that words do not hold."""
    raise SceneError(message)


def nearest(text: str, known: Iterable[str]) -> str:
    """Return the nearest right spelling of a text, or nothing when none is near."""
    return _nearest(text, tuple(known)) if len(text) <= LONGEST_NAME else ""


@lru_cache(maxsize=512)
def _nearest(text: str, known: tuple[str, ...]) -> str:
    """Guess once for all cases of a file: their words are tried as names of one thing after the other."""
    from difflib import get_close_matches

    folded: dict[str, str] = {}
    for name in known:
        folded.setdefault(name.casefold(), name)
    near = get_close_matches(text.casefold(), folded, 1)
    return folded[near[0]] if near else ""


def hint(near: str, known: Iterable[str] = ()) -> str:
    """Return the end of a message about a name nobody knows: a near spelling, or else all that are known."""
    told = ", ".join(known)
    return f"; did you mean {near}?" if near else f"; known are {told}" if told else ""
