"""``woodlaw faq``: answered questions, looked up and held against the engine."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, FOUND, answered
from woodlaw.cli.law import SHOWN, paragraphs, wrapped
from woodlaw.cli.paths import TEXT, in_format
from woodlaw.law.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.faq.checking import ByTag, Verdict
    from woodlaw.faq.entries import Entry

VERSION = 1
"""The version of what ``--format json`` writes."""

_STATES = ("executed", "awaiting", "text only", "disputed")


class Questions(click.Group):
    """A group that lists when it is given only options, and shows when it is given ids."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put in the command that was left out."""
        if not args or (args[0].startswith("-") and args[0] not in ctx.help_option_names):
            args = ["list", *args]
        elif args[0] not in self.commands and not args[0].startswith("-"):
            args = ["show", *args]
        return super().parse_args(ctx, args)


@click.group("faq", cls=Questions)
def command() -> None:
    """Look up answered questions about the rules, and hold the answers against the engine.

    They are the questions that the publisher has answered, told in our words, and hard ones of our own. A file of
    your own in the same form is taken with --file. Without a command, ids are shown and everything else is listed.

    \b
    Examples:
      woodlaw faq                               all of them
      woodlaw faq --search keep
      woodlaw faq --clause HCC.2.5 --faction Marquise
      woodlaw faq FAQ-07                        one with its ruling and clauses
      woodlaw faq check                         does the engine agree?
      woodlaw faq check --file league.yaml      with the questions of a league
    """


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return what the shell offers: the tags of the questions that Woodlaw carries."""
    from woodlaw.faq.packaged import entries

    begun = incomplete.casefold()
    return [CompletionItem(e.tag, help=e.question) for e in entries() if e.tag.startswith(begun)]


_file = click.option("--file", "path", metavar="FILE", type=TEXT, help="Take the questions of this file.")
_features = click.option("--features", metavar="FOLDER", type=TEXT, help="Take the scenarios of this folder.")
_format = in_format(help="How to write the answer.")


# List -----------------------------------------------------------------------------------------------------------------
@command.command("list")
@click.option("--search", "words", metavar="WORDS", help="Those that answer a question in words of yours.")
@click.option("--clause", metavar="ID", help="Those that cite a clause or one below it, in any usual spelling.")
@click.option("--card", metavar="CARD", help="Those that cite a card.")
@click.option("--faction", metavar="NAME", help="Those that cite the chapter of a faction.")
@click.option("--state", type=click.Choice(_STATES), help="Those that are in a state.")
@_file
@_format
def list_command(
    words: str | None,
    clause: str | None,
    card: str | None,
    faction: str | None,
    state: str | None,
    path: str | None,
    format_name: str,
) -> None:
    """List the questions that fit all that is asked for.

    \b
    Examples:
      woodlaw faq list
      woodlaw faq list --search "keep place"
      woodlaw faq list --card "Favor of the Foxes" --state executed
    """
    from woodlaw.asking.questions import questions

    with answered("faq"):
        every = questions(path)
        found = every.fitting(clause=clause, card=card, faction=faction, state=state, words=words)
        if not found:
            raise ValueError("no question fits all that was asked for; expected other words")
    found = found if words is None else found[:SHOWN]
    if format_name == "json":
        _write_json({"entries": [_as_data(entry) for entry in found]})
        return
    width = max(len(entry.tag) for entry in found)
    for entry in found:
        click.echo(f"{entry.tag:{width}}  {entry.state.value:9}  {visible(entry.question)}")


# Show -----------------------------------------------------------------------------------------------------------------
@command.command("show")
@click.argument("ids", nargs=-1, required=True, metavar="ID...", shell_complete=_complete)
@_file
@_features
@_format
def show_command(ids: tuple[str, ...], path: str | None, features: str | None, format_name: str) -> None:
    """Show questions with their rulings, the clauses that these rest on, and their scenarios.

    \b
    Examples:
      woodlaw faq show 07
      woodlaw faq show @faq.hive-in-battle FAQ-11
    """
    from woodlaw.asking.questions import questions
    from woodlaw.law.problems import CannotAnswer

    by_tag: ByTag = {}
    with answered("faq"):
        every = questions(path)
        entries = every.named(ids)
        # Nobody need say where scenarios are, or install what reads them.
        with suppress(*(CannotAnswer,) * (features is None)):
            by_tag = every.scenarios(features)
    if format_name == "json":
        _write_json({"entries": [_as_data(e) | {"scenarios": _where(by_tag, e)} for e in entries]})
        return
    for number, entry in enumerate(entries):
        for line in _told(entry, by_tag, number):
            click.echo(line)


def _told(entry: Entry, by_tag: ByTag, number: int) -> Iterator[str]:
    """Yield everything there is to say of an entry."""
    if number:
        yield ""
    yield f"{entry.tag} {visible(entry.question)}"
    yield entry.state.value + (f": {visible(entry.why)}" if entry.why else "")
    yield from paragraphs(visible(entry.ruling))
    yield ""
    yield "  Rests on"
    for clause in entry.clauses:
        yield from _cited(clause)
    if entry.printed:
        yield from wrapped(f"Its source cites an older printing: {visible(', '.join(entry.printed))}.")
    if entry.source:
        yield from wrapped(f"From: {visible(entry.source)}.")
    for number, where in enumerate(_where(by_tag, entry)):
        yield f"  {'' if number else 'Scenarios':10} {visible(where)}"


def _cited(cited: str) -> Iterator[str]:
    """Yield a clause or a card that a ruling rests on: a clause in our words, with its readings."""
    from woodlaw.asking.lookups import look_up

    found = look_up(cited)
    yield f"    {found.cited}"
    if found.kind == "clause":
        yield from wrapped(found.words, " " * 6)
        for reading in found.readings:
            yield from wrapped(f"Reading: {reading.on} {reading.reading}", " " * 6)


def _where(by_tag: ByTag, entry: Entry) -> list[str]:
    """Return where the scenarios of an entry stand, and their names."""
    return [f"{each.file}:{each.line} {each.name}" for each in by_tag.get(entry.tag, ())]


# Check ----------------------------------------------------------------------------------------------------------------
@command.command("check")
@click.argument("ids", nargs=-1, metavar="[ID]...", shell_complete=_complete)
@_file
@_features
@_format
def check_command(ids: tuple[str, ...], path: str | None, features: str | None, format_name: str) -> int:
    """Run the scenarios of the questions, all of them or those of ID, and say whether the engine agrees.

    A question agrees when it has scenarios and all of them hold. It may be awaiting a faction that cannot be played
    yet, be text only, or be disputed; none of these is a disagreement.

    \b
    Exit codes:
      0    nothing disagrees
      1    a ruling that the engine does not give, or without a scenario
      2    a file that could not be read

    \b
    Examples:
      woodlaw faq check
      woodlaw faq check hive-in-battle --format json
      woodlaw faq check --file league.yaml --features league/
    """
    from woodlaw.asking.questions import questions

    with answered("faq"):
        verdicts = questions(path).checked(ids, features)
    if format_name == "json":
        _write_json({"summary": _summary(verdicts), "entries": [_judged(verdict) for verdict in verdicts]})
    else:
        for line in _told_verdicts(verdicts):
            click.echo(line)
    return FOUND if any(verdict.outcome.value == "disagree" for verdict in verdicts) else CLEAN


def _summary(verdicts: Sequence[Verdict]) -> dict[str, int]:
    """Return how many entries there are of each outcome, in a fixed order."""
    from woodlaw.faq.checking import Outcome

    counted = Counter(verdict.outcome for verdict in verdicts)
    return {outcome.value: counted[outcome] for outcome in Outcome}


def _told_verdicts(verdicts: Sequence[Verdict]) -> Iterator[str]:
    width = max((len(verdict.entry.tag) for verdict in verdicts), default=0)
    for verdict in verdicts:
        run = len(verdict.answers)
        scenarios = f"{run} scenario{'s' * (run != 1)}" if run else ""
        said = "; ".join(filter(None, (shown(verdict.reason), scenarios)))
        yield f"{verdict.outcome.value:9}  {verdict.entry.tag:{width}}  {said}"
        for answer in verdict.answers:
            if answer.problem:
                yield f"{'':9}  {visible(answer.file)}:{answer.line}: {shown(answer.problem)}"
    yield ""
    yield ", ".join(f"{count} {outcome}" for outcome, count in _summary(verdicts).items() if count)


def _judged(verdict: Verdict) -> dict[str, Any]:
    return {
        **_as_data(verdict.entry),
        "outcome": verdict.outcome.value,
        "reason": verdict.reason,
        "scenarios": [
            {"name": each.name, "file": each.file, "line": each.line, "problem": each.problem}
            for each in verdict.answers
        ],
    }


# JSON -----------------------------------------------------------------------------------------------------------------
def _as_data(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "tag": entry.tag,
        "question": entry.question,
        "ruling": entry.ruling,
        "clauses": list(entry.clauses),
        "printed": list(entry.printed),
        "source": entry.source,
        "state": entry.state.value,
        "why": entry.why,
    }


def _write_json(content: dict[str, Any]) -> None:
    click.echo(json.dumps({"version": VERSION, **content}, indent=2))
