"""``woodlaw check``: recorded games against the Law."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw import asking
from woodlaw.cli.configuration import settled
from woodlaw.cli.exits import CLEAN, FOUND, UNUSABLE, say
from woodlaw.cli.means import means, refuse_both
from woodlaw.cli.mending import Mends, Written
from woodlaw.cli.paths import TEXT
from woodlaw.cli.saving import standard_input
from woodlaw.cli.terminal import Progress, is_terminal, painted, wants_colours
from woodlaw.cli.waiting import rounds
from woodlaw.cli.witnessing import Witnesses
from woodlaw.law.escaping import shown, visible
from woodlaw.logs import sources
from woodlaw.logs.findings import FindingKind, GameReport
from woodlaw.logs.reports import FORMATS, Wishes, format_named, is_failure, plain

if TYPE_CHECKING:
    from woodlaw.law.clauses import Clause


@dataclass(slots=True)
class Outcome:
    """What the reports that passed so far mean for the exit code."""

    fail_on: FindingKind
    progress: Progress
    found: bool = False
    unusable: bool = False

    def watch(self, reports: Iterable[GameReport]) -> Iterator[GameReport]:
        """Yield the reports, noting failures; files that could not be used get their line on standard error."""
        for report in reports:
            if report.error:
                self.unusable = True
                self.progress.make_room()
                say(f"{visible(report.file)}: {shown(report.error)}")
            self.found = self.found or any(is_failure(finding.kind, self.fail_on) for finding in report.findings)
            yield report

    @property
    def code(self) -> int:
        """The exit code."""
        if self.unusable:
            return UNUSABLE
        return FOUND if self.found else CLEAN


class Settled(click.Command):
    """A command whose options a file may settle, where they are not typed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the file before the arguments, unless a shell only completes them or somebody asks for help."""
        if not ctx.resilient_parsing and not {*args} & {*ctx.help_option_names}:
            ctx.default_map = settled(self, Path.cwd())
        return super().parse_args(ctx, args)


def _address(_ctx: click.Context, _option: click.Parameter, value: str) -> str:
    """Return an address that a browser can open."""
    if value and not (value.isprintable() and value.startswith(("https://", "http://")) and " " not in value):
        raise click.BadParameter("expected an address that begins with https://")
    return value


@click.command("check", cls=Settled)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=TEXT)
@click.option(
    "--format",
    "format_name",
    type=click.Choice(list(FORMATS)),
    default="text",
    show_default=True,
    help="How to write the findings.",
)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that check games.")
@click.option(
    "--time-limit",
    "seconds",
    type=click.IntRange(1, 86_400),
    default=120,
    show_default=True,
    metavar="SECONDS",
    help="How much of a processor's time one file may take, or how long it may wait; then it is broken off.",
)
@click.option("--resume", type=TEXT, metavar="FILE", help="Keep reports in this file, and use those that it holds.")
@click.option("--cluster", metavar="ADDRESS", help="Check on the Dask cluster whose scheduler is at this address.")
@click.option(
    "--fail-on",
    type=click.Choice([kind.value for kind in FindingKind]),
    default=FindingKind.VIOLATION.value,
    show_default=True,
    help="The lightest kind of finding that makes the exit code 1.",
)
@click.option("--explain", is_flag=True, help="Add each finding's clause in our words, with readings (text and junit).")
@click.option(
    "--site",
    default="",
    metavar="ADDRESS",
    envvar="WOODLAW_ADDRESS",
    show_envvar=True,
    callback=_address,
    help="Where your site of the Law stands: SARIF links each clause to its page there.",
)
@click.option(
    "--statistics", is_flag=True, help="Count the findings of each clause in the place of listing them (text)."
)
@click.option("--all", "all_findings", is_flag=True, help="List what follows from a certain slip too.")
@click.option("--no-mends", is_flag=True, help="Look for no slips of the pen that explain the findings.")
@click.option(
    "--play/--no-play",
    "plays",
    default=True,
    show_default=True,
    help="Play each turn in which no check finds anything, too.",
)
@click.option("--turn", type=click.IntRange(1), metavar="N", help="Tell of this turn alone (text).")
@click.option("--witness", type=TEXT, metavar="DIR", help="Write what explains each game into this folder.")
@click.option("--diff", is_flag=True, help="Print the mends as changes of the files, in the place of the findings.")
@click.option("--fix", is_flag=True, help="Write the mends that are certain into the files.")
@click.option("--unsafe-fixes", is_flag=True, help="Write those that are likely too.")
@click.option("--watch", is_flag=True, help="Check again whenever a file changes, until Ctrl-C.")
def command(
    paths: tuple[str, ...],
    format_name: str,
    jobs: int,
    seconds: int,
    resume: str | None,
    cluster: str | None,
    fail_on: str,
    explain: bool,
    site: str,
    statistics: bool,
    all_findings: bool,
    no_mends: bool,
    plays: bool,
    turn: int | None,
    witness: str | None,
    diff: bool,
    fix: bool,
    unsafe_fixes: bool,
    watch: bool,
) -> int:
    """Check recorded games and say, line by line, what breaks the Law and which clause says so.

    PATH is a file, a folder (every *.rootlog and *.jsonl file in it, at any depth, in order of name), or - for standard
    input. Rootlog files and Woodlaw's own records are told apart by what they hold.

    Kinds of findings, from the gravest: violation (the Law forbids it), omission (a required step is missing),
    undecided (the record does not say enough to tell), notation (the record is not written as the notation asks).

    A turn in which no check finds anything is played: a search for answers to what the rules ask that give what is
    told. Where all were tried, and one thing that is left out or done makes the difference, that is told; where there
    are too many to try, the turn is undecided. What a check finds in a turn is withdrawn where play does all that
    is told of it, and nothing else. It takes seconds a game; --no-play leaves it out. --turn tells what came of a turn.

    --witness writes for each Rootlog file a record into a folder: the table before each turn, and what explains it, or
    why nothing does. show, replay, adjudicate and check read it.

    For each finding of a Rootlog file the actions around it are written otherwise in one token, left out or added, and
    the game is checked again. An edit that takes several findings away shows a slip of the pen, and is told with the
    first of them. It is certain where it takes three or more, and twice as many as any other edit that was tried; the
    others are only counted then. Nothing is written without --fix or --unsafe-fixes; with --diff what they
    would write is printed, and without them all mends.

    Options that a league repeats may stand in woodlaw.toml, in the table check, or in [tool.woodlaw.check] of
    pyproject.toml: explain, fail-on, format, jobs, play, time-limit.

    \b
    Exit codes:
      0    nothing found that is as grave as --fail-on
      1    findings as grave as --fail-on, or graver
      2    something could not be used; everything else was checked
      74   what was made could not be written
      130  stopped from the keyboard, as --watch is

    \b
    Examples:
      woodlaw check game.rootlog
      woodlaw check --explain --fail-on omission games/
      woodlaw check --format sarif --jobs 4 games/ > woodlaw.sarif
      woodlaw check --no-play --jobs 4 archive/
      woodlaw check --witness explained/ game.rootlog
      woodlaw check --statistics league/
      woodlaw check --diff game.rootlog
      woodlaw check --watch game.rootlog
      woodlaw check --resume season.reports --jobs 4 games/
      woodlaw check --format html league/ > league.html
      curl https://example.org/game.rootlog | woodlaw check -
    """
    refuse_both(jobs, cluster)
    if statistics and (explain or turn or format_name != "text"):
        raise click.UsageError("Expected --statistics without --explain and --turn, and with --format text only.")
    if watch and sources.STANDARD_INPUT in paths:
        raise click.UsageError("Expected files or folders with --watch, not standard input.")
    if (witness is not None or turn) and not plays:
        raise click.UsageError("Expected --witness and --turn without --no-play: they tell what came of playing.")
    if witness is not None and resume is not None:
        raise click.UsageError("Expected --witness without --resume: reports that are kept hold no witness.")
    _refuse_mends(paths, no_mends=no_mends, diff=diff, fix=fix, unsafe_fixes=unsafe_fixes, watch=watch)
    if (diff or turn) and (format_name != "text" or (diff and turn)):
        raise click.UsageError("Expected --diff or --turn, not both, and with --format text only.")
    kind = FindingKind(fail_on)
    colours = format_name == "text" and wants_colours()
    wishes = Wishes(_clause_of, explain, kind, painted if colours else plain, statistics, all_findings, site, turn)
    written = Written.LIKELY if unsafe_fixes else Written.CERTAIN if fix else Written.NONE
    witnesses = Witnesses(Path(witness)) if witness is not None else None

    def check() -> int:
        games = _count(paths)
        with means(resume, cluster) as (kept, reached), Progress(games, hidden=games < 2) as progress:
            outcome = Outcome(kind, progress)
            mends = Mends(written, as_changes=diff)
            found = mends.taking(sources.find(paths, standard_input()))
            causes, witnessed = not no_mends, witnesses is not None
            checked = asking.check_games(
                found, jobs, seconds, kept=kept, cluster=reached, causes=causes, plays=plays, witnessed=witnessed
            )
            reports = outcome.watch(progress.watch(checked))
            if witnesses is not None:
                reports = witnesses.through(reports)
            told = mends.changes(reports) if diff else format_named(format_name)(mends.through(reports), wishes)
            for chunk in told:
                progress.make_room()
                click.echo(chunk, nl=False, color=colours)
        return mends.failed or outcome.code

    code = CLEAN
    for games in rounds(paths) if watch else (0,):
        code = check()
        if watch:
            say(f"watching {games} {'file' if games == 1 else 'files'}; Ctrl-C stops")
    return code


def _refuse_mends(
    paths: tuple[str, ...], *, no_mends: bool, diff: bool, fix: bool, unsafe_fixes: bool, watch: bool
) -> None:
    """Refuse options on mends that exclude each other."""
    writes = fix or unsafe_fixes
    if fix and unsafe_fixes:
        raise click.UsageError("Expected --fix or --unsafe-fixes, not both.")
    if no_mends and (diff or writes):
        raise click.UsageError("Expected --no-mends without --diff, --fix and --unsafe-fixes.")
    if watch and (diff or writes):
        raise click.UsageError("Expected --watch without --diff, --fix and --unsafe-fixes.")
    if writes and not diff and sources.STANDARD_INPUT in paths:
        raise click.UsageError("Expected files or folders with --fix and --unsafe-fixes, not standard input.")


def _clause_of(clause_id: str) -> Clause | None:
    from woodlaw.law.registry import law

    return law().clause(clause_id) if clause_id in law() else None


def _count(paths: tuple[str, ...]) -> int:
    """Return how many games there are to check, or 0 where nobody would see a progress bar."""
    if not is_terminal(sys.stderr):
        return 0
    return sum(1 for _ in sources.find((path for path in paths if path != sources.STANDARD_INPUT), BytesIO()))
