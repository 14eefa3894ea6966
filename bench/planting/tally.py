"""How many offences of each kind were planted, found and mended, in each half of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass, field
from typing import TypeAlias, TypeVar

from tests.clean_games import text_of

from bench.planting.kind import kinds
from bench.planting.playing import found_alone
from bench.planting.walk import Offence, Verdict, is_named, judge, plant_all
from woodlaw.logs.batch import check_source
from woodlaw.logs.findings import Finding
from woodlaw.logs.mending.edits import distance, edited
from woodlaw.logs.sources import Source

Given = TypeVar("Given")
Result = TypeVar("Result")

HALVES = 2
"""Games of even and of odd numbers; who mends checks looks at what is missed in the even half alone."""
LEAST_OF_EACH = 5
"""How often a kind is planted at least: of a rarer one, further games are searched for occasions."""


@dataclass(slots=True)
class Counts:
    """Of a kind in a half: planted; found on the line, or elsewhere alone; named by the clause; mends tried, right.

    Where mends were tried, also how many findings the check tells, but for those that follow from another. Of what no
    check finds, how many are found by playing the turn, and how many are legal turns all the same. Of those that play
    alone is asked of, how many there are, how many it finds, and how many by the clause.
    """

    planted: int = 0
    found: int = 0
    elsewhere: int = 0
    named: int = 0
    tried: int = 0
    mended: int = 0
    told: int = 0
    played: int = 0
    legal: int = 0
    asked_alone: int = 0
    alone: int = 0
    named_alone: int = 0

    @property
    def shown(self) -> int:
        """How many a record can show: play does not do what it tells."""
        return self.planted - self.legal

    def add(self, other: Counts) -> None:
        """Add the counts of others."""
        self.planted += other.planted
        self.found += other.found
        self.elsewhere += other.elsewhere
        self.named += other.named
        self.tried += other.tried
        self.mended += other.mended
        self.told += other.told
        self.played += other.played
        self.legal += other.legal
        self.asked_alone += other.asked_alone
        self.alone += other.alone
        self.named_alone += other.named_alone


@dataclass(frozen=True, slots=True)
class Miss:
    """An offence that was not found on its line: the game, the line, and how the line stood and stands."""

    kind: str
    game: int
    line: int
    was: str
    written: str
    elsewhere: str


@dataclass(slots=True)
class Tally:
    """The counts of every kind, even half and odd half, and what was missed."""

    games: int = 0
    further: int = 0
    """How many games after these were searched for occasions of rare kinds alone."""
    mends: int = 0
    """In how many games a mend was looked for, of each kind."""
    alone: int = 0
    """In how many games play alone was asked, of each kind."""
    counts: dict[str, list[Counts]] = field(
        default_factory=lambda: {kind.name: [Counts() for _ in range(HALVES)] for kind in kinds()}
    )
    misses: list[Miss] = field(default_factory=list)

    def of(self, kind: str) -> Counts:
        """Return the counts of a kind in both halves."""
        total = Counts()
        for half in self.counts[kind]:
            total.add(half)
        return total

    def total(self) -> Counts:
        """Return the counts of all kinds."""
        total = Counts()
        for name in self.counts:
            total.add(self.of(name))
        return total

    def as_data(self, first: int) -> dict[str, object]:
        """Return the counts as the page keeps them: of each kind two rows, the even half and the odd."""
        of_kinds = {name: [list(astuple(half)) for half in halves] for name, halves in self.counts.items()}
        told = {"games": self.games, "first": first, "further": self.further}
        told |= {"mends": self.mends, "alone": self.alone}
        return {**told, "kinds": of_kinds}


Sample: TypeAlias = tuple[int, frozenset[str]]
"""A game by its number, and the names of the kinds that are planted into it."""


def play(sample: Sample) -> tuple[list[tuple[str, Counts]], list[Miss]]:
    """Play a game, plant each kind that it gives an occasion for, and return the counts of each and the misses."""
    number, _ = sample
    counted: list[tuple[str, Counts]] = []
    missed: list[Miss] = []
    for offence in _planted(sample):
        verdict = judge(offence)
        by_play = verdict.played
        counts = Counts(
            1, verdict.found, bool(verdict.elsewhere), verdict.named, played=by_play.found, legal=by_play.legal
        )
        counted.append((offence.kind.name, counts))
        if not (verdict.found or by_play.found or by_play.legal):
            missed.append(_miss(number, verdict))
    return counted, missed


def mend(sample: Sample) -> list[tuple[str, Counts]]:
    """Look for mends of what was planted into a game, of some kinds that are found there."""
    return [(offence.kind.name, mended(offence)) for offence in _planted(sample)]


def _planted(sample: Sample) -> list[Offence]:
    number, names = sample
    chosen = [kind for kind in kinds() if kind.name in names]
    return plant_all(text_of(number), number, chosen)


def _miss(number: int, verdict: Verdict) -> Miss:
    offence = verdict.offence
    told = "; ".join(f"{f.clause} on line {f.line}: {f.message}" for f in verdict.elsewhere[:2])
    return Miss(offence.kind.name, number, offence.line, offence.was, offence.written, told)


def mended(offence: Offence) -> Counts:
    """Return whether a mend of an offence is right, and how many findings the check tells of it."""
    findings = check_source(Source("planted", data=offence.text.encode()), causes=True).findings
    told = sum(finding.judges and finding.cause.follows is None for finding in findings)
    return Counts(tried=1, mended=_is_right(offence, findings), told=told)


def ask_play(sample: Sample) -> list[tuple[str, Counts]]:
    """Ask play alone of what was planted into a game, of some kinds that are found there."""
    counted: list[tuple[str, Counts]] = []
    for offence in _planted(sample):
        found = found_alone(offence.text, offence.line)
        named = is_named(offence.kind, found)
        counted.append((offence.kind.name, Counts(asked_alone=1, alone=bool(found), named_alone=named)))
    return counted


def _is_right(offence: Offence, findings: Sequence[Finding]) -> bool:
    """Whether a mend of one of the findings on the line writes the game as it was played, or is as cheap."""
    if offence.planting.nodes is None:
        return False
    planted = distance(offence.was, offence.written)
    for finding in findings:
        cause = finding.cause if finding.cause.follows is None else findings[finding.cause.follows].cause
        if cause.mend and finding.line == offence.line:
            lines = edited(offence.text, cause.mend).splitlines()
            written = offence.text.splitlines()
            cost = sum(distance(written[n - 1], lines[n - 1]) for n in {edit.line for edit in cause.mend})
            if lines[offence.line - 1] == offence.was or cost <= planted:
                return True
    return False


def tally(
    numbers: Iterable[int], processes: int = 1, mended_of_each: int = 0, further: int = 0, alone_of_each: int = 0
) -> Tally:
    """Return what is found in the games of some numbers.

    Kinds that have few occasions there are planted into so many further games too. Mends are looked for, and play alone
    is asked, in the first games of each half in which a kind was found, so many in all.
    """
    games = sorted(numbers)
    result = Tally(len(games), further, mended_of_each, alone_of_each)
    found_in: dict[tuple[str, int], list[int]] = {}

    def plant(numbers: Iterable[int], names: frozenset[str]) -> None:
        samples = [(number, names) for number in numbers]
        for (number, _), (counted, missed) in zip(samples, _each(play, samples, processes), strict=True):
            for name, counts in counted:
                result.counts[name][number % HALVES].add(counts)
                if counts.found:
                    found_in.setdefault((name, number % HALVES), []).append(number)
            result.misses += missed

    plant(games, frozenset(result.counts))
    rare = frozenset(name for name in result.counts if result.of(name).planted < LEAST_OF_EACH)
    if rare:
        plant(range(games[-1] + 1, games[-1] + 1 + further), rare)
    for ask, of_each in ((mend, mended_of_each), (ask_play, alone_of_each)):
        samples = _samples(found_in, of_each)
        for (number, _), counted in zip(samples, _each(ask, samples, processes), strict=True):
            for name, counts in counted:
                result.counts[name][number % HALVES].add(counts)
    return result


def _samples(found_in: Mapping[tuple[str, int], list[int]], of_each: int) -> list[Sample]:
    """Return so many games of each kind, each game with the kinds; the even half has the odd one out."""
    kinds_in: dict[int, set[str]] = {}
    for (name, half), games in found_in.items():
        for number in games[: (of_each + HALVES - 1 - half) // HALVES]:
            kinds_in.setdefault(number, set()).add(name)
    return [(number, frozenset(names)) for number, names in sorted(kinds_in.items())]


def _each(do: Callable[[Given], Result], given: Sequence[Given], processes: int) -> Iterator[Result]:
    """Yield the results of doing something with each, in order, in so many processes."""
    if processes == 1:
        yield from map(do, given)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(do, given, chunksize=2)
