"""Many different games out of a few: other names and other clearings, always the same for the same number."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

CLEARING = re.compile(r"(?<=->)\d+")


def variants(texts: Sequence[str], count: int) -> Iterator[str]:
    """Yield ``count`` games, no two alike: each a game of ``texts`` in which some moves end elsewhere."""
    for number in range(count):
        yield f"// variant {number}\n{_varied(texts[number % len(texts)], random.Random(number))}"


def _varied(text: str, dice: random.Random) -> str:
    return CLEARING.sub(lambda found: str(dice.randint(1, 12)) if dice.random() < 0.05 else found[0], text)
