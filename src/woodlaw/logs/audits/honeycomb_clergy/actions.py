"""What a recorded turn of the Clergy shows of its actions and what it spends (HCC.4.3, HCC.5, HCC.6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from woodlaw.engine.concepts import matches
from woodlaw.engine.dealing import shuffled_together
from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed, Replaced, Stated
from woodlaw.engine.game import Game
from woodlaw.factions.honeycomb_clergy.abilities import ACTIONS, CARDS_DRAWN, WARRIORS_OF_THE_HIVE, Clergy
from woodlaw.factions.honeycomb_clergy.act import MOVES_IN_MISSION, WARRIORS_IN_SWARM
from woodlaw.factions.honeycomb_clergy.flowers import bag, why_not_plant
from woodlaw.factions.honeycomb_clergy.turn import FLOWERS_POLLINATED
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, too_late, violation
from woodlaw.logs.audits.draws import may_have_run_out
from woodlaw.logs.audits.honeycomb_clergy.flowers import surely_replanted
from woodlaw.logs.audits.honeycomb_clergy.hive import cathedrals_fallen
from woodlaw.logs.audits.honeycomb_clergy.payments import (
    bloomed_off_suit,
    blooms,
    planted_in,
    position,
    unpaid,
)
from woodlaw.logs.audits.honeycomb_clergy.penitence import gifts_of, marked, repents
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import changes, count_before, replaces, supplied_before, warriors_before
from woodlaw.logs.audits.setups import placed_in
from woodlaw.logs.audits.spending import spent_by
from woodlaw.logs.audits.suits import may_have_altered
from woodlaw.logs.audits.turns import broken_off, given_in, own_battles, own_moves, ventures_besides
from woodlaw.table.pieces import FERRY
from woodlaw.table.places import DECK, Place, hand, play_area, supply
from woodlaw.table.suits import BIRD

At = Iterable[tuple[Event, Offence]]


def acts_and_offers(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Return what a turn of the Clergy does too often, pays too little for or leaves out."""
    swarmed = _swarms(clergy, game, events)
    return [
        *_too_many_actions(clergy, game, events, swarmed),
        *_odd_swarms(clergy, game, events),
        *_swarms_too_late(clergy, game, events),
        *_battles_without_moves(clergy, game, events),
        *(list(unpaid(clergy, game, events, swarmed.elements())) or bloomed_off_suit(clergy, game, events)),
        *_built_for_nothing(clergy, game, events),
        *_replanted_wrongly(clergy, game, events),
        *_not_pollinated(clergy, game, events),
        *_repented_too_late(clergy, game, events),
        *_pollinated_too_much(clergy, game, events),
        *(list(_bloomed_in_daylight(clergy, game, events)) or _bloomed_too_late(clergy, game, events)),
        *_bloomed_after_drawing(clergy, game, events),
        *_acts_after_offering(clergy, game, events),
    ]


# HCC.5.1 Act ----------------------------------------------------------------------------------------------------------
@audits("HCC.5.1", "HCC.5.1.I", "HCC.5.1.II", "HCC.5.1.III", "HCC.5.1.IV")
def _too_many_actions(clergy: Clergy, game: Game, events: Sequence[Event], swarmed: Counter[Place]) -> At:
    """Three actions; a mission is two moves, a crusade a move and a battle."""
    moves, battles = whole_moves(game, clergy.name, events), own_battles(clergy.name, events)
    replants = [e for e in events if isinstance(e, Replaced) and e.old in clergy.flowers]
    swarms = [e for e in events if isinstance(e, Placed) and e.piece is clergy.warrior]
    given = ventures_besides(game).plus(sum(cathedrals_fallen(clergy, events).values()))
    taken = given.fewest(len(moves), len(battles), _ventures)
    taken += swarmed.total() + len(replants)
    if taken <= ACTIONS:
        return ()
    acts: list[Event] = [*moves, *battles, *replants, *(swarms if swarmed else ())]
    last = max(acts, key=lambda act: position(events, act))
    return ((last, violation("HCC.5.1", f"the Clergy take {taken} actions", f"at most {ACTIONS}")),)


