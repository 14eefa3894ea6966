"""What a recorded turn shows of the Decree (7.5.2): cards left unresolved, and actions that no card gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from woodlaw.engine.events import CardsMoved, Event, Moved, Placed
from woodlaw.engine.game import Game
from woodlaw.engine.memory import Many, OneOf, Remembered
from woodlaw.engine.titles import name as named
from woodlaw.factions.eyrie_dynasties.abilities import (
    BATTLE,
    BUILD,
    CHARISMATIC,
    COLUMNS,
    LEADERS,
    MOVE,
    RECRUIT,
    Eyrie,
)
from woodlaw.factions.eyrie_dynasties.birdsong import WARRIORS_OF_A_NEW_ROOST
from woodlaw.factions.eyrie_dynasties.daylight import warriors_recruited
from woodlaw.law.implements import audits
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.audit import Offence, omission, too_late, violation
from woodlaw.logs.audits.draws import evening_drawn
from woodlaw.logs.audits.parts import whole_moves
from woodlaw.logs.audits.pieces import astray, laid_before, on_map_before, supplied_before, vacated
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.audits.spending import MOST_NEEDS, unmet
from woodlaw.logs.audits.suits import may_have_matched, won_over
from woodlaw.logs.audits.turns import given_in, own_battles, own_moves, ventures_besides
from woodlaw.table.cards import Card
from woodlaw.table.places import Place, hand
from woodlaw.table.suits import ALL_SUITS

Found = Iterator[tuple[Event, Offence]]

CLAUSES = {RECRUIT: "7.5.2.I", MOVE: "7.5.2.II", BATTLE: "7.5.2.III", BUILD: "7.5.2.IV"}

SUITS: Remembered[tuple[str, ...]] = Remembered(
    "suits of a column in turmoil", (), Many(OneOf(("", *ALL_SUITS))), OneOf(COLUMNS)
)
"""The suits of the cards in a column when the Decree was discarded this turn, empty where one is not known."""


LED = Remembered("leader before turmoil", "", OneOf(("", *LEADERS)))
"""Who led when the Decree was discarded this turn."""


class Resolving(Fixed):
    """What a turn shows of a column: where each of its actions may have been taken, and which were for sure.

    ``sure`` holds the place and the event of each; ``last`` is the last of all in the record.
    """

    where: Sequence[Place]
    sure: Sequence[tuple[Place, Event]]
    last: Event | None


def note_decree(eyrie: Eyrie, game: Game) -> None:
    """Remember who leads, and which suits the cards of each column have, before turmoil changes either; records write
    the new leader and the discarded Decree in any order, and the Decree as a whole or card by card.
    """
    if LED.is_noted(game.state):
        return
    LED.note(game.state, eyrie.leader(game))
    for column in COLUMNS:
        SUITS.note(game.state, tuple(card.suit for card in game.state.cards_at(eyrie.column(column))), column)


def cards_resolved(eyrie: Eyrie, game: Game, column: str, *, turmoil: bool) -> list[Card]:
    """Return the cards that a column held when it was resolved, in turmoil by their suits."""
    if turmoil:
        return [Card(suit=suit) for suit in SUITS.of(game.state, column)]
    return list(game.state.cards_at(eyrie.column(column)))


def decree_gone_wrong(eyrie: Eyrie, game: Game, events: Sequence[Event], *, turmoil: bool) -> Found:
    """Yield the columns of which a turn leaves cards unresolved without turmoil, or that it takes too often."""
    shown = {column: shown_of(eyrie, game, events, column, turmoil=turmoil) for column in COLUMNS}
    if not turmoil:
        yield from _left_unresolved(eyrie, game, events, shown)
    yield from _taken_too_often(eyrie, game, shown, turmoil=turmoil)
    yield from _out_of_order(eyrie, game, events)
    yield from _added_late(eyrie, game, events)
    yield from _recruited_at_no_roost(eyrie, game, events)
    yield from _recruited_by_halves(eyrie, game, events, turmoil=turmoil)
    yield from _manned_otherwise(eyrie, game, events, turmoil=turmoil)


def recruited_before_the_end(eyrie: Eyrie, game: Game, events: Sequence[Event], *, turmoil: bool) -> Found:
    """Yield what is wrong with the recruits of a turn that breaks off, where moves or battles follow on them."""
    if _goes_on(eyrie, game, events):
        yield from _recruited_by_halves(eyrie, game, events, turmoil=turmoil)


def _goes_on(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> bool:
    """Return whether a move or battle of theirs follows on the last warrior placed, so that all were before."""
    placed = [n for n, event in enumerate(events) if isinstance(event, Placed) and event.piece is eyrie.warrior]
    after = events[max(placed, default=0) :]
    return bool(own_moves(game, eyrie.name, after) or own_battles(eyrie.name, after))


@audits("7.5.2", "7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")
def _left_unresolved(eyrie: Eyrie, game: Game, events: Sequence[Event], shown: dict[str, Resolving]) -> Found:
    """Every card is resolved: its column's action is taken in a clearing that matches it."""
    for column in COLUMNS:
        left, cards = len(_unresolved(eyrie, game, column, shown[column].where)), eyrie.column(column)
        if left:
            message = f"the Eyrie leave {left} of {len(game.state.cards_at(cards))} cards in {column} unresolved"
            yield (
                shown[column].last or events[-1],
                omission(CLAUSES[column], message, "every card resolved, or turmoil"),
            )


