"""Looking up and searching clauses, cards and answered questions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from woodlaw.asking.errors import CannotAnswer, Problem, understanding
from woodlaw.faq.entries import Entry
from woodlaw.faq.packaged import entries
from woodlaw.law.addresses import page_of
from woodlaw.law.citation import parse_citation
from woodlaw.law.clauses import Clause
from woodlaw.law.clauses import Reading as Taken
from woodlaw.law.registry import UnknownClause, law
from woodlaw.searching.ranking import MANY
from woodlaw.searching.ranking import search as ranking
from woodlaw.table.cited import CitedCard, cited_card, cited_cards, is_card_citation


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause, a card (``card.tunnels``) or a question (``faq.07``) as it is cited: its id, its title, its page."""

    id: str
    title: str
    page: str


@dataclass(frozen=True, slots=True)
class Reading:
    """How the Law is taken where it is silent or says two things, the reason, and the other side, if there is one."""

    on: str
    reading: str
    reason: str
    other_side: str


@dataclass(frozen=True, slots=True)
class Found:
    """What there is to say of a clause, a card or an answered question, in our words.

    ``kind`` is ``clause``, ``card`` or ``question``; ``above``, ``below`` and ``see`` are other clauses.
    """

    kind: str
    cited: Cited
    words: str
    readings: tuple[Reading, ...] = ()
    above: tuple[Cited, ...] = ()
    below: tuple[Cited, ...] = ()
    see: tuple[Cited, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that a search found, and the sentence of it that says most of what was asked."""

    kind: str
    cited: Cited
    sentence: str


def cite(id_: str, site: str = "") -> Cited:
    """Return how a clause, a card or a question is cited; a clause of nobody's has no title."""
    card, question = cited_cards().get(id_), _questions().get(id_)
    if card is not None or question is not None:
        return Cited(id_, card.name if card else question.question if question else "", "")
    clause = law().clause(id_) if id_ in law() else None
    return Cited(id_, clause.title if clause else "", page_of(id_, site))


def readings_of(taken: Iterable[Taken]) -> tuple[Reading, ...]:
    """Return readings as plain values."""
    return tuple(Reading(each.on, each.reading, each.reason, each.other) for each in taken)


def look_up(id_: str) -> Found:
    """Return what there is to say of a clause, a card or a question by its id, in any usual spelling.

    Raises :class:`CannotAnswer` where there is none, with ids that are near.
    """
    with understanding("id"):
        if id_.casefold() in _questions():
            return _of_question(_questions()[id_.casefold()])
        try:
            thing = cited_card(id_) if is_card_citation(id_) else law().clause(parse_citation(id_, law()))
        except UnknownClause as error:
            what = "card" if is_card_citation(id_) else "clause"
            near = f"; near are {', '.join(error.nearest)}" if error.nearest else ""
            raise CannotAnswer([Problem("id", f"no {what} {error.asked[:40]!r}{near}", error.nearest)]) from None
    return _of_card(thing) if isinstance(thing, CitedCard) else _of_clause(thing)


def search(question: str, most: int = 8) -> tuple[Hit, ...]:
    """Return what answers a question in a player's words, the best first; at most so many, and never more than 20."""
    things = ranking().find(question)[: max(1, min(most, MANY))]
    return tuple(Hit(thing.kind, cite(thing.id), ranking().line(thing, question)) for thing in things)


@cache
def _questions() -> dict[str, Entry]:
    return {entry.tag: entry for entry in entries()}


def _of_clause(clause: Clause) -> Found:
    related = (law().ancestors(clause.id), law().children(clause.id))
    above, below = (tuple(cite(each.id) for each in clauses) for clauses in related)
    see = tuple(cite(each) for each in clause.see if each in law())
    return Found("clause", cite(clause.id), clause.text.strip(), readings_of(clause.readings), above, below, see)


def _of_card(card: CitedCard) -> Found:
    cost = ", ".join(card.cards[0].cost or ()) or "it cannot be crafted"
    words = f"{card.cards[0].kind}, {' or '.join(card.suits)}; cost: {cost}. {card.text}".strip()
    return Found("card", cite(card.id), words, readings_of(card.readings))


def _of_question(entry: Entry) -> Found:
    return Found("question", cite(entry.tag), entry.ruling.strip(), see=tuple(map(cite, entry.clauses)))
