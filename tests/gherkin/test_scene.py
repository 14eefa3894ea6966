"""What steps do to a scene, and what they say when something does not hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from woodlaw.gherkin.scene import Scene
from woodlaw.positions.wording import SceneError
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


# Laying the table -----------------------------------------------------------------------------------------------------
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
        ("Given the suits are fox and mouse", "twelve suits"),
        ("Given the Marquise is bewildered", "does not know anybody 'bewildered'"),
        ("Given these clearings hold:", "a table with the columns clearing, pieces was expected, not none"),
        ("Given the dice will show 4 and 1", "two numbers from 0 to 3"),
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


# Acting ---------------------------------------------------------------------------------------------------------------
def test_what_is_not_tried_must_be_allowed(play: Play) -> None:
    with pytest.raises(SceneError, match=r"it is refused: 4\.3 Marquise de Cat has no warrior or pawn in clearing 5"):
        play("When the Marquise battles the Clergy in clearing 5")


def test_what_is_tried_must_be_refused(play: Play) -> None:
    with pytest.raises(SceneError, match="expected to be refused, and is allowed"):
        play(
            """
            Given clearing 1 holds 1 Marquise warrior
            When the Marquise tries to move 1 warrior from clearing 1 to clearing 5
            """
        )


@pytest.mark.parametrize(
    ("then", "message"),
    [
        ("it is refused citing 4.2", r"refused by another clause: 4\.3 Marquise de Cat has no warrior"),
        ("it is refused citing 4.3: penitent", "refused for another reason"),
        ("the Clergy scores 1 point", "points scored by the Clergy: 1 expected, not 0"),
        (
            "clearing 5 holds 1 Clergy warrior and 1 sawmill",
            "expected to hold 1 Clergy warrior; it holds 1 Marquise de Cat sawmill",
        ),
        ("the Marquise loses 1 sawmill in clearing 5", "there was 1 Marquise de Cat sawmill, there is 1 Marquise"),
        ("the Marquise rules clearing 2", "nobody rules clearing 2"),
        ("the Marquise wins", "nobody has won"),
        ("the Marquise is asked for ambush", "was not asked for 'ambush'; asked were: nobody"),
        ("it happens that the Marquise battles the Clergy", "What happened: nothing"),
        ("the Marquise is penitent", "the board of Honeycomb Clergy says heretic of Marquise de Cat"),
        ("the Marquise can battle the Clergy in clearing 5", r"it is refused: 4\.3"),
        ("the Clergy cannot place a Clergy warrior in clearing 5, citing 6.2.2", "it is allowed"),
        ("the Clergy can place a Clergy warrior in clearing 5, citing 6.2.2", "what can be done cites no clause"),
        ("the Clergy cannot place a Clergy warrior in clearing 5", "expected ', citing' and its id"),
        ("the Marquise is an enemy of the Marquise", "the Marquise is no enemy of the Marquise"),
        ("the Marquise is no enemy of the Clergy", "the Marquise is an enemy of the Clergy"),
        ("clearing 5 is not adjacent to clearing 1 for the Clergy", "clearing 5 is adjacent to clearing 1"),
        ("clearing 5 is not on the map edge", "clearing 5 is on the map edge"),
        ("a rabbit card does not match clearing 5", "a rabbit card matches clearing 5"),
        ("the path between 1 and 5 is closed", "the path between 1 and 5 is open"),
        ("the Marquise holds Anvil", "the Marquise's hand was expected to hold 1 Anvil \\(fox\\); it holds nothing"),
    ],
)
def test_what_does_not_hold_is_told(play: Play, then: str, message: str) -> None:
    scene = play("Given clearing 5 holds 1 sawmill\nWhen the Marquise tries to battle the Clergy in clearing 5")
    with pytest.raises(SceneError, match=message):
        play(f"Then {then}", scene)


def test_nothing_was_refused(play: Play) -> None:
    with pytest.raises(SceneError, match="nothing was refused"):
        play("Then it is refused citing 4.3")


def test_nothing_has_happened(play: Play) -> None:
    with pytest.raises(SceneError, match="a When step is expected before"):
        play("Then the Marquise scores 1 point")


AMBUSHED = """
    Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
    And the Clergy holds Ambush! (rabbit) and Ambush! (bird)
    """


def test_an_answer_that_is_missing(play: Play) -> None:
    with pytest.raises(SceneError) as raised:
        play(AMBUSHED + "When the Marquise battles the Clergy in clearing 5")
    assert str(raised.value) == (
        "the scenario has no answer\n"
        "Honeycomb Clergy is asked for 'ambush' by 4.3.1; "
        "options: decline, rabbit card Ambush!, bird card Ambush!"
    )


def test_an_answer_to_another_question(play: Play) -> None:
    with pytest.raises(SceneError, match="the next answer is '5' of Marquise de Cat to 'move'"):
        play(
            AMBUSHED
            + """
            When the Marquise battles the Clergy in clearing 5:
              | player   | asked | answer |
              | Marquise | move  | 5      |
            """
        )


def test_an_answer_that_can_mean_two_options(play: Play) -> None:
    with pytest.raises(SceneError, match="'Ambush!' can mean rabbit card Ambush! or bird card Ambush!"):
        play(
            AMBUSHED
            + """
            When the Marquise battles the Clergy in clearing 5:
              | answer  |
              | Ambush! |
            """
        )


def test_an_answer_that_is_no_option(play: Play) -> None:
    with pytest.raises(SceneError, match=r"'Ambush! \(fox\)' is no option: .*\nHoneycomb Clergy is asked for 'ambush'"):
        play(
            AMBUSHED
            + """
            When the Marquise battles the Clergy in clearing 5:
              | answer        |
              | Ambush! (fox) |
            """
        )


def test_an_answer_that_nobody_asked_for(play: Play) -> None:
    with pytest.raises(SceneError, match="not needed: 'decline' of Marquise de Cat; a decision with a single option"):
        play(
            """
            Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
            When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
              | player   | answer  |
              | Marquise | decline |
            """
        )


def test_dice_that_nobody_rolls(play: Play) -> None:
    with pytest.raises(SceneError, match="not needed: battle die 9, 3"):
        play(
            AMBUSHED
            + """
            When the Marquise battles the Clergy in clearing 5, rolling 3 and 1:
              | answer         |
              | Ambush! (bird) |
            """
        )


def test_dice_that_nobody_named(play: Play) -> None:
    with pytest.raises(SceneError, match="chance decides 'battle die', one of 12, and the scenario does not say how"):
        play(
            """
            Given clearing 5 holds 2 Marquise warriors and 1 Clergy warrior
            When the Marquise battles the Clergy in clearing 5
            """
        )


def test_a_promise_is_kept_by_whoever_is_asked(play: Play) -> None:
    scene = play(
        AMBUSHED
        + """
        And the Clergy will choose Ambush! (bird) when asked for ambush
        When the Marquise battles the Clergy in clearing 5
        Then the Clergy is asked for ambush, citing 4.3.1
        And the Clergy is offered Ambush! (rabbit)
        And the Clergy is not offered Ambush! (mouse)
        And the options of the Clergy are:
          | option           |
          | decline          |
          | Ambush! (rabbit) |
          | Ambush! (bird)   |
        And the Clergy holds Ambush! (rabbit) and no cards
        """
    )
    scene.finish()


def test_a_promise_that_nobody_asked_for(play: Play) -> None:
    scene = play("Given the Clergy will choose 5")
    with pytest.raises(SceneError, match="nobody was asked for what was promised: '5' of Honeycomb Clergy"):
        scene.finish()


def test_a_table_of_answers_has_known_columns(play: Play) -> None:
    with pytest.raises(SceneError, match="has the columns player, asked, answer, not who, answer"):
        play("When the Marquise plays her Daylight:\n| who | answer |\n| C | end |")


# Turns ----------------------------------------------------------------------------------------------------------------
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


def test_draws_go_by_name(play: Play) -> None:
    play(
        """
        Given clearing 1 holds 2 Clergy warriors
        And clearing 5 holds a cathedral
        And these will be drawn at random: a fox flower, a mouse flower
        When the Clergy plays its Evening
        Then clearing 1 holds 1 fox flower and no mouse flower
        And the Clergy draws 1 card
        """
    )


def test_a_draw_that_cannot_be(play: Play) -> None:
    with pytest.raises(SceneError, match="honeycomb_clergy:fox_flower was to be drawn as 'flower'; there are"):
        play(
            """
            Given clearing 1 holds 2 Clergy warriors and 3 fox flowers
            And these will be drawn at random: a fox flower, a bird flower
            When the Clergy plays its Evening
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
