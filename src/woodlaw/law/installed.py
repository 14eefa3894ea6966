"""Chapters that other packages bring: the Law of factions that are installed.

A faction joins by an entry point of the group :data:`GROUP`. Its chapters lie in a folder ``law`` of the package that
the entry point names; nothing of that package is imported to find them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

GROUP = "woodlaw.factions"
"""The group of entry points that factions join by."""

FOLDER = "law"
"""The folder of a faction's package that holds its chapters."""


def installed_folders() -> list[Path]:
    """Return the folders of chapters of installed factions, in the order of their entry points' names, each once."""
    # A lookup in the chapters of our own need not wait for this import.
    from importlib.metadata import entry_points

    modules = [entry.module for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    folders = (package / FOLDER for module in modules for package in _packages(module))
    return [folder for folder in dict.fromkeys(folders) if folder.is_dir()]


def _packages(module: str) -> Iterator[Path]:
    """Yield where the package of a module lies: the module itself, or the package that it is a file of."""
    from importlib.util import find_spec

    outermost, *inner = module.split(".")
    spec = find_spec(outermost) if outermost else None
    for location in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(location, *inner)
        yield path if path.is_dir() else path.parent
