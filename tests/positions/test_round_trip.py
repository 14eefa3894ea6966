"""What is written of a table is read back as the same table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.round_trip import look

from woodlaw.logs.check import position_at
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import position_of, read_position
from woodlaw.positions.writing import position_data, write_position
from woodlaw.table.maps import STANDARD_MAPS

from .conftest import random_state, told

EXAMPLES = Path(__file__).parents[2] / "examples"
RECORDED = sorted(EXAMPLES.rglob("*.rootlog"))
WITH_HIRELINGS = sorted((Path(__file__).parents[1] / "data" / "notation" / "games").glob("*.rootlog"))


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


@pytest.mark.parametrize("game", RECORDED, ids=lambda path: path.stem)
def test_every_turn_of_a_record_is_read_as_it_was_written(game: Path) -> None:
    _, tables, found = look(str(game))
    assert tables
    assert not found


@pytest.mark.parametrize("game", WITH_HIRELINGS, ids=lambda path: path.stem)
def test_every_turn_of_a_record_with_hirelings_is_read_as_it_was_written(game: Path) -> None:
    _, tables, found = look(str(game))
    assert tables
    assert not found


def test_pieces_of_hirelings_have_their_names() -> None:
    lying = "clearings:\n  1: 2 Last Dynasty warriors, 1 Bandit Guilds warrior\n  2: 1 h_S pawn\n"
    cards = "places:\n  The Outcast card: 3 The Outcast tokens\n  Otter Divers supply: 1 Otter Divers pawn\n"
    state = read_position(f"woodlaw position: 1\n{lying}{cards}").state
    told_again = write_position(state)
    assert "1: 2 Last Dynasty warriors, 1 Highway Bandits warrior" in told_again
    assert "2: 1 Furious Protector pawn" in told_again
    assert "The Outcast card: [3 The Outcast tokens]" in told_again
    assert "Riverfolk Flotilla supply: [1 Riverfolk Flotilla pawn]" in told_again


@pytest.mark.parametrize("number", range(0, 100, 10))
def test_every_turn_of_a_random_game_is_read_as_it_was_written(number: int) -> None:
    _, tables, found = look(number)
    assert tables
    assert not found


def test_what_only_a_faulty_record_can_lead_to_is_said() -> None:
    state = position_at((EXAMPLES / "faulty" / "no_open_slot.rootlog").read_text("utf-8"), 2)
    text = write_position(state)
    fault = "clearing 12: 3 buildings, the ruin among them; clearing 12 has 2 slots (2.2.3)"
    assert text.startswith(f"woodlaw position: 1\nas recorded:\n- '{fault}'\n")
    assert told(read_position(text).state) == told(state)
    with pytest.raises(NotAPosition, match="clearings, 12: 3 buildings"):
        read_position(text.replace(f"as recorded:\n- '{fault}'\n", ""))
    with pytest.raises(NotAPosition, match="clearings, 1: 4 buildings"):
        read_position(text.replace("clearings:\n", "clearings:\n  1: 4 sawmills\n", 1).replace("  1: 1 ", "  01: 1 "))
