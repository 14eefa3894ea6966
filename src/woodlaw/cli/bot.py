"""``woodlaw bot``: what a bot does now, step by step, and the position after."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import CannotUse, say
from woodlaw.logs import sources
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.adjudication.bots import BotTurn
    from woodlaw.positions.position import Position

HIGHEST_SEED = 1_000_000_000_000


@click.command("bot")
@click.argument("position", metavar="POSITION", type=click.Path())
@click.option(
    "--order", default="", metavar="CARD", help="The order card that the bot draws, such as 'Root Tea (fox)'."
)
@click.option(
    "--answer", "answers", multiple=True, metavar="TEXT", help="What a human decides in the turn; repeatable."
)
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, HIGHEST_SEED), help="Where chance comes from."
)
def command(position: str, order: str, answers: tuple[str, ...], seed: int) -> None:
    """Tell what a bot does in its turn from a position on, step by step with the clause of each.

    POSITION is a table written down, as the page "Positions" of the documentation describes; - is standard input. It
    is the bot's turn, from its start or from the phase and step on that the position names. What happens is told in
    lines that begin with #, and then the position after the turn follows, so that the whole can be read as a position
    again. Where the position does not name the top of the deck, name the card that was drawn.

    \b
    Examples:
      woodlaw bot table.yaml --order "Root Tea (fox)"
      woodlaw bot table.yaml --order Anvil --answer decline > next.yaml
    """
    from woodlaw.adjudication.bots import CannotTellBot, bot_turn
    from woodlaw.positions.writing import write_position

    where = visible(sources.printable(position))
    try:
        turn = bot_turn(_position(position, where), order, answers, seed)
    except CannotTellBot as error:
        raise CannotUse(f"{where}: {shown(str(error))}") from None
    for line in _lines(turn):
        click.echo(f"# {visible(line)}")
    if turn.waits:
        raise CannotUse(f"{where}: {shown(turn.waits)}; expected --answer with one of them")
    click.echo(write_position(turn.state), nl=False)


def _position(path: str, where: str) -> Position:
    from woodlaw.logs.rootlog.decoding import Unusable, decode
    from woodlaw.positions.position import NotAPosition
    from woodlaw.positions.reading import read_position

    try:
        if path == sources.STANDARD_INPUT:
            data = sources.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO(), "a position")
        else:
            data = sources.read(path, "a position")
        return read_position(decode(data, "a position")[0])
    except NotAPosition as error:
        *others, last = (f"{where}: {shown(str(problem))}" for problem in error.problems)
        for other in others:
            say(other)
        raise CannotUse(last) from None
    except (sources.Unreadable, Unusable) as error:
        raise CannotUse(f"{where}: {shown(str(error))}") from None


def _lines(turn: BotTurn) -> Iterator[str]:
    """Yield what happens, under the step in which it does; of steps without anything that they have nothing."""
    from woodlaw.adjudication.bots import steps_of

    told = [(each.phase, each.step) for each in turn.happened]
    known = steps_of(turn)
    first = known.index(told[0]) if told and told[0] in known else 0
    last = known.index(told[-1]) if turn.waits or turn.won else len(known) - 1
    for phase, step in known[first : last + 1]:
        inside = [each for each in turn.happened if (each.phase, each.step) == (phase, step)]
        yield f"{phase}, {step}" + ("" if inside else ": nothing")
        for each in inside:
            yield f"  {each.clause} {each.text}"
    for each in turn.happened:
        if (each.phase, each.step) not in known:
            yield f"End of {each.phase}"
            yield f"  {each.clause} {each.text}"
    if turn.won:
        yield f"won by {turn.won}"
