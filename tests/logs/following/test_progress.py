"""What a play has done of what a record tells, and what may be done next."""

from __future__ import annotations

import pytest

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Moved, Removed
from woodlaw.logs.following.account import Account
from woodlaw.logs.following.deeds import deeds_of
from woodlaw.logs.following.progress import Progress
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.decks import deck_named
from woodlaw.table.pieces import Category, piece
from woodlaw.table.places import DISCARD, clearing, hand, supply

CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"
[ARMORERS] = deck_named("standard").by_id("armorers")[:1]
[COBBLER] = deck_named("standard").by_id("cobbler")
BATTLE = Battled(CATS, BIRDS, clearing(1))
WARRIOR, WOOD = piece(CATS, "warrior", Category.WARRIOR), piece(CATS, "wood", Category.TOKEN)
PAID = CardsMoved(CATS, (COBBLER,), hand(CATS), DISCARD)


def progress(*events: Event, most_skipped: int = 0) -> Progress:
    """Return how far a play has come with a record that tells some events, at its beginning."""
    return Progress(Account(events, range(len(events))), most_skipped)


def done(begun: Progress, event: Event) -> Progress:
    """Return the same once an event has happened."""
    for deed in deeds_of(event, recorded=False):
        begun.match(deed, event, any_card=False)
    return begun


@pytest.mark.parametrize(
    ("begun", "may"),
    [
        pytest.param(progress(Crafted(CATS, ARMORERS)), True, id="the card that is told"),
        pytest.param(progress(Crafted(CATS, Card(kind=CardKind.PERSISTENT))), True, id="one told in part"),
        pytest.param(progress(Crafted(CATS, COBBLER)), False, id="another card"),
        pytest.param(progress(Crafted(BIRDS, ARMORERS)), False, id="a card that another crafts"),
        pytest.param(progress(PAID, Crafted(CATS, ARMORERS)), True, id="after what it may cost"),
        pytest.param(progress(BATTLE, Crafted(CATS, ARMORERS)), False, id="before a battle"),
        pytest.param(progress(Crafted(BIRDS, COBBLER), Crafted(CATS, ARMORERS)), False, id="before another crafts"),
        pytest.param(progress(Crafted(CATS, COBBLER), Crafted(CATS, ARMORERS)), True, id="among other crafts"),
        pytest.param(progress(BATTLE, Crafted(CATS, ARMORERS), most_skipped=2), True, id="out of order"),
        pytest.param(done(progress(BATTLE, Crafted(CATS, ARMORERS)), BATTLE), True, id="once the battle is done"),
        pytest.param(done(progress(Crafted(CATS, ARMORERS)), Crafted(CATS, ARMORERS)), False, id="once more"),
    ],
)
def test_a_card_is_crafted_where_the_record_tells_it(begun: Progress, may: bool) -> None:
    assert begun.may_craft(CATS, ARMORERS) is may


def going(start: int, end: int) -> Event:
    return Moved(CATS, ((WARRIOR, 1),), clearing(start), clearing(end))


GONE = Removed(BIRDS, WARRIOR, 1, clearing(1), supply(CATS))
BUILT = Removed(CATS, WOOD, 1, clearing(1), supply(CATS))


@pytest.mark.parametrize(
    ("begun", "may"),
    [
        pytest.param(progress(going(1, 2)), True, id="the move that is told"),
        pytest.param(progress(going(1, 3)), False, id="one that ends elsewhere"),
        pytest.param(progress(going(3, 2)), False, id="one that begins elsewhere"),
        pytest.param(progress(BUILT, going(3, 2)), False, id="one of another piece"),
        pytest.param(progress(PAID, going(1, 2)), True, id="after what is paid"),
        pytest.param(progress(BATTLE, going(1, 2)), False, id="before a battle"),
        pytest.param(progress(going(3, 4), going(1, 2)), False, id="before another move"),
        pytest.param(progress(GONE, going(1, 2)), True, id="beside another piece that goes there"),
        pytest.param(progress(going(3, 4), going(1, 2), most_skipped=2), True, id="out of order"),
        pytest.param(done(progress(going(3, 4), going(1, 2)), going(3, 4)), True, id="once the other move is done"),
        pytest.param(done(progress(going(1, 2)), going(1, 2)), False, id="once more"),
    ],
)
def test_pieces_move_where_the_record_tells_it(begun: Progress, may: bool) -> None:
    assert begun.may_move(clearing(1), clearing(2)) is may
