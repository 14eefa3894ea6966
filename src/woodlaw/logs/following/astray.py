"""What is astray: by how much the table may differ from the one in the books, after a turn that no play explains.

Where a record tells a turn wrong, books go on from what it tells, and the players from what they did. So later turns
are played from either table. It is kept in signed counts, for the books go on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.table.cards import UNSEEN, Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place, PlaceKind

OF_PLAYERS = (PlaceKind.HAND, PlaceKind.BOARD, PlaceKind.PLAY_AREA)
"""Where it matters which cards lie; decks and piles are counted otherwise."""


class Astray(Fixed):
    """How many more of each piece lie at each place than books say, below 0 fewer, and which cards came or went.

    ``points`` are how many more each player has.
    """

    pieces: Mapping[tuple[Place, Piece], int]
    came: Mapping[Place, Sequence[Card]]
    went: Mapping[Place, Sequence[Card]]
    points: Mapping[str, int]

    def __bool__(self) -> bool:
        return bool(self.pieces or self.came or self.went or self.points)

    def on(self, table: State) -> State:
        """Return a table of the books as it is if this is astray, as far as it can be: nothing lies below 0."""
        other = table.copy()
        for (place, piece), count in self.pieces.items():
            there = other.pieces.setdefault(place, {})
            there[piece] = max(0, there.get(piece, 0) + count)
            if not there[piece]:
                del there[piece]
        for place, cards in self.went.items():
            for card in cards:
                _take(other.cards.get(place, []), card)
        for place, cards in self.came.items():
            other.cards.setdefault(place, []).extend(cards)
        for player, points in self.points.items():
            told = other.score.get(player)
            if told is not None:
                other.score[player] = max(0, told + points)
        return other


def all_on(table: State, astray: Sequence[Astray]) -> State:
    """Return a table of the books as it is if all of this is astray."""
    for each in astray:
        table = each.on(table)
    return table


def between(books: State, played: State) -> Astray:
    """Return what is astray where a turn was played so, and books say otherwise."""
    pieces: Counter[tuple[Place, Piece]] = Counter()
    for sign, state in ((1, played), (-1, books)):
        for place, there in state.pieces.items():
            for piece, count in there.items():
                pieces[place, piece] += sign * count
    came: dict[Place, Sequence[Card]] = {}
    went: dict[Place, Sequence[Card]] = {}
    for place in dict.fromkeys((*books.cards, *played.cards)):
        if place.kind in OF_PLAYERS:
            held, kept = Counter(played.cards_at(place)), Counter(books.cards_at(place))
            more = held.total() - kept.total()
            if more > 0:
                came[place] = tuple((held - kept).elements())[:more]
            elif more < 0:
                went[place] = tuple((kept - held).elements())[:-more]
    points = {}
    for player, told in books.score.items():
        scored = played.score.get(player)
        if told is not None and scored is not None and scored != told:
            points[player] = scored - told
    return Astray({what: count for what, count in pieces.items() if count}, came, went, points)


def _take(cards: list[Card], card: Card) -> None:
    """Take a card, or one that nobody has seen, where there is either."""
    taken = next((each for each in (card, UNSEEN) if each in cards), None)
    if taken is not None:
        cards.remove(taken)
