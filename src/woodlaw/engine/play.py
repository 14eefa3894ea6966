"""A whole game, from setup to the winner: run by an asker, or held still between two answers.

:func:`run` plays a game through with an asker that answers at once. :class:`Play` holds a game still at each decision;
the page "Playing by the Law" of the documentation shows it at work, with examples that the tests run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from greenlet import greenlet

from woodlaw.engine.decisions import Decision, Option
from woodlaw.engine.game import Game
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.setup import set_up
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.turn import next_player, take_turn
from woodlaw.engine.victory import GameWon
from woodlaw.law.implements import implements

MOST_TURNS = 1000
"""A game that has not ended after so many turns is given up; the Law has no such end."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winners, none when it was given up, the clause they won by, and the turns it took."""

    winners: tuple[str, ...]
    clause: str
    turns: int


def run(game: Game, setup_order: Sequence[str], at_turn: Callable[[str, int], None] | None = None) -> Outcome:
    """Set a game up and play it to its end; ``at_turn`` is told of each turn before it begins:
    whose it is, and how many came before."""
    set_up(game, setup_order)
    return run_on(game, game.state.seats[0], at_turn)


def run_on(game: Game, player: str, at_turn: Callable[[str, int], None] | None = None, turns: int = 0) -> Outcome:
    """Play on from the start of a player's turn to the end of the game."""

    def before_turn(player: str) -> bool:
        nonlocal turns
        if turns >= MOST_TURNS:
            return False
        if at_turn is not None:
            at_turn(player, turns)
        turns += 1
        return True

    try:
        take_turns(game, player, before_turn)
    except GameWon as won:
        return Outcome(won.winners, won.clause, turns)
    return Outcome((), "", turns)


@implements("1.4.1", "3.1")
def take_turns(game: Game, player: str, before_turn: Callable[[str], bool]) -> None:
    """Have the players take their turns clockwise until somebody has won, or ``before_turn`` says to stop.

    Raises :class:`GameWon` the moment somebody wins.
    """
    while before_turn(player):
        take_turn(game, player)
        player = next_player(game, player)


class _Chance:
    """Chance from a random state that a copy can share."""

    def __init__(self, state: object) -> None:
        self.random = Random()  # noqa: S311 - a game needs repeatable chance, not secrets
        self.random.setstate(state)  # type: ignore[arg-type]

    def pick(self, what: str, count: int) -> int:
        return self.random.randrange(count)

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        order = list(range(count))
        self.random.shuffle(order)
        return tuple(order)


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """The start of a turn, or of setup when ``player`` is empty; nothing of it changes any more."""

    state: State
    player: str
    turns: int
    random: object


class Play:
    """A game held still at each decision.

    See ``pending``, list ``legal()`` options, ``answer(...)``; ask ``why_not(...)`` of an option that is not legal.
    ``copy()`` forks the game where it stands: the answers since the turn began are replayed when the copy is used.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._checkpoint = _Checkpoint(table.state, "", 0, Random(table.seed).getstate())  # noqa: S311 - repeatable
        self._answers: list[Option] = []
        self._live: greenlet | None = None
        self._pending: Decision | None = None
        self._outcome: Outcome | None = None
        self._game: Game | None = None

    @property
    def pending(self) -> Decision | None:
        """The decision that waits for an answer, or None when the game is over."""
        self._resume_if_needed()
        return self._pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        self._resume_if_needed()
        return self._outcome

    @property
    def game(self) -> Game:
        """The game as it stands at the pending decision; do not change it."""
        self._resume_if_needed()
        if self._game is None:
            raise RuntimeError("the game has not begun")
        return self._game

    @property
    def state(self) -> State:
        """The state as it stands at the pending decision; do not change it."""
        return self.game.state

    def legal(self) -> tuple[Option, ...]:
        """Return the legal options of the pending decision, none when the game is over."""
        return tuple(self.pending.options) if self.pending else ()

    def why_not(self, option: Option) -> Refusal | None:
        """Return why an option cannot be answered now, or None when it can."""
        if self.pending is None:
            return Refusal("3.1", "the game is over")
        return self.pending.why_not(option)

    def answer(self, option: Option) -> None:
        """Answer the pending decision; raises :class:`Forbidden` for what is no legal option, and changes nothing."""
        refusal = self.why_not(option)
        if refusal:
            raise Forbidden(refusal)
        self._answers.append(option)
        self._switch(option)

    def copy(self) -> Play:
        """Return a game that goes on from here independently of this one."""
        other = Play.__new__(Play)
        other._table = self._table
        other._checkpoint = self._checkpoint
        other._answers = list(self._answers)
        other._live = None
        other._pending = None
        other._outcome = self._outcome
        other._game = None
        return other

    # Holding still ----------------------------------------------------------------------------------------------------
    def _resume_if_needed(self) -> None:
        """Begin the game, or bring a copy to where it stands by giving the answers since the turn began again."""
        if self._live is not None or (self._outcome is not None and self._game is not None):
            return
        answers, self._answers = self._answers, []
        self._outcome = None
        self._live = greenlet(self._run)
        self._switch(None)
        for option in answers:
            self._answers.append(option)
            self._switch(option)

    def _switch(self, option: Option | None) -> None:
        if self._live is None or self._live.dead:
            raise RuntimeError("the game is over")
        result = self._live.switch(option)
        if isinstance(result, Decision):
            self._pending = result
        else:
            self._pending, self._outcome = None, result

    def _run(self, _: object) -> Outcome:
        start = self._checkpoint
        chance = _Chance(start.random)
        game = self._table.game(start.state.copy(), chance, _hold)
        self._game = game

        def checkpoint(player: str, turns: int) -> None:
            self._checkpoint = _Checkpoint(game.state.copy(), player, turns, chance.random.getstate())
            self._answers.clear()

        if start.player:
            return run_on(game, start.player, checkpoint, start.turns)
        return run(game, self._table.setup_order, checkpoint)


def _hold(decision: Decision) -> Option:
    """Hold the game still: give the decision to whoever runs the play, and take the answer when it comes."""
    parent = greenlet.getcurrent().parent
    if parent is None:
        raise RuntimeError("a game is held still only inside a play")
    answer: Option = parent.switch(decision)
    return answer
