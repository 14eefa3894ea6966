"""How long ``woodlaw --version`` takes, whole process, against ``python -c "import click"``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.measure import Row

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
    ]


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
