"""``woodlaw show``: the board at the end of a turn, or as a position tells it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import answered, say
from woodlaw.cli.paths import TEXT
from woodlaw.cli.saving import game_number, game_text, save
from woodlaw.law.escaping import shown, visible
from woodlaw.logs import sources

if TYPE_CHECKING:
    from woodlaw.engine.state import State


_SHOWN = "a recorded game or a position"


@click.command("show")
@click.argument("game", metavar="GAME|POSITION", type=TEXT)
@click.option("--turn", type=click.IntRange(0), help="Show the board at the end of this turn; 0 is the setup.")
@game_number
@click.option("--svg", "svg_file", type=TEXT, metavar="FILE", help="Draw the map into this file instead.")
@click.option("--position", "as_position", is_flag=True, help="Write the position as text, to be read again.")
def command(game: str, turn: int | None, number: int | None, svg_file: str | None, as_position: bool) -> None:
    """Show the board of a recorded game at the end of a turn, or that of a position, as text or as a picture.

    GAME is a file, or - for standard input. Turns are counted over all players, from 1; turn 0 is the board after
    setup. The picture is an SVG file, - for standard output. POSITION is a table written down, as the page "Positions"
    of the documentation describes; it needs no turn.

    \b
    Examples:
      woodlaw show game.rootlog --turn 7
      woodlaw show game.rootlog --turn 7 --svg turn-7.svg
      woodlaw show game.rootlog --turn 7 --position > dispute.yaml
      woodlaw show dispute.yaml
    """
    from woodlaw.asking.tables import board_of, picture_of

    if as_position and svg_file is not None:
        raise click.UsageError("--position and --svg exclude each other")
    where = visible(sources.printable(game))
    with answered(where):
        state = _state(game_text(game, _SHOWN, number), turn)
    if as_position:
        _write_position(state, where)
        return
    title = visible(sources.printable(Path(game).name)) + ("" if turn is None else f", turn {turn}")
    if svg_file is None:
        click.echo(board_of(state, title))
    else:
        save(picture_of(state, title), svg_file)


def _write_position(state: State, where: str) -> None:
    """Write a table as a position; what no game can show of it, as a faulty record may tell, is said besides."""
    from woodlaw.positions.position import AS_RECORDED
    from woodlaw.positions.writing import position_data, write_data

    data = position_data(state)
    for fault in data.get(AS_RECORDED, ()):
        say(f"{where}: no game can show this table: {shown(fault)}")
    click.echo(write_data(data), nl=False)


def _state(text: str, turn: int | None) -> State:
    """Return the table that a text holds, at the end of a turn where it is a game."""
    from woodlaw.asking.tables import lay, lay_from_game
    from woodlaw.positions.position import is_position

    if not is_position(text):
        if turn is None:
            raise ValueError("a game; expected --turn with the number of a turn to show")
        return lay_from_game(text, turn).state
    if turn is not None:
        raise click.UsageError("--turn is for games; a position is of one moment")
    return lay(text).state
