"""The evidence: one JSON file that says what every scenario proved.

It holds ``version`` (of this format), ``edition`` (of the Law), and ``scenarios`` in the order of their files and
lines, each with

- ``id`` (file and name), ``name``, ``feature``, ``file`` (from pytest's root folder), ``line``;
- ``about`` (what the feature says of itself), ``section`` and ``comment`` (see :mod:`woodlaw.gherkin.remarks`),
  ``description``: what the file says besides its steps, empty where it says nothing;
- ``outcome`` (``passed``, ``failed`` or ``skipped``), ``message`` (why, or empty);
- ``tagged`` clauses, cards (``card.tunnels``) and questions (``faq.07``), ``exercised`` clauses and cards, and other
  tags as ``marks``;
- ``steps``: keyword and text, ``phrase`` (the phrase of the vocabulary that the step reads as, such as
  ``then nobody rules clearing {clearing}``; empty for another's step), and a table's rows where there is one;
- ``before`` and ``after``: the position at the first When or Then step and at the end (see
  :func:`woodlaw.gherkin.position.position`), null where there was none.

``files`` holds, for each feature file, a digest of its ``text``, and ``made_of``: what its evidence was made of as
:mod:`woodlaw.gherkin.freshness` tells it, empty when not all of its scenarios ran.

A file that is there already is brought up to date: what ran is written again, what did not run stays as long as its
feature file stays as it is.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from woodlaw.gherkin.documents import decoded
from woodlaw.gherkin.freshness import made_of, text_of
from woodlaw.gherkin.phrases import readings_of
from woodlaw.gherkin.remarks import Remarks, remarks
from woodlaw.law.paths import reason
from woodlaw.law.registry import law
from woodlaw.law.writing import write_file

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, Step

    from woodlaw.gherkin.run import Run

VERSION = 2
ATTRIBUTE = "woodlaw_evidence"
"""The attribute by which a test's report carries its evidence."""
CANNOT_WRITE = 74
"""The exit code of the command line for what cannot be written, which pytest has none for."""


class _Entry(NamedTuple):
    """What is written of one run of a scenario, and what it is put in its place by."""

    file: str
    line: int
    id: str
    text: str


class Evidence:
    """What scenarios proved, to be written to a file."""

    def __init__(self, path: Path, config: pytest.Config) -> None:
        self._path = path
        self._config = config
        self._root = config.rootpath
        self._entries: dict[str, _Entry] = {}
        self._counts: dict[str, int] = {}

    def entry(self, run: Run, report: pytest.TestReport, item: pytest.Item) -> tuple[int, str, int, str, str]:
        """Return how many runs a feature makes in all, and what is written of one run of its scenarios.

        It is written already where it ran: a text goes from a worker to the controller sooner than what it tells.
        """
        file = relative(run.feature.filename, self._root)
        example = item.name.partition("[")[2].removesuffix("]")
        text = decoded(Path(run.feature.filename).read_bytes())
        beside = _remarks(text).get(run.scenario.line_number, Remarks())
        told = {
            "id": f"{file}::{run.scenario.name}{f'[{example}]' if example else ''}",
            "name": run.scenario.name,
            "feature": run.feature.name,
            "about": _paragraphs(run.feature.description),
            "section": beside.section,
            "comment": beside.comment,
            "description": _paragraphs(run.scenario.description),
            "file": file,
            "line": run.scenario.line_number,
            "outcome": report.outcome,
            "message": _message(report),
            "tagged": run.tagged,
            "exercised": sorted(run.exercised),
            "marks": run.marks,
            "steps": [_step(step) for step in run.scenario.steps],
            "before": run.before,
            "after": run.after,
        }
        return count_of(run.feature), *_entry(told)

    def add(self, report: pytest.TestReport) -> None:
        """Take what a report tells; a later failure of the same test, in its teardown, counts."""
        told = getattr(report, ATTRIBUTE, None)
        if told is not None:
            count, *written = told
            self._entries[report.nodeid] = entry = _Entry(*written)
            self._counts[entry.file] = count
        elif report.failed and report.nodeid in self._entries:
            before = json.loads(self._entries[report.nodeid].text)
            self._entries[report.nodeid] = _entry({**before, "outcome": report.outcome, "message": _message(report)})

    def write(self) -> None:
        """Write the file, with what still holds of earlier runs; folders that are not there are made.

        The session of pytest ends with :data:`CANNOT_WRITE` where that is not possible.
        """
        earlier = earlier_of(self._config, self._path)
        ran = {entry.id: entry for entry in self._entries.values()}
        kept = [_entry(told) for told in earlier.kept() if told["id"] not in ran]
        ordered = sorted((*kept, *ran.values()))
        runs_of = Counter(entry.file for entry in self._entries.values())
        files = {file: self._made(file, runs_of[file], earlier) for file in sorted({entry.file for entry in ordered})}
        head = _json({"version": VERSION, "edition": law().chapter("1").edition, "files": files})
        runs = ",\n".join(entry.text for entry in ordered)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # A line for each run: as quick to write as one line for all, and a change shows where it is.
            write_file(self._path, f'{head[:-1]}, "scenarios": [\n{runs}\n]}}\n'.encode())
        except (OSError, ValueError) as error:
            pytest.exit(f"{self._path}: cannot be written ({reason(error)}); expected a file", CANNOT_WRITE)

    def _made(self, file: str, ran: int, earlier: Earlier) -> dict[str, str]:
        """Return the digests of a feature file: of its text, and of what its evidence was made of."""
        path = self._root / file
        complete = ran > 0 and ran == self._counts[file]
        return {"text": text_of(path), "made_of": made_of(path, self._root) if complete else earlier.made_of(file)}


