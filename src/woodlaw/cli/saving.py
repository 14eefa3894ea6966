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


def game_text(game: str, what: str) -> str:
    """Return the text of a file, or of standard input for ``-``; ``what`` says in messages what was expected.

    Raises :class:`~woodlaw.logs.sources.Unreadable` and ``ValueError``.
    """
    from woodlaw.logs.rootlog.decoding import decode

    if game == sources.STANDARD_INPUT:
        data = sources.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO(), what)
    else:
        data = sources.read(game, what)
    if not data.strip():
        raise ValueError(f"an empty file; expected {what}")
    return decode(data, what)[0]


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
