"""Crafting: items, duplicates and cost (4.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from woodlaw.engine.craft import can_pay, why_not_craft
from woodlaw.engine.events import Crafted, ItemMoved, Removed
from woodlaw.engine.titles import player_title
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, violation
from woodlaw.logs.audits.craft import cost_told, crafting_suits
from woodlaw.logs.books import Books
from woodlaw.logs.checks.registry import before
from woodlaw.table.cards import Card
from woodlaw.table.laid_over import laid_over
from woodlaw.table.pieces import Category
from woodlaw.table.places import PlaceKind, crafted_items, hand


@before(Crafted)
def cannot_be_crafted(books: Books, event: Crafted) -> Iterator[Offence]:
    """An item must be in the supply (4.1.2), an effect not in the play area yet (4.1.4); ambushes are not crafted.

    Nobody knows what a card without name or item is.
    """
    known = event.card.name or event.card.item
    refusal = why_not_craft(books.game, event.player, event.card) if known else None
    if refusal:
        yield violation(refusal.clause, refusal.reason)


@before(ItemMoved)
@audits("4.1.2")
def crafted_item_given_up(books: Books, event: ItemMoved) -> Iterator[Offence]:
    """A crafted item stays in the Crafted Items box in its owner's turn; only others take it, to boards of theirs."""
    turn = books.turn
    if turn is None or turn.setup or event.source is not crafted_items(turn.player):
        return
    if event.target.kind is not PlaceKind.BOARD and books.game.state.count(event.source, event.item):
        message = f"a crafted {event.item.kind} of {player_title(books.game, turn.player)} is given up"
        yield violation("4.1.2", message, "the item in the Crafted Items box")


@before(Crafted)
def cannot_be_paid(books: Books, event: Crafted) -> Iterator[Offence]:
    """Crafting pieces of the suits of the cost must stand on the map, each activated once a turn.

    What is not crafted from a hand costs nothing, such as a bot's order card.
    """
    if not any(f.name == event.player and f.crafts_from() is hand(f.name) for f in books.letters.values()):
        return
    cost = cost_told(books.game, event.card, event.item)
    pieces = crafting_suits(books.game, event.player)
    if cost is None or pieces is None:
        return
    turn = books.turn
    if turn is None:
        return
    spent = turn.crafting_costs
    held = Counter(pieces)
    turn.crafting_pieces |= held
    if not can_pay([cost], pieces):
        have = ", ".join("/".join(sorted(suits)) for suits in pieces) or "none"
        yield violation("4.1.1", f"no crafting pieces for {_told(event.card, cost)}; the player has {have}")
    elif can_pay([*spent, cost], pieces):
        spent.append(cost)
    elif held == turn.crafting_pieces and not _lost_pieces(books, event.player):
        yield violation("4.1.1", f"crafting pieces for {_told(event.card, cost)} were activated before in this turn")


def _lost_pieces(books: Books, player: str) -> bool:
    """Whether others have removed buildings or tokens of a player in this turn, which may have crafted before."""
    events = books.turn.events if books.turn else ()
    return any(
        isinstance(event, Removed)
        and event.piece.owner == player != event.player
        and event.piece.category in (Category.BUILDING, Category.TOKEN)
        for event in events
    )


def _told(card: Card, cost: tuple[str, ...]) -> str:
    """Return a cost in words, with the file that tells it where a user does."""
    return " and ".join(cost) + (f" (as {laid_over().file} tells)" if "cost" in card.laid_over else "")
