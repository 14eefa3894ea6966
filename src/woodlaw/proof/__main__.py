"""``python -m woodlaw.proof``: measure whether the scenarios would notice."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Sequence

    from woodlaw.proof.results import Results

_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
_FILE = click.Path(dir_okay=False, path_type=Path)


class CannotMeasure(click.ClickException):
    """Ends the command with exit code 2 and one line."""

    exit_code = 2


class CannotWrite(CannotMeasure):
    """Ends the command with exit code 74 and one line: the results could not be written."""

    exit_code = 74


@click.command("proof", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--level", "levels", type=click.Choice(["a", "b"]), multiple=True, help="Measure this level only.")
@click.option("--chapter", "chapters", multiple=True, metavar="CHAPTER", help="Measure this chapter only.")
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Measure this clause only.")
@click.option("--survivors", is_flag=True, help="Show every mutant that nobody noticed.")
@click.option("--accidents", is_flag=True, help="Show every mutant that broke a scenario or left it stuck.")
@click.option("--features", type=_FOLDER, default="features", show_default=True, help="Where the scenarios are.")
@click.option("--equivalent", type=_FILE, help="Mutants that cannot matter.  [default: FEATURES/equivalent.yaml]")
@click.option("--evidence", type=_FILE, help="Write the results to this JSON file.")
@click.option("--jobs", type=click.IntRange(1), help="Processes at once.  [default: one a processor]")
def command(
    levels: tuple[str, ...],
    chapters: tuple[str, ...],
    clauses: tuple[str, ...],
    survivors: bool,
    accidents: bool,
    features: Path,
    equivalent: Path | None,
    evidence: Path | None,
    jobs: int | None,
) -> None:
    """Measure whether the scenarios would notice if a rule were different.

    Every function marked with clauses is changed, one change at a time, and the scenarios tagged with its clauses are
    run: level a puts its neutral form in its place, level b every small change of its body. Measured are engine, cards
    and the factions whose chapter has features.

    A mutant is caught when an assertion of a scenario fails, or something is refused. Where a scenario only breaks (a
    TypeError, say) or gets stuck, that is told apart and counts neither way.

    Ends with 1 when anything falls short: a survivor at level a, less than 90 % caught in a chapter at level b, a
    scenario that fails with nothing changed, a stale entry in the list of equivalents.
    """
    from woodlaw.law.paths import reason
    from woodlaw.proof import evidence as file
    from woodlaw.proof import report
    from woodlaw.proof.isolation import possible
    from woodlaw.proof.measuring import Outcome

    if not possible():
        raise CannotMeasure("this system cannot fork processes; Linux or macOS is expected")
    began = time.monotonic()
    results = _measured(levels, chapters, clauses, features, equivalent or features / "equivalent.yaml", jobs)
    took = time.monotonic() - began
    shown = [*[Outcome.SURVIVED] * survivors, *[Outcome.ACCIDENT, Outcome.STUCK] * accidents]
    for line in report.details(results, shown):
        click.echo(line)
    for line in report.table(results):
        click.echo(line)
    if evidence is not None:
        try:
            file.write(results, evidence, Path.cwd())
        except (OSError, ValueError) as error:
            raise CannotWrite(f"{evidence}: cannot be written ({reason(error)}); expected a file") from None
    click.echo(f"{len(results.verdicts)} mutants in {took:.1f} s, {len(results.verdicts) / took:.0f} a second")
    shortcomings = results.shortcomings()
    for line in shortcomings:
        click.echo(line, err=True)
    sys.exit(1 if shortcomings else 0)


def _measured(
    level_names: Sequence[str],
    chapter_names: Sequence[str],
    clauses: Sequence[str],
    folder: Path,
    equivalent: Path,
    jobs: int | None,
) -> Results:
    """Measure what was asked for. Raises :class:`CannotMeasure` for files that cannot be read and unknown chapters."""
    from woodlaw.gherkin.files import UnreadableFeature
    from woodlaw.proof.clauses import chapter_named, chapter_of, chapters_in_order
    from woodlaw.proof.equivalents import BadList, read
    from woodlaw.proof.features import chapters_of, load_data, scenarios
    from woodlaw.proof.mutants import Level
    from woodlaw.proof.proving import prove
    from woodlaw.proof.scope import in_scope

    try:
        told, listed = scenarios(folder), read(equivalent)
    except (UnreadableFeature, BadList) as error:
        raise CannotMeasure(str(error)) from None
    asked = chapters_in_order({*map(chapter_named, chapter_names), *map(chapter_of, clauses)} or chapters_of(told))
    functions = in_scope(asked, clauses)
    if not functions:
        said = ", ".join(clauses or asked) or f"the chapters with features below {folder}"
        raise CannotMeasure(f"no function is marked with a clause of {said}")
    load_data()
    return prove(
        functions,
        told,
        asked,
        levels=[Level(name) for name in level_names] or list(Level),
        clauses=clauses,
        equivalents=listed,
        everything=not chapter_names and not clauses,
        at_once=jobs or os.cpu_count() or 1,
    )


if __name__ == "__main__":
    command()
