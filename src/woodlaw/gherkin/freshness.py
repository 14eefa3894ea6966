"""What evidence was made of, as short digests: when they are the same, running a feature again would show the same.

A feature's evidence is made of the feature file, of the Python and YAML files beside it and in the folders above it up
to pytest's root (steps of one's own, examples kept elsewhere), and of all that plays: Woodlaw without its site, its
pictures and its command line, and the packages of installed factions. A chapter of the Law counts by its clauses
without their words: nothing plays by the words, so a clause can be told better, or have a reading more, and nothing
runs again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import woodlaw
from woodlaw.law.files import LawError
from woodlaw.law.registry import law

_SHOWN_ONLY = frozenset({"site", "view", "cli", "proof", "editor"})
"""The rooms of Woodlaw that show what others found, and play no part in a scenario."""
_FOR_EDITORS = frozenset({"printed.yaml", "printed_cards.yaml", "printed_questions.yaml"})
"""Which printed texts our words were checked against: nothing plays by it."""
_FACTIONS = "woodlaw.factions"
_SUFFIXES = (".py", ".yaml")


def made_of(feature: Path, root: Path) -> str:
    """Return what changes when a scenario of a feature file may end otherwise."""
    return _digest(feature.read_bytes(), *map(_said, _beside(feature.parent, root)), code().encode())


def text_of(feature: Path) -> str:
    """Return what changes when a feature file does."""
    return _digest(feature.read_bytes())


@cache
def code() -> str:
    """Return what changes when anything that plays does."""
    return _digest(*(_played(file) for folder in _folders() for file in _files(folder)))


def _folders() -> list[Path]:
    """Return the rooms of Woodlaw that play, and the packages of factions that others made."""
    rooms = Path(woodlaw.__file__).parent
    found = sorted(room for room in rooms.iterdir() if room.is_dir() and room.name not in _SHOWN_ONLY)
    for point in metadata.entry_points(group=_FACTIONS):
        spec = None if point.module.startswith("woodlaw.") else find_spec(point.module.partition(".")[0])
        found += map(Path, (spec and spec.submodule_search_locations) or ())
    return found


def _beside(folder: Path, root: Path) -> Iterator[Path]:
    """Yield the files beside a feature that may take part in it."""
    yield from (file for file in sorted(folder.iterdir()) if file.suffix in _SUFFIXES and file.is_file())
    for above in folder.parents:
        if above.is_relative_to(root):
            yield from (file for file in [above / "conftest.py"] if file.is_file())


def _files(folder: Path) -> Iterator[Path]:
    found = (file for file in sorted(folder.rglob("*")) if file.suffix in _SUFFIXES and file.is_file())
    return (file for file in found if file.name not in _FOR_EDITORS)


def _said(file: Path) -> bytes:
    return file.name.encode() + b"\0" + file.read_bytes()


def _played(file: Path) -> bytes:
    """Return the part of a file of ours that play depends on: in a chapter of the Law, all except what clauses say."""
    chapter_id = law().sources().get(file)
    if chapter_id is None:
        return _said(file)
    try:
        chapter = law().chapter(chapter_id)
    except LawError:
        return _said(file)
    clauses = [(each.id, each.title, each.kind.value, each.parent, each.assumed) for each in chapter.clauses]
    return repr((chapter.id, chapter.title, chapter.document, chapter.edition, clauses)).encode()


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:16]
