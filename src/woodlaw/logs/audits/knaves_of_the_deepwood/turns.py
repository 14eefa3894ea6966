"""What a recorded turn shows of the Knaves' battles, Skunks and draws."""

from __future__ import annotations

from collections.abc import Sequence

from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, ItemMoved, Moved, Placed, Removed, TurnEnded
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import EVENT, PLACE, Many, Remembered
from woodlaw.engine.move import why_not_go
from woodlaw.engine.place import why_no_room
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, ACTIONS, FACE_DOWN
from woodlaw.factions.knaves_of_the_deepwood.daylight import ACTIONS_WHEN_PLACED
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import MANY, Audit, omission, violation
from woodlaw.logs.audits.knaves_of_the_deepwood.captains import (
    Found,
    distant_prisoners_removed,
    freed_wrongly,
    not_placed,
    not_retired,
    others_moved,
    placed_unready,
    prisoners_kept,
    readied_wrongly,
    skunks_alone,
    taken_easy_wrongly,
    turned,
    turns_left_out,
)
from woodlaw.logs.audits.knaves_of_the_deepwood.crafts import crafted_elsewhere
from woodlaw.logs.audits.knaves_of_the_deepwood.deeds import deeds_gone_wrong
from woodlaw.logs.audits.pieces import changes, ever_stood, replaces, supplied_before
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.suits import can_be_paid
from woodlaw.logs.audits.turns import broken_off, may_be_given, own_battles, ventures_besides
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, crafted_items, hand, supply

HUNTED: Remembered[tuple[Place, ...]] = Remembered("acclaim removed", (), Many(PLACE))
"""The clearings of acclaim that an enemy removed in a record's turn, from each of which a Skunk must run away."""


UNTAKEN: Remembered[tuple[int, ...]] = Remembered("battles with a Prisoner to take", (), Many(EVENT))
"""The events of a record's turn by whose numbers the Knaves attacked, and hit a warrior that could be moved."""


