"""Whom the letters of a record mean: the factions at its table, and hirelings."""

from __future__ import annotations

from collections.abc import Mapping

from woodlaw.logs.audits.recorded import Recorded
from woodlaw.table.hirelings import hireling_named, is_hireling


class Untranslatable(Exception):
    """Raised when an action names what the table does not have: a letter, a clearing, a piece."""


class Lettered:
    """The factions at a table by their letters."""

    def __init__(self, letters: Mapping[str, Recorded]) -> None:
        self._letters = letters

    def faction(self, letter: str) -> Recorded:
        """Return the faction of a letter at this table; raises :class:`Untranslatable` when none has it."""
        faction = self._letters.get(letter)
        if faction is None:
            raise Untranslatable(f"no seat at this table has the letter {letter!r}")
        return faction

    def player(self, letter: str, default: str) -> str:
        """Return the name of a letter's faction, of no letter the ``default``."""
        return self.faction(letter).name if letter else default

    def fighter(self, letter: str) -> str:
        """Return the name of a side of a battle by its letters: a faction, or a hireling."""
        return hireling_named(letter) if is_hireling(letter) else self.faction(letter).name

    def named(self, name: str) -> Recorded:
        """Return the faction at this table that has a name; raises :class:`Untranslatable` when none has it."""
        faction = next((faction for faction in self._letters.values() if faction.name == name), None)
        if faction is None:
            raise Untranslatable(f"{name!r} has no board at this table")
        return faction
