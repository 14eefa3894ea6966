"""The two shared decks: sound in themselves, and the same as the facts they were taken from where those are at hand."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from pathlib import Path

import pytest

from woodlaw.table.cards import CardKind
from woodlaw.table.decks import STANDARD_DECKS, Deck, UnknownDeck, deck_named
from woodlaw.table.items import item_supply
from woodlaw.table.pieces import item
from woodlaw.table.suits import ALL_SUITS, CARD_SUITS, CLEARING_SUITS, FROG, LETTERS

FACTS = Path(__file__).parents[3] / "shared" / "facts" / "decks.json"


@pytest.fixture(params=STANDARD_DECKS)
def deck(request: pytest.FixtureRequest) -> Deck:
    return deck_named(request.param)


def test_fifty_four_cards_by_suit(deck: Deck) -> None:
    suits: Counter[str] = Counter()
    for card in deck.cards:
        suits[card.suit] += card.copies
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    assert deck.size == 54


def test_five_ambushes_and_four_dominance_cards_none_of_which_can_be_crafted(deck: Deck) -> None:
    assert {card.suit: card.copies for card in deck.by_id("ambush")} == {"bird": 2, "fox": 1, "rabbit": 1, "mouse": 1}
    assert {card.suit: card.copies for card in deck.by_id("dominance")} == dict.fromkeys(CARD_SUITS, 1)
    for card in deck.cards:
        assert (card.cost is None) == (card.kind in (CardKind.AMBUSH, CardKind.DOMINANCE))


def test_a_card_says_all_that_its_kind_needs(deck: Deck) -> None:
    for card in deck.cards:
        shows_item = card.kind is CardKind.ITEM
        assert bool(card.item) == shows_item
        assert (card.points > 0) == shows_item
        assert bool(card.effect) == (card.kind in (CardKind.PERSISTENT, CardKind.IMMEDIATE))
        assert set(card.cost or ()) <= {*CLEARING_SUITS, "any"}
        assert card.known


def test_cards_that_show_items_can_all_be_crafted_from_the_supply(deck: Deck) -> None:
    shown = {item(card.item) for card in deck.cards if card.item}
    assert shown == set(item_supply())


def test_both_decks_share_the_same_twenty_nine_cards() -> None:
    one, other = (
        {(card.id, card.suit): card.copies for card in deck_named(deck_id).cards} for deck_id in STANDARD_DECKS
    )
    assert sum(copies for key, copies in one.items() if other.get(key) == copies) == 29


def test_no_card_is_listed_twice(deck: Deck) -> None:
    listed = Counter((card.id, card.suit) for card in deck.cards)
    assert max(listed.values()) == 1


def test_a_name_in_three_suits_is_three_cards(deck: Deck) -> None:
    teas = deck.by_id("root-tea")
    assert [card.suit for card in teas] == ["fox", "rabbit", "mouse"]
    assert deck.find("root-tea", "rabbit") is teas[1]
    assert deck.find("root-tea", "bird") is None
    assert deck.by_id("no-such-card") == ()


def test_what_the_decks_differ_in() -> None:
    standard, exiles = map(deck_named, STANDARD_DECKS)
    favor = standard.find("favor-of-the-mice", "mouse")
    assert favor is not None
    assert (favor.kind, favor.cost) == (CardKind.IMMEDIATE, ("mouse", "mouse", "mouse"))
    assert exiles.by_id("favor-of-the-mice") == ()
    saboteurs = exiles.find("saboteurs", "bird")
    assert saboteurs is not None
    assert (saboteurs.copies, saboteurs.cost) == (3, ("any",))


@pytest.mark.parametrize("name", ["E&P", "e&p", "Exiles and Partisans", "exiles & partisans", "exiles_and_partisans"])
def test_a_deck_is_found_by_id_title_and_alias(name: str) -> None:
    assert deck_named(name).id == "exiles_and_partisans"


def test_an_unknown_deck_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownDeck, match="no deck is called 'Squires'; known are Standard or"):
        deck_named("Squires")


def test_a_deck_survives_copying_and_pickling_as_itself(deck: Deck) -> None:
    assert copy.deepcopy(deck) is deck
    assert pickle.loads(pickle.dumps(deck)) is deck  # noqa: S301 (our own bytes)


def test_every_suit_has_a_letter_of_its_own() -> None:
    assert [LETTERS[suit] for suit in ALL_SUITS] == ["B", "F", "R", "M", "G"]
    assert FROG not in CARD_SUITS


@pytest.mark.skipif(not FACTS.exists(), reason="the source facts are not at hand")
def test_the_same_facts_as_the_source_in_other_words(deck: Deck) -> None:
    source = json.loads(FACTS.read_text(encoding="utf-8"))[deck.id]
    theirs = [
        (
            e["name"],
            e["suit"],
            e["kind"],
            e["cost"] and tuple(e["cost"]),
            e.get("item", ""),
            e.get("vp", 0),
            e["copies"],
        )
        for e in source
    ]
    ours = [(c.name, c.suit, c.kind, c.cost, c.item, c.points, c.copies) for c in deck.cards]
    assert sorted(ours, key=str) == sorted(theirs, key=str)
    assert not {card.effect for card in deck.cards if card.effect} & {entry.get("effect") for entry in source}


def test_what_a_card_leaves_open_is_answered_beside_it(deck: Deck) -> None:
    for card in deck.cards:
        assert all(reading.on.endswith("?") and reading.reading and reading.reason for reading in card.readings)
        assert not card.readings or card.effect


def test_favors_share_their_readings() -> None:
    foxes, mice = (deck_named("standard").by_id(f"favor-of-the-{name}")[0] for name in ("foxes", "mice"))
    assert foxes.readings == mice.readings
    assert foxes.readings[0].on == "Does it score for buildings and tokens?"