def turn_gone_wrong(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Yield what a turn of theirs takes too many of, leaves out or does not pay."""
    yield from readied_wrongly(knaves, game, events)
    yield from not_placed(knaves, game, events)
    yield from placed_unready(knaves, events)
    yield from prisoners_kept(knaves, game, events)
    yield from distant_prisoners_removed(knaves, game, events)
    yield from others_moved(knaves, game, events)
    yield from skunks_alone(knaves, game, events)
    yield from not_retired(knaves, game, events)
    yield from turns_left_out(knaves, game, events)
    yield from taken_easy_wrongly(knaves, game, events)
    yield from freed_wrongly(knaves, game, events)
    battled = [*_battled_too_often(knaves, game, events)]
    yield from battled or deeds_gone_wrong(knaves, game, events)
    yield from _acclaimed_elsewhere(knaves, game, events)
    yield from _filched_elsewhere(knaves, game, events)
    yield from crafted_elsewhere(knaves, game, events)
    yield from _protected_unpaid(knaves, game, events)


# Battles --------------------------------------------------------------------------------------------------------------
@audits("18.5.1", "18.5.1.II", "18.5.1.IV", "18.4.1")
def _battled_too_often(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Each of four actions, three once Ready has placed the Captain, fights at most one battle, where it is."""
    battles, besides = own_battles(knaves.name, events), ventures_besides(game)
    given = besides.battles + besides.either
    placed = any(isinstance(e, Placed) and e.piece in knaves.captains for e in events)
    most = (ACTIONS_WHEN_PLACED if placed else ACTIONS) + given
    if len(battles) > most:
        yield battles[most], violation("18.5.1", f"the Knaves fight {len(battles)} battles", f"at most {most}")
    readied = [knaves.piece(captain) for captain in turned(knaves, events, ACTING)] or knaves.captains
    apart = [e for e in battles if not ever_stood(game.state, events, e.clearing, readied)]
    for event in apart[given:]:
        message = f"the Knaves battle in {named(event.clearing)}, where the Acting Captain is not"
        yield event, violation("18.5.1.II", message, "a battle where the Acting Captain is")


@audits("18.2.6", "18.5.1.IVe", "18.5.1.IVf", "18.5.1.IVg")
def _acclaimed_elsewhere(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Acclaim is placed where the Acting Captain is."""
    readied = [knaves.piece(captain) for captain in turned(knaves, events, ACTING)]
    placed = [e for e in events if isinstance(e, Placed) and e.piece is knaves.acclaim and e.place.number]
    for event in placed if readied else ():
        if not ever_stood(game.state, events, event.place, readied):
            message = f"acclaim is placed in {named(event.place)}, where the Acting Captain is not"
            yield event, violation("18.2.6", message, "acclaim where the Acting Captain is")


@audits("18.5.1.III")
def _filched_elsewhere(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Filch takes an item of an enemy who has pieces where the Acting Captain is."""
    readied = [knaves.piece(captain) for captain in turned(knaves, events, ACTING)]
    visited = [place for place in game.state.clearings if ever_stood(game.state, events, place, readied)]
    there = {piece.owner for place in visited for piece in game.state.at(place)}
    there |= {piece.owner for event in events for place, piece, _ in changes(event) if place in visited}
    for event in events if readied else ():
        if not isinstance(event, ItemMoved) or event.target is not knaves.stash or event.source.owner in there:
            continue
        if event.source is crafted_items(event.source.owner):
            message = f"an item of {player_title(game, event.source.owner)} is taken"
            yield event, violation("18.5.1.III", f"{message}, who has no piece where the Acting Captain is")


@audits("18.2.6")
def note_untaken(knaves: Knaves, game: Game, event: Removed, events: Sequence[Event]) -> None:
    """Remember, before an event removes a warrior that the Knaves hit, the battle in which it could be a Prisoner."""
    number = next((n for n in reversed(range(len(events))) if isinstance(events[n], Battled)), None)
    if number is None or event.player != knaves.name or event.piece.owner not in game.state.seats:
        return
    battle, since = events[number], events[number + 1 :]
    attacked = isinstance(battle, Battled) and battle.attacker == knaves.name and battle.clearing is event.place
    enemy = event.piece.category is Category.WARRIOR and is_enemy(game, knaves.name, event.piece.owner)
    if not attacked or not enemy:
        return
    otherwise = any(isinstance(e, Crafted | CardsMoved) for e in since) or any(
        e.may_remove(game, event, events) for e in game.bending(Audit.may_remove)
    )
    if not otherwise and number not in UNTAKEN.of(game.state) and _can_be_taken(knaves, game, event.piece, event.place):
        UNTAKEN.note(game.state, (*UNTAKEN.of(game.state), number))


def _can_be_taken(knaves: Knaves, game: Game, piece: Piece, place: Place) -> bool:
    """Return whether a forest beside a clearing is without Prisoners, to which a warrior can be moved."""
    return any(
        not knaves.prisoners(game.state, forest)
        and why_not_go(game, knaves.name, [(piece, 1)], place, forest, ignoring_rule=True) is None
        for forest in touching(game, place)
    )


@audits("18.2.6")
def not_taken(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """In each battle of theirs the Knaves take a warrior that they hit as a Prisoner.

    Whoever writes what several battles in a clearing remove may do so behind the last of them.
    """
    fought: dict[Place, list[Event]] = {}
    for number in () if broken_off(events) else UNTAKEN.of(game.state):
        battle = events[number]
        if isinstance(battle, Battled):
            fought.setdefault(battle.clearing, []).append(battle)
    for place, battles in fought.items():
        taken = sum(isinstance(e, Moved) and e.origin is place and _goes_to_forest(knaves, e) for e in events)
        for battle in battles[taken:]:
            message = f"no warrior hit in {named(place)} is taken as a Prisoner"
            yield battle, omission("18.2.6", message, "one, in an adjacent forest without Prisoners")


def _goes_to_forest(knaves: Knaves, event: Moved) -> bool:
    captive = any(piece.owner != knaves.name for piece, _ in event.pieces)
    return captive and event.destination.kind is PlaceKind.FOREST


# Evening --------------------------------------------------------------------------------------------------------------
def _since_retired(knaves: Knaves, events: Sequence[Event]) -> int | None:
    """Return the number of the event by which the last Captain retires, or None where none does."""
    retiring = turned(knaves, events, FACE_DOWN).values()
    return max((n for n, event in enumerate(events) if any(event is each for each in retiring)), default=None)


@audits("18.6.2")
def _protected_unpaid(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Skunks that come to clearings once the Captain has retired, each to acclaim of its own, cost a matching card."""
    start = _since_retired(knaves, events)
    if start is None:
        return
    protected: list[Place] = []
    for number in range(start + 1, len(events)):
        event = events[number]
        if not isinstance(event, Placed) or not _protects(knaves, game, event, events[start:number]):
            continue
        sites = [*protected, *[event.place] * event.count]
        if _beside_captain_alone(knaves, game, event.place, events):
            yield event, violation("18.6.2", f"a Skunk is placed in {named(event.place)} without acclaim", "at acclaim")
        elif sites.count(event.place) > 1:
            yield event, violation("18.6.2", f"a second Skunk comes to acclaim in {named(event.place)}", "one")
        elif not can_be_paid(game, knaves.name, events[start + 1 :], sites):
            message = f"no card spent matches the acclaim in {named(event.place)}, where a Skunk is placed"
            yield event, omission("18.6.2", message, "a matching card spent")
        else:
            protected = sites


def _beside_captain_alone(knaves: Knaves, game: Game, place: Place, events: Sequence[Event]) -> bool:
    """Return whether a clearing has seen a Captain in a turn, and no acclaim."""
    acclaimed = ever_stood(game.state, events, place, [knaves.acclaim])
    return not acclaimed and ever_stood(game.state, events, place, knaves.captains)


def _protects(knaves: Knaves, game: Game, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether only Protect the Weak can place a piece, after some events since the Captain retired."""
    skunk = event.piece is knaves.warrior and event.source is supply(knaves.name) and event.place.number > 0
    return skunk and not replaces(event, events) and not may_be_given(game, knaves.name, events)


@audits("18.6.4", "18.5.1.IVf", "K.2.2", "K.7.2", "K.11.2")
def drawn_by_captain(knaves: Knaves, events: Sequence[Event]) -> int:
    """Return how many cards Gift and the Captains may have had the Knaves draw in their turn: all until they retire.

    ``events`` are those of the turn so far. Where the turn has ended without a Captain that retires, nobody can tell.
    """
    retired = _since_retired(knaves, events)
    if retired is None and isinstance(events[-1], TurnEnded):
        return MANY
    return sum(len(e.cards) for e in events[:retired] if isinstance(e, CardsMoved) and _is_draw(knaves, e))


def _is_draw(knaves: Knaves, event: CardsMoved) -> bool:
    """Return whether cards are drawn of the deck, or of another pile from which an effect lets draw."""
    pile = event.source.kind is PlaceKind.COMMON and event.source is not DISCARD
    return pile and event.target is hand(knaves.name)


# In the turns of others -----------------------------------------------------------------------------------------------
def note_acclaim(knaves: Knaves, game: Game, event: Removed, events: Sequence[Event]) -> None:
    """Remember, before an event removes pieces, the clearing of acclaim from which a Skunk must run away."""
    if event.piece is knaves.acclaim and event.place.number and _must_run(knaves, game, event, events):
        HUNTED.note(game.state, (*HUNTED.of(game.state), event.place))


@audits("18.2.7", "1.5.4")
def _must_run(knaves: Knaves, game: Game, event: Removed, events: Sequence[Event]) -> bool:
    """Return whether a Skunk is left, besides those still to run away, and can; and whether an enemy makes it."""
    if event.player not in game.state.seats or not is_enemy(game, knaves.name, event.player):
        return False
    due = max(0, len(HUNTED.of(game.state)) - len(_hidden(knaves, events)))
    left = supplied_before(game, (), 0, knaves.warrior) - due
    open_to = (why_no_room(game, knaves.name, knaves.warrior, place) for place in touching(game, event.place))
    return left > 0 and any(refusal is None for refusal in open_to)


def _hidden(knaves: Knaves, events: Sequence[Event]) -> list[Placed]:
    """Return by what Skunks came from the supply to forests, once for each."""
    placed = [
        e for e in events if isinstance(e, Placed) and e.piece is knaves.warrior and e.place.kind is PlaceKind.FOREST
    ]
    return [event for event in placed for _ in range(event.count)]


@audits("18.2.7")
def not_run_away(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """A Skunk comes to a forest beside acclaim that an enemy has removed.

    One that ran away from other acclaim may have been the last one left: an effect that removes several counts them all
    as gone before any Skunk comes.
    """
    hidden, left = [event.place for event in _hidden(knaves, events)], list[Place]()
    for clearing in () if broken_off(events) else HUNTED.of(game.state):
        to = next((place for place in hidden if place in touching(game, clearing)), None)
        if to is None:
            left.append(clearing)
        else:
            hidden.remove(to)
    for clearing in left[len(hidden) :]:
        removed = next(e for e in events if isinstance(e, Removed) and (e.piece, e.place) == (knaves.acclaim, clearing))
        message = f"no Skunk comes to a forest adjacent to {named(clearing)}, where acclaim is removed"
        yield removed, omission("18.2.7", message, "a Skunk in an adjacent forest")


@audits("18.2.7")
def run_away_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """In the turns of others a Skunk comes to a forest from acclaim that is removed beside it alone, one from each."""
    hunted = [
        place
        for event in events
        for place, piece, change in changes(event)
        if piece is knaves.acclaim and place.number
        for _ in range(-change)
    ]
    skunks = _hidden(knaves, events)
    left = unmet(len(skunks), len(hunted), lambda skunk, one: skunks[skunk].place in touching(game, hunted[one]))
    for event in dict.fromkeys(skunks[number] for number in left):
        message = f"a Skunk comes to {named(event.place)}, for no acclaim removed in an adjacent clearing"
        yield event, violation("18.2.7", message, "one Skunk for each acclaim, beside it")
