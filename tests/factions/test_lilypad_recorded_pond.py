"""What a recorded turn draws from the Pond against the Law, each case beside one that is legal."""

from __future__ import annotations

import pytest
from tests.logs.conftest import findings_of, recorded

TWO_ON_THE_POND = ("F:t5^t_m/w->5/G#agitatorsF->/#->F", "F:w->5/t_m->10/w->5+10/G#settlersF->/#->F")
"""Two turns of the Diaspora that discard a frog card each."""


@pytest.mark.parametrize(
    ("second", "found"), [("G#agitators*->C", ["violation 16.2.3.I G#agitators*->C"]), ("#->C", [])]
)
def test_the_first_card_of_a_draw_alone_comes_from_the_pond(second: str, found: list[str]) -> None:
    first, second_turn = TWO_ON_THE_POND
    turns = (first, "C:t->8/#->C", second_turn, f"C:t->8/G#settlers*->C/{second}", "F:")
    seen = findings_of(recorded(*turns, seats="FC"), of_setup=False)
    assert [each for each in seen if " 16.2.3.I " in each] == found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("B#E->$_m/w2->1/G#settlers*->E/G#agitators*->E", ["violation 16.2.3.I G#agitators*->E"]),
        ("#->E/B#E->$_m/w2->1/G#settlers*->E/G#agitators*->E", ["violation 16.2.3.I G#agitators*->E"]),
        ("G#settlers*->E/B#E->$_m/w2->1/G#agitators*->E/#->E", []),
    ],
)
def test_evening_draws_one_card_from_the_pond_behind_the_last_move(turn: str, found: list[str]) -> None:
    """With three roosts the Eyrie draw two cards in Evening; what was drawn before a move was drawn for itself."""
    turns = tuple(each for turn in TWO_ON_THE_POND for each in (turn, "E:B#E->$_x/2#->E"))
    three_roosts = "b->2+7+9/6w->2/#despot->$"
    seen = findings_of(recorded(*turns, f"E:{turn}", "F:", seats="FE", E=three_roosts), of_setup=False)
    assert [each for each in seen if " 16.2.3.I " in each] == found


@pytest.mark.parametrize(
    ("turn", "found"),
    [
        ("w9->12/G#settlers*->Y/G#agitators*->Y", ["violation 16.2.3.I G#agitators*->Y"]),
        ("(w+f)1->11/w9->12/G#settlers*->Y/G#agitators*->Y", ["violation 16.2.3.I G#agitators*->Y"]),
        ("w9->12/(w+f)1->11/G#settlers*->Y/G#agitators*->Y", []),
    ],
)
def test_the_clergy_draw_once_in_evening_and_for_the_ferry(turn: str, found: list[str]) -> None:
    turns = tuple(each for turn in TWO_ON_THE_POND for each in (turn, "Y:#->Y"))
    seen = findings_of(recorded(*turns, f"Y:{turn}", "F:", seats="FY", map_="Lake"), of_setup=False)
    assert [each for each in seen if " 16.2.3.I " in each] == found


def test_whose_evening_draws_twice_takes_two_cards_from_the_pond() -> None:
    """The Council draw where they craft nothing, and as Evening ends."""
    turns = tuple(each for turn in TWO_ON_THE_POND for each in (turn, "T:3#->T"))
    assemblies = "4w->1/2w->9/t_c->1+9"
    text = recorded(*turns, "T:w1->9/G#settlers*->T/G#agitators*->T", "F:", seats="FT", T=assemblies)
    assert not [each for each in findings_of(text, of_setup=False) if " 16.2.3.I " in each]


@pytest.mark.parametrize(
    ("drawn", "found"),
    [
        (("G#advocates*->F", "G#companions*->C"), []),
        (("G#companions*->F", "#->C"), ["violation 16.2.3.I G#companions*->F"]),
    ],
)
def test_of_two_like_cards_the_upper_one_is_drawn_from_the_pond(drawn: tuple[str, str], found: list[str]) -> None:
    """What lay between them is on top then."""
    idle = "C:t->8/M#C->/#->C"
    thrown = ("F:t5^t_m/w->5/G#advocatesF->/#->F", "F:w->5/G#companionsF->/#->F", "F:w->5/G#advocatesF->/#->F")
    turns = tuple(turn for each in thrown for turn in (each, idle))
    seen = findings_of(recorded(*turns, f"F:w->5/{drawn[0]}", f"C:t->8/{drawn[1]}", "F:", seats="FC"), of_setup=False)
    assert [each for each in seen if " 16.2.3.I " in each] == found


@pytest.mark.parametrize(
    ("before", "drawn", "found"),
    [
        (50, "G#settlers*->F", []),
        (50, "G#agitators*->F", ["violation 1.5.1 G#agitators*->F"]),
        (44, "G#settlers*->F", ["violation 1.5.1 G#settlers*->F"]),
    ],
)
def test_what_no_shuffle_can_have_left_in_the_pond_is_not_drawn_from_it(
    before: int, drawn: str, found: list[str]
) -> None:
    """The deck runs out as 55 cards are drawn; people may shuffle a moment later than the books."""
    drawing = f"{before}#->C/G#settlersF->/{64 - before}#->C"
    turns = ("F:t5^t_m/w->5/#->F", "C:t->8/#->C", f"F:{drawing}/w->5/{drawn}", "C:")
    seen = findings_of(recorded(*turns, seats="FC"), of_setup=False)
    assert [each for each in seen if " 1.5.1 " in each] == found


def test_a_deck_runs_out_sooner_where_draws_are_left_out() -> None:
    untold = ("F:w->5", "C:t->8") * 3
    turns = ("F:t5^t_m/w->5/#->F", "C:t->8/#->C", *untold, "F:44#->C/G#settlersF->/20#->C/w->5/G#settlers*->F", "C:")
    seen = findings_of(recorded(*turns, seats="FC"), of_setup=False)
    assert not [each for each in seen if " 1.5.1 " in each]
