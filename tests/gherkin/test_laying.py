"""What lies on the table of a scene, and what cannot be laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.gherkin.scene import Scene
from woodlaw.positions.mistakes import SceneError
from woodlaw.table.places import DECK, OUT_OF_GAME, hand

from .conftest import Play


def counted(scene: Scene) -> dict[object, int]:
    """Return how many there are of every piece and card, wherever they lie."""
    found: dict[object, int] = {}
    for there in scene.state.pieces.values():
        for piece, count in there.items():
            found[piece] = found.get(piece, 0) + count
    for cards in scene.state.cards.values():
        for card in cards:
            found[card] = found.get(card, 0) + 1
    return found


def test_pieces_and_cards_come_from_where_they_lie(play: Play) -> None:
    scene = play(
        """
        Given clearing 5 holds 2 Marquise warriors, a sawmill and no ruin
        And clearing 10 holds no ruin
        And these clearings hold:
          | clearing | pieces                           |
          | 1        | 3 Clergy warriors and a keep     |
          | 2        | 1 wood                           |
        And the Marquise's supply holds 3 warriors
        And the item supply holds no swords
        And the Marquise's crafted items hold 1 sword
        And the Marquise holds Ambush! (fox) and 2 rabbit cards
        And the Clergy's play area holds Tax Collector
        And the discard pile holds 3 cards
        Then clearing 5 holds 2 Marquise warriors, 1 sawmill and 3 Marquise pieces
        """
    )
    assert counted(scene) == counted(Scene())
    assert sum(counted(Scene()).values()) == 52 + 32 + 54 + 12 + 4


def test_a_scene_does_not_change_the_next_one(play: Play) -> None:
    play("Given clearing 5 holds 2 Marquise warriors\nThen clearing 5 holds 2 Marquise warriors")
    play("Then clearing 5 holds nothing")


def test_what_is_taken_away_goes_back(play: Play) -> None:
    play(
        """
        Given clearing 5 holds 3 Marquise warriors and 1 Clergy warrior
        And clearing 5 holds 1 Marquise warrior
        Then clearing 5 holds 1 Marquise warrior and 1 Clergy warrior
        And the Marquise's supply holds 24 warriors
        """
    )


def test_a_supply_stays_as_said(play: Play) -> None:
    play(
        """
        Given the Marquise's supply holds 3 warriors
        And clearing 5 holds 2 Marquise warriors
        Then the Marquise's supply holds 3 warriors
        """
    )


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("Given clearing 5 holds 26 Marquise warriors", "of 25 none is left in the supply"),
        ("Given the Marquise holds 2 Royal Claim", "no copy of Royal Claim .* is left in the deck"),
        ("Given clearing 5 holds 1 warrior", "whose\\?"),
        ("Given the map is Narnia", "no map is called 'Narnia'"),
        ("Given the deck is Tarot", "no deck is called 'Tarot'"),
        ("Given the seats are Marquise and Elephants", "nobody called 'Elephants' is installed; known are Marquise"),
        ("Given the seats are Marquise and Cat", "a faction has two seats"),
        ("Given clearing 1 holds 1 wood\nAnd the map is Winter", "say the map before"),
        ("Given the path between 1 and 2 is closed", "no path links clearings 1 and 2 on Autumn"),
        ("Given the suits are fox and mouse", "12 suits"),
        ("Given the Marquise is bewildered", "does not know anybody 'bewildered'"),
        ("Given these clearings hold:", "a table with the columns clearing, pieces was expected, not none"),
        ("Given the dice will show 4", "two numbers were expected"),
        ("Given the Eyrie has 3 points", "nobody called 'the Eyrie' sits at this table"),
        ("Given the seats are Marquise, Clergy and Eyrie\nAnd the Eyrie is penitent", "whose board says so\\?"),
    ],
)
def test_what_cannot_be_laid_is_told(play: Play, steps: str, message: str) -> None:
    with pytest.raises(SceneError, match=message):
        play(steps)


def test_the_deck_has_an_order(play: Play) -> None:
    scene = play(
        """
        Given the deck's top cards are Anvil and Royal Claim
        When the Marquise draws 2 cards
        Then the Marquise holds Anvil, Royal Claim and no card
        And the Marquise draws 2 cards
        """
    )
    assert counted(scene) == counted(Scene())


def test_cards_in_a_hand_are_named_then_counted_by_suit_then_counted(play: Play) -> None:
    scene = play(
        """
        Given the Marquise holds Anvil, 2 fox cards and 3 cards
        Then the Marquise holds Anvil
        And the Marquise holds 6 cards
        And the Marquise holds 5 cards and Anvil
        And the Marquise holds 2 fox cards and Anvil
        And the Marquise holds 3 cards, 2 fox cards and Anvil
        """
    )
    with pytest.raises(SceneError, match="was expected to hold 6 cards; it holds Anvil"):
        play("Then the Marquise holds Anvil and 6 cards", scene)


def test_a_deck_of_named_cards_only(play: Play) -> None:
    scene = play(
        """
        Given the deck holds Anvil
        And the discard pile holds nothing
        When the Marquise draws 3 cards
        Then the Marquise holds Anvil and no cards
        And the Marquise draws 1 card
        """
    )
    assert not scene.state.cards_at(DECK)
    assert len(scene.state.cards_at(OUT_OF_GAME)) == 53


def test_other_maps_have_suits_and_landmarks(play: Play) -> None:
    play(
        """
        Given the map is Lake
        And clearing 5 is a mouse clearing
        Then clearing 1 holds a ferry
        And clearing 2 is a rabbit clearing
        And clearing 5 is a mouse clearing
        And a mouse card matches clearing 5
        """
    )


def test_landmarks_and_ruins_are_moved_not_made(play: Play) -> None:
    scene = play(
        """
        Given the map is Lake
        And clearing 10 holds a ferry and no ruin
        And clearing 1 holds a ruin
        Then clearing 10 holds a ferry and no ruin
        And clearing 1 holds no ferry and a ruin
        """
    )
    fresh = play("Given the map is Lake\nThen clearing 1 holds a ferry")
    assert counted(scene) == counted(fresh)


def test_pieces_that_lie_face_down_in_their_supply(play: Play) -> None:
    play(
        """
        Given the seats are Marquise and Corvids
        And clearing 5 holds a snare
        Then clearing 5 holds 1 snare
        And the Corvids' supply holds 7 plots
        """
    )


def test_a_faction_has_set_up(play: Play) -> None:
    play(
        """
        Given the Marquise has set up:
          | asked           | answer |
          | keep            | 1      |
          | first sawmill   | 5      |
          | first workshop  | 5      |
          | first recruiter | 9      |
        Then clearing 1 holds a keep and 1 Marquise warrior
        And clearing 3 holds nothing
        And clearing 5 holds a sawmill and a workshop
        """
    )


def test_a_scenario_starts_from_a_position(play: Play, tmp_path: Path) -> None:
    (tmp_path / "dispute.yaml").write_text(
        "woodlaw position: 1\nmap: Lake\nseats: [Clergy, Marquise]\nturn: Marquise, Daylight\n"
        "clearings: {5: 2 Marquise warriors and a Clergy warrior}\nClergy: {Marquise: penitent, hand: [Anvil]}\n",
        encoding="utf-8",
    )
    scene = play(
        """
        Given the position in "dispute.yaml"
        And the Clergy holds Bake Sale
        When the Marquise battles the Clergy in clearing 5, rolling 1 and 0
        Then the Marquise is a heretic
        And clearing 5 holds 2 Marquise warriors
        """,
        Scene(tmp_path),
    )
    assert scene.state.map.id == "lake"
    assert [card.name for card in scene.state.cards_at(hand("honeycomb_clergy"))] == ["Anvil", "Bake Sale"]
    with pytest.raises(SceneError, match="outside of the folder"):
        play('Given the position in "../dispute.yaml"', Scene(tmp_path))
    with pytest.raises(SceneError, match=r"dispute.yaml: there is no such file"):
        play('Given the position in "dispute.yaml"', Scene(tmp_path / "nowhere"))
    with pytest.raises(SceneError, match="say the position before"):
        play('Given clearing 5 holds a sawmill\nAnd the position in "dispute.yaml"', Scene(tmp_path))
