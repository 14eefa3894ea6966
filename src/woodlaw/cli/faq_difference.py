"""What ``woodlaw law --faq`` prints: the publisher's answered questions beside ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from woodlaw.cli.differing import Differing, read_or_refuse, told_changes
from woodlaw.cli.touched import as_entries, told_touched, touching
from woodlaw.faq.entries import Entry
from woodlaw.faq.printed import Answered, OfficialQuestion, compare_questions, read_questions
from woodlaw.logs.reports.escaping import shown

_RECITED = "citing others"


def faq_difference(
    file: Path, *, evidence: Path | None, features: Path | None, format_name: str
) -> tuple[int, Iterator[str]]:
    """Return the exit code and the lines of the comparison with the publisher's file of questions.

    Scenarios are looked up in an evidence file or a folder of features, where one of them is given. Raises
    :class:`~woodlaw.cli.exits.CannotUse` for what cannot be read.
    """
    comparison = compare_questions(read_or_refuse(lambda: read_questions(file)))
    touch = touching(evidence, features)

    def told(what: str, question: Answered | Entry | OfficialQuestion) -> Iterator[str]:
        if isinstance(question, OfficialQuestion):
            yield f"  {shown(str(question))}"
            return
        ours = question.ours if isinstance(question, Answered) else question
        yield f"  {ours}"
        if isinstance(question, Answered):
            yield from _cited(question) if what == _RECITED else told_changes(question.changes)
        yield from told_touched(touch(ours.tag))

    def entry(question: Answered | Entry | OfficialQuestion) -> dict[str, Any]:
        if isinstance(question, OfficialQuestion):
            return _official(question)
        ours = question.ours if isinstance(question, Answered) else question
        named = {
            "id": ours.tag,
            "question": ours.question,
            "printed": list(ours.printed),
            **as_entries(touch(ours.tag)),
        }
        if isinstance(question, Answered):
            named |= {"changes": list(question.changes), "official": _official(question.official)}
        return named

    groups: Mapping[str, Sequence[Answered | Entry | OfficialQuestion]] = {
        "reworded": comparison.reworded,
        _RECITED: comparison.recited,
        "added": comparison.added,
        "gone": comparison.gone,
    }
    foreign = comparison.another_language
    more = {"another_language": foreign}
    found = Differing(file, comparison, groups, told, entry, "questions", another_language=foreign, more=more)
    return found.written(format_name)


def _cited(question: Answered) -> Iterator[str]:
    rules = ", ".join(map(shown, question.official.rules)) or "no clause"
    yield f"    cites     {rules} instead of {', '.join(question.ours.printed)}"


def _official(question: OfficialQuestion) -> dict[str, Any]:
    return {"id": question.id, "rules": list(question.rules), "line": question.line}
