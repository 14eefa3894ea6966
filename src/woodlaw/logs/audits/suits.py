"""Which suits the clearings and cards of a recorded turn may have had, and what was paid by them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from woodlaw.engine.concepts import matches, suits
from woodlaw.engine.events import CardsMoved, Event, Moved
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.law.implements import audits
from woodlaw.logs.audits.pieces import changes, vacated
from woodlaw.logs.audits.spending import spent_by, unmet
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, play_area
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG


def tokens_changed(player: str, events: Sequence[Event]) -> set[Place]:
    """Return the clearings where tokens of others were turned, placed or removed."""
    return {
        place
        for event in events
        for place, piece, _ in changes(event)
        if piece.category is Category.TOKEN and piece.owner != player and not isinstance(event, Moved)
    }


def may_have_altered(game: Game, player: str, events: Sequence[Event]) -> set[Place]:
    """Return the clearings that may have had another suit: where some alter suits, others' tokens came or went.

    A player's own count too where its faction alters suits itself.
    """
    altering = game.bending(Extension.clearing_suits)
    alters_itself = any(cast("object", each) is game.factions.get(player) for each in altering)
    return tokens_changed("" if alters_itself else player, events) if altering else set()


def can_be_paid(game: Game, player: str, events: Sequence[Event], clearings: Sequence[Place]) -> bool:
    """Return whether what a player spent in its turn holds another card for each clearing."""
    pays = paying(game, player, events)
    cards = [card for _, card in spent_by(player, events)]
    return not unmet(len(clearings), len(cards), lambda need, mean: pays(cards[mean], clearings[need]))


def paying(game: Game, player: str, events: Sequence[Event]) -> Callable[[Card, Place | None], bool]:
    """Return what tells whether a card of a turn can have been spent for a clearing, or (None) for a bird.

    A card nobody saw passes for any, and so do frogs in a turn in which a card in play was given up.
    """
    altered = may_have_altered(game, player, events)
    freed = any(isinstance(event, CardsMoved) and event.source is play_area(player) for event in events)
    anything = {"", BIRD, FROG} if freed else {"", BIRD}

    def pays(card: Card, place: Place | None) -> bool:
        if place is None or card.suit in anything:
            return card.suit in anything
        return matches(game, card.suit, place) or (place in altered and may_have_matched(game, card, place))

    return pays


@audits("3.3.4", "2.1.1.II")
def may_match_dominance(game: Game, player: str, card: Card, suit: str) -> bool:
    """Return whether a card that a player spends may match a dominance card, as far as their suits are told."""
    if not suit or card.suit in ("", BIRD, suit):
        return True
    others = (e.spent_as(game, player, card) for e in game.bending(Extension.spent_as))
    return any(other.suit in (BIRD, suit) for passing in others for other in passing)


def may_have_matched(game: Game, card: Card, clearing: Place) -> bool:
    """Return whether a card may have matched a clearing in a turn that is over.

    What suits it had at that moment is not known for sure: the printed one counts too, and any that no map prints.
    """
    return card.suit not in CLEARING_SUITS or card.suit in (*suits(game, clearing), game.state.suits[clearing.number])


def won_over(game: Game, player: str, events: Sequence[Event]) -> set[Place]:
    """Return the clearings where a player's warriors may have come in place of others that left in its turn.

    Effects of cards replace warriors only where a matching card is spent; records hardly tell what hirelings do.
    """
    left = vacated(events, player)
    if any(piece.owner and piece.owner not in game.factions for place in left for piece in game.state.at(place)):
        return left
    spent = [card for _, card in spent_by(player, events)]
    return {place for place in left if any(may_have_matched(game, card, place) for card in spent)}
