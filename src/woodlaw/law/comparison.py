"""The publisher's Law beside ours: which clauses are new, gone, renamed, renumbered or reworded.

Ids and titles are compared. Texts cannot be, as ours are told in our own words; but a digest of the text that was read
(see :mod:`woodlaw.law.printed`) tells whether the publisher's says something else by now.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from woodlaw.law.clauses import Clause, ClauseKind
from woodlaw.law.official import DOCUMENT, OfficialClause, folded_title
from woodlaw.law.printed import Printed, changes, digest, marks

MOST_RENAMED = 0.5
"""In a file of another language more than this part of the titles are others."""
_TITLE = re.compile(r"\s*\*\*[^*]*\*\*\s*")
Known = TypeVar("Known", Clause, OfficialClause)


@dataclass(frozen=True, slots=True)
class Pair:
    """A clause of ours and the official one that it tells; ``reworded`` if that says something else than was read."""

    ours: Clause
    official: OfficialClause
    reworded: bool = False
    changes: tuple[str, ...] = ()
    """What of the official text is new, as far as the marks of the words that were read tell it."""

    @property
    def renumbered(self) -> bool:
        """Whether the official clause has another id."""
        return self.ours.id != self.official.id

    @property
    def renamed(self) -> bool:
        """Whether the official clause has another title, be its id the same or not."""
        return folded_title(self.ours.title) != folded_title(self.official.title)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs. ``added`` comes in the official order, everything else in ours.

    ``reworded`` are clauses of which only the text has changed, though that of renamed and renumbered ones can have
    changed too; ``moved`` those that are gone as clauses, each with the one whose own text theirs has become;
    ``renamed`` those with the same id and another title; ``renumbered`` those that stand at another id, perhaps with
    another title as well. A clause is in one of the six at most. In ``another_language`` only what is added, gone and
    renumbered is compared.
    """

    added: tuple[OfficialClause, ...]
    gone: tuple[Clause, ...]
    renamed: tuple[Pair, ...]
    renumbered: tuple[Pair, ...]
    reworded: tuple[Pair, ...]
    same: tuple[Pair, ...]
    moved: tuple[Pair, ...] = ()
    another_language: bool = False

    @property
    def differences(self) -> int:
        """How many clauses differ."""
        return sum(map(len, (self.added, self.gone, self.moved, self.renamed, self.renumbered, self.reworded)))


def compare(
    ours: Iterable[Clause], official: Iterable[OfficialClause], read: Mapping[str, Printed] | None = None
) -> Comparison:
    """Compare our clauses with the official ones; ``read`` tells, by our id, the texts that ours were written from.

    Clauses belong together that have the same id and title; then those whose title stands once on either side; then,
    below clauses that belong together, those of the same title in their order, and at last those in the same place.
    """
    pairing = _Pairing(tuple(ours), tuple(official), read or {})
    pairs = pairing.pairs()
    told = {pair.official.id for pair in pairs}
    paired = {pair.ours.id for pair in pairs}
    if sum(pair.renamed for pair in pairs) > len(pairs) * MOST_RENAMED:
        return Comparison(
            added=tuple(clause for clause in pairing.official if clause.id not in told),
            gone=tuple(clause for clause in pairing.ours if clause.id not in paired),
            renamed=(),
            renumbered=tuple(pair for pair in pairs if pair.renumbered),
            reworded=(),
            same=tuple(pair for pair in pairs if not pair.renumbered),
            another_language=True,
        )
    moved = tuple(pairing.moved(pairs))
    took = {pair.official.id for pair in moved}
    pairs = tuple(replace(pair, reworded=False, changes=()) if pair.official.id in took else pair for pair in pairs)
    paired |= {pair.ours.id for pair in moved}
    return Comparison(
        moved=moved,
        added=tuple(clause for clause in pairing.official if clause.id not in told),
        gone=tuple(clause for clause in pairing.ours if clause.id not in paired),
        renamed=tuple(pair for pair in pairs if pair.renamed and not pair.renumbered),
        renumbered=tuple(pair for pair in pairs if pair.renumbered),
        reworded=tuple(pair for pair in pairs if pair.reworded and not pair.renamed and not pair.renumbered),
        same=tuple(pair for pair in pairs if not (pair.reworded or pair.renamed or pair.renumbered)),
    )


