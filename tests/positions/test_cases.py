"""Positions that say what they mean, and those that no table can show: a case each, in two halves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from woodlaw.factions.registry import factions
from woodlaw.factions.vagabond.quests import is_quest
from woodlaw.positions.example import example_of
from woodlaw.positions.position import NotAPosition, Position
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_data
from woodlaw.table.boxes import UNSORTED
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, board, clearing

HALVES = ("first_half", "second_half")
HEAD = "woodlaw position: 1\n"


def cases() -> list[Any]:
    """Return the cases of both halves."""
    return [
        pytest.param(case, id=f"{half}: {case['name']}")
        for half in HALVES
        for case in yaml.safe_load((Path(__file__).parent / "cases" / f"{half}.yaml").read_text("utf-8"))
    ]


@pytest.mark.parametrize("case", cases())
def test_a_position_says_what_it_means_or_is_refused(case: dict[str, Any]) -> None:
    text = HEAD + case["table"]
    if "refused" in case:
        with pytest.raises(NotAPosition) as raised:
            read_position(text)
        problems = list(map(str, raised.value.problems))
        assert any(all(words in problem for words in case["refused"]) for problem in problems), problems
        if "line" in case:
            assert any(problem.line == case["line"] + 1 for problem in raised.value.problems)
        return
    position = read_position(text)
    for named, lying in case["lies"].items():
        place = position.words.place_of_nobody(named) if named.startswith("under ") else position.words.place(named)
        assert told(position, place) == lying, named


def told(position: Position, place: Place) -> Any:
    """Return what lies at a place: pieces in words, or the names of cards."""
    cards = position.state.cards_at(place)
    if cards:
        return [repr(card) if is_quest(card) else card.name or "unknown" for card in cards]
    return ", ".join(named(position, piece, count) for piece, count in position.state.at(place).items()) or "nothing"


def named(position: Position, piece: Piece, count: int) -> str:
    """Return some pieces by their kind, without their owner."""
    kind = piece.kind.replace("_", " ")
    plural = "" if count == 1 or kind.endswith(("s", "y")) else "s"
    return f"{count} {kind}{plural}"


@pytest.mark.parametrize("name", factions())
def test_the_example_of_each_faction_is_a_position_that_shows_all_its_boxes(name: str) -> None:
    faction, data = factions()[name], example_of(factions()[name])
    state = read_position(write_data(data)).state
    told = data[faction.title].get("board", {})
    boxes = [box for box in faction.board_boxes or () if box != UNSORTED]
    missing = [box for box in boxes if faction.names.box_titles.get(box, box) not in told]
    assert not [box for box in missing if not state.cards_at(board(name, box)) and box != "viziers"]
    assert state.owned(clearing(1), name)
