"""Reading the text of a game that a command was given, and writing what it made of it."""

from __future__ import annotations

import sys
from io import BytesIO

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.law.paths import reason, write_file
from woodlaw.logs import batch
from woodlaw.logs.reports.escaping import visible


def game_text(game: str, what: str) -> str:
    """Return the text of a file, or of standard input for ``-``; ``what`` says in messages what was expected.

    Raises :class:`~woodlaw.logs.batch.Unreadable` and ``ValueError``.
    """
    from woodlaw.logs.rootlog.decoding import decode

    if game == batch.STANDARD_INPUT:
        data = batch.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO(), what)
    else:
        data = batch.read(game, what)
    if not data.strip():
        raise ValueError(f"an empty file; expected {what}")
    return decode(data, what)[0]


def save(text: str, file: str) -> None:
    """Write a text into a file, or to standard output for ``-``; raises :class:`CannotUse`."""
    if file == "-":
        click.echo(text)
        return
    try:
        write_file(file, text.encode("utf-8"))
    except (OSError, ValueError) as error:
        where = visible(batch.printable(file))
        raise CannotUse(f"{where}: cannot be written ({reason(error)}); expected a file") from None
