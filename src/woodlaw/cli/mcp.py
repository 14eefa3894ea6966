"""``woodlaw mcp``: rulings as tools for an assistant."""

from __future__ import annotations

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.law.escaping import visible


@click.command("mcp")
def command() -> None:
    """Start the tools for assistants (Model Context Protocol); an assistant talks to them over standard input.

    With them an assistant lays the position that you tell it of, has an action ruled on, looks the Law up and checks
    recorded games, and cites the clause that decides. Nothing is read from disk. It needs the SDK of the protocol:
    pip install "woodlaw[mcp]".

    \b
    Examples:
      woodlaw mcp        as the command of a server in your assistant's settings
    """
    try:
        from woodlaw.assistant.server import new_server
    except ImportError as error:
        expected = 'expected pip install --upgrade "woodlaw[mcp]", or pipx inject woodlaw mcp'
        raise CannotUse(f"the package mcp cannot be used ({visible(str(error))}); {expected}") from None
    new_server().run()
