"""What a recorded turn of another shows of Poke the Hive: the warriors and the battle of the Clergy (HCC.2.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from woodlaw.engine.events import Battled, Event, Placed, Removed, Replaced
from woodlaw.engine.game import Game
from woodlaw.engine.titles import name, player_title
from woodlaw.factions.honeycomb_clergy.abilities import WARRIORS_OF_THE_HIVE, Clergy
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, others_who, violation
from woodlaw.logs.audits.pieces import changes, fell_in_battle, replaces
from woodlaw.logs.audits.turns import own_battles
from woodlaw.table.places import Place, supply

At = Iterable[tuple[Event, Offence]]


def hive_poked_wrongly(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Return what the Clergy do in another's turn beside the Cathedrals that fell in it."""
    fallen = cathedrals_fallen(clergy, events)
    return [*_warriors_elsewhere(clergy, game, events, fallen), *_battles_with_others(clergy, game, events, fallen)]


def cathedrals_fallen(clergy: Clergy, events: Sequence[Event]) -> Counter[Place]:
    """Return how many Cathedrals fell where in a turn: the Clergy may have poked the hive there."""
    fallen: Counter[Place] = Counter()
    for event in events:
        if isinstance(event, Removed) and event.piece is clergy.cathedral:
            fallen[event.place] += event.count
        elif isinstance(event, Replaced) and event.old is clergy.cathedral:
            fallen[event.place] += 1
    return fallen


@audits("HCC.2.5")
def _warriors_elsewhere(
    clergy: Clergy, game: Game, events: Sequence[Event], fallen: Counter[Place]
) -> Iterator[tuple[Event, Offence]]:
    """Warriors come in the place of a Cathedral that fell, four for each at most; a record may tell of them first."""
    come: Counter[Place] = Counter()
    for number, event in enumerate(events):
        if not isinstance(event, Placed) or event.piece is not clergy.warrior or not event.place.number:
            continue
        most = WARRIORS_OF_THE_HIVE * fallen[event.place]
        replaced = not most and _takes_the_place(event, events[:number])
        if event.source is not supply(clergy.name) or replaced or _is_given(clergy, game, event, events[:number]):
            continue
        come[event.place] += event.count
        if come[event.place] > most:
            where = "" if most else ", where no Cathedral fell"
            warriors = f"{come[event.place]} warrior{'s' * (come[event.place] != 1)}"
            message = f"{warriors} of the Clergy placed in {name(event.place)}{where}"
            expected = f"at most {most}" if most else "where a Cathedral fell"
            yield event, violation("HCC.2.5", message, expected)


def _takes_the_place(event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a warrior may replace another piece: one that falls in a battle there is not replaced."""
    last = next((each for each in reversed(events) if any(changes(each))), None)
    fell = isinstance(last, Removed) and fell_in_battle(last, events)
    return not fell and replaces(event, events, another=True)


def _is_given(clergy: Clergy, game: Game, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether an effect that is none of the Clergy's may have had warriors placed."""
    others = others_who(game, Audit.may_place, clergy)
    return any(each.may_place(game, event, events) for each in others)


@audits("HCC.2.5")
def _battles_with_others(
    clergy: Clergy, game: Game, events: Sequence[Event], fallen: Counter[Place]
) -> Iterator[tuple[Event, Offence]]:
    """The Clergy battle where a Cathedral fell, against whoever destroyed it: one battle for each.

    Nothing is known of whom others may force to battle.
    """
    if any(each.forces_battles(game) for each in game.bending(Audit.forces_battles)):
        return
    fought: Counter[Place] = Counter()
    for battle in own_battles(clergy.name, events):
        fought[battle.clearing] += 1
        where = name(battle.clearing)
        if fought[battle.clearing] > fallen[battle.clearing]:
            why = "once more than Cathedrals fell there" if fallen[battle.clearing] else "where no Cathedral fell"
            yield battle, violation("HCC.2.5", f"the Clergy battle in {where}, {why}", "one for each that fell")
        elif battle.defender not in _may_have_destroyed(clergy, game, battle.clearing, events):
            title = player_title(game, battle.defender)
            message = f"the Clergy battle {title} in {where}, who destroyed no Cathedral there"
            yield battle, violation("HCC.2.5", message, "whoever destroyed it")


def _may_have_destroyed(clergy: Clergy, game: Game, place: Place, events: Sequence[Event]) -> set[str]:
    """Return who may have destroyed a Cathedral: its remover, whose turn it is, and all who fought there otherwise."""
    found = {game.state.current}
    for event in events:
        match event:
            case Removed() | Replaced() if event.place is place:
                found.add(event.player)
            case Battled() if event.clearing is place and event.attacker != clergy.name:
                found |= {event.attacker, event.defender}
    return found
