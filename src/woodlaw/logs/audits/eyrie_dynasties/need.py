"""What a recorded turn shows of whether turmoil (7.7) was needed: which card of the Decree could not be resolved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from woodlaw.engine.concepts import by_path, matches
from woodlaw.engine.events import Event
from woodlaw.engine.fight import legal_battles
from woodlaw.engine.game import Game
from woodlaw.engine.march import Terms, legal_moves
from woodlaw.engine.place import available, room_for
from woodlaw.factions.eyrie_dynasties.abilities import BATTLE, COLUMNS, MOVE, RECRUIT, Eyrie
from woodlaw.factions.eyrie_dynasties.daylight import (
    warriors_recruited,
    why_not_build_there,
    why_not_recruit_there,
)
from woodlaw.law.implements import audits
from woodlaw.logs.audits.audit import Audit, Offence, omission, violation
from woodlaw.logs.audits.eyrie_dynasties.decree import (
    CLAUSES,
    LED,
    Resolving,
    beyond_the_cards,
    cards_resolved,
    shown_of,
)
from woodlaw.logs.audits.pieces import astray, changes, supplied_before, warriors_astray
from woodlaw.logs.audits.spending import unmet
from woodlaw.logs.audits.suits import may_have_matched
from woodlaw.logs.audits.turns import ventures_besides
from woodlaw.table.cards import Card

Found = Iterator[tuple[Event, Offence]]


def needless_turmoil(eyrie: Eyrie, game: Game, events: Sequence[Event], purge: Event) -> Found:
    """Yield what a turn with turmoil leaves of the Decree though it could be resolved, as far as the books know."""
    shown = {column: shown_of(eyrie, game, events, column, turmoil=True) for column in COLUMNS}
    cards = {column: cards_resolved(eyrie, game, column, turmoil=True) for column in COLUMNS}
    told = all(len(each.where) == len(each.sure) for each in shown.values())
    known = all(card.suit for column in COLUMNS for card in cards[column])
    odd = any(beyond_the_cards(game, cards[column], shown[column].sure, turmoil=True) for column in COLUMNS)
    if not told or not known or odd or not _is_sure(eyrie, game, events):
        return
    latest = max((number for number, column in enumerate(COLUMNS) if shown[column].sure), default=0)
    passed = [column for column in COLUMNS[:latest] if len(shown[column].sure) < len(cards[column])]
    for column in passed:
        yield _passed_over(column, cards[column], shown[column], purge)
    behind = events[next(number for number, event in enumerate(events) if event is purge) :]
    if not passed and not any(place.number for event in behind for place, _, _ in changes(event)):
        yield from _without_need(eyrie, game, events, purge, {c: (cards[c], shown[c]) for c in COLUMNS[latest:]})


@audits("7.5.2", "7.5.2.I", "7.5.2.II", "7.5.2.III")
def _passed_over(column: str, cards: Sequence[Card], shown: Resolving, purge: Event) -> tuple[Event, Offence]:
    """Turmoil begins at the first card that cannot be resolved: no column behind that one is resolved."""
    message = f"the Eyrie leave {len(cards) - len(shown.sure)} of {len(cards)} cards in {column} unresolved, and go on"
    return shown.last or purge, omission(CLAUSES[column], message, "every card resolved before the next column")


@audits("7.7", "7.5.2")
def _without_need(
    eyrie: Eyrie, game: Game, events: Sequence[Event], purge: Event, columns: dict[str, tuple[list[Card], Resolving]]
) -> Found:
    """Turmoil comes of a card that cannot be resolved. As it begins, the map is as at the end of the turn."""
    for column, (cards, shown) in columns.items():
        left = _that_may_be_left(game, cards, shown)
        if any(not _can_resolve(eyrie, game, events, column, cards[number]) for number in left):
            return
        if left:
            message = f"the Eyrie fall into turmoil, though a {cards[left[0]].suit} card in {column} can be resolved"
            yield purge, violation("7.7", message, f"the card resolved ({CLAUSES[column]})")
            return
    yield purge, violation("7.7", "the Eyrie fall into turmoil, though the whole Decree is resolved", "no turmoil")


def _is_sure(eyrie: Eyrie, game: Game, events: Sequence[Event]) -> bool:
    """Return whether books know who led, where and whose all pieces are, and that nothing gave besides the Decree."""
    besides = ventures_besides(game).most or any(
        e.places_besides(game, eyrie.name, events) for e in game.bending(Audit.places_besides)
    )
    lost = astray(game, eyrie.roost) or any(warriors_astray(game, player) for player in game.state.seats)
    hired = any(each.leaves_rule_open(game) for each in game.bending(Audit.leaves_rule_open))
    return bool(LED.of(game.state)) and not besides and not lost and not hired


@audits("7.5.2")
def _that_may_be_left(game: Game, cards: Sequence[Card], shown: Resolving) -> list[int]:
    """Return which cards of a column may be among those left, by their numbers: the others give all that was done."""

    def gives_all(without: int) -> bool:
        others = [card for number, card in enumerate(cards) if number != without]
        where = shown.where
        return not unmet(len(where), len(others), lambda at, card: may_have_matched(game, others[card], where[at]))

    return [number for number in range(len(cards)) if len(cards) > len(shown.where) and gives_all(number)]


def _can_resolve(eyrie: Eyrie, game: Game, events: Sequence[Event], column: str, card: Card) -> bool:
    """Return whether a card can surely be resolved on the table as it is."""
    match column:
        case _ if column == RECRUIT:
            return _can_recruit(eyrie, game, events, card.suit)
        case _ if column == MOVE:
            return _can_move(eyrie, game, card.suit)
        case _ if column == BATTLE:
            return _can_battle(eyrie, game, card.suit)
    return _can_build(eyrie, game, card.suit)


@audits("7.5.2.I", "7.8.2")
def _can_recruit(eyrie: Eyrie, game: Game, events: Sequence[Event], suit: str) -> bool:
    needed = warriors_recruited(LED.of(game.state))
    if supplied_before(game, events, len(events), eyrie.warrior) < needed:
        return False
    return any(
        why_not_recruit_there(game, eyrie, suit, place) is None
        and room_for(game, eyrie.name, eyrie.warrior, place) >= needed
        for place in game.state.clearings
    )


@audits("7.5.2.II")
def _can_move(eyrie: Eyrie, game: Game, suit: str) -> bool:
    """Return whether a move by path can be taken; nobody has to use the Ferry, or what an effect makes adjacent."""
    origins = [place for place in game.state.clearings if matches(game, suit, place)]
    moves = legal_moves(game, eyrie.name, Terms(origins=origins, clause="7.5.2.II"))
    return any(not by_ferry and place in by_path(game, origin) for origin, place, *by_ferry in moves)


@audits("7.5.2.III")
def _can_battle(eyrie: Eyrie, game: Game, suit: str) -> bool:
    clearings = [place for place in game.state.clearings if matches(game, suit, place)]
    return any(defender in game.state.seats for _, defender in legal_battles(game, eyrie.name, clearings))


@audits("7.5.2.IV")
def _can_build(eyrie: Eyrie, game: Game, suit: str) -> bool:
    return available(game, eyrie.roost) > 0 and any(
        why_not_build_there(game, eyrie, suit, place) is None for place in game.state.clearings
    )
