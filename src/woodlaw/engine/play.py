"""A whole game, from setup to the winner: run by an asker, or held still between two answers.

:func:`run` plays a game through with an asker that answers at once. :class:`Play` holds a game still at each decision;
the page "Playing by the Law" of the documentation shows it at work, with examples that the tests run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from random import Random
from typing import Any, cast

from woodlaw.engine.actions import PHASE
from woodlaw.engine.decisions import Decision, Forced, Option, told_option
from woodlaw.engine.game import Game
from woodlaw.engine.questions import question_title
from woodlaw.engine.refusal import Forbidden, Refusal
from woodlaw.engine.setup import set_up
from woodlaw.engine.state import State
from woodlaw.engine.tables import Table
from woodlaw.engine.turn import go_on_with_turn, next_player, take_turn
from woodlaw.engine.victory import GameWon
from woodlaw.engine.worked_out import WorkedOut
from woodlaw.law.implements import implements
from woodlaw.law.values import Fixed

MOST_TURNS = 1000
"""A game that has not ended after so many turns is given up; the Law has no such end."""


class Outcome(Fixed):
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


def run_on_from_rest(game: Game, at_turn: Callable[[str, int], None] | None = None, turns: int = 0) -> Outcome:
    """Play on from a moment of rest in a turn to the end of the game; ``turns`` have begun, that one among them."""
    try:
        go_on_with_turn(game)
    except GameWon as won:
        return Outcome(won.winners, won.clause, turns)
    return run_on(game, next_player(game, game.state.current), at_turn, turns)


@implements("1.4.1", "3.1")
def take_turns(game: Game, player: str, before_turn: Callable[[str], bool]) -> None:
    """Have the players take their turns clockwise until somebody has won, or ``before_turn`` says to stop.

    Raises :class:`GameWon` the moment somebody wins.
    """
    while before_turn(player):
        take_turn(game, player)
        player = next_player(game, player)


class _Chance:
    """Chance from a random state that a copy can share; a source of its own is made where chance decides anything."""

    def __init__(self, state: object) -> None:
        self._state = state

    @cached_property
    def random(self) -> Random:
        """The source from that state on."""
        made = Random(0)  # noqa: S311 - a game needs repeatable chance, not secrets
        made.setstate(self._state)  # type: ignore[arg-type]
        return made

    @property
    def state(self) -> object:
        """The random state from which chance goes on."""
        return self.random.getstate() if "random" in vars(self) else self._state

    def pick(self, what: str, count: int) -> int:
        return self.random.randrange(count)

    def shuffle(self, what: str, count: int) -> tuple[int, ...]:
        order = list(range(count))
        self.random.shuffle(order)
        return tuple(order)


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """A moment of rest in a turn, its start, or that of setup when ``player`` is empty; nothing of it changes any more.

    ``turns`` have begun before it, the turn in which it ``rests`` among them.
    """

    state: State
    player: str
    turns: int
    random: object
    known: WorkedOut
    """What was worked out of the state."""
    rests: bool = False


class Unasked(Fixed):
    """What a player is not asked on the way to a decision, or not for one ``option`` of it, and why.

    ``number`` tells it apart from the same that is not asked on that way before.
    """

    player: str
    what: str
    option: Option | None
    refusal: Refusal
    number: int

    @property
    def same(self) -> tuple[str, str, Option | None]:
        """What it shares with another that differs from it only in time."""
        return self.player, self.what, self.option


class Play:
    """A game held still at each decision.

    See ``pending``, list ``legal()`` options, ``answer(...)``; ask ``why_not(...)`` of an option that is not legal.
    ``unasked()`` is what the Law leaves no question of, and ``force(...)`` does what it refuses. ``copy()`` forks the
    game where it stands: the answers since the last moment of rest are given again when the copy goes on. Where
    greenlet is not installed, they are given again after each answer, which takes longer.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        chance = Random(table.seed).getstate()  # noqa: S311 - repeatable
        self._checkpoint = _Checkpoint(table.state, "", 0, chance, WorkedOut())
        self._answers: list[Option | Forced | Unasked] = []
        """The answers since the checkpoint, of which so many as are ``given`` have been given in this run."""
        self._given = 0
        self._since = self._checkpoint, list(self._answers)
        """Where the run began that came to the pending decision, and the answers that it was given."""
        self._told: list[Unasked] | None = None
        """What is not asked behind the last answer, where somebody wants to know."""
        self._live: Any = None
        self._pending: Decision | None = None
        self._outcome: Outcome | None = None
        self._game: Game | None = None

    @property
    def pending(self) -> Decision | None:
        """The decision that waits for an answer, or None when the game is over."""
        if self._pending is None:
            self._resume_if_needed()
        return self._pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self._pending is None:
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
        pending = self.pending
        if pending is None:
            return Refusal("3.1", "the game is over")
        return None if option in pending.options else self._refused(option)

    def answer(self, option: Option) -> None:
        """Answer the pending decision; raises :class:`Forbidden` for what is no legal option, and changes nothing."""
        refusal = self.why_not(option)
        if refusal:
            raise Forbidden(refusal)
        if self._pending is None:
            raise RuntimeError("the game is over")
        self._since = self._checkpoint, [*self._answers, option]
        self._answers.append(option)
        if self._live is not None:
            self._given += 1
            self._take(self._live.switch(option))
        elif _greenlet() is not None:
            self._hold_still()
        else:
            self._look()

    def unasked(self) -> tuple[Unasked, ...]:
        """Return what was not asked between the last answer and the pending decision, and why.

        The Law forbids it, or leaves a single option. The game is played up to there again to find out.
        """
        other = self._again()
        other._told = []
        other._look()
        return tuple(other._told)

    def force(self, what: Option | Unasked) -> None:
        """Do what the Law refuses: an option of the pending decision, or what was not asked on the way to it.

        Play goes on with all that follows, of which nothing is refused either up to the next moment of rest. A question
        that was not asked for its single option is then pending. Raises :class:`Forbidden` for what cannot be done at
        all, and changes nothing.
        """
        refusal = what.refusal if isinstance(what, Unasked) else self.why_not(what)
        other = self._again() if isinstance(what, Unasked) else self.copy()
        other._answers.append(what if isinstance(what, Unasked) else Forced(what))
        start, answers = other._checkpoint, list(other._answers)
        try:
            other._look()
        except Exception as error:
            # No rule is written for what the Law refuses: anything may break.
            raise Forbidden(refusal or Refusal("1.5.4", "it cannot be done")) from error
        self._checkpoint, self._answers, self._live = start, answers, None
        self._since = start, list(answers)
        self._look()

    def _again(self) -> Play:
        """Return a copy that has yet to go on from the last answer."""
        other = self.copy()
        other._checkpoint, other._answers = self._since[0], list(self._since[1])
        return other

    def copy(self) -> Play:
        """Return a game that goes on from here independently of this one."""
        other = Play.__new__(Play)
        other._table = self._table
        other._checkpoint = self._checkpoint
        other._answers = list(self._answers)
        other._given = 0
        other._since = self._since
        other._told = None
        other._live = None
        other._pending = self._pending
        other._outcome = self._outcome
        other._game = None
        return other

    # Holding still ----------------------------------------------------------------------------------------------------
    def _resume_if_needed(self) -> None:
        """Begin the game, or bring a copy to where it stands."""
        if self._game is None:
            self._look()

    def _look(self, unknown: Option | None = None) -> None:
        """Run from the checkpoint to the next decision that no answer is known to, giving the answers since then.

        Raises :class:`Forbidden` there for an ``unknown`` option that is none.
        """
        self._given = 0
        try:
            self._take(self._run(lambda decision: self._stop(decision, unknown)))
        except _Held as held:
            self._take(held.decision)

    def _hold_still(self) -> None:
        """Run up to there and hold the game still, so that it goes on from there behind the next answer.

        To begin and to end that takes longer than to look, which is enough for who answers nothing.
        """
        self._given = 0
        self._live = _greenlet()(lambda: self._run(self._hold))
        self._take(self._live.switch())

    def _take(self, result: Decision | Outcome) -> None:
        self._pending, self._outcome = (result, None) if isinstance(result, Decision) else (None, result)

    def _refused(self, option: Option) -> Refusal:
        """Return why an option is none of the pending decision, asked of the game as it stands there."""
        if self._live is not None:
            refusal: Refusal = self._live.switch(_Asked(option))
            return refusal
        try:
            self._look(option)
        except Forbidden as forbidden:
            return forbidden.refusal
        raise RuntimeError("the game is over")

    def _run(self, hold: Callable[[Decision], Option]) -> Outcome:
        start = self._checkpoint
        chance = _Chance(start.random)
        begun = start.turns
        unasked, since_note = Counter[object](), Counter[object]()
        """How often each thing was not asked since the last answer, and how often of it since the last checkpoint."""

        def next_given() -> Any:
            return self._answers[self._given] if self._given < len(self._answers) else None

        def give() -> None:
            self._given += 1
            unasked.clear()
            since_note.clear()

        def heed(player: str, what: str, option: Option | None, refusal: Refusal) -> bool:
            told, wanted = Unasked(player, what, option, refusal, unasked[player, what, option]), next_given()
            if isinstance(wanted, Unasked) and wanted.same == told.same and wanted.number == since_note[told.same]:
                give()
                return True
            unasked[told.same] += 1
            since_note[told.same] += 1
            if self._told is not None and self._given == len(self._answers):
                self._told.append(told)
            return False

        def ask(decision: Decision) -> Option:
            if len(decision.options) == 1 and not heed(decision.player, decision.what, None, _alone(decision)):
                return decision.options[0]
            if self._given < len(self._answers):
                give()
                given: Any = self._answers[self._given - 1]
                return cast("Option", given)
            return hold(decision)

        def note(player: str, turns: int, *, rests: bool) -> None:
            self._checkpoint = _Checkpoint(game.state.copy(), player, turns, chance.state, game.known.copy(), rests)
            del self._answers[: self._given]
            self._given = 0
            for number, wanted in enumerate(self._answers[:1]):
                if isinstance(wanted, Unasked):
                    self._answers[number] = replace(wanted, number=wanted.number - since_note[wanted.same])
            since_note.clear()

        def turn_begins(player: str, turns: int) -> None:
            nonlocal begun
            begun = turns + 1
            note(player, turns, rests=False)

        def rest() -> None:
            if self._given and PHASE.of(game.state):
                note(game.state.current, begun, rests=True)

        game = self._game = self._table.game(start.state.copy(), chance, ask)
        game.known = start.known.copy()
        game.rested = rest
        if self._told is not None or any(isinstance(each, Unasked) for each in self._answers):
            game.told_unasked, game.asks_alone = heed, True
        if start.rests:
            return run_on_from_rest(game, turn_begins, start.turns)
        if start.player:
            return run_on(game, start.player, turn_begins, start.turns)
        return run(game, self._table.setup_order, turn_begins)

    def _hold(self, decision: Decision) -> Option:
        """Hold the game still: give the decision to whoever runs the play, and take the answer when it comes."""
        parent = _greenlet().getcurrent().parent
        answer: Any = parent.switch(decision)
        while isinstance(answer, _Asked):
            # The clauses in force are those of the game that is held.
            answer = parent.switch(decision.refused(answer.option))
        return cast("Option", answer)

    def _stop(self, decision: Decision, unknown: Option | None) -> Option:
        """End this run at a decision, for the next one to go on from there."""
        if unknown is not None:
            raise Forbidden(decision.refused(unknown))
        raise _Held(decision)


def _alone(decision: Decision) -> Refusal:
    said = told_option(decision.options[0], decision.title)
    return Refusal(decision.clause, f"{said} is the only option for {question_title(decision.what)}")


class _Asked(Fixed):
    """An option of which a game that is held still is asked why it refuses it."""

    option: Option


class _Held(BaseException):
    """Ends a run where no answer is known; no rule can catch it by ``except Exception``."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


@cache
def _greenlet() -> Any:
    """Return what holds a game still without running it again, where that is installed."""
    try:
        from greenlet import greenlet
    except ImportError:
        return None
    return greenlet
