"""``python -m bench [PATH…]``: measures Woodlaw and prints a table.

Paths are recorded games or folders of them; without any, the example games and, where it lies beside the project, a
folder ``shared/rootlog/games`` are measured with. Ratios are of one run on one machine.
"""

import sys
from pathlib import Path

from bench import adjudicating, checking, growth, memory, mending, playing, reading, replaying, site, starting, waiting
from bench.measure import Row, table
from bench.planting import summary

ROOT = Path(__file__).resolve().parent.parent
PARTS = (
    *(reading, checking, mending, playing, starting, waiting, adjudicating),
    *(memory, growth, replaying, summary, site),
)
USUAL = (ROOT / "examples", ROOT.parent / "shared" / "rootlog" / "games")


def main(arguments: list[str]) -> int:
    """Measure everything and print it; returns the exit code."""
    texts = games([Path(argument) for argument in arguments] or [path for path in USUAL if path.is_dir()])
    if not texts:
        print("bench: no recorded games; expected files or folders with *.rootlog files", file=sys.stderr)
        return 2
    print(f"{len(texts)} games, Python {sys.version.split()[0]}", flush=True)
    rows: list[Row] = []
    for part in PARTS:
        print(f"measuring {part.__name__.removeprefix('bench.')} …", file=sys.stderr, flush=True)
        rows += part.measure(texts)
    print(table(rows))
    return 0


def games(paths: list[Path]) -> list[str]:
    """Return the texts of all games at the paths, sorted by path."""
    files = sorted(file for path in paths for file in (path.rglob("*.rootlog") if path.is_dir() else [path]))
    return [file.read_text(encoding="utf-8") for file in files]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
