"""What a card can be crafted with, as a record leaves it (4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from woodlaw.engine.concepts import suits
from woodlaw.engine.craft import can_pay, why_not_use
from woodlaw.engine.events import Crafted
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.game import Game
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit
from woodlaw.table.cards import Card


@audits("4.1.1")
def crafting_suits(game: Game, player: str) -> Sequence[frozenset[str]] | None:
    """Return the suits of each crafting piece that a player may activate (4.1.1), as a record leaves them.

    None where the table cannot tell.
    """
    faction = seat_of(game, player)
    places = faction.crafting_places(game, player)
    told = faction.crafting_suits(game, player)
    if told is None and places is not None and type(faction).crafting_suits is Extension.crafting_suits:
        told = [suits(game, place) for place in places]
    if told is None:
        return None
    if places is not None and len(told) == len(places):
        told = [each for each, place in zip(told, places, strict=True) if not why_not_use(game, player, place)]
    return [*told, *crafted_besides(game, player)]


@audits("4.1.1")
def crafted_besides(game: Game, player: str) -> list[frozenset[str]]:
    """Return the suits of what effects let a player craft with besides its crafting pieces."""
    return [suits for e in game.bending(Audit.crafts_besides) for suits in e.crafts_besides(game, player)]


@audits("4.1.1")
def may_craft_besides(game: Game, player: str) -> bool:
    """Return whether effects let a player craft with more than its crafting pieces, whatever a turn has left of it."""
    return any(cast("Extension", each).owner == player for each in game.bending(Audit.crafts_besides))


@audits("4.1.1")
def may_be_crafted_besides(game: Game, event: Crafted) -> bool:
    """Return whether a player may have crafted a card only with what effects let it craft with besides."""
    besides = crafted_besides(game, event.player)
    if not besides:
        return False
    cost = cost_told(game, event.card, event.item)
    return cost is None or can_pay([cost], besides)


@audits("4.1.1")
def cost_told(game: Game, card: Card, item: str) -> tuple[str, ...] | None:
    """Return the cost of a card that a record has crafted, perhaps for an item; None where it is not known for sure.

    Where only the item is told, it is that of the item's cards if it is the same on all.
    """
    if "cost" in card.assumed:
        return None
    if card.cost is not None:
        return card.cost
    costs = {each.cost for each in game.state.deck.cards if item and each.item == item}
    return costs.pop() if len(costs) == 1 else None
