"""Section 1.2: things that nobody at the table has seen, and what each of them could be.

They are cards of which a part is not known, those of a pile of its own such as the quests among them, items, pieces
that lie face down, and what a board always shows but a position does not tell. What rests on one is found by playing
over all that it could be. A game that goes on takes it for one of that, by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

from woodlaw.engine.chance import Chance
from woodlaw.engine.game import Shortage
from woodlaw.engine.memory import COUNT, FLAG, PLACE, Kept, OneOf
from woodlaw.engine.setup import dealt_from
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.pieces import UNKNOWN_ITEM, Category, Piece, item
from woodlaw.table.places import DECK, Place, PlaceKind, board

Shown: TypeAlias = "tuple[object, ...]"
"""What a board shows of one thing: a value for each way in which that can be."""
Kind: TypeAlias = "Card | Piece | Shown"
Kinds: TypeAlias = "tuple[Kind, ...]"

_PLAIN = (CardKind.ITEM, CardKind.IMMEDIATE, CardKind.PERSISTENT)
"""The kinds of cards of which only the suit and the cost can matter in a hand."""
EXPLORED = Kept("explored", 0, COUNT, PLACE)
"""How many items a player has taken from under the ruin of a clearing, of which nobody knows what lies there."""


class FaceDown:
    """Pieces of one owner that lie face down in clearings, and look alike to all others.

    ``piece`` is the side that everybody sees, ``kinds`` are the sides beneath, each with how many there are. In which
    clearing which of them lies the owner's board says (``kept``); where it does not, nobody has seen it, and the owner
    may have ``denied`` that it is of some kinds.
    """

    known: Mapping[Piece, FaceDown] = {}
    """All that there are, by the side that everybody sees."""

    def __init__(self, piece: Piece, kinds: Mapping[Piece, int], kept: Kept[str], denied: Kept[bool]) -> None:
        self.piece = piece
        self.kinds = kinds
        self.kept = kept
        self.denied = denied
        FaceDown.known = {**FaceDown.known, piece: self}

    def at(self, state: State, clearing: Place) -> Piece | None:
        """Return what lies face down in a clearing; None where nobody has seen it, or nothing does."""
        kind = self.kept.of(state, self.piece.owner, clearing)
        return next((piece for piece in self.kinds if piece.kind == kind), None)

    def is_at(self, state: State, clearing: Place, kind: Piece) -> bool:
        """Return whether a kind lies face down in a clearing, or did until just now.

        Raises :class:`~woodlaw.engine.game.Shortage` where nobody knows it.
        """
        found = self.at(state, clearing)
        if found is None and kind in (could := self.could_be(state, clearing)):
            if len(could) > 1:
                raise Shortage(f"what the {self.piece.kind} is", clearing, 1, 0)
            return True
        return found is kind

    def lay(self, state: State, clearing: Place, kind: Piece | None) -> None:
        """Let what lies face down in a clearing be of a kind; None where nobody has seen it, or nothing lies there."""
        if kind is not None:
            self.kept.keep(state, kind.kind, self.piece.owner, clearing)
            return
        self.kept.forget(state, self.piece.owner, clearing)
        for each in self.kinds:
            self.denied.forget(state, self.piece.owner, each.kind, clearing)

    def deny(self, state: State, clearing: Place, kind: Piece) -> None:
        """Let it be known that what lies face down in a clearing, and nobody has seen, is not of a kind."""
        self.denied.keep(state, True, self.piece.owner, kind.kind, clearing)

    def has_denied(self, state: State, clearing: Place, kind: Piece) -> bool:
        """Return whether the owner has denied that what lies face down in a clearing is of a kind."""
        return self.denied.of(state, self.piece.owner, kind.kind, clearing)

    def swap(self, state: State, one: Place, other: Place) -> None:
        """Let what lies face down in two clearings have changed places, with all that is known of it."""
        denied = {place: [e for e in self.kinds if self.has_denied(state, place, e)] for place in (one, other)}
        known = {place: self.at(state, place) for place in (one, other)}
        for source, place in ((one, other), (other, one)):
            self.lay(state, place, None)
            self.lay(state, place, known[source])
            for kind in denied[source]:
                self.deny(state, place, kind)

    def could_be(self, state: State, clearing: Place) -> Counter[Piece]:
        """Return how many of each kind are left of those that what nobody has seen in a clearing may be.

        What nobody has seen elsewhere has to be of kinds too that are left then, and not denied.
        """
        left = self.left(state)
        others = [place for place in state.clearings if place is not clearing and self.unseen_at(state, place)]
        able = (kind for kind in left if not self.has_denied(state, clearing, kind))
        return Counter({kind: left[kind] for kind in able if self._fit(state, others, left - Counter((kind,)))})

    def _fit(self, state: State, places: Sequence[Place], left: Counter[Piece]) -> bool:
        """Whether each of some places can hold another one of what is left, of a kind that was not denied there."""
        if not places or left.total() < len(places):
            return not places
        able = (kind for kind in left if not self.has_denied(state, places[0], kind))
        return any(self._fit(state, places[1:], left - Counter((kind,))) for kind in able)

    def left(self, state: State) -> Counter[Piece]:
        """Return how many of each kind are not known to lie anywhere: each may be what nobody has seen."""
        lying = Counter({kind: sum(there.get(kind, 0) for _, there in dict.items(state.pieces)) for kind in self.kinds})
        down = Counter(value for key, value in dict.items(state.facts) if key[:2] == (self.piece.owner, self.kept.name))
        return Counter(
            {kind: left for kind, n in self.kinds.items() if (left := n - lying[kind] - down[kind.kind]) > 0}
        )

    def unseen_at(self, state: State, place: Place) -> int:
        """Return how many lie face down at a place that nobody has seen."""
        there = dict.get(state.pieces, place)
        if not there or self.kept.is_kept(state, self.piece.owner, place):
            return 0
        return there.get(self.piece, 0) if place.number else 0


class Untold:
    """Something that a board always shows once its player has set up, in one of few ways: a marker on a space.

    ``what`` is it called. ``kept`` are what the board says of it, the first without which nobody knows it. It counts as
    lying at a ``place`` of its own.
    """

    known: Mapping[Place, Untold] = {}
    """All that there are, by their places."""

    def __init__(self, what: str, *kept: Kept[Any]) -> None:
        self.what = what
        self.kept = kept
        self.owner = kept[0].owner
        self.place = board(self.owner, what)
        Untold.known = {**Untold.known, self.place: self}

    def expect(self, state: State) -> None:
        """Raise :class:`~woodlaw.engine.game.Shortage` where the board does not show it."""
        if self.is_unseen(state):
            raise Shortage(f"the {self.what}", self.place, 1, 0)

    def is_unseen(self, state: State) -> bool:
        """Return whether nobody knows it: its player sits at the table, and the board does not show it."""
        return self.owner in state.seats and not self.kept[0].is_kept(state, self.owner)

    def could_be(self, state: State) -> tuple[Shown, ...]:
        """Return every way in which the board could show it, with what it says of that already."""
        return tuple(product(*(self._values(each, state) for each in self.kept)))

    def _values(self, kept: Kept[Any], state: State) -> tuple[object, ...]:
        if kept.is_kept(state, self.owner):
            return (kept.of(state, self.owner),)
        if isinstance(kept.form, OneOf):
            return kept.form.words
        if kept.form is FLAG:
            return (False, True)
        raise TypeError(f"{kept!r} could be too much; expected words or a flag")

    def show(self, state: State, shown: Shown) -> None:
        """Let the board show it so."""
        for kept, value in zip(self.kept, shown, strict=True):
            kept.keep(state, value, self.owner)


def is_unseen(card: Card) -> bool:
    """Return whether a card is not known in full."""
    return not card.known and card.kind is not CardKind.OTHER


def unseen_at(state: State, place: Place) -> int:
    """Return how many things at a place nobody has seen."""
    face_down = sum(each.unseen_at(state, place) for each in FaceDown.known.values())
    untold = _untold_at(state, place) is not None
    return sum(map(is_unseen, state.cards_at(place))) + state.count(place, UNKNOWN_ITEM) + face_down + untold


def sort_unseen(state: State, place: Place) -> str:
    """Return what the things at a place are called that nobody has seen; a single one of its kind as that."""
    untold, face_down = _untold_at(state, place), _face_down_at(state, place)
    if untold is not None:
        return untold.what
    if face_down is not None:
        return f"{face_down.piece.kind}s"
    return "cards" if any(map(is_unseen, state.cards_at(place))) else "items"


def _face_down_at(state: State, place: Place) -> FaceDown | None:
    return next((each for each in FaceDown.known.values() if each.unseen_at(state, place)), None)


def _untold_at(state: State, place: Place) -> Untold | None:
    untold = Untold.known.get(place)
    return untold if untold is not None and untold.is_unseen(state) else None


def with_unseen(state: State) -> list[Place]:
    """Return the places where things lie that nobody has seen, except the deck, in which nobody looks."""
    places = {**state.cards, **state.pieces, **Untold.known}
    return [place for place in places if place is not DECK and unseen_at(state, place)]


def as_they_could_be(table: Table, state: State, places: Collection[Place]) -> Iterator[State]:
    """Yield states in which the unseen things of one sort at some places are all of one kind, each kind once."""
    sorts: dict[Kinds, list[Place]] = {}
    for place in places:
        sorts.setdefault(_could_be(table, state, place), []).append(place)
    for kinds, there in sorts.items():
        for kind in kinds:
            other = state.copy()
            for place in there:
                _turn_up(other, place, kind)
            if any(unseen_at(other, place) < unseen_at(state, place) for place in there):
                yield other


def _turn_up(state: State, place: Place, kind: Kind) -> None:
    """Let all that nobody has seen at a place be of a kind, as far as what is known of it allows that."""
    face_down = _face_down_at(state, place)
    if isinstance(kind, tuple):
        Untold.known[place].show(state, kind)
    elif isinstance(kind, Card):
        state.cards[place] = [_seen(held, kind) for held in state.cards_at(place)]
    elif face_down is not None:
        face_down.lay(state, place, kind)
    else:
        there = state.pieces[place]
        there[kind] = there.get(kind, 0) + there.pop(UNKNOWN_ITEM, 0)


def lay_as_said(state: State, place: Place, thing: Card | Piece) -> None:
    """Let one thing that nobody has seen at a place be what it is said to be."""
    if isinstance(thing, Card):
        state.cards[place][state.cards_at(place).index(UNSEEN)] = thing
    else:
        _turn_up(state, place, thing)


def _seen(held: Card, card: Card) -> Card:
    return card if is_unseen(held) and held.suit in ("", card.suit) and not held.name else held


# What they could be ---------------------------------------------------------------------------------------------------
def _could_be(table: Table, state: State, place: Place) -> Kinds:
    """Return of what kinds the unseen things at a place could be: only what can matter tells kinds apart."""
    untold = _untold_at(state, place)
    if untold is not None:
        return untold.could_be(state)
    if state.count(place, UNKNOWN_ITEM):
        return tuple(_items(table, state))
    face_down = _face_down_at(state, place)
    if face_down is not None:
        return tuple(face_down.could_be(state, place))
    own = next((pile.own for pile in table.piles if pile.place is place and pile.own), None)
    lying = Counter(card for at, cards in state.cards.items() if at is not DECK for card in cards)
    if own is not None:
        return tuple(card for card in own() if not lying[card])
    return _one_of_each_suit(card for card in dealt_from(table.game(state), brought=True) if lying[card] < card.copies)


def _one_of_each_suit(cards: Iterator[Card]) -> tuple[Card, ...]:
    found: dict[str, Card] = {}
    for card in cards:
        if card.kind in _PLAIN and card.suit:
            found.setdefault(card.suit, card)
    return tuple(card for _, card in sorted(found.items()))


def _items(table: Table, state: State) -> Counter[Piece]:
    """Return the items that could still lie under ruins: those that came there and that nobody has seen."""
    left = Counter(kind for seat in state.seats for kind in table.factions[seat].left_under_ruins(state))
    for place, there in state.pieces.items():
        if place.kind is PlaceKind.COMMON and place.clearings:
            left.subtract({piece.kind: count for piece, count in there.items() if piece.category is Category.ITEM})
    return Counter({item(kind): count for kind, count in left.items() if count > 0})


# What they are in a game that goes on ---------------------------------------------------------------------------------
def turned_up(table: Table, state: State, chance: Chance, on_top: int = 0, kept: Collection[Place] = ()) -> State:
    """Return a state in which each thing that nobody has seen is one that it could be, by chance.

    What lies in places that are ``kept`` stays unseen. The deck is shuffled, except as many cards ``on_top`` as lie in
    a known order. It gets smaller where it is said to hold more cards than there are. Raises ``ValueError`` where
    nothing is left that an unseen thing could be.
    """
    other = state.copy()
    deck = other.cards_at(DECK)
    hidden = len(deck) - on_top
    other.cards[DECK] = [*(deck[number] for number in chance.shuffle("deck", hidden)), *deck[hidden:]]
    own = {pile.place: pile.own() for pile in table.piles if pile.own}
    for place, cards in own.items():
        _turn_up_cards(other, [place], cards, chance)
    dealt = dealt_from(table.game(state), brought=True)
    _turn_up_cards(other, [place for place in other.cards if place not in (*own, *kept)], dealt, chance)
    for place in [place for place in other.pieces if other.count(place, UNKNOWN_ITEM)]:
        _turn_up_items(table, other, place, chance)
    for place in other.clearings:
        _turn_up_face_down(other, place, chance)
    for untold in (each for each in Untold.known.values() if each.is_unseen(other)):
        ways = untold.could_be(other)
        untold.show(other, ways[chance.pick(untold.what, len(ways))])
    return other


def _turn_up_cards(state: State, places: Collection[Place], cards: Sequence[Card], chance: Chance) -> None:
    """Let unseen cards at some places be ones that lie nowhere; those of which most is known are the first to choose,
    the deck is the last.
    """
    left = list((Counter(cards) - Counter(card for there in state.cards.values() for card in there)).elements())
    left = [left[number] for number in chance.shuffle("unseen cards", len(left))]
    unseen = [
        (place, number) for place in places for number, card in enumerate(state.cards_at(place)) if is_unseen(card)
    ]

    def how_open(where: tuple[Place, int]) -> tuple[bool, bool, bool]:
        held = state.cards[where[0]][where[1]]
        return where[0] is DECK, not held.name, not held.suit

    too_many = list[int]()
    for place, number in sorted(unseen, key=how_open):
        held = state.cards[place][number]
        card = next((card for card in left if held.suit in ("", card.suit) and held.name in ("", card.name)), None)
        if card is not None:
            left.remove(card)
            state.cards[place][number] = card
        elif place is DECK:
            too_many.append(number)
        else:
            raise ValueError(f"no card is left that {held!r} could be")
    state.cards[DECK] = [card for number, card in enumerate(state.cards_at(DECK)) if number not in set(too_many)]


def _turn_up_items(table: Table, state: State, place: Place, chance: Chance) -> None:
    there = state.pieces[place]
    for _ in range(there.pop(UNKNOWN_ITEM)):
        left = list(_items(table, state).elements())
        if not left:
            raise ValueError("more items lie under ruins than came there")
        found = left[chance.pick("item under a ruin", len(left))]
        there[found] = there.get(found, 0) + 1


def _turn_up_face_down(state: State, clearing: Place, chance: Chance) -> None:
    face_down = _face_down_at(state, clearing)
    if face_down is not None:
        left = list(face_down.could_be(state, clearing).elements())
        face_down.lay(state, clearing, left[chance.pick("piece face down", len(left))])
