"""``woodlaw mend``: what a recorded game most likely means where it cannot be as it is written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw.cli.check import clause_of
from woodlaw.cli.exits import CLEAN, FOUND, CannotUse, say
from woodlaw.cli.paths import TEXT
from woodlaw.cli.saving import game_text, replace_text
from woodlaw.logs import sources
from woodlaw.logs.reports.as_json import VERSION, finding_data
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.logs.mending.edits import Edit
    from woodlaw.logs.mending.search import Explained

_GAME = "a game as Rootlog"


@click.command("mend")
@click.argument("game", metavar="GAME", type=TEXT)
@click.option("--format", "format_name", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--all", "all_of_it", is_flag=True, help="List what follows from another finding too (text).")
@click.option("--diff", is_flag=True, help="Print the mends as changes of the file, in the place of the findings.")
@click.option("--fix", is_flag=True, help="Write the mends that are certain into the file.")
@click.option("--unsafe-fixes", is_flag=True, help="Write, or print with --diff, those that are likely too.")
def command(game: str, format_name: str, all_of_it: bool, diff: bool, fix: bool, unsafe_fixes: bool) -> int:
    """Say what a recorded game most likely means where it cannot be as it is written.

    GAME is a Rootlog file, or - for standard input. For each finding of woodlaw check, the actions around it are
    written otherwise in one token, left out or added, and the game is checked again: an edit that leaves nothing of
    the finding, and takes others with it, shows a slip of the pen. What goes away with it follows from it and is
    counted, not listed. A violation that no such edit mends is told as an offence.

    A mend is certain where it mends three findings or more, and twice as many as any other edit that was tried.
    Nothing is written without --fix or --unsafe-fixes. The search may take a minute for a long game.

    \b
    Exit codes:
      0    nothing found
      1    findings
      2    the game could not be used

    \b
    Examples:
      woodlaw mend game.rootlog
      woodlaw mend --diff --unsafe-fixes game.rootlog
      woodlaw mend --fix game.rootlog
    """
    from woodlaw.logs.check import is_record_text
    from woodlaw.logs.mending.edits import edited
    from woodlaw.logs.mending.search import edits, explain
    from woodlaw.logs.rootlog.reader import lines_of, read

    if fix and unsafe_fixes:
        raise click.UsageError("Expected --fix or --unsafe-fixes, not both.")
    writes = (fix or unsafe_fixes) and not diff
    if writes and game == sources.STANDARD_INPUT:
        raise click.UsageError("Expected a file with --fix and --unsafe-fixes, not standard input.")
    name = visible(sources.printable(game))
    try:
        text = game_text(game, _GAME)
    except (sources.Unreadable, ValueError) as error:
        raise CannotUse(f"{name}: {shown(str(error))}") from None
    if is_record_text(text):
        raise CannotUse(f"{name}: a record of Woodlaw's own, in which no pen slips; expected {_GAME}")
    explained = explain(read(text))
    chosen = edits(explained, certain_only=not unsafe_fixes)
    if diff:
        mended = edited(text, chosen)
        told = unified_diff(lines_of(text), lines_of(mended), name, f"{name} (meant)", lineterm="")
        for line in told:
            click.echo(visible(line))
    elif format_name == "json":
        click.echo(_as_json(game, explained))
    else:
        for line in _as_text(name, explained, all_of_it):
            click.echo(line)
    if writes and chosen:
        replace_text(Path(game), text, edited(text, chosen))
        say(f"{name}: {_counted(len(chosen), 'edit')} written")
    return FOUND if explained else CLEAN


def _as_text(name: str, explained: list[Explained], all_of_it: bool) -> Iterator[str]:
    """Yield the findings with what is meant; what follows from another one only where all of it is asked for."""
    for each in explained:
        if each.follows is None or all_of_it:
            finding = each.finding
            what = f"{finding.kind.value} {clause_of(finding.clause) or shown(finding.clause)}"
            yield f"{name}:{finding.line}:{finding.column}: {what}: {shown(finding.message)}"
            yield f"    {shown(finding.action)}"
            yield from (f"    {line}" for line in _explanation(each, explained))


def _explanation(each: Explained, explained: list[Explained]) -> Iterator[str]:
    from woodlaw.logs.mending.search import Likely

    if each.follows is not None:
        line = explained[each.follows].finding.line
        yield f"follows from line {line}"
    elif each.likely is Likely.SLIP:
        more = f", explains {each.others + 1} findings" if each.others else ""
        sure = "certain" if each.certain else "likely"
        yield from (f"{_meant(edit)} ({sure}{more})" for edit in each.mend)
    elif each.mend:
        yield from (f"{_meant(edit)}, if it was only not written down" for edit in each.mend)
    elif each.likely is Likely.OFFENCE:
        yield "an offence: no small edit of the record mends it"


def _meant(edit: Edit) -> str:
    where = f"line {edit.line}, column {edit.column}"
    if not edit.written:
        return f"meant {shown(edit.meant)} besides at {where}"
    if not edit.meant:
        return f"meant nothing for {shown(edit.written)} at {where}"
    return f"meant {shown(edit.meant)} for {shown(edit.written)} at {where}"


def _as_json(game: str, explained: list[Explained]) -> str:
    findings = [
        finding_data(each.finding)
        | {
            "likely": each.likely.value or None,
            "follows": each.follows,
            "mend": [asdict(edit) for edit in each.mend] or None,
            "certain": each.certain,
        }
        for each in explained
    ]
    return json.dumps({"version": VERSION, "games": [{"file": sources.printable(game), "findings": findings}]})


def _counted(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"
