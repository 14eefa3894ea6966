"""The command ``woodlaw``: a group whose commands are imported when they are called, not before."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import click

from woodlaw import __version__
from woodlaw.cli.exits import CannotUse, NobodyReads
from woodlaw.cli.paths import TEXT

COMMANDS = {
    "check": "Check recorded games against the Law.",
    "show": "Show the board at the end of a turn, or of a position.",
    "replay": "Write a game as one HTML file that shows it step by step.",
    "adjudicate": "Say whether an action is legal in a position, and why.",
    "options": "List what a player may do in a position, and what not.",
    "bot": "Tell what a bot does now, step by step.",
    "table": "Open a table in the browser: lay a position, ask, bring a game, play.",
    "simulate": "Play games of random legal play and record them.",
    "law": "Look up clauses of the Law.",
    "faq": "Look up answered questions, and hold them against the engine.",
    "points": "List the questions that factions, cards, maps and house rules can answer.",
    "steps": "List the steps that scenarios are written in.",
    "mcp": "Start the tools for assistants: rulings, look-ups, checks.",
    "lsp": "Start the language server for recorded games.",
    "completion": "Print the script that completes commands in a shell.",
}
"""The commands in the order help lists them, each with its line there; each is ``command`` in the file of its name."""


class LateGroup(click.Group):
    """A group that imports a command's file only when that command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, in the order of help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by name, or None where there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"woodlaw.cli.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run the command. Raises :class:`NobodyReads` where click itself would take a broken pipe for a failure."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            raise NobodyReads from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LateGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.option(
    "--printed",
    metavar="FILE",
    type=TEXT,
    envvar="WOODLAW_PRINTED",
    show_envvar=True,
    help="Printed values of your own, in the place of those that are assumed.",
)
def woodlaw(printed: str | None) -> None:
    """Check recorded games of Root against the Law, clause by clause.

    \b
    Examples:
      woodlaw check games/                 every recorded game in a folder
      woodlaw show game.rootlog --turn 7   the board at the end of turn 7
      woodlaw replay game.rootlog -o replay.html
      woodlaw law 4.3.1                    what the Law says of ambushes
      woodlaw adjudicate dispute.yaml      whether an action is legal, and why

    Unofficial: Root is a game by Leder Games, who have no part in Woodlaw.
    """
    if printed:
        _lay_over(Path(printed))


def _lay_over(file: Path) -> None:
    """Have this process and its children heed a file of printed values; refuse one that cannot be used at once."""
    from woodlaw.factions.registry import factions
    from woodlaw.law.escaping import shown
    from woodlaw.table.laid_over import VARIABLE, CannotLayOver

    os.environ[VARIABLE] = str(file.absolute())
    try:
        factions()
    except CannotLayOver as error:
        raise CannotUse(f"--printed {shown(str(error))}") from None
