"""What a record shows of a Vagabond's quests (9.5.5): items that he lacks, and cards or points for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.extension import Points
from woodlaw.engine.game import Game
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.questing import CARDS_DRAWN
from woodlaw.factions.vagabond.quests import is_quest
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.vagabond.items import ITEMS_OF_QUEST
from woodlaw.table.cards import Card
from woodlaw.table.characters import ADVENTURER, CHEAT, JAILOR
from woodlaw.table.pieces import item
from woodlaw.table.places import QUESTS, PlaceKind

QUEST = "9.5.5"


def completes(vagabond: Vagabond, event: Event) -> bool:
    """Return whether an event takes a quest to his board."""
    return isinstance(event, CardsMoved) and event.source is QUESTS and event.target is vagabond.card_box


# The reward -----------------------------------------------------------------------------------------------------------
@audits("9.5.5")
def reward(vagabond: Vagabond, game: Game, quest: Card) -> Points:
    """Quest: one point for each matching completed quest, or two cards instead."""
    completed = [card for card in game.state.cards_at(vagabond.card_box) if _is_quest(card)]
    matching = sum(not quest.suit or card.suit in (quest.suit, "") for card in completed)
    return Points(QUEST, 0, matching, "a quest")


@audits("9.5.5")
def reward_by_draws(vagabond: Vagabond, events: Sequence[Event], points: Points, drawn: int) -> Points:
    """Return what a quest of a turn scores: nothing where so many cards were drawn that every quest gave some.

    ``drawn`` is how many the player surely drew before Evening. Whoever draws none may have declined the reward.
    """
    quests = sum(completes(vagabond, event) for event in events)
    if points.clause != QUEST or drawn <= CARDS_DRAWN * (quests - 1):
        return points
    return replace(points, most=0, why="a quest that gave cards", no_more=QUEST)


@audits("9.5.5")
def _is_quest(card: Card) -> bool:
    return is_quest(card) or (not card.name and card.kind is None and bool(card.suit))


# Its items and its suit -----------------------------------------------------------------------------------------------
@audits("9.5.5")
def wrong_quest(vagabond: Vagabond, game: Game, quest: Card) -> Sequence[Offence]:
    """Quest: he exhausts the two items listed on it; a quest of no known suit or name may be any."""
    place = vagabond.pawn_clearing(game.state)
    if place is None and vagabond.pawn_place(game.state):
        return (violation(QUEST, "a quest is completed in a forest", "a quest that matches the pawn's clearing"),)
    if place and quest.suit and not may_have_matched(game, quest, place):
        message = f"the {quest.suit} quest does not match clearing {place.number}"
        return (violation(QUEST, message, "a quest that matches the pawn's clearing"),)
    if quest.suit and quest.suit not in vagabond.values["quests"]:
        known = ", ".join(vagabond.values["quests"])
        return (violation(QUEST, f"there is no {quest.suit} quest", f"a quest of one of the suits {known}"),)
    listed = {suit: items[quest.name] for suit, items in vagabond.values["quests"].items() if quest.name in items}
    if not listed:
        return ()
    if quest.suit not in ("", *listed):
        known = " or ".join(listed)
        return (violation(QUEST, f"no {quest.suit} quest is called {quest.name!r}", f"a {known} quest"),)
    needed = Counter(listed[quest.suit] if quest.suit else next(iter(listed.values())))
    lacking = needed - Counter({kind: _items_anywhere(vagabond, game, kind) for kind in needed})
    if lacking.total() <= _items_replaced(vagabond, game):
        return ()
    message = f"the {vagabond.title} completes {quest.name!r} without {' and '.join(lacking)}"
    return (violation(QUEST, message, " and ".join(needed.elements())),)


@audits("V.7.2", "V.10.2", "V.12.2")
def _items_replaced(vagabond: Vagabond, game: Game) -> int:
    """Return how many items of a quest the character may have others, or a card, for; a record does not tell."""
    if vagabond.may_be(game, CHEAT):
        return ITEMS_OF_QUEST
    return int(vagabond.may_be(game, ADVENTURER) or vagabond.may_be(game, JAILOR))


def _items_anywhere(vagabond: Vagabond, game: Game, kind: str) -> int:
    """Return how many items of a kind lie on his board; records mix its boxes."""
    boxes = (place for place in game.state.pieces if place.kind is PlaceKind.BOARD and place.owner == vagabond.name)
    return sum(game.state.count(box, item(kind)) for box in boxes)
