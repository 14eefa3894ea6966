"""Reports kept in a file: a batch goes on where it was stopped, and games that have not changed are not checked again.

A report is kept by what it follows from: the bytes of the game, and all of Woodlaw and of the factions that are
installed. It is kept as soon as it is known, whatever ends the batch after that. Nothing is kept of what another run
may tell otherwise.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, astuple, replace
from functools import cache
from pathlib import Path
from typing import Any

from woodlaw.law.installed import installed_code
from woodlaw.law.paths import NotAFile, files_below, reason
from woodlaw.logs.findings import (
    Cause,
    Edit,
    Finding,
    FindingKind,
    GameReport,
    JudgedTurn,
    Likely,
    Played,
    Seated,
    Standing,
    digest_of,
)
from woodlaw.logs.sources import Source, loaded
from woodlaw.logs.workers import CannotGoOn, NoRoom, Ready
from woodlaw.table.laid_over import laid_over

_OURS = 0x576C6177
"""What marks a database as a file of reports: ``Wlaw``."""

_NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
"""What SQLite says of a disk that takes no more."""

_NO_RIGHT = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
"""What it says of a place where nothing may be written."""

_TABLE = """
CREATE TABLE IF NOT EXISTS reports (program BLOB, game BLOB, report TEXT, PRIMARY KEY (program, game)) WITHOUT ROWID
"""


class KeptReports:
    """A file of reports: those of this Woodlaw, by the bytes of their games. Those of any other are thrown away."""

    def __init__(self, path: str) -> None:
        """Open the file, or make it. Raises :class:`~woodlaw.logs.workers.CannotGoOn`."""
        try:
            self._database = _opened(path)
            self._database.execute(_TABLE)
            self._database.execute("DELETE FROM reports WHERE program != ?", (program(),))
        except (sqlite3.Error, OSError, ValueError) as error:
            expected = "expected a file of kept reports, or a new one"
            if isinstance(error, sqlite3.Error):
                code, why = error.sqlite_errorcode & 0xFF, str(error)
                if code in _NO_ROOM:
                    raise NoRoom(path, f"cannot be written ({why}); expected room for the reports") from None
                if code in _NO_RIGHT:
                    raise NoRoom(path, f"cannot be written ({why}); {expected}") from None
            else:
                why = reason(error)
            raise CannotGoOn(path, f"cannot be used ({why}); {expected}") from None
        self._path = path

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def through(
        self,
        check: Callable[[Iterator[Source | Ready[GameReport]]], Iterator[GameReport]],
        sources: Iterable[Source],
        *,
        causes: bool = False,
        plays: bool = False,
    ) -> Iterator[GameReport]:
        """Yield the report of each source, in order: one that is kept, or else what ``check`` says, which is kept.

        Reports with ``causes``, and of turns that were played, are kept apart from those without. Raises
        :class:`~woodlaw.logs.workers.CannotGoOn` where there is no room.
        """
        keys: deque[bytes] = deque()

        def tasks() -> Iterator[Source | Ready[GameReport]]:
            for source in map(loaded, sources):
                keys.append(_key(source, causes=causes, plays=plays))
                kept = None if source.error else self._report(keys[-1], source.name)
                yield Ready(replace(kept, digest=digest_of(source.data))) if kept else source

        for report in check(tasks()):
            self._keep(keys.popleft(), report)
            yield report

    def _report(self, key: bytes, name: str) -> GameReport | None:
        rows = self._database.execute("SELECT report FROM reports WHERE program = ? AND game = ?", (program(), key))
        row = rows.fetchone()
        return _read(row[0], name) if row else None

    def _keep(self, key: bytes, report: GameReport) -> None:
        if report.passing:
            return
        try:
            statement = "INSERT OR IGNORE INTO reports VALUES (?, ?, ?)"
            self._database.execute(statement, (program(), key, _written(report)))
        except sqlite3.Error as error:
            raise NoRoom(self._path, f"cannot be written ({error}); expected room for the reports") from None


@cache
def program() -> bytes:
    """Return what changes whenever Woodlaw or an installed faction does, or what is laid over its printed values.

    It is a digest of all their files, and of what the user tells.
    """
    found = hashlib.blake2b(repr(laid_over()).encode(), digest_size=16)
    for name, place in installed_code():
        found.update(f"{name}\n".encode())
        for file in _code_in(place):
            data = file.read_bytes()
            found.update(f"{file.relative_to(place).as_posix()} {len(data)}\n".encode())
            found.update(data)
    return found.digest()


def _code_in(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    else:
        yield from (Path(path) for path, error in files_below(place, (".py", ".yaml")) if not error)


def _opened(path: str) -> sqlite3.Connection:
    file = Path(path)
    if file.exists() and not file.is_file():
        raise NotAFile
    begun = file.exists() and file.stat().st_size > 0
    # Every report is written at once, and outlasts whatever ends the process.
    database = sqlite3.connect(file, isolation_level=None)
    if begun and database.execute("PRAGMA application_id").fetchone()[0] != _OURS:
        raise ValueError("a database of something else")
    database.execute(f"PRAGMA application_id = {_OURS}")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def _key(source: Source, *, causes: bool, plays: bool) -> bytes:
    """Return what tells a report from others; the game's name counts only as far as it says what the file holds."""
    kind = Path(source.name).suffix.lower().encode()[:64]
    salt = (b"causes" if causes else b"") + (b"plays" if plays else b"")
    return hashlib.blake2b(source.data, digest_size=16, key=kind, salt=salt).digest()


def _written(report: GameReport) -> str:
    findings = [
        [each.kind.value, each.clause, each.line, each.column, each.action, each.message, each.expected]
        for each in report.findings
    ]
    causes = [astuple(each.cause) for each in report.findings]
    played = asdict(report.played) if report.played else None
    told = {"error": report.error, "findings": findings, "causes": causes, "turns": report.turns, "played": played}
    return json.dumps({**told, "judged": [astuple(each) for each in report.judged]})


def _read(text: object, name: str) -> GameReport | None:
    """Return the report that was written; None for what is none."""
    try:
        told = json.loads(str(text))
        findings = [
            replace(Finding(FindingKind(kind), *rest), cause=_cause(*cause))
            for (kind, *rest), cause in zip(told["findings"], told["causes"], strict=True)
        ]
        turns = [(int(line), str(whose)) for line, whose in told["turns"]]
        judged = [JudgedTurn(turn, line, who, Standing(how), why) for turn, line, who, how, why in told["judged"]]
        played = _played(told["played"])
        return GameReport(name, findings, str(told["error"]), turns=turns, played=played, judged=judged)
    except (ValueError, KeyError, TypeError):
        return None


def _played(told: dict[str, Any] | None) -> Played | None:
    if told is None:
        return None
    seats = tuple(Seated(**seat) for seat in told["seats"])
    return Played(str(told["map"]), str(told["deck"]), seats, tuple(told["winners"]))


def _cause(likely: str, follows: int | None, mend: Sequence[Sequence[Any]], certain: bool) -> Cause:
    return Cause(Likely(likely), follows, tuple(Edit(*edit) for edit in mend), certain)
