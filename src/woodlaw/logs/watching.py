"""Watching a recorded game: step by step, with the table as it lies after each, and what was found there.

A step of a Rootlog is one of its actions; a step of a record is one event of the game that it plays again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from woodlaw.engine.events import Event, Replaced, TurnBegan, TurnEnded
from woodlaw.engine.state import State
from woodlaw.logs.bookkeeping import Bookkeeper
from woodlaw.logs.check import NO_GAME, findings_of_notation, is_empty, is_record_text
from woodlaw.logs.findings import Finding
from woodlaw.logs.opening import Opening, lay_table
from woodlaw.logs.rootlog.reader import read
from woodlaw.logs.rootlog.syntax import Action


@dataclass(slots=True)
class Step:
    """One step: in ``turn`` (0 is setup) of ``player`` the step ``number`` (0 is the turn's beginning).

    ``text``, ``line`` and ``column`` are those of the record, ``events`` what happened.
    """

    turn: int
    number: int
    player: str
    text: str = ""
    line: int = 0
    column: int = 0
    events: list[Event] = field(default_factory=list)

    @property
    def address(self) -> str:
        """The name of the step: ``turn-7.3``."""
        return f"turn-{self.turn}.{self.number}"


Watcher = Callable[[Step, State], None]
"""Is told every step and the table after it, which changes when the game goes on."""


@dataclass(slots=True)
class Watched:
    """A game that was watched to its end or as far as it goes: its ``findings``, and ``error`` if it stopped at one.

    ``players`` are the names that a record gives the people, by faction, ``winners`` the factions that won, and
    ``comments`` what the notator wrote beside the game, each with its line.
    """

    findings: list[Finding]
    error: str = ""
    players: dict[str, str] = field(default_factory=dict)
    winners: tuple[str, ...] = ()
    comments: list[tuple[int, str]] = field(default_factory=list)


def watch(text: str, watcher: Watcher) -> Watched:
    """Tell a watcher every step of a recorded game; raises ``ValueError`` with one line where there is no table."""
    return _watch_record(text, watcher) if is_record_text(text) else _watch_rootlog(text, watcher)


def _watch_record(text: str, watcher: Watcher) -> Watched:
    from woodlaw.logs.record.again import replay
    from woodlaw.logs.record.replaying import split

    steps = _Steps(watcher)
    replayed = replay(split(text), listener=lambda event, _: steps.event(event), laid=steps.laid)
    if replayed.state is None:
        raise ValueError(replayed.error)
    steps.flush()
    won = tuple(replayed.outcome.winners) if replayed.outcome else ()
    return Watched(replayed.findings, replayed.error, winners=won)


def _watch_rootlog(text: str, watcher: Watcher) -> Watched:
    log = read(text)
    if is_empty(log):
        raise ValueError(NO_GAME)
    opening = lay_table(log)
    if opening.game is None:
        raise ValueError(opening.findings[0].message)
    steps = _Steps(watcher)
    steps.laid(opening.game.state)
    keeper = _WatchedKeeper(opening, steps)
    keeper.enter(log)
    steps.flush()
    titled = {seat.letter: seat.player for seat in log.seats}
    players = {faction.name: titled.get(letter, "") for letter, faction in opening.letters.items()}
    found = sorted([*findings_of_notation(log), *keeper.books.findings], key=lambda each: (each.line, each.column))
    won = tuple(opening.letters[letter].name for letter in log.winners if letter in opening.letters)
    beside = [(turn.line, turn.comment) for turn in (*log.setup, *log.turns) if turn.comment]
    return Watched(found, players=players, winners=won, comments=sorted([*log.comments, *beside]))


class _WatchedKeeper(Bookkeeper):
    """A bookkeeper that tells each event, with the action it came from, when it has been entered."""

    def __init__(self, opening: Opening, steps: _Steps) -> None:
        assert opening.game is not None  # noqa: S101 - there are books of a table only
        super().__init__(opening, opening.game)
        self._steps = steps

    def enter_event(self, event: Event, action: Action) -> None:
        """Enter an event as ever, and tell it."""
        if action is not self._steps.action:
            self._steps.flush()
        super().enter_event(event, action)
        self._steps.event(event, action)


class _Steps:
    """The steps of one game so far."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._state: State | None = None
        self._turn = 0
        self._step: Step | None = None
        self.action: Action | None = None

    def laid(self, state: State) -> None:
        """Take the table that the game is played at, and show it as it lies before anything happens.

        A witness lays one before each turn; it is shown where the turn before is no more than begun.
        """
        first = self._state is None
        self._state = state
        if first:
            self._step = Step(0, 0, "")
            self.flush()

    def event(self, event: Event, action: Action | None = None) -> None:
        """Take an event, of an action or as a step of its own."""
        if isinstance(event, TurnEnded | Replaced):
            return
        if isinstance(event, TurnBegan):
            self._begin(event, action)
        elif action is None or action is not self.action or self._step is None:
            self.flush()
            self._step = self._next(action)
        if self._step is not None:
            self._step.events.append(event)
        self.action = action
        if action is None:
            self.flush()

    def _begin(self, event: TurnBegan, action: Action | None) -> None:
        self.flush()
        number = 0
        if event.setup:
            number = self._number + 1
        else:
            self._turn += 1
        self._number = number
        self._player = event.player
        line, column = (action.line, action.column) if action else (0, 0)
        self._step = Step(self._turn, number, event.player, action.text if action else "", line, column)

    _number = 0
    _player = ""

    def _next(self, action: Action | None) -> Step:
        self._number += 1
        if action is None:
            return Step(self._turn, self._number, self._player)
        return Step(self._turn, self._number, self._player, action.text, action.line, action.column)

    def flush(self) -> None:
        """Tell the step under way, if there is one."""
        if self._step is not None and self._state is not None:
            self._watcher(self._step, self._state)
        self._step = None
