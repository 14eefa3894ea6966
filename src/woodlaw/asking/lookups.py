"""Looking up and searching clauses, cards and answered questions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from woodlaw.law.addresses import page_of
from woodlaw.law.clauses import Chapter, Clause, Reading
from woodlaw.law.problems import CannotAnswer, Problem
from woodlaw.law.registry import UnknownClause, law
from woodlaw.table.cited import CitedCard, cited_card, cited_cards, is_card_citation

if TYPE_CHECKING:
    from woodlaw.faq.entries import Entry


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause, a card (``card.tunnels``) or a question (``faq.07``) as it is cited: its id, its title, its page."""

    id: str
    title: str
    page: str

    def __str__(self) -> str:
        return f"{self.id} {self.title}".strip()


@dataclass(frozen=True, slots=True)
class Found:
    """What there is to say of a clause, a card or an answered question, in our words.

    ``kind`` is ``clause``, ``chapter``, ``card`` or ``question``; ``above``, ``below`` and ``see`` are other clauses.
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
    """Return how a clause, a card or a question is cited; one of nobody's has no title."""
    if is_card_citation(id_):
        card = cited_cards().get(id_)
        return Cited(id_, card.name if card else "", "")
    if id_.startswith("faq."):
        return Cited(id_, _questions().get(id_, ""), "")
    return Cited(id_, law().clause(id_).title if id_ in law() else "", page_of(id_, site))


def find(text: str) -> Clause | Chapter | CitedCard | Entry:
    """Return the clause, the card or the question of an id, in any usual spelling, or a chapter that is no clause.

    Raises :class:`CannotAnswer` where there is none, with ids that are near.
    """
    asked, of_card = text.strip(), is_card_citation(text)
    if asked.casefold().startswith("faq."):
        from woodlaw.faq.entries import entry_named
        from woodlaw.faq.packaged import entries

        return entry_named(entries(), text)
    from woodlaw.law.citation import parse_citation

    if law().is_chapter(asked.upper()):
        return law().clause(asked.upper()) if asked.upper() in law() else law().chapter(asked.upper())
    try:
        return cited_card(text) if of_card else law().clause(parse_citation(text, law()))
    except UnknownClause as error:
        what, usual = ("card", "card.tunnels") if of_card else ("clause", "4.3.1 or HCC.2.6.IV")
        expected = f"expected one such as {', '.join(error.nearest) or usual}"
        message = f"{_shown(asked)}: no such {what}; {expected}"
        raise CannotAnswer([Problem("id", message, error.nearest)]) from None


def _shown(asked: str) -> str:
    """Return the start of what was asked for as a message tells it: on one line."""
    return asked[:80] if asked and asked.isprintable() else repr(asked[:80])


def chapter(text: str) -> Chapter:
    """Return the chapter of an id; raises :class:`CannotAnswer` where there is none."""
    asked = text.strip().upper()
    if not law().is_chapter(asked):
        expected = f"expected one of {', '.join(law().chapters())}"
        raise CannotAnswer([Problem("chapter", f"{_shown(asked)}: no such chapter; {expected}")])
    return law().chapter(asked)


def look_up(id_: str) -> Found:
    """Return what there is to say of what :func:`find` finds, in our words."""
    thing = find(id_)
    if isinstance(thing, CitedCard):
        return _of_card(thing)
    if isinstance(thing, Clause):
        return _of_clause(thing)
    if isinstance(thing, Chapter):
        below = tuple(cite(each.id) for each in thing.clauses if each.parent == thing.id)
        return Found("chapter", Cited(thing.id, thing.title, page_of(thing.id, "")), "", below=below)
    return Found("question", cite(thing.tag), thing.ruling.strip(), see=tuple(map(cite, thing.clauses)))


def search(question: str, most: int = 8) -> tuple[Hit, ...]:
    """Return what answers a question in a player's words, the best first; at most so many, and never more than 20."""
    from woodlaw.searching.ranking import MANY
    from woodlaw.searching.ranking import search as ranking

    things = ranking().find(question)[: max(1, min(most, MANY))]
    return tuple(Hit(thing.kind, cite(thing.id), ranking().line(thing, question)) for thing in things)


@cache
def _questions() -> dict[str, str]:
    from woodlaw.faq.packaged import entries

    return {entry.tag: entry.question for entry in entries()}


def _of_clause(clause: Clause) -> Found:
    related = (law().ancestors(clause.id), law().children(clause.id))
    above, below = (tuple(cite(each.id) for each in clauses) for clauses in related)
    see = tuple(cite(each) for each in clause.see if each in law())
    return Found("clause", cite(clause.id), clause.text.strip(), clause.readings, above, below, see)


def _of_card(card: CitedCard) -> Found:
    cost = ", ".join(card.cards[0].cost or ()) or "it cannot be crafted"
    words = f"{card.cards[0].kind}, {' or '.join(card.suits)}; cost: {cost}. {card.text}".strip()
    return Found("card", cite(card.id), words, card.readings)
