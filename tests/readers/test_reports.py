"""Reports of checks in the hands of those who read them: each finding that went in comes out, with its verdict."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from woodlaw.logs.batch import check
from woodlaw.logs.findings import FindingKind, GameReport
from woodlaw.logs.reports import Wishes, format_named
from woodlaw.logs.sources import find

FAULTY = Path(__file__).parents[2] / "examples" / "faulty"
PLACE = re.compile(r"line (\d+), column (\d+): ([^ ]+)")
Case = tuple[str, int, int, str, bool]


@pytest.fixture(scope="module")
def reports() -> list[GameReport]:
    """What is found in the example games with offences."""
    return list(check(find([str(FAULTY)], BytesIO()), causes=True))


def written(format_name: str, reports: list[GameReport], file: Path) -> Path:
    file.write_text("".join(format_named(format_name)(reports, Wishes(lambda _id: None))), encoding="ascii")
    return file


def cases_of(reports: list[GameReport]) -> Counter[Case]:
    """Return what went in: file, line, column, clause or kind, and whether it is a failure."""
    return Counter(
        (each.file, found.line, found.column, found.clause or found.kind.value, found.kind is FindingKind.VIOLATION)
        for each in reports
        for found in each.findings
    )


def case(file: str, name: str, failed: bool) -> Case:
    place = PLACE.match(name)
    assert place, name
    return file, int(place[1]), int(place[2]), place[3], failed


def test_junitparser_reads_every_case(reports: list[GameReport], tmp_path: Path) -> None:
    junitparser = pytest.importorskip("junitparser")
    read: Counter[Case] = Counter()
    names = set[tuple[str, str]]()
    for suite in junitparser.JUnitXml.fromfile(str(written("junit", reports, tmp_path / "report.xml"))):
        for each in suite:
            failed = any(isinstance(result, junitparser.Failure) for result in each.result)
            assert (each.classname, each.name) not in names
            names.add((each.classname, each.name))
            read[case(each.classname, each.name, failed)] += 1
    assert read == cases_of(reports)


def test_xunit_viewer_shows_every_case(
    reports: list[GameReport], tmp_path: Path, node: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    file = written("junit", reports, tmp_path / "report.xml")
    shown = node("xunit-viewer", "-r", str(file), "-c", "-n", "-o", str(tmp_path / "report.html")).stdout
    read: Counter[Case] = Counter()
    suite = ""
    for line in shown.splitlines():
        if line.startswith(f" {FAULTY}"):
            suite = line.strip()
        if found := re.match(r" +([✗✓]) (line .+) time=0$", line):
            read[case(suite, found[2], found[1] == "✗")] += 1
    assert read == cases_of(reports)
    failures = sum(count for each, count in cases_of(reports).items() if each[-1])
    assert f"{failures} failure, {cases_of(reports).total() - failures} passed" in shown


def test_the_validator_of_sarif_has_nothing_to_say(
    reports: list[GameReport], tmp_path: Path, node: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    file = written("sarif", reports, tmp_path / "report.sarif")
    said = node("sarif-multitool", "validate", str(file))
    assert said.returncode == 0
    assert not re.search(r": (warning|error) ", said.stdout), said.stdout


def test_a_comment_above_makes_no_result_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: Callable[..., subprocess.CompletedProcess[str]]
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(FAULTY, "games", ignore=lambda _folder, names: [name for name in names if ".rootlog" not in name])
    before = list(check(find(["games"], BytesIO()), causes=True))
    for game in Path("games").iterdir():
        head, _, turns = game.read_text(encoding="utf-8").partition("\n\n")
        game.write_text(f"// one comment\n{head}\n\n{turns}", encoding="utf-8")
    after = list(check(find(["games"], BytesIO()), causes=True))
    for name, reports in (("before", before), ("after", after)):
        written("sarif", reports, tmp_path / f"{name}.sarif")
    said = node(
        "sarif-multitool", "match-results-forward", "after.sarif", "--previous", "before.sarif", "-o", "m.sarif"
    )
    assert said.returncode == 0, said.stdout
    matched: Any = json.loads((tmp_path / "m.sarif").read_text(encoding="utf-8-sig"))["runs"]
    states = Counter(result["baselineState"] for run in matched for result in run["results"])
    assert not states["new"] + states["absent"]
    prints = [fingerprints(tmp_path / f"{name}.sarif") for name in ("before", "after")]
    assert prints[0] == prints[1]


def fingerprints(file: Path) -> Counter[str]:
    (run,) = json.loads(file.read_text(encoding="utf-8"))["runs"]
    return Counter(result["partialFingerprints"]["woodlaw/v1"] for result in run["results"])
