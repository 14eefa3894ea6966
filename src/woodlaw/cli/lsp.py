"""``woodlaw lsp``: the language server that editors start."""

from __future__ import annotations

import click

from woodlaw.cli.exits import CannotUse


@click.command("lsp")
def command() -> None:
    """Start the language server for recorded games; an editor starts it and talks to it over standard input and output.

    As you type, it shows what woodlaw check finds, each with its clause. It explains what is under the pointer: the
    clause in our words, what the action did, and the board after it. It completes letters, cards, items and clearings,
    and writes as the notation asks what it could read all the same. It needs the extra: pip install "woodlaw[lsp]".

    \b
    Examples:
      woodlaw lsp        as the command of a language server in your editor's settings, for *.rootlog
    """
    try:
        from woodlaw.editor.server import new_server
    except ImportError:
        raise CannotUse('pygls is not installed; expected pip install "woodlaw[lsp]"') from None
    new_server().start_io()
