"""The course of a log: its books before each turn, and before each action of the turns in which edits are tried."""

from __future__ import annotations

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.findings import Finding
from woodlaw.logs.mending.edits import Change, changed, turns_of
from woodlaw.logs.rootlog.syntax import Log

Stand = tuple[int, Bookkeeper, int]
"""An action, the books before it, and the farthest action that was looked at to enter those before it."""
MOST_STANDS = 30
"""How many stands of a turn are kept; a turn of people has half as many actions."""
MOST_KEPT = 20
"""The stands of how many turns are kept."""


class Course:
    """A log with the books of it. ``entered`` counts the actions and events that were entered to keep them."""

    def __init__(self, log: Log, keeper: Bookkeeper) -> None:
        """Enter a log whole; ``keeper`` is new, and is not changed."""
        self.log = log
        self.turns = turns_of(log)
        self.entered = 0
        self._before = [keeper]
        self._within: dict[int, list[Stand]] = {}
        self._enter_from(0)

    def changed(self, change: Change) -> Course:
        """Return the course that the log takes with a change."""
        other = Course.__new__(Course)
        other.log = changed(self.log, change)
        other.turns = turns_of(other.log)
        other.entered = 0
        other._before = self._before[: change.turn + 1]
        other._within = {turn: stands for turn, stands in self._within.items() if turn < change.turn}
        other._enter_from(change.turn)
        return other

    def found_before(self, turn: int) -> list[Finding]:
        """Return what was found before a turn, or in the whole game for the number after the last turn."""
        return self._before[turn].books.findings

    @property
    def game(self) -> Game:
        """The game as it stands when all is entered."""
        return self._before[-1].books.game

    def entered_turn(self, turn: int) -> RecordedTurn | None:
        """Return a turn as it was entered; None where it was not."""
        entered = self._before[turn + 1].books.turn
        return entered if entered is not None and entered.line == self.turns[turn].line else None

    def table_before(self, turn: int) -> State:
        """Return the table as a turn of a seat begins."""
        books = self._before[turn].copy().books
        books.game.state.current = books.letters[self.turns[turn].player].name
        books.game.begin_turn()
        return books.game.state

    def found(self) -> list[Finding]:
        """Return what is found up to the end, and by it."""
        keeper = self._before[-1].copy()
        keeper.close(self.log)
        return keeper.books.findings

    def before(self, change: Change) -> Trial:
        """Return the trial of a change, which is entered from the last action on before which it shows in nothing."""
        stands = self._within.get(change.turn)
        if stands is None:
            stands = self._within[change.turn] = self._stands(change.turn)
            if len(self._within) > MOST_KEPT:
                del self._within[next(iter(self._within))]
        first = min((*change.nodes, len(self.turns[change.turn].actions) if change.at is None else change.at))
        known = [(action, keeper) for action, keeper, looked_at in stands if action <= first and looked_at < first]
        action, keeper = known[-1] if known else (None, self._before[change.turn])
        return Trial(changed(self.log, change), change.turn, action, keeper.copy())

    def _stands(self, turn: int) -> list[Stand]:
        """Return the books before the actions of a turn, or some of many; none where it cannot be begun."""
        keeper = self._before[turn].copy()
        its, found, farthest = self.turns[turn], list[Stand](), -1
        step = len(its.actions) // MOST_STANDS + 1
        if keeper.open_turn(its, setup=turn < len(self.log.setup)):
            for number in range(len(its.actions)):
                if number % step == 0:
                    found.append((number, keeper.copy(), farthest))
                farthest = max(farthest, keeper.enter_action(its, number))
        self.entered += keeper.entered - self._before[turn].entered
        return found

    def _enter_from(self, turn: int) -> None:
        """Enter the turns from one on, and keep the books before each."""
        for number in range(turn, len(self.turns)):
            keeper = self._before[number].copy()
            _enter(self.log, keeper, number)
            self.entered += keeper.entered - self._before[number].entered
            self._before.append(keeper)


class Trial:
    """A log with a change that is tried, entered up to a turn, or to an ``action`` of it where it has begun."""

    def __init__(self, log: Log, turn: int, action: int | None, keeper: Bookkeeper) -> None:
        self.keeper = keeper
        self._log = log
        self._turn = turn
        self._action = action

    def enter(self, end: int) -> None:
        """Enter up to a turn, which is after that of the change."""
        if self._action is not None:
            turn = turns_of(self._log)[self._turn]
            self.keeper.go_on(turn, self._action, last=_is_last(self._log, self._turn))
            self._action = None
            self._turn += 1
        for number in range(self._turn, end):
            _enter(self._log, self.keeper, number)
        self._turn = max(self._turn, end)


def _enter(log: Log, keeper: Bookkeeper, turn: int) -> None:
    keeper.enter_turn(turns_of(log)[turn], setup=turn < len(log.setup), last=_is_last(log, turn))


def _is_last(log: Log, turn: int) -> bool:
    return turn >= len(log.setup) and turn + 1 == len(log.setup) + len(log.turns)
