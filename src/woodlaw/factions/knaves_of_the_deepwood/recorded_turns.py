"""What a recorded turn shows of the Knaves' Captain cards (18.4.1, 18.5.2, 18.6.3), battles, Skunks and draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.audit import MANY, Audit, Offence, omission, violation
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import CardsMoved, Event, Placed, Removed, Stated, TurnEnded
from woodlaw.engine.forests import touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLACE, TEXT, Many, Remembered, Row
from woodlaw.engine.place import why_no_room
from woodlaw.engine.titles import name as named
from woodlaw.factions.knaves_of_the_deepwood.abilities import ACTING, CAPTAINS, CARD, FACE_DOWN, FACE_UP, Knaves
from woodlaw.factions.knaves_of_the_deepwood.daylight import ACTIONS, ACTIONS_WHEN_PLACED
from woodlaw.factions.records import (
    astray,
    broken_off,
    can_be_paid,
    ever_stood,
    may_be_given,
    own_battles,
    replaces,
    ventures_besides,
)
from woodlaw.law.implements import audits
from woodlaw.table.places import DECK, Place, hand, supply

Found = Iterator[tuple[Event, Offence]]

LETTERS = {"u": FACE_UP, "a": ACTING, "d": FACE_DOWN}
"""How a record writes how a Captain card lies: ``$_thief->a``."""

LYING: Remembered[tuple[tuple[str, str], ...]] = Remembered("captain cards at first", (), Many(Row((TEXT, TEXT))))
"""How each Captain card lay as a recorded turn of the Knaves began; nothing where the record does not tell of all."""


HUNTED: Remembered[tuple[Place, ...]] = Remembered("acclaim removed", (), Many(PLACE))
"""The clearings of acclaim that an enemy removed in a record's turn, from each of which a Skunk must run away."""


def note_cards(knaves: Knaves, game: Game) -> None:
    """Remember, as a turn of the Knaves begins, how their Captain cards lie, if the record tells that of all."""
    told = knaves.cards_lying(game.state, FACE_UP, ACTING, FACE_DOWN)
    if len(told) == int(knaves.values["captains in play"]):
        LYING.note(game.state, tuple((captain, CARD.of(game.state, knaves.name, captain)) for captain in told))


