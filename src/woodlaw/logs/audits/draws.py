"""What a recorded turn shows of the cards that its player draws in Evening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import CardsMoved, Event, Moved
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, TABLE, Kept
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.spending import cards_from
from woodlaw.logs.audits.turns import broken_off
from woodlaw.table.cards import CardKind
from woodlaw.table.pieces import FERRY
from woodlaw.table.places import DECK, PlaceKind, hand

if TYPE_CHECKING:
    from woodlaw.logs.audits.recorded import Recorded

DRAWABLE = Kept("drawable", 0, COUNT, owner=TABLE)
"""How many cards could be drawn as the turn under way of a recorded game began."""


def drawn_by(player: str, events: Sequence[Event]) -> int:
    """Return how many cards a player draws by some events, from the deck or a pile other than of dominance cards."""
    drawn = (event for event in events if isinstance(event, CardsMoved) and event.target is hand(player))
    return sum(
        len(event.cards)
        for event in drawn
        if event.source.kind is PlaceKind.COMMON and (event.source is DECK or not moves_dominance(event))
    )


def moves_dominance(event: CardsMoved) -> bool:
    """Return whether a dominance card is among those that an event moves."""
    return any(card.kind is CardKind.DOMINANCE for card in event.cards)


@audits("M.3.5")
def goes_by_ferry(event: Event, player: str) -> bool:
    """Return whether a player's pieces move, and take the Ferry along as the record tells: a card is drawn for it."""
    return isinstance(event, Moved) and {FERRY, player} <= {p if p is FERRY else p.owner for p, _ in event.pieces}


@audits("M.3.5")
def may_go_by_ferry(game: Game, event: Event, player: str) -> bool:
    """Return whether a player's pieces may have gone by the Ferry, from coast to coast, for which a card is drawn."""
    if not isinstance(event, Moved) or all(piece.owner != player for piece, _ in event.pieces):
        return False
    coastal = game.state.map.coastal if game.state.where(FERRY) else ()
    return event.origin.number in coastal and event.destination.number in coastal


def note_drawable(game: Game) -> None:
    """Remember how many cards can be drawn as a turn begins: all that lie nowhere else.

    The books may take a shuffle to be later than it was. Dominance cards that became available are written as
    discarded, and cannot be drawn.
    """
    piles = (DECK, *shuffled_together(game))
    elsewhere = [card for place, cards in game.state.cards.items() if place not in piles for card in cards]
    left = sum(card.copies for card in game.state.deck.cards if card.kind is not CardKind.DOMINANCE)
    left -= sum(card.kind not in (CardKind.OTHER, CardKind.DOMINANCE) for card in elsewhere)
    DRAWABLE.keep(game.state, max(0, left), TABLE)


def may_have_run_out(game: Game, events: Sequence[Event]) -> bool:
    """Return whether a turn may have found no card to draw: it drew all that could be drawn as it began.

    What it discarded may have come too late, in whatever way a record tells of it. Nobody knows where draws are untold.
    """
    if DRAWS_UNTOLD.of(game.state, TABLE):
        return True
    piles = (DECK, *shuffled_together(game))
    return DRAWABLE.of(game.state, TABLE) <= sum(cards_from(events, pile) for pile in piles)


def could_not_draw(game: Game, player: str, events: Sequence[Event]) -> bool:
    """Return whether Evening may have drawn fewer cards than are due: an effect took its place, or none were left."""
    if may_have_run_out(game, events):
        return True
    return any(e.drawn_otherwise(game, player, events) for e in game.bending(Audit.drawn_otherwise))


def evening_drawn(faction: Recorded, game: Game, events: Sequence[Event]) -> int | None:
    """Return before which event of a faction's turn that is over its Evening has surely drawn, or None.

    Fewer cards are drawn from there on than are due in Evening, and so many are drawn in all.
    """
    due = faction.turn_draws(game)
    if due is None or not due[0] or broken_off(events) or could_not_draw(game, faction.name, events):
        return None
    if drawn_by(faction.name, events) < due[0]:
        return None
    return next(number for number in range(len(events) + 1) if drawn_by(faction.name, events[number:]) < due[0])
