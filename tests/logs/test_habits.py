"""Whoever writes a record otherwise, in ways that the notation leaves open, is accused of nothing."""

from __future__ import annotations

import pytest
from tests.clean_games import text_of
from tests.habits import (
    Habit,
    campaign_cards_replaced_unwritten,
    habits,
    rewritten,
    sacrilege_without_the_marker,
)
from tests.long import LONG

from woodlaw.logs.check import check_text
from woodlaw.logs.findings import FindingKind

GAMES = (1, 2, 3, 4, 7, 9, 14, 19, 22, 29, 32, 38)
"""Games of all factions, in which each habit changes something."""
ENOUGH = len(GAMES) if LONG else 3
"""In how many of them it is seen what a habit does: in all each week, which finds what few turns give rise to."""
PLAYED = 4
"""How many turns that a habit changes are played in the first of them, with all before."""
OF_WHOLE_GAMES = ("no_draws", "captains_turned_unwritten")
"""Habits that a few turns do not show: the record never writes something."""


def _until_played(text: str, other: str) -> str:
    """Return a game up to the last turn that is played of those told otherwise than in another record of it."""
    lines = text.splitlines(keepends=True)
    changed = [number for number, line in enumerate(other.splitlines(keepends=True)) if line != lines[number]]
    return "".join(lines[: changed[:PLAYED][-1] + 1])


@pytest.mark.parametrize("change", habits.values(), ids=habits)
def test_another_way_of_writing_is_no_offence(change: Habit) -> None:
    changed = [(number, rewritten(text_of(number), change)) for number in GAMES]
    changed = [(number, text) for number, text in changed if text != text_of(number)][:ENOUGH]
    assert changed
    assert not [told for number, text in changed for told in _offences(number, text, plays=False)]
    first, text = changed[0]
    whole = change.__name__ in OF_WHOLE_GAMES
    assert not _offences(first, text if whole else _until_played(text, text_of(first)), plays=True)


@pytest.mark.parametrize(
    ("number", "habit", "until", "plays"),
    [
        pytest.param(38105, "ambushes_without_suit", 60, False, id="an ambush of frogs is taken again from the pond"),
        pytest.param(600018, "the_price_of_hospitals_first", 30, False, id="the Vagabond has others battle"),
        pytest.param(600040, "partisans_without_suit", 51, False, id="Partisans of two suits come in play"),
        pytest.param(600145, "moves_in_parts", 54, False, id="nobody rules behind the first part of a move"),
        pytest.param(
            620088, "orders_discarded_unwritten", 21, False, id="a bot discards a dominance card, and then others"
        ),
        pytest.param(38102, "ambushes_without_suit", 62, True, id="an ambush of the clearing's suit is played"),
        pytest.param(10, "points_before_what_earns_them", 87, False, id="points amid what infamy may score for too"),
        pytest.param(20, "supporters_behind", 58, False, id="a supporter behind its token, beside the Emigre in play"),
        pytest.param(110, "items_exhausted_behind", 52, False, id="a crossbow strikes before the next battle there"),
        pytest.param(412, "cards_spent_together", 25, False, id="a card to integrate beside that of a provocation"),
        pytest.param(426, "no_draws", 38, False, id="a card too many behind an item exhausted for nothing"),
        pytest.param(
            562, "losses_before_their_battle", 69, False, id="warriors fall first to more hits than the dice's"
        ),
        pytest.param(1090, "losses_before_their_battle", 31, False, id="a warrior that comes goes for sympathy"),
        pytest.param(
            836, "ambushes_without_suit", 45, False, id="an ambush of frogs goes to the pond, of whatever suit"
        ),
        pytest.param(1262, "ambushes_without_suit", 29, False, id="an ambush of the pond lies among the discards"),
        pytest.param(1094, "moves_in_parts", 36, False, id="Skunks that an effect moves go one by one"),
        pytest.param(
            1364, "points_for_crafting_before_the_draw", 15, False, id="points are lost behind what is crafted"
        ),
        pytest.param(1376, "items_exhausted_behind", 59, False, id="a card for an enclave stands before an item"),
        pytest.param(688, "no_draws", 56, False, id="a card to integrate goes behind one that is taken"),
        pytest.param(
            236, "no_draws+partisans_without_suit", 54, False, id="Partisans of a hand of which little is known"
        ),
        pytest.param(
            602, "no_draws+partisans_without_suit", 50, False, id="Partisans of a hand with another such card"
        ),
        pytest.param(270, "no_draws+hands_without_the_letter", 28, False, id="a card given is none that is drawn"),
        pytest.param(
            354, "losses_in_a_group+what_is_joined_in_another_order", 28, False, id="a cache falls with all else"
        ),
        pytest.param(284, "moves_in_parts+outrage_first", 83, False, id="the card for Outrage stands amid a move"),
        pytest.param(422, "moves_in_parts+points_before_what_earns_them", 50, False, id="points stand amid a move"),
        pytest.param(3, "points_at_the_turns_end", 20, True, id="points are lost that a turn scores only behind them"),
        pytest.param(4, "stacks_without_suits", 27, True, id="nobody knows which supporters lie on the pond"),
    ],
)
def test_what_was_once_taken_for_an_offence_is_none(number: int, habit: str, until: int, *, plays: bool) -> None:
    text = text_of(number)
    for each in habit.split("+"):
        text = rewritten(text, habits[each])
    lines = text.splitlines()[:until]
    assert lines != text_of(number).splitlines()[:until]
    assert not _offences(number, "\n".join(lines) + "\n", plays=plays)


@pytest.mark.parametrize(
    ("number", "habit", "remark"),
    [
        pytest.param(
            "companions_from_the_pond", sacrilege_without_the_marker, "that the marker of a Penitent", id="sacrilege"
        ),
        pytest.param(2, habits["captains_turned_unwritten"], "that a Captain who has acted retires", id="retiring"),
        pytest.param(4, habits["fears_without_the_flips"], "that enclaves are flipped to Militant", id="fears"),
    ],
)
def test_what_a_record_never_writes_is_remarked_once(number: int | str, habit: Habit, remark: str) -> None:
    text = rewritten(text_of(number), habit)
    assert not _offences(number, text, plays=False)
    told = [each for each in check_text(text).findings if f"never writes {remark}" in each.message]
    assert [each.kind for each in told] == [FindingKind.NOTATION]


def test_an_old_campaign_card_goes_though_a_record_never_writes_it() -> None:
    assert check_text(rewritten(text_of(16), campaign_cards_replaced_unwritten)).findings == []


def test_what_a_record_writes_at_another_time_is_left_out() -> None:
    """The same step is an omission where another turn writes it, and where there was no second time to write it."""
    lines = text_of(7).splitlines()
    first = next(number for number, line in enumerate(lines) if "/Y$_" in line and line[0] not in "Y")
    lines[first] = "/".join(sacrilege_without_the_marker(lines[first].split("/"), ""))
    assert any("stays Penitent" in told for told in _offences(7, "\n".join(lines) + "\n", plays=False))
    alone = rewritten(text_of(9), sacrilege_without_the_marker)
    assert any("line 30: HCC.2.6.IV" in told for told in _offences(9, alone, plays=False))


def _offences(number: int | str, text: str, *, plays: bool) -> list[str]:
    found = check_text(text, plays=plays).findings
    offences = (each for each in found if each.kind in (FindingKind.VIOLATION, FindingKind.OMISSION))
    return [f"game {number}, line {each.line}: {each.clause} {each.message}" for each in offences]
