"""Fixed letters and names of cards."""

from __future__ import annotations

import pytest

from woodlaw.logs.rootlog.header import clearing_suits
from woodlaw.logs.rootlog.letters import (
    FACTION_LETTERS,
    SHORT_CARD_NAMES,
    SUITED_CARD_NAMES,
    SUITS,
    card_id_of,
    match_name,
)
from woodlaw.logs.rootlog.syntax import Header
from woodlaw.table.cards import card_id

IDS = ("gently-used-knapsack", "root-tea", "travel-gear", "sword", "foxfolk-steel", "fox-partisans", "swap-meet")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("gentlyusedknapsack", "gently-used-knapsack"),
        ("knapsack", "gently-used-knapsack"),
        ("Root-Tea", "root-tea"),
        ("sw", None),
        ("swo", "sword"),
        ("swap", "swap-meet"),
        ("fox", None),
        ("foxp", "fox-partisans"),
        ("steel", "foxfolk-steel"),
        ("e", None),
        ("nothing", None),
        ("", None),
        ("--", None),
    ],
)
def test_names_match_in_one_way_only(written: str, name: str | None) -> None:
    assert match_name(written, IDS) == name


def test_a_whole_name_wins_over_longer_ones() -> None:
    assert match_name("sword", ("sword", "sword-of-rust")) == "sword"
    assert match_name("swords", ("sword", "swords-of-rust", "swordsmith")) is None


@pytest.mark.parametrize(
    ("written", "suit", "card"),
    [
        ("tun", "", "tunnels"),
        ("emi", "", "eyrie-emigre"),
        ("codeb", "", "codebreakers"),
        ("dom", "M", "dominance"),
        ("ambush", "F", "ambush"),
        ("favor", "F", "favor-of-the-foxes"),
        ("part", "R", "rabbit-partisans"),
        ("partisans", "M", "mouse-partisans"),
        ("part", "", None),
        ("foxpartisans", "", "fox-partisans"),
        ("knapsack", "F", "gently-used-knapsack"),
    ],
)
def test_short_names_are_spelled_out(written: str, suit: str, card: str | None) -> None:
    assert card_id_of(written, suit, IDS) == card


def test_card_ids_are_ids() -> None:
    suited = [name for names in SUITED_CARD_NAMES.values() for name in names.values()]
    for name in [*SHORT_CARD_NAMES.values(), *suited]:
        assert card_id(name) == name


def test_only_fox_and_frog_are_factions_too() -> None:
    assert sorted(FACTION_LETTERS & set(SUITS)) == ["F", "G"]


def test_suits_of_clearings_are_told() -> None:
    suits, problems = clearing_suits(Header("Clearings", "F1, R2; M3 B12", 1, 12))
    assert suits == {1: "fox", 2: "rabbit", 3: "mouse", 12: "bird"}
    assert problems == []


def test_clearings_that_are_amiss_are_left_out_and_told() -> None:
    suits, problems = clearing_suits(Header("Clearings", "F1 m3 R1 M0", 7, 12))
    assert suits == {1: "fox", 3: "mouse"}
    assert [(problem.line, problem.column, problem.text, problem.bent) for problem in problems] == [
        (7, 15, "m3", True),
        (7, 18, "R1", False),
        (7, 21, "M0", False),
    ]
