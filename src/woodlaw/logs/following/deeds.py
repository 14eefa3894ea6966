"""What an event does, as far as records tell it alike whatever they make of it: deeds.

A record may tell a move as pieces that go and come, a replacement as one that went and another that came, or several
moves as one. So events are held against each other by what they change, and by nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple, assert_never

from woodlaw.engine.decisions import Option
from woodlaw.engine.events import (
    Agreed,
    Battled,
    CardsMoved,
    Crafted,
    Event,
    Flipped,
    Guessed,
    Hired,
    ItemFlipped,
    ItemMoved,
    MarkerLeft,
    Moved,
    PathOpened,
    Placed,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    Scored,
    Stated,
    TurnBegan,
    TurnEnded,
)
from woodlaw.table.cards import Card, CardKind
from woodlaw.table.pieces import FERRY, Piece, face_up, is_face_down
from woodlaw.table.places import DECK, PLAYED, QUESTS, Place, PlaceKind, hand, is_revealed

GOES, COMES, LIES = "goes", "comes", "lies"
BATTLES, CRAFTS, SCORES, CARD, OWN_CARD, QUEST = "battles", "crafts", "scores", "card", "own card", "quest"
ITEM, EXHAUSTS, TURNS, LEAVES_TRACK, OPENS, SHOWS, GUESSES, STATES = (
    "item",
    "exhausts",
    "turns",
    "leaves the track",
    "opens",
    "shows",
    "guesses",
    "states",
)
ON_MAP = (PlaceKind.CLEARING, PlaceKind.FOREST, PlaceKind.PATH, PlaceKind.BESIDE)
"""The kinds of places whose pieces every record tells of, clearings beside the map among them."""
COMMON = "common"
"""Stands for every pile that belongs to nobody, except the deck: records write most of them alike."""

BY_HABIT = frozenset((LIES, OWN_CARD, EXHAUSTS, STATES))
"""What some records tell of and others do not: what lies and stands on boards, and items that are exhausted."""
BY_CUSTOM = frozenset((SHOWS, TURNS))
"""What even who tells of it does not always tell: cards that are shown, items that are turned or change their place."""

Habit = tuple[object, object]
"""A sort of deed that records tell by habit, with whose board it is of."""


class Deed(NamedTuple):
    """One thing that an event does: what, so that equal deeds are equal, how often, and with which card if any.

    ``lay_revealed`` says of a card that it lay revealed, where all have seen it.
    """

    what: tuple[object, ...]
    times: int
    card: Card | None = None
    lay_revealed: bool = False

    @property
    def habit(self) -> Habit | None:
        """What habit of a record tells of such deeds, by which they are due; None for what every record tells of."""
        return (self.what[0], self.what[-1]) if self.what[0] in BY_HABIT else None

    @property
    def custom(self) -> Habit | None:
        """What custom of a record tells of such deeds, though it may leave some untold; None for any other."""
        by_custom = self.what[0] in BY_CUSTOM or self.lay_revealed
        return (self.what[0], self.what[-1]) if by_custom else None

    @property
    def always_told(self) -> bool:
        """Whether every record tells of it."""
        return self.habit is None and not self.may_be_untold

    @property
    def is_told_once(self) -> bool:
        """Whether records tell of it once, however often it happens in a turn: what a board states."""
        return self.what[0] == STATES

    @property
    def may_be_untold(self) -> bool:
        """Whether no record need tell of it: cards that are shown, items that are refreshed or change their place.

        The Ferry goes unwritten with those that it takes along, where records of people tell of a move by it.
        """
        return self.custom is not None or FERRY in self.what

    @property
    def is_anywhere(self) -> bool:
        """Whether records tell it at any place of a turn: points."""
        return self.what[0] == SCORES

    @property
    def is_payment(self) -> bool:
        """Whether a card leaves a hand for a pile: records tell what is paid before or after what it is paid for.

        So are warriors that are saved as they fall told as moved after the card that is spent for it.
        """
        return self.what[0] == CARD and isinstance(self.what[1], tuple) and self.what[2] == COMMON

    def is_together_with(self, other: Deed) -> bool:
        """Whether no order says which of two deeds comes first: cards that go the same way, pieces that fall there."""
        if self.what[0] == other.what[0] == GOES:
            return self.what[2] is other.what[2]
        return self.what == other.what


def place_of(deed: Deed) -> Place | None:
    """Return the place on the map where pieces go or come, or a battle is; None of anything else."""
    number = {GOES: 2, COMES: 2, BATTLES: 3}.get(str(deed.what[0]))
    place = deed.what[number] if number is not None else None
    return place if isinstance(place, Place) else None


def whose(place: Place) -> object:
    """Return what records know a place by: one of the map itself, any other by whose it is.

    A card that lies revealed is told as one of the hand.
    """
    if place.kind in ON_MAP or place is DECK:
        return place
    if place.kind is PlaceKind.COMMON:
        return COMMON
    kind = PlaceKind.HAND if place.kind is PlaceKind.HAND or is_revealed(place) else PlaceKind.BOARD
    return kind, place.owner


def is_hand(whose: object) -> bool:
    """Return whether cards come from a hand or go there."""
    return isinstance(whose, tuple) and whose[0] is PlaceKind.HAND


def concerns(deed: Deed, player: str) -> bool:
    """Return whether something is done by a player, or with what is the player's."""
    return any(
        part == player
        or (isinstance(part, Piece) and part.owner == player)
        or (isinstance(part, tuple) and player in part)
        for part in deed.what
    )


