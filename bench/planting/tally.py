"""How many offences of each kind were planted, found and mended, in each half of the games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass, field

from tests.clean_games import wanted

from bench.planting.kind import kinds
from bench.planting.walk import Offence, Verdict, judge, plant_all
from woodlaw.logs.mending.edits import edited
from woodlaw.logs.mending.search import explain
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.simulate import simulate

HALVES = 2
"""Games of even and of odd numbers; who mends checks looks at what is missed in the even half alone."""


@dataclass(slots=True)
class Counts:
    """Of a kind in a half: planted; found on the line, or elsewhere alone; named by the clause; mends tried, right."""

    planted: int = 0
    found: int = 0
    elsewhere: int = 0
    named: int = 0
    tried: int = 0
    mended: int = 0

    def add(self, other: Counts) -> None:
        """Add the counts of others."""
        self.planted += other.planted
        self.found += other.found
        self.elsewhere += other.elsewhere
        self.named += other.named
        self.tried += other.tried
        self.mended += other.mended


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
        return {"games": self.games, "first": first, "kinds": of_kinds}


@dataclass(frozen=True, slots=True)
class Game:
    """A game to plant into: its number, and of which kinds a mend is looked for."""

    number: int
    mended: frozenset[str] = frozenset()


def play(game: Game) -> tuple[int, list[tuple[str, Counts]], list[Miss]]:
    """Play a game, plant every kind that it gives an occasion for, and return the counts of each and the misses."""
    text = simulate(wanted(game.number), game.number).rootlog
    counted: list[tuple[str, Counts]] = []
    missed: list[Miss] = []
    for offence in plant_all(text, game.number):
        verdict = judge(offence)
        counts = Counts(1, verdict.found, bool(verdict.elsewhere), verdict.named)
        if verdict.found and offence.kind.name in game.mended:
            counts.tried, counts.mended = 1, mends(offence)
        counted.append((offence.kind.name, counts))
        if not verdict.found:
            missed.append(_miss(game.number, verdict))
    return game.number, counted, missed


def _miss(number: int, verdict: Verdict) -> Miss:
    offence = verdict.offence
    told = "; ".join(f"{f.clause} on line {f.line}: {f.message}" for f in verdict.elsewhere[:2])
    return Miss(offence.kind.name, number, offence.line, offence.was, offence.written, told)


def mends(offence: Offence) -> bool:
    """Whether a mend of one of the findings on the line writes the game as it was played."""
    if offence.planting.nodes is None:
        return False
    explained = explain(read(offence.text))
    for each in explained:
        if each.mend and each.finding.line == offence.line:
            lines = edited(offence.text, each.mend).splitlines()
            if lines[offence.line - 1] == offence.was:
                return True
    return False


def tally(numbers: Iterable[int], processes: int = 1, mended_of_each: int = 0) -> Tally:
    """Return what is found in the games of some numbers; of each kind, mends are looked for in about so many games."""
    games = list(_games(sorted(numbers), mended_of_each))
    result = Tally(len(games))
    for number, counted, missed in _played(games, processes):
        for name, counts in counted:
            result.counts[name][number % HALVES].add(counts)
        result.misses += missed
    return result


def _games(numbers: list[int], mended_of_each: int) -> Iterator[Game]:
    """Yield the games, each with the kinds whose mends are looked for in it; these are spread over all games."""
    names = [kind.name for kind in kinds()]
    if not mended_of_each:
        yield from map(Game, numbers)
        return
    stride = max(1, len(numbers) // (mended_of_each * RARITY))
    for place, number in enumerate(numbers):
        yield Game(number, frozenset(name for at, name in enumerate(names) if (place + at) % stride == 0))


RARITY = 5
"""In how many games a kind is tried for each mend that is wanted; an occasion that is found comes in one of five."""


def _played(games: list[Game], processes: int) -> Iterator[tuple[int, list[tuple[str, Counts]], list[Miss]]]:
    if processes == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, games, chunksize=2)
