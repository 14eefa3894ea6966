"""``woodlaw faq``: answered questions, looked up and held against the engine."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from woodlaw.cli.exits import CLEAN, FOUND, NO_READER, CannotUse, say
from woodlaw.cli.law import SHOWN, wrapped
from woodlaw.cli.paths import TEXT
from woodlaw.logs.reports.escaping import shown, visible

if TYPE_CHECKING:
    from woodlaw.faq.checking import ByTag, Verdict
    from woodlaw.faq.entries import Entry, Faq

VERSION = 1
"""The version of what ``--format json`` writes."""

_STATES = ("executed", "awaiting", "text only", "disputed")


class Questions(click.Group):
    """A group that lists when it is given nothing but options, and shows when it is given ids."""

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
_format = click.option(
    "--format",
    "format_name",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to write the answer.",
)


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
    from woodlaw.faq.entries import State, about, citing, in_state

    found = [entry for faq in _faqs(path) for entry in faq.entries]
    found = found if clause is None else citing(found, _clause_id(clause))
    found = found if card is None else citing(found, _card_id(card))
    found = found if faction is None else about(found, faction)
    found = found if state is None else in_state(found, (State(state),))
    found = found if words is None else _searched(found, words)
    if not found:
        raise CannotUse("faq: no question fits all that was asked for; expected other words")
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
    faqs = _faqs(path)
    entries = [_entry(faqs, text) for text in ids]
    by_tag = _scenarios_if_any(faqs, features)
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
    yield ""
    yield from wrapped(visible(entry.ruling))
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
    from woodlaw.faq.entries import is_card
    from woodlaw.law.registry import law

    if is_card(cited):
        yield f"    {cited} {_card_name(cited)}"
        return
    clause = law().clause(cited)
    yield f"    {clause}"
    yield from wrapped(clause.text, " " * 6)
    for reading in clause.readings:
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
    faqs = _faqs(path)
    entries = [_entry(faqs, text) for text in ids] or [entry for faq in faqs for entry in faq.entries]
    verdicts = _checked(entries, _scenarios(faqs, features))
    if format_name == "json":
        _write_json({"summary": _summary(verdicts), "entries": [_judged(verdict) for verdict in verdicts]})
    else:
        for line in _told_verdicts(verdicts):
            click.echo(line)
    return FOUND if any(verdict.outcome.value == "disagree" for verdict in verdicts) else CLEAN


def _checked(entries: Sequence[Entry], by_tag: ByTag) -> list[Verdict]:
    from woodlaw.faq.checking import check

    return check(entries, by_tag)


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
            {"name": each.scenario, "file": each.file, "line": each.line, "problem": each.problem}
            for each in verdict.answers
        ],
    }


# What is looked up ----------------------------------------------------------------------------------------------------
def _faqs(path: str | None) -> Sequence[Faq]:
    """Return the questions that Woodlaw carries, or those of a file."""
    from woodlaw.faq.packaged import packaged
    from woodlaw.faq.reading import FaqError, read_faq

    if path is None:
        return packaged()
    try:
        return (read_faq(Path(path)),)
    except FaqError as error:
        *others, last = error.problems
        for problem in others:
            say(f"faq: {visible(problem)}")
        raise CannotUse(f"faq: {visible(last)}") from None


def _entry(faqs: Sequence[Faq], text: str) -> Entry:
    from woodlaw.faq.entries import UnknownEntry, entry_named

    try:
        return entry_named([entry for faq in faqs for entry in faq.entries], text)
    except UnknownEntry as error:
        near = ", ".join(error.nearest) or "faq.07"
        raise CannotUse(f"faq: {shown(text) or repr(text)}: no such question; expected one such as {near}") from None


def _searched(entries: Sequence[Entry], words: str) -> list[Entry]:
    """Return the entries that answer a question, the best first."""
    from woodlaw.searching.ranking import Search
    from woodlaw.searching.things import known_words, things

    by_tag = {entry.tag: entry for entry in entries}
    return [by_tag[thing.id] for thing in Search(things(entries), known_words()).find(words, ("question",))[:SHOWN]]


def _clause_id(text: str) -> str:
    """Return the clause, or the chapter, that a text means in any usual spelling."""
    from woodlaw.law.citation import parse_citation
    from woodlaw.law.registry import UnknownClause, law

    if law().is_chapter(text.strip().upper()):
        return text.strip().upper()
    try:
        return parse_citation(text)
    except UnknownClause as error:
        near = ", ".join(error.nearest) or "4.3.1"
        raise CannotUse(f"faq: {shown(text) or repr(text)}: no such clause; expected one such as {near}") from None


def _card_id(text: str) -> str:
    """Return the card that a text means, as it is cited: by its name or its id, with or without ``card.``."""
    from difflib import get_close_matches

    from woodlaw.table.cards import card_id

    wanted = card_id(text[:80].removeprefix("card."))
    cards = _cards()
    if wanted not in cards:
        near = ", ".join(cards[each] for each in get_close_matches(wanted, cards)) or "Tunnels"
        raise CannotUse(f"faq: {shown(text) or repr(text)}: no such card; expected one such as {near}")
    return f"card.{wanted}"


def _card_name(cited: str) -> str:
    return _cards()[cited.removeprefix("card.")]


def _cards() -> dict[str, str]:
    """Return the names of all cards by their ids."""
    from woodlaw.table.decks import STANDARD_DECKS, deck_named

    return {card.id: card.name for deck in STANDARD_DECKS for card in deck_named(deck).cards}


def _scenarios(faqs: Sequence[Faq], features: str | None) -> ByTag:
    """Return the scenarios by question, from the folder given, that which the file names, or our own."""
    try:
        from woodlaw.faq.checking import scenarios_by_question
        from woodlaw.gherkin.files import UnreadableFeature
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pytest_bdd", "pytest"):
            raise
        raise CannotUse(f"faq: {NO_READER}") from None
    try:
        return scenarios_by_question(_folder(faqs, features))
    except UnreadableFeature as error:
        raise CannotUse(f"faq: {shown(str(error))}") from None


def _scenarios_if_any(faqs: Sequence[Faq], features: str | None) -> ByTag:
    """Return the scenarios by question; none where nobody says where they are, or what reads them is not installed."""
    try:
        return _scenarios(faqs, features)
    except CannotUse:
        if features is not None:
            raise
        return {}


def _folder(faqs: Sequence[Faq], features: str | None) -> Path:
    from woodlaw.faq.packaged import packaged, scenarios_folder

    if features is not None:
        return Path(features)
    if faqs is packaged():
        return scenarios_folder()
    folder = faqs[0].features
    if folder is None:
        raise CannotUse(f"faq: {visible(faqs[0].file.name)}: expected a key features, or the option --features FOLDER")
    return folder


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
