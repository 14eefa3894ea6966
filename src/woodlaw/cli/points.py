"""``woodlaw points``: the extension points, and what the engine offers beside them, listed and looked up."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, CannotUse
from woodlaw.cli.law import paragraphs, wrapped
from woodlaw.law.escaping import shown

if TYPE_CHECKING:
    from woodlaw.factions.offered import Module, Offered
    from woodlaw.factions.points import Answerer, Question


def _complete(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return what the shell offers: the names of the questions, or of what the engine offers."""
    from woodlaw.factions.offered import found
    from woodlaw.factions.points import questions

    if ctx.params.get("engine"):
        return [
            CompletionItem(each.name, help=module.name)
            for module, each in found(())
            if each.name.startswith(incomplete)
        ]
    return [CompletionItem(each.name, help=each.heading) for each in questions() if each.name.startswith(incomplete)]


@click.command("points")
@click.argument("names", nargs=-1, metavar="[NAME]...", shell_complete=_complete)
@click.option("--search", "words", metavar="WORDS", help="List those that are told in all these words.")
@click.option("--engine", is_flag=True, help="Tell what the engine offers to call instead of what it asks.")
def command(names: tuple[str, ...], words: str | None, engine: bool) -> int:
    """List the extension points: the questions that a faction, a card, a map or a house rule can answer.

    With the NAME of one, tell its form, when it is asked, what holds where nobody answers, and who answers it by which
    clauses. With --engine, list and tell the functions and classes that a faction is written with.

    \b
    Examples:
      woodlaw points                        all of them, by what they are about
      woodlaw points --search "hits battle"
      woodlaw points forbids_place
      woodlaw points --engine --search "place room"
      woodlaw points --engine take_battle
    """
    if names and words is not None:
        raise click.UsageError("Expected names, or --search WORDS, not both.")
    for line in (_engine if engine else _questions)(names, words or ""):
        click.echo(line)
    return CLEAN


def _expect_known(what: str, names: tuple[str, ...], known: Collection[str], example: str) -> None:
    """Refuse a name that there is not, with the nearest."""
    from difflib import get_close_matches

    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 3) or [example]
            raise CannotUse(f"points: {shown(name)!r}: no such {what}; expected one such as {', '.join(near)}")


# What the engine asks -------------------------------------------------------------------------------------------------
def _questions(names: tuple[str, ...], words: str) -> Iterator[str]:
    from woodlaw.factions.points import questions

    known = list(questions())
    return _told(known, names) if names else _listed(known, words)


def _listed(known: list[Question], words: str) -> Iterator[str]:
    wanted = words.casefold().split()
    found = [(each.heading, each.name) for each in known if all(word in _text(each) for word in wanted)]
    if not found:
        raise CannotUse(f"points: no question has the words {shown(words)!r}; expected words that one is told in")
    return _under_headings(found)


def _under_headings(named: list[tuple[str, str]]) -> Iterator[str]:
    """Yield names, each behind its heading, with every heading once."""
    heading = ""
    for each, name in named:
        if each != heading:
            yield from ([""] if heading else [])
            heading = each
            yield heading
        yield f"  {name}"


def _text(question: Question) -> str:
    return " ".join((question.name, question.heading, question.asked, question.neutral)).casefold()


def _told(known: list[Question], names: tuple[str, ...]) -> Iterator[str]:
    from woodlaw.factions.points import answerers

    by_name = {each.name: each for each in known}
    _expect_known("question", names, by_name, "forbids_place")
    for number, name in enumerate(names):
        question = by_name[name]
        yield from ([""] if number else [])
        yield from question.form.splitlines()
        yield from paragraphs(question.asked)
        yield from paragraphs(f"Where nobody answers: {question.neutral}")
        told = [_who(answerer) for answerer in answerers(question)]
        yield from wrapped(f"Answered by: {', '.join(told) or 'nobody who is installed'}")


def _who(answerer: Answerer) -> str:
    cited = [clause for clause in answerer.clauses if not clause.startswith("card.")]
    return f"{answerer.name} ({', '.join(cited)})" if cited else answerer.name


# What the engine offers -----------------------------------------------------------------------------------------------
def _engine(names: tuple[str, ...], words: str) -> Iterator[str]:
    from woodlaw.factions.offered import found

    if names:
        known = list(found(()))
        _expect_known("name", names, dict.fromkeys(each.name for _, each in known), "place_pieces")
        return _told_of_engine([(module, each) for name in names for module, each in known if each.name == name])
    listed = list(found(words.split()))
    if not listed:
        raise CannotUse(f"points: nothing of the engine has the words {shown(words)!r}; expected words it is told in")
    return _under_headings([(module.name, each.name) for module, each in listed])


def _told_of_engine(offered: list[tuple[Module, Offered]]) -> Iterator[str]:
    from woodlaw.factions.offered import without_roles

    for number, (module, each) in enumerate(offered):
        yield from ([""] if number else [])
        yield f"from {module.name} import {each.name}"
        yield ""
        yield from each.form.splitlines()
        yield from paragraphs(without_roles(each.doc))
        if each.clauses:
            yield from paragraphs(f"By {', '.join(each.clauses)}")
        for member in each.members:
            yield ""
            yield from (f"  {line}" for line in member.form.splitlines())
            yield from wrapped(" ".join(without_roles(member.first_sentence).split()))
