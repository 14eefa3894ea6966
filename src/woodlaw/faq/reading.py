"""Reading a file of answered questions; ``docs/faq-format.md`` tells its form.

Anybody may keep such a file. It is read with the care of :mod:`woodlaw.law.files`, and what does not fit is told in one
line each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from woodlaw.faq.entries import Entry, Faq, chapters_of
from woodlaw.law.files import FileReader, LawError, briefly, parsed
from woodlaw.law.registry import law
from woodlaw.table.cited import is_card_citation, is_cited, nearest_cards

VERSION = "1"
"""The version of the format."""

MOST_ENTRIES = 2_000
"""Entries in a file at most."""

_FAQ_KEYS = ("faq", "title", "source", "features", "entries")
_STATES = ("awaiting", "text only", "disputed")
_ENTRY_KEYS = ("id", "question", "ruling", "clauses", "source", "printed", *_STATES)
_ID = re.compile(r"(?=.{1,60}\Z)[a-z0-9]+(?:-[a-z0-9]+)*")


class FaqError(LawError):
    """A file of questions that cannot be used. ``problems`` are lines that say where, and what was expected."""


def read_faq(path: Path) -> Faq:
    """Read a file of questions.

    Raises :class:`FaqError` with every problem of the file: bad YAML, a key that is unknown or missing, a clause or a
    card that does not exist, with the nearest ones.
    """
    reader = _Reader(path.name)
    try:
        faq = reader.faq(parsed(path), path)
    except LawError as error:
        raise FaqError(error.problems) from error
    if reader.problems:
        raise FaqError(tuple(reader.problems))
    return faq


class _Reader(FileReader):
    """Turns parsed YAML into entries, and notes what does not fit."""

    def faq(self, data: object, path: Path) -> Faq:
        """Read the whole file's mapping."""
        mapping = self.mapping(data, "the file", _FAQ_KEYS)
        self.version(mapping)
        features = self.text(mapping, "features", "the file")
        if mapping and "entries" not in mapping:
            self.note("the file", "a key entries")
        source = self.text(mapping, "source", "the file")
        return Faq(
            title=self.text(mapping, "title", "the file", required=bool(mapping)),
            source=source,
            entries=tuple(self.all_entries(mapping.get("entries", []), source)),
            file=path,
            features=path.parent / features if features else None,
        )

    def version(self, mapping: Mapping[str, object]) -> None:
        """Look whether the file is of the version that is read here."""
        version = mapping.get("faq")
        if mapping and version != VERSION:
            given = "nothing" if version is None else briefly(version)
            self.note("faq", f"{VERSION}, the version of the format, not {given}")

    def all_entries(self, data: object, source: str) -> Iterator[Entry]:
        """Read the list of entries."""
        ids = set[str]()
        listed = self.entries(data, "entries")
        if len(listed) > MOST_ENTRIES:
            self.note("entries", f"at most {MOST_ENTRIES}")
        for number, each in enumerate(listed[:MOST_ENTRIES], start=1):
            if self.full:
                return
            mapping = self.mapping(each, f"entry {number}", _ENTRY_KEYS)
            if mapping:
                entry = self.entry(mapping, f"entry {number}", source)
                if entry.id and entry.id in ids:
                    self.note(f"entry {number}", f"an id of its own, not {briefly(entry.id)} once more")
                ids.add(entry.id)
                yield entry

    def entry(self, mapping: Mapping[str, object], number: str, source: str) -> Entry:
        """Read one entry."""
        entry_id = self.text(mapping, "id", number, required=True)
        where = f"{number} ({entry_id})" if _ID.fullmatch(entry_id) else number
        if entry_id and where == number:
            self.note(
                f"{where}: id", f"small letters, numbers and hyphens such as keep-in-battle, not {briefly(entry_id)}"
            )
        entry = Entry(
            id=entry_id,
            question=self.text(mapping, "question", where, required=True),
            ruling=self.text(mapping, "ruling", where, required=True),
            clauses=tuple(self.clauses(mapping.get("clauses"), where)),
            source=self.text(mapping, "source", where) or source,
            printed=tuple(self.printed(mapping.get("printed", []), where)),
            awaiting=self.text(mapping, "awaiting", where),
            text_only=self.text(mapping, "text only", where),
            disputed=self.text(mapping, "disputed", where),
        )
        if sum(key in mapping for key in _STATES) > 1:
            self.note(where, f"at most one of {', '.join(_STATES)}")
        self.awaited(entry, where)
        return entry

    def clauses(self, data: object, where: str) -> Iterator[str]:
        """Read the clauses and cards that a ruling rests on: one at least, each of which exists."""
        if data is None or data == []:
            self.note(f"{where}: clauses", "a list of clause ids")
            return
        for cited in self.entries(data, f"{where}: clauses"):
            if self.full:
                return
            if not isinstance(cited, str):
                self.note(f"{where}: clauses", f"clause ids, not {briefly(cited)}")
            elif problem := _why_not_cited(cited):
                self.note(f"{where}: clauses", f"{problem}, not {briefly(cited)}")
            else:
                yield cited

    def printed(self, data: object, where: str) -> Iterator[str]:
        """Read the numbers that the source itself cites."""
        for number in self.entries(data, f"{where}: printed"):
            if isinstance(number, str):
                yield number
            else:
                self.note(f"{where}: printed", f"numbers of clauses, not {briefly(number)}")

    def awaited(self, entry: Entry, where: str) -> None:
        """Look whether what is awaited is a chapter that the entry cites."""
        titles = [law().chapter(chapter).title for chapter in chapters_of(entry)] if entry.awaiting else []
        if titles and entry.awaiting not in titles:
            near = get_close_matches(entry.awaiting[:60], titles, n=1) or titles
            named = " or ".join(near)
            self.note(
                f"{where}: awaiting", f"a faction or chapter that it cites, {named}, not {briefly(entry.awaiting)}"
            )


def _why_not_cited(cited: str) -> str:
    """Return what was expected in place of a clause or card that does not exist, or ``""``."""
    if is_cited(cited) if is_card_citation(cited) else cited in law():
        return ""
    if is_card_citation(cited):
        return f"a card that there is such as {', '.join(nearest_cards(cited)) or 'card.tunnels'}"
    return f"a clause that there is such as {', '.join(law().nearest(cited)) or '4.3.1'}"
