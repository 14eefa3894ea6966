"""What a recorded turn shows of the Knaves' Captains: Ready (18.4.1), Retire (18.5.2), Take It Easy (18.6.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Event, Moved, Placed, Removed, Stated
from woodlaw.engine.forests import forests, touching
from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE, TEXT, Many, OneOf, Remembered, Row
from woodlaw.engine.place import why_no_room, why_not_place, why_not_so_many
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.knaves_of_the_deepwood.abilities import Knaves
from woodlaw.factions.knaves_of_the_deepwood.captains import ACTING, CAPTAINS, CARD, FACE_DOWN, FACE_UP
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.customs import TELLS_VALUE
from woodlaw.logs.audits.parts import last_parts
from woodlaw.logs.audits.pieces import astray, changes, count_before, kept_from_supply
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.turns import broken_off, ventures_besides
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, PlaceKind, supply

Found = Iterator[tuple[Event, Offence]]

LETTERS = {"u": FACE_UP, "a": ACTING, "d": FACE_DOWN}
"""How a record writes how a Captain card lies: ``$_thief->a``."""

SUPPLEMENTED: Remembered[tuple[str, ...]] = Remembered("captain cards turned unwritten", (), Many(OneOf(("d", "u"))))
"""How Captain cards came to lie so far in a recorded turn, of which no turn tells the like."""
LYING: Remembered[tuple[tuple[str, str], ...]] = Remembered("captain cards at first", (), Many(Row((TEXT, TEXT))))
"""How each Captain card lay as a recorded turn of the Knaves began; nothing where the record does not tell of all."""


def note_cards(knaves: Knaves, game: Game) -> None:
    """Remember, as a turn of the Knaves begins, how their Captain cards lie, if the record tells that of all."""
    told = knaves.cards_lying(game.state, FACE_UP, ACTING, FACE_DOWN)
    if len(told) == int(knaves.values["captains in play"]):
        LYING.note(game.state, tuple((captain, CARD.of(game.state, knaves.name, captain)) for captain in told))


# What no turn of a record writes --------------------------------------------------------------------------------------
@audits("18.5.2", "18.6.3")
def turned_unwritten(knaves: Knaves, game: Game, event: Event, events: Sequence[Event]) -> Iterator[Stated]:
    """Yield how Captain cards come to lie before an event, of which no turn of the record tells the like.

    Whoever has acted retires before cards are turned face up, and as the turn ends; then all are turned that can be.
    """
    lay = [captain for captain, _ in LYING.of(game.state)]
    ending = cast("Recorded", knaves).ends_own_turn(event) and not broken_off([*events, event])
    if not lay or not (ending or turned(knaves, (event,), FACE_UP)):
        return
    acted = [captain for captain in knaves.cards_lying(game.state, ACTING) if _is_never_told(knaves, game, "d")]
    down = {*acted, *knaves.cards_lying(game.state, FACE_DOWN)}
    up = lay if ending and down == set(lay) and _is_never_told(knaves, game, "u") else []
    for captain, letter in (*((each, "d") for each in acted), *((each, "u") for each in up)):
        SUPPLEMENTED.note(game.state, (*SUPPLEMENTED.of(game.state), letter))
        yield Stated(knaves.name, knaves.name, captain, letter)


@audits("18.5.2", "18.6.3")
def turns_left_out(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """That a Captain retires, and that all are turned face up again, where no turn of the record tells it."""
    retired = turned(knaves, events, FACE_DOWN) if "d" in SUPPLEMENTED.of(game.state) else {}
    for captain, event in turned(knaves, events, ACTING).items():
        if captain not in retired:
            continue
        message = f"the {captain} does not retire"
        yield event, omission("18.5.2", message, "its card face down", habit="that a Captain who has acted retires")
    if "u" in SUPPLEMENTED.of(game.state):
        message = "all Captain cards are left face down"
        habit = "that all Captain cards are turned face up again"
        yield events[-1], omission("18.6.3", message, "all turned face up", habit=habit)


def _is_never_told(knaves: Knaves, game: Game, letter: str) -> bool:
    """Whether no turn of a record tells, by its letter, that a Captain card comes to lie so."""
    return not TELLS_VALUE.of(game.state, TABLE, knaves.name, letter)


# Captain cards --------------------------------------------------------------------------------------------------------
def turned(knaves: Knaves, events: Sequence[Event], *how: str) -> dict[str, Event]:
    """Return the Captains whose cards come to lie in one of some ways, each with the event that last says so."""
    stated = (event for event in events if isinstance(event, Stated) and event.owner == knaves.name)
    told = (event for event in stated if event.fact in CAPTAINS)
    return {event.fact: event for event in told if LETTERS.get(event.value, event.value) in how}


def retiring(knaves: Knaves, game: Game, events: Sequence[Event]) -> dict[str, Event]:
    """Return who is told to retire in a turn, each with the event that says so; nobody where none of it is written."""
    return {} if "d" in SUPPLEMENTED.of(game.state) else turned(knaves, events, FACE_DOWN)


@audits("18.4.1")
def readied_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """One Captain is readied each turn, whose card is face up.

    Nothing is asked of a turn that begins with no card face up: the record has left something out before.
    """
    lay = dict(LYING.of(game.state))
    if FACE_UP not in lay.values():
        return
    readied = turned(knaves, events, ACTING)
    if not readied and not broken_off(events):
        yield events[0], omission("18.4.1", "the Knaves ready no Captain", "a Captain in the Acting Captain slot")
    for captain, event in tuple(readied.items())[1:]:
        yield event, violation("18.4.1", f"the {captain} is readied besides the {next(iter(readied))}", "one Captain")
    for captain, event in readied.items():
        if lay.get(captain) == FACE_DOWN:
            yield event, violation("18.4.1", f"the card of the {captain} is face down", "a card that is face up")


@audits("18.4.1")
def not_placed(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """A Captain who is readied while not on the map comes to a forest, if there is room in any."""
    for captain, event in () if broken_off(events) else turned(knaves, events, ACTING).items():
        piece = knaves.piece(captain)
        seen = game.state.on_map(piece) or any(what is piece for each in events for _, what, _ in changes(each))
        if seen or knaves.place_of(game.state, captain) or _may_be_kept(game, piece):
            continue
        if any(why_no_room(game, knaves.name, piece, place) is None for place in forests(game)):
            yield event, omission("18.4.1", f"the {captain} is not placed, who is not on the map", "a forest")


@audits("18.4.1")
def placed_unready(knaves: Knaves, events: Sequence[Event]) -> Found:
    """A Captain comes to the map as it is readied, and no other with it, where the record tells who is."""
    readied = turned(knaves, events, ACTING)
    for event in events if readied else ():
        captain = isinstance(event, Placed) and event.piece in knaves.captains and event.source is supply(knaves.name)
        if captain and isinstance(event, Placed) and event.piece.kind not in readied:
            message = f"the {event.piece.kind} is placed, who is not readied"
            yield event, violation("18.4.1", message, f"the {' or '.join(readied)}")


def _may_be_kept(game: Game, piece: Piece) -> bool:
    """Return whether a piece that the books hold to be in its supply may lie elsewhere."""
    return kept_from_supply(game, piece) + astray(game, piece) > 0


@audits("18.4.1")
def prisoners_kept(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Prisoners in the forest to which a Captain comes, and in those beside it, are removed.

    One that may have come later, or that an effect may spare, is left out of account.
    """
    if broken_off(events):
        return
    for event in events:
        if not isinstance(event, Placed) or event.piece not in knaves.captains or event.place.number:
            continue
        around = [event.place, *(place for place in touching(game, event.place) if not place.number)]
        kept = [place for place in around if _keeps_prisoner(knaves, game, place, events)]
        if kept:
            message = f"a Prisoner is left in {named(kept[0])} where the {event.piece.kind} is placed in or beside it"
            yield event, omission("18.4.1", message, "the Prisoners removed")


