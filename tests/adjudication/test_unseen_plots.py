"""Plots face down that a position does not tell apart: nothing is decided by them."""

from __future__ import annotations

import pytest

import woodlaw
from woodlaw.adjudication.ruling import Ruling
from woodlaw.engine.chance import Seeded
from woodlaw.engine.unseen import turned_up, with_unseen
from woodlaw.factions.corvid_conspiracy.plots import BENEATH
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import read_position
from woodlaw.positions.writing import write_position
from woodlaw.table.places import clearing

HEAD = "woodlaw position: 1\nseats: [Marquise, Corvids]\n"
FLIP = f"{HEAD}turn: Corvids, Birdsong\nclearings: {{5: '1 plot, 1 Corvid warrior, 1 Marquise warrior'}}\n"
GUESS = (
    f"{HEAD}turn: Marquise, Daylight\nclearings: {{5: '1 plot, 3 Marquise warriors'}}\n"
    "Marquise: {hand: [Root Tea (rabbit)]}\n"
)
SNARE = "Corvids: {facts: {'plot, clearing 5': snare}}\n"
RESTS = "what happens rests on plots that nobody has seen: 1 in clearing 5"


def happens(ruling: Ruling) -> str:
    return "; ".join(ruling.happens)


def test_a_plot_that_nobody_has_seen_is_what_the_corvids_say() -> None:
    ruling = woodlaw.adjudicate(FLIP, ["flip", "bomb"])
    assert ruling.legal
    assert "removes 1 Marquise de Cat warrior" in happens(ruling)
    said = "takes as said that bomb is one of the plots that nobody has seen: 1 in clearing 5"
    assert ruling.notes == (said,)


def test_a_plot_that_is_known_is_nothing_else() -> None:
    ruling = woodlaw.adjudicate(FLIP + SNARE, ["flip", "bomb"])
    assert (ruling.clause, ruling.reason) == ("13.2.2.I", "the plot is known to be another: snare")
    assert woodlaw.adjudicate(FLIP + SNARE, "flip").legal


@pytest.mark.parametrize("action", [["exposure", "raid"], ["battle"]])
def test_what_rests_on_a_plot_is_noted(action: list[str]) -> None:
    dice = "1 and 0" if action == ["battle"] else ""
    assert RESTS in woodlaw.adjudicate(GUESS, action, dice=dice).notes
    assert RESTS not in woodlaw.adjudicate(GUESS + SNARE, action, dice=dice).notes


def test_what_a_plot_does_not_matter_to_says_nothing_of_it() -> None:
    assert woodlaw.adjudicate(GUESS, ["march", "5 > 1", "1"]).notes == ()


@pytest.mark.parametrize(
    ("clearings", "told"),
    [
        ("{5: 3 Corvid warriors}", "13.2.2.I no plot lies face down in clearing 5"),
        ("{5: 1 plot, 6: 1 snare, 7: 1 snare}", "13.2.2 3 snare plots are on the map, and there are 2"),
    ],
)
def test_what_plots_cannot_be_is_no_position(clearings: str, told: str) -> None:
    with pytest.raises(NotAPosition) as caught:
        read_position(f"{HEAD}clearings: {clearings}\n{SNARE}")
    assert told in str(caught.value)


def test_what_a_plot_is_goes_into_a_position_and_out_of_it() -> None:
    written = write_position(read_position(FLIP + SNARE).state)
    assert "'plot, clearing 5': snare" in written
    assert write_position(read_position(written).state) == written


@pytest.mark.parametrize("seed", range(5))
def test_in_a_game_that_goes_on_an_unseen_plot_is_one_of_those_left(seed: int) -> None:
    plots = "{1: 1 plot, 2: 1 plot, 3: 1 plot, 5: 1 plot, 6: 1 snare, 7: 1 bomb, 8: 1 bomb}"
    state = read_position(f"{HEAD}clearings: {plots}\n{SNARE}").state
    assert with_unseen(state) == [clearing(number) for number in (1, 2, 3)]
    dealt = turned_up(table_of_state(state), state, Seeded(seed))
    kinds = [getattr(BENEATH.at(dealt, clearing(number)), "kind", "") for number in (1, 2, 3)]
    assert set(kinds) <= {"extortion", "raid"}
    assert max(map(kinds.count, kinds)) <= 2


def denied(*facts: str) -> str:
    return f"Corvids: {{facts: {{{', '.join(f'{fact!r}: yes' for fact in facts)}}}}}\n"


def test_a_plot_that_was_denied_to_be_anything_is_on_no_table() -> None:
    every = (f"denied plot, {kind}, clearing 5" for kind in ("bomb", "extortion", "raid", "snare"))
    with pytest.raises(NotAPosition, match=r"13\.2\.4 the plot in clearing 5 can be of no kind"):
        read_position(FLIP + denied(*every))


def test_a_plot_leaves_to_another_the_only_kind_that_this_can_be() -> None:
    table = "clearings: {1: 1 bomb, 5: 1 plot, 9: 1 plot}\n"
    others = (f"denied plot, {kind}, clearing 9" for kind in ("extortion", "raid", "snare"))
    laid = read_position(f"{HEAD}turn: Corvids, Birdsong\n{table}" + denied(*others)).state
    assert "bomb" not in {kind.kind for kind in BENEATH.could_be(laid, clearing(5))}
    for seed in range(20):
        known = turned_up(table_of_state(laid), laid, Seeded(seed))
        assert BENEATH.is_at(known, clearing(9), next(kind for kind in BENEATH.kinds if kind.kind == "bomb"))
