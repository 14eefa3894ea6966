"""The example games: the clean ones give nothing, the faulty ones exactly what was planted in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from woodlaw.factions.registry import by_letter
from woodlaw.logs.check import check_bytes
from woodlaw.logs.findings import FindingKind, GameReport
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.decks import STANDARD_DECKS, deck_named
from woodlaw.table.maps import STANDARD_MAPS, map_named

EXAMPLES = Path(__file__).parents[2] / "examples"
CLEAN = sorted((EXAMPLES / "clean").glob("*.rootlog"))
FAULTY = sorted((EXAMPLES / "faulty").glob("*.rootlog"))
PLANTED = re.compile("// planted")
NEEDED = (
    *("1.2.1", "1.4.1", "1.5.1", "1.5.4", "2.2.3", "3.1", "3.2.1", "3.2.2", "3.3.1", "3.3.1.I", "3.3.2"),
    *("4.1.1", "4.1.2", "4.1.4", "4.2", "4.2.1", "4.3", "4.3.1", "4.3.5", "4.3.6"),
    *("6.5", "6.6", "7.5.2.I", "8.4.1", "9.2.8", "M.4.2", "M.4.3"),
)
"""Clauses that an offence is planted against at least once."""

Reduced = dict[str, str | int]


def checked(path: Path) -> GameReport:
    """Return the report of an example, named as its file."""
    return check_bytes(path.read_bytes(), path.name)


def reduced(report: GameReport) -> list[Reduced]:
    """Return findings as the files beside the faulty examples hold them."""
    return [
        {"kind": finding.kind.value, "clause": finding.clause, "line": finding.line, "column": finding.column}
        for finding in report.findings
    ]


def expectation(path: Path) -> Path:
    """Return the file beside a faulty example that says what is found in it."""
    return path.with_suffix(".expected.json")


@pytest.mark.parametrize("path", CLEAN, ids=lambda path: path.stem)
def test_a_clean_game_gives_no_finding_of_any_kind_by_checks_or_by_play(path: Path) -> None:
    report = check_bytes(path.read_bytes(), path.name, plays=True)
    assert (report.findings, report.error) == ([], "")


def test_the_clean_games_show_every_map_deck_and_faction() -> None:
    logs = [read(path.read_text(encoding="utf-8")) for path in CLEAN]
    maps = {map_named(header.value).id for log in logs if (header := log.header("Map"))}
    decks = {deck_named(header.value).id for log in logs if (header := log.header("Deck"))}
    letters = {seat.letter for log in logs for seat in log.seats}
    assert maps == set(STANDARD_MAPS)
    assert decks == set(STANDARD_DECKS)
    assert letters >= set("CEAVGLODPHKFTNYJS") <= set(by_letter())


def test_some_clean_games_are_won() -> None:
    assert sorted(read(path.read_text(encoding="utf-8")).winners for path in CLEAN)[-4:] == ["C", "C", "HV", "P"]


@pytest.mark.parametrize("path", FAULTY, ids=lambda path: path.stem)
def test_a_faulty_game_gives_what_was_planted(path: Path) -> None:
    expected = json.loads(expectation(path).read_text(encoding="utf-8"))
    report = checked(path)
    assert expected == {"version": 1, "games": [{"file": path.name, "findings": reduced(report)}]}
    assert report.findings
    assert not report.error


@pytest.mark.parametrize("path", FAULTY, ids=lambda path: path.stem)
def test_findings_and_planted_offences_stand_on_the_same_lines(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    planted = [number for number, line in enumerate(lines, 1) if PLANTED.search(line)]
    found = {finding.line for finding in checked(path).findings}
    assert planted
    assert sorted(found - {1}) == planted


def test_every_expectation_has_its_game() -> None:
    assert sorted((EXAMPLES / "faulty").glob("*.json")) == [expectation(path) for path in FAULTY]


def test_the_faulty_games_hold_every_sort_of_offence() -> None:
    found = [finding for path in FAULTY for finding in checked(path).findings]
    assert [clause for clause in NEEDED if clause not in {finding.clause for finding in found}] == []
    assert {finding.kind for finding in found} == set(FindingKind)
    assert any(finding.expected for finding in found)
