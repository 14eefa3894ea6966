"""Tags that mean something: clauses (``@HCC.2.6.IV``), cards (``@card.tunnels``), questions (``@faq.07``)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

_LOOKS_LIKE = re.compile(r"(?=.*[0-9])[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)+|[0-9]{1,2}|(?:card|faq)\.[\w-]+")
_WORD = re.compile(r"[\w.-]+")
_QUESTION = re.compile(r"faq\.[a-z0-9]+(?:-[a-z0-9]+)*")


def is_of_the_law(tag: str) -> bool:
    """Say whether a tag, without its ``@``, looks like a clause, a card or a question; it need not exist."""
    return _LOOKS_LIKE.fullmatch(tag) is not None


def is_of_our_law(tag: str) -> bool:
    """Say whether a tag looks like a clause of a chapter that there is, a card or a question; no chapter is read."""
    if not is_of_the_law(tag):
        return False
    from woodlaw.law.registry import law

    return tag.startswith(("card.", "faq.")) or law().chapter_of(tag.upper()) is not None


def is_question(tag: str) -> bool:
    """Say whether a tag means an answered question, which cites clauses but is implemented by no code of its own."""
    return tag.startswith("faq.")


def of_the_law_in(text: str) -> list[str]:
    """Return the words of a text that look like clauses, cards or questions."""
    return [word for word in _WORD.findall(text) if is_of_the_law(word)]


@cache
def why_unknown(tag: str) -> str:
    """Return what is wrong with a tag that looks like the Law's, or ``""``; the ids nearest to it are named."""
    if tag.startswith("card."):
        return _why_no_card(tag)
    if is_question(tag):
        return (
            ""
            if _QUESTION.fullmatch(tag)
            else f"@{tag}: a question was expected such as @faq.07 or @faq.keep-in-battle"
        )
    from woodlaw.law.registry import law

    return "" if tag in law() else f"@{tag}: no such clause{_nearest(law().nearest(tag))}"


def _why_no_card(tag: str) -> str:
    from woodlaw.table.cited import cited_cards, nearest_cards

    return "" if tag in cited_cards() else f"@{tag}: no such card{_nearest(nearest_cards(tag))}"


def _nearest(ids: Sequence[str]) -> str:
    return f"; nearest: {', '.join(ids)}" if ids else ""
