"""What the events of a recorded turn show of cards that go and come: which may have paid for what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from woodlaw.engine.events import CardsMoved, Event, PathOpened, Scored, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.logs.audits.turns import broken_off, player_of
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, PlaceKind, hand

MOST_NEEDS = 100
"""How many things of a kind that a turn has to pay for are looked at; a turn that has more is no record of a game."""


def cards_from(events: Sequence[Event], place: Place) -> int:
    """Return how many cards left a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.source is place)


def cards_to(events: Sequence[Event], place: Place) -> int:
    """Return how many cards came to a place."""
    return sum(len(event.cards) for event in events if isinstance(event, CardsMoved) and event.target is place)


def spent_by(player: str, events: Sequence[Event], *, draws_untold: bool = False) -> list[tuple[int, Card]]:
    """Return the cards of the hand that a player may have spent for what a turn shows, each with its event's number.

    What it discards after the last draw of its own turn is too many for the hand, unless draws are untold, and each
    path that is opened takes a card.
    """
    own = hand(player)
    whole = broken_off(events) or player_of(events) != player or draws_untold
    told = events if whole else _without_last_discards(player, events)
    return [
        (index, card)
        for index, (event, following) in enumerate(pairwise((*told, None)))
        if isinstance(event, CardsMoved) and event.source is own and event.target.kind is PlaceKind.COMMON
        if not isinstance(following, PathOpened)
        for card in event.cards
    ]


def _without_last_discards(player: str, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn without those that only discard from the hand after the last draw."""
    for number in range(len(events) - 1, -1, -1):
        match events[number]:
            case CardsMoved(target=target) if target is hand(player):
                return events[: number + 1]
            case CardsMoved() | Scored() | TurnEnded():
                continue
        break
    return events


def unmet(needs: int, means: int, meets: Callable[[int, int], bool]) -> list[int]:
    """Return which of so many needs are left when as many as can be are met, each by one of so many means of its own.

    ``meets`` says whether a mean meets a need. Needs beyond :data:`MOST_NEEDS` are not looked at.
    """
    given: dict[int, int] = {}

    def meet(need: int, tried: set[int]) -> bool:
        for mean in range(means):
            if mean in tried or not meets(need, mean):
                continue
            tried.add(mean)
            if mean not in given or meet(given[mean], tried):
                given[mean] = need
                return True
        return False

    return [need for need in range(min(needs, MOST_NEEDS)) if not meet(need, set())]


def held_throughout(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether a player's hand held a card during the whole turn: more than it gained in it are left."""
    return len(game.state.cards_at(hand(player))) > cards_to(events, hand(player))
