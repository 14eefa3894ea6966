"""Decisions as data: who is asked, by which clause, and what the legal options are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Protocol, TypeAlias, TypeVar, cast, overload

from woodlaw.engine.duties import owed_by
from woodlaw.engine.questions import printed_name, question_title
from woodlaw.engine.refusal import Refusal, Unexplained
from woodlaw.engine.titles import in_words, whose_place
from woodlaw.law.implements import Call, calls_in_force, innermost_in_force
from woodlaw.law.values import Fixed
from woodlaw.table.cards import Card
from woodlaw.table.hirelings import hireling_title
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

Simple: TypeAlias = "str | int | Place | Piece | Card"
Option: TypeAlias = "Simple | tuple[Simple, ...]"
"""What a player can answer: a word, a number, a place, a piece, a card, or several of these together."""

Chosen = TypeVar("Chosen")
Other = TypeVar("Other")

DECLINE = "decline"
"""The option of not doing what one may do."""

END = "end"
"""The option of taking no more actions."""

USE = "use"
"""The option of using an effect that one may use."""


PASSING = (END, DECLINE, 0)
"""What passes a question up: none of its options, or none of the pieces that it asks how many of."""

_NOTHING = object()
"""What is no option of any decision."""


class Judged(Sequence[Chosen]):
    """Options of which each candidate is judged only when it must be known whether it is legal; then never again.

    As a sequence it holds the legal candidates alone, in their order.
    """

    __slots__ = ("_judge", "_taken", "_verdicts", "candidates")

    def __init__(self, candidates: Iterable[Chosen], judge: Callable[[Chosen], bool]) -> None:
        self.candidates = tuple(candidates)
        self._judge = judge
        self._verdicts: list[bool | None] = [None] * len(self.candidates)
        self._taken: object = _NOTHING

    def or_else(self, *others: Other) -> Judged[Chosen | Other]:
        """Return these options and more, which are legal whatever these are."""
        judge = cast("Callable[[Chosen | Other], bool]", self._judge)
        more: Judged[Chosen | Other] = Judged((*self.candidates, *others), judge)
        more._verdicts = [*self._verdicts, *[True] * len(others)]
        return more

    def is_legal(self, number: int) -> bool:
        """Return whether the candidate of a number, from 0, is legal."""
        verdict = self._verdicts[number]
        if verdict is None:
            verdict = self._verdicts[number] = self._judge(self.candidates[number])
        return verdict

    def take(self, number: int) -> Chosen:
        """Return the candidate of a number, from 0, as the answer of somebody who knows that it is legal."""
        taken = self._taken = self.candidates[number]
        return taken

    @property
    def several(self) -> bool:
        """Whether more than one candidate is legal; judges no more of them than it takes to know."""
        legal = self._verdicts.count(True)
        for number in range(-1, len(self.candidates) - 1):
            if legal > 1:
                break
            legal += self._verdicts[number] is None and self.is_legal(number)
        return legal > 1

    def __bool__(self) -> bool:
        verdicts = self._verdicts
        for number, verdict in enumerate(verdicts):
            if verdict is None:
                verdict = verdicts[number] = self._judge(self.candidates[number])
            if verdict:
                return True
        return False

    def __len__(self) -> int:
        return sum(map(self.is_legal, range(len(self.candidates))))

    def __iter__(self) -> Iterator[Chosen]:
        return (option for number, option in enumerate(self.candidates) if self.is_legal(number))

    def __contains__(self, option: object) -> bool:
        if option is self._taken:
            return True
        try:
            number = self.candidates.index(option)
        except ValueError:
            return False
        return self.is_legal(number)

    @overload
    def __getitem__(self, index: int) -> Chosen: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Chosen]: ...

    def __getitem__(self, index: int | slice) -> Chosen | Sequence[Chosen]:
        return tuple(self)[index]


@dataclass(slots=True)
class Decision:
    """A decision that waits for an answer.

    ``player`` is asked ``what`` (a word or two, such as ``"clearing"``); ``options`` are the legal answers, never none;
    those of an asker that decides at once may be :class:`Judged`. ``refuse`` tells why something else is not legal,
    ``title`` what refusals call a player.
    """

    player: str
    what: str
    options: Sequence[Option]
    refuse: Callable[[Option], Refusal | None] | None = field(default=None, repr=False)
    title: Callable[[str], str] = field(default=hireling_title, repr=False, compare=False)
    _in_force: tuple[Call, ...] | None = field(default=None, repr=False)

    @property
    def in_force(self) -> tuple[Call, ...]:
        """The clauses that ask, those of each marked call under way, the outermost call first.

        Only while the decision is asked, unless somebody has looked at them then or holds it (:meth:`hold`).
        """
        if self._in_force is None:
            self._in_force = calls_in_force()
        return self._in_force

    def hold(self) -> Decision:
        """Note the clauses in force, so that the decision can be looked at after it was answered; return it."""
        self._in_force = self.in_force
        return self

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses in force, the outermost first."""
        return tuple(chain.from_iterable(self.in_force))

    @property
    def clause(self) -> str:
        """The innermost clause that asks."""
        if self._in_force is None:
            return innermost_in_force()
        asking = next(reversed(self._in_force), ())
        return asking[-1] if asking else ""

    def why_not(self, option: Option) -> Refusal | None:
        """Return why an option cannot be answered, or None when it can."""
        return None if option in self.options else self.refused(option)

    def refused(self, option: Option) -> Refusal:
        """Return why an option that is none of the legal ones cannot be answered.

        What must be done is passed up against the clause that says so.
        """
        refusal = self.refuse(option) if self.refuse else None
        owed = owed_by(self.in_force) if refusal is None and option in PASSING else ""
        if owed:
            return Refusal(owed, f"{question_title(self.what)} cannot be passed up")
        said = told_option(option, self.title)
        return refusal or Unexplained(self.clause, f"{said} is no option for {question_title(self.what)}")


