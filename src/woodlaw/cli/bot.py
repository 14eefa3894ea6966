"""``woodlaw bot``: what a bot does now, step by step, and the position after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import CannotUse, answered
from woodlaw.cli.saving import text_of
from woodlaw.law.escaping import shown, visible
from woodlaw.logs import sources

if TYPE_CHECKING:
    from woodlaw.asking import BotTurn

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
    from woodlaw import asking

    where = visible(sources.printable(position))
    with answered(where):
        turn = asking.bot_turn(text_of(position, "a position"), order=order, answers=answers, seed=seed)
    for line in _lines(turn):
        click.echo(f"# {visible(line)}")
    if turn.waits:
        raise CannotUse(f"{where}: {shown(turn.waits)}; expected --answer with one of them")
    click.echo(turn.position, nl=False)


def _lines(turn: BotTurn) -> Iterator[str]:
    """Yield what happens, each thing under its step; a step in which nothing happens says so."""
    told, known = [(each.phase, each.step) for each in turn.steps], turn.order
    first = known.index(told[0]) if told and told[0] in known else 0
    last = known.index(told[-1]) if turn.waits or turn.won else len(known) - 1
    for phase, step in known[first : last + 1]:
        inside = [each for each in turn.steps if (each.phase, each.step) == (phase, step)]
        yield f"{phase}, {step}" + ("" if inside else ": nothing")
        for each in inside:
            yield f"  {each.clause} {each.text}"
    for each in turn.steps:
        if (each.phase, each.step) not in known:
            yield f"End of {each.phase}"
            yield f"  {each.clause} {each.text}"
    if turn.won:
        yield f"won by {turn.won}"
