"""What the actions and turns of a scene do to it."""

from __future__ import annotations

import pytest

from woodlaw.positions.mistakes import SceneError

from .conftest import Play


def test_a_scenario_stops_to_look(play: Play) -> None:
    play(
        """
        Given clearing 1 holds 2 Marquise warriors and a recruiter
        When the Marquise plays her Daylight:
          | asked  | answer |
          | action | ?      |
        Then the Marquise is offered recruit when asked for action
        And the Marquise is not offered build, citing 6.5.4.I
        And it is the Marquise's turn
        And the next turn is the Clergy's
        """
    )


def test_one_action_is_taken_and_no_more(play: Play) -> None:
    play(
        """
        Given clearing 1 holds 2 Marquise warriors and a recruiter
        And clearing 5 holds a workshop
        And the Marquise holds A Visit to Friends
        When the Marquise takes the action recruit
        Then the Marquise gains 1 warrior in clearing 1
        And the Marquise loses nothing in clearing 5
        And the Marquise holds A Visit to Friends
        """
    )


def test_an_action_is_refused(play: Play) -> None:
    scene = play(
        """
        Given clearing 1 holds 2 Marquise warriors and a recruiter
        And it is the Marquise's Daylight
        When the Marquise takes the action recruit
        And the Marquise tries to take the action recruit
        Then it is refused citing 6.5.3
        """
    )
    assert scene.refusal is not None


def test_an_action_that_nobody_offers(play: Play) -> None:
    with pytest.raises(SceneError, match="not needed: 'dance' of Marquise de Cat"):
        play("Given clearing 1 holds 2 Marquise warriors\nWhen the Marquise takes the action dance")


def test_a_single_option_is_refused_when_the_scenario_speaks_to_it(play: Play) -> None:
    play(
        """
        Given clearing 5 holds 1 Marquise warrior
        And clearing 1 holds 2 Clergy warriors
        And clearing 9 holds 2 Clergy warriors
        When the Marquise tries to play her Daylight:
          | asked  | answer        |
          | action | battle        |
        Then it is refused citing 6.5.1
        """
    )


def test_several_when_steps_count_together(play: Play) -> None:
    play(
        """
        Given the Marquise has 3 points
        When the Marquise scores 3 points
        And the Marquise scores 2 points
        Then the Marquise scores 5 points
        When the Marquise loses 1 point
        Then the Marquise loses 1 point
        And the Marquise has 7 points
        """
    )


def test_the_game_ends_on_the_spot(play: Play) -> None:
    play(
        """
        Given the Marquise has 29 points
        When the Marquise scores 3 points
        Then the Marquise wins, citing 3.1
        """
    )


def test_a_condition_is_set_and_changes(play: Play) -> None:
    play(
        """
        Given the Marquise is penitent
        And clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
        Then the Marquise is penitent
        And the Clergy cannot battle the Marquise in clearing 5, citing HCC.2.6.I
        When the Marquise battles the Clergy in clearing 5, rolling 1 and 0
        Then the Clergy loses 1 warrior in clearing 5
        And the Marquise is a heretic
        And it happens that the Marquise removes 1 Clergy warrior from clearing 5
        And it does not happen that the Clergy removes
        """
    )


def test_what_goes_along_is_named_with_the_warriors(play: Play) -> None:
    play(
        """
        Given clearing 1 holds 3 Clergy warriors, 2 mouse flowers, 1 fox flower and 1 bird flower
        When the Clergy moves 3 warriors, 2 mouse flowers and 1 fox flower from clearing 1 to clearing 9
        Then clearing 9 holds 3 Clergy warriors, 2 mouse flowers, 1 fox flower and no bird flowers
        """
    )


def test_crafting(play: Play) -> None:
    play(
        """
        Given clearing 2 holds a workshop
        And the Marquise holds Root Tea (fox) and Anvil
        Then the Marquise can craft Root Tea (fox)
        And the Marquise cannot craft Anvil, citing 4.1.1
        When the Marquise crafts Root Tea (fox)
        Then the Marquise scores 2 points
        And the Marquise's crafted items hold 1 tea
        And the item supply holds 1 tea
        When the Marquise tries to craft Anvil
        Then it is refused citing 4.1.1
        And the Marquise holds Anvil
        And the Marquise does not hold Root Tea (fox)
        """
    )


def test_the_ferry_is_taken_along(play: Play) -> None:
    play(
        """
        Given the map is Lake
        And clearing 1 holds 2 Marquise warriors
        When the Marquise moves 1 warrior from clearing 1 to clearing 10 by Ferry
        Then clearing 10 holds a ferry and 1 Marquise warrior
        And the Marquise draws 1 card
        And the Marquise cannot move 1 warrior from clearing 1 to clearing 10, citing 4.2
        """
    )


def test_effects_place_remove_and_replace(play: Play) -> None:
    play(
        """
        Given clearing 5 holds 1 Marquise warrior and 2 wood
        And clearing 1 holds a keep
        When the Clergy places 2 warriors in clearing 5
        And the Clergy replaces a Marquise warrior with a Clergy warrior in clearing 5
        And the Clergy removes 2 wood from clearing 5
        Then the Clergy gains 3 warriors in clearing 5
        And clearing 5 holds no Marquise pieces
        And the Clergy scores 2 points
        And the Clergy is an enemy of the Marquise
        And the Marquise faces 3 enemy pieces in clearing 5
        When the Clergy swaps a keep in clearing 1 with a Clergy warrior in clearing 5
        And the Clergy swaps a keep in clearing 5 with a Clergy warrior in clearing 1
        Then nothing changes
        When the Clergy tries to place a warrior in clearing 1
        Then it is refused citing 6.2.2
        And nothing changes
        """
    )


def test_cards_leave_hands(play: Play) -> None:
    play(
        """
        Given the Marquise holds Anvil, Root Tea (fox), Tax Collector and Dominance (mouse)
        When the Marquise reveals Root Tea (fox)
        And the Marquise discards Dominance (mouse)
        And the Marquise spends Tax Collector
        And the Marquise must part with a fox card to the Clergy
        Then the Clergy holds Anvil
        And the Marquise holds nothing
        And the available dominance cards hold Dominance (mouse)
        And the discard pile holds Tax Collector
        And it happens that the Marquise reveals Root Tea (fox)
        And the Marquise's revealed cards hold Root Tea (fox)
        When the Clergy shows Anvil to the Marquise
        Then it happens that the Clergy reveals Anvil (fox) to the Marquise
        When the Clergy tries to give Anvil to the Marquise
        Then it is refused citing 1.3.2
        And the Marquise cannot look at the Clergy's hand, citing 1.2.1
        And the Clergy can look at the Clergy's hand
        """
    )


def test_dominance(play: Play) -> None:
    play(
        """
        Given the Marquise has 10 points
        And the Marquise holds Dominance (fox)
        And it is the Marquise's Daylight
        When the Marquise activates Dominance (fox)
        Then the Marquise has left the score track
        And the Marquise has activated Dominance (fox)
        When the Clergy tries to activate Dominance (mouse)
        Then it is refused citing 3.3.1
        """
    )
