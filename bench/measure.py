"""What the benchmarks share: a row of the table, the table, and games a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One measurement: what was measured, its value, and what is asked of it, if anything."""

    what: str
    value: str
    asked: str = ""


def table(rows: Sequence[Row]) -> str:
    """Return the rows as a table for people."""
    every = [Row("measured", "value", "asked"), *rows]
    wide = [max(len(row[column]) for row in every) for column in range(3)]
    lines = [f"{row.what:<{wide[0]}}  {row.value:>{wide[1]}}  {row.asked}".rstrip() for row in every]
    return "\n".join([lines[0], "-" * (sum(wide) + 4), *lines[1:]])


def games_a_second(do: Callable[[str], object], texts: Sequence[str], seconds: float = 3.0) -> float:
    """Return how many games a second ``do`` gets through: whole rounds over all games for about ``seconds``."""
    for text in texts:
        do(text)
    rounds = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        for text in texts:
            do(text)
        rounds += 1
    return rounds * len(texts) / passed
