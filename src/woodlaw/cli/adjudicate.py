"""``woodlaw adjudicate``: what the Law says of an action in a position."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click

from woodlaw.cli.exits import UNUSABLE, CannotUse, answered, say
from woodlaw.cli.paths import TEXT, in_format
from woodlaw.cli.saving import save, text_of
from woodlaw.law.escaping import shown, visible
from woodlaw.logs import sources

if TYPE_CHECKING:
    from woodlaw.asking.cases import Answered

    Filed: TypeAlias = Iterator[tuple[str, Answered]]

LEGAL = 0
ILLEGAL = 1
UNDECIDED = 3
_CODES = {"legal": LEGAL, "illegal": ILLEGAL, "undecided": UNDECIDED, "": UNUSABLE}

_CASES = "a file of cases"


@click.command("adjudicate")
@click.argument("cases", nargs=-1, metavar="[CASE...]", type=TEXT)
@in_format(help="How to write the answers.")
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
      woodlaw adjudicate features/hcc_honeycomb_clergy/penitence.feature
    """
    if not cases:
        return _led()
    answers = ((sources.printable(path), case) for path in cases for case in _answers(path))
    codes = list(_as_json(answers) if format_name == "json" else _as_text(answers, grounds))
    return next((code for code in (UNUSABLE, UNDECIDED, ILLEGAL) if code in codes), LEGAL)


def _led() -> int:
    """Lead through a case on a terminal, tell the ruling, and write the case where it is wanted."""
    from woodlaw.asking.cases import Answered
    from woodlaw.cli.guiding import Guide
    from woodlaw.cli.rulings import told

    if not sys.stdin.isatty():
        raise CannotUse("no case; expected a file of cases, or - for standard input")
    guide = Guide(lambda text: str(click.prompt(shown(text), default="", show_default=False)).strip(), click.echo)
    with answered():
        ruling, case = guide.lead()
    for line in told("case", Answered("your case", 1, ruling)):
        click.echo(line)
    name = click.prompt("Write the case to a file; nothing, not to", default="", show_default=False)
    if name:
        if Path(name).exists():
            raise CannotUse(f"{visible(sources.printable(name))}: is there already; expected a new file")
        save(case, name)
    return _CODES[ruling.verdict]


def _answers(path: str) -> Iterator[Answered]:
    """Yield the answers to the cases of a file."""
    from woodlaw.asking.cases import Answered, answer_cases, answer_scenarios
    from woodlaw.positions.source import LARGEST

    try:
        text = text_of(path, _CASES)
        if not path.endswith(".feature"):
            yield from answer_cases(text, None if path == sources.STANDARD_INPUT else Path(path).parent)
        elif len(text) > LARGEST:
            raise ValueError(f"{len(text)} characters; expected at most {LARGEST}")
        else:
            yield from answer_scenarios(Path(path))
    except ValueError as error:
        yield Answered("", 0, errors=((0, str(error)),))


def _as_text(answers: Filed, in_full: bool) -> Iterator[int]:
    """Write answers as text, and yield their exit codes."""
    from woodlaw.cli.rulings import told

    for file, case in answers:
        for line in told(file, case, in_full=in_full):
            click.echo(line)
        yield _ended(file, case)


def _as_json(answers: Filed) -> Iterator[int]:
    """Write answers as one JSON document, and yield their exit codes."""
    import json

    from woodlaw import asking

    click.echo(f'{{"version": {asking.VERSION}, "cases": [', nl=False)
    before = "\n"
    for file, case in answers:
        told: dict[str, object] = {"file": file, "line": case.line, "case": case.name}
        if case.ruling is None:
            told |= {"verdict": None, "errors": [message for _, message in case.errors]}
        else:
            told |= {**asking.as_data(case.ruling), "agrees": None if case.differs is None else not case.differs}
            told |= {"differs": case.differs} if case.differs else {}
        click.echo(before + json.dumps(told), nl=False)
        before = ",\n"
        yield _ended(file, case)
    click.echo("\n]}")


def _ended(file: str, case: Answered) -> int:
    """Say why a case could not be read: the file, the line, the case, and what was expected. Return its exit code."""
    for line, message in case.errors:
        where = f"{visible(file)}:{line}: " if line else f"{visible(file)}: "
        text = message.removeprefix(f"line {line}: ")
        say(f"{where}{shown(case.name)}{': ' if case.name else ''}{shown(text)}")
    return _CODES[case.ruling.verdict if case.ruling else ""]
