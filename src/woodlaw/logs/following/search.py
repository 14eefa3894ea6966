"""The search for a play of a recorded turn that does what the record tells, in rounds of attempts.

First come those that keep the order of the record. A search is bounded in attempts and not in time, so that it ends
alike on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from itertools import islice, product
from typing import TYPE_CHECKING

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.engine.victory import GameWon
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.following.account import TO_THE_LETTER, Account
from woodlaw.logs.following.attempt import Attempt
from woodlaw.logs.following.binding import TooManyTables
from woodlaw.logs.following.contradiction import BrokenOff
from woodlaw.logs.following.guesses import Guesses
from woodlaw.logs.following.rounds import ANYHOW, IN_ORDER, IN_PLACE, NEARLY, USUAL, Round, Weights
from woodlaw.logs.following.situations import Situations

if TYPE_CHECKING:
    from woodlaw.logs.record.recording import Recorder

ROUNDS = ((IN_PLACE, 900), (IN_ORDER, 900), (NEARLY, 100), (ANYHOW, 60))
"""The rounds of a search, each with how many attempts it makes at most."""
FROM_EACH = ((IN_PLACE, 100), (IN_ORDER, 100), (IN_PLACE, 400), (IN_ORDER, 400), (NEARLY, 400))
"""The rounds in which a turn is played from each state that it may have been played from, each for all of them: from
the right one few attempts are enough as a rule."""
MOST_FROM_ALL = 9_000
"""How many attempts those rounds make in all."""
MOST_OTHERS, MOST_TIMES = 40, 3
"""From how many other states a turn is played at most, and in how many times as many attempts as from one."""


class Allowance(Fixed):
    """What a search allows: that the record ends before the turn does; ``weights`` say which attempt comes next."""

    breaking_off: bool = False
    weights: Weights = USUAL


NOTHING_MORE = Allowance()


class How(Enum):
    """How a search ended."""

    EXPLAINED = auto()
    CONTRADICTED = auto()
    """No play that keeps the order of the record does what it tells, for every one was tried."""
    GIVEN_UP = auto()


@dataclass(slots=True, eq=False, repr=False)
class Followed:
    """The result: how the search ended, the attempt that came furthest, how many were made, by which order, from what.

    ``waits_for_points`` says that something was not done only because of where points are told. ``rounds`` are those of
    the search that are not at an end.
    """

    how: How
    furthest: Attempt
    attempts: int
    most_skipped: int
    before: State
    waits_for_points: bool = False
    rounds: Sequence[Round] = ()
    kept: Mapping[int, Sequence[Attempt]] = field(default_factory=dict)
    """Attempts at rest, by the first thing told that was not done then."""

    @property
    def reached(self) -> tuple[int, int]:
        """How far play came: the first thing told that could not be done, by number, and how much was done."""
        return self.furthest.front, self.furthest.matched


class _Sought(Fixed):
    """What is sought: a play of a turn that an account tells, and what it may leave out."""

    account: Account
    turn: Callable[[Game], None]
    allowing: Allowance


class Explained(Fixed):
    """A play that explains a turn: the table before it, and the attempt that did."""

    game: Game
    before: State
    attempt: Attempt
    turn: Callable[[Game], None]

    def record(self, recorder: Recorder) -> None:
        """Play it once more, with a recorder that notes each decision and each outcome of chance."""
        with suppress(GameWon, BrokenOff):
            self.attempt.again(Attempt).play(self.game, self.before, self.turn, recorder)


def _rounds_of(account: Account, rounds: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the rounds that are made of a turn: where no points are told, one in place is the one in order."""
    if account.tells_of_points:
        return list(rounds)
    in_order = [(most_skipped, most) for most_skipped, most in rounds if most_skipped >= IN_ORDER]
    return in_order or [(IN_ORDER, most) for _, most in rounds]


