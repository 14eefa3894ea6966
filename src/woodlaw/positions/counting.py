"""Numbers in words, and lists of things with how many of each: ``2 warriors and a sawmill``."""

from __future__ import annotations

import re

from woodlaw.positions.mistakes import fail

_COUNTS = {"no": 0, "a": 1, "an": 1, "the": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_MOST_DIGITS = 9


def counted_list(text: str) -> list[tuple[int, str]]:
    """Take a list in words apart, ``2 warriors and a sawmill``, each with its number; ``nothing`` is empty."""
    if text.strip() == "nothing":
        return []
    return [counted(part) for part in re.split(r" ?, ?(?:and )?| and ", " ".join(text.split())) if part]


def counted(text: str, most: int = 99) -> tuple[int, str]:
    """Take ``2 warriors`` apart; without a number it is one. Raises :class:`SceneError` for more than ``most``."""
    first, _, rest = text.partition(" ")
    if first.isdecimal() and rest:
        count = whole_number(first)
        if count > most:
            fail(f"{text!r}: there are never so many")
        return count, rest
    if first.casefold() in _COUNTS and rest:
        return _COUNTS[first.casefold()], rest
    return 1, text


def whole_number(text: str) -> int:
    """Return the number of some digits; raises :class:`SceneError` for one that is beyond all that is counted."""
    if len(text) > _MOST_DIGITS:
        fail(f"{text[:_MOST_DIGITS]}…: a number of at most {_MOST_DIGITS} digits was expected")
    return int(text)
