"""Rulings held against play in random positions: ``python -m bench.cross_checking 3000``.

In each position every option of a random game's choice is asked about, and options one change away: what play offers
must be legal, what it refuses must not. Of every refusal the clause is made neutral, which must change the answer; so
must each clause that a ruling rests on.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product

from woodlaw.adjudication import CannotAdjudicate, Verdict, adjudicate
from woodlaw.engine.actions import END
from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Judged, Option, label
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.table.maps import STANDARD_MAPS, map_named

SEATS = (
    *(("C", "Y"), ("C", "Y", "J"), ("J", "C"), ("Y", "J", "C"), ("E", "A"), ("V", "C"), ("A", "V", "E", "C")),
    *(("F", "Y"), ("N", "J"), ("S", "F"), ("E", "S", "N"), ("A", "F", "Y"), ("V", "S", "J"), ("N", "A", "C")),
)
DECKS = ("standard", "exiles_and_partisans")
CHOICES = ("move", "battle", "build", "overwork", "swarm", "colony", "Cathedral")
MOST_OPTIONS = 6


class _Enough(Exception):
    """Raised out of a game when a position was found."""


class _Chooser:
    """A random player that stops at a choice of the turn's player that follows on an action, after so many others."""

    decides_at_once = True

    def __init__(self, player: RandomPlayer, left: int) -> None:
        self._player, self._left = player, left
        self.state: State
        self._before: tuple[State, str, str] | None = None
        self.found: tuple[State, str, list[tuple[Option, bool]]] | None = None

    def __call__(self, decision: Decision) -> Option:
        before, self._before = self._before, None
        if (
            before
            and decision.what in CHOICES
            and decision.player == before[1]
            and isinstance(decision.options, Judged)
        ):
            self._left -= 1
            if self._left < 0:
                self.found = before[0], before[2], list(_near(decision))
                raise _Enough
        chosen = self._player(decision)
        if decision.what == "action" and isinstance(chosen, str) and chosen != END:
            self._before = self.state.copy(), decision.player, chosen
        return chosen


def _near(decision: Decision) -> Iterator[tuple[Option, bool]]:
    """Yield options, and what differs from them in one part, each with whether play takes it."""
    legal = [option for option in decision.options if isinstance(option, tuple)]
    parts = [list(dict.fromkeys(each)) for each in zip(*legal, strict=False)] if legal else []
    others = [option for option in product(*parts) if option not in legal] if len(parts) == 2 else []
    for option in [*legal[:MOST_OPTIONS], *others[:MOST_OPTIONS]]:
        yield option, decision.why_not(option) is None


def positions(count: int) -> Iterator[tuple[State, str, list[tuple[Option, bool]]]]:
    """Yield so many positions of random games, each with an action and options of what it asks."""
    found = seed = 0
    while found < count:
        seed += 1
        name, deck = STANDARD_MAPS[seed % len(STANDARD_MAPS)], DECKS[seed % 2]
        table = new_table(SEATS[seed % len(SEATS)], name, deck, suits=drawn_suits(map_named(name), Seeded(seed)))
        chooser = _Chooser(RandomPlayer(seed), seed * 7 % 60)
        game = table.game(None, Seeded(seed), chooser)
        chooser.state = game.state
        with suppress(_Enough):
            run(game, table.setup_order)
        if chooser.found is not None and chooser.found[2]:
            found += 1
            yield chooser.found


def compare(count: int, grounds_of: int) -> Counter[str]:
    """Return how rulings agree with play in so many positions; of some, how many grounds change the answer."""
    told: Counter[str] = Counter()
    for number, (state, action, options) in enumerate(positions(count)):
        for option, taken in options:
            kind = "offered" if taken else "one change away"
            told[f"{kind}: asked"] += 1
            try:
                ruling = adjudicate(state, [action, label(option)])
            except CannotAdjudicate as error:
                told[f"{kind}: not understood"] += 1
                print(f"not understood: {action}, {label(option)}: {error}")
                continue
            agrees = ruling.legal if taken else ruling.verdict in (Verdict.ILLEGAL, Verdict.UNDECIDED)
            told[f"{kind}: as play has it"] += agrees
            if not agrees:
                print(f"unlike play: {action}, {label(option)}: {ruling}")
            if number < grounds_of:
                told["grounds"] += len(ruling.grounds)
                told["grounds that change the answer"] += sum(bool(ground.without) for ground in ruling.grounds)
                if not taken:
                    told["refusals"] += 1
                    first = replace(ruling.grounds[0]) if ruling.grounds else None
                    told["refusals whose clause, made neutral, changes the answer"] += bool(first and first.without)
    return told


def main() -> None:
    """Compare in so many positions, as the first argument says."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    grounds_of = int(sys.argv[2]) if len(sys.argv) > 2 else count // 10
    for what, number in compare(count, grounds_of).items():
        print(f"{what}: {number}")


if __name__ == "__main__":
    main()
