"""What is written of a table is read back as the same table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from woodlaw.logs.check import position_at
from woodlaw.positions.reading import position_of, read_position
from woodlaw.positions.writing import position_data, write_position
from woodlaw.table.maps import STANDARD_MAPS

from .conftest import random_state, told

CLEAN = sorted((Path(__file__).parents[2] / "examples" / "clean").glob("*.rootlog"))


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    decisions=st.integers(15, 800),
    map_name=st.sampled_from(STANDARD_MAPS),
    deck=st.sampled_from(("standard", "exiles_and_partisans")),
    seats=st.sampled_from(
        (("C", "Y"), ("Y", "C"), ("C", "Y", "J"), ("J", "C", "Y"), ("Y", "J"), ("V", "C"), ("G", "J", "V"), ("C", "G"))
    ),
)
def test_a_table_of_random_play_is_read_as_it_was_written(
    seed: int, decisions: int, map_name: str, deck: str, seats: tuple[str, ...]
) -> None:
    state = random_state(seed, decisions, map_name, deck, seats)
    # The track ends at 30.
    state.score.update({seat: min(points, 30) for seat, points in state.score.items() if points is not None})
    read = read_position(write_position(state))
    assert told(read.state) == told(state)
    assert told(position_of(position_data(state)).state) == told(state)
    assert write_position(read.state) == write_position(state)


@pytest.mark.parametrize("game", CLEAN, ids=lambda path: path.stem)
@pytest.mark.parametrize("turn", [0, 2, 6])
def test_a_table_of_a_record_is_read_as_it_was_written(game: Path, turn: int) -> None:
    state = position_at(game.read_text("utf-8"), turn)
    assert told(read_position(write_position(state)).state) == told(state)
