"""Reading the evidence file: what the scenarios of one run proved, or why nobody knows.

The file is written by ``pytest --woodlaw-evidence`` (see :mod:`woodlaw.gherkin.evidence`). Whoever hands it to us may
have written anything into it: it is read within bounds, every value is looked at before it is used, and what does not
fit is told in one line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from math import isfinite
from pathlib import Path
from typing import Any

from woodlaw.law.paths import read_file, reason

VERSIONS = (1, 2)
"""The versions of the evidence file that are read; what a file of version 1 does not tell is empty."""
LARGEST_FILE = 200_000_000
"""Bytes in an evidence file at most."""
MOST_DIGITS = 18
"""Digits of a number of the file at most."""
MOST_SCENARIOS = 100_000
"""Scenarios in an evidence file at most."""
OUTCOMES = ("passed", "failed", "skipped")
"""How a scenario can end."""


class EvidenceError(Exception):
    """An evidence file that cannot be used; the message says where, and what was expected."""


class Standing(StrEnum):
    """What an evidence file is worth to a site."""

    CURRENT = "current"
    """It was measured under the Law that the site tells."""
    ABSENT = "absent"
    """There is none."""
    BROKEN = "broken"
    """It cannot be read."""
    OTHER_EDITION = "of another edition"
    """It was measured under another edition of the Law."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scenario: its keyword, its text, the rows of its table, and its phrase in the vocabulary."""

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """One run of a scenario, or of one row of its examples.

    ``example`` tells the rows of one scenario apart and is empty otherwise; ``before`` and ``after`` are positions as
    :func:`woodlaw.gherkin.position.position` writes them; ``about`` is what the feature says of itself, ``section``
    what heads this part of it, ``comment`` and ``description`` what it says of the scenario; ``gone`` says that the
    feature file has no such scenario now.
    """

    id: str
    name: str
    feature: str
    file: str
    line: int
    outcome: str
    message: str
    tagged: tuple[str, ...]
    exercised: tuple[str, ...]
    marks: tuple[str, ...]
    steps: tuple[Step, ...]
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None
    about: str = ""
    section: str = ""
    comment: str = ""
    description: str = ""
    gone: bool = False

    @property
    def scenario(self) -> str:
        """The id of the scenario, whatever the example."""
        return f"{self.file}::{self.name}"

    @property
    def example(self) -> str:
        """The example that this run is of."""
        return self.id[len(self.scenario) :].strip("[]")

    @property
    def proves(self) -> tuple[str, ...]:
        """The clauses that the run is tagged with and exercised."""
        return tuple(clause_id for clause_id in self.tagged if clause_id in self.exercised)


class Evidence:
    """The runs of an evidence file, and what the file is worth."""

    def __init__(self, standing: Standing, edition: str = "", runs: Sequence[Run] = ()) -> None:
        self.standing = standing
        self.edition = edition
        self.runs = tuple(runs)

    @property
    def is_unreadable(self) -> bool:
        """Whether nobody knows what scenarios show: there is no evidence, or none that can be read."""
        return self.standing in (Standing.ABSENT, Standing.BROKEN)

    @cached_property
    def by_id(self) -> Mapping[str, Run]:
        """The runs by their ids."""
        return {run.id: run for run in self.runs}

    @cached_property
    def by_tag(self) -> Mapping[str, tuple[Run, ...]]:
        """The runs that are tagged with each clause, card or question, in the file's order."""
        return _grouped((tag, run) for run in self.runs for tag in run.tagged)

    @cached_property
    def by_file(self) -> Mapping[str, tuple[Run, ...]]:
        """The runs of each feature file, in the file's order."""
        return _grouped((run.file, run) for run in self.runs)

    @cached_property
    def scenarios(self) -> Mapping[str, tuple[Run, ...]]:
        """The runs of each scenario by its id, one for each example, in the file's order."""
        return _grouped((run.scenario, run) for run in self.runs)

    @cached_property
    def exercised(self) -> Mapping[str, int]:
        """How many runs exercised each clause."""
        counted: dict[str, int] = {}
        for run in self.runs:
            for clause_id in run.exercised:
                counted[clause_id] = counted.get(clause_id, 0) + 1
        return counted


def _grouped(pairs: Iterable[tuple[str, Run]]) -> dict[str, tuple[Run, ...]]:
    found: dict[str, list[Run]] = {}
    for key, run in pairs:
        found.setdefault(key, []).append(run)
    return {key: tuple(found[key]) for key in sorted(found)}


def read_evidence(path: Path, edition: str) -> Evidence:
    """Read an evidence file for a site that tells an edition of the Law.

    Raises :class:`EvidenceError` for a file that is not there or holds something else.
    """
    data = _mapping(_json(path), path.name)
    if data.get("version") not in VERSIONS or isinstance(data.get("version"), bool):
        expected = " or ".join(map(str, VERSIONS))
        raise EvidenceError(f"{path.name}: version: expected {expected}, not {_shown(data.get('version'))}")
    measured = _text(data, "edition", path.name)
    entries = _list(data, "scenarios", path.name)
    if len(entries) > MOST_SCENARIOS:
        raise EvidenceError(f"{path.name}: expected at most {MOST_SCENARIOS} scenarios, not {len(entries)}")
    runs = [_run(entry, f"{path.name}: scenario {number}") for number, entry in enumerate(entries, start=1)]
    seen: set[str] = set()
    for run in runs:
        if run.id in seen:
            raise EvidenceError(f"{path.name}: expected each scenario once, not twice {_shown(run.id)}")
        seen.add(run.id)
    return Evidence(Standing.CURRENT if measured == edition else Standing.OTHER_EDITION, measured, runs)


