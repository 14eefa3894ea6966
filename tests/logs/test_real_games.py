"""Real games, where they are at hand: exactly the findings that somebody has judged, one by one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from woodlaw.logs.check import check_bytes
from woodlaw.logs.findings import GameReport

GAMES = Path(__file__).parents[3] / "shared" / "rootlog" / "games"
PINNED = Path(__file__).parents[1] / "data" / "real_games.json"

Pinned = dict[str, list[dict[str, str | int]]]


def pinned() -> Pinned:
    """Return the findings that are expected, by file."""
    expected: Pinned = json.loads(PINNED.read_text(encoding="utf-8"))
    return expected


def found_in(report: GameReport) -> list[dict[str, str | int]]:
    """Return the findings of a report as they are pinned."""
    return [
        {
            "kind": finding.kind.value,
            "clause": finding.clause,
            "line": finding.line,
            "column": finding.column,
            "message": finding.message,
        }
        for finding in report.findings
    ]


@pytest.mark.skipif(not GAMES.is_dir(), reason="the real games are not at hand")
@pytest.mark.parametrize("name", sorted(pinned()))
def test_real_games_give_what_was_judged(name: str) -> None:
    report = check_bytes((GAMES / name).read_bytes(), name)
    assert not report.error
    assert found_in(report) == pinned()[name]


@pytest.mark.skipif(not GAMES.is_dir(), reason="the real games are not at hand")
def test_every_real_game_is_pinned() -> None:
    assert sorted(path.name for path in GAMES.glob("*.rootlog")) == sorted(pinned())