def is_by_own_rules(deed: Deed, player: str) -> bool:
    """Return whether rules of a player's own chapter may well have something done in the turn of another.

    Pieces of the player's come to the map, or others' to its board; cards leave its hand or board; it scores or shows
    something, its board states something, or somebody guesses.
    """
    match deed.what:
        case (kind, *_) if kind == GUESSES:
            return True
        case (kind, Piece() as piece, _) if kind == COMES:
            return piece.owner == player
        case (kind, Piece() as piece, whose_board) if kind == LIES:
            return piece.owner != player and whose_board == (PlaceKind.BOARD, player)
        case (kind, source, _) if kind == CARD:
            return source in ((PlaceKind.HAND, player), (PlaceKind.BOARD, player))
        case (kind, *_) if kind in (SCORES, STATES, SHOWS, OWN_CARD):
            return concerns(deed, player)
    return False


def deeds_of(event: Event, *, recorded: bool) -> Iterator[Deed]:
    """Yield what an event does; a replacement that is played told its removal and its placement before."""
    match event:
        case Placed(_, piece, count, source, place):
            yield from _shifted(piece, count, source, place)
        case Removed(_, piece, count, place, destination):
            yield from _shifted(piece, count, place, destination)
        case Moved(_, pieces, origin, destination):
            for piece, count in pieces:
                yield from _shifted(piece, count, origin, destination)
        case Replaced(_, old, new, place):
            if recorded:
                yield from (Deed((GOES, old, place), 1), Deed((COMES, new, place), 1))
        case Flipped(_, old, new, place):
            yield from (Deed((GOES, old, place), 1), Deed((COMES, new, place), 1))
        case Battled(attacker, defender, place, ambush, foil):
            yield Deed((BATTLES, attacker, defender, place, ambush, foil), 1)
        case Crafted(player, card):
            yield Deed((CRAFTS, player), 1, card)
        case Scored(player, points):
            yield Deed((SCORES, player, points > 0), abs(points))
        case CardsMoved(_, cards, source, target):
            yield from _cards_moved(cards, source, target)
        case ItemMoved(_, item, count, source, target, face_down):
            if whose(source) == whose(target):
                yield Deed((EXHAUSTS if face_down else TURNS, face_up(item), whose(target)), count)
            else:
                yield Deed((ITEM, face_up(item), whose(source), whose(target)), count)
        case ItemFlipped(_, item, _, target):
            yield Deed((TURNS if is_face_down(item) else EXHAUSTS, face_up(item), whose(target)), 1)
        case MarkerLeft(player, board_of):
            yield Deed((LEAVES_TRACK, player, board_of), 1)
        case PathOpened(_, one, other):
            yield Deed((OPENS, min(one, other), max(one, other)), 1)
        case Revealed(_, owner, cards):
            yield from (Deed((SHOWS, owner), 1, card) for card in cards)
        case Guessed(player, kind, place):
            yield Deed((GUESSES, player, kind, place), 1)
        case Stated(_, owner, fact, value):
            yield Deed((STATES, fact, value, owner), 1)
        case Rolled() | Hired() | Agreed() | TurnBegan() | TurnEnded():
            pass
        case _:
            assert_never(event)


def is_half(deeds: Iterable[Deed]) -> bool:
    """Return whether of what a move does there is only one half: pieces that go, or those that come."""
    halves: Counter[object] = Counter()
    for deed in deeds:
        what, piece, *_ = deed.what
        halves[piece] += deed.times * (1 if what == GOES else -1)
    return any(halves.values())


def _shifted(piece: Piece, count: int, source: Place, target: Place) -> Iterator[Deed]:
    if source.kind in ON_MAP:
        yield Deed((GOES, piece, source), count)
    if target.kind in ON_MAP:
        yield Deed((COMES, piece, target), count)
    elif target.kind is PlaceKind.BOARD:
        yield Deed((LIES, piece, whose(target)), count)


def _cards_moved(cards: tuple[Card, ...], source: Place, target: Place) -> Iterator[Deed]:
    if PLAYED in (source, target):
        return
    for card in cards:
        if source is QUESTS:
            yield Deed((QUEST, card.suit, whose(target)), 1)
        elif card.kind is CardKind.OTHER:
            yield Deed((OWN_CARD, card.id, whose(target)), 1)
        elif not (is_revealed(source) and target is hand(source.owner)):
            yield Deed((CARD, whose(source), whose(target)), 1, card, is_revealed(source))


def options_for(deeds: Iterable[Deed]) -> Iterator[Option]:
    """Yield what an answer would have to be for some deeds to happen: clearings, moves, battles, cards."""
    starts, ends, cards = list[Place](), list[Place](), list[Card]()
    for deed in deeds:
        if deed.card is not None and deed.card.known:
            cards.append(deed.card)
        if deed.what[0] == BATTLES:
            _, _, defender, place, *_ = deed.what
            yield place, defender  # type: ignore[misc]
        if deed.what[0] in (GOES, COMES) and isinstance(deed.what[2], Place) and deed.what[2].kind in ON_MAP:
            (starts if deed.what[0] == GOES else ends).append(deed.what[2])
        if deed.what[0] == CRAFTS and deed.card is not None:
            cards.append(deed.card)
    yield from product(starts, ends)
    yield from ends or starts
    yield from cards
