"""What a recorded turn shows of bases that fall (8.2.4): the officers and the supporters that go with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import suits
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance, capacity
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, omission, violation
from woodlaw.logs.audits.pieces import changes, count_before, warriors_astray
from woodlaw.logs.audits.spending import cards_from, cards_to
from woodlaw.logs.audits.turns import broken_off, player_of
from woodlaw.logs.audits.woodland_alliance.outrage import altered_in
from woodlaw.table.places import DECK, Place
from woodlaw.table.suits import BIRD, CLEARING_SUITS

Found = Iterator[tuple[Event, Offence]]


def fallen_bases(alliance: Alliance, events: Sequence[Event]) -> list[Place]:
    """Return the clearings that bases left in some events, one for each base."""
    return [
        place
        for event in events
        for place, piece, change in changes(event)
        if place.number and piece in alliance.bases and change < 0
    ]


@audits("8.2.4")
def kept_after_bases(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield the bases that fall in a turn and leave more officers, or supporters of their suit, than they may."""
    if broken_off(events):
        return
    fallen = [
        (index, event)
        for index, event in enumerate(events)
        if isinstance(event, Removed) and event.piece in alliance.bases and event.place.number
    ]
    for number, (index, event) in enumerate(fallen, 1):
        bases = sum(each.count for _, each in fallen[:number])
        yield from ((event, offence) for offence in _officers_kept(alliance, game, events, index, bases))
        yield from ((event, offence) for offence in _supporters_kept(alliance, game, events, event, index))


def _officers_kept(
    alliance: Alliance, game: Game, events: Sequence[Event], index: int, bases: int
) -> Iterator[Offence]:
    """Half of the officers are removed, rounded up; a record may tell it before the base or after it.

    Each other base that fell before in the turn took half of those that were left, too. How many officers there are is
    sure if no warrior is out of place.
    """
    lost, after = (_officers_lost(alliance, each) for each in (events, events[index:]))
    officers = count_before(game.state, events, index, alliance.officers, alliance.warrior) + lost - after
    made = sum(e.count for e in events if isinstance(e, Placed) and e.place is alliance.officers)
    due = officers - _left_after(officers, 1 if made else bases)
    if lost < due and not warriors_astray(game, alliance.name):
        fall = "a base of the Alliance falls" if bases == 1 or made else f"{bases} bases of the Alliance fall"
        message = f"{fall}, and {lost} of {officers} officers are removed"
        yield omission("8.2.4", message, f"{due}, half of them rounded up{' for each base' * (bases > 1 and not made)}")


@audits("8.2.4")
def _left_after(officers: int, bases: int) -> int:
    """Return how many officers are left once some bases have fallen, each of which takes half, rounded up."""
    for _ in range(min(bases, len(CLEARING_SUITS))):
        officers //= 2
    return officers


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

    Where something may have changed the suit of the clearing it is sure of birds alone. A card drawn since is one that
    nobody saw.
    """
    altered = fallen.place in altered_in(alliance, game, events)
    lost_suits = {BIRD, *(() if altered else suits(game, fallen.place) & {game.state.suits[fallen.place.number]})}
    since = [e for e in events[index:] if isinstance(e, CardsMoved) and e.target is alliance.supporters]
    came = Counter(card.suit for event in since if event.source is not DECK for card in event.cards)
    kept = Counter(card.suit for card in game.state.cards_at(alliance.supporters) if card.suit in lost_suits) - came
    if kept.total() > came[""]:
        message = f"a base of the Alliance falls in clearing {fallen.place.number}, and a {min(kept)} supporter stays"
        yield omission("8.2.4", message, "all that match the clearing discarded")


@audits("8.2.4")
def lost_beyond_bases(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield what of the officers, and of the supporters, goes though no base falls that takes it."""
    if not broken_off(events):
        yield from _too_many_officers(alliance, game, events)
        yield from _others_discarded(alliance, game, events)


def _too_many_officers(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Each base that falls takes half of the officers that are left, rounded up; nothing else takes any."""
    gone = [
        e for e in events if isinstance(e, Removed) and e.piece is alliance.warrior and e.place is alliance.officers
    ]
    if not gone or warriors_astray(game, alliance.name):
        return
    made = sum(e.count for e in events if isinstance(e, Placed) and e.place is alliance.officers)
    officers = count_before(game.state, events, 0, alliance.officers, alliance.warrior) + made
    fallen = len(fallen_bases(alliance, events))
    left = _left_after(officers, fallen)
    lost = sum(event.count for event in gone)
    if lost > officers - left:
        message = f"{lost} of {officers} officers are removed, and {fallen or 'no'} base{'s' * (fallen != 1)} of theirs"
        message = f"{message} {'fall' if fallen > 1 else 'falls'}"
        yield (
            gone[-1],
            violation("8.2.4", message, f"{officers - left or 'none'}, half of them rounded up for each base"),
        )


def _others_discarded(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Supporters that match no clearing where a base fell are discarded only if the stack cannot hold them.

    In its own turn the Alliance spends supporters too. One that comes to a full stack goes at once, even if others go
    for the base then; a stack that never held more cards than it can was not full for any that came.
    """
    fallen = fallen_bases(alliance, events)
    if not fallen or player_of(events) == alliance.name or game.bending(Extension.clearing_suits):
        return
    there = {suit for place in fallen for suit in suits(game, place)} | {BIRD}
    others = [
        (event, card)
        for event in events
        if isinstance(event, CardsMoved) and event.source is alliance.supporters
        for card in event.cards
        if card.suit in CLEARING_SUITS and card.suit not in there
    ]
    most = capacity(game.state, alliance)
    held, came = len(game.state.cards_at(alliance.supporters)), cards_to(events, alliance.supporters)
    never_full = most is None or held + cards_from(events, alliance.supporters) <= most
    others = others[0 if never_full else came :]
    if others and (most is None or held < most):
        event, card = others[-1]
        message = f"a {card.suit} supporter is discarded with a base that fell in clearing {fallen[0].number}"
        yield event, violation("8.2.4", message, "those that match the clearing")
