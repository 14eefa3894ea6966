"""Reports as JSON, version 1.

``{"version": 1, "games": [{"file", "findings": [{"kind", "clause", "line", "column", "action", "message", "expected",
"likely", "follows", "mend", "certain"}], "game": {"map", "deck", "seats": [{"letter", "faction", "player"}],
"winners"}, "turns": [{"turn", "line", "player", "standing", "why"}]}]}``; ``game`` is there where the record tells of
one, ``turns`` where they were played, and a file that could not be used has an empty list of findings and an ``error``
besides. Text from files is given whole, with JSON's own escapes; the output is pure ASCII,
one game a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from woodlaw.logs.findings import Finding, GameReport
from woodlaw.logs.reports import Wishes

VERSION = 1
"""The version of the format; it changes only when a reader of the format would break."""


def write(reports: Iterable[GameReport], _wishes: Wishes) -> Iterator[str]:
    """Yield the JSON document of the reports in chunks, a game at a time; wishes change nothing in it."""
    yield f'{{"version": {VERSION}, "games": ['
    before = "\n"
    for report in reports:
        yield before + json.dumps(_game(report))
        before = ",\n"
    yield "\n]}\n"


def _game(report: GameReport) -> dict[str, object]:
    game: dict[str, object] = {"file": report.file, "findings": [finding_data(finding) for finding in report.findings]}
    if report.played:
        game["game"] = asdict(report.played)
    if report.judged:
        game["turns"] = [asdict(turn) for turn in report.judged]
    if report.error:
        game["error"] = report.error
    return game


def finding_data(finding: Finding) -> dict[str, object]:
    """Return a finding as plain data."""
    return {
        "kind": finding.kind.value,
        "clause": finding.clause,
        "line": finding.line,
        "column": finding.column,
        "action": finding.action,
        "message": finding.message,
        "expected": finding.expected,
        "likely": finding.cause.likely.value or None,
        "follows": finding.cause.follows,
        "mend": [asdict(edit) for edit in finding.cause.mend] or None,
        "certain": finding.cause.certain,
    }
