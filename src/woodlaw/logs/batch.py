"""Many games: finding them in folders and checking them one after another, on one core or on several.

Everything streams: a report is given as soon as it and all before it are known, and then forgotten, so that ten
thousand games need no more memory than ten.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from woodlaw.factions import UnusableFaction
from woodlaw.law.files import LawError
from woodlaw.law.paths import NotAFile, files_below, read_file, reason
from woodlaw.logs.findings import GameReport
from woodlaw.logs.rootlog.decoding import LARGEST_FILE
from woodlaw.logs.time_limit import TookTooLong, time_limit
from woodlaw.logs.workers import Ready, in_order

if TYPE_CHECKING:
    from woodlaw.logs.cluster import Cluster
    from woodlaw.logs.resuming import KeptReports

SUFFIXES = (".rootlog", ".jsonl")
"""How the names of recorded games end; what else lies in a folder is passed over."""

_NAMED = " or ".join(f"*{suffix}" for suffix in SUFFIXES)

_GAME = "a recorded game"
"""What a file is expected to be unless something else is said."""

STANDARD_INPUT = "-"
"""The path that stands for standard input."""

GRACE = 5.0
"""Seconds after which a process is ended that has not broken off by itself what took too long."""


class Unreadable(Exception):
    """A file cannot be used; the message says what is wrong and what was expected, in one line."""


@dataclass(frozen=True, slots=True)
class Source:
    """A game to check: the ``name`` reports call it, and the ``path`` to read or the ``data`` already read.

    ``error`` is set instead where there is nothing to read.
    """

    name: str
    path: str = ""
    data: bytes = b""
    error: str = ""


def find(paths: Iterable[str], standard_input: BinaryIO) -> Iterator[Source]:
    """Yield the games of files, folders and ``-``, in the order given; those of a folder sorted by name.

    A path that cannot be used gives a source that says so. Links to folders inside a folder are not followed, so no
    walk is endless.
    """
    for path in paths:
        if path == STANDARD_INPUT:
            yield _from_standard_input(standard_input)
        elif not path:
            yield Source("''", error="an empty path; expected a file, a folder, or - for standard input")
        elif _is_folder(path):
            yield from _in_folder(path)
        else:
            yield Source(printable(path), path)


def printable(path: str) -> str:
    """Return a path as text that can be written anywhere: bytes that are not UTF-8 are written out."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def read(path: str, expected: str = _GAME) -> bytes:
    """Return the bytes of a file. Raises :class:`Unreadable` where it cannot be read or is too large."""
    try:
        return _bounded(read_file(path, LARGEST_FILE), expected)
    except NotAFile:
        raise Unreadable("not a regular file; expected a file, a folder, or - for standard input") from None
    except FileNotFoundError:
        raise Unreadable(f"no such file or folder; expected {expected}") from None
    except (OSError, ValueError) as error:
        raise Unreadable(f"cannot be read ({reason(error)}); expected {expected}") from None


def read_standard_input(standard_input: BinaryIO, expected: str = _GAME) -> bytes:
    """Return what standard input holds. Raises :class:`Unreadable` where it cannot be read or is too much."""
    try:
        return _bounded(standard_input.read(LARGEST_FILE + 1), expected)
    except OSError as error:
        raise Unreadable(f"cannot be read ({error.strerror}); expected {expected}") from None


def loaded(source: Source) -> Source:
    """Return a source with what its path holds, or with why that cannot be read."""
    if not source.path:
        return source
    try:
        return Source(source.name, data=read(source.path))
    except Unreadable as error:
        return Source(source.name, error=str(error))


def check(
    sources: Iterable[Source],
    jobs: int = 1,
    seconds: float | None = None,
    *,
    kept: KeptReports | None = None,
    cluster: Cluster | None = None,
) -> Iterator[GameReport]:
    """Yield the report of each source, in order, whatever the number of ``jobs`` (processes) that work on them.

    A source that takes longer than so many ``seconds`` is broken off, and its report says so. Reports that are ``kept``
    are not made again. Where there is a ``cluster``, it does the work, and needs none of the files.
    """
    work = partial(check_source, seconds=seconds)

    def run(tasks: Iterator[Source | Ready[GameReport]]) -> Iterator[GameReport]:
        if cluster:
            return cluster.in_order(work, tasks, _lost)
        return in_order(work, tasks, jobs, _lost, None if seconds is None else seconds + GRACE)

    if kept:
        return kept.through(run, sources)
    return run(map(loaded, sources) if cluster else iter(sources))


def check_source(source: Source, seconds: float | None = None) -> GameReport:
    """Return the report of one source; never raises for what is in it."""
    try:
        with time_limit(seconds):
            return _checked(source)
    except TookTooLong:
        why = f"not checked in {seconds:g} seconds, and broken off; expected a recorded game, or a longer time limit"
        return GameReport(source.name, error=why, passing=True)


def _checked(source: Source) -> GameReport:
    source = loaded(source)
    if source.error:
        return GameReport(source.name, error=source.error, passing=True)
    data = source.data
    if not data:
        return GameReport(source.name, error="an empty file; expected a recorded game")
    from woodlaw.logs.check import check_bytes

    try:
        return check_bytes(data, source.name)
    except UnusableFaction as error:
        return GameReport(source.name, error=str(error), passing=True)
    except LawError as error:
        return GameReport(source.name, error=f"the Law cannot be read: {error.first}", passing=True)
    except Exception as error:
        if os.environ.get("WOODLAW_DEBUG"):
            raise
        fault = f"a fault in woodlaw, please report it ({type(error).__name__}); expected a report"
        return GameReport(source.name, error=fault, passing=True)


def _lost(source: Source, why: str) -> GameReport:
    return GameReport(source.name, error=f"{why}; expected a report", passing=True)


def _from_standard_input(standard_input: BinaryIO) -> Source:
    try:
        return Source(STANDARD_INPUT, data=read_standard_input(standard_input))
    except Unreadable as error:
        return Source(STANDARD_INPUT, error=str(error))


def _bounded(data: bytes, expected: str) -> bytes:
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"larger than {LARGEST_FILE} bytes; expected {expected} of a few thousand bytes")
    return data


def _is_folder(path: str) -> bool:
    try:
        return Path(path).is_dir()
    except OSError:
        return False


def _in_folder(folder: str) -> Iterator[Source]:
    empty = True
    for path, error in files_below(folder, SUFFIXES):
        empty = False
        fault = f"a folder that cannot be read ({reason(error)}); expected games in it" if error else ""
        yield Source(printable(path), "" if error else path, error=fault)
    if empty:
        yield Source(printable(folder), error=f"a folder without games; expected files named {_NAMED} in it")
