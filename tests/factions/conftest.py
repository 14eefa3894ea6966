"""Tables laid by the positions, on which turns are recorded in the books of recorded games, event by event.

Of the checks only those are made that ask the factions at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import pytest

from woodlaw.engine.events import (
    CardsMoved,
    Event,
    Moved,
    Placed,
    Removed,
)
from woodlaw.engine.extension import Extension
from woodlaw.engine.game import Game
from woodlaw.engine.sides import Fight
from woodlaw.engine.state import State
from woodlaw.factions.registry import factions
from woodlaw.logs.audits.audit import Offence
from woodlaw.logs.audits.effects import step_of
from woodlaw.logs.audits.registry import as_recorded, table_in_records
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import Books, Due
from woodlaw.logs.checks.registry import Checks
from woodlaw.logs.checks.turns import against_a_chapter
from woodlaw.logs.entering import Entering
from woodlaw.logs.findings import Finding
from woodlaw.logs.opening import STARTING_HAND, Opening
from woodlaw.logs.rootlog.syntax import Action, Move
from woodlaw.positions.laying import lay_card, lay_pieces, starting_table, table_of_state
from woodlaw.table.cards import UNSEEN, Card, CardKind
from woodlaw.table.maps import map_named
from woodlaw.table.pieces import Piece
from woodlaw.table.places import DISCARD, Place, PlaceKind, clearing, hand, supply

OF_THE_CORE = ("3.2.1", "3.2.2")
"""What the core itself scores for: removed pieces, crafted items."""


@dataclass
class Told:
    """What the factions had to say of a turn."""

    offences: list[Finding]
    points: list[Due]
    steps: list[tuple[int, str, str] | None] = field(default_factory=list)

    @property
    def clauses(self) -> list[str]:
        """The clauses that were broken, but for what a setup places besides and cards of the Decree that are left.

        A test tells a part of a setup, and of a turn.
        """
        untold = ("setup places", "the Eyrie leave")
        return [offence.clause for offence in self.offences if not offence.message.startswith(untold)]

    def earned(self, player: str) -> list[tuple[str, int, int | None]]:
        return [(due.points.clause, due.points.least, due.points.most) for due in self.points if due.player == player]


class Table:
    """A table laid for a few factions, and a way to record turns on it."""

    def __init__(self, names: Sequence[str], map_name: str) -> None:
        state = starting_table(map_named(map_name).id, "exiles_and_partisans", tuple(names))
        self._recorded = {name: as_recorded(factions()[name]) for name in names}
        self.game = table_in_records(table_of_state(state)).game(state)
        for name in names:
            for _ in range(STARTING_HAND):
                self.game.lay(UNSEEN, hand(name))
        seated = {faction.letter: faction for faction in self._recorded.values()}
        self._lines = 0
        self._steps: list[tuple[int, str, str] | None] = []
        made = Checks(before={kind: [self._note_step] for kind in Event.__args__}, at_turn_end=[against_a_chapter])
        self._keeper = Bookkeeper(Opening(self.game, seated), self.game, made)
        self.books = self._keeper.books

    @property
    def state(self) -> State:
        return self.game.state

    def piece(self, name: str, kind: str) -> Piece:
        return factions()[name].piece(kind)

    def put(self, name: str, kind: str, *places: int | Place, count: int = 1) -> None:
        """Put pieces from their supply at each of some places."""
        piece = self.piece(name, kind)
        for place in (clearing(place) if isinstance(place, int) else place for place in places):
            lay_pieces(self.game, place, [(piece, self.state.count(place, piece) + count)])

    def put_back(self, name: str, kind: str) -> None:
        """Put all pieces of a kind back into their supply, wherever they lie."""
        piece = self.piece(name, kind)
        for place in [place for place in self.state.pieces if self.state.count(place, piece)]:
            if place is not supply(name):
                lay_pieces(self.game, place, [(piece, 0)])

    def enter(self, event: Event) -> None:
        """Enter an event as the books do, without judging it."""
        Entering(self.game, self._recorded).enter(event)

    # Events -----------------------------------------------------------------------------------------------------------
    def placed(self, name: str, kind: str, place: int | Place, count: int = 1) -> Placed:
        where = clearing(place) if isinstance(place, int) else place
        return Placed(name, self.piece(name, kind), count, supply(name), where)

    def removed(self, by: str, name: str, kind: str, place: int, count: int = 1) -> Removed:
        return Removed(by, self.piece(name, kind), count, clearing(place), supply(name))

    def moved(self, name: str, origin: int, destination: int, count: int = 1, *, kind: str = "warrior") -> Moved:
        return Moved(name, ((self.piece(name, kind), count),), clearing(origin), clearing(destination))

    # Recording --------------------------------------------------------------------------------------------------------
    def turn(self, name: str, *happening: Event, setup: bool = False, over: bool = False) -> Told:
        """Record a turn in the books, an action of its own for each event."""
        noted = len(self.books.findings)
        self._steps = []
        self._keeper.begin_turn(self._recorded[name], self._action(), setup=setup)
        for event in happening:
            self._keeper.enter_event(event, self._action())
        turn = self._keeper.end_turn(self._action(), last=over)
        due = [each for each in turn.ledger if isinstance(each, Due) and each.points.clause not in OF_THE_CORE]
        return Told(self.books.findings[noted:], due, self._steps)

    def _action(self) -> Action:
        """Return an action on a line of its own, so that what is said of it is told apart."""
        self._lines += 1
        return Action(Move((), ()), "", self._lines, 1)

    def _note_step(self, books: Books, event: Event) -> Iterable[Offence]:
        """Note which step of its turn the faction says that an event belongs to."""
        assert books.turn is not None
        self._steps.append(step_of(books.turn.faction, books.game, event, books.turn.events))
        return ()

    def cards(self, source: Place, target: Place = DISCARD, *suits: str) -> CardsMoved:
        """Return the event of cards of some suits (one unseen card, if none) going from a place to another."""
        told = tuple(Card(suit=suit) for suit in suits) or (UNSEEN,)
        if source.kind is not PlaceKind.HAND:
            held = self.state.cards.setdefault(source, [])
            held.extend([UNSEEN] * max(0, len(told) - len(held)))
        return CardsMoved(self.state.current, told, source, target)

    def own_card(self, name: str, card: str, box: Place) -> None:
        """Lay a card that only a faction has, such as a leader, in a box of its board."""
        assert card in factions()[name].own_cards
        lay_card(self.game, Card(name=card, kind=CardKind.OTHER), box)


def lent(lender: Extension, game: Game, player: str, fight: Fight) -> int:
    """Return how many warriors somebody lends to a side of a battle."""
    return sum(count for each in lender.lends(game, player, fight) for count in each.pieces.values())


Lay = Callable[..., Table]


@pytest.fixture
def lay() -> Lay:
    """Lay a table: ``lay("marquise_de_cat", "eyrie_dynasties", on="autumn")``.

    On a map that prints no suits, clearings 1 to 12 are fox, rabbit, mouse, fox and so on.
    """

    def laid(*names: str, on: str = "autumn") -> Table:
        return Table(names, on)

    return laid
