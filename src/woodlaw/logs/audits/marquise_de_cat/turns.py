"""What a recorded turn of the Marquise shows of her wood (6.4), her actions (6.5) and their prices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from woodlaw.engine.concepts import adjacent
from woodlaw.engine.events import Battled, CardsMoved, Event, Moved, Placed, Removed
from woodlaw.engine.game import Game
from woodlaw.engine.place import why_not_place, why_not_recruit
from woodlaw.engine.titles import name as named
from woodlaw.factions.marquise_de_cat.abilities import ACTIONS, BUILDINGS, Marquise
from woodlaw.factions.marquise_de_cat.turn import MOVES_IN_MARCH, connected, cost_of
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, too_late, violation
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import (
    astray,
    changes,
    count_before,
    ever_stood,
    fell_in_battle,
    laid_before,
    placed_where,
    supplied_before,
)
from woodlaw.logs.audits.spending import MOST_NEEDS, spent_by, unmet
from woodlaw.logs.audits.suits import may_have_matched, paying, tokens_changed, won_over
from woodlaw.logs.audits.turns import (
    after_deeds_of_daylight,
    broken_off,
    given_in,
    is_deed_of_daylight,
    own_battles,
    own_moves,
    ventures_besides,
)
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Category, Piece
from woodlaw.table.places import Place, hand, supply
from woodlaw.table.suits import CLEARING_SUITS

Found = Iterator[tuple[Event, Offence]]


def turn_gone_wrong(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Yield what a turn of hers takes too many of, leaves out or does not pay."""
    too_much_wood = list(_too_much_wood(marquise, game, events))
    recruited_too_many = list(_recruited_too_many(marquise, game, events))
    yield from recruited_too_many or _recruited_wrongly(marquise, game, events)
    yield from _recruited_where_forbidden(marquise, game, events)
    yield from _wood_left_out(marquise, game, events)
    yield from _wood_after_actions(marquise, game, events)
    yield from too_much_wood or _overworked_without_card(marquise, game, events)
    yield from _paid_otherwise(marquise, game, events)
    yield from _too_many_actions(marquise, game, events)


