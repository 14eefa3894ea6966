"""What steps say when something does not hold, or is not refused as it should be."""

from __future__ import annotations

import pytest

from woodlaw.gherkin.scene import Scene
from woodlaw.positions.mistakes import SceneError

from .conftest import Play


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
        ("the Marquise has no further move, citing 6.5.2", "the Marquise was not asked for 'move' before"),
        ("the Marquise is not asked for move, citing 6.5.2", "nothing forbids to ask the Marquise for 'move'"),
        ("the Marquise is not asked for 5 as move", "what forbids one option is expected: ', citing' and the id"),
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


def with_wood(play: Play) -> Scene:
    return play(
        """
        Given clearing 1 holds 1 sawmill
        And clearing 9 holds 2 sawmills
        When the Marquise plays her Birdsong
        """
    )


@pytest.mark.parametrize(
    ("then", "message"),
    [
        ("wood, citing 6.4: no wood is placed", "of clearing 1: .*every wood due .* may name the option that it means"),
        ("clearing 9 as wood, citing 6.4: no wood is placed", "of clearing 9: it is refused for another reason: 6.4"),
        ("clearing 2 as wood, citing 1.5.4", "of clearing 2: it is refused by another clause: 6.4 no wood comes"),
        ("Anvil as wood, citing 6.4", "nothing forbids to ask the Marquise for 'Anvil' as 'wood'; .* clearing 1, cl"),
    ],
)
def test_a_clause_must_forbid_every_option_or_the_one_that_is_named(play: Play, then: str, message: str) -> None:
    with pytest.raises(SceneError, match=message):
        play(f"Then the Marquise is not asked for {then}", with_wood(play))


def test_every_option_may_be_forbidden_for_the_same_reason(play: Play) -> None:
    play("Then the Marquise is not asked for wood, citing 6.4", with_wood(play))


def test_what_is_not_asked_no_further_is_not_asked_after_the_last_answer(play: Play) -> None:
    scene = play(
        """
        Given clearing 1 holds 6 Marquise warriors and 6 Clergy warriors
        And the Marquise holds Ambush! (bird)
        And the Clergy holds Ambush! (fox)
        When the Marquise battles the Clergy in clearing 1, rolling 0 and 0:
          | player | asked  | answer  |
          | Clergy | ambush | decline |
        And the Marquise battles the Clergy in clearing 1, rolling 0 and 0:
          | player   | asked  | answer         |
          | Clergy   | ambush | Ambush! (fox)  |
          | Marquise | ambush | Ambush! (bird) |
        """
    )
    with pytest.raises(SceneError, match="nothing forbids to ask the Marquise for 'ambush' once more"):
        play("Then the Marquise has no further ambush, citing 4.3.1.I", scene)


def test_nothing_was_refused(play: Play) -> None:
    with pytest.raises(SceneError, match="nothing was refused"):
        play("Then it is refused citing 4.3")


def test_nothing_has_happened(play: Play) -> None:
    with pytest.raises(SceneError, match="a When step is expected before"):
        play("Then the Marquise scores 1 point")
