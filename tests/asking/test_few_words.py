"""Positions in few words are those that YAML tells."""

from __future__ import annotations

import pytest

from woodlaw.asking import CannotAnswer, lay
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position


@pytest.mark.parametrize(
    ("few", "yaml"),
    [
        (
            "turn: bees daylight\nclearing 5: 3 cats, 2 clergy, cathedral\nbees hand: Anvil, a fox card\n"
            "bees cats: penitent",
            "seats: [Marquise, Clergy]\nturn: Clergy, Daylight\n"
            "clearings: {5: '3 Marquise warriors, 2 Clergy warriors, a cathedral'}\n"
            "Clergy: {hand: [Anvil, a fox card], Marquise: penitent}",
        ),
        (
            "map: winter; deck: E&P; turn: the frogs' evening, retaliate\n"
            "seats: frogs, skunks, birds\n8: 2 frogs, a militant enclave, 3 birds\nknaves captain, thief: acting",
            "map: Winter\ndeck: E&P\nseats: [Diaspora, Knaves, Eyrie]\nturn: Diaspora, Evening, retaliate\n"
            "clearings: {8: '2 Diaspora warriors, a militant enclave, 3 Eyrie warriors'}\n"
            "Knaves: {facts: {'captain, thief': acting}}",
        ),
        (
            "turn: ants, Daylight, attack\n1: 3 ants, 2 cat warriors\n9: keep\nants' campaign: Anvil\n"
            "cats' hand: Crossbow (mouse), Foxfolk Steel\nattacked: [clearing 3]\nlegion score: 4",
            "seats: [Marquise, Legion]\nturn: Legion, Daylight, attack\n"
            "clearings: {1: '3 Legion warriors, 2 Marquise warriors', 9: a keep}\n"
            "Legion: {score: 4, board: {campaign: Anvil}}\nMarquise: {hand: [Crossbow (mouse), Foxfolk Steel]}\n"
            "this turn: {attacked: [clearing 3]}",
        ),
        (
            "turn: raccoon daylight\nforest 1-2-5-10: raccoon\nraccoon satchel: a sword, 2 boots\n"
            "7: no ruin, 2 mice, sympathy",
            "seats: [Alliance, Vagabond]\nturn: Vagabond, Daylight\nforests: {1-2-5-10: a Vagabond pawn}\n"
            "clearings: {7: 'no ruin, 2 Alliance warriors, a sympathy'}\n"
            "Vagabond: {board: {satchel: 'a sword, 2 boots'}}",
        ),
    ],
)
def test_few_words_are_a_position(few: str, yaml: str) -> None:
    assert write_position(lay(few).state) == write_position(read_position(f"woodlaw position: 1\n{yaml}\n").state)


def test_one_of_a_kind_and_crafted_cards_are_understood() -> None:
    position = lay("turn: birds' daylight\n5: 1 bird, a cat\nbirds decree battle: mouse\ncats crafted: Royal Claim")
    told = write_position(position.state)
    assert "5: 1 Marquise warrior, 1 Eyrie warrior" in told
    assert "battle: [1 mouse card]" in told
    assert "play area: [Royal Claim" in told


def test_who_is_not_named_sits_there_where_too_few_do() -> None:
    assert lay("5: 2 ants").state.seats == ("marquise_de_cat", "queenless_legion")


@pytest.mark.parametrize(
    ("few", "message"),
    [
        ("turn: cats\nclearing 13: 2 cats", "line 2: clearings, 13: there is no clearing 13"),
        ("5 2 cats", "line 1: '5 2 cats': expected a colon"),
        ("5: 2 catz", "line 1: clearings, 5: no piece at this table is called 'catz'"),
        ("5: 2 cats\n5: 1 bee", "line 2: 5: told twice"),
        ("cats hand: Anvill", "line 1: Marquise de Cat, hand: the deck Standard holds no card called 'Anvill'"),
        ("map: Moon", "Moon"),
        ("map: Winter\nmap: Lake", "line 2: map: told twice"),
        ("seats: cats, martians\n5: 2 cats", "seats: nobody is called 'martians'"),
        ("x:" * 200_000, "characters"),
        ("5: cats\n" * 201, "201 lines; expected at most 200"),
    ],
)
def test_what_cannot_be_understood_says_where(few: str, message: str) -> None:
    with pytest.raises(CannotAnswer) as raised:
        lay(few)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)
