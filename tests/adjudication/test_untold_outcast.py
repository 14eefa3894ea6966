"""An Outcast that a position does not tell: it is some suit, so that what rests on it is not decided."""

from __future__ import annotations

import pytest

import woodlaw
from woodlaw.engine.chance import Seeded
from woodlaw.engine.unseen import turned_up, with_unseen
from woodlaw.factions.lizard_cult.abilities import HATED, MARKER, NAME, OUTCAST
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.reading import read_position

HEAD = "woodlaw position: 1\nseats: [Cult, Marquise]\n"
THERE = "clearings: {8: '2 Cult warriors, 1 Marquise warrior, 1 fox garden'}\n"
RESTS = "this rests on the outcast of Lizard Cult, which is not told"


def conspiring(acolytes: int, more: str = "") -> str:
    return f"{HEAD}turn: Cult, Birdsong\n{THERE}{more}Cult: {{board: {{acolytes: {acolytes} Cult warriors}}}}\n"


@pytest.mark.parametrize("action", ["crusade", "convert"])
def test_whether_a_clearing_is_of_its_suit_is_undecided(action: str) -> None:
    assert str(woodlaw.adjudicate(conspiring(2), action)) == f"undecided: {RESTS}"


def test_what_is_forbidden_whatever_it_is_stays_forbidden() -> None:
    ruling = woodlaw.adjudicate(conspiring(0), "convert")
    assert (ruling.verdict, ruling.clause) == ("illegal", "10.4.3.II")


def test_lost_souls_tell_the_suit_but_not_the_side() -> None:
    """The most foxes among the Lost Souls make it fox, and Hated only where it was before."""
    assert woodlaw.adjudicate(conspiring(2, "Lost Souls: [Anvil]\n"), "convert").legal
    one = woodlaw.adjudicate(conspiring(1, "Lost Souls: [Anvil]\n"), "convert")
    assert str(one) == f"undecided: {RESTS}"


@pytest.mark.parametrize(
    ("clearings", "facts", "verdict"),
    [
        ("clearings: {8: 1 fox garden}\n", "", "undecided"),
        ("clearings: {8: 1 fox garden}\n", ", facts: {hated: yes}", "undecided"),
        ("clearings: {8: 1 fox garden}\n", ", facts: {outcast: fox}", "legal"),
        ("clearings: {8: 1 fox garden}\n", ", facts: {outcast: mouse}", "illegal"),
        ("clearings: {8: 1 Cult warrior}\n", "", "illegal"),
    ],
)
def test_with_which_gardens_the_cult_crafts_rests_on_it(clearings: str, facts: str, verdict: str) -> None:
    position = f"{HEAD}turn: Cult, Evening\n{clearings}Cult: {{hand: [Armorers]{facts}}}\n"
    assert woodlaw.adjudicate(position, ["craft", "Armorers"]).verdict == verdict


def test_what_it_does_not_matter_to_says_nothing_of_it() -> None:
    position = f"{HEAD}turn: Cult, Daylight\n{THERE}Cult: {{hand: [Anvil]}}\n"
    ruling = woodlaw.adjudicate(position, ["recruit", "Anvil", "8"])
    assert ruling.legal
    assert ruling.notes == ()


@pytest.mark.parametrize("seed", range(5))
def test_in_a_game_that_goes_on_it_is_some_suit(seed: int) -> None:
    state = read_position(conspiring(2)).state
    assert with_unseen(state) == [MARKER.place]
    dealt = turned_up(table_of_state(state), state, Seeded(seed))
    assert OUTCAST.of(dealt, NAME) in ("fox", "rabbit", "mouse")
    assert HATED.is_kept(dealt, NAME)
    assert not with_unseen(dealt)


def test_without_the_cult_nothing_is_untold() -> None:
    assert not with_unseen(read_position("woodlaw position: 1\nseats: [Marquise, Eyrie]\n").state)
