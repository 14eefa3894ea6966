"""What a turn shows of hidden cards: where they lay before it, and in which order they come to a pile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.clean_games import text_of
from tests.followed_games import followed_turns

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import CardsMoved, Crafted, Event
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.following.binding import TooManyTables, bind
from woodlaw.logs.following.decks import with_decks
from woodlaw.logs.following.search import How
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.places import AVAILABLE_DOMINANCE, DECK, DISCARD, Place, board, hand, play_area

CATS, FROGS, ALLIANCE = "marquise_de_cat", "lilypad_diaspora", "woodland_alliance"
SUPPORTERS = board(ALLIANCE, "supporters")
FOLLOWED_BEFORE = 16
"""How many turns are followed before one, from which it is learnt what players choose."""


@pytest.mark.parametrize(
    ("game", "line"),
    [
        pytest.param(518, 52, id="the last of two supporters is drawn from the pond again"),
        pytest.param(522, 30, id="a card that is discarded was drawn in the turn"),
        pytest.param(524, 32, id="what an effect discards is no card that nobody has seen"),
        pytest.param(722, 37, id="a crafted card is drawn from the pond, though another of its kind lies there"),
        pytest.param(1057, 50, id="the quests of one name are told apart by suit"),
        pytest.param(27076, 21, id="a hand that is shown held no card that is drawn later"),
        pytest.param("two_of_one_name_from_the_pond", 157, id="two cards of one name are drawn from the pond"),
        pytest.param(28109, 54, id="warriors lie on Coffin Makers"),
        pytest.param(27212, 90, id="a warrior that was replaced lies on no Coffin Makers"),
        pytest.param(28159, 34, id="warriors that were held back lie on Coffin Makers"),
        pytest.param(28360, 123, id="the deck runs out in the turn, and the pond with it"),
        pytest.param("stewards_draw_what_lay_beneath", 65, id="what Stewards draws lay beneath it"),
        pytest.param(32131, 67, id="a crafted card comes to the pond after what its effect discards"),
        pytest.param(29188, 40, id="cards come to the pond in another order than the record could tell"),
        pytest.param(28423, 75, id="a bag that lies exhausted, though no record tells it"),
        pytest.param(39583, 46, id="the one of two cards paid together that is drawn again lies above the other"),
        pytest.param(44401, 71, id="of two supporters that fall the one that is drawn again lies above the other"),
        pytest.param(44444, 35, id="a card of the pond comes back to it from the stack"),
        pytest.param(50656, 52, id="both of two supporters are drawn from the pond again, with a crafted card between"),
        pytest.param(51596, 40, id="what Stewards draws was among the supporters that came to the pond before it"),
        pytest.param(52348, 50, id="a crafted card comes to the pond after supporters that fall by its effect"),
        pytest.param(46465, 108, id="a card of the pond is crafted, and drawn from it again"),
        pytest.param(45377, 89, id="an enemy of whom it is in doubt whether he repented"),
        pytest.param(52553, 64, id="a supporter that is drawn from the pond again was one that nobody had seen"),
        pytest.param(27464, 53, id="the deck was shuffled anew with the pond the moment it was empty"),
    ],
)
def test_a_legal_turn_is_explained(game: int | str, line: int) -> None:
    turns = followed_turns(text_of(game), first=line - FOLLOWED_BEFORE)
    assert next(followed.how for turn, followed in turns if turn.line == line) is How.EXPLAINED


def _table(turn: str) -> Game:
    """Return the game of the Marquise and the Diaspora before a turn."""
    log = read(f"Map: Fall\nDeck: E&P\nC: Ann\nF: Ben\nA: Eve\n\nC:w->1\nF:w->2\n\n{turn}\n")
    game = lay_table(log).game
    assert game is not None
    return game


@pytest.mark.parametrize("activated", [False, True])
def test_a_dominance_card_that_is_taken_is_one_that_was_discarded_untold_unless_it_lies_elsewhere(
    activated: bool,
) -> None:
    game = _table("C:F#C->/F#dom*->C")
    dominance = deck_named("E&P").find("dominance", "fox")
    assert dominance is not None
    game.state.cards[hand(CATS)] = [UNSEEN, UNSEEN]
    game.state.cards[play_area(FROGS)] = [dominance] if activated else []
    discarded = CardsMoved(CATS, (Card(suit="fox"),), hand(CATS), DISCARD)
    taken = CardsMoved(CATS, (dominance,), AVAILABLE_DOMINANCE, hand(CATS))
    table = next(bind(game, game.state, [discarded, taken]))
    assert (dominance in table.cards_at(hand(CATS))) is not activated


def _bound_for_crafting(*items: str) -> Iterator[State]:
    """Yield the tables from which the Marquise may have crafted some items, each of them on several cards."""
    game = _table("C:Z%x/Z%t")
    before = game.state.copy()
    before.cards[hand(CATS)] = [UNSEEN] * len(items)
    events = [Crafted(CATS, Card(kind=CardKind.ITEM, item=item), item) for item in items]
    return bind(game, before, events)


def _cards_with(item: str) -> list[Card]:
    cards = [card for card in deck_named("E&P").cards if card.item == item]
    assert len(cards) > 1
    return cards


def test_an_item_may_have_been_on_any_card_that_shows_it() -> None:
    held = {frozenset(table.cards_at(hand(CATS))) for table in _bound_for_crafting("crossbow", "tea")}
    assert {frozenset(pair) for pair in product(_cards_with("crossbow"), _cards_with("tea"))} <= held


def test_of_several_cards_that_go_some_may_have_been_drawn_in_the_turn() -> None:
    game = _table("C:2#->C")
    before = game.state.copy()
    before.cards[hand(CATS)] = [UNSEEN] * 2
    gone = [card for card in deck_named("E&P").cards if card.known][:2]
    drawn = CardsMoved(CATS, (UNSEEN,) * 2, DECK, hand(CATS))
    tables = bind(game, before, [drawn, *(CardsMoved(CATS, (card,), hand(CATS), DISCARD) for card in gone)])
    held = {tuple(card in table.cards_at(hand(CATS)) for card in gone) for table in tables}
    assert held == set(product((False, True), repeat=2))


def test_beside_any_card_that_shows_an_item_another_may_have_been_drawn_in_the_turn() -> None:
    game = _table("C:2#->C")
    before = game.state.copy()
    before.cards[hand(CATS)] = [UNSEEN] * 2
    gone = next(card for card in deck_named("E&P").cards if card.known and not card.item)
    drawn = CardsMoved(CATS, (UNSEEN,) * 2, DECK, hand(CATS))
    crafted = Crafted(CATS, Card(kind=CardKind.ITEM, item="boot"), "boot")
    tables = list(bind(game, before, [drawn, crafted, CardsMoved(CATS, (gone,), hand(CATS), DISCARD)]))
    for boot in _cards_with("boot"):
        with_it = [table.cards_at(hand(CATS)) for table in tables if boot in table.cards_at(hand(CATS))]
        assert {gone in held for held in with_it} == {True, False}


def _table_with_held(held: list[Card], *gone: Card) -> State:
    """Return the likeliest table from which cards go, one after the other, from a hand of the Marquise."""
    game = _table("C:#C->")
    before = game.state.copy()
    before.cards[hand(CATS)] = held
    return next(bind(game, before, [CardsMoved(CATS, (card,), hand(CATS), DISCARD) for card in gone]))


def test_what_is_told_in_part_is_no_card_that_is_told_by_name_later_where_another_may_be_it() -> None:
    named = next(card for card in deck_named("E&P").cards if card.known)
    other = Card(suit=named.suit)
    table = _table_with_held([named, UNSEEN], other, named)
    assert set(table.cards_at(hand(CATS))) == {named, other}


def test_what_goes_lies_before_what_stays() -> None:
    staying, *going = [card for card in deck_named("E&P").cards if card.known][:3]
    assert _table_with_held([staying, *going], *reversed(going)).cards_at(hand(CATS)) == [*reversed(going), staying]


def test_what_comes_to_the_pond_once_the_deck_is_empty_is_not_shuffled_into_it() -> None:
    game = _table("F:#->F")
    pond = shuffled_together(game)[-1]
    below, above, came = [card for card in game.state.deck.cards if card.suit == "frog"][:3]
    table = game.state.copy()
    table.cards[pond] = [below, above]
    table.cards[DECK] = [UNSEEN, came]
    draws = [CardsMoved(FROGS, (UNSEEN,), DECK, hand(FROGS))] * 2
    discards = CardsMoved(FROGS, (came,), hand(FROGS), pond)
    drawn_again = CardsMoved(FROGS, (came,), pond, hand(FROGS))
    before = table.copy()
    before.cards[DECK] = [UNSEEN]
    first = next(with_decks(game, before, table, [*draws, discards, drawn_again]))
    assert first.cards_at(DECK) == [came]
    assert first.cards_at(pond) == [below, above, UNSEEN]


def test_where_books_may_miscount_a_deck_it_may_run_out_and_the_pond_with_it() -> None:
    game = _table("F:2#->F")
    pond = shuffled_together(game)[-1]
    frog = next(card for card in game.state.deck.cards if card.suit == "frog")
    before = game.state.copy()
    before.cards[DECK], before.cards[DISCARD] = [UNSEEN] * 3, [UNSEEN] * 20
    draws = [CardsMoved(FROGS, (UNSEEN,), DECK, hand(FROGS))] * 2

    def decks() -> list[int]:
        return [len(table.cards_at(DECK)) for table in with_decks(game, before, before, draws)]

    before.cards[pond] = [frog]
    assert decks() == [3, 2, 1]
    before.cards[pond] = []
    assert decks() == [3]


@pytest.mark.parametrize(("left", "suit"), [(0, "mouse"), (1, "bird")])
def test_what_is_discarded_is_drawn_again_where_nothing_else_is_left(left: int, suit: str) -> None:
    game = _table("C:#->C")
    before = game.state.copy()
    before.cards[DECK], before.cards[DISCARD], before.cards[SUPPORTERS] = [UNSEEN] * left, [], [UNSEEN]
    bird = next(card for card in game.state.deck.cards if card.suit == "bird" and card.kind is not CardKind.DOMINANCE)
    before.cards[hand(CATS)] = [bird]
    spent = CardsMoved(CATS, (bird,), hand(CATS), DISCARD)
    gained = CardsMoved(ALLIANCE, (UNSEEN,), DECK, SUPPORTERS)
    first = next(bind(game, before, [spent, gained, *_spent(Card(suit="mouse"), Card(suit="bird"), pile=DISCARD)]))
    assert [card.suit for card in first.cards_at(SUPPORTERS)] == [suit]


def _of_the_pond(game: Game) -> tuple[Place, Card, list[Card]]:
    """Return the pond, the frog ambush, which is discarded beneath it, and other frog cards that come on top."""
    frogs = [card for card in game.state.deck.cards if card.suit == "frog"]
    ambush = next(card for card in frogs if card.kind is CardKind.AMBUSH)
    return shuffled_together(game)[-1], ambush, [card for card in frogs if card is not ambush]


def _spent(*cards: Card, pile: Place) -> list[Event]:
    return [CardsMoved(ALLIANCE, (card,), SUPPORTERS, pile) for card in cards]


def test_a_frog_ambush_is_discarded_beneath_what_lies_on_the_pond() -> None:
    game = _table("C:#->C")
    pond, ambush, (above, *_) = _of_the_pond(game)
    before = game.state.copy()
    before.cards[pond], before.cards[SUPPORTERS] = [above], [UNSEEN, ambush]
    drawn = CardsMoved(CATS, (above,), pond, hand(CATS))
    first = next(bind(game, before, [*_spent(Card(suit="frog"), pile=pond), drawn]))
    assert first.cards_at(pond) == [above]
    assert set(first.cards_at(SUPPORTERS)) == {UNSEEN, ambush}


def test_so_many_tables_are_laid_and_no_more() -> None:
    tables = _bound_for_crafting("crossbow", "tea", "sword", "boot", "bag", "coin")
    with pytest.raises(TooManyTables):
        list(tables)
