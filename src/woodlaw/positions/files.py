"""Positions in files that another file names: only beside it or in a folder below."""

from __future__ import annotations

from pathlib import Path

from woodlaw.positions.position import Position
from woodlaw.positions.reading import read_position
from woodlaw.positions.source import LARGEST


def read_position_in(folder: Path | None, name: str) -> Position:
    """Return the position in a file of a folder or below it.

    Raises ``ValueError`` (or :class:`NotAPosition`, one of them) and ``OSError`` with what is wrong.
    """
    if folder is None:
        raise ValueError("there is no folder to look for it in")
    return read_position(text_in(folder, name))


def text_in(folder: Path, name: str) -> str:
    """Return the text of a file of a folder or below it; raises ``ValueError`` for any other, and ``OSError``."""
    home = folder.resolve()
    try:
        path = (home / name).resolve()
    except (OSError, ValueError, RuntimeError):
        raise ValueError("it is no name of a file") from None
    if not path.is_relative_to(home):
        raise ValueError("it lies outside of the folder; expected a file beside the one that names it, or below")
    if not path.is_file():
        raise ValueError("there is no such file")
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"too large: expected at most {LARGEST} bytes")
    return data.decode("utf-8")
