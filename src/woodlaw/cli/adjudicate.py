"""``woodlaw adjudicate``: what the Law says of an action in a position."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import click

from woodlaw.cli.exits import UNUSABLE, CannotUse, say
from woodlaw.cli.paths import TEXT
from woodlaw.cli.saving import save
from woodlaw.logs import sources
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.adjudication.cases import Answered
    from woodlaw.adjudication.reports import Filed
    from woodlaw.adjudication.ruling import Ruling

LEGAL = 0
ILLEGAL = 1
UNDECIDED = 3

SELDOM = 50_000
"""How many new objects there must be before Python looks for garbage among them."""

_CASES = "a file of cases"


@click.command("adjudicate")
@click.argument("cases", nargs=-1, metavar="[CASE...]", type=TEXT)
@click.option(
    "--format",
    "format_name",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to write the answers.",
)
@click.option("--grounds", is_flag=True, help="Tell every clause that an answer rests on in words, with readings.")
def command(cases: tuple[str, ...], format_name: str, grounds: bool) -> int:
    """Say whether an action is legal in a position, with the clauses that the answer rests on.

    CASE is a file of one or several cases in YAML, a .feature file whose scenarios are the cases, or - for cases on
    standard input. With none you are led through one on a terminal. The page "Adjudication" of the documentation
    describes what a case says.

    \b
    Exit codes; of several cases the worst counts, in the order 2, 3, 1, 0:
      0    legal
      1    illegal
      2    a case could not be read; all others were answered
      3    undecided

    \b
    Examples:
      woodlaw adjudicate dispute.yaml
      woodlaw adjudicate --format json cases/*.yaml
      woodlaw adjudicate features/honeycomb_clergy/mercy.feature
    """
    from woodlaw.adjudication.reports import Filed

    if not cases:
        return _led()
    answers = (Filed(sources.printable(path), case) for path in cases for case in _answers(path))
    with _collecting_seldom():
        codes = list(_as_json(answers) if format_name == "json" else _as_text(answers, grounds))
    return next((code for code in (UNUSABLE, UNDECIDED, ILLEGAL) if code in codes), LEGAL)


@contextmanager
def _collecting_seldom() -> Iterator[None]:
    """Let Python look for garbage seldom: the many short games of a ruling leave little, and to look costs a third."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _led() -> int:
    """Lead through a case on a terminal, tell the ruling, and write the case where it is wanted."""
    from woodlaw.adjudication.asked import CannotAdjudicate
    from woodlaw.adjudication.cases import Answered
    from woodlaw.adjudication.guiding import Guide
    from woodlaw.adjudication.reports import Filed, as_text

    if not sys.stdin.isatty():
        raise CannotUse("no case; expected a file of cases, or - for standard input")
    guide = Guide(lambda text: str(click.prompt(shown(text), default="", show_default=False)).strip(), click.echo)
    try:
        ruling, case = guide.lead()
    except CannotAdjudicate as error:
        raise CannotUse(str(error)) from None
    for line in as_text(Filed("case", Answered("your case", 1, ruling))):
        click.echo(line)
    name = click.prompt("Write the case to a file; nothing, not to", default="", show_default=False)
    if name:
        if Path(name).exists():
            raise CannotUse(f"{visible(sources.printable(name))}: is there already; expected a new file")
        save(case, name)
    return _code(ruling)


def _answers(path: str) -> Iterator[Answered]:
    """Yield the answers to the cases of a file."""
    from woodlaw.adjudication.cases import Answered, answer_cases
    from woodlaw.logs.rootlog.decoding import Unusable, decode
    from woodlaw.positions.source import LARGEST

    try:
        if path == sources.STANDARD_INPUT:
            data, folder = sources.read_standard_input(getattr(sys.stdin, "buffer", None) or BytesIO(), _CASES), None
        else:
            data, folder = sources.read(path, _CASES), Path(path).parent
        text = decode(data, _CASES)[0]
        if path.endswith(".feature"):
            from woodlaw.adjudication.scenarios import answer_scenarios

            if len(text) > LARGEST:
                raise Unusable(f"{len(text)} characters; expected at most {LARGEST}")
            yield from answer_scenarios(Path(path))
        else:
            yield from answer_cases(text, folder)
    except (sources.Unreadable, Unusable) as error:
        yield Answered("", 0, errors=((0, str(error)),))


def _as_text(answers: Iterator[Filed], in_full: bool) -> Iterator[int]:
    """Write answers as text, and yield their exit codes."""
    from woodlaw.adjudication.reports import as_text

    for filed in answers:
        for line in as_text(filed, in_full=in_full):
            click.echo(line)
        _complain(filed)
        yield _code(filed.case.ruling)


def _as_json(answers: Iterator[Filed]) -> Iterator[int]:
    """Write answers as one JSON document, and yield their exit codes."""
    import json

    from woodlaw.adjudication.reports import VERSION, as_data

    click.echo(f'{{"version": {VERSION}, "cases": [', nl=False)
    before = "\n"
    for filed in answers:
        click.echo(before + json.dumps(as_data(filed)), nl=False)
        before = ",\n"
        _complain(filed)
        yield _code(filed.case.ruling)
    click.echo("\n]}")


def _complain(filed: Filed) -> None:
    """Say why a case could not be read: the file, the line, the case, and what was expected."""
    for line, message in filed.case.errors:
        where = f"{visible(filed.file)}:{line}: " if line else f"{visible(filed.file)}: "
        text = message.removeprefix(f"line {line}: ")
        say(f"{where}{shown(filed.case.name)}{': ' if filed.case.name else ''}{shown(text)}")


def _code(ruling: Ruling | None) -> int:
    if ruling is None:
        return UNUSABLE
    return {"legal": LEGAL, "illegal": ILLEGAL, "undecided": UNDECIDED}[ruling.verdict.value]
