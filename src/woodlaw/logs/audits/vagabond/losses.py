"""What a recorded turn shows of items that a Vagabond damages, and of those that he has to give up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.engine.events import Battled, Crafted, Event, ItemMoved, Removed, Scored
from woodlaw.engine.extension import Extension, seat_of
from woodlaw.engine.forests import forests
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, EVENT, PLAYER, TABLE, Kept, Many, Remembered, Row
from woodlaw.factions.vagabond.abilities import Vagabond
from woodlaw.factions.vagabond.evening import ITEM_LIMIT, ITEMS_BY_BAG
from woodlaw.factions.vagabond.items import DAMAGED_BY_FULL_REMOVAL, ON_TRACKS
from woodlaw.factions.vagabond.payment import ANY
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import broken_off, in_setup, player_of
from woodlaw.logs.audits.vagabond.items import (
    ALL_REFRESHED,
    EXHAUSTED,
    REFRESHES,
    needs_noted,
    refreshed_in,
    tells_items,
)
from woodlaw.table.characters import ADVENTURER, GLADIATOR
from woodlaw.table.pieces import ITEM_KINDS, item

Found = Iterator[tuple[Event, Offence]]

CLEARED: Remembered[tuple[tuple[int, str], ...]] = Remembered("cleared out", (), Many(Row((EVENT, PLAYER))))
"""Each time that an effect of a recorded turn removes all enemy pieces where a Vagabond is: the number of the event
that shows it, and the Vagabond."""
OVER_LIMIT = Kept("items over the limit", 0, COUNT, PLAYER, owner=TABLE)
"""How many items more than his limit a record has left a Vagabond at the end of his latest turn, at least."""


def lost_wrongly(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield what is wrong with the items that a turn of anybody has him damage, repair and give up."""
    if in_setup(events):
        return
    yield from damaged_wrongly(vagabond, game, events)
    if player_of(events) == vagabond.name:
        yield from dueled_unhurt(vagabond, game, events)
        yield from rested_too_little(vagabond, game, events)
        yield from carried_too_much(vagabond, game, events)


# Full removal, and what else damages ----------------------------------------------------------------------------------
def note_cleared(vagabond: Vagabond, game: Game, event: Event, events: Sequence[Event]) -> None:
    """Remember that an event shows an enemy's effect that removes all enemy pieces where the pawn is."""
    if in_setup(events) or player_of(events) == vagabond.name:
        return
    asked = [*game.bending(Audit.clears_out), *_immediate(game, event)]
    struck = [
        (len(events), vagabond.name)
        for each in asked
        for place in each.clears_out(game, event, events)
        if vagabond.is_struck(game, player_of(events), place)
    ]
    if struck:
        CLEARED.note(game.state, (*CLEARED.of(game.state), *struck))


def _immediate(game: Game, event: Event) -> list[Audit]:
    """Return the effect of a card that is crafted, which is not in force."""
    effect = game.effect_of(event.card, event.player) if isinstance(event, Crafted) else None
    return [cast("Audit", effect)] if effect else []