@audits("7.5.2")
def _unresolved(eyrie: Eyrie, game: Game, column: str, where: Sequence[Place]) -> list[int]:
    cards = game.state.cards_at(eyrie.column(column))
    return unmet(len(cards), len(where), lambda card, at: may_have_matched(game, cards[card], where[at]))


@audits("7.5.2")
def _taken_too_often(eyrie: Eyrie, game: Game, shown: dict[str, Resolving], *, turmoil: bool) -> Found:
    """Each card gives one action; effects may give moves and battles besides.

    A record of turmoil need not tell of a Decree that held Loyal Viziers only; nor is one known without its leader.
    """
    if not (LED.of(game.state) if turmoil else eyrie.leader(game)):
        return
    besides = ventures_besides(game)
    given, either = {MOVE: besides.moves, BATTLE: besides.battles}, besides.either
    for column in COLUMNS:
        cards = cards_resolved(eyrie, game, column, turmoil=turmoil)
        taken, last = shown[column].sure, shown[column].last
        left = beyond_the_cards(game, cards, taken, turmoil=turmoil)
        more = len(left)
        if column in given:
            more -= given[column]
            more, either = more - either, either - max(0, min(more, either))
        if more > 0 and last is not None:
            many = len(taken) - len(cards) > len(left) - more
            yield _too_many(column, cards, taken, last) if many else _at_no_match(column, cards, *taken[left[-1]])


@audits("7.5.2")
def beyond_the_cards(
    game: Game, cards: Sequence[Card], taken: Sequence[tuple[Place, Event]], *, turmoil: bool
) -> list[int]:
    """Return which actions no card gives. Without turmoil a card that matches none of them is told as unresolved."""
    if not turmoil:
        return list(range(len(cards), len(taken)))

    def meets(at: int, card: int) -> bool:
        place, _ = taken[at]
        return not place.number or may_have_matched(game, cards[card], place)

    return unmet(len(taken), len(cards), meets)


@audits("7.5.2")
def _too_many(
    column: str, cards: Sequence[Card], taken: Sequence[tuple[Place, Event]], last: Event
) -> tuple[Event, Offence]:
    message = f"the Eyrie take {len(taken)} actions for the column {column}"
    return last, violation(CLAUSES[column], message, f"{len(cards)}, one for each card")


@audits("7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")
def _at_no_match(column: str, cards: Sequence[Card], place: Place, event: Event) -> tuple[Event, Offence]:
    suits = ", ".join(card.suit for card in cards)
    message = f"no card of the column {column} is left for {named(place)}"
    return event, violation(CLAUSES[column], message, f"clearings that match its cards ({suits})")


