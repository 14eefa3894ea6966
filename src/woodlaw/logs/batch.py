"""Many games: finding them in folders and checking them one after another, on one core or on several.

Everything streams: a report is given as soon as it and all before it are known, and then forgotten, so that ten
thousand games need no more memory than ten.
"""

from __future__ import annotations

import os
import stat
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from woodlaw.factions import UnusableFaction
from woodlaw.logs.findings import GameReport
from woodlaw.logs.rootlog.decoding import LARGEST_FILE

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

SUFFIXES = (".rootlog", ".jsonl")
"""How the names of recorded games end; what else lies in a folder is passed over."""

_NAMED = " or ".join(f"*{suffix}" for suffix in SUFFIXES)

_GAME = "a recorded game"
"""What a file is expected to be unless something else is said."""

STANDARD_INPUT = "-"
"""The path that stands for standard input."""

CHUNK = 8
"""Games handed to a worker at a time."""

WAITING = 4
"""Chunks under way for each worker: enough that none is idle, few enough that results do not pile up."""


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
        # Opening a pipe could wait for ever, and a device never ends.
        if not stat.S_ISREG(Path(path).stat().st_mode):
            raise Unreadable("not a regular file; expected a file, a folder, or - for standard input")
        with Path(path).open("rb") as file:
            return _bounded(file, expected)
    except FileNotFoundError:
        raise Unreadable(f"no such file or folder; expected {expected}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unreadable(f"cannot be read ({reason}); expected {expected}") from None


def read_standard_input(standard_input: BinaryIO, expected: str = _GAME) -> bytes:
    """Return what standard input holds. Raises :class:`Unreadable` where it cannot be read or is too much."""
    try:
        return _bounded(standard_input, expected)
    except OSError as error:
        raise Unreadable(f"cannot be read ({error.strerror}); expected {expected}") from None


def check(sources: Iterable[Source], jobs: int = 1) -> Iterator[GameReport]:
    """Yield the report of each source, in order, whatever the number of ``jobs`` (processes) that work on them."""
    if jobs <= 1:
        for source in sources:
            yield check_source(source)
    else:
        yield from _check_in_workers(iter(sources), jobs)


def check_source(source: Source) -> GameReport:
    """Return the report of one source; never raises for what is in it."""
    if source.error:
        return GameReport(source.name, error=source.error)
    try:
        data = read(source.path) if source.path else source.data
    except Unreadable as error:
        return GameReport(source.name, error=str(error))
    if not data:
        return GameReport(source.name, error="an empty file; expected a recorded game")
    from woodlaw.logs.check import check_bytes

    try:
        return check_bytes(data, source.name)
    except UnusableFaction as error:
        return GameReport(source.name, error=str(error))
    except Exception as error:
        if os.environ.get("WOODLAW_DEBUG"):
            raise
        fault = f"a fault in woodlaw, please report it ({type(error).__name__}); expected a report"
        return GameReport(source.name, error=fault)


def _from_standard_input(standard_input: BinaryIO) -> Source:
    try:
        return Source(STANDARD_INPUT, data=read_standard_input(standard_input))
    except Unreadable as error:
        return Source(STANDARD_INPUT, error=str(error))


def _bounded(file: BinaryIO, expected: str) -> bytes:
    data = file.read(LARGEST_FILE + 1)
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
    for source in _walk(folder):
        empty = False
        yield source
    if empty:
        yield Source(printable(folder), error=f"a folder without games; expected files named {_NAMED} in it")


def _walk(folder: str) -> Iterator[Source]:
    # A stack of what is still to visit, not recursion: folders may be nested deeper than Python calls may be.
    stack = [iter([(folder, True)])]
    while stack:
        entry = next(stack[-1], None)
        if entry is None:
            stack.pop()
            continue
        path, is_folder = entry
        if not is_folder:
            yield Source(printable(path), path)
            continue
        try:
            stack.append(iter(_entries(path)))
        except OSError as error:
            fault = f"a folder that cannot be read ({error.strerror}); expected games in it"
            yield Source(printable(path), error=fault)


def _entries(folder: str) -> list[tuple[str, bool]]:
    """Return what a walk visits in a folder, sorted by name: its folders (True) and its games (False)."""
    with os.scandir(folder) as entries:
        found = [
            (entry.path, is_folder)
            for entry in entries
            if (is_folder := entry.is_dir(follow_symlinks=False)) or entry.name.lower().endswith(SUFFIXES)
        ]
    return sorted(found)


def _check_in_workers(sources: Iterator[Source], jobs: int) -> Iterator[GameReport]:
    from concurrent.futures.process import BrokenProcessPool

    pool = _workers(jobs)
    under_way: deque[tuple[list[Source], ProcessPoolExecutor, Future[list[GameReport]]]] = deque()
    try:
        while True:
            while len(under_way) < jobs * WAITING and (chunk := list(islice(sources, CHUNK))):
                under_way.append((chunk, pool, _hand_out(chunk, pool)))
            if not under_way:
                return
            chunk, handed_to, future = under_way.popleft()
            try:
                reports = iter(future.result())
            except BrokenProcessPool:
                pool = _workers(jobs) if handed_to is pool else pool
                reports = _check_apart(chunk)
            yield from reports
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _workers(count: int) -> ProcessPoolExecutor:
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(count, initializer=leave_interrupts_to_the_parent)


def _hand_out(chunk: list[Source], pool: ProcessPoolExecutor) -> Future[list[GameReport]]:
    from concurrent.futures import Future
    from concurrent.futures.process import BrokenProcessPool

    try:
        return pool.submit(_check_chunk, chunk)
    except BrokenProcessPool as error:
        broken: Future[list[GameReport]] = Future()
        broken.set_exception(error)
        return broken


def _check_chunk(chunk: list[Source]) -> list[GameReport]:
    return [check_source(source) for source in chunk]


def _check_apart(chunk: list[Source]) -> Iterator[GameReport]:
    """Yield the reports of a chunk during which a worker died, each source in a process of its own."""
    from concurrent.futures.process import BrokenProcessPool

    for source in chunk:
        with _workers(1) as pool:
            try:
                yield pool.submit(check_source, source).result()
            except BrokenProcessPool:
                fault = "the process that checked it died, perhaps for want of memory; expected a report"
                yield GameReport(source.name, error=fault)


def leave_interrupts_to_the_parent() -> None:
    """Let a worker pass over interrupts from the keyboard, which its parent sees too."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
