"""Reports as JUnit XML, for the test pages of continuous integration.

A file is a test suite with its own counts. Each finding is a test case: a failure where it is at least as grave as
asked for, else a passed case that tells what it found. A file without findings is one passed case; a file that could
not be used is one case with an error. Its properties tell how many turns
were explained by playing them. Each case of a file has a name of its own, for viewers keep one case of a name:
its line, its column and its clause, and a number where another finding has the same. The output is pure ASCII.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape

from woodlaw.law.escaping import shown, visible
from woodlaw.law.quoting import in_full
from woodlaw.logs.findings import Finding, GameReport
from woodlaw.logs.reports import Wishes, is_failure
from woodlaw.logs.reports.as_text import clause_and_title
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.coverage import Coverage


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the XML document of the reports in chunks, a test suite at a time."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="woodlaw">\n'
    for report in reports:
        yield "".join(line + "\n" for line in _suite(report, wishes))
    yield "</testsuites>\n"


def _suite(report: GameReport, wishes: Wishes) -> Iterator[str]:
    file = _xml(visible(report.file))
    findings = list(listed(report, wishes))
    failures = sum(is_failure(finding.kind, wishes.fail_on) for finding, _ in findings)
    tests = max(1, len(findings))
    counts = f'tests="{tests}" failures="{failures}" errors="{int(bool(report.error))}" skipped="0"'
    yield f'  <testsuite name="{file}" {counts} time="0">'
    if turns := Coverage(report).counts:
        yield "    <properties>"
        yield from (f'      <property name="turns {how}" value="{count}"/>' for how, count in turns.items())
        yield "    </properties>"
    if report.error:
        yield f'    <testcase classname="{file}" name="can be used" time="0">'
        yield f'      <error type="unusable" message="{_xml(shown(report.error))}"/>'
        yield "    </testcase>"
    elif not report.findings:
        yield f'    <testcase classname="{file}" name="no findings" time="0"/>'
    known: Counter[str] = Counter()
    for finding, causes in findings:
        yield from _case(file, _name(finding, known, wishes), finding, causes, wishes)
    yield "  </testsuite>"


def _name(finding: Finding, known: Counter[str], wishes: Wishes) -> str:
    """Return the name of a case, which no other of its file has."""
    what = clause_and_title(finding, wishes) or finding.kind.value
    name = f"line {finding.line}, column {finding.column}: {what}"
    known[name] += 1
    return name if known[name] == 1 else f"{name} ({known[name]})"


def _case(file: str, name: str, finding: Finding, causes: Iterable[str], wishes: Wishes) -> Iterator[str]:
    message = _xml(shown(finding.message))
    body = _xml("\n".join(_body(finding, causes, wishes)))
    yield f'    <testcase classname="{file}" name="{_xml(name)}" time="0">'
    if is_failure(finding.kind, wishes.fail_on):
        yield f'      <failure type="{finding.kind.value}" message="{message}">{body}</failure>'
    else:
        yield f"      <system-out>{finding.kind.value}: {message}\n{body}</system-out>"
    yield "    </testcase>"


def _body(finding: Finding, causes: Iterable[str], wishes: Wishes) -> Iterator[str]:
    yield f"action: {shown(finding.action)}"
    if finding.expected:
        yield f"expected: {shown(finding.expected)}"
    yield from causes
    clause = wishes.lookup(finding.clause) if wishes.explain and finding.clause else None
    if clause is not None:
        yield f"{clause.id} {clause.title}"
        yield from in_full(clause.text, clause.readings)


def _xml(text: str) -> str:
    return escape(text).encode("ascii", "xmlcharrefreplace").decode("ascii")