class Follower:
    """Follows the turns of one game, and learns from each for the next."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._factions = [faction for faction in game.factions.values() if isinstance(faction, Recorded)]
        self._letters = {faction.name: faction.letter for faction in self._factions}
        self._guesses = Guesses(frozenset(game.factions))
        self.attempts = 0
        """How many attempts it has made so far, at whatever turn."""

    def follow(
        self,
        befores: Iterable[State],
        account: Account,
        turn: Callable[[Game], None],
        rounds: Sequence[tuple[int, int]] = (),
        allowing: Allowance = NOTHING_MORE,
    ) -> Followed:
        """Search for a play of a turn that an account tells, from a state with its hidden cards bound.

        ``befores`` are such states, the likeliest first, one at least; the others are tried where every play from that
        one was, and none keeps the order of what is told, or where there is one round alone. Where no play is found,
        what is returned is of the first round that keeps that order, points apart. Without ``rounds`` they are
        :data:`ROUNDS`.
        """
        sought = _Sought(account, turn, allowing)
        others = iter(befores)
        before = next(others)
        attempts, strict = 0, None
        going_on: list[Round] = []
        made = _rounds_of(account, rounds or ROUNDS)
        for most_skipped, most in made:
            if strict is not None and strict.most_skipped >= most_skipped:
                continue
            tried = self._begin(before, sought, most_skipped)
            followed = self._go_on(tried, most)
            if followed.how is How.GIVEN_UP:
                going_on.append(tried)
            if followed.how is How.CONTRADICTED and not followed.waits_for_points:
                followed.most_skipped = max(IN_ORDER, most_skipped)
            if followed.how is How.CONTRADICTED and (followed.most_skipped == IN_ORDER or len(made) == 1):
                followed = self._otherwise(followed, others, sought, most)
            attempts += followed.attempts
            if followed.how is How.EXPLAINED:
                return replace(followed, attempts=attempts)
            if strict is None or strict.most_skipped < IN_ORDER:
                strict = followed
        assert strict is not None  # noqa: S101 - there is a round at least
        return replace(strict, attempts=attempts, rounds=going_on)

    def go_on(self, followed: Followed, more: Sequence[tuple[int, int]]) -> Followed | None:
        """Go on with rounds of a search, each with so many attempts more; None where no play is found."""
        for (most_skipped, most), tried in product(more, followed.rounds):
            if tried.most_skipped == most_skipped:
                further = self._go_on(tried, most)
                if further.how is How.EXPLAINED:
                    return further
        return None

    def from_each(
        self, befores: Iterable[State], account: Account, turn: Callable[[Game], None], allowing: Allowance
    ) -> Followed | None:
        """Search with few attempts from each state for a play of a turn; None where none is found.

        From each state, what the record tells by custom is first taken to be told always. What :data:`ROUNDS` have
        tried is left out.
        """
        tables: list[State] = []
        with suppress(TooManyTables):
            tables.extend(islice(befores, MOST_OTHERS))
        until = self.attempts + MOST_FROM_ALL
        accounts = (account.as_told(TO_THE_LETTER), account) if account.has_customs else (account,)
        for (most_skipped, most), before, told in product(_rounds_of(account, FROM_EACH), tables, accounts):
            if self.attempts >= until:
                break
            if told is account and before is tables[0] and most_skipped <= IN_ORDER:
                continue
            followed = self._go_on(self._begin(before, _Sought(told, turn, allowing), most_skipped), most)
            if followed.how is How.EXPLAINED:
                return followed
        return None

    def _otherwise(self, contradicted: Followed, befores: Iterable[State], sought: _Sought, most: int) -> Followed:
        """Return what comes of other states from which a turn may have been played, after one that it was not.

        Where no play is found, it is what comes of the state from which play came furthest. It is given up where there
        are too many.
        """
        how, attempts, best = How.CONTRADICTED, contradicted.attempts, contradicted
        try:
            for number, before in enumerate(befores):
                if number == MOST_OTHERS or attempts > MOST_TIMES * most:
                    raise TooManyTables
                followed = self._go_on(self._begin(before, sought, contradicted.most_skipped), most)
                attempts += followed.attempts
                if followed.how is How.EXPLAINED:
                    return replace(followed, attempts=attempts)
                if followed.how is How.GIVEN_UP:
                    how = How.GIVEN_UP
                if followed.reached > best.reached:
                    best = followed
        except TooManyTables:
            how = How.GIVEN_UP
        return replace(best, how=how, attempts=attempts, most_skipped=contradicted.most_skipped)

    def _begin(self, before: State, sought: _Sought, most_skipped: int) -> Round:
        allowing = sought.allowing
        first = Attempt(
            sought.account,
            most_skipped,
            choices=(),
            guesses=self._guesses,
            met=Situations(),
            factions=self._factions,
            letters=self._letters,
            may_break_off=allowing.breaking_off,
        )
        return Round(self._game, before, sought.turn, first, allowing.weights)

    def _go_on(self, tried: Round, most: int) -> Followed:
        """Make so many attempts more in a round, and learn from one that explains the turn."""
        made = tried.made
        explaining = tried.go_on(most)
        made = tried.made - made
        self.attempts += made
        if explaining is not None:
            explaining.learn()
            return Followed(How.EXPLAINED, explaining, made, tried.most_skipped, tried.before)
        how = How.GIVEN_UP if tried.waiting else How.CONTRADICTED
        waits = tried.waits_for_points and not tried.waiting
        return Followed(how, tried.furthest, made, tried.most_skipped, tried.before, waits, kept=tried.kept)
