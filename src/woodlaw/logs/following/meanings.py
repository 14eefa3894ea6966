"""What the events of a recorded turn mean to play, where records may tell less of them or more than happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from woodlaw.engine.battle import why_not_ambush
from woodlaw.engine.events import UNTOLD, Battled, CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.audits.points import as_scored
from woodlaw.logs.hands import ambush_told, dominance_told, is_activation
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import BIRD


def as_played(game: Game, before: State, events: Sequence[Event]) -> list[Event]:
    """Return what is told of a turn that began at a table, as play would have it happen."""
    told = [_as_ambushed(game, before, event) for event in events]
    later = (*told[1:], None)
    return as_scored([_as_activated(game, *each) for each in zip(told, later, strict=True)], before.score)


def _as_ambushed(game: Game, before: State, event: Event) -> Event:
    """Return a battle with the suits of ambushes of which the record does not tell them."""
    if not isinstance(event, Battled):
        return event
    ambush, foil = (
        _likely_suit(game, before, player, event.clearing) if suit == UNTOLD else suit
        for player, suit in ((event.defender, event.ambush), (event.attacker, event.foil))
    )
    return replace(event, ambush=ambush, foil=foil)


def _as_activated(game: Game, event: Event, later: Event | None) -> Event:
    """Return an event with the dominance card by its name that it activates; a record may tell its suit alone."""
    if isinstance(event, CardsMoved) and is_activation(event, later):
        return replace(event, cards=(dominance_told(game.state.deck, event.cards[0]),))
    return event


def tells_no_suit(event: Event) -> bool:
    """Return whether an event is a battle with an ambush of which the record does not tell the suit."""
    return isinstance(event, Battled) and UNTOLD in (event.ambush, event.foil)


def _likely_suit(game: Game, before: State, player: str, place: Place) -> str:
    """Return the suit of the ambush that a player likely plays in a clearing: that of one known to be in hand, if any.

    Else it is the clearing's, rather than a bird's.
    """
    suits = sorted({card.suit for card in game.state.deck.by_id("ambush")}, key=lambda suit: (suit == BIRD, suit))
    fitting = [suit for suit in suits if why_not_ambush(game, suit, place) is None]
    held = before.cards_at(hand(player))
    known = (suit for suit in fitting if ambush_told(game.state.deck, suit) in held)
    return next(known, next(iter(fitting), UNTOLD))