def turn_gone_wrong(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Yield what a turn of theirs takes too many of, leaves out or does not pay."""
    yield from _readied_wrongly(knaves, game, events)
    yield from _not_retired(knaves, game, events)
    yield from _taken_easy_wrongly(knaves, game, events)
    yield from _battled_too_often(knaves, game, events)
    yield from _acclaimed_elsewhere(knaves, game, events)
    yield from _protected_unpaid(knaves, game, events)


# Captain cards --------------------------------------------------------------------------------------------------------
def _turned(knaves: Knaves, events: Sequence[Event], *how: str) -> dict[str, Event]:
    """Return the Captains whose cards come to lie in one of some ways, each with the event that last says so."""
    stated = (event for event in events if isinstance(event, Stated) and event.owner == knaves.name)
    told = (event for event in stated if event.fact in CAPTAINS)
    return {event.fact: event for event in told if LETTERS.get(event.value, event.value) in how}


@audits("18.4.1")
def _readied_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """A Captain whose card is face up is readied, each turn.

    Nothing is asked of a turn that begins with no card face up: the record has left something out before.
    """
    lay = dict(LYING.of(game.state))
    if FACE_UP not in lay.values():
        return
    readied = _turned(knaves, events, ACTING)
    if not readied and not broken_off(events):
        yield events[0], omission("18.4.1", "the Knaves ready no Captain", "a Captain in the Acting Captain slot")
    for captain, event in readied.items():
        if lay.get(captain) == FACE_DOWN:
            yield event, violation("18.4.1", f"the card of the {captain} is face down", "a card that is face up")


@audits("18.5.2")
def _not_retired(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """The card of whoever is readied is turned face down before the turn ends."""
    if broken_off(events):
        return
    retired = _turned(knaves, events, FACE_DOWN)
    for captain, event in _turned(knaves, events, ACTING).items():
        if captain in dict(LYING.of(game.state)) and captain not in retired:
            yield event, omission("18.5.2", f"the {captain} does not retire", "its card face down")


@audits("18.6.3")
def _taken_easy_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """All cards are turned face up once all are face down, and none is before."""
    lay = dict(LYING.of(game.state))
    turned_up = _turned(knaves, events, FACE_UP)
    turned_up = {captain: event for captain, event in turned_up.items() if _was_turned(knaves, captain, lay, events)}
    retired = [captain for captain in lay if CARD.of(game.state, knaves.name, captain) == FACE_DOWN]
    first = next(iter(turned_up.values()), None)
    if first is None and lay and len(retired) == len(lay) and not broken_off(events):
        yield events[-1], omission("18.6.3", "all Captain cards are left face down", "all turned face up")
    if first is None or not lay:
        return
    waiting = [captain for captain in lay if not _was_turned(knaves, captain, lay, events)]
    if waiting:
        message = f"Captain cards are turned face up though the {waiting[0]} has not acted"
        yield first, violation("18.6.3", message, "none turned before all are face down")
    for captain in retired if not waiting and not broken_off(events) else ():
        yield first, omission("18.6.3", f"the card of the {captain} is left face down", "all turned face up")


def _was_turned(knaves: Knaves, captain: str, lay: dict[str, str], events: Sequence[Event]) -> bool:
    """Return whether a Captain card lay otherwise than face up, at first or at any time of a turn."""
    return lay.get(captain) != FACE_UP or captain in _turned(knaves, events, ACTING, FACE_DOWN)


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
    readied = [knaves.piece(captain) for captain in _turned(knaves, events, ACTING)] or knaves.captains
    apart = [e for e in battles if not ever_stood(game.state, events, e.clearing, readied)]
    for event in apart[given:]:
        message = f"the Knaves battle in {named(event.clearing)}, where the Acting Captain is not"
        yield event, violation("18.5.1.II", message, "a battle where the Acting Captain is")


@audits("18.2.6", "18.5.1.IVe", "18.5.1.IVf", "18.5.1.IVg")
def _acclaimed_elsewhere(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Acclaim is placed where the Acting Captain is."""
    readied = [knaves.piece(captain) for captain in _turned(knaves, events, ACTING)]
    placed = [e for e in events if isinstance(e, Placed) and e.piece is knaves.acclaim and e.place.number]
    for event in placed if readied else ():
        if not ever_stood(game.state, events, event.place, readied):
            message = f"acclaim is placed in {named(event.place)}, where the Acting Captain is not"
            yield event, violation("18.2.6", message, "acclaim where the Acting Captain is")


# Evening --------------------------------------------------------------------------------------------------------------
def _since_retired(knaves: Knaves, events: Sequence[Event]) -> int | None:
    """Return the number of the event by which the last Captain retires, or None where none does."""
    retiring = _turned(knaves, events, FACE_DOWN).values()
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
        if sites.count(event.place) > 1:
            yield event, violation("18.6.2", f"a second Skunk comes to acclaim in {named(event.place)}", "one")
        elif not can_be_paid(game, knaves.name, events[start + 1 :], sites):
            message = f"no card spent matches the acclaim in {named(event.place)}, where a Skunk is placed"
            yield event, omission("18.6.2", message, "a matching card spent")
        else:
            protected = sites


def _protects(knaves: Knaves, game: Game, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether nothing but Protect the Weak can place a piece, after some events since the Captain retired."""
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
    return event.source is DECK and event.target is hand(knaves.name)


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
    if any(e.keeps_from_supply(game, knaves.warrior) for e in game.bending(Audit.keeps_from_supply)):
        return False
    due = max(0, len(HUNTED.of(game.state)) - len(_hidden(knaves, events)))
    left = game.state.count(supply(knaves.name), knaves.warrior) - astray(game, knaves.warrior) - due
    open_to = (why_no_room(game, knaves.name, knaves.warrior, place) for place in touching(game, event.place))
    return left > 0 and any(refusal is None for refusal in open_to)


def _hidden(knaves: Knaves, events: Sequence[Event]) -> list[Place]:
    """Return the forests to which Skunks came from the supply, one for each."""
    placed = [e for e in events if isinstance(e, Placed) and e.piece is knaves.warrior and not e.place.number]
    return [e.place for e in placed for _ in range(e.count)]


@audits("18.2.7")
def not_run_away(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """A Skunk comes to a forest beside acclaim that an enemy has removed.

    One that ran away from other acclaim may have been the last one left: an effect that removes several counts them all
    as gone before any Skunk comes.
    """
    hidden, left = _hidden(knaves, events), list[Place]()
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
