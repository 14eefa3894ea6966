"""What a recorded turn shows of the actions of the Diaspora, what these bring and cost, and of negotiations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import dropwhile, islice

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Flipped, Moved, Placed, Removed, Scored
from woodlaw.engine.game import Game
from woodlaw.engine.memory import PLACE, Many, Remembered, Row
from woodlaw.engine.titles import name as named
from woodlaw.engine.titles import player_title
from woodlaw.factions.lilypad_diaspora.abilities import ACTIONS, Diaspora
from woodlaw.factions.lilypad_diaspora.cards import Agitators, Assimilationists, Militias, Settlers, assimilable
from woodlaw.factions.lilypad_diaspora.enclaves import MILITANT, PEACEFUL, why_not_negotiate_there
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.lilypad_diaspora.warriors import feared_by, may_be_crafted, warriors_otherwise
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import changes, count_before, ever_stood
from woodlaw.logs.audits.spending import held_throughout, spent_by
from woodlaw.logs.audits.turns import broken_off, own_battles, own_moves, ventures_besides
from woodlaw.table.places import Place, PlaceKind, hand

At = Iterable[tuple[Event, Offence]]

SETTLED: Remembered[tuple[tuple[Place, Place], ...]] = Remembered("ways of Settlers", (), Many(Row((PLACE, PLACE))))
"""On which ways warriors were moved in another's turn that only Settlers can have moved."""


# Before an event ------------------------------------------------------------------------------------------------------
@audits("16.2.5")
def negotiated_wrongly(game: Game, event: Flipped, events: Sequence[Event]) -> Offence | None:
    """Return what is against an enclave that an enemy flips to Peaceful, or None: once a turn, where it has pieces."""
    if any(isinstance(e, Flipped) and e.old is MILITANT and e.player == event.player for e in events):
        return violation("16.2.5", f"{player_title(game, event.player)} flips a second enclave in one turn", "one")
    if not game.state.count(event.place, MILITANT) and game.state.count(event.place, PEACEFUL):
        return violation("16.2.5", f"the enclave in {named(event.place)} is Peaceful already", "a Militant enclave")
    if game.state.owned(event.place, event.player):
        return None
    refusal = why_not_negotiate_there(game, event.player, event.place)
    return violation(refusal.clause, refusal.reason) if refusal else None


@audits("card.settlers")
def settled_twice(diaspora: Diaspora, game: Game, event: Moved, events: Sequence[Event]) -> Offence | None:
    """Return what is against a move of Diaspora warriors in another's turn, or None: Settlers force one move each.

    What a card that has been discarded in the turn may have moved is not known.
    """
    carrying = others_who(game, Audit.carries, diaspora)
    way = event.origin, event.destination
    player, warrior = game.state.current, diaspora.warrior
    if not _moves_warriors(diaspora, event) or any(e.carries(game, player, warrior, *way) for e in carrying):
        return None
    ways = tuple(dict.fromkeys((*SETTLED.of(game.state), way)))
    SETTLED.note(game.state, ways)
    if any(isinstance(e, CardsMoved) and e.source.kind is PlaceKind.PLAY_AREA for e in events):
        return None
    forced = sum(may_be_crafted(e, Settlers) for e in events)
    if not forced or len(ways) <= forced:
        return None
    return violation("card.settlers", f"the Diaspora are forced to move {len(ways)} times", f"at most {forced}")


@audits("card.agitators")
def agitated_twice(diaspora: Diaspora, game: Game, event: Battled, events: Sequence[Event]) -> Offence | None:
    """Return what is against a battle of the Diaspora's in another's turn, or None: Agitators force one battle each."""
    if any(each.forces_battles(game) for each in game.bending(Audit.forces_battles)):
        return None
    forced = sum(may_be_crafted(e, Agitators) for e in events)
    fought = len(own_battles(diaspora.name, (*events, event)))
    used = any(isinstance(e, CardsMoved) and e.source.kind is PlaceKind.PLAY_AREA for e in events)
    if event.attacker != diaspora.name or used or not 0 < forced < fought:
        return None
    return violation("card.agitators", f"the Diaspora are forced to battle {fought} times", f"at most {forced}")


