"""Paths that anybody may name: what lies there may be a pipe that nobody writes to, a device without end, or nothing.

Nothing here waits for anybody, and nothing reads more than it is told to.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
_BINARY = getattr(os, "O_BINARY", 0)


class NotAFile(OSError):
    """What lies at a path is no regular file; ``strerror`` says so."""

    def __init__(self) -> None:
        super().__init__(errno.EINVAL, "not a regular file")


def read_file(path: str | Path, most: int) -> bytes:
    """Return up to ``most`` bytes of a regular file, and one more where it holds more.

    Raises ``OSError`` for what cannot be read, :class:`NotAFile` among it, and ``ValueError`` for no path at all.
    """
    _regular(Path(path).stat().st_mode)
    # What lies there may be another thing by now: opened without waiting, it is looked at once more.
    with os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE | _BINARY), "rb") as file:
        _regular(os.fstat(file.fileno()).st_mode)
        return file.read(most + 1)


def reason(error: OSError | ValueError) -> str:
    """Return why a path could not be used, as the system says it."""
    return getattr(error, "strerror", None) or str(error)


def files_below(folder: str | Path, suffixes: tuple[str, ...]) -> Iterator[tuple[str, OSError | None]]:
    """Yield the paths below a folder whose names end so, in any case, sorted by name, each folder at its place.

    A folder that cannot be read comes with its error. Links to folders are not followed, so no walk is endless.
    """
    # A stack of what is still to visit, not recursion: folders may be nested deeper than Python calls may be.
    stack = [iter([(os.fspath(folder), True)])]
    while stack:
        path, is_folder = next(stack[-1], ("", False))
        if not path:
            stack.pop()
        elif not is_folder:
            yield path, None
        else:
            try:
                stack.append(iter(_entries(path, suffixes)))
            except OSError as error:
                yield path, error


def _entries(folder: str, suffixes: tuple[str, ...]) -> list[tuple[str, bool]]:
    """Return what a walk visits in a folder, sorted by name: its folders (True) and its files (False)."""
    with os.scandir(folder) as entries:
        found = [
            (entry.path, is_folder)
            for entry in entries
            if (is_folder := entry.is_dir(follow_symlinks=False)) or entry.name.lower().endswith(suffixes)
        ]
    return sorted(found)


def _regular(mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise NotAFile
