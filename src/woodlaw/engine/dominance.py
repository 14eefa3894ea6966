"""Section 3.3, Dominance Cards, as they are played."""

from __future__ import annotations

from woodlaw.engine.events import CardsMoved, MarkerLeft
from woodlaw.engine.game import Game
from woodlaw.engine.primitives import cards_matching, spend_card
from woodlaw.engine.refusal import Refusal
from woodlaw.engine.victory import GameWon, dominates, why_not_activate, winning_with
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import AVAILABLE_DOMINANCE, hand, play_area


def in_birdsong(game: Game, player: str) -> bool:
    """Return whether it is a player's own Birdsong, past what happens at its start (1.4.1)."""
    return game.state.current == player and game.state.this_turn.get("phase") == "birdsong"


def in_daylight(game: Game, player: str) -> bool:
    """Return whether it is a player's own Daylight (1.4.1)."""
    return game.state.current == player and game.state.this_turn.get("phase") == "daylight"


def dominance_cards(game: Game, player: str) -> list[Card]:
    """Return the dominance cards in a player's hand."""
    return [card for card in game.state.cards_at(hand(player)) if card.kind is CardKind.DOMINANCE]


@implements("3.3.1", "3.3.2")
def why_no_dominance(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot activate any dominance card now, or None."""
    if not in_daylight(game, player):
        return Refusal("3.3.1", "a dominance card is activated in its player's own Daylight")
    if not dominance_cards(game, player):
        return Refusal("3.3.1", "no dominance card in hand")
    return why_not_activate(game, player)


@implements("2.1.3", "2.1.4", "G.21", "3.3.1")
def activate(game: Game, player: str) -> None:
    """Activate a dominance card: it lies in the play area for good, and the score marker leaves the track."""
    card = game.ask(player, "dominance card", dominance_cards(game, player))
    game.give(card, hand(player), play_area(player))
    game.emit(CardsMoved(player, (card,), hand(player), play_area(player)))
    game.state.score[player] = None
    game.emit(MarkerLeft(player, player))


@implements("3.3.4")
def why_no_available(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot take an available dominance card now, or None."""
    if not in_daylight(game, player):
        return Refusal("3.3.4", "an available dominance card is taken in a player's own Daylight")
    if not game.state.cards_at(AVAILABLE_DOMINANCE):
        return Refusal("3.3.4", "no dominance card is available")
    if not _takeable(game, player):
        return Refusal("3.3.4", "no card in hand matches an available dominance card")
    return None


@implements("3.3.4", "2.1.1.II")
def _takeable(game: Game, player: str) -> list[Card]:
    """Return the available cards that a card in hand matches; a bird one is matched by birds alone."""
    return [card for card in game.state.cards_at(AVAILABLE_DOMINANCE) if cards_matching(game, player, card.suit)]


@implements("3.3.4")
def take_available(game: Game, player: str) -> None:
    """Spend a matching card to take an available dominance card."""
    wanted = game.ask(player, "dominance card to take", _takeable(game, player))
    spend_card(game, player, cards_matching(game, player, wanted.suit))
    game.give(wanted, AVAILABLE_DOMINANCE, hand(player))
    game.emit(CardsMoved(player, (wanted,), AVAILABLE_DOMINANCE, hand(player)))


@implements("3.3.1.I", "3.3.1.II")
def win_by_dominance(game: Game, player: str) -> None:
    """At the start of Birdsong, win with an activated dominance card whose condition is met."""
    for card in game.state.cards_at(play_area(player)):
        if card.kind is CardKind.DOMINANCE and dominates(game, player, card.suit):
            raise GameWon(winning_with(game, player), "3.3.1.II" if card.suit == "bird" else "3.3.1.I")
