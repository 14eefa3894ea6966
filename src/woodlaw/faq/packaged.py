"""The questions that Woodlaw itself answers: the published ones and our own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from woodlaw.faq.entries import Entry, Faq
from woodlaw.faq.reading import read_faq

_HERE = Path(__file__).parent
_FILES = ("published", "own")


@cache
def packaged() -> tuple[Faq, ...]:
    """Return the published questions and our own."""
    return tuple(read_faq(_HERE / "data" / f"{name}.yaml") for name in _FILES)


def entries() -> tuple[Entry, ...]:
    """Return every entry that Woodlaw carries, the published ones first."""
    return tuple(entry for faq in packaged() for entry in faq.entries)


def entries_citing(clause_id: str) -> tuple[Entry, ...]:
    """Return the entries that cite exactly this clause, or this card (``card.tunnels``), in their own order."""
    return tuple(entry for entry in entries() if clause_id in entry.clauses)


def scenarios_folder() -> Path:
    """Return the folder of the scenarios of these entries: in an installed package, else in the source tree."""
    installed = _HERE / "features"
    return installed if installed.is_dir() else _HERE.parents[2] / "features" / "faq"
