"""What a recorded turn of the Legion shows of its colonies: where they come from, and with which warriors (QL.5.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from woodlaw.engine.concepts import suits as suits_of
from woodlaw.engine.events import Battled, Event, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import available
from woodlaw.engine.titles import name
from woodlaw.factions.queenless_legion.abilities import Legion
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, violation
from woodlaw.logs.audits.pieces import fell_in_battle
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.logs.audits.turns import broken_off, own_battles, ventures_besides
from woodlaw.table.places import Place

At = Iterable[tuple[Event, Offence]]


def colonized_wrongly(legion: Legion, game: Game, events: Sequence[Event]) -> At:
    """Return which colonies a turn takes from the map, or places before a battle, against Colonize."""
    return [
        *_taken_too_early(legion, game, events),
        *_taken_from_campaign(legion, game, events),
        *_before_the_battle(legion, game, events),
    ]


@audits("QL.5.3")
def _taken_too_early(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A colony is taken from the map once none is left, so that none is left when it has been placed.

    Those that others remove may have come back later in the turn.
    """
    taken = [event for event in events if _takes_colony(legion, game, event, events)]
    lost = sum(e.count for e in events if isinstance(e, Removed) and e.piece is legion.colony and e not in taken)
    left = available(game, legion.colony) - lost
    if taken and left > 0 and not broken_off(events):
        what = f"{left} colon{'ies are' if left > 1 else 'y is'} left off it"
        yield taken[0], violation("QL.5.3", f"a colony is taken from the map, and {what}", "only when none is left")


@audits("QL.5.3")
def _taken_from_campaign(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A colony is taken from outside of the campaign; the suit of a clearing whose tokens changed is unknown."""
    altered = may_have_altered(game, legion.name, events)
    for event in events:
        if not isinstance(event, Moved | Removed) or not _takes_colony(legion, game, event, events):
            continue
        place = event.origin if isinstance(event, Moved) else event.place
        if place not in altered and _is_surely_inside(legion, game, place):
            message = f"a colony is taken from {name(place)}, which is a campaign clearing"
            yield event, violation("QL.5.3", message, "one outside of the campaign")


def _is_surely_inside(legion: Legion, game: Game, place: Place) -> bool:
    """Return whether the suit of a campaign is known at a turn's end, and a clearing has it, now and as printed."""
    suits = legion.campaign_suits(game)
    return len(suits) == 1 and suits <= suits_of(game, place) and game.state.suits[place.number] in suits


def _takes_colony(legion: Legion, game: Game, event: Event, events: Sequence[Event]) -> bool:
    """Return whether the Legion itself takes a colony of its own from a clearing: no hit, and no price."""
    if isinstance(event, Moved):
        return bool(event.origin.number) and any(piece is legion.colony for piece, _ in event.pieces)
    if not isinstance(event, Removed) or event.piece is not legion.colony or event.player != legion.name:
        return False
    paid = any(each.pays_with(game, event.piece) for each in game.bending(Audit.pays_with))
    fought = any(isinstance(each, Battled) and each.clearing is event.place for each in events)
    return bool(event.place.number) and not paid and not fought


@audits("QL.5.2", "QL.5.3")
def _before_the_battle(legion: Legion, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Where a colony is written before the battle of its clearing, the warriors that outlive this must be enough.

    Those that leave may have left later in the turn, and so may those that fall otherwise.
    """
    if ventures_besides(game).most:
        return
    enough = int(legion.values["warriors that colonize"])
    for number, event in enumerate(events):
        if not isinstance(event, Placed) or event.piece is not legion.colony:
            continue
        place = event.place
        fought = any(battle.clearing is place for battle in own_battles(legion.name, events[number:]))
        most = game.state.warriors(place, legion.name) + _gone(legion, place, events)
        if fought and most < enough:
            held = f"{most or 'no'} warrior{'s' * (most != 1)}"
            message = f"a colony in {name(place)}, with {held} after the battle there"
            yield event, violation("QL.5.3", message, f"at least {enough} warriors")


def _gone(legion: Legion, place: Place, events: Sequence[Event]) -> int:
    """Return how many warriors of the Legion left a clearing in a turn otherwise than by the hits of a battle."""
    count = 0
    for number, event in enumerate(events):
        match event:
            case Moved() if event.origin is place:
                count += sum(moved for piece, moved in event.pieces if piece is legion.warrior)
            case Removed() if event.place is place and event.piece is legion.warrior:
                count += 0 if fell_in_battle(event, events[:number]) else event.count
    return count