def without_the_gone(evidence: Evidence, root: Path) -> tuple[Evidence, list[str]]:
    """Mark the runs of scenarios that the feature files below a root no longer have.

    Returns the evidence so marked, and a line for each scenario that is gone.
    """
    gone: dict[str, str] = {}
    for file, runs in evidence.by_file.items():
        names = _scenarios_in(root, file)
        for run in runs:
            if run.name not in names:
                gone[run.scenario] = f"{file}: no scenario {run.name!r} any more; run the scenarios again"
    marked = [replace(run, gone=True) if run.scenario in gone else run for run in evidence.runs]
    return Evidence(evidence.standing, evidence.edition, marked), list(gone.values())


def _scenarios_in(root: Path, file: str) -> frozenset[str]:
    """Return the names that the scenarios of a feature file run by; none for a file that is not below the root."""
    from woodlaw.gherkin.documents import NoFeature, decoded, document_of, names_of, scenarios_in

    path = (root / file).resolve()
    if path.suffix != ".feature" or not path.is_relative_to(root.resolve()):
        return frozenset()
    try:
        feature = document_of(decoded(path.read_bytes()))["feature"]
    except (OSError, UnicodeDecodeError, NoFeature):
        return frozenset()
    return frozenset(name for scenario in scenarios_in(feature) for name, _ in names_of(scenario))


def _json(path: Path) -> object:
    try:
        raw = read_file(path, LARGEST_FILE)
        if len(raw) > LARGEST_FILE:
            raise EvidenceError(f"{path.name}: expected at most {LARGEST_FILE} bytes")
        return json.loads(raw.decode("utf-8"), parse_int=_bounded, parse_float=_finite, parse_constant=_finite)
    except OSError as error:
        raise EvidenceError(f"{path.name}: expected a readable file; {reason(error)}") from None
    except UnicodeDecodeError as error:
        raise EvidenceError(f"{path.name}: expected UTF-8; byte {error.start} is not") from None
    except json.JSONDecodeError as error:
        raise EvidenceError(f"{path.name}:{error.lineno}:{error.colno}: expected JSON; {error.msg}") from None
    except (RecursionError, ValueError):
        raise EvidenceError(
            f"{path.name}: expected evidence; it is nested too deep or its numbers are too long"
        ) from None


def _bounded(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number that is too long")
    return int(digits)


def _finite(text: str) -> float:
    if not isfinite(number := float(text)):
        raise ValueError("a number that is too large")
    return number


def _run(entry: object, where: str) -> Run:
    data = _mapping(entry, where)
    outcome = _text(data, "outcome", where)
    if outcome not in OUTCOMES:
        raise EvidenceError(f"{where}: outcome: expected one of {', '.join(OUTCOMES)}, not {_shown(outcome)}")
    run = Run(
        id=_text(data, "id", where),
        name=_text(data, "name", where),
        feature=_text(data, "feature", where),
        file=_file(data, where),
        line=int(_number(data, "line", where)),
        outcome=outcome,
        message=_text(data, "message", where),
        tagged=_texts(data, "tagged", where),
        exercised=_texts(data, "exercised", where),
        marks=_texts(data, "marks", where),
        steps=tuple(_step(step, f"{where}: steps") for step in _list(data, "steps", where)),
        before=_position(data, "before", where),
        after=_position(data, "after", where),
        about=_text(data, "about", where, ""),
        section=_text(data, "section", where, ""),
        comment=_text(data, "comment", where, ""),
        description=_text(data, "description", where, ""),
    )
    if not run.id.startswith(run.scenario):
        raise EvidenceError(f"{where}: id: expected file and name, not {_shown(run.id)}")
    return run


def _file(data: Mapping[str, Any], where: str) -> str:
    """Return the feature file, which names a page too: a path of plain parts."""
    file = _text(data, "file", where)
    if any(part in ("", ".", "..") for part in file.removeprefix("/").split("/")) or not file.isprintable():
        raise EvidenceError(f"{where}: file: expected a path, not {_shown(file)}")
    return file


def _step(entry: object, where: str) -> Step:
    data = _mapping(entry, where)
    rows = data.get("table", [])
    if not isinstance(rows, list) or not all(_are_texts(row) for row in rows):
        raise EvidenceError(f"{where}: table: expected rows of texts, not {_shown(rows)}")
    phrase = _text(data, "phrase", where, "")
    return Step(_text(data, "keyword", where), _text(data, "text", where), tuple(map(tuple, rows)), phrase)


def _position(data: Mapping[str, Any], key: str, where: str) -> Mapping[str, Any] | None:
    value = data.get(key)
    return None if value is None else _mapping(value, f"{where}: {key}")


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise EvidenceError(f"{where}: expected a mapping, not {_shown(value)}")
    return value


def _list(data: Mapping[str, Any], key: str, where: str) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list):
        raise EvidenceError(f"{where}: {key}: expected a list, not {_shown(value)}")
    return value


def _text(data: Mapping[str, Any], key: str, where: str, otherwise: str | None = None) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise EvidenceError(f"{where}: {key}: expected text, not {_shown(value)}")
    return value


def _texts(data: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    value = _list(data, key, where)
    if not _are_texts(value):
        raise EvidenceError(f"{where}: {key}: expected texts, not {_shown(value)}")
    return tuple(value)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _number(data: Mapping[str, Any], key: str, where: str) -> float:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e9:
        raise EvidenceError(f"{where}: {key}: expected a number from 0, not {_shown(value)}")
    return value


def _shown(value: object) -> str:
    """Show a value briefly, whatever it is and however large."""
    if isinstance(value, str):
        return f"'{value[:40]}'" if value.isprintable() else "text that cannot be printed"
    if isinstance(value, (dict, list)):
        return "a mapping" if isinstance(value, dict) else "a list"
    return "nothing" if value is None else repr(value)[:40]
