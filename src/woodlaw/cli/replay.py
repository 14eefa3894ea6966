"""``woodlaw replay``: a recorded game to look at, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import answered
from woodlaw.cli.saving import game_number, game_text, make_folder, save
from woodlaw.law.escaping import visible
from woodlaw.logs import sources

if TYPE_CHECKING:
    from woodlaw.engine.state import State
    from woodlaw.logs.watching import Step


@click.command("replay")
@click.argument("game", metavar="GAME", type=click.Path())
@click.option("--output", "-o", metavar="FILE", type=click.Path(), help="The HTML file to write; - is standard output.")
@game_number
@click.option("--svg-frames", "frames", metavar="DIR", type=click.Path(path_type=Path), help="Draw every step as SVG.")
def command(game: str, output: str | None, number: int | None, frames: Path | None) -> None:
    """Write a recorded game as one HTML file that shows it step by step.

    GAME is a Rootlog file or a record, or - for standard input. The file needs no other and no network: boards with
    arrows for moves and marks for what came and what fell, hands as far as they are known, scores as a plot, and what
    woodlaw check finds, at its step, with the clause. A link can lead to a step: replay.html#turn-7.3.

    --svg-frames writes a picture of each step into a folder, for those who make films: step-00001.svg and so on.

    \b
    Examples:
      woodlaw replay game.rootlog -o replay.html
      woodlaw replay game.jsonl --svg-frames frames/
    """
    from woodlaw.factions.registry import colours, titles
    from woodlaw.logs.watching import watch
    from woodlaw.view.replay import Replay

    if output is None and frames is None:
        raise click.UsageError("Expected -o FILE, or --svg-frames DIR, or both.")
    title = visible(sources.printable(Path(game).name)) if game != sources.STANDARD_INPUT else "A recorded game"
    replay = Replay(title, colours(), titles())
    pictures = _Pictures(frames, title, colours(), titles()) if frames else None

    def step(step: Step, state: State) -> None:
        if output is not None:
            replay.step(step, state)
        if pictures is not None:
            pictures.step(step, state)

    with answered(visible(sources.printable(game))):
        watched = watch(game_text(game, "a recorded game", number), step)
    if output is not None:
        save(replay.document(watched), output)


class _Pictures:
    """Pictures of each step, written one by one."""

    def __init__(self, folder: Path, title: str, colours: Mapping[str, str], names: Mapping[str, str]) -> None:
        from woodlaw.view.film import Film

        self._folder, self._title, self._colours, self._names = folder, title, colours, names
        self._film = Film(colours, names)
        self._count = 0
        make_folder(folder)

    def step(self, step: Step, state: State) -> None:
        """Draw one step."""
        from woodlaw.view.film import with_marks
        from woodlaw.view.svg import draw_svg

        self._count += 1
        where = f"turn {step.turn}, step {step.number}" if step.turn else f"setup, step {step.number}"
        picture = draw_svg(state, colours=self._colours, names=self._names, title=f"{self._title}, {where}")
        marks = self._film.frame(state, step.events).marks
        save(with_marks(picture, marks), str(self._folder / f"step-{self._count:05}.svg"))