class Forced(Fixed):
    """An answer to be done though the Law refuses it, to see what would follow."""

    option: Option


def of_clearings(why_not: Callable[[Place], Refusal | None]) -> Callable[[Option], Refusal | None]:
    """Return what tells why an option that is a clearing is not legal; it refuses nothing else."""
    return lambda option: why_not(option) if isinstance(option, Place) and option.number else None


class Asker(Protocol):
    """Whoever answers decisions: a script, a record, a random player, a person.

    One that looks at a decision only while it is asked may have a true attribute ``decides_at_once``. It is handed
    options as :class:`Judged`, so that they are judged no further than it looks, and it is asked even where a single
    one turns out to be legal, which is its answer then.
    """

    def __call__(self, decision: Decision) -> Option:
        """Return one of the decision's options."""
        ...


def label(option: Option) -> str:
    """Return an option as records and people write it: ``clearing 5``, ``2``, ``fox card Tunnels``."""
    if isinstance(option, tuple):
        return " > ".join(label(part) for part in option)
    if isinstance(option, Place):
        return f"clearing {option.number}" if option.number else repr(option)
    if isinstance(option, Card):
        return f"{option.suit} card {option.name}"
    if isinstance(option, Piece):
        return f"{option.owner} {option.kind}".strip()
    return str(option)


def told_option(option: Option, title: Callable[[str], str], short: Callable[[str], str] | None = None) -> str:
    """Return an option as people read it: its label, with the printed names of players, pieces, places and abilities.

    ``title`` says what to call a player, ``short`` what to call one who is meant alone or whose piece is.
    """
    alone = short or title
    if isinstance(option, tuple):
        return " > ".join(told_option(part, title, short) for part in option)
    if isinstance(option, Piece):
        return f"{alone(option.owner)} {in_words(option.kind)}" if option.owner else in_words(option.kind)
    if isinstance(option, Place):
        return whose_place(option, title)
    return printed_name(option) or in_words(alone(option)) if isinstance(option, str) else label(option)


def labelled(options: Sequence[Option], text: str) -> Option | None:
    """Return the option that a label names, or None."""
    return next((option for option in options if label(option) == text), None)
