"""Reading a chapter of the Law from its file.

A chapter is a YAML file named after it (``hcc.yaml``, ``rb_6.yaml``). Such files may come from anybody, so they are
read within bounds and with a loader that makes nothing but text, lists and mappings; whatever does not fit is told in
one line each, and never raises anything but :class:`LawError`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from woodlaw.law.clauses import Chapter, Clause, ClauseKind, Reading, is_clause_id, parent_of

if TYPE_CHECKING:
    import yaml

LARGEST_FILE = 1_000_000
"""Bytes in a chapter file at most."""
LONGEST_LINE = 2_000
"""Characters in a line of a chapter file at most; with :data:`MOST_BRACKETS` it bounds how deep the file nests."""
MOST_BRACKETS = 2_000
"""Opening brackets and braces in a chapter file at most."""
MOST_PROBLEMS = 50
"""Problems told of one chapter file at most."""

_CHAPTER_KEYS = ("chapter", "title", "document", "edition", "clauses")
_CLAUSE_KEYS = ("id", "title", "kind", "text", "see", "readings", "assumed")
_READING_KEYS = ("on", "reading", "reason")


class LawError(Exception):
    """Data of the Law that cannot be used. ``problems`` are lines that say where, and what was expected."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def chapter_of_file(path: Path) -> str:
    """Return the id of the chapter that a file name stands for: ``rb_6.yaml`` is ``RB.6``."""
    return path.stem.upper().replace("_", ".")


def read_chapter(path: Path) -> Chapter:
    """Read a chapter from its file.

    Raises :class:`LawError` with every problem of the file: bad YAML, a key that is unknown or missing, a value of the
    wrong type, an id or a kind that is none.
    """
    reader = _Reader(path.name)
    chapter = reader.chapter(_parse(path), chapter_of_file(path))
    if reader.problems:
        raise LawError(tuple(reader.problems))
    return chapter


def _parse(path: Path) -> object:
    """Turn the file into text, lists and mappings."""
    import yaml

    text = _bounded_text(path)
    try:
        return yaml.load(text, Loader=_loader())  # noqa: S506 -- makes less than the safe loader does
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{path.name}:{mark.line + 1}:{mark.column + 1}" if mark else path.name
        problem = getattr(error, "problem", None) or "not readable text"
        raise LawError((f"{where}: expected YAML; {problem}",)) from error
    except RecursionError:
        raise LawError((f"{path.name}: expected a chapter; lists are nested too deep",)) from None


