"""What other packages bring: factions with their chapters of the Law, maps, decks, effects of cards, house rules.

Everything joins by entry points. Data lie beside the module that an entry point names, and nothing of a package is
imported to find them: chapters of factions and house rules in a folder ``law``, a map's in ``map_<name>.yaml``.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from woodlaw.law.joining import Entry, joining

FACTIONS = "woodlaw.factions"
"""The group of entry points that factions join by; each names an object, the faction."""
AUDITS = "woodlaw.audits"
"""That of what recorded games know of factions besides how they play: each is named by a faction's name, and names a
class that extends the faction's."""
AUDITS_OF_CARDS = "woodlaw.audits.cards"
"""That of what recorded games know of effects of cards: each names a collection of classes that extend the effects'.

One that is named by a deck or a faction is loaded where that is at the table, any other at every table."""
MAPS = "woodlaw.maps"
"""That of maps: each is named by the map's id, and names a package with its data, and perhaps rules of its own."""
DECKS = "woodlaw.decks"
"""That of shared decks: each is named by the deck's id, and names a package with its data."""
CARDS = "woodlaw.cards"
"""That of effects of cards: each names a collection of effects. One named by a deck is loaded for that alone."""

HOUSE_RULES = "woodlaw.house_rules"
"""That of house rules: each is named by the rule's id, and names an object, the rule."""

FOLDER = "law"
"""The folder of a package of factions or house rules that holds their chapters."""


class Unusable(ValueError):
    """What a package brings cannot be used; the message is one line that says which entry point, and why."""


def expect_answer(extension: object, question: str, answer: object, fits: bool, expected: str) -> None:
    """Raise :class:`Unusable` where nobody can play by what an extension of a package answers to a question."""
    if not fits:
        kind = type(extension)
        raise Unusable(f"{kind.__module__}.{kind.__qualname__}: {question} is {answer!r}; expected {expected}")


def entries(group: str) -> list[Entry]:
    """Return the entry points of a group by name."""
    return sorted((entry for entry in joining(*sys.path) if entry.group == group), key=lambda entry: entry.name)


def entries_at(group: str, table: Collection[str], *of: str) -> list[Entry]:
    """Return the entry points of a group without those that are named by what is not at a table ``of`` other groups.

    ``table`` names what is there; no names at all mean every table.
    """
    elsewhere = {entry.name for other in of for entry in entries(other)}.difference(table) if table else ()
    return [entry for entry in entries(group) if entry.name not in elsewhere]


def installed_folders() -> list[Path]:
    """Return the folders of chapters that are installed, by group in the order of their entry points, each once."""
    folders = (package / FOLDER for group in (FACTIONS, HOUSE_RULES) for package in packages(group))
    return [folder for folder in dict.fromkeys(folders) if folder.is_dir()]


def installed_code() -> list[tuple[str, Path]]:
    """Return where the code lies that plays and tells the Law: Woodlaw, and every package that joins by entry points.

    Each comes with what it is called, and its version where it is told: a folder, or a single file.
    """
    from importlib.util import find_spec

    found: dict[str, Path] = {}
    groups = (FACTIONS, AUDITS, AUDITS_OF_CARDS, MAPS, DECKS, CARDS, HOUSE_RULES)
    for entry in (entry for group in groups for entry in entries(group)):
        spec = find_spec(entry.module.partition(".")[0])
        places = (spec.submodule_search_locations or [spec.origin or ""]) if spec else [""]
        found.update(
            {f"{entry.name} {entry.value} {entry.version} {number}": Path(at) for number, at in enumerate(places)}
        )
    return list(found.items())


def packages(group: str) -> list[Path]:
    """Return the folders of the packages that the entry points of a group name, in the order of their names."""
    return [folder for entry in entries(group) for folder in folders_of(entry.module)]


def folders_of(module: str) -> Iterator[Path]:
    """Yield where the package of a module lies: the module itself, or the package that it is a file of."""
    from importlib.util import find_spec

    outermost, *inner = module.split(".")
    spec = find_spec(outermost) if outermost not in ("", "__main__") else None
    for location in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(location, *inner)
        yield path if path.is_dir() else path.parent
