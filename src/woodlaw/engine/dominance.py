"""Section 3.3, Dominance Cards, as they are played."""

from __future__ import annotations

from woodlaw.engine.actions import DAYLIGHT, PHASE, Action
from woodlaw.engine.dealing import cards_matching, give_card, spend_card
from woodlaw.engine.events import MarkerLeft
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal, forbidden
from woodlaw.engine.victory import GameWon, dominates, why_not_activate, winners_with
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.places import AVAILABLE_DOMINANCE, hand, play_area

_NONE_IN_HAND = Refusal("3.3.1", "no dominance card in hand")
_NONE_AVAILABLE = Refusal("3.3.4", "no dominance card is available")


def in_daylight(game: Game, player: str) -> bool:
    """Return whether it is a player's own Daylight (1.4.1)."""
    return game.state.current == player and PHASE.of(game.state) == DAYLIGHT


def dominance_cards(game: Game, player: str) -> list[Card]:
    """Return the dominance cards in a player's hand."""
    return [card for card in game.state.cards_at(hand(player)) if card.kind is CardKind.DOMINANCE]


@implements("3.3.1", "3.3.2")
def why_no_dominance(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot activate any dominance card now, or None."""
    if not in_daylight(game, player):
        return Refusal("3.3.1", "a dominance card is activated in its player's own Daylight")
    if not dominance_cards(game, player):
        return _NONE_IN_HAND
    refusal = forbidden(e.forbids_dominance(game, player) for e in game.bending(Extension.forbids_dominance))
    return refusal or why_not_activate(game, player)


@implements("2.1.3", "2.1.4", "G.21", "3.3.1")
def activate(game: Game, player: str) -> None:
    """Activate a dominance card: it lies in the play area for good, and the score marker leaves the track."""
    card = game.ask(player, "dominance card", dominance_cards(game, player))
    lay_dominance(game, player, card, player)


@implements("G.21", "3.3.1")
def lay_dominance(game: Game, player: str, card: Card, board_of: str) -> None:
    """Lay a dominance card into the play area, and the score marker on a player's board: it leaves the track."""
    give_card(game, player, card, hand(player), play_area(player))
    game.state.score[player] = None
    game.emit(MarkerLeft, player, board_of)


@implements("3.3.4")
def why_no_available(game: Game, player: str) -> Refusal | None:
    """Return why a player cannot take an available dominance card now, or None."""
    if not in_daylight(game, player):
        return Refusal("3.3.4", "an available dominance card is taken in a player's own Daylight")
    if not game.state.cards_at(AVAILABLE_DOMINANCE):
        return _NONE_AVAILABLE
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
    give_card(game, player, wanted, AVAILABLE_DOMINANCE, hand(player))


@implements("3.3.1.I", "3.3.1.II")
def activated(game: Game, player: str) -> list[Card]:
    """Return the dominance cards that a player has activated."""
    return [card for card in game.state.cards_at(play_area(player)) if card.kind is CardKind.DOMINANCE]


def _why_no_win(game: Game, player: str, card: Card) -> Refusal | None:
    clause = winning_clause(game, card)
    return None if dominates(game, player, card.suit) else Refusal(clause, "the condition of the card is not met")


def winning_clause(game: Game, card: Card) -> str:
    """Return the clause that a dominance card wins by."""
    told = (e.dominance_clause(game, card.suit) for e in game.bending(Extension.dominance_clause))
    return next(filter(None, told), "3.3.1.II" if card.suit == "bird" else "3.3.1.I")


@implements("3.3.1.I", "3.3.1.II")
def win_by_dominance(game: Game, player: str, card: Card) -> None:
    """Win with an activated dominance card at the start of Birdsong, its condition met; raises :class:`GameWon`."""
    raise GameWon(winners_with(game, player), winning_clause(game, card))


ACTIVATE = Action("activate dominance", activate, why_no_dominance)
TAKE_AVAILABLE = Action("take dominance", take_available, why_no_available)
WIN = Action("dominance", win_by_dominance, _why_no_win)
