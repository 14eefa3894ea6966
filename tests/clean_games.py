"""Games that were played by the rules are found clean: ``python -m tests.clean_games 20000`` plays so many.

Each is told as Rootlog, read again and checked, each turn of it played; whatever the check says of it is a false alarm,
but that it could not follow a turn. All maps, all seatings
of two to four factions, both decks and a bot in every third game; the same number is the same game on every machine.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import gcd
from pathlib import Path

from tests.invariants import DECKS, FIRST_NEWER, SEATINGS, setting, with_bot, with_newer

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import Finding, FindingKind
from woodlaw.logs.simulate import Wanted, simulate
from woodlaw.table.maps import STANDARD_MAPS

SETTINGS = len(STANDARD_MAPS) * len(SEATINGS) * len(DECKS)
STRIDE = next(stride for stride in range(SETTINGS * 5 // 13, SETTINGS) if gcd(stride, SETTINGS) == 1)
"""How far apart in the list of settings two games that follow on each other lie, so that few games show all kinds."""
EVERY_THIRD = 3
"""How often a bot takes a seat: in every third game."""
BOT_DECIDES = "RB.2.3"
"""The clause of what a record leaves undecided of a bot's turn: what chance or a human chose for it."""
KEPT = Path(__file__).parent / "data" / "played"
"""Games that are kept as they were played, for what random games no longer show since players draw otherwise."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of many: its number, what it was played with, and what was found in it, a line each."""

    number: int
    wanted: Wanted
    found: tuple[str, ...]


def wanted(number: int) -> Wanted:
    """Return what a game is played with."""
    seats, map_name, deck_name = setting(number * STRIDE % SETTINGS)
    taken = with_bot(seats, number // EVERY_THIRD) if number % EVERY_THIRD == 0 else seats
    return Wanted(taken if number < FIRST_NEWER else with_newer(taken, number), map_name, deck_name, "", rootlog=True)


@cache
def text_of(game: int | str) -> str:
    """Return as Rootlog the game that is kept under a name or a number, else the random game of the number."""
    kept = KEPT / f"{game}.rootlog"
    if isinstance(game, str) or kept.exists():
        return kept.read_text(encoding="utf-8")
    return simulate(wanted(game), game).rootlog


def play(number: int, *, follows: bool = True) -> Played:
    """Play the game of a number, tell it as Rootlog and check that, where it ``follows`` by playing each turn again."""
    chosen = wanted(number)
    try:
        text = simulate(chosen, number).rootlog
    except Exception as error:
        return Played(number, chosen, (f"{type(error).__name__}: {error}",))
    lines = text.splitlines()
    report = check_text(text, plays=follows)
    found = (f for f in report.findings if not _is_left_open(f))
    return Played(
        number,
        chosen,
        tuple(f"{f.kind} {f.clause} {f.line}:{f.column}: {f.message}\n    {lines[f.line - 1]}" for f in found),
    )


def _is_left_open(finding: Finding) -> bool:
    """Whether a finding only says of a turn that it could not be followed, or of a bot that others decide for it."""
    return finding.kind is FindingKind.UNDECIDED and (finding.played or finding.clause == BOT_DECIDES)


def play_all(numbers: range, processes: int) -> Iterator[Played]:
    """Yield the games of some numbers, in order, played in so many processes."""
    if processes == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, numbers, chunksize=8)


def main(games: int, first: int = 0, processes: int = os.cpu_count() or 1) -> int:
    """Play so many games from a number on; return how many were not found clean, and say which."""
    start = time.perf_counter()
    unclean = 0
    for played in play_all(range(first, first + games), processes):
        unclean += bool(played.found)
        for found in played.found:
            told = played.wanted
            print(f"game {played.number} {','.join(told.seats)} {told.map_name} {told.deck_name}: {found}", flush=True)
        if played.number % 100 == 99:
            print(
                f"-- {played.number + 1 - first} games, {unclean} unclean, {time.perf_counter() - start:.0f} s",
                flush=True,
            )
    print(f"{games} games in {time.perf_counter() - start:.0f} s, {unclean} not found clean")
    return unclean


if __name__ == "__main__":
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))
