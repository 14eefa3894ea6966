"""The publisher's answered questions beside ours: which are new, gone, reworded, or cite other clauses by now.

The file is YAML or JSON: a list of questions, or a mapping that holds one under ``questions``. A question there has a
``q`` and an ``a``, perhaps an ``id`` and the ``rules`` that it cites. Texts are compared by the digests of those that
ours were written from, see :mod:`woodlaw.law.printed`; in a file of another language only what it holds and cites is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from woodlaw.faq.entries import Entry, UnknownEntry, entry_named
from woodlaw.faq.packaged import packaged
from woodlaw.law.comparison import MOST_RENAMED
from woodlaw.law.listed import Shape, read_list
from woodlaw.law.printed import Printed, changes, digest, read_printed

_PACKAGED = Path(__file__).parent / "data" / "printed_questions.yaml"
_QUESTIONS = Shape("a question", "questions", ("q", "a", "id"), ("q", "a"), ("rules",))


@dataclass(frozen=True, slots=True)
class OfficialQuestion:
    """A question of the publisher's file; ``id`` is empty, and ``rules`` are none, where it does not say."""

    id: str
    question: str
    answer: str
    rules: tuple[str, ...]
    line: int

    def __str__(self) -> str:
        return f"{self.id} {self.question}".strip()


@dataclass(frozen=True, slots=True)
class Answered:
    """A question of ours and the publisher's: ``changes`` are what of its texts is new, where it is reworded."""

    ours: Entry
    official: OfficialQuestion
    reworded: bool = False
    changes: tuple[str, ...] = ()

    @property
    def recited(self) -> bool:
        """Whether the publisher's cites other clauses than those that were read."""
        return self.official.rules != self.ours.printed


@dataclass(frozen=True, slots=True)
class FaqComparison:
    """What differs; in a file of ``another_language`` no text does."""

    reworded: tuple[Answered, ...]
    recited: tuple[Answered, ...]
    added: tuple[OfficialQuestion, ...]
    gone: tuple[Entry, ...]
    same: tuple[Answered, ...]
    another_language: bool

    @property
    def differences(self) -> int:
        """How many questions differ."""
        different = {pair.ours.id for pair in (*self.reworded, *self.recited)}
        return len(different) + len(self.added) + len(self.gone)


@cache
def printed_questions() -> Mapping[str, Printed]:
    """Return the printed texts that ours were told from: of the question 07 as ``07 q``, of its answer as ``07 a``."""
    return read_printed(_PACKAGED)


def read_questions(path: Path) -> tuple[OfficialQuestion, ...]:
    """Read the publisher's file of questions.

    Raises :class:`~woodlaw.law.files.LawError` with one line for a file that is unreadable or not of this shape.
    """
    return tuple(
        OfficialQuestion(each.texts["id"], each.texts["q"], each.texts["a"], each.lists["rules"], each.line)
        for each in read_list(path, _QUESTIONS)
    )


def compare_questions(official: Sequence[OfficialQuestion]) -> FaqComparison:
    """Compare our published questions with those of the publisher's file.

    They are the same by id; else by the question, the answer, or the clauses that are cited, where one alone has them.
    """
    ours, read = packaged()[0].entries, printed_questions()
    partner = _by_id(ours, official)
    for of_ours, of_theirs in (
        (lambda entry: _read(read, entry, "q"), lambda other: digest(other.question)),
        (lambda entry: _read(read, entry, "a"), lambda other: digest(other.answer)),
        (lambda entry: entry.printed, lambda other: other.rules),
    ):
        _pair(partner, ours, official, of_ours, of_theirs)
    taken = {other.line for other in partner.values()}
    pairs = [_compared(entry, partner[entry.id], read) for entry in ours if entry.id in partner]
    asked_otherwise = sum(_read(read, pair.ours, "q") != digest(pair.official.question) for pair in pairs)
    foreign = asked_otherwise > MOST_RENAMED * len(pairs)
    reworded = () if foreign else tuple(pair for pair in pairs if pair.reworded)
    recited = tuple(pair for pair in pairs if pair.recited)
    return FaqComparison(
        reworded,
        recited,
        tuple(other for other in official if other.line not in taken),
        tuple(entry for entry in ours if entry.id not in partner),
        tuple(pair for pair in pairs if pair not in reworded and pair not in recited),
        foreign,
    )


def _by_id(ours: Sequence[Entry], official: Sequence[OfficialQuestion]) -> dict[str, OfficialQuestion]:
    """Return the publisher's question by the id of ours, where both have it."""
    partner: dict[str, OfficialQuestion] = {}
    for other in official:
        try:
            entry = entry_named(ours, other.id) if other.id else None
        except UnknownEntry:
            continue
        if entry is not None:
            partner.setdefault(entry.id, other)
    return partner


def _pair(
    partner: dict[str, OfficialQuestion],
    ours: Sequence[Entry],
    official: Sequence[OfficialQuestion],
    of_ours: Callable[[Entry], Hashable],
    of_theirs: Callable[[OfficialQuestion], Hashable],
) -> None:
    """Pair what has no partner yet, and has something that one alone has on either side. Ids decide where they are."""
    taken = {other.line for other in partner.values()}
    open_ours = [entry for entry in ours if entry.id not in partner]
    open_theirs = [other for other in official if other.line not in taken and not other.id]
    by_what = {of_theirs(other): other for other in open_theirs}
    often = Counter(map(of_theirs, open_theirs))
    often_ours = Counter(map(of_ours, open_ours))
    for entry in open_ours:
        if often[of_ours(entry)] == often_ours[of_ours(entry)] == 1:
            partner[entry.id] = by_what[of_ours(entry)]


def _read(read: Mapping[str, Printed], entry: Entry, part: str) -> str:
    known = read.get(f"{entry.id} {part}")
    return known.digest if known else ""


def _compared(ours: Entry, official: OfficialQuestion, read: Mapping[str, Printed]) -> Answered:
    """Return a question with its partner, and what of its texts is new."""
    texts = {"q": official.question, "a": official.answer}
    known = {part: read[f"{ours.id} {part}"] for part in texts if f"{ours.id} {part}" in read}
    other = {part: each for part, each in known.items() if each.digest != digest(texts[part])}
    told = tuple(change for part, each in other.items() for change in changes(each.marks, texts[part]))
    return Answered(ours, official, bool(other), told)
