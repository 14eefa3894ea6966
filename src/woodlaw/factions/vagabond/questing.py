"""9.5.5 Quest, and the Cheat's Con (V.10.2)."""

from __future__ import annotations

from collections.abc import Callable

from woodlaw.engine.actions import Action
from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import draw_cards, give_card
from woodlaw.engine.decisions import DECLINE, Judged, Option
from woodlaw.engine.game import Game
from woodlaw.engine.memory import FLAG, Remembered
from woodlaw.engine.primitives import score_points
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.payment import ANY, Need, pay, why_not_pay
from woodlaw.factions.vagabond.quests import (
    is_quest,
    items_of,
    may_lie_open,
    open_quest,
    shuffle_back,
    turn_up,
)
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.characters import CHEAT
from woodlaw.table.places import QUESTS

CARDS_DRAWN = 2

SCORE, DRAW = "score points", "draw cards"

CONNED = Remembered("conned", False, FLAG)
"""Whether the Cheat has conned this turn."""

Judge = Callable[[Game, Vagabond, Card], Refusal | None]


@implements("9.5.5", "2.1.1")
def _why_not_here(game: Game, vagabond: Vagabond, quest: Card) -> Refusal | None:
    """Return why a quest cannot be completed where the pawn is, or None."""
    place = vagabond.pawn_clearing(game.state)
    if place and matches(game, quest.suit, place):
        return None
    return Refusal("9.5.5", f"{quest.name} ({quest.suit}) does not match the clearing of the pawn")


@implements("9.5.5")
def _needs(quest: Card) -> list[Need]:
    return [(kind,) for kind in items_of(quest)]


@implements("9.5.5")
def why_not_quest(game: Game, vagabond: Vagabond, quest: Card) -> Refusal | None:
    """Return why a quest cannot be completed by the items that it lists, or None."""
    return _why_not_here(game, vagabond, quest) or why_not_pay(game, vagabond, _needs(quest), "9.5.5", quest=True)


def _open(game: Game, vagabond: Vagabond, why_not: Judge) -> Judged[Card]:
    return Judged(may_lie_open(game.state), lambda quest: why_not(game, vagabond, quest) is None)


def _choose(game: Game, vagabond: Vagabond, why_not: Judge) -> Card:
    def refuse(option: Option) -> Refusal | None:
        there = isinstance(option, Card) and option in may_lie_open(game.state)
        return why_not(game, vagabond, option) if there and isinstance(option, Card) else None

    quest = game.ask(vagabond.name, "quest", _open(game, vagabond, why_not), refuse)
    turn_up(game, quest)
    return quest


@implements("9.5.5")
def _why_none(game: Game, vagabond: Vagabond) -> Refusal | None:
    if _open(game, vagabond, why_not_quest):
        return None
    return Refusal("9.5.5", "no open quest matches the clearing and the items that lie face up")


@implements("9.5.5")
def quest(game: Game, vagabond: Vagabond) -> None:
    """Complete a quest by exhausting the two items that it lists."""
    chosen = _choose(game, vagabond, why_not_quest)
    pay(game, vagabond, _needs(chosen), quest=True)
    complete(game, vagabond, chosen)
    open_quest(game, vagabond.name)


@implements("9.5.5", "9.7.2")
def complete(game: Game, vagabond: Vagabond, quest: Card) -> None:
    """Place a quest among the completed ones, and perhaps score for all of its suit or draw two cards."""
    give_card(game, vagabond.name, quest, QUESTS, vagabond.card_box)
    reward = game.ask(vagabond.name, "reward", [SCORE, DRAW, DECLINE])
    if reward == SCORE:
        score_points(game, vagabond.name, completed(game, vagabond, quest.suit))
    elif reward == DRAW:
        draw_cards(game, vagabond.name, CARDS_DRAWN)


@implements("9.5.5")
def completed(game: Game, vagabond: Vagabond, suit: str) -> int:
    """Return how many quests of a suit the Vagabond has completed."""
    return sum(1 for card in game.state.cards_at(vagabond.card_box) if is_quest(card) and card.suit == suit)


# V.10.2 Con -----------------------------------------------------------------------------------------------------------
@implements("V.10.2")
def _why_no_con(game: Game, vagabond: Vagabond) -> Refusal | None:
    if not vagabond.may_be(game, CHEAT):
        return Refusal("V.10.2", "the Vagabond is not the Cheat")
    if CONNED.of(game.state):
        return Refusal("V.10.2", "the Cheat has done so this turn")
    refusal = why_not_pay(game, vagabond, [ANY, ANY], "V.10.2")
    if refusal or _open(game, vagabond, _why_not_here):
        return refusal
    return Refusal("V.10.2", "no open quest matches the clearing of the pawn")


@implements("V.10.2")
def con(game: Game, vagabond: Vagabond) -> None:
    """Complete a quest by exhausting any two items, and shuffle it back into the quest deck."""
    CONNED.note(game.state, True)
    chosen = _choose(game, vagabond, _why_not_here)
    pay(game, vagabond, [ANY, ANY])
    complete(game, vagabond, chosen)
    open_quest(game, vagabond.name)
    shuffle_back(game, vagabond.name, chosen, vagabond.card_box)


QUEST: Action[[Vagabond]] = Action("quest", quest, _why_none)
CON: Action[[Vagabond]] = Action("con", con, _why_no_con)
