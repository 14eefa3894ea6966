"""What a turn shows of hidden cards: where they lay before it, and in which order they come to a pile."""

from __future__ import annotations

from itertools import product

import pytest
from tests.clean_games import wanted
from tests.followed_games import followed_turns

from woodlaw.engine.events import Crafted
from woodlaw.logs.following.binding import bind
from woodlaw.logs.following.search import How
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.simulate import simulate
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.places import hand

CATS = "marquise_de_cat"


@pytest.mark.parametrize(
    ("number", "line"),
    [
        pytest.param(518, 52, id="the last of two supporters is drawn from the pond again"),
        pytest.param(522, 30, id="a card that is discarded was drawn in the turn"),
        pytest.param(524, 32, id="what an effect discards is no card that nobody has seen"),
        pytest.param(722, 37, id="a crafted card is drawn from the pond, though another of its kind lies there"),
        pytest.param(1057, 50, id="the quests of one name are told apart by suit"),
        pytest.param(27076, 21, id="a hand that is shown held no card that is drawn later"),
        pytest.param(27133, 157, id="two cards of one name are drawn from the pond"),
        pytest.param(28081, 70, id="warriors lie on Coffin Makers"),
        pytest.param(27212, 90, id="a warrior that was replaced lies on no Coffin Makers"),
        pytest.param(28159, 34, id="warriors that were held back lie on Coffin Makers"),
        pytest.param(28360, 123, id="the deck runs out in the turn, and the pond with it"),
        pytest.param(29390, 65, id="what Stewards draws lay beneath it"),
        pytest.param(32131, 67, id="a crafted card comes to the pond after what its effect discards"),
        pytest.param(29188, 40, id="cards come to the pond in another order than the record could tell"),
        pytest.param(28423, 75, id="a bag that lies exhausted, though no record tells it"),
        pytest.param(27464, 53, id="the deck was shuffled anew with the pond the moment it was empty"),
    ],
)
def test_a_legal_turn_is_explained(number: int, line: int) -> None:
    turns = followed_turns(simulate(wanted(number), number).rootlog)
    assert next(followed.how for turn, followed in turns if turn.line == line) is How.EXPLAINED


def test_an_item_may_have_been_on_any_card_that_shows_it() -> None:
    log = read("Map: Fall\nDeck: E&P\nC: Ann\nE: Ben\n\nC:w->1\nE:w->2\n\nC:Z%x/Z%t\n")
    opening = lay_table(log)
    assert opening.game is not None
    game = opening.game
    crossbows, teas = ([card for card in game.state.deck.cards if card.item == item] for item in ("crossbow", "tea"))
    assert len(crossbows) > 1
    assert len(teas) > 1
    before = game.state.copy()
    before.cards[hand(CATS)] = [UNSEEN, UNSEEN]
    events = [Crafted(CATS, Card(kind=CardKind.ITEM, item=item), item) for item in ("crossbow", "tea")]
    held = {frozenset(table.cards_at(hand(CATS))) for table in bind(game, before, events)}
    assert {frozenset(pair) for pair in product(crossbows, teas)} <= held
