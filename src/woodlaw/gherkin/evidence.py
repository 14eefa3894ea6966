"""The evidence: one JSON file that says what every scenario proved.

It holds ``version`` (of this format), ``edition`` (of the Law), and ``scenarios`` in the order of their files and
lines, each with

- ``id`` (file and name), ``name``, ``feature``, ``file`` (from pytest's root folder), ``line``;
- ``outcome`` (``passed``, ``failed`` or ``skipped``), ``message`` (why, or empty), ``duration`` in seconds;
- ``tagged`` clauses, cards (``card.tunnels``) and questions (``faq.07``), ``exercised`` clauses and cards, and other
  tags as ``marks``;
- ``steps``: keyword and text, and a table's rows where there is one;
- ``before`` and ``after``: the position at the first When or Then step and at the end (see
  :func:`woodlaw.gherkin.position.position`), null where there was none.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from woodlaw.law.registry import law

if TYPE_CHECKING:
    import pytest
    from pytest_bdd.parser import Step

    from woodlaw.gherkin.measuring import Run

VERSION = 1
ATTRIBUTE = "woodlaw_evidence"
"""The attribute by which a test's report carries its evidence."""


class Evidence:
    """What the scenarios of one run proved, to be written to a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._entries: dict[str, dict[str, Any]] = {}

    def entry(self, run: Run, report: pytest.TestReport, item: pytest.Item, root: Path) -> dict[str, Any]:
        """Return what there is to tell of one run of a scenario."""
        file = relative(run.feature.filename, root)
        example = item.name.partition("[")[2].removesuffix("]")
        return {
            "id": f"{file}::{run.scenario.name}{f'[{example}]' if example else ''}",
            "name": run.scenario.name,
            "feature": run.feature.name,
            "file": file,
            "line": run.scenario.line_number,
            "outcome": report.outcome,
            "message": _message(report),
            "duration": round(run.duration, 6),
            "tagged": run.tagged,
            "exercised": sorted(run.exercised),
            "marks": run.marks,
            "steps": [_step(step) for step in run.scenario.steps],
            "before": run.before,
            "after": run.after,
        }

    def add(self, report: pytest.TestReport) -> None:
        """Take what a report tells; a later failure of the same test, in its teardown, counts."""
        entry = getattr(report, ATTRIBUTE, None)
        if entry is not None:
            self._entries[report.nodeid] = entry
        elif report.failed and report.nodeid in self._entries:
            self._entries[report.nodeid].update(outcome=report.outcome, message=_message(report))

    def write(self) -> None:
        """Write the file; folders that are not there are made."""
        ordered = sorted(self._entries.items(), key=lambda pair: (pair[1]["file"], pair[1]["line"], pair[0]))
        content = {
            "version": VERSION,
            "edition": law().chapter("1").edition,
            "scenarios": [entry for _, entry in ordered],
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def relative(filename: str, root: Path) -> str:
    """Return a file as seen from the root folder, with slashes; a file outside in full."""
    path = Path(filename)
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()


def _message(report: pytest.TestReport) -> str:
    return report.longreprtext if report.failed else ""


def _step(step: Step) -> dict[str, Any]:
    told: dict[str, Any] = {"keyword": step.keyword.strip(), "text": step.name}
    if step.datatable is not None:
        told["table"] = [[cell.value for cell in row.cells] for row in step.datatable.rows]
    return told
