"""The five cards that a hand holds at the end of a turn: what each faction's Evening discards, no less and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from woodlaw.engine.events import CardsMoved, Event, TurnEnded
from woodlaw.engine.memory import COUNT, PLAYER, TABLE, Kept
from woodlaw.engine.turn import hand_limit
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.books import Books, RecordedTurn
from woodlaw.logs.checks.cards import are_draws_untold, perhaps_back
from woodlaw.logs.checks.registry import at_turn_end
from woodlaw.logs.rootlog.syntax import Action
from woodlaw.table.places import DISCARD, hand

UNCOUNTED = Kept("cards beside the hand", 0, COUNT, PLAYER, owner=TABLE)
"""How many cards a player may hold beside those of the books: what it was shown to end turns with above five, which the
books take for discarded, and what it lacked of five when it discarded all the same."""


@at_turn_end
@audits("G.5")
def hand_over_five(books: Books) -> Iterator[tuple[Action, Offence]]:
    """A turn ends with at most five cards in hand; each faction's Evening says so."""
    turn = _judged(books)
    held = _held(books, turn) if turn else 0
    if turn and held > (limit := hand_limit(books.game, turn.player)):
        _note_uncounted(books, turn, held - limit)
        message = f"{turn.faction.title} ends the turn with {held} cards in hand"
        yield turn.actions[-1], omission(turn.faction.discard_clause, message, f"discard down to {limit}")


@at_turn_end
@audits("G.5")
def hand_under_five(books: Books) -> Iterator[tuple[Action, Offence]]:
    """What is discarded just after Evening draws leaves five cards in hand, unless it pays for what was done before.

    Some factions spend cards in Evening too, and people may write that behind the draw.
    """
    turn = _judged(books)
    if turn is None or turn.faction.spends_in_evening:
        return
    held, discarded, limit = _held(books, turn), _discarded_after_draw(turn), hand_limit(books.game, turn.player)
    beside = UNCOUNTED.of(books.game.state, TABLE, turn.player) + len(perhaps_back(books, turn.player))
    under = held + beside < limit
    if discarded and under and not _may_pay(books, turn, discarded):
        _note_uncounted(books, turn, limit - held)
        count = sum(len(event.cards) for event in discarded)
        message = f"{turn.faction.title} discards {count} after drawing and ends the turn with {held} in hand"
        yield turn.actions[-1], violation(turn.faction.discard_clause, message, f"discard down to {limit}")


def _judged(books: Books) -> RecordedTurn | None:
    """Return the turn that ends, if its hand limit can be judged."""
    turn = books.turn
    if turn is None or turn.setup or not turn.faction.discard_clause or are_draws_untold(books):
        return None
    over = bool(turn.events) and isinstance(turn.events[-1], TurnEnded) and turn.events[-1].game_over
    return None if over else turn


def _note_uncounted(books: Books, turn: RecordedTurn, cards: int) -> None:
    state = books.game.state
    UNCOUNTED.keep(state, min(COUNT.most, UNCOUNTED.of(state, TABLE, turn.player) + cards), TABLE, turn.player)


def _held(books: Books, turn: RecordedTurn) -> int:
    return len(books.game.state.cards_at(hand(turn.player)))


def _discarded_after_draw(turn: RecordedTurn) -> list[CardsMoved]:
    """Return by which events a player discards cards just after it draws, where its turn ends so; else none."""
    own = hand(turn.player)
    discarded: list[CardsMoved] = []
    for event in reversed([event for event in turn.events if not isinstance(event, TurnEnded)]):
        match event:
            case CardsMoved(source=source, target=target) if source is own and not target.owner:
                discarded.append(event)
            case CardsMoved(source=source, target=target) if target is own and not source.owner:
                return discarded
            case _:
                return []
    return []


def _may_pay(books: Books, turn: RecordedTurn, discarded: Sequence[CardsMoved]) -> bool:
    """Return whether cards that are discarded last may pay for something: had they lain there, more were unlawful.

    Audits may know events by their numbers, so that none is left out.
    """
    if any(isinstance(event, CardsMoved) and event.source is DISCARD for event in turn.events):
        return True
    late = {id(event) for event in discarded}
    unpaid: list[Event] = [
        replace(event, source=event.target) if isinstance(event, CardsMoved) and id(event) in late else event
        for event in turn.events
    ]
    return not _against(books, turn, unpaid) <= _against(books, turn, turn.events)


def _against(books: Books, turn: RecordedTurn, events: Sequence[Event]) -> set[tuple[str, str]]:
    """Return what factions and effects have against a turn of some events: the clauses, and what they say."""
    asked = books.game.bending(Audit.turn_offences)
    found = (offence for each in asked for _, offence in each.turn_offences(books.game, turn.player, events))
    return {(offence.clause, offence.message) for offence in found}
