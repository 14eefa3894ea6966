"""Section RB.2.7, order cards: the card that a bot draws and reveals, and what it orders; and crafting it (RB.1.1)."""

from __future__ import annotations

from collections.abc import Iterable

from woodlaw.engine.concepts import matches
from woodlaw.engine.craft import why_not_craft
from woodlaw.engine.dealing import discard_card, draw_cards
from woodlaw.engine.game import Game
from woodlaw.engine.make import craft_card
from woodlaw.engine.state import State
from woodlaw.law.implements import implements
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, board
from woodlaw.table.suits import BIRD

ORDER = "order"
"""The box of a bot's board where its order card lies face up."""


def order_box(bot: str) -> Place:
    """Return where a bot's order card lies."""
    return board(bot, ORDER)


def order_card(state: State, bot: str) -> Card | None:
    """Return a bot's current order card, or None when there is none, as with an empty deck."""
    cards = state.cards_at(order_box(bot))
    return cards[-1] if cards else None


@implements("RB.2.7")
def reveal_order(game: Game, bot: str) -> None:
    """Draw the order card of the turn and reveal it."""
    draw_cards(game, bot, 1, order_box(bot))


@implements("RB.2.7")
def is_bird_order(game: Game, bot: str) -> bool:
    """Return whether the order card is a bird card."""
    order = order_card(game.state, bot)
    return order is not None and order.suit == BIRD


@implements("RB.2.7")
def ordered(game: Game, bot: str, clearings: Iterable[Place]) -> list[Place]:
    """Return those of some clearings that match the order card: with a bird order all, without an order card none."""
    order = order_card(game.state, bot)
    return [clearing for clearing in clearings if order is not None and matches(game, order.suit, clearing)]


@implements("RB.2.7", "RB.1.1.1")
def craft_order(game: Game, bot: str) -> None:
    """Craft the order card where it shows an item that is available, without activating anything.

    It stays the order card.
    """
    order = order_card(game.state, bot)
    if order is not None and order.item and why_not_craft(game, bot, order) is None:
        craft_card(game, bot, order, None, order_box(bot), stays=True)


def discard_order(game: Game, bot: str) -> None:
    """Discard the order card."""
    order = order_card(game.state, bot)
    if order is not None:
        discard_card(game, bot, order, order_box(bot))
