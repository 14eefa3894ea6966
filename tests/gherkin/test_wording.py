"""The names that people use at a table."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from woodlaw.factions.base import Faction
from woodlaw.factions.registry import factions
from woodlaw.positions import laying
from woodlaw.positions.mistakes import SceneError
from woodlaw.positions.wording import Words
from woodlaw.table.decks import deck_named
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import FERRY, item
from woodlaw.table.places import DISCARD, ITEM_SUPPLY, Place, board, clearing, crafted_items, forest, hand, supply


@pytest.fixture
def words() -> Words:
    known = factions()
    seats = ("marquise_de_cat", "honeycomb_clergy", "vagabond", "second_vagabond", "lizard_cult")
    return Words(map_named("autumn"), deck_named("standard"), tuple(known[name] for name in seats))


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("the Marquise", "marquise_de_cat"),
        ("Marquise de Cat", "marquise_de_cat"),
        ("the Cat", "marquise_de_cat"),
        ("C", "marquise_de_cat"),
        ("honeycomb_clergy", "honeycomb_clergy"),
        ("The Clergy", "honeycomb_clergy"),
        ("the Vagabond", "vagabond"),
        ("the Second Vagabond", "second_vagabond"),
        ("the Lizards", "lizard_cult"),
    ],
)
def test_players(words: Words, text: str, player: str) -> None:
    assert words.player(text) == player


def test_a_player_who_does_not_sit_there(words: Words) -> None:
    with pytest.raises(SceneError, match=r"nobody called 'the Eyrie' sits at this table; known are Marquise de Cat, "):
        words.player("the Eyrie")


@pytest.mark.parametrize("text", ["Tunnel Vision", "Tunnel Vision " * 20])
def test_a_name_is_refused_in_the_same_words_again_and_may_be_known_at_another_table(text: str) -> None:
    here, there = (
        laying.words_at("autumn", "standard", (seat, "vagabond")) for seat in ("marquise_de_cat", "eyrie_dynasties")
    )
    told = []
    for _ in range(2):
        with pytest.raises(SceneError) as refused:
            here.card(text)
        told.append(str(refused.value))
    assert told[0] == told[1]
    with pytest.raises(SceneError):
        here.player("the Eyrie")
    assert there.player("the Eyrie") == "eyrie_dynasties"


class Clergy(Faction):
    """A home-made faction that goes by a word of a printed one's title."""

    name = "pond_clergy"
    title = "Pond Clergy"
    letter = "U"
    colour = "#000000"
    setup_order = 100
    chapter = "PC"


class Skippers(Clergy):
    """One with such a word in its title, too, that goes by another."""

    name = "marquise_skippers"
    title = "Marquise Skippers"
    letter = "MS"


def test_words_mean_those_who_sit_at_the_table(words: Words) -> None:
    pond = replace(words, seats=(words.seats[0], Clergy()))
    assert pond.player("the Clergy") == "pond_clergy"
    both = replace(words, seats=(*words.seats, Clergy()))
    assert both.player("the Pond Clergy") == "pond_clergy"
    with pytest.raises(SceneError, match="'the Clergy': which\\? Honeycomb Clergy or Pond Clergy"):
        both.player("the Clergy")
    assert replace(words, seats=(Skippers(), words.seats[1])).player("MS") == "marquise_skippers"


def test_a_word_of_a_printed_title_means_that_one_whatever_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**factions(), "pond_clergy": Clergy(), "marquise_skippers": Skippers()}
    monkeypatch.setattr(laying, "factions", lambda: SimpleNamespace(heads=known))
    assert laying.seats_named(["the Clergy", "Marquise"]) == ("honeycomb_clergy", "marquise_de_cat")
    assert laying.seats_named(["Pond Clergy", "the Skippers"]) == ("pond_clergy", "marquise_skippers")


