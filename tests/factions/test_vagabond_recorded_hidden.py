"""What may lie on a Vagabond's board where a record does not tell it."""

from __future__ import annotations

from tests.logs.conftest import recorded

from woodlaw.engine.events import CardsMoved, Event, Scored
from woodlaw.factions.vagabond.items import Rover
from woodlaw.factions.vagabond.quests import all_quests
from woodlaw.factions.vagabond.recorded_hidden import lay_hidden, ways_to_lie
from woodlaw.logs.opening import lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.characters import CHEAT
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
