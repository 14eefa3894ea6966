"""What ``woodlaw law`` prints of the publisher's rules, cards and questions beside ours."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from woodlaw.cli.exits import CLEAN, FOUND, CannotUse
from woodlaw.cli.touched import Touch, as_entries, told_touched, touching
from woodlaw.law.escaping import shown, visible
from woodlaw.law.files import LawError

if TYPE_CHECKING:
    from woodlaw.law.comparison import Pair

VERSION = 1
"""The version of the JSON format; it changes only when a reader of the format would break."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that differs: its ``line``, what JSON says of it before and behind what it touches, its id in our Law.

    ``id`` is empty for what the publisher's file alone has; ``notes`` are further lines.
    """

    line: str
    before: Mapping[str, Any]
    id: str = ""
    notes: Sequence[str] = ()
    behind: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Differing:
    """What a file of the publisher's has otherwise: ``groups`` of what differs, by what the groups are called.

    How many are ``different``, how many are the ``same``, ``what`` they are, and ``whose`` the others; ``more`` is what
    else JSON says of the comparison.
    """

    file: Path
    different: int
    same: int
    groups: Mapping[str, Sequence[Row]]
    what: str
    whose: str = "ours"
    another_language: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)

    def as_text(self, touch: Touch) -> Iterator[str]:
        """Yield how much differs, and each group by its name, unless it is empty."""
        where = visible(str(self.file))
        if self.another_language:
            yield f"{where}: in another language: only its structure is compared"
        if not self.different:
            yield f"{where}: the same {self.same} {self.what} as {self.whose}"
            return
        counts = ", ".join(f"{len(group)} {name}" for name, group in self.groups.items())
        yield f"{where}: {self.different} of its {self.what} and {self.whose} differ: {counts}"
        for name, group in self.groups.items():
            if group:
                yield ""
                yield name.capitalize()
            for row in group:
                yield f"  {row.line}"
                yield from row.notes
                yield from told_touched(touch(row.id)) if row.id else ()

    def as_json(self, touch: Touch) -> Iterator[str]:
        """Yield the same as a JSON document."""
        content = {"version": VERSION, "file": str(self.file), "same": self.same, **self.more}
        for name, group in self.groups.items():
            content[name.replace(" ", "_")] = [
                {**row.before, **(as_entries(touch(row.id)) if row.id else {}), **row.behind} for row in group
            ]
        yield json.dumps(content, indent=1)


def differences(
    file: Path, what: str, *, evidence: Path | None, features: Path | None, format_name: str, before: Path | None
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison with the publisher's rules, cards or questions.

    Where there is an older file of its rules, ``before``, its clauses stand in the place of ours. Scenarios are looked
    up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    beside_ours = _of_cards if what == "cards" else _of_questions
    try:
        found = _of_clauses(file, before) if what == "rules" else beside_ours(file)
    except LawError as error:
        raise CannotUse(f"law: {shown(error.problems[0])}") from None
    touch = touching(evidence, features)
    lines = found.as_json(touch) if format_name == "json" else found.as_text(touch)
    return FOUND if found.different else CLEAN, lines


# Clauses --------------------------------------------------------------------------------------------------------------
def _of_clauses(file: Path, before: Path | None) -> Differing:
    from woodlaw.law.clauses import Clause
    from woodlaw.law.comparison import as_ours, compare
    from woodlaw.law.official import OfficialClause, our_clauses, read_official
    from woodlaw.law.printed import printed_clauses
    from woodlaw.law.registry import law

    ours, read = our_clauses(), printed_clauses()
    official = read_official(file, ours)
    if before is not None:
        ours, read = as_ours(read_official(before, ours))
    comparison = compare(ours, official, read)

    def theirs(clause: OfficialClause) -> dict[str, Any]:
        return {"id": clause.id, "title": clause.title, "line": clause.line}

    def row(each: OfficialClause | Clause | Pair, became: str = "") -> Row:
        if isinstance(each, OfficialClause):
            return Row(shown(str(each)), theirs(each))
        if isinstance(each, Clause):
            return Row(str(each), {"id": each.id, "title": each.title}, each.id)
        named = {"id": each.ours.id, "title": each.ours.title}
        told = {"reworded": each.reworded, "changes": list(each.changes), "official": theirs(each.official)}
        return Row(f"{each.ours}{became or _became(each)}", named, each.ours.id, _told(each.changes), told)

    groups = {
        "reworded": list(map(row, comparison.reworded)),
        "moved": [row(each, f" -> into the text of {shown(str(each.official))}") for each in comparison.moved],
        "renamed": list(map(row, comparison.renamed)),
        "renumbered": list(map(row, comparison.renumbered)),
        "added": list(map(row, comparison.added)),
        "gone": list(map(row, comparison.gone)),
    }
    foreign = comparison.another_language
    more = {"edition": law().chapter("1").edition, "another_language": foreign}
    whose = "ours" if before is None else "the older file's"
    return Differing(file, comparison.differences, len(comparison.same), groups, "clauses", whose, foreign, more)


def _became(pair: Pair) -> str:
    """Return what a clause of ours has become, in words; nothing where only its text is another."""
    if not (pair.renumbered or pair.renamed):
        return ""
    title = str(pair.official) if pair.renumbered else pair.official.title
    return f" -> {shown(title)}{', reworded' if pair.reworded else ''}"


# Cards ----------------------------------------------------------------------------------------------------------------
def _of_cards(file: Path) -> Differing:
    from woodlaw.table.printed import compare_cards, read_library

    comparison = compare_cards(read_library(file))
    if not (comparison.same or comparison.reworded):
        where = visible(str(file))
        raise CannotUse(f"law: {where}: it names none of our cards; expected the publisher's card library in English")
    reworded = []
    for card, line in comparison.reworded:
        changes = comparison.changes[card.id]
        told = {"id": card.id, "name": card.name, "line": line, "changes": changes}
        reworded.append(Row(str(card), told, card.id, _told(changes)))
    gone = [Row(str(card), {"id": card.id, "name": card.name}, card.id) for card in comparison.gone]
    groups = {"reworded": reworded, "gone": gone}
    return Differing(file, comparison.differences, len(comparison.same), groups, "cards")


# Questions ------------------------------------------------------------------------------------------------------------
def _of_questions(file: Path) -> Differing:
    from woodlaw.faq.entries import Entry
    from woodlaw.faq.printed import Answered, OfficialQuestion, compare_questions, read_questions

    comparison = compare_questions(read_questions(file))

    def theirs(question: OfficialQuestion) -> dict[str, Any]:
        return {"id": question.id, "rules": list(question.rules), "line": question.line}

    def row(each: Entry | Answered, notes: Sequence[str] = ()) -> Row:
        ours = each.ours if isinstance(each, Answered) else each
        named = {"id": ours.tag, "question": ours.question, "printed": list(ours.printed)}
        behind = (
            {"changes": list(each.changes), "official": theirs(each.official)} if isinstance(each, Answered) else {}
        )
        return Row(str(ours), named, ours.tag, notes, behind)

    def cites(each: Answered) -> list[str]:
        rules = ", ".join(map(shown, each.official.rules)) or "no clause"
        return [f"    cites     {rules} instead of {', '.join(each.ours.printed)}"]

    groups = {
        "reworded": [row(each, _told(each.changes)) for each in comparison.reworded],
        "citing others": [row(each, cites(each)) for each in comparison.recited],
        "added": [Row(shown(str(each)), theirs(each)) for each in comparison.added],
        "gone": list(map(row, comparison.gone)),
    }
    foreign, different, same = comparison.another_language, comparison.differences, len(comparison.same)
    more = {"another_language": foreign}
    return Differing(file, different, same, groups, "questions", another_language=foreign, more=more)


def _told(changes: Sequence[str]) -> list[str]:
    """Return a line for each place at which a text says something else by now."""
    return [f"    words     {shown(change)}" for change in changes]
