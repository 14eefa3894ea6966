"""What an answer holds: the verdict, the clauses it rests on, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache

from woodlaw.adjudication.tables import assumed_at, laid_over_at
from woodlaw.engine.state import State
from woodlaw.law.clauses import Reading
from woodlaw.law.registry import law
from woodlaw.law.values import Fixed
from woodlaw.positions.wording import Words
from woodlaw.table.cited import cited_cards, is_card_citation


class Verdict(StrEnum):
    """What the Law says of an action."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDECIDED = "undecided"


class Ground(Fixed):
    """A clause that an answer rests on, in our words, with the readings taken where the Law is silent.

    ``without`` is what the answer would be without it, where that was tried; ``assumed`` tells values that no source
    states and that the clause needs, ``laid_over`` those of them that a user has told.
    """

    clause: str
    title: str
    text: str
    readings: tuple[Reading, ...] = ()
    assumed: tuple[str, ...] = ()
    without: str = ""
    laid_over: tuple[str, ...] = ()


class Open(Fixed):
    """What a ruling leaves open: the ``question`` that a player is asked and by which clause, with the options.

    Where chance decides there is no player and no clause; ``dice`` says that it is a roll in battle, whose options are
    what a die shows.
    """

    question: str
    player: str = ""
    clause: str = ""
    options: tuple[str, ...] = ()
    dice: bool = False

    def __str__(self) -> str:
        return f"{self.asked}: {', '.join(self.options)}" if self.options and self.player else self.asked

    @property
    def asked(self) -> str:
        """Who is asked for what, or what chance decides, without the options."""
        return f"{self.player} is asked for {self.question!r}" if self.player else self.question


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to a question.

    ``clause`` and ``reason`` are the refusal of an illegal action, or why an answer is undecided (then ``clause`` may
    be empty). ``rests_on`` finds the ``grounds``: the clauses without which it would be another one, that which decides
    first. ``happens`` is what happens, event by event, ``left`` what is then up to chance or to a player, ``before``
    what had to happen first. ``instead`` are legal actions that are nearest to an illegal one. ``notes`` say what was
    taken for granted, and ``after`` how the table lies after what is legal, as far as it was played. ``house_rules``
    are the titles of those without which the Law alone would give another answer.
    """

    verdict: Verdict
    player: str
    action: str
    clause: str = ""
    reason: str = ""
    rests_on: Callable[[], tuple[Ground, ...]] = tuple
    happens: tuple[str, ...] = ()
    left: Open | None = None
    instead: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    notes: tuple[str, ...] = field(default=())
    after: State | None = field(default=None, compare=False, repr=False)
    house_rules: str = ""

    @property
    def legal(self) -> bool:
        """Whether the action is legal."""
        return self.verdict is Verdict.LEGAL

    @property
    def open(self) -> str:
        """What is left open, in words; empty where nothing is."""
        return str(self.left) if self.left else ""

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """The clauses that the answer rests on, the one that decides first."""
        return self.rests_on()

    @property
    def chain(self) -> tuple[str, ...]:
        """The ids of the clauses that the answer rests on, in order."""
        return tuple(ground.clause for ground in self.grounds)

    def __str__(self) -> str:
        verdict = f"{self.verdict} by house rule ({self.house_rules})" if self.house_rules else str(self.verdict)
        return ": ".join(filter(None, (verdict, title_of(self.clause), self.reason)))


def title_of(clause: str) -> str:
    """Return a clause's id with its title, the id alone of one that has none."""
    title = _ground(clause, (), ()).title if clause else ""
    return f"{clause} {title}".strip()


def grounds_of(
    clauses: Iterable[str],
    words: Words,
    without: Mapping[str, str] | None = None,
) -> tuple[Ground, ...]:
    """Return the grounds that clauses are, each once, with the values of a table without a source that they need.

    ``without`` is what the answer would be without a clause.
    """
    assumed, told = assumed_at(words), laid_over_at(words)
    found = (
        _ground(clause, assumed.get(clause, ()), told.get(clause, ())) for clause in dict.fromkeys(clauses) if clause
    )
    return tuple(replace(ground, without=(without or {}).get(ground.clause, "")) for ground in found)


def in_law_order(clauses: Iterable[str]) -> list[str]:
    """Return clauses in the order of the Law; those of cards come last."""
    return sorted(clauses, key=lambda clause: (_place_of(clause), clause))


@cache
def _place_of(clause_id: str) -> tuple[int, int]:
    chapters = law().chapters()
    chapter = law().chapter_of(clause_id)
    if chapter is None:
        return len(chapters), 0
    ids = [clause.id for clause in law().chapter(chapter).clauses]
    return chapters.index(chapter), ids.index(clause_id) if clause_id in ids else len(ids)


@cache
def _ground(clause_id: str, assumed: tuple[str, ...], told: tuple[str, ...]) -> Ground:
    card = cited_cards().get(clause_id) if is_card_citation(clause_id) else None
    if card is not None:
        return Ground(clause_id, card.name, card.text, (), assumed, laid_over=told)
    if clause_id not in law():
        return Ground(clause_id, "", "", (), assumed, laid_over=told)
    clause = law().clause(clause_id)
    of_clause = (clause.assumed,) if clause.assumed and (assumed or not told) else ()
    return Ground(clause_id, clause.title, clause.text.strip(), clause.readings, (*of_clause, *assumed), laid_over=told)
