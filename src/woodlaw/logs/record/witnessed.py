"""A witness played again: each turn by itself, from the table that is laid before it.

What is wrong in one turn is no reason not to judge the next. Where the table before a turn does not follow from the
turn before, that is told too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from woodlaw.engine.events import Event
from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.play import Outcome
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.titles import name as place_named
from woodlaw.engine.turn import begin_turn, finish_turn
from woodlaw.engine.victory import GameWon, has_won_by_points, points_to_win
from woodlaw.logs.books import Seating
from woodlaw.logs.findings import FindingKind
from woodlaw.logs.record.lines import Answer, BrokenLine, Chanced, Ending, Entry, Laid
from woodlaw.logs.record.replaying import Replayed, Replaying, Stop
from woodlaw.positions.laying import table_of_state
from woodlaw.positions.position import NotAPosition
from woodlaw.positions.reading import position_of
from woodlaw.table.pieces import RUIN, Category, Piece, face_up
from woodlaw.table.places import OUT_OF_GAME, PlaceKind, under_ruin

A_TURN, WINNING = "1.4.1", "3.1"
"""The clauses of turns, by which one follows the other, and of winning by points."""


class Witnessed(Replaying):
    """A witness that is being played again."""

    _listener: Callable[[Event, tuple[str, ...]], None] | None = None
    _laid: Callable[[State], None] | None = None
    _played: State | None = None
    """The table as the turn before left it, None where no play of it is told to its end."""
    _in_turn = False
    _stopped = False
    """Whether the turn before was played no further, so that nothing more of it is judged."""

    def __init__(
        self, replayed: Replayed, table: Table, lines: Iterator[tuple[int, str]], most_turns: int | None
    ) -> None:
        super().__init__(replayed, table, lines, most_turns)
        self._seating = Seating()

    def run(
        self,
        listener: Callable[[Event, tuple[str, ...]], None] | None,
        laid: Callable[[State], None] | None,
    ) -> None:
        """Play each turn, until the record ends or as many turns were played as are wanted."""
        self._listener, self._laid = listener, laid
        try:
            while (table := self._next_table()) is not None:
                game = self._lay(table)
                if self._replayed.turns == self._most_turns:
                    self._expect_a_table(table)
                    return
                if not table.player:
                    self._end(game)
                    return
                self._begin(table)
                self._turn(game, table)
            self._end(None)
        except BrokenLine as error:
            self._replayed.error = f"{error}; {self._read_so_far()}"

    def _read_so_far(self) -> str:
        return f"what comes before is read and reaches turn {self._replayed.turns}"

    # Tables -----------------------------------------------------------------------------------------------------------
    def _next_table(self) -> Laid | None:
        """Take the lines up to the next table, and return it; None where the record ends first."""
        entry = self._peek()
        if not self._stopped and isinstance(entry, Answer | Chanced):
            self._next()
            self._out_of_step(entry, WINNING if self._replayed.outcome else A_TURN, "the table before a turn")
        while (entry := self._peek()) is not None and not isinstance(entry, Ending):
            self._next()
            if isinstance(entry, Laid):
                return entry
        return None

    def _next(self) -> Entry | None:
        """Take the next entry of a turn; a table or the ending is returned and not taken, for the turn ends there."""
        entry = super()._next()
        if self._in_turn and isinstance(entry, Laid | Ending):
            self._ahead = entry
        return entry

    def _lay(self, table: Laid) -> Game | None:
        """Lay a table, and return the game at it; None where there is none."""
        played, self._played = self._played, None
        if table.table is None:
            # What was played is all that is known of it.
            self._replayed.state = played
            return None
        state = self._read(table)
        if played is not None and (differing := _differing(played, state)):
            message = f"the table does not follow from the turn before: {differing}"
            self._note(FindingKind.VIOLATION, A_TURN, "", message, "the table as the turn before leaves it")
        game = table_of_state(state).game(state, self, self)
        game.listener = self._listener
        self._replayed.state = state
        if self._laid is not None:
            self._laid(state)
        return game

    def _expect_a_table(self, table: Laid) -> None:
        """Say that there is nothing to show, where nobody knows how the table lies."""
        if self._replayed.state is None:
            self._replayed.error = f"line {self._line}: how the table lies before turn {table.turn} is not told"

    def _read(self, table: Laid) -> State:
        try:
            state = position_of(table.table or {}).state
        except NotAPosition as error:
            raise BrokenLine(f"line {self._line}: {error}") from None
        if _laid_out(state) != _laid_out(self._table.state):
            told = "map, deck, suits, seats and house rules"
            raise BrokenLine(f"line {self._line}: not the {told} of line 1; expected those")
        if table.player not in (*state.seats, ""):
            raise BrokenLine(f"line {self._line}: {table.player!r} has no seat; expected one of {state.seats}")
        return state

    # Turns ------------------------------------------------------------------------------------------------------------
    def _begin(self, table: Laid) -> None:
        """Note whose turn begins: it is the next clockwise, and there is none once somebody has won."""
        title = self._title(table.player)
        if self._replayed.outcome is not None:
            message = f"{title} takes a turn after the game has ended"
            self._note(FindingKind.VIOLATION, WINNING, "", message, "the ending")
        if passed := self._seating.passed_over(table.player):
            due = self._title(passed[0])
            message = f"{title} takes a turn though {due} is next"
            self._note(FindingKind.VIOLATION, A_TURN, "", message, f"a turn of {due}")

    def _turn(self, game: Game | None, table: Laid) -> None:
        """Play a turn, or only begin it where no play of it follows."""
        self._turn_begins(table.player)
        self._stopped = False
        if game is None or table.unexplained:
            why = table.unexplained or "no table is told before it"
            self._note(FindingKind.UNDECIDED, A_TURN, "", f"turn {table.turn} is not explained: {why}", "")
            if game is not None:
                begin_turn(game, table.player)
            return
        self._in_turn, self._stopped = True, True
        try:
            finish_turn(game, table.player)
            self._played, self._stopped = game.state, False
        except _BrokenOff:
            self._played, self._stopped = game.state, False
        except GameWon as won:
            self._played, self._stopped = game.state, False
            self._replayed.outcome = Outcome(won.winners, won.clause, self._replayed.turns)
        except Stop:
            pass
        except Forbidden as forbidden:
            self._note(FindingKind.VIOLATION, forbidden.refusal.clause, "", forbidden.refusal.reason, "")
        except Shortage as shortage:
            self._note(FindingKind.UNDECIDED, A_TURN, "", f"the table lacks what the turn needs: {shortage}", "")
        finally:
            self._in_turn = False

    def _out_of_step(self, entry: Entry | None, clause: str, expected: str) -> Stop:
        """Return what ends a turn that is told otherwise; the last one may be told in part."""
        if isinstance(entry, Laid) and not entry.player:
            return _BrokenOff()
        return super()._out_of_step(entry, clause, expected)

    def _end(self, game: Game | None) -> None:
        """Hold the ending against how the last turn ended, or against the table that it left."""
        if self._replayed.outcome is not None:
            self._compare_ending(self._replayed.outcome)
            return
        entry = self._next()
        if not isinstance(entry, Ending):
            self._note(FindingKind.NOTATION, "", "", "the record does not say how the game ended", "the ending")
            return
        self._replayed.outcome = Outcome(entry.winners, entry.clause, entry.turns)
        if game is None or entry.clause != WINNING:
            return
        for winner in entry.winners:
            if winner not in game.state.seats or not has_won_by_points(game, winner):
                message = f"{self._title(winner)} has not won by points"
                due = points_to_win(game, winner if winner in game.state.seats else game.state.seats[0])
                self._note(FindingKind.VIOLATION, WINNING, "", message, f"{due} points")


class _BrokenOff(Stop):
    """Ends the last turn of a witness, of which no more is told."""


def _laid_out(state: State) -> tuple[object, ...]:
    """Return what all tables of a witness have in common."""
    return state.map.id, state.deck.id, state.suits, state.seats, state.house_rules


def _differing(played: State, laid: State) -> str:
    """Return the first thing that two tables do not have in common, of what everybody sees; empty where there is none.

    Not every record tells on which side an item lies and where on a board, none tells of ruins that go with the last
    item under them, what is out of the game tells nothing, and of cards it is known in part where they are.
    """
    one, other = _seen(played), _seen(laid)
    for place, piece in sorted({*one, *other}, key=str):
        if one[place, piece] != other[place, piece]:
            return f"{other[place, piece]} {piece} in {place}, not {one[place, piece]}"
    for player in played.seats:
        if played.score.get(player) != laid.score.get(player):
            return f"{player} has {laid.score.get(player)} points, not {played.score.get(player)}"
    return ""


def _seen(state: State) -> Counter[tuple[str, Piece]]:
    """Return how many of each piece lie where, of what everybody sees."""
    seen: Counter[tuple[str, Piece]] = Counter()
    for place, pieces in state.pieces.items():
        if place is OUT_OF_GAME or (len(place.clearings) == 1 and place is under_ruin(place.clearings[0])):
            continue
        for piece, count in pieces.items():
            if piece is RUIN:
                continue
            item = piece.category is Category.ITEM and place.kind is PlaceKind.BOARD
            seen[(place.owner, face_up(piece)) if item else (place_named(place), piece)] += count
    return seen
