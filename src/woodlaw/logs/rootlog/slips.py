"""Slips of the pen: what people write beside the notation's form, and how it is read all the same.

Two things are mended: characters (spaces, typographic arrows and dashes, full-width forms) and single letters
(upper for lower case, the older ``r`` of the ferry). A letter is only mended where that makes the action readable.
"""

from __future__ import annotations

import re

from woodlaw.law.values import Fixed
from woodlaw.logs.rootlog.cursor import FACTION, Misread
from woodlaw.logs.rootlog.grammar import strict_action
from woodlaw.logs.rootlog.syntax import Bend, Node

_MOST_MENDED_LETTERS = 4

_DASHES = "\u2010-\u2015\u2212\ufe58\ufe63"
_SPACES = r"\s\u200b\u2060\ufeff"
_SLIPS = re.compile(
    # A space between digits stays: nobody can tell whether `1 2` means 12.
    rf"(?P<space>(?<![0-9{_SPACES}])[{_SPACES}]+|[{_SPACES}]+(?![0-9{_SPACES}]))"
    rf"|(?P<swap>[\u2194\u21c4\u21c6\u27f7]|<[{_DASHES}]+>)"
    rf"|(?P<arrow>[\u2192\u21d2\u2794\u279c\u27a1\u27f6\u27f9]\ufe0f?|[{_DASHES}]>|=>|--+>)"
    rf"|(?P<minus>\u2212)"
    rf"|(?P<dash>[{_DASHES}])"
    rf"|(?P<wide>[\uff01-\uff5e])"
)
_OLDER = ((re.compile(rf"([0-9]*#)({FACTION})\Z"), r"\1->\2"), (re.compile(r"([0-9]*[BMR])(\^.*)\Z"), r"\1#\2"))
"""How the first months wrote what one draws, and suits that are shown, with how it is written now."""
_MENDABLE = re.compile(r"->|\^|\+\+|--|\A(?:[Zz?]|(?:h_[A-Z]d?|[A-Za-z])?[Xx])")
"""What no action is without; looked for first, since mending is dear and most garbage lacks it."""
_WIDE_TO_PLAIN = 0xFF01 - ord("!")


class Tidied(Fixed):
    """Text with its slips mended; ``origins[i]`` is where its character *i* (or its end) stands in the original."""

    text: str
    origins: tuple[int, ...]
    bends: tuple[Bend, ...]


def tidied(text: str) -> Tidied:
    """Return an action's text without stray spaces and with plain arrows, signs and letters."""
    parts: list[str] = []
    origins: list[int] = []
    bends: list[Bend] = []
    at = 0
    for slip in _SLIPS.finditer(text):
        parts.append(text[at : slip.start()])
        origins.extend(range(at, slip.start()))
        plain, note = _mended(slip)
        parts.append(plain)
        origins.extend([slip.start()] * len(plain))
        bends.append(Bend(slip.start(), note))
        at = slip.end()
    parts.append(text[at:])
    origins.extend(range(at, len(text) + 1))
    return Tidied("".join(parts), tuple(origins), tuple(bends))


def _mended(slip: re.Match[str]) -> tuple[str, str]:
    written = slip[0]
    if slip["space"]:
        return "", "a stray space"
    if slip["wide"]:
        plain = chr(ord(written) - _WIDE_TO_PLAIN)
    elif slip["swap"]:
        plain = "<->"
    elif slip["arrow"]:
        plain = "->"
    else:
        # Word processors turn two hyphens into one long dash.
        plain = "-" if slip["minus"] else "--"
    return plain, f"`{written}` is read as `{plain}`"


def lenient_action(text: str, clearings: int) -> tuple[Node, list[Bend]]:
    """Return the node of an action as people write it, and all that was bent; raises :class:`~.cursor.Misread`.

    ``clearings`` is how many clearings the map has. The offsets, of bends as of the error, are those of the given text.
    """
    tidy = tidied(text)
    try:
        node, bends = _with_letters_mended(tidy.text, clearings)
    except Misread as stop:
        raise Misread(tidy.origins[stop.at], stop.expected) from None
    placed = [Bend(tidy.origins[bend.at], bend.note) for bend in bends]
    return node, sorted([*tidy.bends, *placed], key=lambda bend: bend.at)


def _with_letters_mended(text: str, clearings: int) -> tuple[Node, list[Bend]]:
    mended: list[Bend] = []
    for older, newer in _OLDER:
        if older.match(text):
            now = older.sub(newer, text)
            return strict_action(now, clearings)[0], [Bend(0, f"`{text}` is read as `{now}`")]
    first_stop: Misread | None = None
    while True:
        try:
            node, bends = strict_action(text, clearings)
        except Misread as stop:
            first_stop = first_stop or stop
            more = len(mended) < _MOST_MENDED_LETTERS and _MENDABLE.search(text)
            better = _better_letter(text, stop.at, clearings) if more else None
            if better is None:
                raise first_stop from None
            at, letter = better
            mended.append(Bend(at, f"`{text[at]}` is read as `{letter}`"))
            text = text[:at] + letter + text[at + 1 :]
        else:
            return node, [*mended, *bends]


def _better_letter(text: str, stop: int, clearings: int) -> tuple[int, str] | None:
    """Return where to put which letter so that the text reads to its end, or at least further than ``stop``."""
    furthest, best = stop, None
    for at in (stop, stop - 1):
        for letter in _readings(text[at]) if 0 <= at < len(text) else ():
            reach = _reach(text[:at] + letter + text[at + 1 :], clearings)
            if reach > furthest:
                furthest, best = reach, (at, letter)
    return best


def _readings(letter: str) -> tuple[str, ...]:
    if not (letter.isascii() and letter.isalpha()):
        return ()
    return ("f", "R") if letter == "r" else (letter.swapcase(),)


def _reach(text: str, clearings: int) -> int:
    try:
        strict_action(text, clearings)
    except Misread as stop:
        return stop.at
    return len(text) + 1
