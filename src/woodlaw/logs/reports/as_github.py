"""Reports as annotations of GitHub Actions: a line a finding, which GitHub shows beside the line of the game.

What is at least as grave as asked for is an error, a lighter violation or omission a warning, the rest a notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from woodlaw.law.escaping import shown
from woodlaw.logs.findings import Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes, is_failure
from woodlaw.logs.reports.as_text import clause_and_title
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.coverage import Coverage


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the annotations, a chunk a game; then how many turns were explained by playing them."""
    coverage = Coverage()
    for report in reports:
        coverage.add(report)
        if report.error:
            yield f"::error file={_property(report.path)},title=cannot be used::{_data(shown(report.error))}\n"
        yield "".join(_annotation(report.path, each, told, wishes) for each, told in listed(report, wishes))
    if line := coverage.line():
        yield f"::notice title=turns::{_data('; '.join((line, *coverage.reasons())))}\n"


def _annotation(file: str, finding: Finding, causes: Iterable[str], wishes: Wishes) -> str:
    place = f"file={_property(file)},line={finding.line},col={finding.column}"
    title = " ".join(filter(None, (finding.kind.value, clause_and_title(finding, wishes))))
    expected = (f"expected: {shown(finding.expected)}",) if finding.expected else ()
    message = "; ".join((shown(finding.message), *expected, *causes))
    return f"::{_level(finding.kind, wishes)} {place},title={_property(title)}::{_data(message)}\n"


def _level(kind: FindingKind, wishes: Wishes) -> str:
    if is_failure(kind, wishes.fail_on):
        return "error"
    return "warning" if is_failure(kind, FindingKind.OMISSION) else "notice"


def _data(text: str) -> str:
    """Return a text as the data of a command: what would end the line or begin an escape is written out."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """Return a text as a property of a command, where a colon or a comma would end it too."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