@audits("9.2.2.I", "9.2.7", "9.2.1")
def damaged_wrongly(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield items that a turn of anybody damages too few for the effects that clear out his clearing, or for nothing.

    What hits damage counts for such an effect too, for a record may tell them in any order, but not once a battle that
    comes later is told.
    """
    if are_items_kept(game, player_of(events)):
        return
    hurt = damaged_in(vagabond, events)
    cleared = [number for number, each in CLEARED.of(game.state) if each == vagabond.name]
    count, due = _items(hurt), DAMAGED_BY_FULL_REMOVAL * len(cleared)
    at_once = _items(_damaged_beside(vagabond, events, cleared[0])) if len(cleared) == 1 else 0
    count = at_once if 0 < at_once < due else count
    known = vagabond.character(game) and tells_items(vagabond, game.state) and not broken_off(events)
    left = cast("Recorded", vagabond).hits_left(game)
    if count < due and left and known:
        message = f"the {vagabond.title} damages {count or 'no'} item{'s' * (count != 1)} where all enemies are removed"
        most = min(due, count + left)
        yield events[cleared[-1]], omission("9.2.2.I", message, f"{most} item{'s' * (most != 1)} damaged")
    elif count > due and not _may_be_hurt(vagabond, game, events, surely=bool(cleared)):
        yield hurt[-1], _too_many(vagabond, events, hurt[-1], count, due)


def _items(moved: Sequence[ItemMoved]) -> int:
    return sum(event.count for event in moved)


def damaged_in(vagabond: Vagabond, events: Sequence[Event]) -> list[ItemMoved]:
    """Return the events in which undamaged items of his go to the Damaged box."""
    moved = (event for event in events if isinstance(event, ItemMoved) and event.source.owner == vagabond.name)
    return [event for event in moved if event.target is vagabond.damaged is not event.source]


def _damaged_beside(vagabond: Vagabond, events: Sequence[Event], number: int) -> list[ItemMoved]:
    """Return in which events items of his are damaged about one, between his battles before and after it."""
    fought = [n for n, e in enumerate(events) if isinstance(e, Battled) and vagabond.name in (e.attacker, e.defender)]
    first = max((n for n in fought if n < number), default=0)
    return damaged_in(vagabond, events[first : min((n for n in fought if n > number), default=len(events))])


@audits("QL.2.2.III")
def are_items_kept(game: Game, player: str = "") -> bool:
    """Return whether an effect may put items elsewhere that would be damaged: any effect, or one of a player's."""
    keeping = game.bending(Audit.keeps_from_supply)
    told = [each for each in keeping if any(each.keeps_from_supply(game, item(kind)) for kind in ITEM_KINDS)]
    return any(not player or cast("Extension", each).owner in ("", player) for each in told)


@audits("9.2.7", "V.7.2", "V.11.2")
def _may_be_hurt(vagabond: Vagabond, game: Game, events: Sequence[Event], *, surely: bool) -> bool:
    """Return whether something else may damage items: hits, some characters' actions, or what a record hardly tells.

    That are cards without a name, what bots and hirelings do, and effects unknown by which others remove pieces where
    he is.
    """
    wears_out = vagabond.may_be(game, ADVENTURER) or vagabond.may_be(game, GLADIATOR)
    if player_of(events) == vagabond.name and wears_out:
        return True
    fought = any(isinstance(event, Battled) and vagabond.name in (event.attacker, event.defender) for event in events)
    unnamed = any(isinstance(event, Crafted) and not (event.card.name or event.item) for event in events)
    if fought or unnamed:
        return True
    if any(piece.owner and piece.owner not in game.factions for there in game.state.pieces.values() for piece in there):
        return True
    if surely or player_of(events) == vagabond.name:
        return False
    by_bot = not all(seat_of(game, each).human for each in game.state.seats)
    here = vagabond.pawn_place(game.state)
    felled = any(isinstance(event, Removed) and event.place is here for event in events)
    return by_bot or felled


def _too_many(vagabond: Vagabond, events: Sequence[Event], last: ItemMoved, count: int, due: int) -> Offence:
    """Return what is wrong with items damaged: one just crafted, more than an effect damages, or for no hit."""
    if due:
        message = f"the {vagabond.title} damages {count} items where all enemies are removed"
        return violation("9.2.2.I", message, f"{due} items damaged")
    number = next(number for number, event in enumerate(events) if event is last)
    before = next((event for event in reversed(events[:number]) if not isinstance(event, Scored)), None)
    if isinstance(before, Crafted) and before.player == vagabond.name and before.item == last.item.kind:
        return violation("9.2.1", f"the {before.item} that the {vagabond.title} crafts is damaged", "it lies face up")
    return violation("9.2.7", f"the {vagabond.title} damages a {last.item.kind} and takes no hit", "no item damaged")


# Duels ----------------------------------------------------------------------------------------------------------------
@audits("V.11.2")
def dueled_unhurt(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield duels of the Gladiator that damage no item; crossbows that he exhausts may be for strikes instead."""
    told = tells_items(vagabond, game.state) and not broken_off(events)
    if vagabond.character(game) != GLADIATOR or not told:
        return
    strikes = [need for need in needs_noted(game.state) if need.doing == "strikes"]
    either = [need.number for need in strikes if need.kinds == ANY]
    exhausted = [e for e in events if isinstance(e, ItemMoved) and e.source.owner == vagabond.name and e.face_down]
    crossbows = _items([e for e in exhausted if e.item.kind == "crossbow"]) - (len(strikes) - len(either))
    duels = len(either) - max(0, crossbows)
    lacking = duels - _items(damaged_in(vagabond, events))
    doubtful = sorted(either, key=lambda number: bool(damaged_in(vagabond, events[number - 1 : number])))
    for number in sorted(doubtful[: max(0, lacking)]):
        message = f"the {vagabond.title} removes a warrior in a duel"
        yield events[number], omission("V.11.2", message, "the item exhausted for it damaged")


# Rest -----------------------------------------------------------------------------------------------------------------
@audits("9.6.1")
def rested_too_little(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Yield a turn that ends in a forest and leaves items damaged, where the record tells of these."""
    resting = any(game.state.count(each, vagabond.pawn) for each in forests(game))
    diverting = game.bending(Audit.keeps_from_supply)
    lying = game.state.at(vagabond.damaged).items()
    left = sum(count for each, count in lying if not any(e.keeps_from_supply(game, each) for e in diverting))
    if resting and left and tells_items(vagabond, game.state) and not broken_off(events):
        message = f"the {vagabond.title} rests in a forest, and {left} of the items in the Damaged box stay there"
        yield events[-1], omission("9.6.1", message, "all items undamaged and face up")


# The limit ------------------------------------------------------------------------------------------------------------
@audits("9.6.4", "9.2.5.I")
def carried_too_much(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> Found:
    """Yield a turn that leaves more items than the limit, however those lie of which the record does not tell; once."""
    known = vagabond.character(game) and tells_items(vagabond, game.state) and not are_items_kept(game)
    if broken_off(events) or not known:
        return
    over = max(0, _fewest_over(vagabond, game, events))
    before = OVER_LIMIT.of(game.state, TABLE, vagabond.name)
    OVER_LIMIT.keep(game.state, over, TABLE, vagabond.name)
    if over > before:
        message = f"the {vagabond.title} keeps {over} item{'s' * (over != 1)} more than the Satchel can hold"
        yield events[-1], omission("9.6.4", message, "as many items removed")


def _fewest_over(vagabond: Vagabond, game: Game, events: Sequence[Event]) -> int:
    """Return by how many items at least the Satchel and the Damaged box hold more than they can.

    Teas, coins and bags lie on their tracks unless they are surely exhausted; a record may leave out what of them is
    refreshed, as far as that may be.
    """
    spaces: int = vagabond.values["spaces on a track"]
    held = {kind: vagabond.undamaged(game, kind) for kind in ITEM_KINDS}
    down = {kind: EXHAUSTED.of(game.state, TABLE, vagabond.name, kind) for kind in ON_TRACKS}
    untold = max(0, REFRESHES.of(game.state) - _items(refreshed_in(vagabond, events)))
    untold = 0 if ALL_REFRESHED.of(game.state) else untold
    turned = min(untold, down["bag"])
    bags = min(spaces, held["bag"] - down["bag"] + turned)
    on_tracks = sum(min(spaces, held[kind] - down[kind]) for kind in ON_TRACKS) + min(untold, sum(down.values()))
    damaged = sum(game.state.at(vagabond.damaged).values())
    return sum(held.values()) + damaged - on_tracks - ITEM_LIMIT - ITEMS_BY_BAG * bags
