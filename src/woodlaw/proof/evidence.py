"""The results as data: one JSON file beside the evidence of the scenarios, whose format and ids it shares.

It holds ``version`` (of this format), ``edition`` (of the Law), and ``proof``: for each level

- ``chapters`` and ``clauses``: by id, how many mutants were ``caught``, were ``survivors``, were ``equivalent``, ended
  in ``accidents`` or got ``stuck``; ``share`` is what was caught of those caught and surviving, null without any;
- ``not_caught``: every mutant that was not caught, with ``module``, ``function``, ``file``, ``line``, ``clauses``,
  ``mutant``, ``before`` and ``after``, ``outcome``, the ``scenario`` that broke or got stuck, ``why``, and for an
  equivalent the ``reason``.

The same sources and scenarios give the same file. Its ``proof`` can be put beside ``scenarios`` of the same version.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from woodlaw.law.registry import law
from woodlaw.law.writing import write_file
from woodlaw.proof.measuring import Outcome, Verdict
from woodlaw.proof.mutants import Level
from woodlaw.proof.results import Count, Results

VERSION = 1


def write(results: Results, path: Path, root: Path) -> None:
    """Write the file, naming sources as seen from a folder; folders that are not there are made.

    Raises ``OSError`` and ``ValueError``.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, (json.dumps(content(results, root), ensure_ascii=False, indent=1) + "\n").encode())


def content(results: Results, root: Path) -> dict[str, Any]:
    """Return what the file holds."""
    return {
        "version": VERSION,
        "edition": law().chapter("1").edition,
        "proof": {str(level): _of_level(results, level, root) for level in results.levels},
    }


def _of_level(results: Results, level: Level, root: Path) -> dict[str, Any]:
    return {
        "chapters": {name: _count(count) for name, count in results.by_chapter(level).items()},
        "clauses": {name: _count(count) for name, count in results.by_clause(level).items()},
        "not_caught": [
            _verdict(each, results.reasons.get(each, ""), root)
            for each in results.of(level)
            if each.outcome is not Outcome.CAUGHT
        ],
    }


def _count(count: Count) -> dict[str, Any]:
    return {
        "caught": count.caught,
        "survivors": count.survivors,
        "equivalent": count.equivalent,
        "accidents": count.accidents,
        "stuck": count.stuck,
        "share": None if count.share is None else round(count.share, 4),
    }


def _verdict(verdict: Verdict, reason: str, root: Path) -> dict[str, Any]:
    mutant, marked = verdict.mutant, verdict.mutant.marked
    return {
        "module": marked.module,
        "function": marked.qualname,
        "file": Path(os.path.relpath(marked.implementation.file, root)).as_posix(),
        "line": mutant.line,
        "clauses": list(marked.ids),
        "mutant": mutant.change,
        "before": mutant.before.strip(),
        "after": mutant.after.strip(),
        "outcome": str(verdict.outcome),
        "scenario": verdict.scenario,
        "why": verdict.why,
        "reason": reason,
    }
