"""``woodlaw lsp``: the language server that editors start."""

from __future__ import annotations

import logging
import os
from importlib.metadata import PackageNotFoundError, version

import click

from woodlaw.cli.exits import CLEAN, FOUND, CannotUse
from woodlaw.law.escaping import visible


@click.command("lsp")
def command() -> int:
    """Start the language server for recorded games; an editor starts it and talks to it over standard input and output.

    As you type, it shows what woodlaw check finds, each with its clause. It explains what is under the pointer: the
    clause in our words, what the action did, and the board after it. It completes letters, cards, items and clearings,
    and writes as the notation asks what it could read all the same. It leads to the clause of a finding, lists the
    turns and folds the rounds. It needs pygls: pip install "woodlaw[lsp]".

    \b
    Exit codes:
      0    the editor asked it to shut down, and then to exit
      1    the editor went away without that
      2    pygls is missing or too old

    \b
    Examples:
      woodlaw lsp        as the command of a language server in your editor's settings, for *.rootlog
    """
    try:
        from woodlaw.editor.server import new_server
    except ImportError as error:
        raise CannotUse(_why_not(error)) from None
    if not os.environ.get("WOODLAW_DEBUG"):
        # What pygls logs are tracebacks, which say nothing to who writes a game.
        logging.getLogger("pygls").setLevel(logging.CRITICAL)
    server = new_server()
    server.start_io()
    return CLEAN if server.is_shut_down else FOUND


def _why_not(error: ImportError) -> str:
    """Say whether pygls is missing, or too old or broken."""
    expected = 'expected pip install --upgrade "woodlaw[lsp]", or pipx inject --force woodlaw pygls'
    try:
        found = version("pygls")
    except PackageNotFoundError:
        return f"pygls is not installed; {expected.replace('--upgrade ', '').replace('--force ', '')}"
    return f"pygls {visible(found)} cannot be used ({visible(str(error))}); {expected}"
