"""``woodlaw options``: what a player may do in a position, and what not."""

from __future__ import annotations

import click

from woodlaw.cli.exits import answered
from woodlaw.cli.paths import in_format
from woodlaw.cli.saving import text_of
from woodlaw.law.escaping import shown, visible
from woodlaw.logs import sources


@click.command("options")
@click.argument("position", metavar="POSITION", type=click.Path())
@click.option("--player", default="", help="Who acts; whose turn it is, if left out.")
@click.option("--phase", default="", help="Birdsong, Daylight or Evening; the phase of the position, else Daylight.")
@in_format()
def command(position: str, player: str, phase: str, format_name: str) -> None:
    """List what a player may do in a position and what not, with the clauses that forbid it.

    POSITION is a file, or - for standard input; the page "Positions" of the documentation describes it.

    \b
    Examples:
      woodlaw options dispute.yaml
      woodlaw options --player Clergy --phase Birdsong dispute.yaml
    """
    from woodlaw import asking

    with answered(visible(sources.printable(position))):
        choices = asking.options(text_of(position, "a position"), player=player, phase=phase)
    if format_name == "json":
        import json

        click.echo(json.dumps({"version": asking.VERSION, "options": list(map(asking.as_data, choices))}, indent=1))
        return
    for verdict in dict.fromkeys(each.verdict for each in choices):
        click.echo(f"{verdict}:")
        for each in choices:
            if each.verdict == verdict:
                click.echo(f"  {shown(str(each))}")
