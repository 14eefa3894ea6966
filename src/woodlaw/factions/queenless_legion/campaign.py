"""Section QL.2.5, the campaign card: playing one, and choosing the suit of a bird campaign."""

from __future__ import annotations

from woodlaw.engine.concepts import clearings_of
from woodlaw.engine.dealing import discard_card, give_card
from woodlaw.engine.events import Stated
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Refusal
from woodlaw.factions.queenless_legion.abilities import CAMPAIGN_SUIT, Legion
from woodlaw.law.implements import implements
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import BIRD, CLEARING_SUITS, FROG


@implements("QL.2.5")
def play_campaign_card(game: Game, legion: Legion) -> None:
    """Place any card of the hand on the board as campaign card, where there is one in hand."""
    held = list(dict.fromkeys(game.state.cards_at(hand(legion.name))))
    if held:
        card = game.ask(legion.name, "campaign card", held)
        give_card(game, legion.name, card, hand(legion.name), legion.campaign_box)
    else:
        game.nothing_for(legion.name, "campaign card", lambda: Refusal("QL.2.5", "no card is in hand"))


@implements("QL.4.3", "3.3.3")
def change_campaign_card(game: Game, legion: Legion) -> None:
    """Discard the campaign card, if there is one, and play a new one."""
    current = legion.campaign(game.state)
    if current:
        discard_card(game, legion.name, current, legion.campaign_box)
    play_campaign_card(game, legion)


@implements("QL.2.5", "QL.4.3")
def choose_campaign_suit(game: Game, legion: Legion) -> None:
    """Choose which suit a bird campaign stands for until this step of the next turn; another card has its own."""
    card = legion.campaign(game.state)
    if (card and card.suit == BIRD) or game.unasked(legion.name, "campaign suit", lambda: _NO_BIRD):
        suit = game.ask(legion.name, "campaign suit", suits_to_choose(game))
        CAMPAIGN_SUIT.keep(game.state, suit, legion.name)
        game.emit(Stated, legion.name, legion.name, CAMPAIGN_SUIT.name, suit)


_NO_BIRD = Refusal("QL.2.5", "the campaign card is no bird")


@implements("QL.2.5", "2.1.1")
def suits_to_choose(game: Game) -> tuple[str, ...]:
    """Return the suits that clearings can have here: frogs only where somebody's pieces can bring them."""
    return (*CLEARING_SUITS, FROG) if game.bending(Extension.clearing_suits) else CLEARING_SUITS


@implements("QL.2.5")
def campaign_clearings(game: Game, legion: Legion) -> list[Place]:
    """Return the campaign clearings: those that match the campaign suit now."""
    return clearings_of(game, legion.campaign_suits(game))
