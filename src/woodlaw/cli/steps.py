"""``woodlaw steps``: the vocabulary of scenarios, listed and searched."""

from __future__ import annotations

from collections.abc import Iterator

import click

from woodlaw.cli.exits import CLEAN, CannotUse
from woodlaw.cli.law import wrapped
from woodlaw.law.escaping import shown
from woodlaw.law.problems import NO_READER


@click.command("steps")
@click.option("--search", "words", metavar="WORDS", help="Only those that have all these words, and what they mean.")
def command(words: str | None) -> int:
    """List the steps that scenarios are written in; those that are searched for with their meaning and examples.

    \b
    Examples:
      woodlaw steps                         every phrase
      woodlaw steps --search hand           what is said of hands, and how
      woodlaw steps --search "battles rolling"
    """
    for line in _listed((words or "").casefold().split()):
        click.echo(line)
    return CLEAN


def _listed(wanted: list[str]) -> Iterator[str]:
    try:
        from woodlaw.gherkin import vocabulary
        from woodlaw.gherkin.examples import told_apart

        known = vocabulary()
    except ImportError:
        raise CannotUse(f"steps: {NO_READER}") from None
    found = [(f"{each[0].capitalize()} {each[1]}", each[2]) for each in known]
    found = [(phrase, doc) for phrase, doc in found if all(word in f"{phrase} {doc}".casefold() for word in wanted)]
    if not found:
        raise CannotUse(f"steps: no step has the words {shown(' '.join(wanted))!r}; expected words of one")
    for number, (phrase, doc) in enumerate(found):
        yield from ([""] if number and wanted else [])
        yield phrase
        if wanted:
            meaning, examples = told_apart(doc)
            yield from wrapped(" ".join(meaning.replace("``", "").split()))
            yield from (f"    {line}" for line in examples.splitlines())
