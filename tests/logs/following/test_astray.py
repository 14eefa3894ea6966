"""What is astray is kept in counts, and brought to later tables as far as it can be."""

from __future__ import annotations

from woodlaw.engine.tables import Table
from woodlaw.factions.seating import new_table
from woodlaw.logs.following.astray import between
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import board, clearing, hand

SUPPORTERS = board("woodland_alliance", "supporters")
FOX = Card(suit="fox")
MARQUISE, ALLIANCE = "marquise_de_cat", "woodland_alliance"


def table() -> Table:
    return new_table((MARQUISE, ALLIANCE))


def test_pieces_are_astray_by_signed_counts_and_never_below_none() -> None:
    game = table().game(None, None, None)
    warrior = Piece(MARQUISE, "warrior", Category.WARRIOR)
    books, played = game.state.copy(), game.state.copy()
    books.pieces[clearing(2)], played.pieces[clearing(3)] = {warrior: 1}, {warrior: 1}
    astray = between(books, played)
    assert dict(astray.pieces) == {(clearing(2), warrior): -1, (clearing(3), warrior): 1}
    later = books.copy()
    later.pieces[clearing(2)] = {}
    assert (astray.on(later).count(clearing(2), warrior), astray.on(later).count(clearing(3), warrior)) == (0, 1)


def test_a_card_that_came_to_another_place_is_taken_from_where_the_books_have_it() -> None:
    game = table().game(None, None, None)
    books, played = game.state.copy(), game.state.copy()
    books.cards[hand(ALLIANCE)], played.cards[SUPPORTERS] = [UNSEEN], [FOX]
    later = between(books, played).on(books)
    assert (later.cards_at(hand(ALLIANCE)), later.cards_at(SUPPORTERS)) == ([], [FOX])


def test_nothing_is_astray_where_books_say_what_was_played() -> None:
    state = table().game(None, None, None).state
    assert not between(state, state.copy())


def test_points_are_astray_and_nobody_has_fewer_than_none() -> None:
    state = table().game(None, None, None).state
    books, played, later = state.copy(), state.copy(), state.copy()
    books.score[MARQUISE], played.score[MARQUISE], later.score[MARQUISE] = 9, 4, 3
    astray = between(books, played)
    assert dict(astray.points) == {MARQUISE: -5}
    assert (astray.on(books).score[MARQUISE], astray.on(later).score[MARQUISE]) == (4, 0)
    later.score[MARQUISE] = None
    assert astray.on(later).score[MARQUISE] is None
