"""What people call an action and a question: by its name, the title of its clause, or a word of their own."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from woodlaw.adjudication.asked import CannotAdjudicate
from woodlaw.adjudication.meaning import asked_by, begins, candidates, names_of, the_one_of
from woodlaw.engine.decisions import Decision
from woodlaw.engine.questions import folded, is_called
from woodlaw.law.registry import law
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.wording import Words
from woodlaw.table.cards import Card, card_id
from woodlaw.table.suits import ALL_SUITS, BIRD

_ARTICLE = re.compile("^(?:an?|the) ")


def actions_called(names: Collection[str], text: str, player: str, words: Words) -> list[str]:
    """Return the actions of some names that are called by a text of a player's.

    An action has the name that players say for it, too, and the title of a clause of the player's that begins with its
    own name.
    """
    said = spoken(text, words)
    found = [name for name in names if name.casefold() in said]
    titles = [] if found else [title for title in said if title in _titles(words.chapter(player))]
    return found or [name for name in names if any(begins(title, name.casefold()) for title in titles)]


def actions_begun(names: Collection[str], text: str) -> list[str]:
    """Return the actions of some names of which a text only says the beginning."""
    return [name for name in names if begins(name.casefold(), folded(text))]


def the_one_begun(names: Collection[str], text: str) -> str:
    """Return the action of some names of which a text says the beginning, if one is; raises for several."""
    begun = actions_begun(names, text)
    return str(the_one_of(begun, text)) if begun else ""


def spoken(text: str, words: Words) -> list[str]:
    """Return a text without case, and what it stands for in the words of the players at the table."""
    said = _ARTICLE.sub("", folded(text))
    return [said, *(folded(faction.names.said[said]) for faction in words.seats if said in faction.names.said)]


def announces(text: str, decision: Decision, words: Words) -> bool:
    """Return whether a text only names the question or a clause that asks, and so announces an answer."""
    said = spoken(text, words)
    titled = any(_title(each) in said for each in decision.clauses)
    return titled or any(is_called(decision.what, each) for each in said)


def card_called(text: str, held: Iterable[Card], words: Words) -> Card | None:
    """Return the card that a text names, one that is held first; raises :class:`CannotAdjudicate` for several."""
    called = dict.fromkeys(card for card in held if card.known and text.casefold() in names_of(card))
    if len(called) > 1:
        raise CannotAdjudicate(f"{text!r}: which? {' or '.join(map(repr, called))}")
    if called:
        return next(iter(called))
    try:
        return words.card(text)
    except SceneError as error:
        if words.deck.by_id(card_id(text)):
            raise CannotAdjudicate(str(error)) from None
        return None


def two_in_one(text: str) -> Iterator[tuple[str, str]]:
    """Yield a text of several words as two, the longest beginning first: ``buy riverboats``."""
    parts = text.split()
    return ((" ".join(parts[:number]), " ".join(parts[number:])) for number in range(len(parts) - 1, 0, -1))


class Put:
    """The questions that were put to a player on the way, by name."""

    def __init__(self, words: Words, player: str) -> None:
        self._words, self._player = words, player
        self._asked: dict[str, Decision] = {}

    def copy(self) -> Put:
        """Return the same questions, to go on from."""
        other = Put(self._words, self._player)
        other._asked = dict(self._asked)
        return other

    def note(self, decision: Decision) -> None:
        """Note a question."""
        if decision.player == self._player:
            self._asked.setdefault(decision.what, decision.hold())

    def clause_for(self, text: str) -> tuple[str, str] | None:
        """Return a question that a text announces, or of which it is an answer in words, and the clause that asks."""
        for what, decision in self._asked.items():
            if announces(text, decision, self._words) or self._names(text, decision):
                return what, asked_by(decision)
        return None

    def _names(self, text: str, decision: Decision) -> bool:
        """Return whether a text is an answer that is a name of its own, and no seat and no suit."""
        others = {*ALL_SUITS, BIRD, *(faction.name for faction in self._words.seats)}
        names = [each for each in candidates(decision) if isinstance(each, str) and each not in others]
        return folded(text) in map(str.casefold, names)


@lru_cache(maxsize=64)
def _titles(chapter: str) -> frozenset[str]:
    """Return the titles of the clauses of a chapter, in small letters."""
    return frozenset(folded(clause.title) for clause in law().chapter(chapter).clauses)


@lru_cache(maxsize=1024)
def _title(clause: str) -> str:
    return folded(law().clause(clause).title) if clause in law() else ""
