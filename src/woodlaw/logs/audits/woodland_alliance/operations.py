"""What a recorded turn shows of Military Operations (8.6.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from woodlaw.engine.events import Event, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.factions.woodland_alliance.abilities import Alliance
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, others_who, violation
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import changes, placed_where, vacated, warriors_astray
from woodlaw.logs.audits.turns import given_in, own_battles, ventures_besides
from woodlaw.logs.audits.woodland_alliance.revolts import most_brought
from woodlaw.logs.audits.woodland_alliance.turns import organized, revolts
from woodlaw.table.places import Place


@audits("8.6.1")
def too_many_operations(alliance: Alliance, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Military Operations: as many moves, battles, recruits and organizes in all as there are officers."""
    if warriors_astray(game, alliance.name):
        return
    ventures = [*own_battles(alliance.name, events), *whole_moves(game, alliance.name, events)]
    recruited, spread = _recruited(alliance, game, events), _organized(alliance, game, events)
    taken = max(0, len(ventures) - ventures_besides(game).most) + len(recruited) + len(spread)
    most = _most_officers(alliance, game, events)
    if taken > most:
        last = next(e for e in reversed(events) if e in ventures or e in recruited or e in spread)
        yield (
            last,
            violation("8.6.1", f"the Alliance takes {taken} operations", f"at most {most}, one for each officer"),
        )


@audits("8.6.1.III", "8.5.3")
def officers_and_warriors_exchanged(alliance: Alliance, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Warriors come from the supply, to the map and to the Officers box alike; officers stay there."""
    for event in events:
        match event:
            case Placed(source=source, place=place) if source is alliance.officers and place.number:
                yield event, violation("8.6.1.III", "an officer comes to the map", "a warrior of the supply")
            case Removed(destination=box, place=place) if box is alliance.officers and place.number:
                yield event, violation("8.5.3", "a warrior of the map becomes an officer", "a warrior of the supply")


def _most_officers(alliance: Alliance, game: Game, events: Sequence[Event]) -> int:
    """Return how many officers there can have been at one time of a turn."""
    lost = sum(
        -change
        for event in events
        for place, piece, change in changes(event)
        if place is alliance.officers and piece is alliance.warrior and change < 0
    )
    return game.state.count(alliance.officers, alliance.warrior) + lost


@audits("8.6.1.III")
def _recruited(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[Placed]:
    """Return an event for each warrior that was recruited for sure: neither by an effect, nor in place of others.

    Where a base has risen, those that came before it count for nothing, nor do as many as its revolt can have placed.
    """
    begins, risen = dict[Place, int](), Counter[Place]()
    for index, base in revolts(alliance, events):
        begins[base.place] = index
        risen[base.place] += most_brought(alliance, game, events, index, base)
    replaced = vacated(events, alliance.name) - (begins.keys() - _may_be_replaced(alliance, game, events))
    found: list[Placed] = []
    for place in placed_where(events, alliance.warrior):
        since = [e for e in events[begins.get(place, 0) :] if isinstance(e, Placed) and e.place is place]
        came = [e for e in since if e.piece is alliance.warrior]
        count = min(sum(e.count for e in came), alliance.pieces[alliance.warrior.kind].count) - risen[place]
        if count > 0 and place not in replaced and not given_in(game, alliance.name, place, events):
            found += came[-1:] * count
    return found


def _may_be_replaced(alliance: Alliance, game: Game, events: Sequence[Event]) -> set[Place]:
    """Return where warriors of others may have been replaced: an effect may have removed them, not revolts alone."""
    others = others_who(game, Audit.may_remove, alliance)
    left = [
        event
        for number, event in enumerate(events)
        if not isinstance(event, Removed) or any(e.may_remove(game, event, events[:number]) for e in others)
    ]
    return vacated(left, alliance.name)


@audits("8.6.1.IV")
def _organized(alliance: Alliance, game: Game, events: Sequence[Event]) -> list[Placed]:
    """Return the sympathy that was organized for sure: no battle and no effect took the warrior."""
    if any(e.pays_with(game, alliance.warrior) for e in game.bending(Audit.pays_with)):
        return []
    fought = {battle.clearing for battle in own_battles(alliance.name, events)}
    placed = [e for e in events if isinstance(e, Placed) and e.piece is alliance.sympathy and e.place.number]
    left = Counter[Place]()
    for event in events:
        if isinstance(event, Removed) and event.piece is alliance.warrior:
            left[event.place] += event.count
    found = []
    for event in (e for e in reversed(placed) if e.place not in fought and organized(alliance, e, events)):
        if left[event.place] > 0:
            left[event.place] -= 1
            found.append(event)
    return found
