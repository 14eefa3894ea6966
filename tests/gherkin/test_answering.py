"""What a scenario answers when it is asked, and how it says what chance decides."""

from __future__ import annotations

import pytest

from woodlaw.positions.mistakes import SceneError

from .conftest import Play

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
    with pytest.raises(SceneError, match="not needed: battle die 3, 1"):
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


# Printed names of questions -------------------------------------------------------------------------------------------
SAPPED = """
    Given clearing 5 holds 4 Marquise warriors and 4 Clergy warriors
    And the Marquise's play area holds Brutal Tactics
    And the Clergy's play area holds Sappers
    """


@pytest.mark.parametrize(
    ("tactics", "sappers"),
    [
        ("Brutal Tactics", "Sappers"),
        ("card.brutal-tactics", "card.sappers"),
        ("brutal tactics", "SAPPERS"),
    ],
)
def test_a_question_is_named_by_its_id_or_by_what_is_printed(play: Play, tactics: str, sappers: str) -> None:
    play(
        SAPPED
        + f"""
        And the Clergy will choose decline when asked for use {sappers}
        When the Marquise battles the Clergy in clearing 5, rolling 0 and 0:
          | player   | asked                  | answer               |
          | Marquise | effect that comes next | Marquise > {tactics} |
          | Marquise | use {tactics}          | use                  |
        Then the Clergy is asked for use {sappers}, citing 4.3.4
        And the Clergy is not asked for use {tactics}
        And the Clergy is offered use when asked for use {sappers}
        """
    ).finish()


@pytest.mark.parametrize(
    "step",
    [
        "Given the Clergy will choose use when asked for use Saapers",
        "Then the Clergy is not asked for use Saapers",
        "Then the Clergy is offered use when asked for use Saapers",
        "When the Marquise battles the Clergy in clearing 5:\n| asked       | answer |\n| use Saapers | use    |",
    ],
)
def test_a_misspelt_use_is_told_with_the_nearest(play: Play, step: str) -> None:
    with pytest.raises(SceneError) as raised:
        play(SAPPED + step)
    assert str(raised.value) == "no question is called 'use Saapers'; did you mean use Sappers?"


def test_messages_tell_questions_and_options_as_printed(play: Play) -> None:
    with pytest.raises(SceneError) as raised:
        play(SAPPED + "When the Marquise battles the Clergy in clearing 5, rolling 0 and 0")
    assert str(raised.value).splitlines()[-1] == (
        "Marquise de Cat is asked for 'effect that comes next' by 4.3.4; "
        "options: Marquise > Brutal Tactics, Clergy > Sappers"
    )


@pytest.mark.parametrize("flower", ["fox flower", "fox_flower", "Fox Flower"])
def test_what_is_activated_is_named_as_printed(play: Play, flower: str) -> None:
    play(
        f"""
        Given clearing 5 holds 1 cathedral and 1 fox flower
        And clearing 7 holds 1 cathedral and 1 fox flower
        And the Clergy holds Foxfolk Steel
        When the Clergy takes the action craft:
          | asked               | answer       |
          | to activate for fox | 5 > {flower} |
        """
    ).finish()
