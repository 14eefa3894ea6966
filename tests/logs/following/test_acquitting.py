"""What checks find in a turn is withdrawn where play does everything that is told of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.clean_games import text_of
from tests.logs.following.test_judging import found, written_otherwise

from woodlaw.engine.game import Game
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.books import Books
from woodlaw.logs.checks.registry import Checks
from woodlaw.logs.following.agreement import agrees, ends_alike
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.places import DECK, DISCARD, clearing, hand, supply

EYRIE, LINE = 2, 25
"""A random game, and the line of a turn in it."""
CATS = hand("marquise_de_cat")


def accusing(offence: Offence) -> Checks:
    """Return a check that accuses every turn, wrongly."""

    def accuse(books: Books) -> Iterator[tuple[Action, Offence]]:
        if books.turn is not None and not books.turn.setup:
            yield books.turn.actions[-1], offence

    return Checks(at_turn_end=[accuse])


@pytest.mark.parametrize("offence", [violation("1.4.1", "wrong"), omission("1.4.1", "left out")])
def test_a_turn_that_play_explains_whole_is_acquitted(offence: Offence) -> None:
    text = text_of(EYRIE)
    assert not [finding for finding in found(text, LINE, accusing(offence), before=0) if finding.line == LINE]


def test_a_turn_that_play_does_not_explain_stays_accused() -> None:
    text = text_of(EYRIE).splitlines()
    text[LINE - 1] += "/++"
    findings = found("\n".join(text), LINE, accusing(violation("1.4.1", "wrong")), before=0)
    assert [finding.message for finding in findings if finding.line == LINE] == ["wrong"]


@pytest.mark.parametrize(
    ("game", "written", "meant", "clause"),
    [
        pytest.param(
            200,
            "2w12->7/5w9->4/XY7(3,1)",
            "2w12->7/XY7(3,1)",
            "7.5.2.II",
            id="two moves of a warrior each, told as one of two",
        ),
        pytest.param(
            200, "B#emiE->E$_m/w->3/w6->3", "B#emiE->E$_m/w6->3/w->3", "7.5.2", id="a recruit told behind a move there"
        ),
        pytest.param(
            "decree_cards_in_other_columns",
            "w->4/w11->6/5w1->9/XS6(3,1)",
            "w->4/w11->6/XS6(3,1)",
            "7.5.2.II",
            id="cards of the Decree in other columns than are told",
        ),
        pytest.param(542, "G:p2_7_10->10", "G:%f->d/p2_7_10->10", "9.2.7", id="an item damaged, and another refreshed"),
        pytest.param(1204, "b_r->5/w->5+A$", "b_r->5/w->5+5+A$", "8.4.1.III", id="a recruit told with a revolt"),
        pytest.param(1216, "A:++/F#falseA$->/4Fw4->7", "A:F#falseA$->/4Fw4->7", "card.coffin-makers", id="coffins"),
        pytest.param(
            4, "R#smugglerstrailA->A$/w->5", "R#smugglerstrailA->A$/wA$->5", "8.6.1.III", id="an officer recruited"
        ),
    ],
)
def test_what_play_does_otherwise_than_is_told_acquits_nobody(
    game: int | str, written: str, meant: str, clause: str
) -> None:
    text, line = written_otherwise(text_of(game), written, meant)
    assert clause in [finding.clause for finding in found(text, line, before=0) if finding.line == line]


@pytest.fixture
def game() -> Game:
    opening = lay_table(read("Map: Fall\nDeck: E&P\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:\n"))
    assert opening.game is not None
    return opening.game


def test_cards_are_laid_only_where_books_may_have_them(game: Game) -> None:
    fox, other = [card for card in game.state.deck.cards if card.suit == "fox" and card.copies == 1][:2]
    of_books, laid = game.state.copy(), game.state.copy()

    def may_lie(known: list[Card], there: list[Card]) -> bool:
        of_books.cards[CATS], laid.cards[CATS] = known, there
        return agrees(game, of_books, laid)

    assert may_lie([UNSEEN, fox], [fox, other])
    assert may_lie([Card(suit="fox"), UNSEEN], [UNSEEN, fox])
    assert not may_lie([UNSEEN], [fox, other])
    assert not may_lie([fox, UNSEEN], [other, UNSEEN])
    assert not may_lie([UNSEEN], [UNSEEN, UNSEEN])
    assert not may_lie([UNSEEN], [Card(name="No such card", suit="fox")])
    laid.cards[DISCARD] = of_books.cards[DISCARD] = [UNSEEN]
    assert may_lie([UNSEEN], [fox])
    laid.cards[DISCARD] = [fox]
    assert not may_lie([UNSEEN], [fox])
    laid.cards |= {DISCARD: [UNSEEN], DECK: [fox]}
    assert not may_lie([UNSEEN], [fox])


def test_play_ends_with_pieces_and_points_as_books_have_them(game: Game) -> None:
    played = game.state.copy()
    assert ends_alike(game.state, played)
    played.score["marquise_de_cat"] = 1
    assert not ends_alike(game.state, played)
    placed = game.copy()
    warrior = next(piece for piece in placed.state.at(supply("marquise_de_cat")) if piece.kind == "warrior")
    placed.shift(warrior, 1, supply("marquise_de_cat"), clearing(1))
    assert not ends_alike(game.state, placed.state)
