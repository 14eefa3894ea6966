"""``woodlaw law``: the Law, looked up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, CannotUse
from woodlaw.cli.paths import PATH
from woodlaw.logs.reports.escaping import shown

if TYPE_CHECKING:
    from woodlaw.law.clauses import Clause, Reading
    from woodlaw.law.registry import Law
    from woodlaw.table.cards import Card
    from woodlaw.table.cited import CitedCard

WIDTH = 100
"""Columns that words are wrapped to."""


def complete(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Return what the shell offers: chapters and, once a chapter is typed, its clauses that begin like that; cards."""
    from woodlaw.law.registry import law
    from woodlaw.table.cited import cited_cards

    cards = [card for card in cited_cards().values() if incomplete and card.id.startswith(incomplete.casefold())]
    begun = incomplete.upper()
    chapter = law().chapter_of(begun.rstrip("."))
    clauses = law().chapter(chapter).clauses if chapter else ()
    return [
        *(CompletionItem(clause.id, help=clause.title) for clause in clauses if clause.id.upper().startswith(begun)),
        *(CompletionItem(other) for other in law().chapters() if other != chapter and other.startswith(begun)),
        *(CompletionItem(card.id, help=card.name) for card in cards),
    ]


@click.command("law")
@click.argument("ids", nargs=-1, metavar="[ID]...", shell_complete=complete)
@click.option("--search", "words", metavar="WORDS", help="List the clauses and cards that have all these words.")
@click.option("--chapter", metavar="CHAPTER", help="List the clauses of a chapter.")
@click.option("--diff", "official", metavar="FILE", type=PATH, help="Compare the publisher's rules file with ours.")
@click.option("--cards", "library", metavar="FILE", type=PATH, help="Compare the publisher's card texts with ours.")
@click.option("--evidence", metavar="FILE", type=PATH, help="With --diff or --cards: name the scenarios in this.")
@click.option("--features", metavar="DIR", type=PATH, help="With --diff or --cards: name the scenarios of these.")
@click.option("--format", "format_name", type=click.Choice(["text", "json"]), help="With --diff or --cards.")
def command(
    ids: tuple[str, ...],
    words: str | None,
    chapter: str | None,
    official: Path | None,
    library: Path | None,
    evidence: Path | None,
    features: Path | None,
    format_name: str | None,
) -> int:
    """Look clauses of the Law up, told in our words.

    ID is a clause's id in any usual spelling: HCC.2.6.IV, hcc 2.6.iv, 16.2.2.1.1. The answer has the clause's title,
    kind and words, the clauses above and below it, what it refers to, and the readings taken where the Law is silent.
    Cards of the shared decks are looked up the same way: card.false-orders.

    --diff reads the publisher's rules file (YAML) and lists the clauses that are added, gone, renamed, renumbered or
    reworded, each with the scenarios and the code of ours that it touches. Our words are our own: of the text that
    they were written from a digest is kept, and a clause is reworded when the file says something else by now.
    --cards reads the publisher's card library (YAML or JSON) the same way.

    \b
    Exit codes:
      0    found; with --diff or --cards: nothing differs
      1    with --diff or --cards: something differs
      2    something could not be used

    \b
    Examples:
      woodlaw law 4.3.1 HCC.2.6.IV card.tax-collector
      woodlaw law --search "closed path"
      woodlaw law --chapter HCC
      woodlaw law --diff rules.yml --features features
    """
    asked = (bool(ids), words is not None, chapter is not None, official is not None, library is not None)
    if sum(asked) != 1:
        raise click.UsageError(
            "Expected clause ids, or --search WORDS, or --chapter CHAPTER, or --diff FILE, or --cards FILE."
        )
    if official is not None:
        return _differences(official, evidence, features, format_name or "text", of_cards=False)
    if library is not None:
        return _differences(library, evidence, features, format_name or "text", of_cards=True)
    if evidence or features or format_name:
        raise click.UsageError("Expected --evidence, --features and --format with --diff FILE or --cards FILE only.")
    from woodlaw.law.registry import law

    if words is not None:
        lines = _found(law(), words)
    elif chapter is not None:
        lines = _chapter(law(), chapter.strip().upper())
    else:
        lines = _answers(law(), ids)
    for line in lines:
        click.echo(line)
    return CLEAN


def _differences(file: Path, evidence: Path | None, features: Path | None, format_name: str, *, of_cards: bool) -> int:
    """Print how the publisher's rules or cards differ from ours, and return the exit code."""
    from woodlaw.cli.card_difference import card_difference
    from woodlaw.cli.law_difference import difference

    if evidence and features:
        raise click.UsageError("Expected --evidence FILE or --features DIR, not both.")
    compared = card_difference if of_cards else difference
    code, lines = compared(file, evidence=evidence, features=features, format_name=format_name)
    for line in lines:
        click.echo(line)
    return code


