"""What ``woodlaw law --faq`` prints: the publisher's answered questions beside ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from woodlaw.cli.exits import CLEAN, FOUND, CannotUse
from woodlaw.cli.law_difference import VERSION, Touch, as_entries, told_changes, told_touched, touching
from woodlaw.faq.entries import Entry
from woodlaw.faq.printed import Answered, FaqComparison, OfficialQuestion, compare_questions, read_questions
from woodlaw.law.files import LawError
from woodlaw.logs.reports.escaping import shown, visible


def faq_difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison with the publisher's file of questions.

    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    try:
        comparison = compare_questions(read_questions(file))
    except LawError as error:
        raise CannotUse(f"law: {shown(error.problems[0])}") from None
    write = _as_json if format_name == "json" else _as_text
    return FOUND if comparison.differences else CLEAN, write(file, comparison, touching(evidence, features))


def _as_text(file: Path, comparison: FaqComparison, touch: Touch) -> Iterator[str]:
    where = visible(str(file))
    if comparison.another_language:
        yield f"{where}: in another language: only its structure is compared"
    if not comparison.differences:
        yield f"{where}: the same {len(comparison.same)} questions as ours"
        return
    told: dict[str, tuple[Answered | Entry | OfficialQuestion, ...]] = {
        "reworded": comparison.reworded,
        "citing others": comparison.recited,
        "added": comparison.added,
        "gone": comparison.gone,
    }
    counts = ", ".join(f"{len(questions)} {what}" for what, questions in told.items())
    yield f"{where}: {comparison.differences} of its questions and ours differ: {counts}"
    for what, questions in told.items():
        if questions:
            yield ""
            yield what.capitalize()
        for question in questions:
            yield from _told(question, touch, cited=what == "citing others")


def _told(question: Answered | Entry | OfficialQuestion, touch: Touch, *, cited: bool) -> Iterator[str]:
    if isinstance(question, OfficialQuestion):
        yield f"  {shown(str(question))}"
        return
    entry = question.ours if isinstance(question, Answered) else question
    yield f"  {entry}"
    if isinstance(question, Answered):
        rules = ", ".join(map(shown, question.official.rules)) or "no clause"
        yield from (f"    cites     {rules} instead of {', '.join(entry.printed)}",) if cited else ()
        yield from () if cited else told_changes(question.changes)
    yield from told_touched(touch(entry.tag))


def _as_json(file: Path, comparison: FaqComparison, touch: Touch) -> Iterator[str]:
    content = {
        "version": VERSION,
        "file": str(file),
        "same": len(comparison.same),
        "another_language": comparison.another_language,
        "added": [_official(question) for question in comparison.added],
        "gone": [_ours(entry, touch) for entry in comparison.gone],
        "reworded": [_pair(pair, touch) for pair in comparison.reworded],
        "citing_others": [_pair(pair, touch) for pair in comparison.recited],
    }
    yield json.dumps(content, indent=1)


def _official(question: OfficialQuestion) -> dict[str, Any]:
    return {"id": question.id, "rules": list(question.rules), "line": question.line}


def _pair(pair: Answered, touch: Touch) -> dict[str, Any]:
    return {**_ours(pair.ours, touch), "changes": list(pair.changes), "official": _official(pair.official)}


def _ours(entry: Entry, touch: Touch) -> dict[str, Any]:
    return {"id": entry.tag, "question": entry.question, "printed": list(entry.printed), **as_entries(touch(entry.tag))}
