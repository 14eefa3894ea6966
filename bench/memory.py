"""The peak memory of checking 100, 1,000 and 10,000 games, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from bench.measure import Row
from bench.variants import variants

COUNTS = (100, 1_000, 10_000)
ASKED = 1.25

CHILD = """
import re, sys
from woodlaw.cli import main

code = main(["check", "--format", sys.argv[1], sys.argv[2]])
try:
    kilobytes = int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1])
except OSError:
    import resource

    # Where there is no /proc the system counts bytes, or kilobytes that include those of the parent.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kilobytes = peak // 1024 if sys.platform == "darwin" else peak
print(code, kilobytes, file=sys.stderr)
"""


def measure(texts: Sequence[str]) -> list[Row]:
    """Return the peak of each count of games, and how much the last one is above the first."""
    with tempfile.TemporaryDirectory() as folder:
        peaks = []
        made = 0
        games = variants(texts, COUNTS[-1])
        for count in COUNTS:
            for text in islice(games, count - made):
                place = Path(folder) / f"{made // 1000:03}"
                place.mkdir(exist_ok=True)
                (place / f"{made:06}.rootlog").write_text(text, encoding="utf-8")
                made += 1
            peaks.append(_peak(folder))
    rows = [
        Row(f"memory: {count:,} games", f"{peak / 1024:.1f} MiB") for count, peak in zip(COUNTS, peaks, strict=True)
    ]
    return [
        *rows,
        Row(f"memory: {COUNTS[-1]:,} to {COUNTS[0]:,} games", f"{peaks[-1] / peaks[0]:.2f}", f"at most {ASKED}"),
    ]


def _peak(folder: str) -> int:
    command = [sys.executable, "-c", CHILD, "json", folder]
    ran = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    code, kilobytes = ran.stderr.split()[-2:]
    if code not in ("0", "1"):
        raise SystemExit(f"bench: woodlaw check ended with {code}: {ran.stderr[:500]}")
    return int(kilobytes)
