"""What the events of a recorded turn mean to play, where records may tell less of them or more than happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from woodlaw.engine.battle import why_not_ambush
from woodlaw.engine.events import UNTOLD, Battled, Event, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.hands import ambush_told
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import BIRD


def as_played(game: Game, before: State, events: Sequence[Event]) -> list[Event]:
    """Return what is told of a turn that began at a table, as play would have it happen."""
    return _as_lost([_as_ambushed(game, before, event) for event in events], before.score)


def _as_lost(events: Sequence[Event], score: Mapping[str, int | None]) -> list[Event]:
    """Return what is told of a turn that began with a score; nobody is told to lose more points than there were.

    Records may tell what a rule takes, or what a player then has (7.7.1).
    """
    held = {player: points or 0 for player, points in score.items()}
    told: list[Event] = []
    for event in events:
        if isinstance(event, Scored):
            gained = max(event.points, -held.get(event.player, 0))
            held[event.player] = held.get(event.player, 0) + gained
            told.append(replace(event, points=gained))
        else:
            told.append(event)
    return told


def _as_ambushed(game: Game, before: State, event: Event) -> Event:
    """Return a battle with the suits of ambushes of which the record does not tell them."""
    if not isinstance(event, Battled) or not tells_no_suit(event):
        return event
    ambush, foil = (
        _likely_suit(game, before, player, event.clearing) if suit == UNTOLD else suit
        for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil))
    )
    return replace(event, ambush=ambush, foil=foil)


def tells_no_suit(event: Event) -> bool:
    """Return whether an event is a battle with an ambush of which the record does not tell the suit."""
    return isinstance(event, Battled) and UNTOLD in (event.ambush, event.foil)


def _likely_suit(game: Game, before: State, player: str, place: Place) -> str:
    """Return the suit of the ambush that a player likely plays in a clearing: of one known to be in hand, if any.

    Else it is the clearing's, rather than a bird's.
    """
    suits = sorted({card.suit for card in game.state.deck.by_id("ambush")}, key=lambda suit: (suit == BIRD, suit))
    fitting = [suit for suit in suits if why_not_ambush(game, suit, place) is None]
    held = before.cards_at(hand(player))
    known = (suit for suit in fitting if ambush_told(game.state.deck, suit) in held)
    return next(known, next(iter(fitting), UNTOLD))
