"""Hirelings (H): what they are called at a table and on paper. What their cards say is no part of the Law."""

from __future__ import annotations

import re
from functools import cache

from woodlaw.table.data import read
from woodlaw.table.pieces import Category, Piece, piece
from woodlaw.table.places import Place, board, supply

_LETTERS = re.compile(r"h_([A-Z])d?")
_CATEGORIES = {"w": Category.WARRIOR, "p": Category.PAWN, "b": Category.BUILDING, "t": Category.TOKEN}
_KINDS = {category.value for category in _CATEGORIES.values()}


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
    titles = hireling_titles().get(letter[1]) if letter else None
    return titles[0] if titles else name


def hireling_piece(name: str, kind: str) -> Piece | None:
    """Return a hireling's piece by the Rootlog letter of its kind, or None where it has none of that letter."""
    category = _CATEGORIES.get(kind)
    return piece(name, category.value, category) if category else None


def hireling_called(text: str) -> str:
    """Return the name of the hireling of a title, of either side of its card, or of letters; ``""`` for none.

    >>> hireling_called("the Last Dynasty"), hireling_called("Bluebird Nobles"), hireling_called("h_Ed")
    ('h_E', 'h_E', 'h_E')
    """
    if is_hireling(text):
        return hireling_named(text)
    folded = text.casefold().removeprefix("the ")
    meant = (letter for letter, titles in hireling_titles().items() if folded in map(_without_article, titles))
    return next((f"h_{letter}" for letter in meant), "")


def hireling_piece_called(text: str) -> Piece | None:
    """Return the piece of a hireling by what it is called: ``Last Dynasty warriors``; None for another's."""
    owner, _, kind = text.rpartition(" ")
    name = hireling_called(owner)
    return hireling_piece(name, kind[:1]) if name and kind.removesuffix("s") in _KINDS else None


def _without_article(title: str) -> str:
    return title.casefold().removeprefix("the ")


def hireling_card(name: str) -> Place:
    """Return where the pieces lie that are on a hireling's card."""
    return board(name, "card")


def hireling_place_name(place: Place) -> str:
    """Return what to call a hireling's card or supply: ``Last Dynasty card``."""
    return f"{hireling_title(place.owner)} {place.name or place.kind.value}"


def hireling_place_called(text: str) -> Place | None:
    """Return a hireling's card or supply by what it is called, None for any other place."""
    title, _, kind = text.rpartition(" ")
    name = hireling_called(title)
    known = (hireling_card(name), supply(name)) if name else ()
    return next((place for place in known if kind == (place.name or place.kind.value)), None)


@cache
def hireling_titles() -> dict[str, tuple[str, str]]:
    """Return, by the letter behind ``h_``, what each hireling is called, and what its demoted side is called."""
    return {letter: (promoted, demoted) for letter, (promoted, demoted) in read("hirelings").items()}