def test_half_a_word_is_no_name(words: Words) -> None:
    with pytest.raises(SceneError, match="nobody called 'Marq'"):
        words.player("Marq")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2 Marquise warriors and 1 sawmill", [("marquise_de_cat", "warrior", 2), ("marquise_de_cat", "sawmill", 1)]),
        (
            "a Clergy warrior, 3 fox flowers, and no wood",
            [("honeycomb_clergy", "warrior", 1), ("honeycomb_clergy", "fox_flower", 3), ("marquise_de_cat", "wood", 0)],
        ),
        ("two mouse gardens", [("lizard_cult", "mouse_garden", 2)]),
        ("a ruin", [("", "ruin", 1)]),
        ("the Ferry and 2 swords", [("", "ferry", 1), ("", "sword", 2)]),
        ("nothing", []),
    ],
)
def test_pieces(words: Words, text: str, found: list[tuple[str, str, int]]) -> None:
    assert [(piece.owner, piece.kind, count) for piece, count in words.pieces(text)] == found


def test_the_owner_is_understood(words: Words) -> None:
    assert words.piece("warriors", "lizard_cult").owner == "lizard_cult"
    assert words.piece("sawmill", "marquise_de_cat").owner == "marquise_de_cat"
    assert words.piece("sack") is item("bag")
    assert words.piece("ferry") is FERRY


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("warrior", "whose\\? Marquise de Cat warrior or Honeycomb Clergy warrior or Lizard Cult warrior"),
        ("Marquise cathedral", "Marquise de Cat has no cathedral"),
        ("elephants", "no piece at this table is called 'elephants'; known are "),
    ],
)
def test_pieces_that_cannot_be_told(words: Words, text: str, message: str) -> None:
    with pytest.raises(SceneError, match=message):
        words.pieces(f"2 {text}")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ambush! (fox), Tax Collector", ["1 Ambush! (fox)", "1 Tax Collector (fox)"]),
        ("Stand and Deliver! and Royal Claim", ["1 Stand and Deliver! (fox)", "1 Royal Claim (bird)"]),
        ("A Visit to Friends", ["1 A Visit to Friends (rabbit)"]),
        ("fox Ambush!, 2 mouse cards and a card", ["1 Ambush! (fox)", "2 mouse cards", "1 card"]),
        ("2 fox cards and Stand and Deliver!", ["2 fox cards", "1 Stand and Deliver! (fox)"]),
        ("2 Tax Collector", ["2 Tax Collector (fox)"]),
        ("nothing", []),
    ],
)
def test_cards(words: Words, text: str, found: list[str]) -> None:
    assert [str(wish) for wish in words.wishes(text)] == found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Root Tea", "which\\? Root Tea \\(fox\\) or Root Tea \\(rabbit\\) or Root Tea \\(mouse\\)"),
        ("Tunnels", "the deck Standard holds no card called 'Tunnels'"),
        ("Anvil (mouse)", "holds no card called"),
        ("60 cards", "never so many"),
    ],
)
def test_cards_that_cannot_be_told(words: Words, text: str, message: str) -> None:
    with pytest.raises(SceneError, match=message):
        words.wishes(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("clearing 5", clearing(5)),
        ("5", clearing(5)),
        ("the Marquise's supply", supply("marquise_de_cat")),
        ("the Clergy's blind bag", supply("honeycomb_clergy")),
        ("the Clergy's hand", hand("honeycomb_clergy")),
        ("the Marquise's crafted items", crafted_items("marquise_de_cat")),
        ("the Lizard Cult's acolytes", board("lizard_cult", "acolytes")),
        ("the item supply", ITEM_SUPPLY),
        ("the discard pile", DISCARD),
        ("the forest 10-1-2-5", forest((1, 2, 5, 10))),
    ],
)
def test_places(words: Words, text: str, place: Place) -> None:
    assert words.place(text) is place


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clearing 13", "there is no clearing 13"),
        ("the forest 1-2", "Autumn has no forest 1-2; its forests are 1-2-5-10, "),
    ],
)
def test_places_that_are_not_there(words: Words, text: str, message: str) -> None:
    with pytest.raises(SceneError, match=message):
        words.place(text)


def test_a_sentence_calls_players_by_their_titles(words: Words) -> None:
    told = words.in_full("the Marquise removes 1 Clergy warrior from clearing 5 of the Second Vagabond")
    assert told == "Marquise de Cat removes 1 Honeycomb Clergy warrior from clearing 5 of Second Vagabond"