def _answers(law: Law, ids: tuple[str, ...]) -> Iterator[str]:
    """Yield what there is to say of each id; an id of a whole chapter gives its list."""
    from woodlaw.table.cited import CitedCard

    # All ids are looked up before anything is said, so that a wrong one is not lost in long output.
    found = [asked if law.is_chapter(asked := text.strip().upper()) else _cited(law, text) for text in ids]
    for number, clause in enumerate(found):
        if number:
            yield ""
        if isinstance(clause, CitedCard):
            yield from _told_card(clause)
        elif isinstance(clause, str) and clause not in law:
            yield from _chapter(law, clause)
        else:
            yield from _told(law, law.clause(clause) if isinstance(clause, str) else clause)


def _cited(law: Law, text: str) -> Clause | CitedCard:
    from woodlaw.law.citation import parse_citation
    from woodlaw.law.registry import UnknownClause
    from woodlaw.table.cited import cited_card, is_card_citation

    of_card = is_card_citation(text)
    try:
        return cited_card(text) if of_card else law.clause(parse_citation(text, law))
    except UnknownClause as error:
        what, expected, usual = (
            ("card", "a card's id", "card.tunnels") if of_card else ("clause", "a clause id", "4.3.1 or HCC.2.6.IV")
        )
        said = f"law: {shown(text) or repr(text)}: no such {what}; expected {expected}"
        raise CannotUse(f"{said} such as {', '.join(error.nearest) or usual}") from None


def _told(law: Law, clause: Clause) -> Iterator[str]:
    """Yield everything there is to say of a clause."""
    from woodlaw.law.printed import printed_clauses

    read = printed_clauses().get(clause.id)
    yield str(clause)
    yield f"{clause.kind.value}, {clause.document}{f', edition {read.edition}' if read else ''}"
    if clause.text:
        yield ""
        yield from wrapped(clause.text)
    elif clause.kind.value in ("rule", "setup"):
        yield ""
        yield "  (Nobody has told this clause in our words yet.)"
    yield from _readings(clause.readings)
    if clause.assumed:
        yield ""
        yield from wrapped(f"Assumed, for no source states it: {clause.assumed}")
    yield from _relations(law, clause)


def _readings(readings: tuple[Reading, ...]) -> Iterator[str]:
    for reading in readings:
        yield ""
        yield from wrapped(f"Reading: {reading.on}")
        yield from wrapped(f"{reading.reading} Because: {reading.reason}", "    ")


def _told_card(cited: CitedCard) -> Iterator[str]:
    """Yield everything there is to say of a card: what it is, its cost, what it does, the readings taken."""
    from woodlaw.table.printed import printed_of

    card = cited.cards[0]
    read = printed_of(card)
    yield str(cited)
    decks = f"{' and '.join(cited.decks)} deck{'s' * (len(cited.decks) > 1)}" if cited.decks else "brought by a faction"
    yield f"{card.kind}, {decks}"
    yield ""
    yield f"  Suit   {', '.join(_suit_and_copies(each) for each in cited.cards)}"
    yield f"  Cost   {', '.join(card.cost) if card.cost else 'cannot be crafted'}"
    if card.item:
        yield f"  Item   {card.item}, {card.points} point{'s' * (card.points != 1)}"
    if cited.text:
        yield ""
        yield from wrapped(cited.text)
    if read:
        yield from wrapped(f"(Checked against {read.edition}.)")
    yield from _readings(cited.readings)


def _suit_and_copies(card: Card) -> str:
    return f"{card.suit} ({card.copies} copies)" if card.copies > 1 else card.suit


def _relations(law: Law, clause: Clause) -> Iterator[str]:
    relations = {
        "Above": law.ancestors(clause.id),
        "Below": law.children(clause.id),
        "See": tuple(law.clause(seen) for seen in clause.see if seen in law),
    }
    if any(relations.values()):
        yield ""
    for name, clauses in relations.items():
        for number, related in enumerate(clauses):
            yield f"  {'' if number else name:7}{related}"


def _chapter(law: Law, chapter_id: str) -> Iterator[str]:
    """Yield the list of a chapter's clauses, set in by depth."""
    if not law.is_chapter(chapter_id):
        expected = f"one of {', '.join(law.chapters())}"
        raise CannotUse(f"law: {shown(chapter_id) or repr(chapter_id)}: no such chapter; expected {expected}")
    chapter = law.chapter(chapter_id)
    yield f"{chapter.id} {chapter.title}"
    outermost = 0 if chapter.id in law else 1
    for clause in chapter.clauses:
        if clause.id != chapter.id:
            yield f"{'  ' * (outermost + len(law.ancestors(clause.id)))}{clause}"


def _found(law: Law, words: str) -> Iterator[str]:
    from woodlaw.table.cited import search_cards

    found = [*law.search(words), *search_cards(words)]
    if not found:
        raise CannotUse(f"law: {shown(words) or repr(words)}: no clause has all these words; expected other words")
    yield from map(str, found)


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """Return a text as lines of at most :data:`WIDTH` columns, set in."""
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
