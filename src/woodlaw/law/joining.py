"""Entry points, by which packages join us: read from what installers write beside packages.

The standard library's ``importlib.metadata`` finds the same, but importing it takes longer than reading all of it. It
is asked where packages may lie elsewhere than in folders.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache, reduce
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any

from woodlaw.law.values import Fixed

OURS = "woodlaw."
"""How the names of the groups begin that packages join us by."""


class Entry(Fixed):
    """An entry point of a group: its name, what it names (``module:object``), and the version of what brings it."""

    name: str
    value: str
    group: str
    version: str = ""

    @property
    def module(self) -> str:
        """The module that it names."""
        return self._parts[0].strip()

    @property
    def attribute(self) -> str:
        """What it names in the module, empty where it is the module itself."""
        return self._parts[2].strip()

    def load(self) -> Any:
        """Import what it names, and return that."""
        return reduce(getattr, filter(None, self.attribute.split(".")), import_module(self.module))

    @property
    def _parts(self) -> tuple[str, str, str]:
        return self.value.partition("[")[0].partition(":")


@lru_cache(maxsize=1)
def joining(*path: str) -> tuple[Entry, ...]:
    """Return the entry points of our groups among all that is installed on a path: one search does for every group."""
    finders = [finder for finder in sys.meta_path if hasattr(finder, "find_distributions")]
    in_folders = finders == [PathFinder] and not any(place.endswith(".egg") or Path(place).is_file() for place in path)
    return tuple(_of_folders(path) if in_folders else _as_python_finds_them())


def _of_folders(path: Iterable[str]) -> Iterator[Entry]:
    """Yield the entry points of everything installed in some folders; of two of one name the first counts."""
    seen = set[str]()
    for folder in path:
        for told in _metadata(folder):
            name, _, version = told.stem.partition("-")
            name = name.lower().replace(".", "_")
            if name not in seen:
                seen.add(name)
                yield from _entries(told, version)


def _metadata(folder: str) -> list[Path]:
    """Return where installers wrote what is installed in a folder."""
    try:
        return [each for each in Path(folder).iterdir() if each.suffix in (".dist-info", ".egg-info")]
    except OSError:
        return []


def _entries(told: Path, version: str) -> Iterator[Entry]:
    """Yield the entry points of our groups that are written in a folder of metadata."""
    lines: list[str] = []
    with suppress(OSError, UnicodeError):
        lines = Path(told, "entry_points.txt").read_text(encoding="utf-8").splitlines()
    group = ""
    for line in map(str.strip, lines):
        if line.startswith("[") and line.endswith("]"):
            group = line[1:-1]
        elif group.startswith(OURS) and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            yield Entry(name.strip(), value.strip(), group, version)


def _as_python_finds_them() -> Iterator[Entry]:
    from importlib.metadata import entry_points

    known = entry_points()
    for found in (
        found for group in sorted(known.groups) if group.startswith(OURS) for found in known.select(group=group)
    ):
        yield Entry(found.name, found.value, found.group, found.dist.version if found.dist else "")