@audits("18.4.1")
def distant_prisoners_removed(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Prisoners are removed from the forest to which a Captain comes and from those beside it, by nothing else."""
    sites = [e.place for e in events if isinstance(e, Placed) and e.piece in knaves.captains and not e.place.number]
    cleared = {place for site in sites for place in (site, *touching(game, site))}
    removing = others_who(game, Audit.may_remove, knaves)
    for number, event in enumerate(events):
        if not isinstance(event, Removed) or event.place.kind is not PlaceKind.FOREST or event.place in cleared:
            continue
        if not _is_captive(knaves, game, event.piece) or event.player != knaves.name:
            continue
        if not any(each.may_remove(game, event, events[:number]) for each in removing):
            message = f"a Prisoner is removed from {named(event.place)}, in or beside which no Captain is placed"
            yield event, violation("18.4.1", message, "Prisoners where a Captain is placed, and beside it")


def _keeps_prisoner(knaves: Knaves, game: Game, place: Place, events: Sequence[Event]) -> bool:
    """Return whether a Prisoner stays in a forest to which, and out of which, none goes in some events."""
    changed = {what for event in events for where, what, _ in changes(event) if where is place}
    sparing = game.bending(Audit.may_spare)
    return any(
        piece not in changed
        and not astray(game, piece)
        and not any(e.may_spare(game, knaves.name, piece) for e in sparing)
        for piece, _ in knaves.prisoners_in(game.state, place)
    )


@audits("18.5.2")
def not_retired(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """The card of whoever is readied is turned face down before the turn ends."""
    if broken_off(events):
        return
    retired = turned(knaves, events, FACE_DOWN)
    for captain, event in turned(knaves, events, ACTING).items():
        if captain in dict(LYING.of(game.state)) and captain not in retired:
            yield event, omission("18.5.2", f"the {captain} does not retire", "its card face down")


@audits("18.6.3")
def taken_easy_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """All cards are turned face up once all are face down, and none is before."""
    lay = dict(LYING.of(game.state))
    turned_up = turned(knaves, events, FACE_UP)
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
    return lay.get(captain) != FACE_UP or captain in turned(knaves, events, ACTING, FACE_DOWN)


@audits("18.6.3")
def freed_wrongly(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """One enemy of those with the most Prisoners frees them, into one clearing, out of forests adjacent to it."""
    freed = [(n, event) for n, event in enumerate(events) if _frees(knaves, game, event)]
    lay = dict(LYING.of(game.state))
    waiting = [captain for captain in lay if not _was_turned(knaves, captain, lay, events)]
    if freed and waiting:
        message = f"Prisoners are freed though the {waiting[0]} has not acted"
        yield freed[0][1], violation("18.6.3", message, "none freed before all Captain cards are face down")
        return
    for number, event in freed:
        assert isinstance(event, Moved)  # noqa: S101 - chosen so
        (piece, _), clearing = event.pieces[0], event.destination
        held = _held_before(knaves, game, events, number)
        most = max(held[seat] for seat in game.state.seats)
        if event.origin not in touching(game, clearing):
            message = f"Prisoners of {named(event.origin)} are freed into {named(clearing)}, which is not adjacent"
            yield event, violation("18.6.3", message, "a clearing adjacent to their forest")
        elif piece.owner != (freer := _freer(freed[0][1])):
            message = f"{player_title(game, piece.owner)} frees Prisoners besides {player_title(game, freer)}"
            yield event, violation("18.6.3", message, "one enemy")
        elif number == freed[0][0] and held[piece.owner] < most:
            fewer = f"{player_title(game, piece.owner)} has {held[piece.owner]} Prisoners, and frees them"
            yield event, violation("18.6.3", fewer, f"an enemy with {most}")
    yield from _left_behind(knaves, game, events, freed)


@audits("18.6.3")
def _left_behind(knaves: Knaves, game: Game, events: Sequence[Event], freed: Sequence[tuple[int, Event]]) -> Found:
    """All Prisoners of the enemy in forests adjacent to the clearing are placed, as far as they can be."""
    moved = [(number, event) for number, event in freed if isinstance(event, Moved)]
    emptied = {event.origin for _, event in moved}
    for number, event in () if broken_off(events) else moved[:1]:
        owner, clearing = event.pieces[0][0].owner, event.destination
        for place in touching(game, clearing) if clearing.number else ():
            left = [piece for piece, _ in knaves.prisoners_in(game.state, place) if piece.owner == owner]
            stayed = [piece for piece in left if count_before(game.state, events, number, place, piece)]
            if place not in emptied and any(_can_be_freed(game, piece, place, clearing) for piece in stayed):
                message = f"a Prisoner of {player_title(game, owner)} is left in {named(place)}"
                yield moved[-1][1], omission("18.6.3", message, f"all placed in {named(clearing)}")


def _can_be_freed(game: Game, piece: Piece, forest: Place, clearing: Place) -> bool:
    """Return whether a Prisoner can be placed in a clearing, and lies where the books hold it to be for sure."""
    refused = why_not_place(game, piece.owner, piece, clearing)
    refused = refused or why_not_so_many(game, piece.owner, piece, 1, clearing, forest)
    return refused is None and not astray(game, piece)


def _frees(knaves: Knaves, game: Game, event: Event) -> bool:
    """Return whether an event brings Prisoners of one enemy from a forest to a clearing."""
    if not isinstance(event, Moved) or event.origin.kind is not PlaceKind.FOREST or not event.destination.number:
        return False
    return all(_is_captive(knaves, game, piece) for piece, _ in event.pieces)


def _freer(event: Event) -> str:
    """Return whose Prisoners an event frees, or nothing."""
    return event.pieces[0][0].owner if isinstance(event, Moved) else ""


def _is_captive(knaves: Knaves, game: Game, piece: Piece) -> bool:
    captive = piece.category is Category.WARRIOR and piece.owner in game.state.seats
    return captive and is_enemy(game, knaves.name, piece.owner)


def _held_before(knaves: Knaves, game: Game, events: Sequence[Event], number: int) -> Counter[str]:
    """Return how many Prisoners of each player lay in forests before an event of a turn that is over."""
    pieces = {piece for there in game.state.pieces.values() for piece in there}
    captives = [piece for piece in pieces if _is_captive(knaves, game, piece)]
    held: Counter[str] = Counter()
    for place in forests(game):
        for piece in captives:
            held[piece.owner] += count_before(game.state, events, number, place, piece)
    return held


@audits("18.5.1.I")
def others_moved(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Only the Acting Captain moves among the Captains, except by effects that let the Knaves move whom they like."""
    acting = turned(knaves, events, ACTING)
    others = [captain for captain in knaves.captains if captain.kind not in acting]
    besides = ventures_besides(game)
    moves = moves_of(knaves, events, others) if acting else []
    for event in moves[besides.moves + besides.either :]:
        captain = next(piece for piece, _ in event.pieces if piece in others)
        message = f"the {captain.kind} moves, who is not the Acting Captain"
        yield event, violation("18.5.1.I", message, f"the {' or '.join(acting)}")


@audits("18.2.5")
def skunks_alone(knaves: Knaves, game: Game, events: Sequence[Event]) -> Found:
    """Skunks move along with a Captain, except by effects that let the Knaves move whom they like.

    A record may note them apart, so any Captain that goes the same way in the turn will do, or one by one.
    """
    led = {(move.origin, move.destination) for move in moves_of(knaves, events, knaves.captains)}
    besides = ventures_besides(game)
    moves = last_parts(moves_of(knaves, events, [knaves.warrior]), events)
    alone = [move for move in moves if (move.origin, move.destination) not in led]
    for move in alone[besides.moves + besides.either :]:
        message = f"Skunks move from {named(move.origin)} to {named(move.destination)} without a Captain"
        yield move, violation("18.2.5", message, "along with a Captain")


def moves_of(knaves: Knaves, events: Sequence[Event], pieces: Sequence[Piece]) -> list[Moved]:
    """Return the moves that the Knaves take with some of their pieces, from a place of the map to another."""
    moves = (event for event in events if isinstance(event, Moved) and event.player == knaves.name)
    return [
        event
        for event in moves
        if _on_map(event.origin) and _on_map(event.destination) and any(piece in pieces for piece, _ in event.pieces)
    ]


def _on_map(place: Place) -> bool:
    return bool(place.number) or place.kind is PlaceKind.FOREST
