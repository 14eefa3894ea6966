"""What lies hidden from those who read a record of the Vagabond, until a turn shows it.

That are the quests that lie open, the items under ruins, and how the items of his board lie: records and books keep
all that are not damaged together, whatever side they show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from woodlaw.engine.events import CardsMoved, Event, ItemMoved, Scored
from woodlaw.engine.state import State
from woodlaw.factions.vagabond.items import ON_TRACKS, Rover
from woodlaw.factions.vagabond.quests import all_quests, is_quest, record_name
from woodlaw.logs.audits.vagabond.ruins import is_under_ruin
from woodlaw.table.cards import Card
from woodlaw.table.characters import CHARACTERS, CHEAT
from woodlaw.table.pieces import RUIN, Piece, face_up, is_face_down, item, other_side
from woodlaw.table.places import QUESTS, Place, under_ruin

ITEMS_TO_CHOOSE_FROM = 2
"""How many items must lie under a ruin so that the Vagabond may take none."""


@dataclass(frozen=True, slots=True)
class Lying:
    """How items of the board may lie: how many of each kind lie exhausted, as far as records have told.

    ``repaired_so`` says that teas, coins and bags that a turn repairs lie exhausted too where they do not go to their
    tracks; ``earlier_back`` that the Cheat shuffles a quest back in the turn before another of its suit scores.
    """

    exhausted: Mapping[str, int]
    repaired_so: bool = True
    earlier_back: bool = False


def lay_hidden(rover: Rover, state: State, lying: Lying, events: Sequence[Event]) -> None:
    """Lay out what a turn shows to have lain there, and items as they may have been ``lying``."""
    for event in events:
        match event:
            case CardsMoved() if event.source is QUESTS and event.player == rover.name:
                told = [quest for card in event.cards for quest in _quests_told(card)]
                state.cards[QUESTS] = list(dict.fromkeys((*state.cards_at(QUESTS), *told)))
    _lay_under_ruins(rover, state, events)
    _lay_completed(rover, state, events, earlier_back=lying.earlier_back)
    _lay_items(rover, state, lying.exhausted, events)
    _lay_damaged(rover, state, events, repaired_so=lying.repaired_so)


def _quests_told(told: Card) -> list[Card]:
    """Return the quests that a record may tell of; where several suits have the name, those of the suit told if any."""
    found = [quest for quest in all_quests() if _may_be(told, quest)]
    return [quest for quest in found if quest.suit == told.suit] or found


def _may_be(told: Card, quest: Card) -> bool:
    """Return whether a quest can be the one that a record tells of, by name or by suit alone."""
    return told.name in (record_name(quest), quest.name) if told.name else told.suit in ("", quest.suit)


def _lay_under_ruins(rover: Rover, state: State, events: Sequence[Event]) -> None:
    """Lay under ruins what a turn takes from there, and two more items, so that it may explore them and take none."""
    for place in state.where(RUIN):
        there = state.pieces.setdefault(under_ruin(place.number), {})
        for kind in rover.values["items under ruins"][:ITEMS_TO_CHOOSE_FROM]:
            there[item(kind)] = there.get(item(kind), 0) + 1
    for event in events:
        if isinstance(event, ItemMoved) and event.player == rover.name and is_under_ruin(event.source):
            there = state.pieces.setdefault(event.source, {})
            there[event.item] = there.get(event.item, 0) + event.count


# Quests that are completed --------------------------------------------------------------------------------------------
def _lay_completed(rover: Rover, state: State, events: Sequence[Event], *, earlier_back: bool) -> None:
    """Lay quests of the deck for those that a record tells of, by name or by suit alone.

    A record does not tell which of them the Cheat has shuffled back: as many are left as the points of the turn show.
    """
    lying = [_of_deck(card) for card in state.cards_at(rover.card_box)]
    if _is_cheat(rover, state):
        for suit, (scored, earlier) in _points_of_quests(rover, events).items():
            of_suit = [card for card in lying if is_quest(card) and card.suit == suit]
            of_turn = 1 + earlier - (earlier_back and earlier > 0)
            for card in of_suit[max(0, scored - of_turn) :]:
                lying.remove(card)
    if lying:
        state.cards[rover.card_box] = lying


def _is_cheat(rover: Rover, state: State) -> bool:
    return any(card.name == CHEAT and card.name in CHARACTERS for card in state.cards_at(rover.card_box))


def may_have_shuffled_back(rover: Rover, state: State, events: Sequence[Event]) -> bool:
    """Return whether the Cheat completes quests in a turn that does not show how many others he had shuffled back.

    The points told right after a quest show it. Where two quests are of a suit, he may have shuffled the first back.
    """
    taken = (event for event in events if isinstance(event, CardsMoved) and event.source is QUESTS)
    suits = Counter(_of_deck(card).suit for event in taken for card in event.cards if event.player == rover.name)
    shown = _points_of_quests(rover, events)
    return _is_cheat(rover, state) and any(count > 1 or suit not in shown for suit, count in suits.items())


def _of_deck(card: Card) -> Card:
    """Return a quest of the deck that a card told can be; characters, which lie beside quests, have no suit."""
    is_told_in_part = bool(card.suit) and not card.name
    return next(iter(_quests_told(card)), card) if is_quest(card) or is_told_in_part else card


def _points_of_quests(rover: Rover, events: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """Return how many points the first quest of each suit scores in a turn that scores right after it is completed.

    It is told with how many others of the suit the turn completes before it.
    """
    found: dict[str, tuple[int, int]] = {}
    completed: Counter[str] = Counter()
    for event, after in pairwise(events):
        if isinstance(event, CardsMoved) and event.source is QUESTS and event.player == rover.name:
            quest = next((quest for card in event.cards for quest in _quests_told(card)), None)
            if quest is not None:
                if isinstance(after, Scored) and after.player == rover.name:
                    found.setdefault(quest.suit, (after.points, completed[quest.suit]))
                completed[quest.suit] += 1
    return found


# Items ----------------------------------------------------------------------------------------------------------------
def removes_items(rover: Rover, events: Sequence[Event]) -> bool:
    """Return whether a turn removes items of his from the game, for they are more than his bags let him carry."""
    moved = (event for event in events if isinstance(event, ItemMoved))
    return any(event.source.owner == rover.name and not event.target.owner for event in moved)


def ways_to_lie(rover: Rover, state: State, exhausted: Mapping[str, int], events: Sequence[Event]) -> list[Lying]:
    """Return how items may lie, the likeliest first; ``exhausted`` says how many of a kind do so by what was told.

    In his own turn it may be one more or less of one kind, bags first, or some that are repaired lie face up; or the
    Cheat has shuffled back a quest of the turn before the next one scores.
    """
    if state.current != rover.name:
        return [Lying(exhausted)]
    otherwise = [Lying(counts) for counts in _items_otherwise(rover, state, exhausted)]
    repaired = any(isinstance(event, ItemMoved) and _is_repaired_exhausted(rover, event) for event in events)
    back = _is_cheat(rover, state) and any(earlier for _, earlier in _points_of_quests(rover, events).values())
    return [
        Lying(exhausted),
        *([Lying(exhausted, earlier_back=True)] if back else ()),
        *otherwise,
        *([Lying(exhausted, repaired_so=False)] if repaired else ()),
    ]


def _items_otherwise(rover: Rover, state: State, exhausted: Mapping[str, int]) -> list[Counter[str]]:
    """Return how many items of each kind may lie exhausted else, one more or less of one kind, bags first."""
    held: Counter[str] = Counter()
    for place in (rover.satchel, rover.track):
        for piece, count in state.at(place).items():
            held[face_up(piece).kind] += count
    found: list[Counter[str]] = []
    for kind in sorted(held, key=lambda kind: (kind != "bag", kind)):
        for count in (exhausted[kind] + 1, exhausted[kind] - 1):
            if 0 <= count <= held[kind]:
                found.append(Counter({**exhausted, kind: count}))
    return found


def _lay_items(rover: Rover, state: State, exhausted: Mapping[str, int], events: Sequence[Event]) -> None:
    """Turn over the items that lie exhausted, and lay the others on their tracks as far as there is space."""
    down = Counter(exhausted) | _refreshed(rover, events)
    held: Counter[str] = Counter()
    for place in (rover.satchel, rover.track):
        for piece, count in state.pieces.pop(place, {}).items():
            held[face_up(piece).kind] += count
            if is_face_down(piece):
                down[face_up(piece).kind] += count
    for kind, count in held.items():
        turned = min(count, down[kind])
        for _ in range(turned):
            _lay(state, rover.satchel, other_side(item(kind)))
        for _ in range(count - turned):
            _lay(state, rover.place_for(state, item(kind)), item(kind))


def _lay_damaged(rover: Rover, state: State, events: Sequence[Event], *, repaired_so: bool) -> None:
    """Turn over the damaged items that a turn refreshes before it exhausts any, or that it repairs exhausted."""
    begins = True
    for event in events:
        if isinstance(event, ItemMoved) and event.target.owner == rover.name:
            begins &= not event.face_down
            refreshed = begins and event.source is event.target is rover.damaged
            if refreshed or (repaired_so and _is_repaired_exhausted(rover, event)):
                _turn_over(state.pieces.get(rover.damaged, {}), face_up(event.item), event.count)


def _is_repaired_exhausted(rover: Rover, event: ItemMoved) -> bool:
    """Whether an item is repaired that would go to its track if it lay face up, and is not told to go there."""
    repairs = event.source is rover.damaged and event.target is rover.satchel and event.face_down is None
    return repairs and face_up(event.item).kind in ON_TRACKS


def _turn_over(there: dict[Piece, int], piece: Piece, count: int) -> None:
    """Turn over some items of a kind that lie face up together, if there are so many."""
    if there.get(piece, 0) >= count:
        there[piece] -= count
        there[other_side(piece)] = there.get(other_side(piece), 0) + count
        if not there[piece]:
            del there[piece]


def _lay(state: State, place: Place, piece: Piece) -> None:
    there = state.pieces.setdefault(place, {})
    there[piece] = there.get(piece, 0) + 1


def _refreshed(rover: Rover, events: Sequence[Event]) -> Counter[str]:
    """Return how many items of each kind a turn refreshes before it exhausts any."""
    refreshed: Counter[str] = Counter()
    for event in events:
        if isinstance(event, ItemMoved) and event.source.owner == event.target.owner == rover.name:
            if event.face_down:
                break
            if event.source in (rover.satchel, rover.track) and event.target is not rover.damaged:
                refreshed[face_up(event.item).kind] += event.count
    return refreshed
