"""Reports as text, for people to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap

from woodlaw.logs.findings import Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.escaping import shown, visible

WIDTH = 100
"""Columns that a clause's words are wrapped to."""

PLURALS = {
    FindingKind.VIOLATION: "violations",
    FindingKind.OMISSION: "omissions",
    FindingKind.UNDECIDED: "undecided",
    FindingKind.NOTATION: "notation remarks",
}


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the findings, a chunk a game, and one closing line with the counts."""
    counts: Counter[FindingKind] = Counter()
    checked = unusable = 0
    for report in reports:
        if report.error:
            unusable += 1
            continue
        checked += 1
        counts.update(finding.kind for finding in report.findings)
        if report.findings:
            yield "".join(line + "\n" for line in _game(report, wishes))
    yield _closing(checked, unusable, counts) + "\n"


def _game(report: GameReport, wishes: Wishes) -> Iterator[str]:
    for finding in report.findings:
        yield _headline(report.file, finding, wishes)
        if finding.action:
            yield f"    {shown(finding.action)}"
        if finding.expected:
            yield f"    {wishes.paint('expected:', 'aside')} {shown(finding.expected)}"
        if wishes.explain:
            yield from (wishes.paint(f"    | {line}", "aside") for line in _words(finding, wishes))


def _headline(file: str, finding: Finding, wishes: Wishes) -> str:
    place = wishes.paint(f"{visible(file)}:{finding.line}:{finding.column}:", "place")
    kind = wishes.paint(f"{finding.kind.value}", finding.kind.value)
    clause = wishes.paint(clause_and_title(finding, wishes), "clause")
    return f"{place} {kind}{' ' if clause else ''}{clause}: {shown(finding.message)}"


def clause_and_title(finding: Finding, wishes: Wishes) -> str:
    """Return ``HCC.2.6.I Mercy``, the id alone where the Law has no such clause, or nothing without a clause."""
    clause = wishes.lookup(finding.clause) if finding.clause else None
    if clause is None:
        return shown(finding.clause)
    return f"{clause.id} {clause.title}"


def _words(finding: Finding, wishes: Wishes) -> list[str]:
    clause = wishes.lookup(finding.clause) if finding.clause else None
    return wrap(clause.text, WIDTH, break_long_words=False) if clause else []


def _closing(checked: int, unusable: int, counts: Counter[FindingKind]) -> str:
    closing = "1 game checked" if checked == 1 else f"{checked} games checked"
    if checked:
        tally = ", ".join(_counted(kind, counts[kind]) for kind in FindingKind if counts[kind])
        closing += f": {tally or 'no findings'}"
    if unusable:
        closing += f"; {'1 file' if unusable == 1 else f'{unusable} files'} could not be used"
    return closing


def _counted(kind: FindingKind, count: int) -> str:
    if count == 1:
        return f"1 {PLURALS[kind].removesuffix('s')}"
    return f"{count} {PLURALS[kind]}"
