"""Clauses by chapter and in the Law's order; cards, whose effects are cited as ``card.tunnels``, come after them."""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw.law.registry import law


def chapter_of(clause_id: str) -> str:
    """Return the chapter of a clause; for what is not in the Law, such as a card, the first part of its id."""
    return law().chapter_of(clause_id) or clause_id.partition(".")[0]


def chapter_named(text: str) -> str:
    """Return the chapter that a text names, in capitals or not; the text itself where none is called so."""
    return text.upper() if text.upper() in law().chapters() else text


def in_order(clause_ids: Iterable[str]) -> list[str]:
    """Sort clauses as the Law has them; those that are not in the Law come last, by name."""
    ids = list(clause_ids)
    chapters = set(map(chapter_of, ids))
    known = [clause.id for each in law().chapters() if each in chapters for clause in law().chapter(each).clauses]
    ranks = {clause: rank for rank, clause in enumerate(known)}
    return sorted(ids, key=lambda clause: (ranks.get(clause, len(ranks)), clause))


def chapters_in_order(chapters: Iterable[str]) -> list[str]:
    """Sort chapters as the Law has them; those that are not in the Law come last, by name."""
    ranks = {chapter: rank for rank, chapter in enumerate(law().chapters())}
    return sorted(chapters, key=lambda chapter: (ranks.get(chapter, len(ranks)), chapter))
