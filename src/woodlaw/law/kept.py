"""What our own data files say, kept as JSON so that no start has to parse YAML.

The wheel brings it, and there it counts as it is. In a checkout it is kept at the first run, and counts for a file of
just this time and size, as compiled code does. What others bring is parsed each time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FOLDER = "prepared"
"""The folder of the package in which it is kept."""
BUILT = "built"
"""Of which file something is kept that came with the wheel: of the one that came with it."""

_OURS = Path(__file__).parents[1]


def kept(file: Path, way: str, parse: Callable[[Path], object]) -> object:
    """Return what a file says: what was kept of it, else what ``parse`` makes of it. Raises what that does.

    ``way`` names how it is parsed, and is part of the name under which it is kept: another way has another name.
    """
    if _OURS not in file.parents or not file.is_file():
        return parse(file)
    place, found = _OURS / place_of(file.relative_to(_OURS), way), file.stat()
    now = [found.st_mtime_ns, found.st_size]
    with suppress(OSError, ValueError, TypeError):
        of, told = json.loads(place.read_bytes())
        if of in (BUILT, now):
            return told
    made = parse(file)
    if not sys.dont_write_bytecode:
        from woodlaw.law.writing import write_file

        with suppress(OSError, ValueError):
            place.parent.mkdir(parents=True, exist_ok=True)
            write_file(place, as_kept(now, made))
    return made


def place_of(file: Path, way: str) -> Path:
    """Return where in the package it is kept what one of its files says."""
    return Path(FOLDER, f"{file}.{way}.json")


def as_kept(of: object, made: object) -> bytes:
    """Return the bytes that are kept of a file. Raises ``TypeError`` for what is no JSON."""
    return json.dumps([of, made], ensure_ascii=False, separators=(",", ":")).encode()
