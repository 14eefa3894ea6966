"""The four words of ``import woodlaw``."""

import doctest

import pytest

import woodlaw
from woodlaw import law, playing
from woodlaw.factions.seating import CannotSeat
from woodlaw.law.registry import UnknownClause
from woodlaw.playing import Ambiguous, Illegal, TextPlay, Unreadable


@pytest.mark.parametrize("module", [woodlaw, law, playing], ids=lambda module: module.__name__)
def test_the_examples_of_the_docstrings_work(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert (result.failed, result.attempted > 0) == (0, True)


@pytest.fixture
def game() -> TextPlay:
    return woodlaw.play("Marquise", "the Clergy", seed=7)


def test_any_name_that_positions_know_is_an_answer(game: TextPlay) -> None:
    game.answer("1")
    assert game.question == "Marquise de Cat is asked for 'first sawmill' by 6.3.4"
    assert game.state.pieces


def test_what_the_law_forbids_is_illegal_by_its_clause(game: TextPlay) -> None:
    with pytest.raises(Illegal) as refused:
        game.answer("clearing 5")
    assert refused.value.refusal.clause == "6.3.2"
    assert game.question.endswith("'keep' by 6.3.2")
    assert game.why_not("clearing 4") is None


def test_what_names_nothing_is_unreadable(game: TextPlay) -> None:
    with pytest.raises(Unreadable, match="did you mean clearing"):
        game.answer("clearing 99")


def test_what_names_several_options_is_ambiguous() -> None:
    game = woodlaw.play("Marquise", "Clergy", seed=3)
    while not _of_several(game):
        game.answer(game.options[0])
    with pytest.raises(Ambiguous) as several:
        game.answer(_of_several(game))
    assert len(several.value.options) > 1


def _of_several(game: TextPlay) -> str:
    """Return a part of a question's options that more than one of them has, so that it can mean each."""
    suits = [option.partition(" card ")[0] for option in game.options if " card " in option]
    return next((f"{suit} card" for suit in suits if suits.count(suit) > 1), "")


def test_a_copy_goes_its_own_way(game: TextPlay) -> None:
    other = game.copy()
    other.answer("2")
    assert game.question != other.question


def test_a_game_is_shown_in_words_in_a_picture_and_as_a_position(game: TextPlay) -> None:
    assert "Marquise de Cat" in str(game)
    assert game._repr_svg_().startswith("<svg")
    assert game.position().startswith("woodlaw position: 1\n")


def test_a_game_that_is_over_has_winners_and_no_question() -> None:
    game = woodlaw.play("Marquise", "Clergy", seed=1)
    while game.options:
        game.play.answer(game.play.legal()[-1])
    assert game.question == ""
    with pytest.raises(Illegal, match=r"3\.1 the game is over"):
        game.answer("1")


@pytest.mark.parametrize("seats", [("Marquise",), ("Banana", "Clergy"), ("Marquise", "C"), ("Marquise:red", "Clergy")])
def test_a_table_that_cannot_be_is_told_in_one_line(seats: tuple[str, ...]) -> None:
    with pytest.raises(CannotSeat) as cannot:
        woodlaw.play(*seats)
    assert "\n" not in str(cannot.value)


def test_a_clause_that_does_not_exist_is_told_with_the_nearest() -> None:
    with pytest.raises(UnknownClause, match=r"99\.9"):
        woodlaw.law("99.9")  # type: ignore[operator]


def test_text_that_is_no_game_is_reported() -> None:
    assert woodlaw.check("rubbish").error.startswith("holds no game")


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="no attribute 'banana'"):
        woodlaw.banana  # noqa: B018
