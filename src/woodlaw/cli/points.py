"""``woodlaw points``: the extension points, listed and looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, CannotUse
from woodlaw.cli.law import wrapped
from woodlaw.logs.reports.escaping import shown

if TYPE_CHECKING:
    from woodlaw.factions.points import Answerer, Question


def _complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return what the shell offers: the names of the questions."""
    from woodlaw.factions.points import questions

    return [CompletionItem(each.name, help=each.heading) for each in questions() if each.name.startswith(incomplete)]


@click.command("points")
@click.argument("names", nargs=-1, metavar="[NAME]...", shell_complete=_complete)
@click.option("--search", "words", metavar="WORDS", help="List the questions that have all these words.")
def command(names: tuple[str, ...], words: str | None) -> int:
    """List the extension points: the questions that a faction, a card or a map can answer.

    With the NAME of one, tell its form, when it is asked, what holds where nobody answers, and who answers it by which
    clauses.

    \b
    Examples:
      woodlaw points                        all of them, by what they are about
      woodlaw points --search "hits battle"
      woodlaw points forbids_place
    """
    if names and words is not None:
        raise click.UsageError("Expected names of questions, or --search WORDS, not both.")
    from woodlaw.factions.points import questions

    known = list(questions())
    for line in _told(known, names) if names else _listed(known, words or ""):
        click.echo(line)
    return CLEAN


def _listed(known: list[Question], words: str) -> Iterator[str]:
    wanted = words.casefold().split()
    heading = ""
    found = [each for each in known if all(word in _text(each) for word in wanted)]
    if not found:
        raise CannotUse(f"points: no question has the words {shown(words)!r}; expected words that one is told in")
    for question in found:
        if question.heading != heading:
            yield from ([""] if heading else [])
            heading = question.heading
            yield heading
        yield f"  {question.name}"


def _text(question: Question) -> str:
    return " ".join((question.name, question.heading, question.asked, question.neutral)).casefold()


def _told(known: list[Question], names: tuple[str, ...]) -> Iterator[str]:
    from difflib import get_close_matches

    from woodlaw.factions.points import answerers

    by_name = {each.name: each for each in known}
    for name in names:
        if name not in by_name:
            near = get_close_matches(name, by_name, 3) or ["forbids_place"]
            raise CannotUse(f"points: {shown(name)!r}: no such question; expected one such as {', '.join(near)}")
    for number, name in enumerate(names):
        question = by_name[name]
        yield from ([""] if number else [])
        yield from question.form.splitlines()
        for paragraph in question.asked.split("\n\n"):
            yield ""
            yield from wrapped(" ".join(paragraph.split()))
        yield ""
        yield from wrapped(f"Where nobody answers: {question.neutral}")
        told = [_who(answerer) for answerer in answerers(question)]
        yield from wrapped(f"Answered by: {', '.join(told) or 'nobody who is installed'}")


def _who(answerer: Answerer) -> str:
    cited = [clause for clause in answerer.clauses if not clause.startswith("card.")]
    return f"{answerer.name} ({', '.join(cited)})" if cited else answerer.name
