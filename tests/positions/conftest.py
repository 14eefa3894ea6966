from __future__ import annotations

from contextlib import suppress
from typing import Any

from woodlaw.engine.chance import Seeded
from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.play import run
from woodlaw.engine.random_player import RandomPlayer
from woodlaw.engine.state import State
from woodlaw.factions.seating import drawn_suits, new_table
from woodlaw.factions.vagabond.quests import all_quests, is_quest, record_name
from woodlaw.gherkin.position import position
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import UNKNOWN_ITEM
from woodlaw.table.places import DECK, OUT_OF_GAME, PlaceKind

BOOKS = "table"
"""Whose the facts are that only the books of a record keep."""


class _Enough(Exception):
    pass


def random_state(seed: int, decisions: int, map_name: str, deck: str, seats: tuple[str, ...]) -> State:
    """Return the table after so many random decisions."""
    table = new_table(seats, map_name, deck, suits=drawn_suits(map_named(map_name), Seeded(seed)))
    player = RandomPlayer(seed)
    made = 0

    def ask(decision: Decision) -> Option:
        nonlocal made
        made += 1
        if made > decisions:
            raise _Enough
        return player(decision)

    game = table.game(chance=Seeded(seed), asker=ask)
    with suppress(_Enough):
        run(game, table.setup_order)
    return game.state


def told(state: State) -> dict[str, Any]:
    """Return everything of a state that a position tells: neither the order of what is out of the game, nor which of a
    faction's own cards are, nor a record's books, nor that something unknown lies under ruins. Quests have their
    printed names.
    """
    state = state.copy()
    state.cards[OUT_OF_GAME] = [card for card in state.cards_at(OUT_OF_GAME) if card.kind is not CardKind.OTHER]
    for place, there in state.pieces.items():
        if place.kind is PlaceKind.COMMON and place.clearings:
            there.pop(UNKNOWN_ITEM, None)
    for place, cards in state.cards.items():
        state.cards[place] = [_printed(card) for card in cards]
    data = position(state)
    data["facts"] = [fact for fact in data["facts"] if fact[0] != BOOKS]
    data["pieces"].pop(OUT_OF_GAME.name, None)
    data["cards"].get(OUT_OF_GAME.name, []).sort(key=str)
    data["deck holds"] = [(card.suit, card.name) for card in state.cards_at(DECK)]
    return data


def _printed(card: Card) -> Card:
    """Return a quest as the deck has it, where a record calls it otherwise."""
    named = [quest for quest in all_quests() if record_name(quest) == record_name(card)] if is_quest(card) else []
    of_suit = [quest for quest in named if card.suit in ("", quest.suit)]
    if len(of_suit) == 1:
        return of_suit[0]
    return Card(name=named[0].name, suit=card.suit) if named else card
