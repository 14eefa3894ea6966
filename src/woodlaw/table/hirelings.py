"""Hirelings (H): what they are called at a table and on paper. What their cards say is no part of the Law."""

from __future__ import annotations

import re
from functools import cache

from woodlaw.table.data import read
from woodlaw.table.pieces import Category, Piece, piece
from woodlaw.table.places import Place, board

_LETTERS = re.compile(r"h_([A-Z])d?")
_CATEGORIES = {"w": Category.WARRIOR, "p": Category.PAWN, "b": Category.BUILDING, "t": Category.TOKEN}


def is_hireling(name: str) -> bool:
    """Return whether a name is a hireling's, as Rootlog writes it: ``h_E``, demoted ``h_Ed``."""
    return _LETTERS.fullmatch(name) is not None


def hireling_named(letters: str) -> str:
    """Return the name of a hireling by its letters: it is the same whichever side of its card is up."""
    return letters.removesuffix("d")


def hireling_title(name: str) -> str:
    """Return what to call a hireling, or the name itself where nobody knows it.

    >>> hireling_title("h_E"), hireling_title("h_X")
    ('Last Dynasty', 'h_X')
    """
    letter = _LETTERS.fullmatch(name)
    titles = _titles().get(letter[1]) if letter else None
    return titles[0] if titles else name


def hireling_piece(name: str, kind: str) -> Piece | None:
    """Return a hireling's piece by the Rootlog letter of its kind, or None where it has none of that letter."""
    category = _CATEGORIES.get(kind)
    return piece(name, category.value, category) if category else None


def hireling_card(name: str) -> Place:
    """Return where the pieces lie that are on a hireling's card."""
    return board(name, "card")


@cache
def _titles() -> dict[str, tuple[str, str]]:
    return {letter: (promoted, demoted) for letter, (promoted, demoted) in read("hirelings").items()}
