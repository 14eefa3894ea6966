"""What can be written next in a Rootlog: header keys and their values, letters, cards, items and clearings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from woodlaw.editor.text import COMMENT, log_of
from woodlaw.factions.registry import by_letter
from woodlaw.logs.opening import Opening, lay_table
from woodlaw.logs.rootlog.header import KNOWN_KEYS
from woodlaw.logs.rootlog.letters import ITEMS, short_name
from woodlaw.table.cards import CardKind
from woodlaw.table.decks import deck_ids, deck_named
from woodlaw.table.maps import map_ids, map_named


@dataclass(frozen=True, slots=True)
class Completion:
    """One thing to write: its ``text``, and what it means. It takes the place of the ``typed`` characters before it."""

    text: str
    meaning: str
    typed: int


def completions(text: str, before: str) -> list[Completion]:
    """Return what can stand next where a line of a text reads ``before`` so far, in the order to show it."""
    if COMMENT in before:
        return []
    for pattern, offered in _KINDS:
        found = pattern.search(before)
        if found:
            typed = found["typed"]
            fitting = (each for each in offered(lay_table(log_of(text))) if each[0].lower().startswith(typed.lower()))
            return [Completion(what, meaning, len(typed)) for what, meaning in fitting]
    return []


_Offered = Iterator[tuple[str, str]]


def _maps(_: Opening) -> _Offered:
    for each in map(map_named, map_ids()):
        yield (each.aliases or (each.title,))[0], f"the {each.title} map"


def _decks(_: Opening) -> _Offered:
    for each in map(deck_named, deck_ids()):
        yield (each.aliases or (each.title,))[0], f"the {each.title} deck"


def _factions(opening: Opening) -> _Offered:
    """The factions at the table, or all of them where nobody is seated yet."""
    seated = {letter: faction.title for letter, faction in opening.letters.items()}
    yield from sorted((seated or {letter: head.title for letter, head in by_letter().items()}).items())


def _beginnings(opening: Opening) -> _Offered:
    """What a line can begin with: a turn, or a header."""
    for letter, meaning in _factions(opening):
        yield f"{letter}:", meaning
    for key in KNOWN_KEYS:
        yield f"{key}:", "header"


def _items(_: Opening) -> _Offered:
    yield from ITEMS.items()


def _clearings(opening: Opening) -> _Offered:
    if opening.game is None:
        return
    state = opening.game.state
    for place in state.clearings:
        yield str(place.number), f"{state.map.title}, {state.suits[place.number]} clearing"


def _cards(*kinds: CardKind) -> Callable[[Opening], _Offered]:
    """Return what offers the cards of the deck that are of some kinds, each name once."""

    def offered(opening: Opening) -> _Offered:
        cards = opening.game.state.deck.cards if opening.game else ()
        named = {short_name(card.id): card.name for card in cards if card.kind in kinds}
        yield from sorted(named.items())

    return offered


def _crafted(opening: Opening) -> _Offered:
    yield from ((f"%{letter}", f"an item: {item}") for letter, item in _items(opening))
    yield from _cards(CardKind.IMMEDIATE, CardKind.PERSISTENT)(opening)


_KINDS: tuple[tuple[re.Pattern[str], Callable[[Opening], _Offered]], ...] = (
    (re.compile(r"^\s*Map\s*:\s*(?P<typed>[^/]*)$", re.IGNORECASE), _maps),
    (re.compile(r"^\s*Deck\s*:\s*(?P<typed>[^/]*)$", re.IGNORECASE), _decks),
    (re.compile(r"^(?P<typed>[A-Za-z]*)$"), _beginnings),
    (re.compile(r"(?:^|[:/;])\s*[A-Z]?Z(?P<typed>%?[a-z]*)$"), _crafted),
    (re.compile(r"#(?P<typed>[a-z]*)$"), _cards(*CardKind)),
    (re.compile(r"%(?P<typed>[a-z]?)$"), _items),
    (re.compile(r"(?:->|->[0-9+]*\+|X[A-Z])(?P<typed>[0-9]*)$"), _clearings),
    (re.compile(r"(?:[:/;]\s*[A-Z]?)X(?P<typed>[A-Z]?)$"), _factions),
)
"""What stands before the place, with what is ``typed`` already, and what it asks for; the first that fits counts."""
