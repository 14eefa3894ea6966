"""Records of version 1, in which forced choices have no line, are replayed; those of version 2 hold seats' options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from woodlaw.factions.marquise_de_cat import FACTION as MARQUISE
from woodlaw.factions.seating import new_table
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.record.again import replay
from woodlaw.logs.record.recording import Recorder
from woodlaw.logs.record.replaying import split

RECORD = (Path(__file__).parents[1] / "data" / "record_version_1.jsonl").read_text(encoding="utf-8")
"""A whole game, as the first version of the format told it."""


def lines() -> list[str]:
    return list(split(RECORD))


def number_of(what: str) -> int:
    """The index of the first line that answers a question."""
    return next(number for number, line in enumerate(lines()) if f'"for": "{what}"' in line)


def test_a_record_of_version_1_replays_to_its_end() -> None:
    header, ending = json.loads(lines()[0]), json.loads(lines()[-2])
    assert header["woodlaw record"] == 1
    asked = {json.loads(line).get("for") for line in lines()[:-1]}
    assert "enemy to battle" in asked, "what is asked otherwise today is in it"
    replayed = replay(lines())
    assert (replayed.findings, replayed.error) == ([], "")
    assert replayed.outcome is not None
    assert list(replayed.outcome.winners) == ending["won"]
    assert replayed.turns == ending["turns"]


def test_what_a_clause_forbids_is_a_violation_in_version_1_too() -> None:
    told = lines()
    number = number_of("move")
    told[number] = json.dumps(json.loads(told[number]) | {"answer": "clearing 1 > clearing 11"})
    [finding] = replay(told).findings
    assert (finding.kind, finding.clause, finding.line) == (FindingKind.VIOLATION, "4.2", number + 1)


@pytest.mark.parametrize("version", [1, 2])
def test_a_choice_that_has_no_line_is_undecided_in_version_1_alone(version: int) -> None:
    told = lines()
    told[0] = told[0].replace('"woodlaw record": 1', f'"woodlaw record": {version}')
    number = number_of("enemy to battle")
    del told[number]
    [finding] = replay(told).findings
    expected = FindingKind.UNDECIDED if version == 1 else FindingKind.VIOLATION
    assert finding.kind is expected


def test_a_truncated_record_of_version_1_stops_where_its_lines_stop() -> None:
    told = lines()[: number_of("enemy to battle")]
    [finding] = replay(told).findings
    assert finding.kind is FindingKind.UNDECIDED
    assert "the record ends in turn" in finding.message
    assert finding.line == len(told)


def test_what_is_chosen_for_a_seat_is_recorded_and_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(MARQUISE), "options", {"mood": ("calm", "fierce")})
    table = new_table(("marquise_de_cat:fierce", "honeycomb_clergy"))
    recorder = Recorder(table)
    header = json.loads(recorder.lines[0])
    assert header["seats"] == ["marquise_de_cat:fierce", "honeycomb_clergy"]
    replayed = replay(recorder.lines)
    assert replayed.error == ""
    assert replayed.state is not None
    assert replayed.state.options == {"marquise_de_cat": ("fierce",)}
    header["seats"][0] = "marquise_de_cat:sleepy"
    assert replay([json.dumps(header)]).error.startswith("line 1: 'sleepy' is nothing to choose for Marquise de Cat")
