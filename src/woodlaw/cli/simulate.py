"""``woodlaw simulate``: games of random legal play."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable

import click

from woodlaw.cli import exits
from woodlaw.cli.exits import CannotUse
from woodlaw.cli.means import means, refuse_both
from woodlaw.cli.paths import TEXT
from woodlaw.cli.terminal import Progress, is_terminal
from woodlaw.law.escaping import shown, visible
from woodlaw.logs.sources import printable

MOST_GAMES = 1_000_000
MOST_JOBS = 256
HIGHEST_SEED = 1_000_000_000_000


def _within(least: int, most: int) -> Callable[[click.Context, click.Parameter, int], int]:
    """Return what refuses a number outside of bounds, in one line."""

    def check(_ctx: click.Context, parameter: click.Parameter, number: int) -> int:
        if not least <= number <= most:
            raise CannotUse(f"simulate: --{parameter.name} {number}: expected a number from {least} to {most}")
        return number

    return check


class Seats(click.Option):
    """The option whose help names the factions, which are looked up only when somebody asks."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and its help."""
        from woodlaw.factions.seating import playable_listed

        self.help = (
            f"Factions in turn order, by title, letter or name; those that can be played are {playable_listed()}."
        )
        return super().get_help_record(ctx)


@click.command("simulate")
@click.option("--seats", cls=Seats, required=True, metavar="SEATS")
@click.option("--map", "map_name", default="autumn", show_default=True, metavar="MAP", help="The map, such as winter.")
@click.option(
    "--deck", "deck_name", default="standard", show_default=True, metavar="DECK", help="The deck, such as E&P."
)
@click.option("--markers", default="", metavar="NUMBERS", help="Priority markers of bots, clearing by clearing.")
@click.option("--house-rule", "house_rules", multiple=True, metavar="NAME", help="A house rule; repeatable.")
@click.option("--seed", default=1, show_default=True, callback=_within(0, HIGHEST_SEED), help="The first game's seed.")
@click.option("--games", default=1, show_default=True, callback=_within(1, MOST_GAMES), help="How many games to play.")
@click.option("--out", "folder", required=True, type=TEXT, metavar="DIR", help="The folder for the records.")
@click.option("--jobs", default=1, show_default=True, callback=_within(1, MOST_JOBS), help="Processes that play games.")
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster whose scheduler is at this address.")
@click.option("--rootlog", is_flag=True, help="Write every game as Rootlog too.")
def command(
    seats: str,
    map_name: str,
    deck_name: str,
    markers: str,
    house_rules: tuple[str, ...],
    seed: int,
    games: int,
    folder: str,
    jobs: int,
    cluster: str | None,
    rootlog: bool,
) -> None:
    """Play games of random legal play and write their records.

    Every game has a seed of its own: the first that of --seed, the next one more, and so on. A game is written as
    game-SEED.jsonl, and with --rootlog as game-SEED.rootlog too. The same seed gives the same bytes on every machine.

    \b
    Examples:
      woodlaw simulate --seats marquise_de_cat,honeycomb_clergy --out games/
      woodlaw simulate --seats C,Y --map lake --deck "E&P" --seed 7 --games 100 --jobs 2 --out games/
      woodlaw simulate --seats "Honeycomb Clergy,Marquise de Cat" --rootlog --out games/ && woodlaw check games/
    """
    from woodlaw.factions.seating import CannotSeat
    from woodlaw.logs.projection import CannotTell
    from woodlaw.logs.simulate import CannotPlay, CannotWrite, Wanted, prepare, simulate_all, table_for

    refuse_both(jobs, cluster)
    told = tuple(name.strip() for name in seats.split(","))
    laid = tuple(markers.replace(",", " ").split())
    wanted = Wanted(told, map_name, deck_name, folder, rootlog, laid, house_rules)
    ended: Counter[str] = Counter()
    try:
        table_for(wanted, seed)
        prepare(folder)
        hidden = games < 2 or not is_terminal(sys.stderr)
        with means(None, cluster) as (_, reached), Progress(games, hidden=hidden, label="playing") as progress:
            for outcome in progress.watch(simulate_all(wanted, range(seed, seed + games), jobs, reached)):
                ended[" and ".join(outcome.winners) or "nobody"] += 1
    except (CannotSeat, CannotTell, CannotPlay) as error:
        raise CannotUse(f"simulate: {shown(str(error))}") from None
    except CannotWrite as error:
        raise exits.CannotWrite(f"{visible(printable(folder))}: {shown(str(error))}") from None
    plural = "" if games == 1 else "s"
    won = ", ".join(f"{winner} {count}" for winner, count in sorted(ended.items()))
    click.echo(f"{games} game{plural} in {visible(printable(folder))}; won by {won}")