def _bounded_text(path: Path) -> str:
    """Return what the file says, or refuse it before a parser sees what it could choke on."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        text = raw.decode("utf-8-sig")
    except OSError as error:
        raise LawError((f"{path.name}: expected a readable file; {error.strerror}",)) from error
    except UnicodeDecodeError as error:
        raise LawError((f"{path.name}: expected UTF-8; byte {error.start} is not",)) from error
    if len(raw) > LARGEST_FILE:
        raise LawError((f"{path.name}: expected at most {LARGEST_FILE} bytes",))
    if max(map(len, re.split(r"[\n\r\x85\u2028\u2029]", text))) > LONGEST_LINE:
        raise LawError((f"{path.name}: expected lines of at most {LONGEST_LINE} characters",))
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise LawError((f"{path.name}: expected at most {MOST_BRACKETS} opening brackets",))
    return text


@functools.cache
def _loader() -> type[yaml.BaseLoader]:
    """Return the loader: every scalar is text (an id like 1.10 is no number), and no key may stand twice."""
    import yaml

    base = cast("type[yaml.BaseLoader]", getattr(yaml, "CBaseLoader", yaml.BaseLoader))

    class ChapterLoader(base):  # type: ignore[valid-type, misc]
        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            mapping: dict[Any, Any] = super().construct_mapping(node, deep)
            if len(mapping) < len(node.value):
                raise yaml.constructor.ConstructorError(None, None, "a key stands twice", node.start_mark)
            return mapping

    return ChapterLoader


class _Reader:
    """Turns parsed YAML into clauses, and notes what does not fit."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[str] = []
        self.seen: set[int] = set()

    def chapter(self, data: object, expected_id: str) -> Chapter:
        """Read the whole file's mapping."""
        mapping = self.mapping(data, "a chapter", _CHAPTER_KEYS)
        chapter_id = self.text(mapping, "chapter", "the chapter", required=True)
        if chapter_id and chapter_id != expected_id:
            self.note("chapter", f"{expected_id}, as the file is named, not {_shown(chapter_id)}")
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
                self.note(f"{where}: id", f"one like HCC.2.6.IV or 16.2.2.Ia, not {_shown(clause_id)}")
            yield Clause(
                id=clause_id,
                title=self.text(mapping, "title", where, required=True),
                kind=self.kind(mapping, where),
                parent=None if clause_id == chapter else parent_of(clause_id),
                chapter=chapter,
                document=document,
                text=self.text(mapping, "text", where),
                see=tuple(self.see(mapping.get("see", []), where)),
                readings=tuple(self.readings(mapping.get("readings", []), where)),
                assumed=self.text(mapping, "assumed", where),
            )

    def kind(self, mapping: Mapping[str, object], where: str) -> ClauseKind:
        """Read a clause's kind."""
        kind = self.text(mapping, "kind", where, required=True)
        if kind in _KINDS:
            return _KINDS[kind]
        if kind:
            self.note(f"{where}: kind", f"one of {', '.join(_KINDS)}, not {_shown(kind)}")
        return ClauseKind.RULE

    def see(self, data: object, where: str) -> Iterator[str]:
        """Read the ids that a clause refers to."""
        for entry in self.entries(data, f"{where}: see"):
            if isinstance(entry, str) and is_clause_id(entry):
                yield entry
            else:
                self.note(f"{where}: see", f"clause ids, not {_shown(entry)}")

    def readings(self, data: object, where: str) -> Iterator[Reading]:
        """Read a clause's readings."""
        for number, entry in enumerate(self.entries(data, f"{where}: readings"), start=1):
            place = f"{where}: reading {number}"
            mapping = self.mapping(entry, place, _READING_KEYS)
            if not mapping:
                continue
            on, reading, reason = (self.text(mapping, key, place, required=True) for key in _READING_KEYS)
            yield Reading(on, reading, reason)

    def mapping(self, data: object, where: str, keys: tuple[str, ...]) -> Mapping[str, object]:
        """Return the data as a mapping with none but the keys named, or an empty one."""
        if not isinstance(data, dict) or not data:
            self.note(where, f"a mapping with the keys {', '.join(keys)}, not {_shown(data)}")
            return {}
        if self.seen_before(data, where):
            return {}
        for key in data:
            if key not in keys:
                self.note(where, f"none but the keys {', '.join(keys)}, not {_shown(key)}")
        return data

    def entries(self, data: object, where: str) -> list[object]:
        """Return the data as a list."""
        if not isinstance(data, list):
            self.note(where, f"a list, not {_shown(data)}")
            return []
        return [] if self.seen_before(data, where) else data

    def seen_before(self, data: list[object] | dict[object, object], where: str) -> bool:
        """Notice a part that stands in several places: by aliases, a short file can stand for an endless one."""
        if data and id(data) in self.seen:
            self.note(where, "no aliases")
            return True
        self.seen.add(id(data))
        return False

    def text(self, mapping: Mapping[str, object], key: str, where: str, *, required: bool = False) -> str:
        """Return one line of text under a key, or an empty text."""
        value = mapping.get(key)
        if value is None and not required:
            return ""
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.note(f"{where}: {key}", "some text" if value is None else f"some text, not {_shown(value)}")
        return ""

    def note(self, where: str, expected: str) -> None:
        """Note a problem, unless there are enough of them."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(f"{self.file}: {where}: expected {expected}")


_KINDS: Mapping[str, ClauseKind] = {str(kind): kind for kind in ClauseKind}


def _shown(value: object) -> str:
    """Show a value briefly, whatever it is and however large."""
    if isinstance(value, str):
        return f"'{value[:40]}'" if value.isprintable() else "text that cannot be printed"
    kind = "list" if isinstance(value, list) else "mapping"
    return f"a {kind}" if value else f"an empty {kind}"
