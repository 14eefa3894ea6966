"""A map of fourteen clearings from outside: games on it are recorded, read, checked and shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.installing import map_installed

from woodlaw.cli import main
from woodlaw.editor.completion import completions
from woodlaw.logs.check import check_text
from woodlaw.logs.simulate import Wanted, simulate

if TYPE_CHECKING:
    from tests.logs.conftest import Record

DATA = """\
title: Wide Wood
clearings:
  1: {name: North, at: [0.0, 0.0], slots: 2}
  2: {name: East, at: [1.0, 0.0], slots: 2}
  3: {name: South, at: [1.0, 1.0], slots: 2}
  4: {name: West, at: [0.0, 1.0], slots: 2}
  5: {name: Elm, at: [0.33, 0.0], slots: 2}
  6: {name: Oak, at: [0.67, 0.0], slots: 2}
  7: {name: Ash, at: [1.0, 0.5], slots: 2}
  8: {name: Yew, at: [0.67, 1.0], slots: 2}
  9: {name: Fir, at: [0.33, 1.0], slots: 2}
  10: {name: Bay, at: [0.0, 0.5], slots: 2}
  11: {name: Fen, at: [0.33, 0.33], slots: 2, ruin: true}
  12: {name: Bog, at: [0.67, 0.33], slots: 2, ruin: true}
  13: {name: Dell, at: [0.67, 0.67], slots: 3, ruin: true}
  14: {name: Glen, at: [0.33, 0.67], slots: 3, ruin: true}
paths: 1-5 5-6 2-6 2-7 3-7 3-8 8-9 4-9 4-10 1-10 5-11 6-12 8-13 9-14 11-12 12-13 13-14 11-14 10-11 7-13
rivers: 10-14 12-14
forests: 1-5-10-11 5-6-11-12 2-6-7-12-13 3-7-8-13 8-9-13-14 4-9-10-11-14 11-12-13-14
opposite corners: 1-3 2-4
"""
CLEARINGS = "F1, M2, R3, R4, R5, F6, M7, F8, M9, R10, M11, F12, M13, F14"


@pytest.fixture(autouse=True)
def wide_wood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the map for a test."""
    with map_installed("wide_wood", DATA, tmp_path, monkeypatch):
        yield


@pytest.fixture
def text(record: Record) -> str:
    """A record that names clearing 14, and twice one that the map has not."""
    marquise = "t_k->1/w->1+2+4+5+6+7+8+9+10+11+12+13+14/b_s->1/b_w->5/b_r->10"
    turns = ("C:w14->13/w13->15/#->C", "E:2w3->8/w8->13_14_15/#->E")
    return record(*turns, map_="Wide Wood", clearings=CLEARINGS, C=marquise, E="b+6w->3/#despot->$")


@pytest.mark.parametrize("seed", range(1, 4))
def test_simulated_games_on_it_are_checked(seed: int) -> None:
    game = simulate(Wanted(("C", "E"), "Wide Wood", "standard", "", rootlog=True), seed)
    assert "->14" in game.rootlog or "->13" in game.rootlog
    assert check_text(game.rootlog).findings == []
    assert check_text(game.record).findings == []


def test_its_clearings_are_read_and_others_told_where_they_stand(text: str) -> None:
    found = [finding for finding in check_text(text).findings if finding.action in ("w13->15", "w8->13_14_15")]
    assert [(each.line, each.column, each.message, each.expected) for each in found] == [
        (8, 16, "this action cannot be read", "a clearing from 1 to 14, or 0 for a place of a board"),
        (9, 20, "this action cannot be read", "a clearing from 1 to 14"),
    ]


def test_the_board_is_shown(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tmp_path / "game.rootlog"
    game.write_text(text, encoding="utf-8")
    assert main(["show", str(game), "--turn", "1", "--svg", str(tmp_path / "board.svg")]) == 0
    assert main(["show", str(game), "--turn", "1"]) == 0
    shown = capsys.readouterr().out
    assert [line.split()[:2] for line in shown.splitlines() if "Dell" in line or "Glen" in line] == [
        ["13", "Dell"],
        ["14", "Glen"],
    ]
    assert "Glen" in (tmp_path / "board.svg").read_text(encoding="utf-8")


def test_an_editor_offers_its_clearings(text: str) -> None:
    assert {"13", "14"} < {each.text for each in completions(text, "C:w1->")}
    assert "15" not in {each.text for each in completions(text, "C:w1->")}
