"""Printed values that a user tells, laid over those that Woodlaw assumes.

No source states some printed values: they are marked as assumed in a faction's ``board.yaml`` and ``cards.yaml``. Who
holds the print tells them in a YAML file, which the environment variable :data:`VARIABLE` names::

    woodlaw printed values: 1
    factions:
      Lemming Reavers:
        points per encampment: [0, 1, 2, 3, 5]
    cards:
      settlers: {cost: frog frog, copies: 2}
      militias: {copies: 1}

Only what is assumed can be told so; all else is refused by its name.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from woodlaw.law.files import FileReader, LawError, briefly, parsed
from woodlaw.law.values import Fixed
from woodlaw.table.suits import CLEARING_SUITS, FROG

VARIABLE = "WOODLAW_PRINTED"
"""The environment variable that names the file."""
FORM, VERSION = "woodlaw printed values", "1"
"""What the file begins with, and the one version of it there is."""
MOST_OF_A_VALUE = 99
"""The highest number that a printed value can be told to be."""
MOST_COPIES = 9
MOST_ICONS = 6
ICONS = (*CLEARING_SUITS, FROG, "any")


class CannotLayOver(Exception):
    """A file of printed values cannot be used; the message is one line that says where and what was expected."""


class LaidOver(Fixed):
    """What a file tells: ``factions`` values by faction and name, as text still; ``cards`` what of each is told."""

    file: str = ""
    factions: Mapping[str, Mapping[str, object]] | None = None
    cards: Mapping[str, Mapping[str, str]] | None = None

    def problem(self, where: str, expected: str) -> CannotLayOver:
        """Return what to raise for a part that does not fit."""
        return CannotLayOver(f"{self.file}: {where}: expected {expected}")

    def values_of(self, titles: Iterable[str]) -> Mapping[str, object]:
        """Return the values of the faction that is called so, still as text; none where the file tells none."""
        named = {title.casefold() for title in titles}
        return next((told for name, told in (self.factions or {}).items() if name.casefold() in named), {})

    def value(self, where: str, told: object, assumed: object) -> object:
        """Return a value of the shape of the assumed one; raises :class:`CannotLayOver` for another."""
        if isinstance(assumed, list):
            if isinstance(told, list) and len(told) == len(assumed):
                return [self.value(where, *pair) for pair in zip(told, assumed, strict=True)]
            raise self.problem(where, f"a list of {len(assumed)} values")
        return self._number(where, told, 0, MOST_OF_A_VALUE)

    def cost(self, card_id: str) -> tuple[str, ...] | None:
        """Return the cost that is told of a card, or None."""
        told = (self.cards or {}).get(card_id, {}).get("cost")
        if told is None:
            return None
        icons = tuple(told.split())
        if len(icons) > MOST_ICONS or not set(icons) <= set(ICONS):
            expected = f"up to {MOST_ICONS} of {', '.join(ICONS)}, with spaces between"
            raise self.problem(f"cards: {card_id}: cost", f"{expected}, not {briefly(told)}")
        return icons

    def copies(self, card_id: str) -> int | None:
        """Return how many copies are told of a card, or None."""
        told = (self.cards or {}).get(card_id, {}).get("copies")
        return None if told is None else self._number(f"cards: {card_id}: copies", told, 1, MOST_COPIES)

    def _number(self, where: str, told: object, least: int, most: int) -> int:
        if isinstance(told, str) and told.isascii() and told.isdecimal() and len(told) <= len(str(most)):
            number = int(told)
            if least <= number <= most:
                return number
        raise self.problem(where, f"a whole number from {least} to {most}, not {briefly(told)}")


@cache
def laid_over() -> LaidOver:
    """Return what the file tells that the environment names, nothing where it names none.

    Raises :class:`CannotLayOver`.
    """
    path = os.environ.get(VARIABLE)
    return read_laid_over(Path(path)) if path else LaidOver()


def read_laid_over(path: Path) -> LaidOver:
    """Return what a file tells; raises :class:`CannotLayOver` for one that is not of the form."""
    try:
        data = parsed(path)
    except LawError as error:
        raise CannotLayOver(error.problems[0]) from None
    reader = FileReader(path.name)
    content = reader.mapping(data, "the file", (FORM, "factions", "cards"))
    if content and reader.text(content, FORM, "the file", required=True) not in ("", VERSION):
        reader.note(FORM, VERSION)
    factions = {
        name: _mapping(reader, told, f"factions: {briefly(name)}")
        for name, told in _mapping(reader, content.get("factions", {}), "factions").items()
    }
    cards = {
        name: _card(reader, told, f"cards: {briefly(name)}")
        for name, told in _mapping(reader, content.get("cards", {}), "cards").items()
    }
    if reader.problems:
        raise CannotLayOver(reader.problems[0])
    return LaidOver(path.name, factions, cards)


def _mapping(reader: FileReader, data: object, where: str) -> Mapping[str, object]:
    if not isinstance(data, dict):
        reader.note(where, f"a mapping, not {briefly(data)}")
        return {}
    return {} if reader.seen_before(data, where) else data


def _card(reader: FileReader, data: object, where: str) -> Mapping[str, str]:
    told = reader.mapping(data, where, ("cost", "copies"))
    return {key: reader.text(told, key, where) for key in ("cost", "copies") if key in told}
