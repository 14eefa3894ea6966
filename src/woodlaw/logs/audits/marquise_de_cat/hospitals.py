"""What a recorded turn of another shows of Field Hospitals (6.2.3): who comes back, and what is spent for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from woodlaw.engine.events import Battled, CardsMoved, Crafted, Event, Moved, Placed, Removed, Scored
from woodlaw.engine.extension import seat_of
from woodlaw.engine.game import Game
from woodlaw.engine.sides import Fight
from woodlaw.engine.titles import name as named
from woodlaw.factions.marquise_de_cat.abilities import Marquise
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, others_who, violation
from woodlaw.logs.audits.battle import most_hits
from woodlaw.logs.audits.marquise_de_cat.turns import keeps_of
from woodlaw.logs.audits.suits import can_be_paid
from woodlaw.table.cards import CardKind
from woodlaw.table.places import Place, PlaceKind, hand, play_area, supply

Found = Iterator[tuple[Event, Offence]]

NO_HITS = (0, 0)
"""A roll that deals none to either side."""


def hospitals_gone_wrong(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Yield warriors that come back for no card in a turn, or though others that fell with them do not."""
    keeps = keeps_of(marquise, game, events)
    moves = [event for event in events if isinstance(event, Moved) and event.destination in keeps]
    treated = [move for move in moves if _are_treated(marquise, game, move)]
    yield from _unpaid(marquise, game, events, treated)
    yield from _released_unpaid(marquise, game, events, keeps)
    yield from _for_some_alone(marquise, game, events, treated)


def _are_treated(marquise: Marquise, game: Game, move: Moved) -> bool:
    """Return whether a move is of Marquise warriors alone and can only be a record's way to tell Field Hospitals."""
    others = others_who(game, Audit.carries, marquise)
    own = all(piece is marquise.warrior for piece, _ in move.pieces)
    player = game.state.current
    return own and not any(e.carries(game, player, marquise.warrior, move.origin, move.destination) for e in others)


