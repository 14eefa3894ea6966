"""Questions: what a decision is called.

The engine calls one by the id of a card or clause where it is about what that gives (``use card.sappers``), and records
keep that name. People read the printed one (:func:`question_title`), and whoever names a question may use either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from woodlaw.engine.titles import in_words, several
from woodlaw.law.registry import law
from woodlaw.table.cited import PREFIX, cited_cards

USE_OF = "use "
"""How the name of a question begins that asks whether something is used."""

_CARD_FOR = "card for "
"""How questions for a card begin that is given for something, such as Field Hospitals."""

_COST_OF = "cost of "
"""How questions for the cost of something begin."""

_COUNTED = re.compile("how many ([a-z_ ]+)s")

_CITED = re.compile(r"card\.[a-z0-9-]+|[A-Z0-9]+(?:\.[0-9IVX]+[a-z]?)+")
"""What cites a card or a clause."""

_TITLE = re.compile(r"(?:.+?: )?(?P<name>.+?)(?: \([a-z ]+\))?")
"""The title of a clause: what kind of thing it gives, the name of that, and the item beside it."""


# What is cited --------------------------------------------------------------------------------------------------------
def printed_name(cited: str) -> str:
    """Return the printed name of a card or of what a clause gives, by its id; nothing for any other text.

    >>> [printed_name(each) for each in ("card.brutal-tactics", "V.5.2", "14.7.1", "K.5.2", "march")]
    ['Brutal Tactics', 'Protector', 'Bitter', 'Arbiter', '']
    """
    return _printed_name(cited) if "." in cited else ""


@lru_cache(maxsize=512)
def _printed_name(cited: str) -> str:
    if not cited.startswith(PREFIX):
        return _clause_name(cited) if cited in law() else ""
    card = cited_cards().get(cited)
    return card.name if card else ""


def _clause_name(clause_id: str) -> str:
    """Return what a clause gives: the name in its title, or that of the clause above where others are titled alike."""
    clause = law().clause(clause_id)
    alike = [each for each in law().chapter(clause.chapter).clauses if each.title == clause.title]
    titled = law().clause(clause.parent) if len(alike) > 1 and clause.parent else clause
    found = _TITLE.fullmatch(titled.title)
    return found["name"] if found else titled.title


# Names of questions ---------------------------------------------------------------------------------------------------
@lru_cache(maxsize=512)
def question_title(what: str) -> str:
    """Return the name of a question as people read it: with the names of cards, abilities and pieces, not their ids.

    >>> question_title("use card.sappers"), question_title("how many fox_flowers")
    ('use Sappers', 'how many fox flowers')
    """
    counted = _COUNTED.fullmatch(what)
    if counted:
        return f"how many {several(in_words(counted[1]))}"
    return _CITED.sub(lambda cited: printed_name(cited[0]) or cited[0], what)


def is_called(what: str, text: str) -> bool:
    """Return whether a question is called by a text, in any of its forms and in any case.

    >>> [is_called("use card.sappers", text) for text in ("use card.sappers", "Use sappers", "Sappers", "use Armorers")]
    [True, True, True, False]
    """
    return folded(text) in _names(what)


@lru_cache(maxsize=512)
def _names(what: str) -> frozenset[str]:
    every = (what, question_title(what))
    short = (each.removeprefix(start) for each in every for start in (USE_OF, _CARD_FOR, _COST_OF))
    return frozenset(map(folded, (*every, *short)))


def folded(text: str) -> str:
    """Return a text without what makes no other name: its case, and white space."""
    return " ".join(text.casefold().split())


# Names that nothing has -----------------------------------------------------------------------------------------------
def is_use_of_nothing(text: str) -> bool:
    """Return whether a text asks for the use of something that no card and no clause is called."""
    used = folded(text)
    return used.startswith(USE_OF) and used.removeprefix(USE_OF) not in _folded_uses()


@cache
def uses() -> tuple[str, ...]:
    """Return the names of all questions that ask for the use of a card, or of what a clause gives."""
    return tuple(dict.fromkeys(f"{USE_OF}{name}" for name in (*_cards(), *map(_clause_name, _clauses()))))


@cache
def _folded_uses() -> frozenset[str]:
    names = (each.removeprefix(USE_OF) for each in uses())
    return frozenset(map(folded, (*names, *cited_cards(), *_clauses())))


def _cards() -> Iterator[str]:
    return (card.name for card in cited_cards().values())


def _clauses() -> Iterator[str]:
    return (clause.id for clause in law())
