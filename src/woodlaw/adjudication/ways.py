"""The ways to deal with a decision, how far-fetched each is, and answers that are given again.

Where it is known how a decision was answered, nothing else is judged than that answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import chain

from woodlaw.adjudication.asked import Step
from woodlaw.adjudication.meaning import innermost_disputed
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import Call
from woodlaw.law.values import Fixed


class Rank(IntEnum):
    """How far-fetched it is to bind an answer in a way: where two come to something, the lower one is meant."""

    PLAIN = 0
    """It answers a question that leaves a choice, or is passed on to the next."""
    SPARE = 1
    """It answers a question with a single option, is refused where one can only pass, goes beyond the action, or leaves
    an action for later that could begin now."""
    SWAPPED = 2
    """It names no question and is out of order, for none of the answers before it is meant here."""
    FAR = 3
    """It names a question and is out of order, names what is asked instead of answering it, or is no option of a
    question with one alone."""
    FARTHEST = 4
    """It only says again what was said before, or where something is of which there is but one."""


class Way(Fixed):
    """A way to deal with a decision: to pass it on, or to bind an answer to it, an option or one that is refused."""

    rank: Rank
    step: Step | None = None
    option: Option | None = None
    refusal: Refusal | None = None
    made_of: tuple[Step, ...] = ()
    """The answers that ``step`` is made of, where it is out of order."""
    skips: int = 0
    """How many answers it comes before though they stand before it."""


PASS = Way(Rank.PLAIN)
"""To pass a decision on."""


def unlikeliness(way: Way) -> int:
    """Return how unlikely it is that a way is meant; one that turns out wrong costs a playing."""
    if way.rank >= Rank.SWAPPED:
        return 2 + way.rank
    return 1 if way.step is None else 2 if way.rank is Rank.SPARE and way.refusal is None else 0


@dataclass(slots=True)
class Ways:
    """Which way is taken wherever there are several: by number, the first where ``chosen`` says no more.

    ``offered`` are the ranks of the ways at each such place; ``taken`` is the number of the one taken there, ``rank``
    the highest rank of all that were taken anywhere, ``swapped`` how many answers without a name were out of order.
    """

    chosen: tuple[int, ...] = ()
    taken: list[int] = field(default_factory=list)
    offered: list[tuple[Rank, ...]] = field(default_factory=list)
    rank: Rank = Rank.PLAIN
    swapped: int = 0

    def one_of(self, ways: Sequence[Way]) -> Way:
        """Return the way to take of some, of which the likeliest comes first."""
        number = 0
        if len(ways) > 1:
            place = len(self.taken)
            number = min(self.chosen[place], len(ways) - 1) if place < len(self.chosen) else 0
            self.taken.append(number)
            self.offered.append(tuple(way.rank for way in ways))
        self.rank = max(self.rank, ways[number].rank)
        self.swapped += ways[number].skips
        return ways[number]


class Given(Fixed):
    """An answer that was bound: as it was written, and to what question."""

    text: str
    what: str


class Unasked(Fixed):
    """What a player was not asked, or not for one option of it, and why; ``given`` answers had been bound by then."""

    player: str
    what: str
    option: Option | None
    refusal: Refusal
    given: int


class Taken(Fixed):
    """What was answered to a decision; ``step`` is the asker's answer to it, None where it was passed on.

    ``notes`` say what was taken for granted there, ``passed`` whether a choice had been passed up by then, the clauses
    ``in_force`` ask for the asker's answer.
    """

    player: str
    what: str
    option: Option
    step: Step | None = None
    notes: tuple[str, ...] = ()
    passed: bool = False
    in_force: tuple[Call, ...] = ()

    @property
    def clause(self) -> str:
        """The innermost clause that asks for the asker's answer and that can be disputed, else the innermost."""
        return innermost_disputed(tuple(chain.from_iterable(self.in_force)))

    def first_clause(self, is_own: Callable[[str], bool]) -> str:
        """Return the clause, of those that are somebody's own, that asks for the asker's answer, else the innermost.

        Of several clauses of the code that asks it is the first, which says what it is all about.
        """
        own = (clause for call in reversed(self.in_force) for clause in call if is_own(clause))
        return next(own, self.in_force[-1][-1] if self.in_force and self.in_force[-1] else "")


@dataclass(slots=True)
class Trail:
    """What has been answered so far, and what is ``known`` to be answered: in a playing that goes like an earlier one.

    From where it goes otherwise nothing is known any more.
    """

    known: Sequence[Taken] = ()
    taken: list[Taken] = field(default_factory=list)
    whole: bool = True
    """Whether each answer was one to a decision alone, so that it can be given again."""

    def next_at(self, decision: Decision, steps: Sequence[Step]) -> Taken | None:
        """Return what is known to be answered to a decision, of the ``steps`` that are left; None where nothing is."""
        place = len(self.taken)
        found = self.known[place] if place < len(self.known) else None
        if found is not None and found.player == decision.player and found.what == decision.what:
            fits = found.option in decision.options if found.step is None else found.step in steps
            if fits:
                return found
        self.known = ()
        return None

    def copy(self) -> Trail:
        """Return a trail that goes on from here."""
        return Trail(self.known, list(self.taken), self.whole)
