"""What players, pieces and places are called."""

from __future__ import annotations

import pytest

from woodlaw.engine.titles import in_words, name, several, title_among, told_place, whose_place
from woodlaw.table.places import DECK, Place, board, clearing, forest, hand, on_card, path, supply

CATS, BEES = "marquise_de_cat", "honeycomb_clergy"


def title(player: str) -> str:
    return title_among({CATS: "Marquise"}, player)


@pytest.mark.parametrize(
    ("place", "refused", "watched", "read_again"),
    [
        (clearing(13), "clearing 13", "clearing 13", "clearing 13"),
        (forest((9, 4, 12)), "the forest 4-9-12", "the forest 4-9-12", "the forest 4-9-12"),
        (path(5, 2), "the path 2-5", "the path 2-5", "the path 2-5"),
        (DECK, "the deck", "the deck", "the deck"),
        (supply(CATS), "the supply", "the Marquise supply", "Marquise's supply"),
        (hand(BEES), "the hand", "the hand", "Honeycomb Clergy's hand"),
        (board(CATS, "cards"), "the cards", "the Marquise board", "Marquise's cards"),
        (
            on_card(CATS, "coffin makers"),
            "the coffin makers",
            "the Marquise coffin makers",
            "Marquise's card coffin makers",
        ),
    ],
)
def test_a_place_is_called_by_what_a_text_is_for(place: Place, refused: str, watched: str, read_again: str) -> None:
    assert (name(place), told_place(place, title, BEES), whose_place(place, title)) == (refused, watched, read_again)


def test_a_player_without_a_title_goes_by_its_name_in_words() -> None:
    assert title_among({}, BEES) == "Honeycomb Clergy"
    assert in_words("fox_garden") == "fox garden"


def test_several_of_a_kind_have_a_word() -> None:
    kinds = ("warrior", "sympathy", "key", "torch", "box", "moss", "bush")
    assert [several(kind) for kind in kinds] == [
        "warriors",
        "sympathies",
        "keys",
        "torches",
        "boxes",
        "mosses",
        "bushes",
    ]
