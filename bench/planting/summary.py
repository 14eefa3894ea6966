"""What the checks find of planted offences, in a row of the bench; ``python -m bench.planting`` tells all."""

from __future__ import annotations

from collections.abc import Sequence

from bench.measure import Row
from bench.planting.tally import tally

GAMES = 10
"""So few games that the row is there within a minute."""


def measure(_: Sequence[str]) -> list[Row]:
    """Return how many of the offences planted into a few games are found on their line."""
    total = tally(range(GAMES)).total()
    return [
        Row(f"planted offences found on their line, {GAMES} games", f"{total.found} of {total.shown}"),
        Row("planted offences named by the clause they break", f"{total.named} of {total.planted}"),
    ]
