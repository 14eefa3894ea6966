"""Reading a faction's ``board.yaml``: its pieces, its printed values and what is called how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from woodlaw.factions import UnusableFaction
from woodlaw.law.files import briefly, no_yaml, plain, yaml_error
from woodlaw.law.installed import folders_of
from woodlaw.law.paths import reason
from woodlaw.law.values import Fixed
from woodlaw.table.pieces import Category, Piece, piece


class BoardError(UnusableFaction):
    """A faction's ``board.yaml`` is not what it should be; the message says where."""


BOARD = "board.yaml"


class Head(Fixed):
    """Who a faction is, which a board may tell before any rules are imported; :class:`Faction` tells what is what.

    ``kinds`` are its kinds of piece, where the board tells who it is.
    """

    name: str
    title: str
    short_title: str
    letter: str
    colour: str
    setup_order: int
    chapter: str
    more_chapters: tuple[str, ...] = ()
    replaces: str = ""
    sits_by_default: bool = False
    stands_in: bool = False
    kinds: tuple[str, ...] = ()


class PieceSpec(Fixed):
    """One kind of piece of a faction: how many the box holds, and its Rootlog letters (``"b_s"``), if any.

    ``most`` is how many there are of one face of a piece that has several, if that is known, by a ``clause``.
    """

    piece: Piece
    count: int
    rootlog: tuple[str, ...]
    most: int | None = None
    clause: str = ""


class Names(Fixed):
    """What players and records call what is a faction's own, where that is not the name it has anyway."""

    uncounted: tuple[str, ...] = ()
    """Kinds of piece whose word has no plural of its own, such as ``wood``."""
    supplies: tuple[str, ...] = ()
    """What its supply, or a part of it, is called besides, such as ``blind bag``."""
    boxes: Mapping[str, str] = {}
    """The box of its board that a record means by a part (``"r"``), or for ``"cards"`` or a kind of piece."""
    box_titles: Mapping[str, str] = {}
    """What players call boxes of its board, where that is not the name that records and positions have."""
    shown_empty: tuple[str, ...] = ()
    """The boxes for cards of its board that pictures show while they are empty, too."""
    said: Mapping[str, str] = {}
    """What players say for an action, the title of a clause or a box, in small letters: ``{"move": "march"}``."""

    @property
    def boxes_said(self) -> dict[str, str]:
        """The boxes of its board by their titles, and by what else players say."""
        return {**self.said, **{title: box for box, title in self.box_titles.items()}}


@cache
def heads_beside(module: str) -> Mapping[str, Head]:
    """Return who the factions are of the package of a module, by name; none where its board does not tell.

    Nothing is imported for it but what the package stands in. Raises :class:`BoardError`.
    """
    files = [folder / BOARD for folder in folders_of(module) if (folder / BOARD).is_file()]
    board = _read(files[0], module) if files else {}
    told = board.get("factions") or {}
    if not isinstance(told, dict):
        raise BoardError(f"{module}/{BOARD}: factions: expected a mapping of factions by name")
    return {str(name): _head(module, str(name), head, tuple(board["pieces"])) for name, head in told.items()}


def _head(package: str, name: str, told: Any, kinds: tuple[str, ...]) -> Head:
    known = {each.name.replace("_", " "): each.name for each in fields(Head)}
    match told:
        case {"title": str(), "letter": str(), "colour": str(), "setup order": int(), "chapter": str()} if (
            told.keys() <= known.keys() - {"name", "kinds"} and isinstance(told.get("more chapters", []), list)
        ):
            given = {"short title": told["title"], **told, "more chapters": tuple(told.get("more chapters", ()))}
            return Head(name, kinds=kinds, **{known[key]: value for key, value in given.items()})
    expected = "texts as title, letter, colour and chapter, a number as setup order, and none but what may follow"
    raise BoardError(f"{package}/{BOARD}: factions: {briefly(name)}: expected {expected}")


def folder_of(package: str) -> Path:
    """Return the folder of a package."""
    return Path(next(iter(import_module(package).__path__)))


def read_board(package: str) -> dict[str, Any]:
    """Return what the ``board.yaml`` of a faction's package says; raises :class:`BoardError`."""
    return _read(folder_of(package) / BOARD, package)


def _read(file: Path, package: str) -> dict[str, Any]:
    try:
        loaded = plain(file)
    except OSError as error:
        raise BoardError(f"{package}/{BOARD}: expected a readable file; {reason(error)}") from error
    except yaml_error() as error:
        raise BoardError(f"{package}/{no_yaml(Path(BOARD), error).first}") from error
    if not isinstance(loaded, dict) or not isinstance(loaded.get("pieces"), dict):
        raise BoardError(f"{package}/{BOARD}: expected a mapping with 'pieces'")
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
    from_to = key.startswith("box") or key == "said"
    words = [*value, *value.values()] if isinstance(value, dict) else value
    if (
        isinstance(value, dict) is not from_to
        or not isinstance(words, list)
        or not all(isinstance(w, str) for w in words)
    ):
        expected = "a mapping from words to words" if from_to else "a list of words"
        raise BoardError(f"{package}/board.yaml: names: {key}: expected {expected}")
    return value if from_to else tuple(words)
