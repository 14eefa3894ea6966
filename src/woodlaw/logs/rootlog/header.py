"""Header lines: the known keys, and what their values say."""

from __future__ import annotations

import re

from woodlaw.logs.rootlog.actions import parse_action
from woodlaw.logs.rootlog.cursor import SUIT, a_clearing
from woodlaw.logs.rootlog.letters import FACTION_LETTERS, LANDMARKS, SUITS
from woodlaw.logs.rootlog.syntax import Action, Header, Problem, Unread
from woodlaw.table.data import UnusableData
from woodlaw.table.maps import UnknownMap, map_named
from woodlaw.table.places import MOST_CLEARINGS

KNOWN_KEYS = ("Map", "Deck", "Clearings", "Landmarks", "Hirelings", "Pool", "Bots", "Winner", "Markers", "House rules")
"""Every header key of the notation, and ours for bots' priority markers and house rules; seats have their letter."""

LETTER_KEYS = ("Pool", "Bots", "Winner")
"""Keys whose values are letters of factions."""

_CHOSEN = re.compile(r":[A-Za-z+]*")
"""What is chosen for a bot, behind its letter: ``A:nightmare+wildfire``."""
_WORD = re.compile(r"[^\s,;+&/]+")
_PART = re.compile(r"[^/;]+")
_LANDMARK = re.compile(r"([A-Za-z]+)\s*->\s*([0-9]{1,2})")
_HIRELING = re.compile(r"(h_[A-Z])(d?)")
_HIRELINGS = re.compile(rf"\s*{_HIRELING.pattern}(?:[\s,+]+{_HIRELING.pattern})*[\s,]*")
_ENTRY = re.compile(rf"({SUIT}|{SUIT.lower()})([0-9]{{1,2}})")


def known_key(key: str) -> str | None:
    """Return the known key that a written one means, whatever its case and number, or None."""
    for known in KNOWN_KEYS:
        if known.lower().removesuffix("s") == key.lower().removesuffix("s"):
            return known
    return None


def faction_letters(header: Header) -> tuple[str, list[Problem]]:
    """Return the letters of factions that a header's value lists, each once, and what is amiss with the value."""
    letters: dict[str, None] = {}
    problems: list[Problem] = []
    bare = _CHOSEN.sub(lambda chosen: " " * len(chosen[0]), header.value) if header.key == "Bots" else header.value
    for word in _WORD.finditer(bare):
        upper = word[0].upper()
        mended = upper != word[0]
        if not set(upper) <= FACTION_LETTERS or (mended and len(upper) > 1):
            problems.append(_problem(header, word, "these are not letters of factions", "letters such as `CE`"))
            continue
        if mended:
            problems.append(_problem(header, word, f"`{word[0]}` is read as `{upper}`", bent=True))
        letters.update(dict.fromkeys(upper))
    return "".join(letters), problems


def bots(header: Header) -> dict[str, str]:
    """Return the letters that a ``Bots`` header lists, each with what is chosen for the bot: words joined by plus."""
    found: dict[str, str] = {}
    for word in re.finditer(r"([A-Za-z]+)(?::([A-Za-z+]*))?", header.value):
        found.update((letter, word[2] or "") for letter in word[1].upper())
    return found


def clearings_on(name: str) -> int:
    """Return how many clearings the map of a name has, of a name that nobody knows the most that a map can have."""
    try:
        return len(map_named(name).places)
    except (UnknownMap, UnusableData):
        return MOST_CLEARINGS


def clearing_suits(header: Header, clearings: int = MOST_CLEARINGS) -> tuple[dict[int, str], list[Problem]]:
    """Return the suit of each clearing that a ``Clearings`` header tells, and what is amiss with the value.

    Suits are words (``"fox"``). ``clearings`` is how many clearings the map has. Clearings told twice keep the first
    suit.
    """
    suits: dict[int, str] = {}
    problems: list[Problem] = []
    expected = f"a suit and {a_clearing(clearings)}, such as `F1`"
    for word in _WORD.finditer(header.value):
        entry = _ENTRY.fullmatch(word[0])
        number = int(entry[2]) if entry else 0
        if entry is None or not 1 <= number <= clearings:
            problems.append(_problem(header, word, "this is not a suit with its clearing", expected))
        elif number in suits:
            problems.append(_problem(header, word, f"the suit of clearing {number} is told twice", expected))
        else:
            if entry[1].islower():
                problems.append(_problem(header, word, f"`{entry[1]}` is read as `{entry[1].upper()}`", bent=True))
            suits[number] = SUITS[entry[1].upper()]
    return suits, problems


def landmarks(header: Header, clearings: int = MOST_CLEARINGS) -> tuple[dict[str, int], list[Problem]]:
    """Return in which clearing a ``Landmarks`` header has each landmark, and what is amiss with the value."""
    found: dict[str, int] = {}
    problems: list[Problem] = []
    expected = f"a landmark and {a_clearing(clearings)}, such as `market->11`; landmarks are {', '.join(LANDMARKS)}"
    for part in re.finditer(r"[^/;,]+", header.value):
        entry = _LANDMARK.fullmatch(part[0].strip())
        known = LANDMARKS.get(entry[1].lower()) if entry else None
        if entry is None or known is None or not 1 <= int(entry[2]) <= clearings:
            if part[0].strip():
                problems.append(_problem(header, part, "this is not a landmark with its clearing", expected))
        elif known in found:
            problems.append(_problem(header, part, f"the place of the {known} is told twice", expected))
        else:
            found[known] = int(entry[2])
    return found, problems


def hirelings(header: Header) -> dict[str, bool]:
    """Return the hirelings that a ``Hirelings`` header names, each with whether it is demoted."""
    named = (part[0] for part in _PART.finditer(header.value) if _HIRELINGS.fullmatch(part[0]))
    return {each[1]: bool(each[2]) for part in named for each in _HIRELING.finditer(part)}


def hirelings_set_up(header: Header, clearings: int = MOST_CLEARINGS) -> tuple[list[Action], list[Problem]]:
    """Return the actions by which a ``Hirelings`` header sets hirelings up, and what is amiss with them."""
    actions: list[Action] = []
    problems: list[Problem] = []
    for part in _PART.finditer(header.value):
        text = part[0].strip()
        if not text or _HIRELINGS.fullmatch(text):
            continue
        column = header.column + part.start() + part[0].index(text)
        node, bends = parse_action(text, clearings)
        actions.append(Action(node, text, header.line, column, bends))
        if isinstance(node, Unread):
            message = "this is neither a hireling nor how one is set up"
            expected = f"hirelings such as `h_E, h_Sd`, or an action: {node.expected}"
            problems.append(Problem(header.line, column + node.at, message, text, expected))
        problems += [Problem(header.line, column + bend.at, bend.note, text, bent=True) for bend in bends]
    return actions, problems


def _problem(header: Header, word: re.Match[str], message: str, expected: str = "", bent: bool = False) -> Problem:
    return Problem(header.line, header.column + word.start(), message, word[0], expected, bent)
