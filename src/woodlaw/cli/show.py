"""``woodlaw show``: the board at the end of a turn."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import CannotUse
from woodlaw.logs import batch
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.engine.state import State


@click.command("show")
@click.argument("game", metavar="GAME", type=click.Path())
@click.option(
    "--turn", type=click.IntRange(0), required=True, help="Show the board at the end of this turn; 0 is the setup."
)
@click.option("--svg", "svg_file", type=click.Path(), metavar="FILE", help="Draw the map into this file instead.")
def command(game: str, turn: int, svg_file: str | None) -> None:
    """Show the board of a recorded game at the end of a turn, as text or as a picture.

    GAME is a file, or - for standard input. Turns are counted over all players, from 1; turn 0 is the board after
    setup. The picture is an SVG file, - for standard output.

    \b
    Examples:
      woodlaw show game.rootlog --turn 7
      woodlaw show game.rootlog --turn 7 --svg turn-7.svg
    """
    from woodlaw.factions.registry import factions

    state = _position(game, turn)
    title = f"{visible(batch.printable(Path(game).name))}, turn {turn}"
    names = {name: faction.title for name, faction in factions().items()}
    if svg_file is None:
        from woodlaw.view.text import draw

        click.echo(draw(state, names=names, title=title))
    else:
        from woodlaw.view.svg import draw_svg

        colours = {name: faction.colour for name, faction in factions().items()}
        _save(draw_svg(state, colours=colours, names=names, title=title), svg_file)


def _position(game: str, turn: int) -> State:
    from woodlaw.logs.check import position_at

    try:
        return position_at(_text(game), turn)
    except (batch.Unreadable, ValueError) as error:
        raise CannotUse(f"{visible(batch.printable(game))}: {shown(str(error))}") from None


def _text(game: str) -> str:
    from woodlaw.logs.rootlog.decoding import decode

    if game == batch.STANDARD_INPUT:
        data = batch.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO())
    else:
        data = batch.read(game)
    return decode(data)[0]


def _save(picture: str, svg_file: str) -> None:
    if svg_file == "-":
        click.echo(picture)
        return
    try:
        Path(svg_file).write_text(picture, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotUse(
            f"{visible(batch.printable(svg_file))}: cannot be written ({reason}); expected a file"
        ) from None