def _ventures(moves: int, battles: int) -> int:
    """Return how many actions moves and battles take: each battle is a crusade, and has a move of its own."""
    return battles - (-max(0, moves - battles) // MOVES_IN_MISSION)


@audits("HCC.5.1.II")
def _swarms(clergy: Clergy, game: Game, events: Sequence[Event]) -> Counter[Place]:
    """Return how often the Clergy swarmed where, at least, by the warriors that nothing else can have brought."""
    come: Counter[Place] = Counter()
    for _, event in _swarming(clergy, game, events):
        come[event.place] += event.count
    for place, count in cathedrals_fallen(clergy, events).items():
        come[place] -= count * WARRIORS_OF_THE_HIVE
    return Counter({place: -(-count // WARRIORS_IN_SWARM) for place, count in come.items() if count > 0})


def _swarming(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    """Return where warriors come from the supply that no effect can have placed, each with its event's number."""
    come = _come_from_supply(clergy, events)
    return [(number, event) for number, event in come if not given_in(game, clergy.name, event.place, events)]


def _come_from_supply(clergy: Clergy, events: Sequence[Event]) -> list[tuple[int, Placed]]:
    return [
        (number, event)
        for number, event in enumerate(events)
        if isinstance(event, Placed) and event.piece is clergy.warrior and event.place.number
        if event.source is supply(clergy.name) and not _replaces_another(clergy, event, events[:number])
    ]


@audits("HCC.5.1.II", "1.5.4")
def _odd_swarms(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """A swarm is two warriors, unless the supply holds fewer; so is what an effect places in a clearing of its own."""
    come: Counter[Place] = Counter()
    last: dict[Place, Placed] = {}
    scarce = {*cathedrals_fallen(clergy, events), *_where_replaced(clergy, events)}
    for number, event in _come_from_supply(clergy, events):
        if given_in(game, clergy.name, event.place, events) % WARRIORS_IN_SWARM:
            continue
        come[event.place] += event.count
        last[event.place] = event
        if supplied_before(game, events, number, clergy.warrior) <= event.count:
            scarce.add(event.place)
    for place, count in come.items():
        if count % WARRIORS_IN_SWARM and place not in scarce:
            warriors = f"{count} warrior{'s' * (count != 1)}"
            message = f"{warriors} placed in clearing {place.number}, which no number of swarms brings"
            yield last[place], violation("HCC.5.1.II", message, f"{WARRIORS_IN_SWARM} in each swarm")


def _where_replaced(clergy: Clergy, events: Sequence[Event]) -> set[Place]:
    """Return where warriors come that may replace others: nobody knows how many other warriors come there."""
    placed = [(n, e) for n, e in enumerate(events) if isinstance(e, Placed) and e.piece is clergy.warrior]
    return {event.place for number, event in placed if _replaces_another(clergy, event, events[:number])}


def _replaces_another(clergy: Clergy, event: Placed, events: Sequence[Event]) -> bool:
    """Return whether a warrior may replace another piece, which a flower that the Clergy spend is not."""
    last = next((each for each in reversed(events) if any(changes(each))), None)
    spends = isinstance(last, Removed) and last.player == clergy.name and last.piece in clergy.flowers
    return not spends and replaces(event, events, another=True)


@audits("HCC.5", "HCC.5.1.II", "HCC.5.2.II")
def _swarms_too_late(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A swarm comes to a Cathedral that stood as the turn began: whoever builds has taken all actions."""
    built, fallen = placed_in(events, clergy.cathedral), cathedrals_fallen(clergy, events)
    for _, event in _swarming(clergy, game, events):
        stood = count_before(game.state, events, 0, event.place, clergy.cathedral)
        if built[event.place] and not stood and not fallen[event.place]:
            message = f"warriors swarm to clearing {event.place.number}, where the Cathedral is built later in the turn"
            yield event, violation("HCC.5.1.II", message, "a Cathedral that stands as the turn begins")


@audits("HCC.5.1.III")
def _battles_without_moves(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """A crusade's battle is in the clearing that it moved into."""
    given = ventures_besides(game).most + sum(cathedrals_fallen(clergy, events).values())
    moved: Counter[Place] = Counter()
    unled: list[Battled] = []
    for event in events:
        if isinstance(event, Moved) and any(piece is clergy.warrior for piece, _ in event.pieces):
            moved[event.destination] += 1
        elif isinstance(event, Battled) and event.attacker == clergy.name:
            if not moved[event.clearing]:
                unled.append(event)
            moved[event.clearing] = max(0, moved[event.clearing] - 1)
    if len(unled) <= given:
        return ()
    message = f"the Clergy battle in clearing {unled[-1].clearing.number}, where no crusade moved"
    return ((unled[-1], violation("HCC.5.1.III", message, "a move into the clearing before")),)


@audits("HCC.5.1.IV")
def _replanted_wrongly(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A flower that does not match its clearing makes room for one that does."""
    altered = may_have_altered(game, clergy.name, events)
    for event in events:
        if not isinstance(event, Replaced) or event.old not in clergy.flowers or event.new not in clergy.flowers:
            continue
        where = f"clearing {event.place.number}"
        if event.place not in altered and matches(game, clergy.flowers[event.old], event.place):
            yield event, violation("HCC.5.1.IV", f"a flower is replanted that matches {where}")
        elif clergy.flowers[event.new] == BIRD:
            yield event, violation("HCC.5.1.IV", f"a bird flower is replanted in {where}", "one of the clearing's suit")


@audits("HCC.5", "HCC.5.1", "HCC.5.2.I")
def _acts_after_offering(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """The Clergy act before they offer flowers; what effects give is free.

    A flower that matches its clearing with a Cathedral is not replanted. Where they fought it may have fallen.
    """
    if ventures_besides(game).most or any(e.forces_battles(game) for e in game.bending(Audit.forces_battles)):
        return
    fought = {event.clearing for event in events if isinstance(event, Battled)}
    spent = (
        number
        for number, event in enumerate(events)
        if isinstance(event, Removed) and event.player == clergy.name and event.piece in clergy.flowers
        if event.place not in {*fought, *may_have_altered(game, clergy.name, events)}
        if matches(game, clergy.flowers[event.piece], event.place)
        and count_before(game.state, events, number, event.place, clergy.cathedral)
        and not any(e.pays_with(game, event.piece) for e in game.bending(Audit.pays_with))
    )
    first = next(spent, len(events))
    acts = [act for act in _acts(clergy, game, events) if position(events, act) > first]
    if acts:
        message = "the Clergy act after a flower is offered at a Cathedral"
        yield acts[0], too_late("HCC.5", message, "all actions before")


def _acts(clergy: Clergy, game: Game, events: Sequence[Event]) -> list[Event]:
    """Return the moves, battles and swarms of a turn."""
    acts: list[Event] = [*own_moves(game, clergy.name, events)]
    acts += own_battles(clergy.name, events) if not cathedrals_fallen(clergy, events) else ()
    acts += [event for _, event in _swarming(clergy, game, events) if not cathedrals_fallen(clergy, events)]
    return sorted(acts, key=lambda act: position(events, act))


# HCC.5.2.II Build -----------------------------------------------------------------------------------------------------
@audits("HCC.5.2.II")
def _built_for_nothing(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """A Cathedral takes flowers of its clearing: as many as a file tells, else at least one after the track's first."""
    name, altered = "flowers per cathedral", may_have_altered(game, clergy.name, events)
    built = placed_in(events, clergy.cathedral)
    for number, event in enumerate(events):
        if not isinstance(event, Placed) or event.piece is not clergy.cathedral or not built[event.place]:
            continue
        later = sum(e.count for e in events[number:] if isinstance(e, Placed) and e.piece is clergy.cathedral)
        later -= sum(e.count for e in events[number:] if isinstance(e, Removed) and e.piece is clergy.cathedral)
        space = clergy.uncovered(game) - later
        due = int(clergy.values[name][space]) if name in clergy.laid_over else int(space > 0)
        spent = sum(
            e.count
            for e in events
            if isinstance(e, Removed) and e.place is event.place and e.player == clergy.name
            if e.piece in clergy.flowers
            if e.place in altered or matches(game, clergy.flowers[e.piece], e.place)
        )
        if spent < due:
            message = f"{spent or 'no'} matching flowers are spent for the Cathedral in clearing {event.place.number}"
            yield event, omission("HCC.5.2.II", message, f"{due} at least")


# HCC.6.2 Pollinate ----------------------------------------------------------------------------------------------------
@audits("HCC.6.2", "HCC.6.3", "HCC.2.2.II")
def _not_pollinated(clergy: Clergy, game: Game, events: Sequence[Event]) -> At:
    """Evening places two flowers, and one for each bee that has let draw, except those that no clearing can take."""
    if broken_off(events):
        return ()
    planted = sum(e.count for e in events if isinstance(e, Placed) and e.piece in clergy.flowers)
    planted -= sum(isinstance(e, Replaced) and e.new in clergy.flowers for e in events)
    planted -= surely_replanted(clergy, game, events)
    planted -= len(blooms(clergy, game, events))
    held = bag(game, clergy)
    sites = game.state.where(clergy.warrior)
    homeless = sum(
        count
        for flower, count in held.items()
        if all(why_not_plant(game, clergy, flower, place) is not None for place in sites)
    )
    bees = _drawn_for_bees(clergy, game, events)
    least, due = (min(FLOWERS_POLLINATED + more, sum(held.values()) + planted) - homeless for more in (0, bees))
    if planted < least:
        message = f"{planted or 'no'} flower{'s' * (planted != 1)} placed in Evening besides those that bloom"
        return ((events[-1], omission("HCC.6.2", message, f"{least} at least")),)
    if planted < due:
        message = f"{CARDS_DRAWN + bees} cards drawn in Evening, and {planted} flowers placed"
        return ((events[-1], violation("HCC.6.3", message, "one more of both for each bee showing")),)
    return ()


@audits("HCC.6", "HCC.6.1", "HCC.6.2")
def _repented_too_late(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Whoever repents does so before Evening's flowers are placed."""
    for event in events:
        gifts = gifts_of(clergy, marked(clergy, game, event), events)
        if not isinstance(event, Stated) or not repents(clergy, game, event) or len(gifts) != 1:
            continue
        if _in_evening(clergy, game, events, position(events, gifts[0])):
            message = "a card is given to repent after flowers are placed in Evening"
            yield gifts[0], too_late("HCC.6", message, "before they are")


@audits("HCC.6.2", "HCC.6.3")
def _pollinated_too_much(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """In Evening come two flowers and one for each bee, which lets draw a card as well."""
    if broken_off(events) or may_have_run_out(game, events) or _may_come_early(clergy, game, events):
        return
    late = _in_evening(clergy, game, events, len(events))
    drawn = _came_to_hand(clergy, events, (DECK, *shuffled_together(game)))
    most = FLOWERS_POLLINATED + max(0, drawn - CARDS_DRAWN)
    if len(late) > most:
        message = f"{len(late)} flowers placed in Evening, and {drawn or 'no'} card{'s' * (drawn != 1)} drawn"
        yield late[-1], violation("HCC.6.2", message, f"{most} at most, or one card more for each bee")


@audits("HCC.5", "HCC.6.2")
def _in_evening(clergy: Clergy, game: Game, events: Sequence[Event], end: int) -> list[Event]:
    """Return the flowers, one by one, that some first events of a turn surely place in Evening.

    They come after all that the Clergy do in Daylight, and where none is replanted. Each bird card that is spent after
    that too may be how a record tells of Bloom.
    """
    acts: list[Event] = [*own_moves(game, clergy.name, events), *own_battles(clergy.name, events)]
    acts += [event for event in events if isinstance(event, Placed) and event.piece is clergy.cathedral]
    acts += [event for _, event in _swarming(clergy, game, events)]
    last = max((position(events, act) for act in acts), default=0)
    birds = sum(number > last and card.suit in ("", BIRD) for number, card in spent_by(clergy.name, events))
    replanted = _may_be_replanted(clergy, game, events)
    late: list[Event] = [
        event
        for event in planted_in(clergy, events)
        if last < position(events, event) < end and event.place not in replanted
        for _ in range(event.count)
    ]
    return late[birds:]


@audits("HCC.5.1.IV")
def _may_be_replanted(clergy: Clergy, game: Game, events: Sequence[Event]) -> set[Place]:
    """Return the clearings where a flower is gone that may not have matched, so that another may have replaced it."""
    altered = may_have_altered(game, clergy.name, events)
    return altered | {
        event.place
        for event in events
        if isinstance(event, Removed) and event.piece in clergy.flowers
        if not matches(game, clergy.flowers[event.piece], event.place)
    }


@audits("HCC.4.3", "HCC.6.2")
def _bloomed_in_daylight(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """No flower is placed between what the Clergy do in Daylight, except where one is replanted."""
    if _may_come_early(clergy, game, events):
        return
    acts = [position(events, act) for act in _acts(clergy, game, events)]
    replanted = _may_be_replanted(clergy, game, events)
    for event in planted_in(clergy, events) if acts else ():
        if acts[0] < position(events, event) < acts[-1] and event.place not in replanted:
            message = f"a flower placed in clearing {event.place.number} in Daylight"
            yield event, too_late("HCC.4.3", message, "in Birdsong, or in Evening")


@audits("HCC.4.3", "HCC.2.2.II", "HCC.6.2", "HCC.6.3")
def _bloomed_too_late(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """Where warriors come during the turn flowers come in Evening alone: no more than Pollinate places.

    Who has more bees has drawn more cards, or taken some of the discard pile instead. The first such flower is told.
    """
    if broken_off(events) or may_have_run_out(game, events) or _may_come_early(clergy, game, events):
        return
    removed = {e.place for e in events if isinstance(e, Removed) and e.piece in clergy.flowers}
    late = [
        event
        for number, event in enumerate(events)
        if isinstance(event, Placed) and event.piece in clergy.flowers and event.place.number
        if event.place not in removed and not replaces(event, events[:number])
        if not warriors_before(game.state, events, 0, event.place, clergy.name)
    ]
    drawn = _came_to_hand(clergy, events, (DECK, *shuffled_together(game)))
    count, most = sum(event.count for event in late), FLOWERS_POLLINATED + max(0, drawn - CARDS_DRAWN)
    if count > most:
        where = f"clearing {late[0].place.number}, where no warrior stands in Birdsong"
        message = f"a flower placed in {where}, and {count - 1} more that cannot bloom"
        yield late[0], violation("HCC.4.3", message, f"{most} at most, in Evening")


@audits("HCC.4.3", "HCC.6", "HCC.6.2", "HCC.6.3")
def _bloomed_after_drawing(clergy: Clergy, game: Game, events: Sequence[Event]) -> Iterator[tuple[Event, Offence]]:
    """After the last draw no bird card is spent for a flower, where as many came before as Evening places."""
    draws = [n for n, event in enumerate(events) if _came_to_hand(clergy, (event,), (DECK, *shuffled_together(game)))]
    if not draws or _may_come_early(clergy, game, events) or may_have_run_out(game, events):
        return
    drawn = _came_to_hand(clergy, events, (DECK, *shuffled_together(game)))
    if len(_in_evening(clergy, game, events[: draws[-1]], draws[-1])) < FLOWERS_POLLINATED + max(
        0, drawn - CARDS_DRAWN
    ):
        return
    spent = [number for number, card in spent_by(clergy.name, events) if card.suit in ("", BIRD)]
    for event in planted_in(clergy, events):
        number = position(events, event)
        if number > draws[-1] and number - 1 in spent:
            message = f"a card is spent for a flower in clearing {event.place.number} after the draw of Evening"
            yield event, too_late("HCC.4.3", message, "in Birdsong")


def _may_come_early(clergy: Clergy, game: Game, events: Sequence[Event]) -> bool:
    """Return whether effects may have warriors come before Bloom, or let the Clergy have bees without drawing."""
    given = any(e.places_besides(game, clergy.name, events) for e in game.bending(Audit.places_besides))
    drawn = any(e.drawn_otherwise(game, clergy.name, events) for e in game.bending(Audit.drawn_otherwise))
    return given or drawn or ventures_besides(game).most > 0


@audits("HCC.6.3")
def _drawn_for_bees(clergy: Clergy, game: Game, events: Sequence[Event]) -> int:
    """Return how many cards of a turn only bees can have let draw; none where a card in play was given up."""
    if any(isinstance(event, CardsMoved) and event.source is play_area(clergy.name) for event in events):
        return 0
    besides = sum(e.draws_besides(game, clergy.name, events) for e in game.bending(Audit.draws_besides))
    ferry = any(game.state.count(place, FERRY) for place in game.state.clearings)
    drawn = _came_to_hand(clergy, events, (DECK,))
    return max(0, drawn - CARDS_DRAWN - besides - ferry)


def _came_to_hand(clergy: Clergy, events: Sequence[Event], piles: Collection[Place]) -> int:
    """Return how many cards of some piles came to the hand of the Clergy."""
    moved = (event for event in events if isinstance(event, CardsMoved) and event.target is hand(clergy.name))
    return sum(len(event.cards) for event in moved if event.source in piles)
