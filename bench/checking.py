"""How many games a second are checked in full on one core."""

from __future__ import annotations

from collections.abc import Sequence

from bench.measure import Row, games_a_second
from bench.variants import variants
from woodlaw.logs.check import check_text

ASKED = 50


def measure(texts: Sequence[str]) -> list[Row]:
    """Return the games a second, of the games as they are and of variants that are never seen twice."""
    fresh = variants(texts, 1_000_000)
    same = games_a_second(lambda text: check_text(text, "game"), texts)
    new = games_a_second(lambda _: check_text(next(fresh), "game"), texts)
    return [
        Row("check: games a second, one core", f"{same:.0f}", f"at least {ASKED}"),
        Row("check: the same, no game twice", f"{new:.0f}", f"at least {ASKED}"),
    ]
