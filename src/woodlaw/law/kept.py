"""What our own data files say, kept as Python keeps compiled code: in ``__pycache__``, where it may be written.

A file is always read, and what is kept counts only for just these bytes, this version, and one way of parsing them.
What others bring is parsed each time.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import cache_from_source, source_hash
from pathlib import Path
from typing import Any, TypeVar

Told = TypeVar("Told")

VERSION = 1
"""What is made of the same bytes in the same way; it changes when that does."""

_OURS = Path(__file__).parents[1]


def kept(file: Path, raw: bytes, how: str, parse: Callable[[], Told]) -> Told:
    """Return what a file says that holds some bytes: what was kept of it, else what ``parse`` makes of it.

    ``how`` names the way of parsing, which is part of the name under which it is kept.
    """
    if _OURS not in file.parents or sys.implementation.cache_tag is None:
        return parse()
    place = Path(cache_from_source(f"{file}.py")).with_suffix(f".{how}")
    of_these = VERSION, source_hash(raw)
    with suppress(OSError, EOFError, ValueError, TypeError):
        of, told = marshal.loads(place.read_bytes())  # noqa: S302 - as safe as the compiled code beside it
        if of == of_these:
            known: Told = told
            return known
    made = parse()
    if not sys.dont_write_bytecode:
        _keep(place, (of_these, made))
    return made


def _keep(place: Path, told: Any) -> None:
    """Write what is to be kept, where it can be; a date, say, cannot."""
    from woodlaw.law.writing import write_file

    with suppress(OSError, ValueError):
        data = marshal.dumps(told)
        place.parent.mkdir(parents=True, exist_ok=True)
        write_file(place, data)
