"""``woodlaw options``: what a player may do in a position, and what not."""

from __future__ import annotations

import json
from pathlib import Path

import click

from woodlaw.cli.exits import CannotUse


@click.command("options")
@click.argument("position", metavar="POSITION", type=click.Path())
@click.option("--player", default="", help="Who acts; whose turn it is, if left out.")
@click.option("--phase", default="", help="Birdsong, Daylight or Evening; the phase of the position, else Daylight.")
@click.option("--format", "format_name", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(position: str, player: str, phase: str, format_name: str) -> None:
    """List what a player may do in a position and what not, with the clauses that forbid it.

    POSITION is a file; the page "Positions" of the documentation describes it.

    \b
    Examples:
      woodlaw options dispute.yaml
      woodlaw options --player Clergy --phase Birdsong dispute.yaml
    """
    from woodlaw.adjudication.asked import CannotAdjudicate
    from woodlaw.adjudication.options import options_in
    from woodlaw.logs.reports.escaping import shown
    from woodlaw.positions.files import read_position_in
    from woodlaw.positions.position import NotAPosition

    path = Path(position)
    try:
        judged = list(options_in(read_position_in(path.parent, path.name), player, phase))
    except (NotAPosition, CannotAdjudicate, OSError, ValueError) as error:
        raise CannotUse(f"{position}: {error}") from None
    if format_name == "json":
        told = [
            {"name": each.name, "verdict": each.ruling.verdict.value, "clause": each.ruling.clause}
            | {"reason": each.ruling.reason, "open": each.ruling.open}
            for each in judged
        ]
        click.echo(json.dumps({"version": 1, "options": told}, indent=1))
        return
    for verdict in dict.fromkeys(each.ruling.verdict for each in judged):
        click.echo(f"{verdict}:")
        for each in judged:
            if each.ruling.verdict is verdict:
                click.echo(f"  {shown(each.told())}")
