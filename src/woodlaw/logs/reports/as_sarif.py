"""Reports as SARIF 2.1.0, for code-scanning pages and editors.

A clause of the Law is a SARIF rule, written once however often it is broken; the rules follow the results, so that
results can be written as they come. What a result says holds no line of the file: other places of it that it tells of
are related locations, and its fingerprint is made of the rest, so both stay when a line is added above. The output is
pure ASCII, one result a line.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import PurePath
from urllib.parse import quote

from woodlaw import __version__
from woodlaw.law.addresses import OFFICIAL, page_of
from woodlaw.law.escaping import shown, visible
from woodlaw.logs.findings import Edit, Finding, FindingKind, GameReport
from woodlaw.logs.reports import Wishes
from woodlaw.logs.reports.causes import listed
from woodlaw.logs.reports.coverage import Coverage

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

LEVELS = {
    FindingKind.VIOLATION: "error",
    FindingKind.OMISSION: "warning",
    FindingKind.UNDECIDED: "note",
    FindingKind.NOTATION: "none",
}

FINGERPRINT = "woodlaw/v1"
"""The name of our fingerprint; the number changes when what it is made of does."""

NOTATION_RULE = "notation"
"""The rule of findings that break no clause: what was written could not be read, or had to be bent to be read."""

UNUSABLE_RULE = "unusable"
"""The rule of files that could not be used at all."""

OWN_RULES = {
    NOTATION_RULE: ("Notation of the record", "The record is not written as the notation asks, or cannot be read."),
    UNUSABLE_RULE: ("Unusable file", "The file could not be used as a recorded game, so nothing in it was checked."),
}


def write(reports: Iterable[GameReport], wishes: Wishes) -> Iterator[str]:
    """Yield the SARIF log of the reports in chunks, a game at a time."""
    rules: dict[str, int] = {}
    complete, coverage = True, Coverage()
    before = "\n"
    yield f'{{"$schema": "{SCHEMA}", "version": "2.1.0", "runs": [{{"columnKind": "unicodeCodePoints", "results": ['
    for report in reports:
        complete = complete and not report.error
        coverage.add(report)
        for result in _results(report, rules, wishes):
            yield before + json.dumps(result)
            before = ",\n"
    about = {"name": "woodlaw", "version": __version__, "informationUri": wishes.site or OFFICIAL}
    driver = {**about, "rules": [_rule(name, wishes) for name in rules]}
    yield f'\n], "tool": {json.dumps({"driver": driver})},\n'
    yield f'"invocations": [{json.dumps({"executionSuccessful": complete})}]'
    yield f',\n"properties": {json.dumps({"turns": coverage.counts})}}}]}}\n' if coverage.counts else "}]}\n"


class _Places:
    """The places that the causes of one finding tell of, in the order in which they do."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, int], int] = {}

    def told(self, line: int, column: int) -> str:
        """Return the number of a place between two signs that no text of a file is shown with."""
        return f"\0{self._told.setdefault((line, column), len(self._told) + 1)}\0"

    def forget(self) -> None:
        """Forget the places: another finding comes."""
        self._told.clear()

    def linked(self, message: str) -> str:
        """Return a message in which the numbers are links."""
        for number in self._told.values():
            message = message.replace(f"\0{number}\0", f"[this place]({number})")
        return message

    def related(self, file: str) -> list[dict[str, object]]:
        """Return the places as related locations."""
        return [
            {"id": number, "physicalLocation": _physical(file, line, column or 1)}
            for (line, column), number in self._told.items()
        ]


def _results(report: GameReport, rules: dict[str, int], wishes: Wishes) -> Iterator[dict[str, object]]:
    known: Counter[str] = Counter()
    if report.error:
        message = _message(shown(report.error))
        yield {
            **_ruled(UNUSABLE_RULE, rules),
            "level": "error",
            "message": {"text": message},
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": _uri(report.path)}}}],
            "partialFingerprints": _fingerprint(known, report.path, UNUSABLE_RULE, message),
        }
    places = _Places()
    for finding, causes in listed(report, wishes, places.told):
        yield _result(report.path, finding, causes, places, rules, known)
        places.forget()


def _result(
    file: str, finding: Finding, causes: Iterable[str], places: _Places, rules: dict[str, int], known: Counter[str]
) -> dict[str, object]:
    expected = (f"Expected: {shown(finding.expected)}",) if finding.expected else ()
    message = places.linked(_message(". ".join((shown(finding.message), *expected, *causes))))
    place = _physical(file, finding.line, finding.column, finding.action)
    related = places.related(file)
    said = (finding.clause, finding.kind.value, finding.action, message)
    return {
        **_ruled(finding.clause or NOTATION_RULE, rules),
        # SARIF allows the level "none" only to results that are not failures.
        "kind": "informational" if finding.kind is FindingKind.NOTATION else "fail",
        "level": LEVELS[finding.kind],
        "message": {"text": message},
        "locations": [{"physicalLocation": place}],
        **({"relatedLocations": related} if related else {}),
        "partialFingerprints": _fingerprint(known, file, *said),
        "properties": {"findingKind": finding.kind.value, "likely": finding.cause.likely.value or None},
        **({"fixes": [_fix(file, finding.cause.mend)]} if finding.cause.mend else {}),
    }


def _physical(file: str, line: int, column: int, action: str = "") -> dict[str, object]:
    region: dict[str, object] = {"startLine": max(1, line), "startColumn": max(1, column)}
    if action:
        region["snippet"] = {"text": shown(action)}
    return {"artifactLocation": {"uri": _uri(file)}, "region": region}


def _fingerprint(known: Counter[str], *said: str) -> dict[str, str]:
    """Return what a result is known by from run to run; equal ones of a file are counted, so that each has its own."""
    made = hashlib.sha256("\0".join(said).encode("utf-8", "surrogatepass")).hexdigest()[:32]
    known[made] += 1
    return {FINGERPRINT: f"{made}:{known[made]}"}


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
        "name": _in_one_word(clause.title if clause else title),
        "helpUri": page_of(name, wishes.site) if clause else wishes.site or OFFICIAL,
        "shortDescription": {"text": title},
        "fullDescription": {"text": text},
        "help": {"text": f"{title}\n\n{text}"},
    }


def _message(text: str) -> str:
    """Return a message that viewers show as it is: in SARIF, brackets make links and braces are placeholders."""
    return text.replace("[", "\\[").replace("]", "\\]").replace("{", "{{").replace("}", "}}")


def _in_one_word(title: str) -> str:
    """Return the name of a rule as SARIF asks for it: ``DefenderMayAmbush``, from its title."""
    return "".join(word[:1].upper() + word[1:] for word in re.findall(r"\w+", title))


def _uri(file: str) -> str:
    """Return a path as the address of a file; a backslash parts folders only where the system says so."""
    path = PurePath(file).as_posix()
    return f"file://{quote(path)}" if path.startswith("/") else quote(path)
