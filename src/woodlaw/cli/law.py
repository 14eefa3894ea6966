"""``woodlaw law``: the Law, looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, TypeAlias

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, answered
from woodlaw.cli.paths import PATH, in_format

if TYPE_CHECKING:
    from woodlaw.asking.lookups import Hit
    from woodlaw.faq.entries import Entry
    from woodlaw.law.clauses import Chapter, Clause, Reading
    from woodlaw.law.registry import Law
    from woodlaw.table.cards import Card
    from woodlaw.table.cited import CitedCard

Found: TypeAlias = "Clause | CitedCard | Chapter | Entry"

SHOWN = 10
"""How many results of a search are listed."""

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
@click.argument("ids", nargs=-1, metavar="[ID|WORDS]...", shell_complete=complete)
@click.option("--search", "words", metavar="WORDS", help="List what answers a question, in words of yours.")
@click.option("--chapter", metavar="CHAPTER", help="List the clauses of a chapter.")
@click.option("--diff", "official", metavar="FILE", type=PATH, help="Compare the publisher's rules file with ours.")
@click.option("--from", "before", metavar="FILE", type=PATH, help="With --diff: an older file, in place of ours.")
@click.option("--cards", "library", metavar="FILE", type=PATH, help="Compare the publisher's card texts with ours.")
@click.option("--faq", "questions", metavar="FILE", type=PATH, help="Compare the publisher's questions with ours.")
@click.option("--evidence", metavar="FILE", type=PATH, help="With --diff, --cards, --faq: name the scenarios in this.")
@click.option("--features", metavar="DIR", type=PATH, help="With --diff, --cards, --faq: name the scenarios of these.")
@in_format(help="How to write what is found.")
def command(
    ids: tuple[str, ...],
    words: str | None,
    chapter: str | None,
    official: Path | None,
    before: Path | None,
    library: Path | None,
    questions: Path | None,
    evidence: Path | None,
    features: Path | None,
    format_name: str,
) -> int:
    """Look clauses of the Law up, told in our words.

    ID is a clause's id in any usual spelling: HCC.2.6.IV, hcc 2.6.iv, 16.2.2.1.1. The answer has the clause's title,
    kind and words, the clauses above and below it, what it refers to, and the readings taken where the Law is silent.
    Cards of the shared decks are looked up the same way: card.false-orders.

    --search takes a question as it comes: other words for those of the Law, misspelled ones, whole sentences. It lists
    the clauses, cards and answered questions that answer it, the best first, each with the sentence that says most of
    it. What is no id is searched for, too.

    --diff reads the publisher's rules file (YAML) and lists the clauses that are added, gone, renamed, renumbered or
    reworded, each with the scenarios and the code of ours that it touches. Our words are our own: of the text that
    they were written from a digest is kept, and a clause is reworded when the file says something else by now.
    With --from two files of the publisher's are compared, an older and a newer one.
    --cards reads the publisher's card library (YAML or JSON) the same way, --faq its answered questions.

    \b
    Exit codes:
      0    found; with --diff, --cards or --faq: nothing differs
      1    with --diff, --cards or --faq: something differs
      2    something could not be used

    \b
    Examples:
      woodlaw law 4.3.1 HCC.2.6.IV card.tax-collector
      woodlaw law --search "can a trap be cancelled?"
      woodlaw law ambush
      woodlaw law --chapter HCC --format json
      woodlaw law --diff rules.yml --features features
    """
    files = [official, library, questions]
    if sum((bool(ids), words is not None, chapter is not None, *(file is not None for file in files))) != 1:
        raise click.UsageError(
            "Expected clause ids, or --search WORDS, or --chapter CHAPTER, or --diff, --cards or --faq with a FILE."
        )
    if before is not None and official is None:
        raise click.UsageError("Expected --from with --diff FILE only.")
    if any(file is not None for file in files):
        from woodlaw.cli.differing import differences

        if evidence and features:
            raise click.UsageError("Expected --evidence FILE or --features DIR, not both.")
        file, what = next((file, what) for file, what in zip(files, ("rules", "cards", "faq"), strict=True) if file)
        code, lines = differences(
            file, what, evidence=evidence, features=features, format_name=format_name, before=before
        )
        for line in lines:
            click.echo(line)
        return code
    if evidence or features:
        raise click.UsageError("Expected --evidence and --features with --diff, --cards or --faq only.")
    from woodlaw.asking.lookups import chapter as chapter_of
    from woodlaw.asking.lookups import find, search

    if words is None and not _are_ids(ids):
        words = " ".join(ids) or None
    with answered("law"):
        hits = search(words, SHOWN) if words is not None else ()
        if words is not None and not hits:
            raise ValueError(f"{words or repr(words)}: nothing speaks of it; expected an id, or other words")
        # All ids are looked up before anything is said, so that a wrong one is not lost in long output.
        found = [chapter_of(chapter)] if chapter is not None else [find(each.cited.id) for each in hits]
        found = found or [find(each) for each in ids]
    if format_name == "json":
        click.echo(_as_json(found))
        return CLEAN
    for line in _listed(hits) if hits else _told_one_by_one(found):
        click.echo(line)
    return CLEAN


def _are_ids(texts: Sequence[str]) -> bool:
    """Whether texts mean to be ids of clauses, chapters and cards, and are not just words."""
    from woodlaw.law.registry import law
    from woodlaw.table.cited import is_card_citation

    marked = any(is_card_citation(text) or any(sign.isdigit() for sign in text) for text in texts)
    return marked or all(law().is_chapter(text.strip().upper()) for text in texts)


def _listed(hits: Sequence[Hit]) -> Iterator[str]:
    """Yield what a search found, each with the sentence that says most of what was asked."""
    for each in hits:
        yield str(each.cited)
        yield from wrapped(each.sentence)


def _as_json(found: Sequence[Found]) -> str:
    """Return what was found as the site's ``law.json`` tells it, a chapter as its clauses; and the cards."""
    import json

    from woodlaw.faq.entries import Entry
    from woodlaw.law.clauses import Chapter, Clause
    from woodlaw.law.plain import VERSION, plain_clause
    from woodlaw.law.registry import law
    from woodlaw.table.cited import CitedCard
    from woodlaw.table.plain import plain_card

    listed = [clause for each in found for clause in (each.clauses if isinstance(each, Chapter) else [each])]
    clauses = [plain_clause(law(), each) for each in listed if isinstance(each, Clause)]
    cards = [plain_card(each) for each in listed if isinstance(each, CitedCard)]
    questions = [{"id": each.tag, "question": each.question} for each in listed if isinstance(each, Entry)]
    order = [each.tag if isinstance(each, Entry) else each.id for each in listed]
    told = {"version": VERSION, "order": order, "clauses": clauses, "cards": cards, "questions": questions}
    return json.dumps(told, ensure_ascii=False, indent=2)


