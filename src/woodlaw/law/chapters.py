"""Reading a chapter of the Law from its file.

A chapter is a YAML file named after it (``hcc.yaml``, ``rb_6.yaml``); :mod:`woodlaw.law.files` reads it with care.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from woodlaw.law.clauses import DUTY, Chapter, Clause, ClauseKind, Reading, is_clause_id, parent_of
from woodlaw.law.files import FileReader, LawError, briefly, parsed

_CHAPTER_KEYS = ("chapter", "title", "document", "edition", "clauses")
_CLAUSE_KEYS = ("id", "title", "kind", "text", "must", "see", "readings", "printings", "assumed")
_READING_KEYS = ("on", "reading", "reason", "other")
_PRINTING_KEYS = ("date", "difference", "reading", "reason")


def chapter_of_file(path: Path) -> str:
    """Return the id of the chapter that a file name stands for: ``rb_6.yaml`` is ``RB.6``."""
    return path.stem.upper().replace("_", ".")


def read_chapter(path: Path) -> Chapter:
    """Read a chapter from its file.

    Raises :class:`LawError` with every problem of the file: bad YAML, a key that is unknown or missing, a value of the
    wrong type, an id or a kind that is none.
    """
    reader = _Reader(path.name)
    chapter = reader.chapter(parsed(path), chapter_of_file(path))
    if reader.problems:
        raise LawError(tuple(reader.problems))
    return chapter


class _Reader(FileReader):
    """Turns parsed YAML into clauses, and notes what does not fit."""

    def chapter(self, data: object, expected_id: str) -> Chapter:
        """Read the whole file's mapping."""
        mapping = self.mapping(data, "a chapter", _CHAPTER_KEYS)
        chapter_id = self.text(mapping, "chapter", "the chapter", required=True)
        if chapter_id and chapter_id != expected_id:
            self.note("chapter", f"{expected_id}, as the file is named, not {briefly(chapter_id)}")
        document = self.text(mapping, "document", "the chapter", required=True)
        if "clauses" not in mapping:
            self.note("the chapter", "a key clauses")
        clauses = tuple(self.clauses(mapping.get("clauses", []), expected_id, document))
        return Chapter(
            id=expected_id,
            title=self.text(mapping, "title", "the chapter", required=True),
            document=document,
            edition=self.text(mapping, "edition", "the chapter"),
            clauses=clauses,
        )

    def clauses(self, data: object, chapter: str, document: str) -> Iterator[Clause]:
        """Read the chapter's list of clauses."""
        for number, entry in enumerate(self.entries(data, "clauses"), start=1):
            mapping = self.mapping(entry, f"clause {number}", _CLAUSE_KEYS)
            if not mapping:
                continue
            clause_id = self.text(mapping, "id", f"clause {number}", required=True)
            where = clause_id if is_clause_id(clause_id) else f"clause {number}"
            if clause_id and where != clause_id:
                self.note(f"{where}: id", f"one like HCC.2.6.IV or 16.2.2.Ia, not {briefly(clause_id)}")
            yield Clause(
                id=clause_id,
                title=self.text(mapping, "title", where, required=True),
                kind=self.kind(mapping, where),
                parent=None if clause_id == chapter else parent_of(clause_id),
                chapter=chapter,
                document=document,
                text=self.text(mapping, "text", where),
                see=tuple(self.see(mapping.get("see", []), where)),
                readings=(
                    *self.readings(mapping.get("readings", []), where),
                    *self.printings(mapping.get("printings", []), where),
                ),
                assumed=self.text(mapping, "assumed", where),
                must=self.must(mapping, where),
            )

    def kind(self, mapping: Mapping[str, object], where: str) -> ClauseKind:
        """Read a clause's kind."""
        kind = self.text(mapping, "kind", where, required=True)
        if kind in _KINDS:
            return _KINDS[kind]
        if kind:
            self.note(f"{where}: kind", f"one of {', '.join(_KINDS)}, not {briefly(kind)}")
        return ClauseKind.RULE

    def must(self, mapping: Mapping[str, object], where: str) -> str:
        """Read what a printed *must* means: ``true``, or in a sentence why nobody has to do anything."""
        must = self.text(mapping, "must", where)
        if must and must != DUTY and " " not in must:
            self.note(f"{where}: must", f"true, or why nobody has to do anything, not {briefly(must)}")
        return must

    def see(self, data: object, where: str) -> Iterator[str]:
        """Read the ids that a clause refers to."""
        for entry in self.entries(data, f"{where}: see"):
            if isinstance(entry, str) and is_clause_id(entry):
                yield entry
            else:
                self.note(f"{where}: see", f"clause ids, not {briefly(entry)}")

    def readings(self, data: object, where: str) -> Iterator[Reading]:
        """Read a clause's readings."""
        for number, entry in enumerate(self.entries(data, f"{where}: readings"), start=1):
            place = f"{where}: reading {number}"
            mapping = self.mapping(entry, place, _READING_KEYS)
            if not mapping:
                continue
            told = {key: self.text(mapping, key, place, required=key != "other") for key in _READING_KEYS}
            yield Reading(**told)

    def printings(self, data: object, where: str) -> Iterator[Reading]:
        """Read a clause's other wordings: what each changes in play, and which of the two is played."""
        for number, entry in enumerate(self.entries(data, f"{where}: printings"), start=1):
            place = f"{where}: printing {number}"
            mapping = self.mapping(entry, place, _PRINTING_KEYS)
            if not mapping:
                continue
            date, difference, reading, reason = (
                self.text(mapping, key, place, required=True) for key in _PRINTING_KEYS
            )
            yield Reading(f"In the printing of {date}, {difference} Which is played?", reading, reason, printing=date)


_KINDS: Mapping[str, ClauseKind] = {str(kind): kind for kind in ClauseKind}
