"""The quests: their deck as data, and where they lie (9.3.3, 9.5.5, 9.7.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from woodlaw.engine.dealing import give_card
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.factions.boards import read_board
from woodlaw.law.implements import implements
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.piles import Pile
from woodlaw.table.places import QUESTS, Place, common

QUEST_DECK = common("quest deck")
OPEN_AT_ONCE = 3
"""How many quests lie face up."""

TITLES = {
    "errand": "Errand",
    "bandits": "Expel Bandits",
    "bear": "Fend off a Bear",
    "escort": "Escort",
    "funds": "Fundraising",
    "speech": "Give a Speech",
    "guard": "Guard Duty",
    "logs": "Logistics Help",
    "shed": "Repair a Shed",
}
"""The printed titles of quests by the names that records write."""

QUEST_NAMES = frozenset(TITLES)


@cache
def _listed() -> Mapping[Card, tuple[str, ...]]:
    """Return the deck: each quest with the two items listed on it."""
    by_suit: dict[str, dict[str, Any]] = read_board(__package__)["values"]["quests"]
    return {
        Card(name=TITLES[name], suit=suit, kind=CardKind.OTHER): tuple(items)
        for suit, quests in by_suit.items()
        for name, items in quests.items()
    }


def all_quests() -> tuple[Card, ...]:
    """Return every quest, always the same objects."""
    return tuple(_listed())


@implements("9.5.5")
def items_of(quest: Card) -> Sequence[str]:
    """Return the kinds of the two items that a quest lists."""
    return _listed()[quest]


PILES = (
    Pile(QUESTS, own=all_quests, open_at_once=OPEN_AT_ONCE),
    Pile(QUEST_DECK, counted=True, own=all_quests),
)


def is_quest(card: Card) -> bool:
    """Return whether a card is a quest, as the deck has it or as a record names it."""
    return card.name in QUEST_NAMES or card.name in TITLES.values()


def as_recorded(quest: Card) -> Card:
    """Return a quest by the name that records give it."""
    return Card(name=record_name(quest), suit=quest.suit, kind=CardKind.OTHER)


def record_name(quest: Card) -> str:
    """Return the name by which records write a quest."""
    return next((name for name, title in TITLES.items() if quest.name in (name, title)), "")


def may_lie_open(state: State) -> list[Card]:
    """Return the quests that lie face up; for those that a position does not know, all that lie nowhere else."""
    lying = state.cards_at(QUESTS)
    if UNSEEN not in lying:
        return lying
    seen = {card for place, cards in state.cards.items() if place is not QUEST_DECK for card in cards}
    return [*(card for card in lying if card is not UNSEEN), *(quest for quest in all_quests() if quest not in seen)]


def turn_up(game: Game, quest: Card) -> None:
    """Let a quest be one of those that lie face up and that nobody knew."""
    if quest not in game.state.cards_at(QUESTS):
        game.know(UNSEEN, quest, QUESTS)


@implements("9.3.3", "9.7.2")
def lay_out_quests(game: Game, player: str) -> None:
    """Shuffle the quest deck and lay three quests out, unless another Vagabond has."""
    if game.state.cards_at(QUEST_DECK):
        return
    game.state.cards[QUEST_DECK] = list(all_quests())
    _shuffle(game)
    for _ in range(OPEN_AT_ONCE):
        open_quest(game, player)


@implements("9.3.3", "9.5.5")
def open_quest(game: Game, player: str) -> None:
    """Have a player draw a quest, if one is left, and lay it face up."""
    deck = game.state.cards_at(QUEST_DECK)
    if deck:
        give_card(game, player, deck[-1], QUEST_DECK, QUESTS)


@implements("V.10.2")
def shuffle_back(game: Game, player: str, quest: Card, completed: Place) -> None:
    """Have a player shuffle a quest from among the completed ones into the quest deck."""
    give_card(game, player, quest, completed, QUEST_DECK)
    _shuffle(game)


def _shuffle(game: Game) -> None:
    deck = game.state.cards_at(QUEST_DECK)
    order = game.chance.shuffle("quest deck", len(deck))
    game.state.cards[QUEST_DECK] = [deck[number] for number in order]
