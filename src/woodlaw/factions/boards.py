"""Reading a faction's ``board.yaml``: its pieces and printed values."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from woodlaw.factions import UnusableFaction
from woodlaw.law.files import briefly, no_yaml, plain, yaml_error
from woodlaw.law.paths import reason
from woodlaw.table.pieces import Category, Piece, piece


class BoardError(UnusableFaction):
    """A faction's ``board.yaml`` is not what it should be; the message says where."""


@dataclass(frozen=True, slots=True)
class PieceSpec:
    """One kind of piece of a faction: how many the box holds, and its Rootlog letters (``"b_s"``), if any.

    ``most`` is how many there are of one face of a piece that has several, if that is known, by a ``clause``.
    """

    piece: Piece
    count: int
    rootlog: tuple[str, ...]
    most: int | None = None
    clause: str = ""


def folder_of(package: str) -> Path:
    """Return the folder of a package."""
    return Path(next(iter(import_module(package).__path__)))


def read_board(package: str) -> dict[str, Any]:
    """Return what the ``board.yaml`` of a faction's package says; raises :class:`BoardError`."""
    try:
        loaded = plain(folder_of(package) / "board.yaml")
    except OSError as error:
        raise BoardError(f"{package}/board.yaml: expected a readable file; {reason(error)}") from error
    except yaml_error() as error:
        raise BoardError(f"{package}/{no_yaml(Path('board.yaml'), error).first}") from error
    if not isinstance(loaded, dict) or not isinstance(loaded.get("pieces"), dict):
        raise BoardError(f"{package}/board.yaml: expected a mapping with 'pieces'")
    return loaded


def piece_spec(package: str, owner: str, kind: str, spec: object) -> PieceSpec:
    """Return what a board says of a kind of piece of its owner's; raises :class:`BoardError`."""
    known = [str(each) for each in Category]
    match spec:
        case {"category": str(category), "count": int(count), **more} if category in known and count >= 0:
            letters, most = tuple(str(more.get("rootlog") or "").split()), more.get("most")
            made, clause = piece(owner, kind, Category(category)), str(more.get("clause") or "")
            return PieceSpec(made, count, letters, most if isinstance(most, int) else None, clause)
    expected = f"a category ({', '.join(known)}) and a count"
    raise BoardError(f"{package}/board.yaml: pieces: {briefly(kind)}: expected {expected}")
