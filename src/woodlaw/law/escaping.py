"""Text from files, made safe to show: a recorded game may hold anything."""

from __future__ import annotations

SHOWN = 400
"""Most characters of one text out of a file that a report for people shows."""


def visible(text: str) -> str:
    """Return the text with every character that does not print written out, as in ``\\x1b`` or ``\\u202e``.

    Control characters, escape sequences for terminals, line breaks and marks that turn the direction of writing lose
    their power; letters of all scripts stay as they are.

    >>> visible("a\\x1b[31mb")
    'a\\\\x1b[31mb'
    """
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else _written_out(character) for character in text)


def shown(text: str) -> str:
    """Return the text as :func:`visible` does, cut to :data:`SHOWN` characters."""
    if len(text) > SHOWN:
        return visible(text[:SHOWN]) + "…"
    return visible(text)


def _written_out(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
