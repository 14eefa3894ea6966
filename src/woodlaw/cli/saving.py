"""Reading the text of a game that a command was given, and writing what it made of it."""

from __future__ import annotations

import codecs
import shutil
import sys
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.law.paths import reason, write_file
from woodlaw.logs import sources
from woodlaw.logs.reports.escaping import visible

game_number = click.option(
    "--game", "number", type=click.IntRange(1), help="Which game, from 1, of a file that holds several."
)
"""The option that says which game of a file is meant."""


def game_text(game: str, what: str, number: int | None = None) -> str:
    """Return the text of a file, or of standard input for ``-``; ``what`` says in messages what was expected.

    ``number`` says which game, from 1, of a file that holds several.

    Raises :class:`~woodlaw.logs.sources.Unreadable` and ``ValueError``.
    """
    from woodlaw.logs.rootlog.decoding import decode
    from woodlaw.logs.rootlog.several import games_in

    if game == sources.STANDARD_INPUT:
        data = sources.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO(), what)
    else:
        data = sources.read(game, what)
    if not data.strip():
        raise ValueError(f"an empty file; expected {what}")
    games = games_in(decode(data, what)[0])
    if number is None and len(games) > 1:
        raise ValueError(f"a file of {len(games)} games; expected --game with the number of one")
    if number is not None and number > len(games):
        raise ValueError(f"there is no game {number}: the file holds {len(games)}")
    return games[(number or 1) - 1]


def replace_text(file: Path, before: str, after: str) -> None:
    """Put a text into the place of the one that a file holds, wholly or not at all; raises :class:`CannotUse`.

    A file that is not in UTF-8, or holds another text by now, stays as it is.
    """
    name = visible(sources.printable(str(file)))
    try:
        data = file.read_bytes()
        marked = data.startswith(codecs.BOM_UTF8)
        if data.removeprefix(codecs.BOM_UTF8) != before.encode("utf-8"):
            raise CannotUse(f"{name}: not written, for it is not in UTF-8 or has changed meanwhile")
        with NamedTemporaryFile(dir=file.resolve().parent, prefix=f".{file.name}.", delete=False) as other:
            other.write((codecs.BOM_UTF8 if marked else b"") + after.encode("utf-8"))
        shutil.copymode(file, other.name)
        Path(other.name).replace(file.resolve())
    except OSError as error:
        raise CannotUse(f"{name}: cannot be written ({reason(error)}); expected a file to replace") from None


def save(text: str, file: str) -> None:
    """Write a text into a file, or to standard output for ``-``; raises :class:`CannotUse`."""
    if file == "-":
        click.echo(text)
        return
    try:
        write_file(file, text.encode("utf-8"))
    except (OSError, ValueError) as error:
        where = visible(sources.printable(file))
        raise CannotUse(f"{where}: cannot be written ({reason(error)}); expected a file") from None
