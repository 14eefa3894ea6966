"""Where recorded games come from: files, folders and standard input."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from woodlaw.law.paths import NotAFile, files_below, read_file, reason
from woodlaw.law.problems import CannotAnswer
from woodlaw.law.values import Fixed
from woodlaw.logs.rootlog.decoding import LARGEST_FILE

SUFFIXES = (".rootlog", ".jsonl")
"""How the names of recorded games end; what else lies in a folder is passed over."""

_NAMED = " or ".join(f"*{suffix}" for suffix in SUFFIXES)

_GAME = "a recorded game"
"""What a file is expected to be unless something else is said."""

STANDARD_INPUT = "-"
"""The path that stands for standard input."""


class Unreadable(CannotAnswer):
    """A file cannot be used; the message says what is wrong and what was expected, in one line."""


class Source(Fixed):
    """A game to check: the ``name`` reports call it, and the ``path`` to read or the ``data`` already read.

    ``error`` is set instead where there is nothing to read. ``game`` is the number of the game in a file that holds
    several, from 1; 0 where it holds one.
    """

    name: str
    path: str = ""
    data: bytes = b""
    error: str = ""
    game: int = 0


def find(paths: Iterable[str], standard_input: BinaryIO) -> Iterator[Source]:
    """Yield the games of files, folders and ``-``, in the order given; those of a folder sorted by name.

    A path that cannot be used gives a source that says so. Links to folders inside a folder are not followed, so no
    walk is endless.
    """
    for path in paths:
        if path == STANDARD_INPUT:
            yield from _games_of(_from_standard_input(standard_input))
        elif not path:
            yield Source("''", error="an empty path; expected a file, a folder, or - for standard input")
        elif _is_folder(path):
            yield from _in_folder(path)
        else:
            yield from _games_of(Source(printable(path), path))


def _games_of(source: Source) -> Iterator[Source]:
    """Yield a source, or one for each game where it holds several, named by their numbers: ``league.rootlog#2``."""
    from woodlaw.logs.rootlog.several import games_in_bytes, may_hold_several

    data = loaded(source).data
    games = games_in_bytes(data) if may_hold_several(data) else 1
    if games == 1:
        yield source
        return
    for number in range(1, games + 1):
        yield replace(source, name=f"{source.name}#{number}", game=number)


def printable(path: str) -> str:
    """Return a path as text that can be written anywhere: bytes that are not UTF-8 are written out."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def read(path: str, expected: str = _GAME) -> bytes:
    """Return the bytes of a file. Raises :class:`Unreadable` where it cannot be read or is too large."""
    try:
        return _bounded(read_file(path, LARGEST_FILE), expected)
    except Unreadable:
        raise
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
    from woodlaw.logs.rootlog.several import game_in_bytes

    if source.path:
        try:
            source = replace(source, path="", data=read(source.path))
        except Unreadable as error:
            return Source(source.name, error=str(error))
    return replace(source, data=game_in_bytes(source.data, source.game), game=0) if source.game else source


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
        yield from _games_of(Source(printable(path), "" if error else path, error=fault))
    if empty:
        yield Source(printable(folder), error=f"a folder without games; expected files named {_NAMED} in it")
