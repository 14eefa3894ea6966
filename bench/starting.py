"""How long ``woodlaw --version`` takes, whole process, against ``python -c "import click"``; and reading the Law."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import timeit
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from bench.measure import Row
from woodlaw.law import registry
from woodlaw.law.registry import Law

RUNS = 41
ASKED = 1.5


def measure(_texts: Sequence[str]) -> list[Row]:
    """Return the medians of alternating runs and the median of their ratios."""
    ours, theirs = [command(), "--version"], [sys.executable, "-c", "import click"]
    pairs = [(_seconds(ours), _seconds(theirs)) for _ in range(RUNS)][1:]
    ratio = median(one / other for one, other in pairs)
    return [
        Row("start: woodlaw --version", f"{median(one for one, _ in pairs) * 1000:.1f} ms"),
        Row('start: python -c "import click"', f"{median(other for _, other in pairs) * 1000:.1f} ms"),
        Row("start: ratio", f"{ratio:.2f}", f"at most {ASKED}"),
        Row("law: a clause, its chapter read anew", f"{_milliseconds(lambda: _law().clause('9.2.9.IIIa')):.1f} ms"),
        Row("law: every clause, read anew", f"{_milliseconds(lambda: len(_law())):.0f} ms"),
    ]


def _milliseconds(action: Callable[[], object]) -> float:
    """Return the best of a few times."""
    return min(timeit.repeat(action, number=1, repeat=7)) * 1000


def _law() -> Law:
    return Law(Path(registry.__file__).parent / "data")


def command() -> str:
    """Return the installed command."""
    beside = shutil.which("woodlaw", path=str(Path(sys.executable).parent))
    if beside is None:
        raise SystemExit(f"bench: no woodlaw beside {sys.executable}; expected it to be installed there")
    return beside


def _seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start
