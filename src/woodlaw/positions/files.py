"""Positions in files that another file names: only beside it or in a folder below."""

from __future__ import annotations

from pathlib import Path

from woodlaw.law.paths import read_file, reason
from woodlaw.positions.position import Position
from woodlaw.positions.reading import read_position
from woodlaw.positions.source import LARGEST


def read_position_in(folder: Path | None, name: str) -> Position:
    """Return the position in a file of a folder or below it.

    Raises ``ValueError`` (or :class:`NotAPosition`, one of them) with what is wrong.
    """
    if folder is None:
        raise ValueError("there is no folder to look for it in")
    return read_position(text_in(folder, name))


def text_in(folder: Path, name: str) -> str:
    """Return the text of a file of a folder or below it; raises ``ValueError`` for any other."""
    home = folder.resolve()
    try:
        path = (home / name).resolve()
    except (OSError, ValueError, RuntimeError):
        raise ValueError("it is no name of a file") from None
    if not path.is_relative_to(home):
        raise ValueError("it lies outside of the folder; expected a file beside the one that names it, or below")
    try:
        data = read_file(path, LARGEST)
    except FileNotFoundError:
        raise ValueError("there is no such file") from None
    except OSError as error:
        raise ValueError(f"it cannot be read ({reason(error)})") from None
    if len(data) > LARGEST:
        raise ValueError(f"too large: expected at most {LARGEST} bytes")
    return data.decode("utf-8")
