"""What a recorded turn shows of the warriors that rallying and provoking bring, and of fears that come to pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

from woodlaw.cards.effect import CardEffect
from woodlaw.engine.enemies import is_enemy
from woodlaw.engine.events import Battled, Crafted, Event, Flipped, Placed, Removed, TurnEnded
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, FLAG, PLACE, TABLE, Many, Remembered
from woodlaw.engine.place import available, why_not_flip, why_not_place
from woodlaw.engine.titles import name as named
from woodlaw.factions.lilypad_diaspora.abilities import Diaspora
from woodlaw.factions.lilypad_diaspora.cards import Militias
from woodlaw.factions.lilypad_diaspora.enclaves import DIASPORA, MILITANT, PEACEFUL, militant, peaceful
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.customs import TELLS_FLIP
from woodlaw.logs.audits.pieces import changes, count_before, ever_stood, paid_away, replaces, supplied_before
from woodlaw.logs.audits.turns import broken_off, may_be_given
from woodlaw.table.places import Place, supply

Found = Iterator[tuple[Event, Offence]]

UNFLIPPED = "that enclaves are flipped to Militant as fears come to pass"
"""What some records never write: the warriors placed tell it."""

SUPPLEMENTED: Remembered[tuple[Place, ...]] = Remembered("enclaves flipped unwritten", (), Many(PLACE))
"""Where enclaves were flipped so far in a recorded turn, of which it tells by their warriors alone."""
RALLIED: Remembered[tuple[Place, ...]] = Remembered("enclaves to rally at", (), Many(PLACE))
"""The clearings where rallying may have placed a warrior as a turn of the Diaspora in a record began."""
PROVOKED: Remembered[tuple[Place, ...]] = Remembered("warriors provoked", (), Many(PLACE))
"""The clearings in which a recorded turn was to place a warrior so far for what it provoked, one for each."""
LATE: Remembered[tuple[Place, ...]] = Remembered("enclaves perhaps too late to rally at", (), Many(PLACE))
"""Those among them where it may not: a card brought the enclave which may have been crafted in Evening, or something
kept warriors from being placed there as the turn began."""
DUE: Remembered[tuple[int, ...]] = Remembered("warriors for each provocation", (), Many(COUNT))
"""How many warriors each event of a recorded turn was to place that provoked, in their order."""
BARRED: Remembered[tuple[Place, ...]] = Remembered("enclaves that could take no warrior", (), Many(PLACE))
"""Where enclaves became Militant so far in a recorded turn while nothing of the Diaspora's could be placed there."""
SCARCE = Remembered("warriors scarce", False, FLAG)
"""Whether the supply may have been short of warriors for what a recorded turn provoked, or for rallying."""


# Before an event ------------------------------------------------------------------------------------------------------
def note_militant(diaspora: Diaspora, game: Game) -> None:
    """Remember, as a turn of the Diaspora begins, where they could rally.

    What keeps them from placing a warrior somewhere then may be gone as they do.
    """
    every, able = tuple(dict.fromkeys(militant(game))), _sites(diaspora, game, militant(game))
    RALLIED.note(game.state, every)
    LATE.note(game.state, tuple(place for place in every if place not in able))


@audits("16.5.2")
def note_provoked(diaspora: Diaspora, game: Game, event: Placed | Flipped, events: Sequence[Event]) -> None:
    """Remember the warriors due where an enclave becomes Militant: one at each of these that can take one.

    Where Militias bring it, rallying places one there, and nothing else is due; not for those crafted after it.
    """
    if _by_militias(events):
        RALLIED.note(game.state, _sites(diaspora, game, [*RALLIED.of(game.state), event.place]))
        if any(e.crafts_besides(game, diaspora.name) for e in game.bending(Audit.crafts_besides)):
            LATE.note(game.state, (*LATE.of(game.state), event.place))
        return
    sites = _sites(diaspora, game, [*militant(game), event.place])
    PROVOKED.note(game.state, (*PROVOKED.of(game.state), *sites))
    DUE.note(game.state, (*DUE.of(game.state), len(sites)))


