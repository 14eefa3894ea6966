"""Reading a faction's ``board.yaml``: its pieces, its printed values and what is called how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
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


@dataclass(frozen=True, slots=True)
class Names:
    """What players and records call what is a faction's own, where that is not the name it has anyway."""

    uncounted: tuple[str, ...] = ()
    """Kinds of piece whose word has no plural of its own, such as ``wood``."""
    supplies: tuple[str, ...] = ()
    """What its supply, or a part of it, is called besides, such as ``blind bag``."""
    boxes: Mapping[str, str] = field(default_factory=dict)
    """The box of its board that a record means by a part (``"r"``), or for ``"cards"`` or a kind of piece."""
    box_titles: Mapping[str, str] = field(default_factory=dict)
    """What players call boxes of its board, where that is not the name that records and positions have."""
    shown_empty: tuple[str, ...] = ()
    """The boxes for cards of its board that pictures show while they are empty, too."""


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


def names_in(package: str, board: Mapping[str, object]) -> Names:
    """Return what a board says under ``names``, each of them or none; raises :class:`BoardError`."""
    told = board.get("names") or {}
    known = {each.name.replace("_", " "): each.name for each in fields(Names)}
    if not isinstance(told, dict) or not told.keys() <= known.keys():
        raise BoardError(f"{package}/board.yaml: names: expected a mapping of {', '.join(known)}")
    return Names(**{known[key]: _named(package, key, value) for key, value in told.items()})


def _named(package: str, key: str, value: object) -> Any:
    """Return names as they are kept: from one word to another, or one behind the other."""
    from_to = key.startswith("box")
    words = [*value, *value.values()] if isinstance(value, dict) else value
    if (
        isinstance(value, dict) is not from_to
        or not isinstance(words, list)
        or not all(isinstance(w, str) for w in words)
    ):
        expected = "a mapping from words to words" if from_to else "a list of words"
        raise BoardError(f"{package}/board.yaml: names: {key}: expected {expected}")
    return value if from_to else tuple(words)
