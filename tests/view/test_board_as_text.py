"""The board as text for terminals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from woodlaw.engine.state import State
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import STANDARD_MAPS, map_named
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import board, clearing, supply
from woodlaw.view.board import BoardView, clip, width
from woodlaw.view.text import COLUMNS, draw

if TYPE_CHECKING:
    from tests.view.conftest import Position

    Make = Callable[[str], Position]

CATS, BIRDS, MICE, ROVER = "marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"
SEATS = (CATS, BIRDS, MICE, ROVER, "lizard_cult", "riverfolk_company")
CAT = piece(CATS, "warrior", Category.WARRIOR)


def line_of(text: str, start: str) -> str:
    """Return the one line that starts so once its columns are joined by single spaces."""
    lines = (" ".join(line.split()) for line in text.splitlines())
    (found,) = [line for line in lines if line.startswith(start)]
    return found


def test_a_header_names_map_deck_and_turn(crowded: Make) -> None:
    assert draw(crowded("autumn"), names={}, title="turn 3").splitlines()[0] == "Autumn map · Standard deck · turn 3"


def test_a_clearing_shows_suit_slots_and_pieces_by_owner_in_seating_order(crowded: Make) -> None:
    lines = draw(crowded("mountain"), names={CATS: "Cats (Phily)"}).splitlines()
    start = next(i for i, line in enumerate(lines) if line.lstrip().startswith("10  Pass"))
    assert [" ".join(line.split()) for line in lines[start : start + 7]] == [
        "10 Pass fox 2 of 2 Cats (Phily) 10 sawmill, wood ×4",
        "Eyrie Dynasties 12",
        "Woodland Alliance 12 sympathy",
        "Vagabond pawn",
        "Lizard Cult 12",
        "Riverfolk Company 12 fox trade post",
        "– ruin, tower",
    ]


def test_columns_are_aligned(crowded: Make) -> None:
    lines = draw(crowded("autumn"), names={}).splitlines()
    heading = next(line for line in lines if line.startswith("No"))
    hill = next(line for line in lines if line.lstrip().startswith("1  Hill"))
    for name, cell in (("Clearing", "Hill"), ("Suit", "fox"), ("Slots", "1 of 1"), ("Faction", "Marquise")):
        assert heading.index(name) == hill.index(cell)
    assert heading.index("Warriors") + len("Warriors") == hill.index(" sawmill") - 1


def test_a_warrior_with_a_name_is_named(bare: Make) -> None:
    position = bare("autumn")
    warlord = piece("lord_of_the_hundreds", "warlord", Category.WARRIOR)
    position.pieces[clearing(3)] = {piece("lord_of_the_hundreds", "warrior", Category.WARRIOR): 4, warlord: 1}
    assert line_of(draw(position, names={}), "3 Weald") == "3 Weald mouse 0 of 1 Lord Of The Hundreds 4 warlord"


def test_scores_hands_and_supplies(crowded: Make) -> None:
    text = draw(crowded("autumn"), names={})
    assert line_of(text, "Marquise De Cat 12") == "Marquise De Cat 12 3 9"
    assert line_of(text, "Vagabond –") == "Vagabond – 0 0"
    assert line_of(text, "Supply") == "Supply warrior ×9, sawmill ×2"
    assert line_of(text, "Crafted items") == "Crafted items sword, tea ×2"
    assert line_of(text, "Supporters") == "Supporters 4 cards"
    assert line_of(text, "Play area") == "Play area Cobbler (rabbit)"
    assert line_of(text, "Deck") == "Deck 31 cards"
    assert line_of(text, "Discard pile") == "Discard pile 1 card"
    assert line_of(text, "Item supply").startswith("Item supply bag ×2, boot ×2, coin ×2")


def test_warriors_left_are_those_of_the_boxes_too_that_belong_to_a_supply(bare: Make) -> None:
    position, reaver = bare("autumn"), piece("lemming_reavers", "warrior", Category.WARRIOR)
    position.seats, position.score = ("lemming_reavers",), {"lemming_reavers": 3}
    position.pieces[supply("lemming_reavers")] = {reaver: 2}
    position.pieces[board("lemming_reavers", "idle warriors")] = {reaver: 10}
    position.pieces[board("lemming_reavers", "elsewhere")] = {reaver: 5}
    assert line_of(draw(position, names={}), "Lemming Reavers 3") == "Lemming Reavers 3 0 12"


def test_a_hand_is_counted_but_not_shown(crowded: Make) -> None:
    position = crowded("autumn")
    del position.cards[next(place for place in position.cards if place.name == "supporters")]
    assert "Ambush" not in draw(position, names={})


def test_what_a_board_says_of_others(crowded: Make) -> None:
    position = crowded("autumn")
    position.facts["vagabond", "marquise_de_cat"] = "hostile"
    position.facts["vagabond", "coalition with"] = "eyrie_dynasties"
    said = line_of(draw(position, names={}), "Of others")
    assert said == "Of others Marquise De Cat hostile, coalition with Eyrie Dynasties"


def test_forests_paths_and_closed_paths_that_hold_something(crowded: Make) -> None:
    text = draw(crowded("mountain"), names={})
    assert line_of(text, "Forest") == "Forest 1_8_9 Vagabond: pawn"
    assert line_of(text, "Path") == "Path 2_5 Highway Bandits: bandit"
    assert line_of(text, "Closed paths") == "Closed paths 2_5, 3_7, 5_9, 6_11, 8_9, 11_12"


@pytest.mark.parametrize("map_id", STANDARD_MAPS)
def test_lines_fit_and_do_not_depend_on_the_order_of_the_books(crowded: Make, map_id: str) -> None:
    position = crowded(map_id)
    text = draw(position, names={})
    assert max(map(width, text.splitlines())) <= COLUMNS
    position.pieces = {place: dict(reversed(there.items())) for place, there in reversed(position.pieces.items())}
    position.cards = dict(reversed(position.cards.items()))
    assert draw(position, names={}) == text


def test_an_empty_table_can_be_drawn(bare: Make) -> None:
    position = bare("winter")
    position.suits = ("",) * 13
    text = draw(position, names={})
    assert line_of(text, "1 Mound") == "1 Mound – 0 of 1"
    assert "Closed paths" not in text


HOSTILE = (
    "\x1b[31mred\x07",
    "two\nlines\tand\rmore",
    "\u202ereversed",
    "word " * 60,
    "漢" * 90,
    "\ud800",
    "e\u0301" * 80,
)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_on_their_line_and_bring_no_control_characters(crowded: Make, name: str) -> None:
    names = dict.fromkeys(SEATS, name)
    text = draw(crowded("lake"), names=names, title=name)
    assert len(text.splitlines()) == len(draw(crowded("lake"), names={}).splitlines())
    assert all(character.isprintable() for character in text.replace("\n", ""))
    assert max(map(width, text.splitlines())) <= COLUMNS


def test_a_long_list_wraps_under_its_own_column(bare: Make) -> None:
    position = bare("autumn")
    kinds = ["orchid", "foxglove", "snowdrop", "buttercup", "hyacinth", "marigold"]
    position.pieces[clearing(5)] = {piece(MICE, kind, Category.TOKEN): 1 for kind in kinds}
    position.pieces[clearing(5)][piece(BIRDS, "warrior", Category.WARRIOR)] = 1
    lines = draw(position, names={ROVER: "x" * 30, MICE: "y" * 30}).splitlines()
    start = next(i for i, line in enumerate(lines) if line.endswith("buttercup, foxglove,"))
    assert lines[start + 1].index("hyacinth") == lines[start].index("buttercup")


@pytest.mark.parametrize(("text", "columns", "cut"), [("fox", 3, "fox"), ("foxes", 3, "fo…"), ("漢字漢字", 5, "漢字…")])
def test_clipping_counts_columns_not_characters(text: str, columns: int, cut: str) -> None:
    assert clip(text, columns) == cut


def test_the_state_of_the_engine_can_be_drawn() -> None:
    state: BoardView = State(map_named("fall"), deck_named("E&P"), map_named("fall").printed_suits, (CATS,))
    assert isinstance(state, State)
    state.pieces[clearing(2)] = {CAT: 3}
    assert line_of(draw(state, names={}), "2 Quarry") == "2 Quarry mouse 0 of 2 Marquise De Cat 3"
