"""What lies hidden from those who read a record of the Vagabond, until a turn shows it: quests, items under ruins."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.events import CardsMoved, Event, ItemMoved
from woodlaw.engine.state import State
from woodlaw.factions.vagabond.quests import all_quests, record_name
from woodlaw.table.cards import Card
from woodlaw.table.places import QUESTS, Place, under_ruin


def lay_hidden(player: str, state: State, events: Sequence[Event]) -> None:
    """Lay out the quests that a turn completes, and under ruins the items that it takes from there."""
    for event in events:
        match event:
            case CardsMoved() if event.source is QUESTS and event.player == player:
                told = [quest for quest in all_quests() if any(_may_be(card, quest) for card in event.cards)]
                state.cards[QUESTS] = list(dict.fromkeys((*state.cards_at(QUESTS), *told)))
            case ItemMoved() if event.player == player and _is_under_ruin(event.source):
                there = state.pieces.setdefault(event.source, {})
                there[event.item] = max(event.count, there.get(event.item, 0))


def _may_be(told: Card, quest: Card) -> bool:
    """Return whether a quest can be the one that a record tells of, by name or by suit alone."""
    return told.name in (record_name(quest), quest.name) if told.name else told.suit in ("", quest.suit)


def _is_under_ruin(place: Place) -> bool:
    return len(place.clearings) == 1 and place is under_ruin(place.clearings[0])