def as_ours(official: Iterable[OfficialClause]) -> tuple[tuple[Clause, ...], Mapping[str, Printed]]:
    """Return an older file's clauses in the place of ours, and what they say in the place of what was read."""
    clauses = tuple(official)
    ours = tuple(
        Clause(each.id, each.title, ClauseKind.RULE, each.parent, each.id.partition(".")[0], DOCUMENT)
        for each in clauses
    )
    return ours, {each.id: Printed("", digest(each.text), marks(each.text)) for each in clauses}


class _Pairing:
    """Finds, step by step, which clauses belong together."""

    def __init__(
        self, ours: tuple[Clause, ...], official: tuple[OfficialClause, ...], read: Mapping[str, Printed]
    ) -> None:
        self.ours = ours
        self.official = official
        self.read = read
        self.partner: dict[str, OfficialClause] = {}
        self.taken: set[str] = set()

    def pairs(self) -> tuple[Pair, ...]:
        """Return all pairs in our order."""
        self.pair_the_same()
        self.pair_unique_titles()
        below_ours, below_official = _below(self.ours), _below(self.official)
        self.pair_siblings(below_ours.get(None, []), below_official.get(None, []))
        for clause in self.ours:
            partner = self.partner.get(clause.id)
            if partner is not None:
                self.pair_siblings(below_ours.get(clause.id, []), below_official.get(partner.id, []))
        return tuple(self.compared(clause) for clause in self.ours if clause.id in self.partner)

    def compared(self, ours: Clause) -> Pair:
        """Return a clause with its partner, and whether that says what was read."""
        official, read = self.partner[ours.id], self.read.get(ours.id)
        reworded = read is not None and read.digest != digest(official.text)
        told = tuple(changes(read.marks, official.text)) if read is not None and reworded else ()
        return Pair(ours, official, reworded, told)

    def moved(self, pairs: Iterable[Pair]) -> Iterator[Pair]:
        """Yield the clauses that are gone, and whose text a clause has as its own that had none, below their title."""
        grown = {pair.ours.id: pair.official for pair in pairs if pair.reworded and self._said_nothing(pair.ours)}
        for clause in self._open(self.ours):
            official, read = grown.get(clause.parent or ""), self.read.get(clause.id)
            if official is not None and read is not None and digest(_below_title(official.text)) == read.digest:
                yield Pair(clause, official)

    def _said_nothing(self, clause: Clause) -> bool:
        read = self.read.get(clause.id)
        return read is not None and read.digest == digest("")

    def pair(self, ours: Clause, official: OfficialClause) -> None:
        self.partner[ours.id] = official
        self.taken.add(official.id)

    def pair_the_same(self) -> None:
        by_id = {clause.id: clause for clause in self.official}
        for clause in self.ours:
            other = by_id.get(clause.id)
            if other is not None and folded_title(other.title) == folded_title(clause.title):
                self.pair(clause, other)

    def pair_unique_titles(self) -> None:
        often = Counter(folded_title(clause.title) for clause in self.ours)
        often_official = Counter(folded_title(clause.title) for clause in self.official)
        by_title = {folded_title(clause.title): clause for clause in self.official}
        for clause in self._open(self.ours):
            title = folded_title(clause.title)
            if often[title] == often_official[title] == 1:
                self.pair(clause, by_title[title])

    def pair_siblings(self, ours: Sequence[Clause], official: Sequence[OfficialClause]) -> None:
        for clause in self._open(ours):
            title = folded_title(clause.title)
            fitting = (other for other in official if other.id not in self.taken and folded_title(other.title) == title)
            other = next(fitting, None)
            if other is not None:
                self.pair(clause, other)
        for clause in self._open(ours):
            place = _place(clause)
            other = next((each for each in official if each.id not in self.taken and _place(each) == place), None)
            if other is not None:
                self.pair(clause, other)

    def _open(self, clauses: Sequence[Clause]) -> list[Clause]:
        return [clause for clause in clauses if clause.id not in self.partner]


def _below_title(text: str) -> str:
    """Return a text without a title in bold at its start."""
    return _TITLE.sub("", text, count=1)


def _place(clause: Clause | OfficialClause) -> str:
    """Return what the id adds to that of the clause above."""
    return clause.id[len(clause.parent or "") :]


def _below(clauses: Sequence[Known]) -> dict[str | None, list[Known]]:
    below: dict[str | None, list[Known]] = {}
    for clause in clauses:
        below.setdefault(clause.parent, []).append(clause)
    return below
