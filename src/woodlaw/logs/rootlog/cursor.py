"""A cursor over the text of one action, and the small parts that every form of action is made of."""

from __future__ import annotations

import re

from woodlaw.logs.rootlog.letters import FACTION_LETTERS, ITEMS, PIECES, SUITS
from woodlaw.logs.rootlog.syntax import Bend
from woodlaw.table.places import MOST_CLEARINGS

HIGHEST_COUNT = 999

# Patterns that the forms are built of.
FACTION = f"[{''.join(sorted(FACTION_LETTERS))}]"
SUIT = f"[{''.join(SUITS)}]"
ITEM = f"[{''.join(ITEMS)}]"
KIND = f"[{''.join(PIECES)}]"

OWNER = rf"(?:h_[A-Z]d?|{FACTION})"
"""A faction's letter, or a hireling's name."""

# A lower-case word ends where a hireling's name begins: `#saph_C$` is the card `sap` on `h_C$`.
WORD = r"(?:(?!h_[A-Z])[a-z]+?(?=h_[A-Z]|[^a-z]|\Z))"
DETAIL = rf"(?:[0-9]_(?=[a-z]))?{WORD}(?:_{WORD})*"
"""What follows the kind of a piece: words, and perhaps a number before them, as in ``t_3_f``."""

THE_END = "the end of the action"

_A_COUNT = f"a count of at most {HIGHEST_COUNT}"
_MOST_DIGITS = len(str(HIGHEST_COUNT))
_NUMBER = re.compile("[0-9]+")
_OWNER = re.compile(OWNER)


class Misread(Exception):
    """The text stops being an action at ``at``, where ``expected`` would have gone on."""

    def __init__(self, at: int, expected: str) -> None:
        super().__init__(expected)
        self.at = at
        self.expected = expected


class Cursor:
    """One action being read: its text, how far it is read, and what was bent on the way.

    ``clearings`` is how many clearings the map has; a map that nobody knows may have as many as any.
    """

    __slots__ = ("at", "bends", "clearings", "text")

    def __init__(self, text: str, clearings: int = MOST_CLEARINGS) -> None:
        self.text = text
        self.clearings = clearings
        self.at = 0
        self.bends: list[Bend] = []

    def ahead(self, literal: str) -> bool:
        """Whether a literal stands next."""
        return self.text.startswith(literal, self.at)

    def done(self) -> bool:
        """Whether the whole text is read."""
        return self.at == len(self.text)

    def skip(self, literal: str) -> bool:
        """Read a literal if it stands next; return whether it did."""
        if not self.text.startswith(literal, self.at):
            return False
        self.at += len(literal)
        return True

    def need(self, literal: str, expected: str = "") -> None:
        """Read a literal; raises :class:`Misread` where it does not stand next."""
        if not self.skip(literal):
            raise Misread(self.at, expected or f"`{literal}`")

    def find(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read what a pattern matches next, or nothing."""
        match = pattern.match(self.text, self.at)
        if match:
            self.at = match.end()
        return match

    def take(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Read what a pattern matches next; raises :class:`Misread` where it does not match."""
        match = pattern.match(self.text, self.at)
        if match is None:
            raise Misread(self.at, expected)
        self.at = match.end()
        return match

    def end(self, expected: str = THE_END) -> None:
        """Raise :class:`Misread` unless the whole text is read."""
        if self.at != len(self.text):
            raise Misread(self.at, expected)

    def bend(self, at: int, note: str) -> None:
        """Note something bent at an offset."""
        self.bends.append(Bend(at, note))

    def clearing(self) -> int:
        """Read the number of a clearing."""
        number = self.take(_NUMBER, self._a_clearing)
        return self.clearing_number(number[0], number.start())

    def clearing_number(self, digits: str, at: int, lowest: int = 1) -> int:
        """Return the clearing whose digits stand at ``at``; raises :class:`Misread` where the map has none such."""
        if len(digits) > _MOST_DIGITS or not lowest <= int(digits) <= self.clearings:
            raise Misread(at, self._a_clearing if lowest else f"{self._a_clearing}, or 0 for a place of a board")
        return int(digits)

    @property
    def _a_clearing(self) -> str:
        return a_clearing(self.clearings)

    def owner(self, expected: str) -> str:
        """Read the letter of a faction or a hireling's name."""
        return self.take(_OWNER, expected)[0]

    def owner_if_any(self) -> str:
        """Read the letter of a faction or a hireling's name, or nothing."""
        owner = self.find(_OWNER)
        return owner[0] if owner else ""


def count_of(digits: str, at: int) -> int:
    """Return the count whose digits stand at ``at``; no digits are one. Raises :class:`Misread` for too many."""
    if len(digits) > _MOST_DIGITS:
        raise Misread(at, _A_COUNT)
    return int(digits) if digits else 1


def product_of(count: int, times: int, at: int) -> int:
    """Return a count multiplied; raises :class:`Misread` when it grows too large."""
    if count * times > HIGHEST_COUNT:
        raise Misread(at, _A_COUNT)
    return count * times


def a_clearing(clearings: int) -> str:
    """Return what is expected where a clearing of a map stands, of as many clearings."""
    return f"a clearing from 1 to {clearings}"
