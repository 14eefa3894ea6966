"""What a recorded turn shows of its phases: what the Alliance does too late, in its Evening (8.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import cast

from woodlaw.engine.events import CardsMoved, Event
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, Remembered
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Offence, too_late
from woodlaw.logs.audits.draws import evening_drawn, may_have_run_out
from woodlaw.logs.audits.effects import told_apart
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import after_deeds_of_daylight, own_battles, own_moves, ventures_besides
from woodlaw.logs.audits.woodland_alliance.bases import fallen_bases
from woodlaw.logs.audits.woodland_alliance.supporters import is_mobilized, most_not_held
from woodlaw.logs.audits.woodland_alliance.training import trained_behind_cards
from woodlaw.logs.audits.woodland_alliance.turns import revolts, spread
from woodlaw.table.places import DECK, hand

Found = Iterator[tuple[Event, Offence]]

RECRUITED = Remembered("alliance recruited", 0, COUNT)
"""How many events of the turn of a record came before the Alliance recruited for the first time."""


def note_recruiting(game: Game, events: Sequence[Event]) -> None:
    """Remember that the Alliance recruits after some events of its turn."""
    if not RECRUITED.is_noted(game.state):
        RECRUITED.note(game.state, len(events))


def done_in_evening(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield the first of each kind that comes after a move, a battle, a recruit or the Evening draw of the Alliance.

    What it crafts and mobilizes some write before everything else, but nobody writes it behind the operations.
    """
    begun, daylight = _evening(alliance, game, events), _daylight(alliance, events)
    told = [each for each in (begun, daylight) if each]
    if told:
        yield from _spread_late(alliance, events, *min(told))
    if begun is None:
        return
    since, what = begun
    yield from _mobilized_late(alliance, events, since, what)
    yield from _trained_late(alliance, game, events, since, what)


@audits("8.6.1", "8.6.2")
def _evening(alliance: Alliance, game: Game, events: Sequence[Event]) -> tuple[int, str] | None:
    """Return the number of an event by which there surely was a military operation, and what it tells of; or the number
    of the event behind the cards that Evening draws, where that comes first.
    """
    begun = _ventured(alliance, game, events)
    if RECRUITED.is_noted(game.state):
        begun.append(RECRUITED.of(game.state))
    told = [(number, "moves, battles or recruits") for number in begun]
    drawn = evening_drawn(cast("Recorded", alliance), game, events)
    return min(told if drawn is None else [*told, (drawn, "draws in Evening")], default=None)


def _ventured(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[int]:
    """Return the number of the first move or battle by which there are more than effects may have given, if any."""
    own = {id(e) for e in (*own_moves(game, alliance.name, events), *own_battles(alliance.name, events))}
    most, taken = ventures_besides(game).most, set[object]()
    for number, event in enumerate(events):
        if id(event) in own:
            told = told_apart(game, event, number)
            taken |= set() if told is None else {told}
            if len(taken) > most:
                return [number]
    return []


@audits("3.3.1", "3.3.4", "M.4.3", "8.5.2")
def _daylight(alliance: Alliance, events: Sequence[Event]) -> tuple[int, str] | None:
    """Return the number of the event behind the first thing of Daylight that nobody writes before Birdsong, and what
    it tells of: what rules of the core let one do in Daylight alone, and cards mobilized behind a step of Birdsong.
    """
    after = after_deeds_of_daylight(alliance.name, events)
    told = [(len(events) - len(after), "does what Daylight allows")] if after else []
    birdsong = min((index for index, _ in (*spread(alliance, events), *revolts(alliance, events))), default=len(events))
    mobilized = (n for n, event in enumerate(events) if n > birdsong and is_mobilized(alliance, event))
    told += [(number, "mobilizes") for number in islice(mobilized, 1)]
    return min(told, default=None)


@audits("8.4.2")
def _spread_late(alliance: Alliance, events: Sequence[Event], since: int, what: str) -> Found:
    """Sympathy spreads in Birdsong; what is organized comes in place of a warrior."""
    for index, event in spread(alliance, events):
        if index >= since:
            message = f"sympathy spreads to clearing {event.place.number} after the Alliance {what}"
            yield event, too_late("8.4.2", message, "in Birdsong")
            return


@audits("8.5.2")
def _mobilized_late(alliance: Alliance, events: Sequence[Event], since: int, what: str) -> Found:
    """Cards are mobilized in Daylight."""
    for event in events[since:]:
        if is_mobilized(alliance, event):
            message = f"a card is mobilized after the Alliance {what}"
            yield event, too_late("8.5.2", message, "in Daylight")
            return


@audits("8.4.1", "8.4.2", "8.5.2")
def spent_once_mobilized(alliance: Alliance, game: Game, events: Sequence[Event]) -> Found:
    """Yield a supporter spent in Birdsong of which there are too few copies for Daylight to mobilize one as well.

    Records write both in any order, but what is spent is gone, unless it is taken again from the discard pile.
    """
    placed = bool(spread(alliance, events))
    if not (placed or revolts(alliance, events)) or fallen_bases(alliance, events) or may_have_run_out(game, events):
        return
    if most_not_held(alliance, game, events):
        return
    stack, moved = alliance.supporters, [event for event in events if isinstance(event, CardsMoved)]
    named = Counter(card for e in moved if e.source is hand(alliance.name) and e.target is stack for card in e.cards)
    again = {card for e in moved if not (e.source.owner or e.source is DECK) for card in e.cards}
    for event in moved:
        for card in event.cards if event.source is stack and not event.target.owner else ():
            if card not in named or not card.known or card in again or "copies" in card.assumed:
                continue
            named[card] += 1
            if named[card] > card.copies:
                message = f"the Alliance spends {card.name}, and mobilizes it in the same turn"
                yield event, too_late("8.4.2" if placed else "8.4.1", message, "in Birdsong")


@audits("8.5.3")
def _trained_late(alliance: Alliance, game: Game, events: Sequence[Event], since: int, what: str) -> Found:
    """Officers are trained in Daylight; those of revolts are told apart by the cards that are spent."""
    if any(index >= since for index, _ in revolts(alliance, events)):
        return
    late = [index for index in trained_behind_cards(alliance, game, events) if index >= since]
    if late:
        yield events[late[0]], too_late("8.5.3", f"the Alliance trains after it {what}", "in Daylight")