# Where none fell ------------------------------------------------------------------------------------------------------
@audits("6.2.3")
def treated_for_nothing(marquise: Marquise, game: Game, move: Moved, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield that warriors come back from where no battle, card or effect can have removed any, ``events`` being before.

    It is asked before the move, for what effects remove depends on what lies there.
    """
    if move.destination not in keeps_of(marquise, game, events) or not _are_treated(marquise, game, move):
        return
    fought = [event for event in events if isinstance(event, Battled) and event.clearing is move.origin]
    if any(_may_fell(marquise, game, battle, events) for battle in fought) or _crafts_effect(events):
        return
    if not _may_be_removed(marquise, game, events, move):
        message = f"warriors come back from {named(move.origin)}, where none fell"
        yield violation("6.2.3", message, "warriors that are removed")


@audits("4.3.3", "4.3.5")
def _may_fell(marquise: Marquise, game: Game, battle: Battled, events: Sequence[Event]) -> bool:
    """Return whether a battle may have dealt hits to her warriors: it rolled some, or something adds to a roll of none.

    Cards of which no name is told may, and those that were discarded since.
    """
    sides, areas = (battle.attacker, battle.defender), [play_area(seat) for seat in game.state.seats]
    untold = any(not card.name for area in areas for card in game.state.cards_at(area))
    if marquise.name not in sides or battle.rolls != NO_HITS or battle.ambush or untold:
        return True
    if any(isinstance(event, CardsMoved) and event.source in areas for event in events):
        return True
    fight = Fight(*sides, battle.clearing)
    return most_hits(game, fight.enemy(marquise.name), fight, battle.rolls) > 0


def _crafts_effect(events: Sequence[Event]) -> bool:
    return any(isinstance(e, Crafted) and not e.item and e.card.kind is not CardKind.PERSISTENT for e in events)


def _may_be_removed(marquise: Marquise, game: Game, events: Sequence[Event], move: Moved) -> bool:
    """Return whether an effect may have removed the warriors that a record tells as moved."""
    fallen = Removed(game.state.current, marquise.warrior, move.pieces[0][1], move.origin, supply(marquise.name))
    return any(e.may_remove(game, fallen, events) for e in game.bending(Audit.may_remove))


def _fights_at(event: Event, place: Place) -> bool:
    return isinstance(event, Battled) and event.clearing is place


# For no card ----------------------------------------------------------------------------------------------------------
@audits("6.2.3")
def _unpaid(marquise: Marquise, game: Game, events: Sequence[Event], moves: Sequence[Moved]) -> Found:
    """Yield warriors that come back from more battles, or clearings of no battle, than cards that match are spent.

    An ambush and the rest of its battle are taken for one.
    """
    treated = dict[tuple[int | None, Place], Moved]()
    for number, event in enumerate(events):
        if isinstance(event, Moved) and event in moves:
            battle = next((n for n in reversed(range(number)) if _fights_at(events[n], event.origin)), None)
            treated.setdefault((battle, event.origin), event)
    first = list(treated.values())
    if first and not can_be_paid(game, marquise.name, events, [move.origin for move in first]):
        message = f"warriors come back from {named(first[-1].origin)}, and no card that matches it is spent"
        yield first[-1], omission("6.2.3", message, "a card for each clearing that warriors fell in")


@audits("6.2.3")
def _released_unpaid(marquise: Marquise, game: Game, events: Sequence[Event], keeps: Collection[Place]) -> Found:
    """Yield warriors that come back once another's board lets them go, and no card matches where any of them fell."""
    for event in events:
        if not isinstance(event, Placed) or event.piece is not marquise.warrior or event.place not in keeps:
            continue
        fell = [
            each.place
            for each in events
            if isinstance(each, Removed) and each.piece is marquise.warrior and each.destination is event.source
        ]
        held_back = event.source.kind is PlaceKind.BOARD and event.source.owner != marquise.name
        if held_back and fell and not any(can_be_paid(game, marquise.name, events, [place]) for place in fell):
            message = f"warriors that fell in {named(fell[-1])} come back, and no card that matches it is spent"
            yield event, omission("6.2.3", message, "a card for each clearing that warriors fell in")


# For some alone ------------------------------------------------------------------------------------------------------
@audits("6.2.3")
def _for_some_alone(marquise: Marquise, game: Game, events: Sequence[Event], moves: Sequence[Moved]) -> Found:
    """Yield warriors that come back though others, which fell with them, do not: a card places them all."""
    for number, move in enumerate(events):
        if isinstance(move, Moved) and move in moves and _leaves_others(marquise, game, events, number, move.origin):
            message = f"only some of the warriors that fell in {named(move.origin)} come back"
            yield move, violation("6.2.3", message, "all of them")


def _leaves_others(marquise: Marquise, game: Game, events: Sequence[Event], number: int, place: Place) -> bool:
    """Return whether a record tells of other warriors that fell with those that come back from a clearing.

    They fell in one battle without an ambush, and nothing is told between; or to a bot, which strikes no clearing twice
    where it fights no battle. Where others place warriors of hers, the supply may have held too few for all.
    """
    battles = [event for event in events if _fights_at(event, place)]
    fallen = [n for n, event in enumerate(events) if _falls_at(marquise, event, place)]
    since = events[fallen[0] :] if fallen else ()
    if any(isinstance(event, Placed) and event.piece is marquise.warrior for event in since):
        return False
    if not battles:
        return (
            bool(fallen)
            and not seat_of(game, game.state.current).human
            and place not in keeps_of(marquise, game, events)
        )
    if len(battles) > 1 or any(isinstance(battle, Battled) and (battle.ambush or battle.foil) for battle in battles):
        return False
    between = (events[min(n, number) + 1 : max(n, number)] for n in fallen if n > events.index(battles[0]))
    return any(all(_goes_with_losses(marquise, event, place) for event in stretch) for stretch in between)


def _falls_at(marquise: Marquise, event: Event, place: Place) -> bool:
    fell = isinstance(event, Removed) and event.piece is marquise.warrior and event.place is place
    return fell and isinstance(event, Removed) and event.destination is supply(marquise.name)


def _goes_with_losses(marquise: Marquise, event: Event, place: Place) -> bool:
    """Return whether an event may be told amid the losses of a battle: a loss, points, or a card of hers."""
    match event:
        case Removed() | Moved():
            origin = event.place if isinstance(event, Removed) else event.origin
            return origin is place
        case CardsMoved():
            return event.source is hand(marquise.name)
    return isinstance(event, Scored)
