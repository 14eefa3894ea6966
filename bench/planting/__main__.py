"""``python -m bench.planting GAMES [FIRST]``: plants offences into so many random legal games, and tells what is found.

``--write`` keeps the figures for the pages of the docs, and writes the pages.
"""

from __future__ import annotations

import argparse
import json
import sys

from bench.planting import page
from bench.planting.kind import kinds
from bench.planting.tally import HALVES, Tally, tally


def main(arguments: list[str]) -> int:
    """Measure and print a row a kind; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.planting", description=__doc__)
    parser.add_argument("games", type=int, help="how many games to play")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the number of the first")
    parser.add_argument("--processes", type=int, default=1, help="how many processes play (default: 1)")
    parser.add_argument("--mends", type=int, default=0, help="of each kind, how many mends are looked for")
    parser.add_argument("--alone", type=int, default=0, help="of each kind, of how many play alone is asked")
    parser.add_argument("--further", type=int, default=0, help="how many more games are searched for rare kinds alone")
    parser.add_argument("--missed", action="store_true", help="show what is missed in games of even numbers")
    parser.add_argument("--write", action="store_true", help="keep the figures and write the pages of the docs")
    given = parser.parse_args(arguments)
    found = tally(
        range(given.first, given.first + given.games), given.processes, given.mends, given.further, given.alone
    )
    print("\n".join(rows(found)))
    if given.missed:
        for miss in found.misses:
            if miss.game % HALVES == 0:
                print(f"\n{miss.kind}, game {miss.game}, line {miss.line}\n  {miss.was}\n  {miss.written}")
                if miss.elsewhere:
                    print(f"  elsewhere: {miss.elsewhere}")
    if given.write:
        page.DATA.write_text(json.dumps(found.as_data(given.first), indent=None) + "\n", encoding="utf-8")
        page.write()
    return 0


def rows(found: Tally) -> list[str]:
    """Return a line a kind: planted and found in each half, named by the clause, and mends."""
    lines = [f"{'kind':<36} {'clause':<14} {'even':>11} {'odd':>11} {'named':>6} {'mended':>8}"]
    for kind in kinds():
        even, odd = found.counts[kind.name]
        total = found.of(kind.name)
        mended = f"{total.mended}/{total.tried}" if total.tried else ""
        lines.append(
            f"{kind.name:<36} {kind.clause:<14} {even.found:>5}/{even.planted:<5} {odd.found:>5}/{odd.planted:<5} "
            f"{total.named:>6} {mended:>8}"
        )
    total = found.total()
    lines.append(f"{total.planted} planted in {found.games} games, {total.found} found on the line")
    lines.append(f"{total.played} more found by playing, and {total.legal} are legal turns all the same")
    if total.tried:
        lines.append(f"{total.mended} of {total.tried} mended, {total.told / total.tried:.3f} findings told of each")
    if total.asked_alone:
        lines.append(f"{total.alone} of {total.asked_alone} found by play alone, {total.named_alone} by the clause")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
