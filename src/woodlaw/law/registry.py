"""The Law: every clause by its id, read chapter by chapter as it is asked for.

>>> clause = law().clause("4.2.1")
>>> clause.title, clause.parent
('You Must Rule', '4.2')
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from pathlib import Path

from woodlaw.law.chapters import chapter_of_file, read_chapter
from woodlaw.law.clauses import Chapter, Clause
from woodlaw.law.files import LARGEST_FILE, LawError, read_text
from woodlaw.law.installed import installed_folders
from woodlaw.law.problems import CannotAnswer, Problem

_PACKAGED = Path(__file__).parent / "data"
_MOST_PARTS = 8
"""No chapter's id has more parts with dots between, whatever somebody cites."""


class UnknownClause(CannotAnswer, KeyError):
    """No clause has this id. ``asked`` is what was asked for, ``nearest`` the ids most like it."""

    def __init__(self, asked: str, nearest: tuple[str, ...]) -> None:
        shown = asked if len(asked) <= 40 else asked[:40] + "…"
        near = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__([Problem("", f"no clause {shown!r}{near}", nearest)])
        self.asked = asked
        self.nearest = nearest


class Law:
    """All clauses of one or more folders of chapters.

    A chapter's file is read when one of its clauses is first asked for, and only then. If two folders hold the same
    chapter, or a later one holds a part of it, the earlier folder has it; :meth:`validate` tells.
    """

    def __init__(self, *folders: Path | str, further: Callable[[], Iterable[Path]] = tuple) -> None:
        """Take stock of the chapters in the folders, without reading them.

        ``further`` finds more folders, which come after these. It is asked once, as soon as a chapter is none of
        theirs or all chapters are wanted. Raises :class:`LawError` for what is no folder.
        """
        self._files: dict[str, Path] = {}
        self._shadowed: list[Path] = []
        self._read: dict[str, Mapping[str, Clause]] = {}
        self._chapters: dict[str, Chapter] = {}
        self._further: Callable[[], Iterable[Path]] | None = further
        self._take_stock(map(Path, folders))

    def _take_stock(self, folders: Iterable[Path]) -> None:
        for folder in folders:
            if not folder.is_dir():
                raise LawError((f"{folder}: expected a folder of chapters",))
            earlier = dict(self._files)
            for path in sorted(folder.glob("*.yaml")):
                chapter_id = chapter_of_file(path)
                if chapter_id in self._files or _chapter_among(earlier, chapter_id):
                    self._shadowed.append(path)
                else:
                    self._files[chapter_id] = path
        self._files = dict(sorted(self._files.items(), key=lambda entry: _order(entry[0])))

    def _look_further(self) -> None:
        """Take stock of the further folders, once; a line each is logged of files that are not read."""
        if self._further is not None:
            further, self._further = self._further, None
            before = len(self._shadowed)
            self._take_stock(further())
            for path in self._shadowed[before:]:
                import logging

                what = "/".join(path.parts[-3:]), chapter_of_file(path)
                logging.getLogger(__name__).warning("%s is not read: chapter %s is told already", *what)

    def chapters(self) -> tuple[str, ...]:
        """Return the ids of all chapters in the Law's order, reading none: numbers first, then letters, then longer."""
        self._look_further()
        return tuple(self._files)

    def chapter(self, chapter_id: str) -> Chapter:
        """Return a chapter. Raises :class:`UnknownClause`, and :class:`LawError` if its file cannot be used."""
        if not self.is_chapter(chapter_id):
            raise UnknownClause(chapter_id, self.nearest(chapter_id))
        if chapter_id not in self._chapters:
            self._chapters[chapter_id] = read_chapter(self._files[chapter_id])
        return self._chapters[chapter_id]

    def is_chapter(self, chapter_id: str) -> bool:
        """Say whether a chapter has this id; nothing is read."""
        return self.chapter_of(chapter_id) == chapter_id

    def chapter_of(self, clause_id: str) -> str | None:
        """Return the id of the chapter that a clause of this id would stand in, or ``None``; nothing is read."""
        found = _chapter_among(self._files, clause_id)
        if found is None and clause_id:
            self._look_further()
            found = _chapter_among(self._files, clause_id)
        return found

    def clause(self, clause_id: str) -> Clause:
        """Return the clause of an id, reading only its chapter.

        Raises :class:`UnknownClause` if there is none, and :class:`LawError` if the chapter's file cannot be used.
        """
        chapter = self.chapter_of(clause_id)
        found = self._by_id(chapter).get(clause_id) if chapter else None
        if found is None:
            raise UnknownClause(clause_id, self.nearest(clause_id))
        return found

    def _by_id(self, chapter_id: str) -> Mapping[str, Clause]:
        if chapter_id not in self._read:
            self._read[chapter_id] = {clause.id: clause for clause in self.chapter(chapter_id).clauses}
        return self._read[chapter_id]

    def sources(self) -> Mapping[Path, str]:
        """Return the files of all chapters, reading none, with the chapter that each tells."""
        self._look_further()
        return {file: chapter_id for chapter_id, file in self._files.items()}

    def source_of(self, clause_id: str) -> tuple[Path, int]:
        """Return the file that tells a clause, and the line where it begins. Raises like :meth:`clause`."""
        file = self._files[self.clause(clause_id).chapter]
        entry = re.compile(rf"-?\s*id:\s*[\"']?{re.escape(clause_id)}[\"']?\s*(?:#.*)?")
        lines = read_text(file, LARGEST_FILE).split("\n")
        return file, next((number for number, line in enumerate(lines, 1) if entry.fullmatch(line.strip())), 1)

    def children(self, clause_id: str) -> tuple[Clause, ...]:
        """Return the clauses right below a clause or chapter, in the Law's order. Raises like :meth:`clause`."""
        if not self.is_chapter(clause_id):
            self.clause(clause_id)
        chapter = self.chapter(self.chapter_of(clause_id) or clause_id)
        return tuple(clause for clause in chapter.clauses if clause.parent == clause_id)

    def ancestors(self, clause_id: str) -> tuple[Clause, ...]:
        """Return the clauses above a clause, the outermost first. Raises like :meth:`clause`."""
        above: list[Clause] = []
        clause = self.clause(clause_id)
        by_id = self._by_id(clause.chapter)
        while clause.parent is not None and clause.parent in by_id:
            clause = by_id[clause.parent]
            above.append(clause)
        return tuple(reversed(above))

    def cited_by(self, clause_id: str) -> tuple[Clause, ...]:
        """Return clauses that refer to this one, in the Law's order. Reads all chapters; raises like :meth:`clause`."""
        self.clause(clause_id)
        return self._citing.get(clause_id, ())

    @functools.cached_property
    def _citing(self) -> Mapping[str, tuple[Clause, ...]]:
        citing: dict[str, tuple[Clause, ...]] = {}
        for clause in self:
            for seen in clause.see:
                citing[seen] = (*citing.get(seen, ()), clause)
        return citing

    def nearest(self, clause_id: str) -> tuple[str, ...]:
        """Return up to three ids most like this one, reading no chapter but the one it seems to mean."""
        from difflib import get_close_matches

        chapter = self.chapter_of(clause_id)
        if chapter is None:
            return tuple(get_close_matches(clause_id[:40].upper(), self.chapters(), cutoff=0.4))
        if chapter == clause_id:
            return tuple(clause.id for clause in self.chapter(chapter).clauses if clause.parent == chapter)[:3]
        return tuple(get_close_matches(clause_id[:40], self._by_id(chapter), cutoff=0.4))

    def validate(self) -> list[str]:
        """Return everything that is wrong with the data, a line each; an empty list when all is well.

        Told are files that cannot be used (see :func:`~woodlaw.law.chapters.read_chapter`), chapters and ids that stand
        twice, ids outside their chapter, unknown parents, and references to clauses that do not exist.
        """
        chapter_ids = self.chapters()
        problems = [f"{path.name}: chapter {chapter_of_file(path)} stands in another folder" for path in self._shadowed]
        readable: list[Chapter] = []
        for chapter_id in chapter_ids:
            try:
                readable.append(self.chapter(chapter_id))
            except LawError as error:
                problems += error.problems
        known = {clause.id for chapter in readable for clause in chapter.clauses}
        for chapter in readable:
            file = self._files[chapter.id].name
            problems += [f"{file}: {problem}" for problem in _problems_of(chapter, known)]
        return problems

    def __iter__(self) -> Iterator[Clause]:
        """Go through all clauses in the Law's order. Reads the chapters one by one."""
        for chapter_id in self.chapters():
            yield from self.chapter(chapter_id).clauses

    def __len__(self) -> int:
        return sum(len(self.chapter(chapter_id).clauses) for chapter_id in self.chapters())

    def __contains__(self, clause_id: object) -> bool:
        """Say whether a clause has this id, reading only its chapter."""
        chapter = self.chapter_of(clause_id) if isinstance(clause_id, str) else None
        return chapter is not None and clause_id in self._by_id(chapter)