@audits("7.5.2")
def _out_of_order(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Found:
    """The columns are resolved from the left: no move behind a battle, and neither behind a roost.

    Where effects may have given moves or battles, they tell nothing of the columns. Recruits behind a roost are told as
    a step out of order.
    """
    if ventures_besides(game).most:
        return
    moved, fought = own_moves(game, eyrie.name, events), own_battles(eyrie.name, events)
    latest = RECRUIT
    if _began_without_roosts(eyrie, game, events):
        return
    for number, event in enumerate(events):
        column = _column_of(eyrie, game, event, events[:number], moved, fought)
        if column and COLUMNS.index(column) < COLUMNS.index(latest):
            if (column, latest) == (RECRUIT, BUILD):
                return
            message = f"the column {column} is resolved after the column {latest}"
            yield event, too_late("7.5.2", message, "the columns from the left to the right")
            return
        latest = column or latest


@audits("7.4.2", "7.6.2")
def _added_late(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Found:
    """Cards are added to the Decree in Birdsong: not after an action of the Decree, nor after Evening has drawn.

    Some write what is crafted before everything else. Moves and battles tell nothing where an effect may have given
    any, nor do recruits and roosts where A New Roost (7.4.3) may have come.
    """
    columns = [eyrie.column(column) for column in COLUMNS]
    since = _after_birdsong(eyrie, game, events)
    for event in () if since is None else events[since:]:
        if isinstance(event, CardsMoved) and event.source is hand(eyrie.name) and event.target in columns:
            yield event, too_late("7.4.2", "a card is added to the Decree after Birdsong", "in Birdsong")
            return


def _after_birdsong(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> int | None:
    """Return before which event of a turn Birdsong is over for sure, or None."""
    given = ventures_besides(game).most
    moved = [] if given else own_moves(game, eyrie.name, events)
    fought = [] if given else own_battles(eyrie.name, events)
    telling = (MOVE, BATTLE) if _began_without_roosts(eyrie, game, events) else COLUMNS
    drawn = evening_drawn(cast("Recorded", eyrie), game, events)
    begun = [] if drawn is None else [drawn]
    for number, event in enumerate(events):
        if _column_of(eyrie, game, event, events[:number], moved, fought) in telling:
            return min([*begun, number])
    return min(begun, default=None)


def _column_of(
    eyrie: Eyrie, game: Game, event: Event, before: Sequence[Event], moved: Sequence[Event], fought: Sequence[Event]
) -> str:
    """Return the column of which an event is for sure, by what came before it, else an empty text."""
    if any(event is each for each in moved):
        return MOVE
    if any(event is each for each in fought):
        return BATTLE
    if not isinstance(event, Placed) or not event.place.number or event.piece not in (eyrie.roost, eyrie.warrior):
        return ""
    if given_in(game, eyrie.name, event.place, before) or event.place in vacated(before, eyrie.name):
        return ""
    return BUILD if event.piece is eyrie.roost else RECRUIT


# What a turn shows of each column -------------------------------------------------------------------------------------
def shown_of(eyrie: Eyrie, game: Game, events: Sequence[Event], column: str, *, turmoil: bool) -> Resolving:
    """Return what a turn shows of a column."""
    if column == RECRUIT:
        return _recruited(eyrie, game, events, turmoil=turmoil)
    if column == BUILD:
        return _built(eyrie, game, events)
    if column == BATTLE:
        fought = own_battles(eyrie.name, events)
        return Resolving(
            [e.clearing for e in fought], [(e.clearing, e) for e in fought], fought[-1] if fought else None
        )
    own = [e for e in events if isinstance(e, Moved) and any(piece.owner == eyrie.name for piece, _ in e.pieces)]
    sure = whole_moves(game, eyrie.name, events)
    return Resolving(
        [e.origin for e in own if e.origin.number], [(e.origin, e) for e in sure], sure[-1] if sure else None
    )


def _built(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Resolving:
    """Return where roosts were built; A New Roost (7.4.3) is none of the Decree's."""
    placed = [e for e in events if isinstance(e, Placed) and e.piece is eyrie.roost and e.place.number]
    new = placed[:1] if _began_without_roosts(eyrie, game, events) else []
    built = placed[len(new) :]
    sure = [(e.place, e) for e in built for _ in range(min(e.count, MOST_NEEDS))]
    lost = astray(game, eyrie.roost) or (placed and not built)
    return Resolving([place for place, _ in sure], [] if lost else sure, _last(built))


@audits("7.4.3")
def _began_without_roosts(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> bool:
    return on_map_before(game.state, events, 0, eyrie.roost) <= astray(game, eyrie.roost)


@audits("7.5.2.I", "7.8.2")
def _recruited(eyrie: Eyrie, game: Game, events: Sequence[Event], *, turmoil: bool) -> Resolving:
    """Return where warriors were recruited: one each, with the Charismatic two.

    The three of A New Roost (7.4.3) are no recruits; those that come in place of others, or of an effect, may be none.
    """
    placed = [e for e in events if isinstance(e, Placed) and e.piece is eyrie.warrior and e.place.number]
    roosts = [e.place for e in events if isinstance(e, Placed) and e.piece is eyrie.roost]
    new = roosts[:1] if _began_without_roosts(eyrie, game, events) else []
    replaced = won_over(game, eyrie.name, events)
    leader = LED.of(game.state) if turmoil else eyrie.leader(game)
    least, most = warriors_recruited(leader), warriors_recruited(leader or CHARISMATIC)
    where: list[Place] = []
    sure: list[tuple[Place, Event]] = []
    for place in dict.fromkeys(e.place for e in placed):
        count = sum(e.count for e in placed if e.place is place) - WARRIORS_OF_A_NEW_ROOST * (place in new)
        where += [place] * min(count // least, MOST_NEEDS)
        if not given_in(game, eyrie.name, place, events) and place not in replaced:
            last = next(e for e in reversed(placed) if e.place is place)
            sure += [(place, last)] * min(-(-count // most), MOST_NEEDS)
    return Resolving(where, sure, _last(placed))


@audits("7.8.2", "1.5.4")
def _recruited_by_halves(eyrie: Eyrie, game: Game, events: Sequence[Event], *, turmoil: bool) -> Found:
    """Each Recruit of the Charismatic places two warriors; whoever cannot falls into turmoil."""
    leader = LED.of(game.state) if turmoil else eyrie.leader(game)
    if leader != CHARISMATIC:
        return
    placed = [(n, e) for n, e in enumerate(events) if isinstance(e, Placed) and e.piece is eyrie.warrior]
    new = {e.place for e in events if isinstance(e, Placed) and e.piece is eyrie.roost}
    each = warriors_recruited(leader)
    for place in dict.fromkeys(e.place for _, e in placed if e.place.number):
        there = [(n, e) for n, e in placed if e.place is place]
        count, (number, last) = sum(e.count for _, e in there), there[-1]
        scarce = supplied_before(game, events, number, eyrie.warrior) <= last.count
        besides = given_in(game, eyrie.name, place, events) or place in {*new, *won_over(game, eyrie.name, events)}
        if count % each and not scarce and not besides:
            message = f"{count} warrior{'s' * (count != 1)} recruited in clearing {place.number}"
            yield last, violation("7.8.2", message, f"{each} by each Recruit of the Charismatic")


@audits("7.4.3", "7.8.2", "1.5.4")
def _manned_otherwise(eyrie: Eyrie, game: Game, events: Sequence[Event], *, turmoil: bool) -> Found:
    """A New Roost: three warriors come with it, and by each Recruit of the Charismatic two more, if there are any.

    For other leaders, what is more than three may be recruited, one by one.
    """
    placed = [(n, e) for n, e in enumerate(events) if isinstance(e, Placed)]
    roost = next((each for each in placed if each[1].piece is eyrie.roost), None)
    if roost is None or not _began_without_roosts(eyrie, game, events):
        return
    site = roost[1].place
    if site in won_over(game, eyrie.name, events) or given_in(game, eyrie.name, site, events):
        return
    came = [(n, e) for n, e in placed if e.piece is eyrie.warrior and e.place is site]
    count = sum(event.count for _, event in came)
    number, last = came[-1] if came else roost
    scarce = supplied_before(game, events, number, eyrie.warrior) <= (last.count if came else 0)
    each = warriors_recruited(LED.of(game.state) if turmoil else eyrie.leader(game))
    wrong = count < WARRIORS_OF_A_NEW_ROOST or (count - WARRIORS_OF_A_NEW_ROOST) % each
    if wrong and not scarce:
        message = f"{count or 'no'} warrior{'s' * (count != 1)} come to the new roost in {named(site)}"
        told = violation if count > WARRIORS_OF_A_NEW_ROOST else omission
        more = f", and {each} by each Recruit" if count > WARRIORS_OF_A_NEW_ROOST else ""
        yield last, told("7.4.3", message, f"{WARRIORS_OF_A_NEW_ROOST}{more}")


@audits("7.5.2.I")
def _recruited_at_no_roost(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> Found:
    """Recruits come to roosts of turns before: one that the Decree builds comes behind them, wherever it is written.

    Warriors may also come in place of other pieces, by an effect, or with A New Roost (7.4.3).
    """
    built = {e.place for e in events if isinstance(e, Placed) and e.piece is eyrie.roost}
    if not built or astray(game, eyrie.roost) or _began_without_roosts(eyrie, game, events):
        return
    stood = laid_before(game.state, events, 0, eyrie.roost)
    replaced = won_over(game, eyrie.name, events)
    for number, event in enumerate(events):
        if not isinstance(event, Placed) or event.piece is not eyrie.warrior:
            continue
        if event.place not in built or stood[event.place] or event.place in replaced:
            continue
        if given_in(game, eyrie.name, event.place, events[:number]) < event.count:
            message = f"the Eyrie recruit in {named(event.place)}, where no roost stood before this turn"
            yield event, violation("7.5.2.I", message, "at a roost")


def _last(events: Sequence[Placed]) -> Placed | None:
    return events[-1] if events else None
