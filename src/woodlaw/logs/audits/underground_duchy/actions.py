"""What ministers give in Parliament (12.5.2), as far as records show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

ACTS = {
    "foremole": [(1, 0, 0)],
    "captain": [(0, 0, 1)],
    "marshal": [(0, 1, 0)],
    "brigadier": [(0, 2, 0), (0, 0, 2)],
}
"""How many builds, moves and battles a minister gives in Parliament, in each way (12.5.2)."""


def given_by(ministers: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """Yield how many builds, moves and battles the ministers may give together, in each way they may act."""
    ways = [ACTS[minister] for minister in ministers if minister in ACTS]
    mayors = [("mayor" in ministers and [act for way in ways for act in way]) or [(0, 0, 0)]]
    for acts in product(*ways, *mayors):
        builds, marches, fights = map(sum, zip(*acts, strict=True))
        yield builds, marches, fights
