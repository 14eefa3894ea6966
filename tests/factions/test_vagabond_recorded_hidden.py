"""What may lie on a Vagabond's board where a record does not tell it."""

from __future__ import annotations

import pytest
from tests.logs.conftest import recorded

from woodlaw.engine.events import CardsMoved, Event, Scored
from woodlaw.factions.vagabond.items import Rover
from woodlaw.factions.vagabond.quests import all_quests
from woodlaw.logs.audits.vagabond.hidden import lay_hidden, ways_to_lie
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import CHEAT
from woodlaw.table.pieces import Piece, item, other_side
from woodlaw.table.places import QUESTS


def quests_left(points: int) -> list[int]:
    """Return how many of two completed quests may lie there before a turn that completes two more and scores so much.

    All are of one suit. The Cheat, whose they are, may have shuffled any of them back; the likeliest comes first.
    """
    game = lay_table(read(recorded("V:#->V", seats="VC"))).game
    assert game is not None
    rover = game.factions["vagabond"]
    assert isinstance(rover, Rover)
    of_suit = [quest for quest in all_quests() if quest.suit == "rabbit"]
    *kept, first, second = of_suit[:4]
    state = game.state
    state.current = rover.name
    state.cards[rover.card_box] = [Card(name=CHEAT, kind=CardKind.OTHER), *kept]
    moved = [CardsMoved(rover.name, (quest,), QUESTS, rover.card_box) for quest in (first, second)]
    events: list[Event] = [*moved, Scored(rover.name, points)]
    found: list[int] = []
    for way in ways_to_lie(rover, state, {}, events):
        laid = state.copy()
        lay_hidden(rover, laid, way, events)
        found.append(sum(card in of_suit for card in laid.cards_at(rover.card_box)))
    return list(dict.fromkeys(found))


def test_the_first_quest_of_a_turn_lies_there_or_was_shuffled_back_when_the_second_scores() -> None:
    assert quests_left(3) == [1, 2]
    assert quests_left(2) == [0, 1]
    assert quests_left(4) == [2]


@pytest.mark.parametrize(
    ("repaired", "lying"),
    [
        pytest.param("%td->t", item("tea"), id="to its track"),
        pytest.param("%td->s", other_side(item("tea")), id="to the Satchel"),
    ],
)
def test_what_is_repaired_lay_face_up_where_it_is_told_to_go_to_its_track(repaired: str, lying: Piece) -> None:
    log = read(recorded(f"V:{repaired}", seats="VC"))
    opening = lay_table(log)
    assert opening.game is not None
    rover = opening.game.factions["vagabond"]
    assert isinstance(rover, Rover)
    state = opening.game.state
    state.current = rover.name
    state.pieces[rover.damaged] = {item("tea"): 1}
    before = state.copy()
    keeper = Bookkeeper(opening, opening.game)
    keeper.enter_turn(log.turns[0], setup=False, last=False)
    assert keeper.books.turn is not None
    events = keeper.books.turn.events
    lay_hidden(rover, before, ways_to_lie(rover, before, {}, events)[0], events)
    assert before.at(rover.damaged) == {lying: 1}
