"""Python's garbage collector, slowed down while edits are tried: each try makes much that is gone soon by itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

MANY = 20_000
"""How many objects more there are before the youngest are looked through; by default Python waits for some 700."""


@contextmanager
def rarely_collecting() -> Iterator[None]:
    """Have garbage in cycles looked for rarely inside; where somebody has set it rarer still, or off, it stays so."""
    young, *older = gc.get_threshold()
    gc.set_threshold(max(young, MANY) if young else 0, *older)
    try:
        yield
    finally:
        gc.set_threshold(young, *older)
