"""Reading the text of a game that a command was given, and writing what it made of it."""

from __future__ import annotations

import codecs
import sys
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import click

from woodlaw.cli.exits import CannotUse, CannotWrite
from woodlaw.law.escaping import visible
from woodlaw.law.paths import reason
from woodlaw.law.writing import Changed, replace_file, write_file
from woodlaw.logs import sources

game_number = click.option(
    "--game", "number", type=click.IntRange(1), help="Which game, from 1, of a file that holds several."
)
"""The option that says which game of a file is meant."""


def text_of(file: str, what: str) -> str:
    """Return the text of a file, or of standard input for ``-``; ``what`` says in messages what was expected.

    Raises :class:`~woodlaw.logs.sources.Unreadable` and ``ValueError``.
    """
    from woodlaw.logs.rootlog.decoding import decode

    if file != sources.STANDARD_INPUT:
        return decode(sources.read(file, what), what)[0]
    return decode(sources.read_standard_input(standard_input(), what), what)[0]


def standard_input() -> BinaryIO:
    """Return what is read for ``-``; nothing where there is none."""
    return getattr(sys.stdin, "buffer", None) or BytesIO()


def game_text(game: str, what: str, number: int | None = None) -> str:
    """Return a text as :func:`text_of` does; ``number`` says which game, from 1, of a file that holds several."""
    from woodlaw.logs.rootlog.several import games_in

    text = text_of(game, what)
    if not text.strip():
        raise ValueError(f"an empty file; expected {what}")
    games = games_in(text)
    if number is None and len(games) > 1:
        raise ValueError(f"a file of {len(games)} games; expected --game with the number of one")
    if number is not None and number > len(games):
        raise ValueError(f"there is no game {number}: the file holds {len(games)}")
    return games[(number or 1) - 1]


def replace_text(file: Path, before: bytes, text: str, after: str) -> None:
    """Put a text into the place of the one that a file holds, wholly or not at all; raises :class:`CannotUse`.

    ``before`` is what was read of the file, ``text`` what that says. A file that is not in UTF-8, or holds something
    else by now, stays as it is.
    """
    name = visible(sources.printable(str(file)))
    mark = codecs.BOM_UTF8 if before.startswith(codecs.BOM_UTF8) else b""
    if before.removeprefix(mark) != text.encode("utf-8"):
        raise CannotUse(f"{name}: not written, for it is not in UTF-8")
    try:
        replace_file(file, before, mark + after.encode("utf-8"))
    except Changed:
        raise CannotUse(f"{name}: not written, for it has changed meanwhile") from None
    except OSError as error:
        raise CannotWrite(f"{name}: cannot be written ({reason(error)}); expected a file to replace") from None


def save(text: str, file: str) -> None:
    """Write a text into a file, or to standard output for ``-``; raises :class:`CannotWrite`."""
    if file == "-":
        click.echo(text)
        return
    try:
        write_file(file, text.encode("utf-8"))
    except (OSError, ValueError) as error:
        where = visible(sources.printable(file))
        raise CannotWrite(f"{where}: cannot be written ({reason(error)}); expected a file") from None


def make_folder(folder: Path) -> None:
    """Make a folder to write into, where there is none; raises :class:`CannotWrite`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        where = visible(sources.printable(str(folder)))
        raise CannotWrite(f"{where}: cannot be made ({reason(error)}); expected a folder") from None