# Wood -----------------------------------------------------------------------------------------------------------------
@audits("6.4", "1.5.4")
def _wood_left_out(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Each sawmill gets a wood token, as far as the supply lasts."""
    wood, sawmill = marquise.piece("wood"), marquise.piece("sawmill")
    if broken_off(events) or astray(game, sawmill):
        return
    due = laid_before(game.state, events, 0, sawmill)
    placed = _placed_in_birdsong(marquise, events)
    supplied, needed = supplied_before(game, events, 0, wood), sum(due.values())
    lacking = [c for c in due if placed[c] < due[c] and _places_freely(marquise, game, events, wood, c)]
    short = sum(due[c] - placed[c] for c in lacking) - max(0, needed - supplied)
    if short > 0:
        first = next((e for e in events if isinstance(e, Placed) and e.piece is wood), events[0])
        where = ", ".join(named(c) for c in sorted(lacking, key=lambda clearing: clearing.number))
        yield first, omission("6.4", f"the Marquise leaves out {short} wood in {where}", "one wood at each sawmill")


@audits("6.4", "6.5.5")
def _wood_after_actions(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Birdsong's wood comes before any action: after one comes what cards are spent for, unless an effect gave it."""
    done: Sequence[Event] = _surely_actions(marquise, game, events) if not ventures_besides(game).most else ()
    for late in _wood_after(marquise, game, events, done) or _due_wood_after_deeds(marquise, game, events):
        yield late, too_late("6.4", "the Marquise places the wood of her sawmills after an action", "in Birdsong")


def _wood_after(marquise: Marquise, game: Game, events: Sequence[Event], done: Sequence[Event]) -> Sequence[Event]:
    """Return the first wood placed after something of Daylight, where more follows than cards were spent for."""
    if astray(game, marquise.piece("sawmill")) or not done:
        return []
    first = min(number for number, event in enumerate(events) if any(event is each for each in done))
    late = [e for e in events[first:] if isinstance(e, Placed) and _is_wood(marquise, e)]
    return late[:1] if sum(event.count for event in late) > len(spent_by(marquise.name, events)) else []


@audits("3.3.1", "3.3.4", "M.4.3")
def _due_wood_after_deeds(marquise: Marquise, game: Game, events: Sequence[Event]) -> Sequence[Event]:
    """Return the first wood that a sawmill is due though she has done what rules of the core let one do in Daylight.

    A card may be spent for more wood at a sawmill, but not for what it lacks of Birdsong's.
    """
    deeds = [event for event in events if is_deed_of_daylight(event, marquise.name)]
    wood, sawmill = marquise.piece("wood"), marquise.piece("sawmill")
    due = laid_before(game.state, events, 0, sawmill)
    if not deeds or astray(game, sawmill) or supplied_before(game, events, 0, wood) < sum(due.values()):
        return _wood_after(marquise, game, events, deeds)
    after = after_deeds_of_daylight(marquise.name, events)
    before = placed_where(events[: -len(after)], wood)
    late = (e for e in after if isinstance(e, Placed) and _is_wood(marquise, e))
    return [event for event in late if before[event.place] < due[event.place]][:1]


def _is_wood(marquise: Marquise, event: Placed) -> bool:
    return event.piece is marquise.piece("wood") and bool(event.place.number)


def _surely_actions(marquise: Marquise, game: Game, events: Sequence[Event]) -> list[Event]:
    """Return the moves, battles, recruits and buildings of hers in a turn that can only be actions."""
    moves = [move for move in own_moves(game, marquise.name, events) if not _may_treat(marquise, game, events, move)]
    came, places = _recruited_in(marquise, game, events), [event for event in events if isinstance(event, Placed)]
    placed = [e for e in places if _builds(marquise, e) or (e.piece is marquise.warrior and e.place in came)]
    return [*moves, *own_battles(marquise.name, events), *placed]


def _placed_in_birdsong(marquise: Marquise, events: Sequence[Event]) -> Counter[Place]:
    """Return how much wood may have come in Birdsong where: all but what follows on a card that was spent.

    The first wood of a turn does not: cards may be told before it.
    """
    wood, placed = marquise.piece("wood"), Counter[Place]()
    for index, event in enumerate(events):
        if isinstance(event, Placed) and event.piece is wood and event.place.number:
            overworked = placed and spent_by(marquise.name, events[index - 1 : index])
            placed[event.place] += 0 if overworked else event.count
    return placed


@audits("6.4", "6.5.5")
def _too_much_wood(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Each sawmill gets one wood, and one more comes for every card spent on overwork."""
    sawmills = _most_standing(marquise, game, events, "sawmill")
    spent = sum(len(e.cards) for e in events if isinstance(e, CardsMoved) and e.source is hand(marquise.name))
    return _beyond(events, marquise.piece("wood"), sawmills + spent, ("6.4", f"{sawmills} sawmills"))


def _most_standing(marquise: Marquise, game: Game, events: Sequence[Event], kind: str) -> int:
    """Return how many buildings of a kind can have stood at one time of a turn."""
    fallen = sum(e.count for e in events if isinstance(e, Removed) and e.piece is marquise.piece(kind))
    return marquise.on_map(game.state, kind) + fallen


def _beyond(events: Sequence[Event], piece: Piece, most: int, because: tuple[str, str]) -> Found:
    """Yield the placement with which a turn has placed more of a piece than it can."""
    placed = 0
    for event in events:
        if isinstance(event, Placed) and event.piece is piece and event.place.number:
            placed += event.count
            if placed > most:
                clause, sites = because
                message = f"the Marquise places {placed} {piece.kind} in a turn with {sites}"
                yield event, violation(clause, message, f"at most {most}")
                return


@audits("6.5.5")
def _overworked(marquise: Marquise, game: Game, events: Sequence[Event]) -> list[tuple[int, Place]]:
    """Return with which events, and where, wood came by overwork for sure: more than the sawmills got in Birdsong."""
    wood, sawmill = marquise.piece("wood"), marquise.piece("sawmill")
    if astray(game, sawmill):
        return []
    due, found = laid_before(game.state, events, 0, sawmill), list[tuple[int, Place]]()
    for index, event in enumerate(events):
        if isinstance(event, Placed) and event.piece is wood and event.place.number:
            more = max(0, event.count - due[event.place])
            due[event.place] -= event.count - more
            found += [(index, event.place)] * min(more, MOST_NEEDS)
    return found


@audits("6.5.5")
def _overworked_without_card(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Overwork costs a card that matches the clearing, each time, and comes to a sawmill."""
    where, cards = _overworked(marquise, game, events), spent_by(marquise.name, events)
    told = [_told_beside(marquise, events, index, dict(cards)) for index, _ in where]

    def pays(need: int, number: int) -> bool:
        at, card = cards[number]
        return (not told[need] or at in told[need]) and may_have_matched(game, card, where[need][1])

    for number in unmet(len(where), len(cards), pays):
        index, clearing = where[number]
        message = f"the Marquise overworks in {named(clearing)} and spends no card that matches it"
        yield events[index], violation("6.5.5", message, "a matching card")
    for index, clearing in where:
        if not ever_stood(game.state, events, clearing, [marquise.piece("sawmill")]):
            message = f"the Marquise overworks in {named(clearing)}, where no sawmill is"
            yield events[index], violation("6.5.5", message, "at a sawmill")


def _told_beside(marquise: Marquise, events: Sequence[Event], index: int, spent: Mapping[int, Card]) -> set[int]:
    """Return the events with which cards were spent just before some wood or behind it, other wood between or not."""
    found = set[int]()
    for numbers in (range(index - 1, -1, -1), range(index + 1, len(events))):
        for number in numbers:
            event = events[number]
            if number in spent:
                found.add(number)
            elif not (isinstance(event, Placed) and event.piece is marquise.piece("wood")):
                break
    return found


# Building -------------------------------------------------------------------------------------------------------------
@audits("6.5.4.II")
def _paid_otherwise(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Pay Cost: a turn removes the wood that its buildings cost; more may have fallen in battle."""
    wood = marquise.piece("wood")
    built = [(i, event) for i, event in enumerate(events) if isinstance(event, Placed) and _builds(marquise, event)]
    paid = sum(e.count for e in events if isinstance(e, Removed) and e.piece is wood and e.place.number)
    costs = [_costs(marquise, game, events, index, event) for index, event in built]
    least, most = sum(low for low, _ in costs), sum(high for _, high in costs)
    fallen = sum(
        e.count
        for number, e in enumerate(events)
        if isinstance(e, Removed) and e.piece is wood and fell_in_battle(e, events[:number])
        if not _is_guarded(marquise, game, events, number)
    )
    price = any(e.pays_with(game, wood) for e in game.bending(Audit.pays_with))
    nowhere = astray(game, wood)
    if built and (paid < least or (paid - fallen - nowhere > most and not price)):
        message = f"the Marquise removes {paid} wood for what she builds"
        yield built[-1][1], violation("6.5.4.II", message, f"{least if paid < least else most} wood")


@audits("6.5.4.II")
def paid_from_afar(marquise: Marquise, game: Game, building: Placed, events: Sequence[Event]) -> Iterator[Offence]:
    """Yield that too little of the wood told just before a building, ``events`` being before it, lay where it can pay.

    It is asked before the building. What is told there may pay for a second building too.
    """
    kind, place = building.piece.kind, building.place
    if building.count > 1 or not marquise.pieces[kind].count > marquise.on_map(game.state, kind):
        return
    paid = _removed_just_before(marquise, events)
    built = marquise.on_map(game.state, kind) - astray(game, building.piece)
    needed = cost_of(marquise, kind, max(0, built))
    if paid.total() < needed:
        return
    near = _connected_before_paying(marquise, game, place, paid)
    if sum(count for where, count in paid.items() if where in near) < needed:
        afar = ", ".join(named(where) for where in paid if where not in near)
        message = f"the Marquise pays with wood of {afar}, not connected to {named(place)}"
        yield violation("6.5.4.II", message, "wood of clearings connected to it")


def _removed_just_before(marquise: Marquise, events: Sequence[Event]) -> Counter[Place]:
    """Return where the wood was that she removes in the last events, and nothing between."""
    wood, removed = marquise.piece("wood"), Counter[Place]()
    for event in reversed(events):
        if not isinstance(event, Removed) or event.piece is not wood or event.player != marquise.name:
            break
        removed[event.place] += event.count
    return removed


def _connected_before_paying(marquise: Marquise, game: Game, place: Place, paid: Mapping[Place, int]) -> set[Place]:
    """Return the clearings connected to one, with the wood that was spent or without: effects can let it rule."""
    table = game.copy()
    for where, count in paid.items():
        table.adjust(marquise.piece("wood"), where, count)
    return {*connected(game, marquise, place), *connected(table, marquise, place)}


@audits("4.3.6")
def _is_guarded(marquise: Marquise, game: Game, events: Sequence[Event], number: int) -> bool:
    """Return whether warriors of hers are left where she loses a piece, at all times up to the next battle or the end.

    Those told to move away may have fallen and come to the keep from the hospitals, even in the same clearing.
    """
    place = cast("Removed", events[number]).place
    battles = [n for n, event in enumerate(events) if isinstance(event, Battled)]
    since = max((n for n in battles if n < number), default=0)
    until = min((n for n in battles if n > number), default=len(events))
    if any(isinstance(event, Moved) and event.origin is place for event in events[since:until]):
        return False
    return all(count_before(game.state, events, n, place, marquise.warrior) for n in range(number, until + 1))


def _builds(marquise: Marquise, event: Placed) -> bool:
    return event.piece.owner == marquise.name and event.piece.kind in BUILDINGS and bool(event.place.number)


def _costs(marquise: Marquise, game: Game, events: Sequence[Event], index: int, event: Placed) -> tuple[int, int]:
    """Return the least and the most wood that a building of a record can cost.

    One that the record has lost may lie on its track.
    """
    piece, kind = event.piece, event.piece.kind
    on_track = count_before(game.state, events, index, supply(marquise.name), piece)
    built = marquise.pieces[kind].count - on_track
    fewest, spaces = max(0, built - astray(game, piece)), range(marquise.pieces[kind].count)
    costs = [cost_of(marquise, kind, space) for space in spaces[fewest : built + event.count]]
    return min(costs, default=0) * min(event.count, on_track), max(costs, default=0) * event.count


# Recruiting -----------------------------------------------------------------------------------------------------------
def _recruited_in(marquise: Marquise, game: Game, events: Sequence[Event]) -> Counter[Place]:
    """Return how many warriors came where by recruiting for sure.

    They can come of an effect, in place of others that were removed there, or back to the keep from the hospitals.
    """
    treated = any(isinstance(e, Removed) and e.piece is marquise.warrior for e in events)
    keeps = keeps_of(marquise, game, events) if treated else ()
    replaced = won_over(game, marquise.name, events)
    came = placed_where(events, marquise.warrior)
    given = {place for place in came if given_in(game, marquise.name, place, events)}
    return Counter({place: n for place, n in came.items() if place not in {*keeps, *replaced, *given}})


@audits("6.5.3")
def _recruited_too_many(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Each recruiter gets one warrior; one may take the place of another's, or come back from the hospitals."""
    recruiters = _most_standing(marquise, game, events, "recruiter")
    replaced = sum(e.count for e in events if isinstance(e, Removed) and e.piece.category is Category.WARRIOR)
    besides = sum(e.places_besides(game, marquise.name, events).total() for e in game.bending(Audit.places_besides))
    most = recruiters + replaced + besides
    return _beyond(events, marquise.warrior, most, ("6.5.3", f"{recruiters} recruiters"))


@audits("6.5.3", "1.5.4")
def _recruited_wrongly(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Recruit: once a turn each recruiter gets one warrior, as far as the supply lasts."""
    recruiter, warrior = marquise.piece("recruiter"), marquise.warrior
    came = _recruited_in(marquise, game, events)
    if not came or astray(game, recruiter):
        return
    before, built = laid_before(game.state, events, 0, recruiter), placed_where(events, recruiter)
    # Where nobody is treated after a battle, the keep is no other place; what comes elsewhere is told by itself.
    fought = any(isinstance(e, Battled) and marquise.name in (e.attacker, e.defender) for e in events)
    keeps = () if fought else keeps_of(marquise, game, events)
    for place, count in came.items():
        most = before[place] + built[place]
        if count > most and (most or place in keeps):
            last = next(e for e in reversed(events) if isinstance(e, Placed) and _comes(e, marquise, place))
            message = f"the Marquise recruits {count} warriors in {named(place)}"
            yield last, violation("6.5.3", message, f"{most}, one for each recruiter")
    first = next(i for i, e in enumerate(events) if isinstance(e, Placed) and e.piece is warrior and e.place in came)
    placed = placed_where(events, warrior)
    if supplied_before(game, events, first, warrior) < sum((before + built).values()):
        return
    if broken_off(events) and not _goes_on(marquise, events):
        return
    # One that falls before she recruits gets none, though another may be built in its place.
    for place in before:
        standing = count_before(game.state, events, first, place, recruiter)
        due = min(before[place], standing, game.state.count(place, recruiter))
        if placed[place] < due and _recruits_freely(marquise, game, events, place):
            message = f"the Marquise recruits {placed[place]} warriors in {named(place)}"
            yield events[first], omission("6.5.3", message, f"{due}, one for each recruiter")


def _goes_on(marquise: Marquise, events: Sequence[Event]) -> bool:
    """Return whether a move or battle of hers follows on the last warrior placed, so that all were before."""
    placed = [n for n, event in enumerate(events) if isinstance(event, Placed) and event.piece is marquise.warrior]
    after = events[max(placed, default=0) :]
    return any(isinstance(e, Battled) or (isinstance(e, Moved) and e.player == marquise.name) for e in after)


@audits("6.5.3")
def _recruited_where_forbidden(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """No warrior is recruited where a rule of another forbids it, as far as no token came or went there."""
    changed, recruiter = tokens_changed(marquise.name, events), marquise.piece("recruiter")
    for place in _recruited_in(marquise, game, events):
        refusal = why_not_recruit(game, marquise.name, place)
        if refusal and place not in changed and ever_stood(game.state, events, place, (recruiter,)):
            last = next(e for e in reversed(events) if isinstance(e, Placed) and _comes(e, marquise, place))
            yield last, violation(refusal.clause, refusal.reason)


def _comes(event: Placed, marquise: Marquise, place: Place) -> bool:
    return event.piece is marquise.warrior and event.place is place


def _recruits_freely(marquise: Marquise, game: Game, events: Sequence[Event], place: Place) -> bool:
    forbidden = why_not_recruit(game, marquise.name, place)
    return forbidden is None and _places_freely(marquise, game, events, marquise.warrior, place)


def _places_freely(marquise: Marquise, game: Game, events: Sequence[Event], piece: Piece, place: Place) -> bool:
    """Return whether nothing keeps her from placing a piece, and nothing left the place that may have done so."""
    left = any(
        where is place and change < 0 and what.owner != marquise.name
        for event in events
        for where, what, change in changes(event)
    )
    return not left and why_not_place(game, marquise.name, piece, place) is None


# Actions --------------------------------------------------------------------------------------------------------------
@audits("6.5", "6.5.1", "6.5.2", "6.5.3", "6.5.4", "6.5.5")
def _too_many_actions(marquise: Marquise, game: Game, events: Sequence[Event]) -> Found:
    """Daylight: three actions, and one more for each bird card spent for it, which is spent for no overwork."""
    battles = own_battles(marquise.name, events)
    moves = [move for move in whole_moves(game, marquise.name, events) if not _may_treat(marquise, game, events, move)]
    built = [event for event in events if isinstance(event, Placed) and _builds(marquise, event)]
    spent = spent_by(marquise.name, events)
    overworked = min(len(_overworked(marquise, game, events)), len(spent))
    taken = ventures_besides(game).fewest(len(moves), len(battles), _ventures) + overworked
    taken += sum(event.count for event in built) + bool(_recruited_in(marquise, game, events))
    most = ACTIONS + _most_extra_actions(marquise, game, events, overworked)
    if taken > most:
        last = next(e for e in reversed(events) if e in battles or e in moves or e in built or isinstance(e, Placed))
        yield last, violation("6.5", f"the Marquise takes {taken} actions", f"at most {most}")


def _ventures(moves: int, battles: int) -> int:
    """Return how many actions moves and battles take."""
    return battles - (-moves // MOVES_IN_MARCH)


def _most_extra_actions(marquise: Marquise, game: Game, events: Sequence[Event], overworked: int) -> int:
    """Return for how many actions more birds can have been spent, where an effect surely took one of the cards."""
    spent = spent_by(marquise.name, events)
    most = _extra_actions(spent, overworked)
    pays = paying(game, marquise.name, events)
    for place in (place for each in game.bending(Audit.takes_cards) for place in each.takes_cards(game, events)):
        left = [
            _extra_actions([*spent[:number], *spent[number + 1 :]], overworked)
            for number, (_, card) in enumerate(spent)
            if card.suit not in CLEARING_SUITS or pays(card, place) or may_have_matched(game, card, place)
        ]
        most = min(most, max(left, default=most))
    return most


def _extra_actions(cards: Sequence[tuple[int, Card]], overworked: int) -> int:
    """Return how many of the cards spent can have been birds for an action more; overwork takes the others first.

    Frogs can pass for birds.
    """
    birds = sum(card.suit not in CLEARING_SUITS for _, card in cards)
    return max(0, birds - max(0, overworked - (len(cards) - birds)))


def keeps_of(marquise: Marquise, game: Game, events: Sequence[Event]) -> tuple[Place, ...]:
    """Return the clearing with the keep, even if the keep fell there in the turn."""
    standing = marquise.starting_clearing(game)
    fallen = (e.place for e in events if isinstance(e, Removed) and e.piece is marquise.piece("keep"))
    return (standing,) if standing else tuple(fallen)


@audits("6.2.3")
def _may_treat(marquise: Marquise, game: Game, events: Sequence[Event], move: Moved) -> bool:
    """Return whether a move may be how the record tells of Field Hospitals, after any battle of the turn."""
    if move.destination not in keeps_of(marquise, game, events):
        return False
    if not any(isinstance(event, Battled) and event.clearing is move.origin for event in events):
        return False
    far = move.destination not in adjacent(game, marquise.name, move.origin)
    return far or any(may_have_matched(game, card, move.origin) for _, card in spent_by(marquise.name, events))
