"""``python -m bench.by_rule GAMES [FIRST]``: plants offences by the rules into so many games; tells what is found."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.by_rule.judging import Verdict, judged, left_to_play
from bench.by_rule.planting import planted

ASKED = ("planted", "visible", "found", "named", "alone", "named alone")


def main(arguments: list[str]) -> int:
    """Measure, and print a row for each kind and each faction; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.by_rule", description=__doc__)
    parser.add_argument("games", type=int, help="how many games to play")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the number of the first")
    parser.add_argument("--processes", type=int, default=1, help="how many processes play (default: 1)")
    parser.add_argument("--times", type=int, default=10, help="how much longer than usual a play is looked for")
    parser.add_argument(
        "--missed",
        action="store_true",
        help="show what play alone misses in games of even numbers; the others are looked at when done",
    )
    parser.add_argument(
        "--without", metavar="FACTION", action="append", default=[], help="let playing alone judge this faction's turns"
    )
    given = parser.parse_args(arguments)
    for faction in given.without:
        left_to_play(faction)
    verdicts = list(_verdicts(range(given.first, given.first + given.games), given.processes, given.times))
    print("\n".join(rows(verdicts)))
    if given.missed:
        for each in verdicts:
            if each.visible and not each.alone and each.planted.game % 2 == 0:
                print("\n" + "\n".join(missed(each)))
    return 0


def _verdicts(games: range, processes: int, times: int) -> Iterator[Verdict]:
    if processes == 1:
        for game in games:
            yield from _of_game(times, game)
        return
    with ProcessPoolExecutor(processes) as pool:
        for found in pool.map(partial(_of_game, times), games):
            yield from found


def _of_game(times: int, number: int) -> list[Verdict]:
    return [judged(each, times) for each in planted(number)]


def rows(verdicts: list[Verdict]) -> Iterator[str]:
    """Yield a line for each kind, each faction, and all.

    What is found and named counts visible offences alone; of those of writing no clause is known.
    """
    counted: dict[str, Counter[str]] = defaultdict(Counter)
    for each in verdicts:
        for row in (each.planted.kind, each.planted.faction, "all"):
            counts = counted[row]
            counts["planted"] += 1
            counts["visible"] += each.visible
            counts["found"] += each.visible and each.found
            counts["named"] += each.visible and each.named
            counts["alone"] += each.visible and each.alone
            counts["named alone"] += each.visible and each.named_alone
    yield f"{'':<24}" + "".join(f"{asked:>12}" for asked in ASKED)
    for row in sorted(counted, key=lambda row: (row == "all", row)):
        yield f"{row:<24}" + "".join(f"{counted[row][asked]:>12}" for asked in ASKED)
    shown = [each for each in verdicts if each.visible and each.found]
    if shown:
        yield f"{sum(len(each.findings) for each in shown) / len(shown):.2f} findings told of an offence that is found"
    accused = [each for each in verdicts if each.accused]
    yield f"{len(accused)} of {len(verdicts)} legal twins accused"
    for each in accused:
        yield f"  game {each.planted.game}: {each.accused[0]}"


def missed(verdict: Verdict) -> Iterator[str]:
    """Yield what is known of an offence that play alone does not find."""
    told = verdict.planted
    yield f"{told.kind}, game {told.game}, line {told.line}, {told.faction}: {told.clause} {told.what}"
    yield f"  {verdict.text.splitlines()[told.line - 1]}"
    yield from (f"  elsewhere: {each}" for each in verdict.findings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