@audits("card.assimilationists")
def assimilated_wrongly(game: Game, event: Removed, events: Sequence[Event]) -> Offence | None:
    """Return what is against an enclave that is removed right behind Assimilationists, or None: others are ruled."""
    last = events[-1] if events else None
    if not isinstance(last, Crafted) or last.card.id != Assimilationists.card_id or event.piece is not PEACEFUL:
        return None
    sites = assimilable(game, last.player)
    if not sites or event.place in sites or event.player != last.player:
        return None
    message = f"{player_title(game, last.player)} cannot remove the enclave in {named(event.place)}"
    return violation("card.assimilationists", message, "a Peaceful enclave in a clearing that it rules")


def _moves_warriors(diaspora: Diaspora, event: Moved) -> bool:
    within = event.origin.number > 0 and event.destination.number > 0
    return within and any(piece is diaspora.warrior for piece, _ in event.pieces)


# The turn as a whole --------------------------------------------------------------------------------------------------
def settled_and_provoked(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> At:
    """Return what a turn of the Diaspora does too often or leaves out."""
    provoked = provocations(diaspora, game, events)
    return [
        *_reconciled_late(diaspora, game, events, provoked),
        *_too_many_actions(diaspora, game, events, provoked),
        *warriors_otherwise(diaspora, game, events, provoked),
        *_not_discarded(diaspora, game, events, provoked),
    ]


@audits("16.5.2", "16.2.4", "card.militias")
def provocations(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> list[Event]:
    """Return where a turn provoked for sure: not by fears that came to pass, nor by Militias."""
    militias = sum(may_be_crafted(e, Militias) for e in events)
    found: list[Event] = [
        event
        for number, event in enumerate(events)
        if (isinstance(event, Placed) and event.piece is MILITANT)
        or (isinstance(event, Flipped) and event.new is MILITANT and not _may_be_feared(diaspora, game, events, number))
    ]
    return found[militias:]


@audits("16.2.4")
def _may_be_feared(diaspora: Diaspora, game: Game, events: Sequence[Event], number: int) -> bool:
    """Return whether fears may have flipped an enclave: those of an attack before, or of one told right behind it."""
    behind = dropwhile(
        lambda event: isinstance(event, Flipped) or (isinstance(event, Placed) and event.piece is diaspora.warrior),
        events[number + 1 :],
    )
    told = [*events[:number], *islice(behind, 1)]
    return any(enemy != diaspora.name for event in told for enemy in feared_by(game, event, events))


@audits("16.4", "16.4.2.II")
def _reconciled_late(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> At:
    """An enclave that was provoked in a turn was not Militant in its Birdsong, when the Diaspora reconcile."""
    if any(may_be_crafted(event, Militias) for event in events):
        return
    for number, event in enumerate(events):
        if not isinstance(event, Flipped) or event.old is not MILITANT or event.player != diaspora.name:
            continue
        came = any(each in provoked and _at(each) is event.place for each in events[:number])
        if came and not count_before(game.state, events, 0, event.place, MILITANT):
            message = f"the enclave in {named(event.place)} is reconciled, which was not Militant in Birdsong"
            yield event, violation("16.4.2.II", message, "a Militant enclave as Birdsong began")


def _at(event: Event) -> Place | None:
    return event.place if isinstance(event, Placed | Flipped) else None


@audits("16.5", "16.5.1", "16.5.2")
def _too_many_actions(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> At:
    """Three actions: each provokes, or settles one clearing with a move from each other and a battle or an enclave."""
    moves, battles = whole_moves(game, diaspora.name, events), own_battles(diaspora.name, events)
    enclaves = [e for e in events if isinstance(e, Placed) and e.piece is PEACEFUL]
    ways = Counter((move.origin, move.destination) for move in moves)
    ends = Counter(fought.clearing for fought in battles)
    for place in tuple(ends):
        ends[place] -= _may_retaliate(diaspora, game, place, events)
    ends += Counter(event.place for event in enclaves)
    settled: Counter[Place] = +ends
    for (_, place), times in ways.items():
        settled[place] = max(settled[place], times)
    taken = len(provoked) + settled.total() - ventures_besides(game).most
    if taken <= ACTIONS:
        return ()
    last = next(event for event in reversed(events) if event in (*moves, *battles, *enclaves, *provoked))
    return ((last, violation("16.5", f"the Diaspora take {taken} actions", f"at most {ACTIONS}")),)


@audits("16.4.2.II", "16.6.1")
def _may_retaliate(diaspora: Diaspora, game: Game, place: Place, events: Sequence[Event]) -> bool:
    """Return whether an enclave in a clearing may be Militant in Evening: not where Birdsong reconciled it for good."""
    if not ever_stood(game.state, events, place, [MILITANT]):
        return False
    last = max((n for n, event in enumerate(events) if isinstance(event, Flipped) and event.place is place), default=0)
    since = events[last:]
    flipped, battles = since[0], own_battles(diaspora.name, since)
    reconciled = isinstance(flipped, Flipped) and flipped.old is MILITANT and flipped.player == diaspora.name
    fought = any(battle.clearing is place for battle in battles)
    came = any(
        where is place and piece is MILITANT and n > 0 for event in since[1:] for where, piece, n in changes(event)
    )
    return not (reconciled and fought and not came)


@audits("16.5.2")
def _not_discarded(diaspora: Diaspora, game: Game, events: Sequence[Event], provoked: Sequence[Event]) -> At:
    """A random card for each time they provoke, while they hold any."""
    spent = len(spent_by(diaspora.name, events))
    if spent >= len(provoked) or broken_off(events) or not held_throughout(game, diaspora.name, events):
        return ()
    message = f"{spent or 'no'} cards discarded by provoking"
    return ((provoked[-1], omission("16.5.2", message, f"{len(provoked)}")),)


@audits("16.6.1")
def retaliated(player: str, events: Sequence[Event]) -> set[Place]:
    """Return the clearings of battles that may have been retaliation: not those before the enclave was Militant."""
    fought: set[Place] = set()
    for event in events:
        match event:
            case Battled(attacker=attacker) if attacker == player:
                fought.add(event.clearing)
            case Placed(piece=piece) | Flipped(new=piece) if piece is MILITANT:
                fought.discard(event.place)
    return fought


@audits("16.5.2", "16.6.2")
def discarded_by_provoking(diaspora: Diaspora, game: Game, events: Sequence[Event]) -> set[int]:
    """Return the numbers of the events that surely discard the card of a provocation, and spend none to integrate.

    They stand right behind the warriors that it brings, and more of Daylight stands behind them, or another card that
    is discarded right before points.
    """
    found: set[int] = set()
    for provoked in provocations(diaspora, game, events):
        number = next(n for n, event in enumerate(events) if event is provoked) + 1
        while number < len(events) and _brings_warriors(diaspora, events[number]):
            number += 1
        since = events[number + 1 :]
        goes_on = any(_acts(diaspora, game, e) for e in since) or _integrates_next(diaspora, since)
        if goes_on and _discards_one(diaspora, events[number : number + 1]):
            found.add(number)
    return found


def _integrates_next(diaspora: Diaspora, events: Sequence[Event]) -> bool:
    """Return whether events begin with a card that is discarded right before the Diaspora score."""
    scores = len(events) > 1 and isinstance(events[1], Scored) and events[1].player == diaspora.name
    return scores and _discards_one(diaspora, events[:1])


def _brings_warriors(diaspora: Diaspora, event: Event) -> bool:
    return isinstance(event, Placed) and event.piece is diaspora.warrior


def _discards_one(diaspora: Diaspora, events: Sequence[Event]) -> bool:
    return any(
        isinstance(event, CardsMoved)
        and len(event.cards) == 1
        and event.source is hand(diaspora.name)
        and event.target.kind is PlaceKind.COMMON
        for event in events
    )


def _acts(diaspora: Diaspora, game: Game, event: Event) -> bool:
    """Return whether an event is surely a part of an action of Daylight."""
    match event:
        case Placed(piece=piece):
            return piece in (PEACEFUL, MILITANT)
        case Flipped(new=piece):
            return piece is MILITANT
    return bool(own_moves(game, diaspora.name, (event,)))