class Earlier:
    """The evidence of earlier runs, as far as it still holds; none where the file is not ours to read."""

    def __init__(self, root: Path, files: Mapping[str, Mapping[str, str]], entries: Sequence[dict[str, Any]]) -> None:
        self._root = root
        self._files = {file: told for file, told in files.items() if self._is_as_it_was(file, told)}
        self._entries = entries

    @classmethod
    def read(cls, path: Path, root: Path) -> Earlier:
        """Read a file of evidence of this version and of this edition of the Law; anything else counts for nothing."""
        try:
            # A device may have no end.
            content = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
            if (content["version"], content["edition"]) == (VERSION, law().chapter("1").edition):
                return cls(root, content["files"], content["scenarios"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            pass
        return cls(root, {}, ())

    def _is_as_it_was(self, file: str, told: Mapping[str, str]) -> bool:
        path = self._root / file
        return path.is_file() and told.get("text") == text_of(path)

    @property
    def is_whole(self) -> bool:
        """Whether every feature file that it tells of is as it was."""
        return all(entry["file"] in self._files for entry in self._entries)

    def kept(self) -> list[dict[str, Any]]:
        """Return the entries whose feature file is as it was."""
        return [entry for entry in self._entries if entry["file"] in self._files]

    def made_of(self, file: str) -> str:
        """Return what the evidence of a feature file was made of; empty where that is not known as a whole."""
        return self._files.get(file, {}).get("made_of", "")

    def is_current(self, feature: Path) -> bool:
        """Say whether running a feature file again would show what the evidence has: nothing changed, none failed."""
        file = relative(str(feature), self._root)
        made = self.made_of(file)
        return bool(made) and made == made_of(feature, self._root) and file not in self._failed

    @cached_property
    def _failed(self) -> frozenset[str]:
        return frozenset(entry["file"] for entry in self._entries if entry["outcome"] == "failed")


_EARLIER: pytest.StashKey[Earlier] = pytest.StashKey()


def earlier_of(config: pytest.Config, path: Path) -> Earlier:
    """Return the evidence that is to be brought up to date, which is read once."""
    if _EARLIER not in config.stash:
        config.stash[_EARLIER] = Earlier.read(path, config.rootpath)
    return config.stash[_EARLIER]


def _entry(told: Mapping[str, Any]) -> _Entry:
    return _Entry(told["file"], told["line"], told["id"], _json(told))


def count_of(feature: Feature) -> int:
    """Return how many runs the scenarios of a feature make: one each, or one for each row of its examples."""
    return sum(
        sum(len(table.examples) for table in template.examples) if template.examples else 1
        for template in feature.scenarios.values()
    )


def relative(filename: str, root: Path) -> str:
    """Return a file as seen from the root folder, with slashes; a file outside in full."""
    path = Path(filename)
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()


@cache
def _remarks(text: str) -> Mapping[int, Remarks]:
    return remarks(text)


def _paragraphs(text: str | None) -> str:
    """Return a description without what sets its lines in."""
    return cleandoc(text or "")


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False)


def _message(report: pytest.TestReport) -> str:
    return report.longreprtext if report.failed else ""


def _step(step: Step) -> dict[str, Any]:
    told: dict[str, Any] = {"keyword": step.keyword.strip(), "text": step.name, "phrase": _phrase(step.type, step.name)}
    if step.datatable is not None:
        told["table"] = [[cell.value for cell in row.cells] for row in step.datatable.rows]
    return told


@cache
def _phrase(keyword: str, text: str) -> str:
    """Return the phrase of the vocabulary that a step reads as; empty where it reads as none, or as several."""
    found = readings_of(keyword, text)
    return f"{keyword} {found[0][0].pattern}" if len(found) == 1 else ""
