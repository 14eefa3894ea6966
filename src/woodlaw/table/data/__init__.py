"""The printed facts of maps, decks and items, as YAML, and how to read them.

Maps and decks join by entry points, ours as those of other packages: the entry's name is the id, and the data are
``map_<id>.yaml`` or ``deck_<id>.yaml`` in the package that it names.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from woodlaw.law.files import plain, yaml_error
from woodlaw.law.installed import Unusable, entries, folders_of

_FOLDER = Path(__file__).parent


class UnusableData(Unusable):
    """Printed facts of another package that cannot be used; the message is one line that says which and why."""


def read(name: str) -> Any:
    """Return the content of the data file ``<name>.yaml`` of this package.

    Raises ``FileNotFoundError`` when there is none. ``name`` is one of ours, never text that a user wrote.
    """
    return read_file(_FOLDER / f"{name}.yaml")


def read_file(file: Path) -> Any:
    """Return the content of a YAML file of an installed package; raises :class:`UnusableData` for none."""
    try:
        return plain(file)
    except (OSError, UnicodeError, yaml_error()) as error:
        first_line = str(error).partition("\n")[0]
        raise UnusableData(f"{file}: cannot be read ({first_line}); expected YAML") from error


@cache
def files(group: str, prefix: str) -> dict[str, Path]:
    """Return the data files that the entry points of a group bring, by their names.

    Raises :class:`UnusableData` for an entry point without its file.
    """
    found: dict[str, Path] = {}
    for entry in entries(group):
        name = f"{prefix}_{entry.name}.yaml"
        file = next((folder / name for folder in folders_of(entry.module) if (folder / name).is_file()), None)
        if file is None:
            raise UnusableData(f"the entry point {entry.name} of {group}: {entry.module} has no file {name}")
        found[entry.name] = file
    return found
