"""What a recorded turn shows of the Supporters stack: cards mobilized (8.5.2), and what a lost base costs (8.2.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.audit import Offence, omission, violation
from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Event, Moved, Removed, Revealed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.factions.records import broken_off, count_before, warriors_astray
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.law.implements import audits
from woodlaw.table.places import DECK
from woodlaw.table.suits import BIRD

Found = Iterator[tuple[Event, Offence]]


@audits("8.5.2")
def mobilized_from_the_deck(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield cards drawn to the stack in the Alliance's own turn that no Outrage explains.

    Whoever tells a card's suit has seen it: it came from the hand, which some notators leave out.
    """
    drawn = [
        event
        for event in events
        if isinstance(event, CardsMoved) and event.source is DECK and event.target is alliance.supporters
        if not any(card.suit for card in event.cards)
    ]
    if drawn and not any(_may_outrage(alliance, event) for event in events):
        yield drawn[-1], violation("8.5.2", "a card of the deck becomes a supporter", "a card of the hand")


@audits("8.2.6")
def _may_outrage(alliance: Alliance, event: Event) -> bool:
    """Return whether an event of the Alliance's own turn may be Outrage, or bring it about."""
    match event:
        case Revealed():
            return event.to == alliance.name
        case Removed():
            return event.piece is alliance.sympathy
        case Moved():
            return any(piece.owner != alliance.name for piece, _ in event.pieces)
    return False


@audits("8.2.4")
def kept_after_bases(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield the bases that fall in a turn and leave more officers, or supporters of their suit, than they may."""
    if broken_off(events):
        return
    for index, event in enumerate(events):
        if isinstance(event, Removed) and event.piece in alliance.bases and event.place.number:
            yield from ((event, offence) for offence in _officers_kept(alliance, game, events, index))
            yield from ((event, offence) for offence in _supporters_kept(alliance, game, events, event, index))


def _officers_kept(alliance: Alliance, game: Game, events: Sequence[Event], index: int) -> Iterator[Offence]:
    """Half of the officers are removed, rounded up, before the base in a record or after it.

    How many there are is sure if no warrior is out of place.
    """
    lost, after = (_officers_lost(alliance, each) for each in (events, events[index:]))
    officers = count_before(game.state, events, index, alliance.officers, alliance.warrior) + lost - after
    due = -(-officers // 2)
    if lost < due and not warriors_astray(game, alliance.name):
        message = f"a base of the Alliance falls, and {lost} of {officers} officers are removed"
        yield omission("8.2.4", message, f"{due}, half of them rounded up")


def _officers_lost(alliance: Alliance, events: Sequence[Event]) -> int:
    return sum(
        event.count
        for event in events
        if isinstance(event, Removed) and event.piece is alliance.warrior and event.place is alliance.officers
    )


def _supporters_kept(
    alliance: Alliance, game: Game, events: Sequence[Event], fallen: Removed, index: int
) -> Iterator[Offence]:
    """Supporters that match the base's clearing are discarded, birds among them; which those are is sure of few.

    Where something changes the suits of clearings it is sure of birds alone.
    """
    lost_suits = {BIRD} if game.bending(Extension.clearing_suits) else {BIRD, *suits(game, fallen.place)}
    came = [c for e in events[index:] if isinstance(e, CardsMoved) and e.target is alliance.supporters for c in e.cards]
    kept = [card for card in game.state.cards_at(alliance.supporters) if card.suit in lost_suits]
    if len(kept) > sum(not card.suit or card.suit in lost_suits for card in came):
        message = (
            f"a base of the Alliance falls in clearing {fallen.place.number}, and a {kept[0].suit} supporter stays"
        )
        yield omission("8.2.4", message, "all that match the clearing discarded")