def note_barred(diaspora: Diaspora, game: Game, place: Place) -> None:
    """Remember where an enclave becomes Militant that can take no warrior: later in the turn it may be able to."""
    if why_not_place(game, diaspora.name, diaspora.warrior, place):
        BARRED.note(game.state, (*BARRED.of(game.state), place))


def _sites(diaspora: Diaspora, game: Game, enclaves: Sequence[Place]) -> tuple[Place, ...]:
    """Return the clearings of some enclaves that can take a warrior, and remember whether there may be too few."""
    able = [place for place in enclaves if why_not_place(game, diaspora.name, diaspora.warrior, place) is None]
    sites = tuple(dict.fromkeys(able))
    scarce = supplied_before(game, (), 0, diaspora.warrior) < len(sites)
    SCARCE.note(game.state, SCARCE.of(game.state) or scarce)
    return sites


# Warriors -------------------------------------------------------------------------------------------------------------
@audits("16.4.2", "16.4.2.I", "16.4.2.II", "16.5.2")
def warriors_otherwise(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> Found:
    """One warrior at each Militant enclave for each time they provoke, and for rallying unless they reconcile."""
    became = [e for e in _but_by_militias(events) if _becomes_militant(e)]
    if len(became) != len(provoked) or may_be_given(game, diaspora.name, events) or broken_off(events):
        return
    reconciled = any(isinstance(e, Flipped) and e.old is MILITANT for e in events)
    most, least = _come(diaspora, events), _come(diaspora, events, sure=True)
    first = _surely_rallied(diaspora, game, events)
    ways = (not reconciled,) if first else (False, not reconciled)
    if any(_is_whole(game, events, least, most, rallying=rallying) for rallying in ways):
        return
    arrived = [e for e in events if isinstance(e, Placed) and e.piece is diaspora.warrior and e.place.number]
    at, clause = [*provoked, *arrived][-1], "16.5.2" if became else "16.4.2.I"
    due = len(PROVOKED.of(game.state))
    rallied = 0 if reconciled else len(RALLIED.of(game.state))
    expected = f"{due} or {due + rallied}" if rallied and not first else f"{due + rallied}"
    if least.total() > due + rallied:
        yield at, violation(clause, _placed(least.total()), f"at most {due + rallied}")
    elif (
        not (SCARCE.of(game.state) or _left(diaspora, game, events) < len(RALLIED.of(game.state)))
        or _is_left_short(diaspora, game, events, most, rallied if first else 0)
        or _passed_over(diaspora, game, events, rallied if first else 0)
    ):
        yield at, omission(clause, _placed(most.total()), f"{expected}, at each Militant enclave alike")


@audits("16.4.2.I")
def _surely_rallied(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> bool:
    """Return whether the first warriors of a turn come to each enclave where it could rally, before it provokes.

    A record may tell of warriors in front of what provokes them, but then of none behind it.
    """
    came = [isinstance(event, Placed) and event.piece is diaspora.warrior for event in events]
    if True not in came:
        return False
    start = came.index(True)
    end = came.index(False, start)
    there = _come(diaspora, events[start:end])
    apart = not _becomes_militant(events[end]) or came[end + 1]
    earlier = any(_becomes_militant(event) for event in events[:start])
    return bool(there) and apart and not earlier and there == Counter(RALLIED.of(game.state))


@audits("16.4.2.I", "16.5.2", "1.5.4")
def _is_left_short(diaspora: Diaspora, game: Game, events: Sequence[Event], come: Counter[Place], rallied: int) -> bool:
    """Return whether a turn leaves warriors in a supply that is short, while an enclave that is due one gets none.

    Whoever reconciles no enclave need not rally either; ``rallied`` are those that have come by it for sure.
    """
    left = _left(diaspora, game, events)
    due = len(PROVOKED.of(game.state)) + rallied
    if not due and come and not any(isinstance(e, Flipped) or _becomes_militant(e) for e in events):
        due = sum(game.state.count(place, MILITANT) for place in RALLIED.of(game.state))
    return come.total() < min(left, due)


def _left(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> int:
    """Return how many warriors the supply held for sure as a turn began, without those that it paid to others."""
    return supplied_before(game, events, 0, diaspora.warrior) - paid_away(events, diaspora.warrior)


@audits("16.5.2", "1.5.4")
def _passed_over(diaspora: Diaspora, game: Game, events: Sequence[Event], rallied: int) -> bool:
    """Return whether too few warriors came by a provocation though the supply held more: one is taken later.

    Only of turns that tell of warriors right behind what provokes them is it known by which they came; ``rallied`` are
    those that came before all of these for sure.
    """
    own = supply(diaspora.name)
    provoking = [n for n, e in enumerate(events) if _becomes_militant(e) and not _by_militias(events[:n])]
    taken = [
        sum(-change for where, piece, change in changes(event) if where is own and piece is diaspora.warrior)
        for event in events
    ]
    told_behind = bool(provoking) and all(taken[n + 1 : n + 2] > [0] for n in provoking)
    if not told_behind or len(provoking) != len(DUE.of(game.state)):
        return False
    due = rallied
    for number, wanted in zip(provoking, DUE.of(game.state), strict=True):
        due += wanted
        end = next((n for n in range(number + 1, len(events)) if taken[n] <= 0), len(events))
        came = _come(diaspora, events[:end]).total()
        if came < due and any(left > 0 for left in accumulate(taken[end:])):
            return True
    return False


def _placed(count: int) -> str:
    return f"{count} warrior{'s' * (count != 1)} placed"


def _come(diaspora: Diaspora, events: Sequence[Event], *, sure: bool = False) -> Counter[Place]:
    """Return how many warriors came to which clearing, or those that for ``sure`` replace no others."""
    come: Counter[Place] = Counter()
    before: list[Event] = []
    for event in events:
        if isinstance(event, Placed) and event.piece is diaspora.warrior and event.place.number:
            come[event.place] += 0 if sure and replaces(event, before) else event.count
        if not isinstance(event, Flipped):
            before.append(event)
    return come


def _is_whole(
    game: Game, events: Sequence[Event], least: Counter[Place], most: Counter[Place], *, rallying: bool
) -> bool:
    """Return whether as many warriors came as are due, in all and at each enclave that was Militant all the time."""
    due = PROVOKED.of(game.state)
    rallied = RALLIED.of(game.state) if rallying else ()
    changed = [(place, piece) for event in _but_by_militias(events) for place, piece, _ in changes(event)]
    touched = {*LATE.of(game.state), *(place for place, piece in changed if piece in (MILITANT, PEACEFUL))}
    steady = [place for place in RALLIED.of(game.state) if place not in touched]
    fewest = len(due) + sum(place not in touched for place in rallied)
    if most.total() < fewest or least.total() > len(due) + len(rallied):
        return False
    return all(least[place] <= due.count(place) + rallying <= most[place] for place in steady)


def may_be_crafted(event: Event, *cards: type[CardEffect]) -> bool:
    """Return whether an event crafts one of some cards, or one without an item that nobody saw."""
    if not isinstance(event, Crafted):
        return False
    return event.card.id in [card.card_id for card in cards] or (not event.card.id and not event.item)


def _by_militias(events: Sequence[Event]) -> bool:
    """Return whether Militias were crafted just before, so that they bring the enclave which comes next."""
    return bool(events) and isinstance(events[-1], Crafted) and events[-1].card.id == Militias.card_id


def _but_by_militias(events: Sequence[Event]) -> list[Event]:
    """Return events without those that Militias bring."""
    return [event for number, event in enumerate(events) if not _by_militias(events[max(0, number - 1) : number])]


def _becomes_militant(event: Event) -> bool:
    return (isinstance(event, Flipped) and event.new is MILITANT) or (
        isinstance(event, Placed) and event.piece is MILITANT
    )


# Fears ----------------------------------------------------------------------------------------------------------------
@audits("16.2.4", "1.5.4")
def fears_unwritten(diaspora: Diaspora, game: Game, event: Event, events: Sequence[Event]) -> Iterator[Flipped]:
    """Yield the flips before an event that no turn of a record writes, though fears came to pass: warriors show them.

    Where the supply is empty, no warrior comes, and the enclaves that are left are flipped by the turn's end.
    """
    if TELLS_FLIP.of(game.state, TABLE, diaspora.name, "m"):
        return
    places: list[Place] = []
    match event:
        case Placed(piece=piece, place=place) if piece is diaspora.warrior and game.state.count(place, PEACEFUL):
            feared = {enemy for each in events for enemy in feared_by(game, each, events)}
            there = any(
                is_enemy(game, diaspora.name, e) and _ever_there(game, events, events, place, e) for e in feared
            )
            places = [place] if there and not may_be_given(game, diaspora.name, events) else []
        case TurnEnded(game_over=False) if not available(game, diaspora.warrior):
            places = list(dict.fromkeys(place for _, left in _still_feared(diaspora, game, events) for place in left))
    for place in places:
        SUPPLEMENTED.note(game.state, (*SUPPLEMENTED.of(game.state), place))
        yield Flipped(game.state.current, PEACEFUL, MILITANT, place)


@audits("16.2.4")
def flips_left_out(game: Game, events: Sequence[Event]) -> Found:
    """The first flip of a turn that no turn of the record writes."""
    places = SUPPLEMENTED.of(game.state)
    flips = [e for e in events if isinstance(e, Flipped) and e.new is MILITANT and e.place in places]
    for flip in flips[:1]:
        message = f"the enclave in {named(flip.place)} is not flipped as fears come to pass"
        yield flip, omission("16.2.4", message, "flipped to Militant", habit=UNFLIPPED)


@audits("16.2.4")
def fears_left_out(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Found:
    """Enclaves that stay Peaceful to a turn's end beside an enemy who has attacked a Peaceful one in it."""
    for event, left in _still_feared(diaspora, game, events):
        message = f"the enclave in {named(left[0])} stays Peaceful after an attack on a Peaceful enclave"
        yield event, omission("16.2.4", message, "flipped to Militant")


@audits("16.2.4")
def _still_feared(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, list[Place]]]:
    """Yield the attacks on Peaceful enclaves, each with the enclaves that stay Peaceful beside the attacker."""
    for number, event in enumerate(() if broken_off(events) else events):
        if not isinstance(event, Battled) or event.defender != diaspora.name:
            continue
        if event.attacker not in game.state.seats or not is_enemy(game, diaspora.name, event.attacker):
            continue
        if not count_before(game.state, events, number, event.clearing, PEACEFUL):
            continue
        since = events[number + 1 :]
        left = [place for place in peaceful(game) if _stays(game, place, event.attacker, since)]
        if left:
            yield event, left


@audits("16.2.4")
def feared_wrongly(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Found:
    """In the turns of others enclaves become Militant as fears come to pass, and one warrior comes to each."""
    flips = [e for e in events if isinstance(e, Flipped) and e.new is MILITANT]
    if not flips or any(may_be_crafted(event, Militias) for event in events):
        return
    feared = {enemy for event in events for enemy in feared_by(game, event, events)}
    if not feared:
        message = f"the enclave in {named(flips[0].place)} is flipped to Militant though no Peaceful one was attacked"
        yield flips[0], violation("16.2.4", message, "an attack on a Peaceful enclave")
    elif feared <= set(game.state.seats):
        for flip in flips:
            number = next(n for n, event in enumerate(events) if event is flip)
            told = events[:number] if not _feared_since(game, events, number) else events
            if not any(_ever_there(game, events, told, flip.place, enemy) for enemy in feared):
                message = f"the enclave in {named(flip.place)} is flipped to Militant, where no attacker has pieces"
                yield flip, violation("16.2.4", message, "enclaves beside whoever attacked a Peaceful one")
    if may_be_given(game, diaspora.name, events):
        return
    come = _come_by_fears(diaspora, events)
    for place, times in Counter(flip.place for flip in flips).items():
        if come[place] > times:
            placed = [e for e in events if isinstance(e, Placed) and (e.piece, e.place) == (diaspora.warrior, place)]
            message = f"{_placed(come[place])} at the enclave in {named(place)} as fears come to pass"
            yield placed[-1], violation("16.2.4", message, f"{times}")
    yield from _feared_alone(diaspora, game, events)


@audits("16.2.4", "1.5.4")
def _feared_alone(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> Found:
    """Each flipped enclave gets its warrior, where one can be placed and the supply has enough for all of them.

    Warriors that others keep for themselves may have come back to the supply only as the turn ended.
    """
    warrior = diaspora.warrior
    lost = [e for e in events if isinstance(e, Removed) and e.piece is warrior]
    kept = sum(e.count for e in lost if e.destination is not supply(diaspora.name))
    flips = [(number, e) for number, e in enumerate(events) if isinstance(e, Flipped) and e.new is MILITANT]
    come = _come(diaspora, events)
    for number, flip in () if broken_off(events) else flips:
        enough = supplied_before(game, events, number, warrior) >= len(flips) + kept
        barred = flip.place in BARRED.of(game.state) or why_not_place(game, diaspora.name, warrior, flip.place)
        if not enough or barred:
            continue
        come[flip.place] -= 1
        if come[flip.place] < 0:
            message = f"no warrior placed at the enclave in {named(flip.place)} as fears come to pass"
            yield flip, omission("16.2.4", message, "1")


def _come_by_fears(diaspora: Diaspora, events: Sequence[Event]) -> Counter[Place]:
    """Return how many warriors came to which clearing, without those that may replace others that were removed."""
    come: Counter[Place] = Counter()
    for number, event in enumerate(events):
        if isinstance(event, Placed) and event.piece is diaspora.warrior and event.place.number:
            flipped = isinstance(events[number - 1], Flipped)
            come[event.place] += event.count if flipped or not replaces(event, events[:number]) else 0
    return come


def feared_by(game: Game, event: Event, events: Sequence[Event]) -> tuple[str, ...]:
    """Return who may be an enemy to fear by an event: an attack on a Peaceful enclave, or the removal of one."""
    match event:
        case Battled(attacker=attacker, defender=defender) if defender == DIASPORA:
            return (attacker,) if ever_stood(game.state, events, event.clearing, [PEACEFUL]) else ()
        case Removed(piece=piece) if piece is PEACEFUL:
            return event.player, game.state.current
    return ()


def _feared_since(game: Game, events: Sequence[Event], number: int) -> bool:
    """Return whether an event after some of a turn may make fears come to pass, so that what it flips is told early."""
    return any(feared_by(game, event, events) for event in events[number:])


def _ever_there(game: Game, events: Sequence[Event], told: Sequence[Event], place: Place, player: str) -> bool:
    """Return whether pieces of a player lay at a place at any time of the first events of a turn, which are told."""
    came = any(where is place and piece.owner == player for event in told for where, piece, _ in changes(event))
    changed = [each for event in events[len(told) :] for each in changes(event)]
    since = sum(change for where, piece, change in changed if where is place and piece.owner == player)
    return came or game.state.owned(place, player) > since


def _stays(game: Game, place: Place, enemy: str, events: Sequence[Event]) -> bool:
    """Return whether an enclave that can be flipped was left alone in some events, and an enemy stayed there."""
    present = game.state.owned(place, enemy)
    if not present or why_not_flip(game, DIASPORA, PEACEFUL, place):
        return False
    for event in reversed(events):
        for where, piece, change in changes(event):
            if where is place and piece in (PEACEFUL, MILITANT):
                return False
            present -= change if where is place and piece.owner == enemy else 0
        if present <= 0:
            return False
    return True
