"""How long ``woodlaw adjudicate`` takes for a single case, whole process."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.cross_checking import compare
from bench.measure import Row
from bench.starting import command

RUNS = 21
ASKED = 350
POSITIONS = 50

CASE = """woodlaw case: 1
position:
  woodlaw position: 1
  turn: Clergy, Daylight
  clearings: {2: 'a Clergy warrior, 2 Marquise warriors', 5: '2 Clergy warriors, a cathedral'}
  Clergy: {hand: [Anvil, 1 unknown], Marquise: penitent}
action: [crusade, 5 > 2, 2, the Marquise]
"""


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return the median of whole runs."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "case.yaml"
        file.write_text(CASE, encoding="utf-8")
        seconds = [_seconds([command(), "adjudicate", str(file)]) for _ in range(RUNS)][1:]
    return [Row("adjudicate: one case", f"{median(seconds) * 1000:.0f} ms", f"under {ASKED} ms"), _like_play()]


def _like_play() -> Row:
    """Return how many rulings in random positions are as play has them."""
    told = compare(POSITIONS, 0)
    kinds = ("offered", "one change away")
    asked, alike = (sum(told[f"{kind}: {what}"] for kind in kinds) for what in ("asked", "as play has it"))
    return Row(f"adjudicate: as play has it, in {POSITIONS} positions", f"{alike} of {asked}", "all")


def _seconds(arguments: list[str]) -> float:
    start = time.perf_counter()
    ran = subprocess.run(arguments, stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 1
    return time.perf_counter() - start
