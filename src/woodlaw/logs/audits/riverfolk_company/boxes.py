"""What lies in the boxes of the Riverfolk's board: payments, what Protectionism brings untold, funds that are spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeGuard

from woodlaw.engine.events import CardsMoved, Crafted, Event, Placed, TurnBegan, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, Kept, Remembered
from woodlaw.law.implements import audits
from woodlaw.logs.audits.pieces import changes
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.spending import cards_from
from woodlaw.table.pieces import Category
from woodlaw.table.places import Place, PlaceKind, board, hand, supply

COMPANY = "riverfolk_company"

PAYMENTS = Kept("payments", True, FLAG, owner=COMPANY)
"""Whether anybody may have paid since the Riverfolk's Birdsong, which empties the Payments box (11.4.3).

A game begins with warriors in it (11.3.4).
"""
EMPTY = Remembered("payments empty", False, FLAG)
"""Whether the Payments box was empty as the Riverfolk's turn began (11.4.1)."""
UNTOLD = Kept("protectionism untold", 0, COUNT, owner=COMPANY)
"""How many warriors Protectionism has given the Riverfolk, in this turn or before, that the record has not told."""
BEFORE = Remembered("protectionism untold before", 0, COUNT)
"""How many those were as the Riverfolk's turn began."""
LACKED = Remembered("warriors supplied by later spending", 0, COUNT)
"""How many warriors came in this turn that the supply did not hold, for funds that may be told to be spent later."""
REPAID = Remembered("warriors spent for those that came before", 0, COUNT)
"""How many funds were spent since then."""


def funds_of(company: Recorded) -> Place:
    """Return the Funds, Payments and Committed boxes, which a record does not tell apart (11.2.4)."""
    return board(company.name, "funds")


def comes(event: Event, company: Recorded) -> TypeGuard[Placed]:
    """Return whether warriors of the Riverfolk come from their supply."""
    return isinstance(event, Placed) and event.piece is company.warrior and event.source is supply(company.name)


def spent(company: Recorded, events: Sequence[Event]) -> Counter[str]:
    """Return how many warriors of whom left the Riverfolk's board."""
    gone: Counter[str] = Counter()
    for place, piece, change in (each for event in events for each in changes(event)):
        if place is funds_of(company) and piece.category is Category.WARRIOR and change < 0:
            gone[piece.owner] -= change
    return gone


# Spending that is told behind what it pays for ------------------------------------------------------------------------
def spendable(company: Recorded, game: Game) -> int:
    """Return how many warriors in their own turn the Riverfolk may have spent before a record tells of it."""
    return game.state.count(funds_of(company), company.warrior) if game.state.current == company.name else 0


def note_spending(company: Recorded, game: Game, event: Event) -> None:
    """Remember warriors that come before those are spent that have to be in the supply for them."""
    home, lacked, repaid = supply(company.name), LACKED.of(game.state), REPAID.of(game.state)
    if comes(event, company) and game.state.current == company.name:
        lacking = event.count - game.state.count(home, company.warrior)
        if 0 < lacking <= spendable(company, game):
            LACKED.note(game.state, lacked + lacking)
    elif isinstance(event, TurnEnded):
        # The books took the first from nowhere, and laid those that were spent into the supply.
        game.adjust(company.warrior, home, -min(repaid, game.state.count(home, company.warrior)))
    elif lacked > repaid:
        REPAID.note(game.state, min(lacked, repaid + spent(company, (event,))[company.name]))


# Protectionism --------------------------------------------------------------------------------------------------------
def untold(company: Recorded, game: Game) -> int:
    """Return how many warriors lie on the Riverfolk's board by Protectionism that the record has not told."""
    return min(UNTOLD.of(game.state, company.name), game.state.count(supply(company.name), company.warrior))


@audits("11.4.1")
def _owe_protection(company: Recorded, game: Game) -> None:
    """Protectionism: an empty Payments box gets two warriors, or as many as the supply has of them."""
    empty = not PAYMENTS.of(game.state, company.name)
    owed = UNTOLD.of(game.state, company.name)
    EMPTY.note(game.state, empty)
    BEFORE.note(game.state, owed)
    PAYMENTS.keep(game.state, False, company.name)
    if empty:
        left = max(0, game.state.count(supply(company.name), company.warrior) - owed)
        owed += min(int(company.values["warriors of protectionism"]), left)
        UNTOLD.keep(game.state, owed, company.name)


def note_protectionism(company: Recorded, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Protectionism's warriors come untold, until more leave the board than are there, or the record tells of them."""
    owed = UNTOLD.of(game.state, company.name)
    match event:
        case TurnBegan(setup=False) if event.player == company.name:
            _owe_protection(company, game)
        case Placed() if comes(event, company) and event.place is funds_of(company):
            if game.state.current == company.name and event.count > exports(company.name, events):
                UNTOLD.keep(game.state, min(owed, BEFORE.of(game.state)), company.name)
        case _ if owed:
            taken = -sum(
                n for place, piece, n in changes(event) if place is funds_of(company) and piece is company.warrior
            )
            lacking = taken - game.state.count(funds_of(company), company.warrior)
            if 0 < lacking <= untold(company, game):
                game.shift(company.warrior, lacking, supply(company.name), funds_of(company))
                UNTOLD.keep(game.state, owed - lacking, company.name)


@audits("11.5.3.I")
def exports(player: str, events: Sequence[Event]) -> int:
    """Export: return how many cards may have been exported, each of which brings a warrior into the Payments box.

    Some write an export as a craft, some as a card of the hand that is discarded.
    """
    crafted = sum(isinstance(event, Crafted) and event.player == player for event in events)
    discarded = [event for event in events if isinstance(event, CardsMoved) and event.target.kind is PlaceKind.COMMON]
    return crafted + cards_from(discarded, hand(player))
