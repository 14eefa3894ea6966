"""The five cards that a hand holds at the end of a turn: what each faction's Evening discards, no less and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.audit import Offence, omission, violation
from woodlaw.engine.events import CardsMoved, Event, TurnEnded
from woodlaw.engine.memory import COUNT, PLAYER, TABLE, Kept
from woodlaw.engine.turn import HAND_LIMIT
from woodlaw.law.implements import audits
from woodlaw.logs.books import Books, RecordedTurn
from woodlaw.logs.checks.cards import are_draws_untold
from woodlaw.logs.checks.registry import at_turn_end
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.places import hand

OVER_LIMIT = Kept("cards over the hand limit", 0, COUNT, PLAYER, owner=TABLE)
"""How many cards a record has shown a player to end turns with above five; the books take them for discarded, but the
player may hold them."""


@at_turn_end
@audits("G.5")
def hand_over_five(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A turn ends with at most five cards in hand; each faction's Evening says so."""
    turn = _judged(books)
    held = _held(books, turn) if turn else 0
    if turn and held > HAND_LIMIT:
        _note_over_limit(books, turn, held - HAND_LIMIT)
        message = f"{turn.faction.title} ends the turn with {held} cards in hand"
        yield turn.actions[-1], omission(turn.faction.discard_clause, message, f"discard down to {HAND_LIMIT}")


@at_turn_end
@audits("G.5")
def hand_under_five(books: Books) -> Iterator[tuple[Action, Offence]]:
    """What is discarded just after Evening draws leaves five cards in hand.

    Some factions spend cards in Evening too, and people may write that behind the draw.
    """
    turn = _judged(books)
    if turn is None or turn.faction.spends_in_evening:
        return
    held, discarded = _held(books, turn), _discarded_after_draw(turn)
    if discarded and held + OVER_LIMIT.of(books.game.state, TABLE, turn.player) < HAND_LIMIT:
        message = f"{turn.faction.title} discards {discarded} after drawing and ends the turn with {held} in hand"
        yield turn.actions[-1], violation(turn.faction.discard_clause, message, f"discard down to {HAND_LIMIT}")


def _judged(books: Books) -> RecordedTurn | None:
    """Return the turn that ends, if its hand limit can be judged."""
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.discard_clause or are_draws_untold(books):
        return None
    over = bool(turn.events) and isinstance(turn.events[-1], TurnEnded) and turn.events[-1].game_over
    return None if over else turn


def _note_over_limit(books: Books, turn: RecordedTurn, over: int) -> None:
    state = books.game.state
    OVER_LIMIT.keep(state, min(COUNT.most, OVER_LIMIT.of(state, TABLE, turn.player) + over), TABLE, turn.player)


def _held(books: Books, turn: RecordedTurn) -> int:
    return len(books.game.state.cards_at(hand(turn.player)))


def _discarded_after_draw(turn: RecordedTurn) -> int:
    """Return how many cards a player discards just after it draws, where its turn ends so; else none."""
    events: Sequence[Event] = [event for event in turn.events if not isinstance(event, TurnEnded)]
    discarded = 0
    for event in reversed(events):
        if not isinstance(event, CardsMoved) or hand(turn.player) not in (event.source, event.target):
            break
        if event.target is hand(turn.player):
            return discarded if not event.source.owner else 0
        if event.target.owner:
            break
        discarded += len(event.cards)
    return 0
