"""Waiting for files to change, by looking at them again and again: that works on every file system and system."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from woodlaw.logs import sources

PAUSE = 0.3
"""Seconds between two looks, at least."""

_SHARE, _LONGEST = 20, 30.0
"""A look that took long is followed by a pause so many times as long, up to some seconds: who waits must not keep a
machine busy."""
_SETTLING = 10
"""Looks at most until a file that is still being written is taken as it is."""

_Seen = dict[str, tuple[int, int] | None]
"""When each file was written and how long it is; None for one that is not there."""


def rounds(paths: Sequence[str]) -> Iterator[int]:
    """Yield how many games there are below some paths: at once, and again whenever one comes, changes or goes.

    It never ends by itself.
    """
    known, _ = _look(paths)
    yield len(known)
    while True:
        seen = _later(paths)
        if seen != known:
            known = _settled(paths, seen)
            yield len(known)


def _settled(paths: Sequence[str], seen: _Seen) -> _Seen:
    """Return what is seen when nothing is being written any more."""
    for _ in range(_SETTLING):
        before, seen = seen, _later(paths)
        if seen == before:
            break
    return seen


def _later(paths: Sequence[str]) -> _Seen:
    """Return what is seen of the games below some paths after a pause."""
    time.sleep(PAUSE)
    seen, took = _look(paths)
    time.sleep(min(_LONGEST, _SHARE * took))
    return seen


def _look(paths: Sequence[str]) -> tuple[_Seen, float]:
    """Return what is seen of the games below some paths, and how many seconds the look took."""
    began = time.monotonic()
    seen = {source.path or source.name: _written(source.path) for source in sources.find(paths, BytesIO())}
    return seen, time.monotonic() - began


def _written(path: str) -> tuple[int, int] | None:
    try:
        status = Path(path).stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size