@functools.cache
def law() -> Law:
    """Return the Law: the chapters that Woodlaw carries and those of installed factions; always the same object."""
    return Law(_PACKAGED, further=installed_folders)


def _chapter_among(chapter_ids: Container[str], clause_id: str) -> str | None:
    """Return the one of some chapters that a clause of this id would stand in, or ``None``."""
    candidate = ".".join(clause_id.split(".", _MOST_PARTS)[:_MOST_PARTS])
    while candidate and candidate not in chapter_ids:
        candidate = candidate.rpartition(".")[0]
    return candidate or None


def _problems_of(chapter: Chapter, known: set[str]) -> Iterator[str]:
    """Tell what is wrong with the clauses of one chapter, given all ids there are."""
    seen: set[str] = set()
    for clause in chapter.clauses:
        if clause.id in seen:
            yield f"{clause.id} stands twice"
        seen.add(clause.id)
        if clause.id != chapter.id and not clause.id.startswith(f"{chapter.id}."):
            yield f"{clause.id} is not of chapter {chapter.id}"
        elif clause.parent not in (None, chapter.id) and clause.parent not in known:
            yield f"{clause.id} stands below {clause.parent}, which does not exist"
        for seen_id in clause.see:
            if seen_id not in known:
                yield f"{clause.id} refers to {seen_id}, which does not exist"


def _order(chapter_id: str) -> tuple[tuple[bool, int, str], ...]:
    """Sort chapters: numbers by value before letters, a single letter before longer names."""
    return tuple(
        (not part.isdecimal(), int(part) if part.isdecimal() else len(part) > 1, part) for part in chapter_id.split(".")
    )
