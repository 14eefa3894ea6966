"""What an answered question is, and how questions are found."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from woodlaw.law.problems import CannotAnswer, Problem
from woodlaw.law.registry import law
from woodlaw.table.cited import is_card_citation

_LEAD = re.compile(r"[@\s]*(?:faq(?=[\s.\-_]|[0-9]))?[\s.\-_]*")
_BETWEEN = re.compile(r"[\s.\-_]+")


class State(StrEnum):
    """Whether a question's ruling is held against the engine, and if not, why."""

    EXECUTED = "executed"
    """Scenarios make the engine give the ruling."""
    AWAITING = "awaiting"
    """The ruling needs a chapter of the Law that cannot be played yet."""
    TEXT_ONLY = "text only"
    """The question is about wording alone: there is nothing to play."""
    DISPUTED = "disputed"
    """The engine takes the Law otherwise, for a reason."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One question with its ruling.

    ``clauses`` are those that the ruling rests on, cards among them as ``card.tunnels``; ``printed`` are the numbers
    that the source cites, where they are of another printing. ``awaiting`` names the chapter that is waited for,
    ``text_only`` and ``disputed`` say why; all three are empty for an entry that is executed.
    """

    id: str
    question: str
    ruling: str
    clauses: tuple[str, ...]
    source: str = ""
    printed: tuple[str, ...] = ()
    awaiting: str = ""
    text_only: str = ""
    disputed: str = ""

    @property
    def tag(self) -> str:
        """The tag of scenarios that give the ruling, without its ``@``: ``faq.07``."""
        return f"faq.{self.id}"

    @property
    def state(self) -> State:
        """Whether the ruling is held against the engine."""
        states = {self.awaiting: State.AWAITING, self.text_only: State.TEXT_ONLY, self.disputed: State.DISPUTED}
        return next((state for why, state in states.items() if why), State.EXECUTED)

    @property
    def why(self) -> str:
        """What is waited for, or why the question is text only or disputed; empty for an executed one."""
        return self.awaiting or self.text_only or self.disputed

    def __str__(self) -> str:
        return f"{self.tag} {self.question}"


@dataclass(frozen=True, slots=True)
class Faq:
    """A file of questions. ``features`` is the folder of its scenarios, None where the file names none."""

    title: str
    source: str
    entries: tuple[Entry, ...]
    file: Path
    features: Path | None = None


class UnknownEntry(CannotAnswer):
    """No question has this id; ``nearest`` are the tags most like it."""

    def __init__(self, asked: str, nearest: tuple[str, ...]) -> None:
        expected = f"expected one such as {', '.join(nearest) or 'faq.07'}"
        super().__init__([Problem("", f"{asked or repr(asked)}: no such question; {expected}", nearest)])
        self.nearest = nearest


def entry_named(entries: Iterable[Entry], text: str) -> Entry:
    """Return the entry that a text means, in any usual spelling: ``07``, ``7``, ``FAQ-07``, ``@faq.07``, ``faq 7``.

    Raises :class:`UnknownEntry` with the nearest tags.
    """
    by_key = {_key(entry.id): entry for entry in entries}
    found = by_key.get(_key(text))
    if found is None:
        from difflib import get_close_matches

        near = get_close_matches(_key(text)[:80], by_key, cutoff=0.4)
        raise UnknownEntry(text.strip(), tuple(by_key[key].tag for key in near))
    return found


def _key(text: str) -> str:
    normal = unicodedata.normalize("NFKC", text[:200]).casefold()
    bare = _BETWEEN.sub("-", normal[match.end() if (match := _LEAD.match(normal)) else 0 :]).strip("-")
    return bare.lstrip("0") or "0" if bare.isdecimal() else bare


def chapters_of(entry: Entry) -> tuple[str, ...]:
    """Return the chapters whose clauses an entry cites, each once, in the order of its clauses."""
    chapters = [law().chapter_of(clause) for clause in entry.clauses if not is_card_citation(clause)]
    return tuple(chapter for chapter in dict.fromkeys(chapters) if chapter is not None)
