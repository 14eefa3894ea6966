"""What the nodes of a position say, as values; raises :class:`.source.Unusable` or :class:`.mistakes.SceneError`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from woodlaw.engine.state import MOST_POINTS
from woodlaw.positions.mistakes import fail
from woodlaw.positions.source import Node, Unusable
from woodlaw.positions.wording import Words
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.decks import Deck, UnknownDeck, deck_named
from woodlaw.table.maps import Map, UnknownMap, map_named

MOST_CARDS = 99
_UNKNOWN = re.compile(r"(?:(?P<count>[0-9]{1,2}|an?|one) )?(?:unknown|unseen)(?: cards?)?")
_IN_PART = re.compile(r"(?P<name>.+) \(unseen\)")


def text_of(node: Node) -> str:
    """Return a text or a whole number as text."""
    if isinstance(node.value, str):
        return node.value
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return str(node.value)
    raise Unusable("a text was expected")


def plain_of(node: Node) -> object:
    """Return a value without the lines where it stands; raises :class:`Unusable` for a mapping."""
    if isinstance(node.value, dict):
        raise Unusable("a text, a number or a list was expected, not a mapping")
    return [plain_of(each) for each in node.value] if isinstance(node.value, list) else node.value


def texts_of(node: Node) -> list[str]:
    """Return the texts of a list, or of a text with commas between."""
    if isinstance(node.value, list):
        return [text_of(each) for each in node.value]
    return [part.strip() for part in text_of(node).split(",")]


def list_of_texts(node: Node) -> list[str]:
    """Return the texts of a list, or the one text there is."""
    return [text_of(each) for each in node.value] if isinstance(node.value, list) else [text_of(node)]


def in_any_case(key: str, known: Iterable[str], shown: Mapping[str, str]) -> str:
    """Return which of some names a key is in any case, or what is shown by such a name; else the key itself."""
    names = {name.casefold(): name for name in known}
    others = {name.casefold(): name for name in shown}
    folded = key.casefold()
    return names.get(folded) or (shown[others[folded]] if folded in others else key)


def line_of(told: Mapping[str, Node], keys: Sequence[str]) -> int:
    """Return the line of the deepest node that some keys lead to."""
    line = 0
    for key in keys:
        node = told.get(key)
        if node is None:
            break
        line = node.line
        told = node.value if isinstance(node.value, dict) else {}
    return line


def mapping_of(node: Node) -> Mapping[str, Node]:
    """Return a mapping; an empty one where nothing stands."""
    if node.value is None:
        return {}
    if not isinstance(node.value, dict):
        raise Unusable("a mapping was expected, such as 'hand: [Anvil]'")
    return node.value


def count_of(number: int, most: int) -> int:
    """Return a number that is none below 0 and none above a bound."""
    if not 0 <= number <= most:
        fail(f"a number from 0 to {most} was expected, not {number}")
    return number


def points_of(node: Node) -> int | None:
    """Return a score, None for a marker that has left the track."""
    if node.value == "none":
        return None
    if isinstance(node.value, bool) or not isinstance(node.value, int):
        raise Unusable("a number was expected, or 'none' for a marker that has left the track")
    return count_of(node.value, MOST_POINTS)


def map_of(text: str) -> Map:
    """Return the map of a name."""
    try:
        return map_named(text)
    except UnknownMap as error:
        fail(str(error))


def deck_of(text: str) -> Deck:
    """Return the deck of a name."""
    try:
        return deck_named(text)
    except UnknownDeck as error:
        fail(str(error))


def cards_of(words: Words, node: Node) -> list[Card]:
    """Return the cards that a value names; a number is so many unknown ones."""
    if node.value == "nothing":
        return []
    if isinstance(node.value, int):
        return [UNSEEN] * count_of(node.value, MOST_CARDS)
    return [card for part in text_of(node).split(",") for card in _cards_named(words, part.strip())]


def _cards_named(words: Words, text: str) -> list[Card]:
    unknown = _UNKNOWN.fullmatch(text)
    if unknown:
        count = unknown["count"] or "1"
        return [UNSEEN] * (int(count) if count.isdecimal() else 1)
    in_part = _IN_PART.fullmatch(text)
    if in_part:
        return [Card(name=in_part["name"])]
    return [
        wish.card or (Card(suit=wish.suit) if wish.suit else UNSEEN)
        for wish in words.wishes(text)
        for _ in range(wish.count)
    ]