def _told_one_by_one(found: Sequence[Found]) -> Iterator[str]:
    from woodlaw.law.clauses import Chapter, Clause
    from woodlaw.law.registry import law
    from woodlaw.table.cited import CitedCard

    for number, each in enumerate(found):
        if number:
            yield ""
        if isinstance(each, CitedCard):
            yield from _told_card(each)
        elif isinstance(each, Chapter):
            yield from _list(law(), each)
        elif isinstance(each, Clause):
            yield from _told(each)
        else:
            yield str(each)
            yield from wrapped(each.ruling)


def _told(clause: Clause) -> Iterator[str]:
    """Yield everything there is to say of a clause."""
    from woodlaw.law.printed import printed_clauses

    read = printed_clauses().get(clause.id)
    yield str(clause)
    yield f"{clause.kind.value}, {clause.document}{f', edition {read.edition}' if read else ''}"
    if clause.text:
        yield from paragraphs(clause.text)
    elif clause.kind.value in ("rule", "setup"):
        yield from paragraphs("(Nobody has told this clause in our words yet.)")
    if clause.must:
        yield from paragraphs(f"Must: {clause.told_must}")
    yield from _readings(clause.readings)
    if clause.assumed:
        yield from paragraphs(f"Assumed, for no source states it: {clause.assumed}")
    yield from _relations(clause.id)


def _readings(readings: tuple[Reading, ...]) -> Iterator[str]:
    for reading in readings:
        yield from paragraphs(f"Reading: {reading.on}")
        yield from wrapped(f"{reading.reading} Because: {reading.reason}", "    ")
        if reading.other:
            yield from wrapped(f"The other side: {reading.other}", "    ")


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
    yield f"  Cost   {', '.join(card.cost) if card.cost else 'cannot be crafted'}{_sourced(card, 'cost')}"
    if card.item:
        yield f"  Item   {card.item}, {card.points} point{'s' * (card.points != 1)}"
    if cited.text:
        yield from paragraphs(cited.text)
    if read:
        yield from wrapped(f"(Checked against {read.edition}.)")
    yield from _readings(cited.readings)


def _suit_and_copies(card: Card) -> str:
    copies = f" ({card.copies} copies)" if card.copies > 1 else ""
    return f"{card.suit}{copies}{_sourced(card, 'copies') if 'copies' in card.laid_over else ''}"


def _sourced(card: Card, what: str) -> str:
    """Return that no source states something of a card, or that the user tells it; nothing where it is printed."""
    if what in card.laid_over:
        return " (yours, for no source states it)"
    return " (assumed, for no source states it)" if what in card.assumed and card.cost else ""


def _relations(clause_id: str) -> Iterator[str]:
    from woodlaw.asking import look_up

    found = look_up(clause_id)
    relations = {"Above": found.above, "Below": found.below, "See": found.see}
    if any(relations.values()):
        yield ""
    for name, clauses in relations.items():
        for number, related in enumerate(clauses):
            yield f"  {'' if number else name:7}{related}"


def _list(law: Law, chapter: Chapter) -> Iterator[str]:
    """Yield the list of a chapter's clauses, set in by depth."""
    yield f"{chapter.id} {chapter.title}"
    outermost = 0 if chapter.id in law else 1
    for clause in chapter.clauses:
        if clause.id != chapter.id:
            yield f"{'  ' * (outermost + len(law.ancestors(clause.id)))}{clause}"


def paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a text as :func:`wrapped` lines, each behind an empty one."""
    for paragraph in text.split("\n\n"):
        yield from ("", *wrapped(" ".join(paragraph.split())))


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """Return a text as lines of at most :data:`WIDTH` columns, set in."""
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
