"""Reports as SARIF 2.1.0, for code-scanning pages and editors.

A clause of the Law is a SARIF rule, written once however often it is broken; the rules follow the results, so that
results can be written as they come. The output is pure ASCII, one result a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from urllib.parse import quote

from woodlaw import __version__
from woodlaw.logs.findings import Edit, Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.escaping import shown, visible

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

LEVELS = {
    FindingKind.VIOLATION: "error",
    FindingKind.OMISSION: "warning",
    FindingKind.UNDECIDED: "note",
    FindingKind.NOTATION: "none",
}

NOTATION_RULE = "notation"
"""The rule of findings that break no clause: what was written could not be read, or had to be bent to be read."""

UNUSABLE_RULE = "unusable"
"""The rule of files that could not be used at all."""

OWN_RULES = {
    NOTATION_RULE: ("Notation", "The record is not written as the notation asks, or cannot be read."),
    UNUSABLE_RULE: ("Unusable file", "The file could not be used as a recorded game, so nothing in it was checked."),
}


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the SARIF log of the reports in chunks, a game at a time."""
    rules: dict[str, int] = {}
    complete = True
    before = "\n"
    yield f'{{"$schema": "{SCHEMA}", "version": "2.1.0", "runs": [{{"columnKind": "unicodeCodePoints", "results": ['
    for report in reports:
        complete = complete and not report.error
        for result in _results(report, rules, wishes):
            yield before + json.dumps(result)
            before = ",\n"
    driver = {"name": "woodlaw", "version": __version__, "rules": [_rule(name, wishes) for name in rules]}
    yield f'\n], "tool": {json.dumps({"driver": driver})},\n'
    yield f'"invocations": [{json.dumps({"executionSuccessful": complete})}]}}]}}\n'


def _results(report: GameReport, rules: dict[str, int], wishes: Wishes) -> Iterator[dict[str, object]]:
    if report.error:
        yield {
            **_ruled(UNUSABLE_RULE, rules),
            "level": "error",
            "message": {"text": _message(shown(report.error))},
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": _uri(report.path)}}}],
        }
    for finding, causes in listed(report, wishes):
        yield _result(report.path, finding, causes, rules)


def _result(file: str, finding: Finding, causes: Iterable[str], rules: dict[str, int]) -> dict[str, object]:
    expected = (f"Expected: {shown(finding.expected)}",) if finding.expected else ()
    text = ". ".join((shown(finding.message), *expected, *causes))
    region: dict[str, object] = {"startLine": max(1, finding.line), "startColumn": max(1, finding.column)}
    if finding.action:
        region["snippet"] = {"text": shown(finding.action)}
    return {
        **_ruled(finding.clause or NOTATION_RULE, rules),
        # SARIF allows the level "none" only to results that are not failures.
        "kind": "informational" if finding.kind is FindingKind.NOTATION else "fail",
        "level": LEVELS[finding.kind],
        "message": {"text": _message(text)},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": _uri(file)}, "region": region}}],
        "properties": {"findingKind": finding.kind.value, "likely": finding.cause.likely.value or None},
        **({"fixes": [_fix(file, finding.cause.mend)]} if finding.cause.mend else {}),
    }


def _fix(file: str, mend: Iterable[Edit]) -> dict[str, object]:
    """Return what a mend does to the file: each edit takes out a region and puts text in its place."""
    return {
        "artifactChanges": [
            {
                "artifactLocation": {"uri": _uri(file)},
                "replacements": [
                    {
                        "deletedRegion": {
                            "startLine": edit.line,
                            "startColumn": edit.column,
                            "endColumn": edit.column + len(edit.written),
                        },
                        "insertedContent": {"text": edit.meant},
                    }
                    for edit in mend
                ],
            }
        ]
    }


def _ruled(name: str, rules: dict[str, int]) -> dict[str, object]:
    return {"ruleId": name, "ruleIndex": rules.setdefault(name, len(rules))}


def _rule(name: str, wishes: Wishes) -> dict[str, object]:
    clause = wishes.lookup(name)
    if clause is not None:
        title, text = f"{clause.id} {clause.title}", clause.text or clause.title
    else:
        title, text = OWN_RULES.get(name, (visible(name), visible(name)))
    return {
        "id": name,
        "shortDescription": {"text": title},
        "fullDescription": {"text": text},
        "help": {"text": f"{title}\n\n{text}"},
    }


def _message(text: str) -> str:
    """Return a message that viewers show as it is: in SARIF, brackets make links and braces are placeholders."""
    return text.replace("[", "\\[").replace("]", "\\]").replace("{", "{{").replace("}", "}}")


def _uri(file: str) -> str:
    if file.startswith("/"):
        return "file://" + quote(file)
    return quote(file.replace("\\", "/"))
