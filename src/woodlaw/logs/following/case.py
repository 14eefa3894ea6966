"""One recorded turn that is held against play: what explains it, or the least repairs with which play does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import replace
from functools import partial

from woodlaw.engine.game import Game
from woodlaw.engine.memory import TABLE
from woodlaw.engine.state import State
from woodlaw.engine.turn import take_turn
from woodlaw.law.values import Fixed
from woodlaw.logs.audits.audit import Doubt, Offence
from woodlaw.logs.audits.customs import DRAWS_UNTOLD
from woodlaw.logs.audits.recorded import Recorded
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.following.account import EVERYTHING, Account, Telling
from woodlaw.logs.following.attempt import Attempt
from woodlaw.logs.following.binding import bind
from woodlaw.logs.following.blame import Blame, Repaired
from woodlaw.logs.following.deeds import Habit, is_by_own_rules
from woodlaw.logs.following.meanings import as_played
from woodlaw.logs.following.recovery import Recovery
from woodlaw.logs.following.rounds import IN_ORDER, IN_PLACE, USUAL, Weights
from woodlaw.logs.following.search import Allowance, Explained, Followed, Follower, How
from woodlaw.logs.rootlog.syntax import Action

MOST_OTHERWISE = 300
"""In how many attempts it is seen whether play explains a turn that tells of another card."""
EXACTLY = Telling(everything=True, exactly=True)
MOST_EXACTLY = 60
"""In how many attempts it is seen whether play does all that is told of a turn as it is told, and nothing else."""


class ToldWrong(Fixed):
    """Something that is wrong with a turn, at an action; ``is_plain`` as in :class:`~.blame.Wrong`."""

    action: Action
    offence: Offence
    is_plain: bool

    @property
    def at(self) -> tuple[Action, Offence]:
        """The action, with what is wrong there."""
        return self.action, self.offence


class Case:
    """One turn that is followed, and followed again in other ways.

    ``habits`` are those of its record; ``last`` says that the record ends with it. ``take`` plays it, where not all of
    it is to be played.
    """

    def __init__(
        self,
        game: Game,
        follower: Follower,
        before: State,
        turn: RecordedTurn,
        habits: Collection[Habit],
        *,
        last: bool,
        take: Callable[[Game], None] | None = None,
    ) -> None:
        self._game = game
        self._follower = follower
        self._before = before
        self._turn = turn
        self.take = take or partial(take_turn, player=turn.player)
        self._allowing = Allowance(breaking_off=last)
        self._actions = list({id(action): action for action in turn.actions}.values())
        numbers = {id(action): number for number, action in enumerate(self._actions)}
        events = as_played(game, before, turn.events)
        tells_draws = not DRAWS_UNTOLD.of(before, TABLE)
        of_events = [numbers[id(action)] for action in turn.actions]
        self.account = Account(events, of_events, habits=habits, tells_draws=tells_draws)
        self.doubts: Collection[Doubt] = ()
        """What of the turn is in doubt."""
        least, most = turn.faction.turn_draws(game) or (0, None)
        self._draws_known = least == most
        """Whether books know how many cards the Evening of the turn draws."""

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self._turn.player

    @property
    def line(self) -> int:
        """The line of the turn."""
        return self._turn.line

    def follow(self, rounds: Sequence[tuple[int, int]] = (), weights: Weights = USUAL) -> Followed:
        """Follow the turn as it is told, in the usual rounds or in others."""
        return self._followed(self.account, rounds, replace(self._allowing, weights=weights))

    def telling_everything(self) -> Case:
        """Return the case as one of a record that tells of everything, and of points where they are scored."""
        other = copy(self)
        other.account = self.account.as_told(EVERYTHING)
        return other

    def follow_in_place(self, most: int) -> Followed:
        """Follow the turn with so many attempts, as one of a record that tells of points where they are scored."""
        return self._followed(self.account, ((IN_PLACE, most),), self._allowing)

    def follow_exactly(self, *, every_habit: bool) -> Followed:
        """Follow the turn, with few attempts, as one of which the record tells all, each thing as it is done.

        What no turn of it tells may happen besides, unless it has ``every_habit``.
        """
        account = self.account.as_told(replace(EXACTLY, every_habit=every_habit))
        return self._followed(account, ((IN_PLACE, MOST_EXACTLY),), Allowance())

    def go_on(self, followed: Followed, more: Sequence[tuple[int, int]]) -> Followed | None:
        """Go on with rounds in which no play was found; None where none is found now either."""
        return self._follower.go_on(followed, more)

    def follow_from_each(self) -> Followed | None:
        """Follow the turn from each table that it may have been played from; None where no play is found."""
        bound = bind(self._game, self._before, self.account.events)
        return self._follower.from_each(bound, self.account, self.take, self._allowing)

    def _followed(self, account: Account, rounds: Sequence[tuple[int, int]], allowing: Allowance) -> Followed:
        bound = bind(self._game, self._before, account.events)
        return self._follower.follow(bound, account, self.take, rounds, allowing)

    def explained(self, followed: Followed) -> Explained:
        """Return the play that was found."""
        return Explained(self._game, followed.before, followed.furthest, self.take)

    def rests_on_unplayed(self) -> bool:
        """Whether something in the turn may come of the chapter of another faction that cannot be played yet."""
        others = [each for each in self._game.factions.values() if isinstance(each, Recorded) and not each.playable]
        return any(is_by_own_rules(told.deed, other.name) for other in others for told in self.account.told)

    def stuck_at(self, followed: Followed) -> Action:
        """Return the action that the attempt that came furthest could not do, or the last one where it did all."""
        return self._action_of(followed.furthest.front)

    def told_wrong(self, repaired: Repaired, followed: Followed) -> list[ToldWrong]:
        """Return what is wrong, each with its action, or where it is only missing with that which could not be done."""
        stuck = self.stuck_at(followed)
        return [
            ToldWrong(stuck if each.number is None else self._action_of(each.number), each.offence, each.is_plain)
            for each in repaired.found
        ]

    def _action_of(self, number: int) -> Action:
        """Return the action that tells a thing, by its number, or the last one behind all of them."""
        told = self.account.told
        return self._actions[told[number].action if number < len(told) else -1]

    def differing(self, followed: Followed, *, all_actions: bool = False) -> Repaired | None:
        """Return by what the turn differs from a play of it, with the least repairs; None where none is known.

        Where ``all_actions`` are told, no repair is that a battle, a craft or a move is left out.
        """
        recovery = Recovery(self._game, followed.before, self.take, self.account, self._explained_otherwise)
        repairs = recovery.recover(followed.furthest, followed.kept)
        found = self.blame.of_repairs(each for each in repairs if not (all_actions and each.leaves_out_an_action))
        self._follower.attempts += recovery.made
        return found

    def forced(self, followed: Followed, times: int, most: int) -> Attempt | None:
        """Return an attempt, of so many, that does all that is told by so much that the Law refuses, or None."""
        recovery = Recovery(self._game, followed.before, self.take, self.account, self._explained_otherwise)
        return recovery.forced(followed.furthest, followed.kept, times, most)

    def _explained_otherwise(self, account: Account) -> Attempt | None:
        """Return a play of the turn that does what another account of it tells; None where few attempts find none."""
        followed = self._followed(account, ((IN_ORDER, MOST_OTHERWISE),), self._allowing)
        return followed.furthest if followed.how is How.EXPLAINED else None

    def beyond_play(self, followed: Followed) -> Offence | None:
        """Return that no play does what the turn tells, where no repair is known."""
        return self.blame.beyond_play(followed.furthest)

    @property
    def blame(self) -> Blame:
        """What tells what is wrong with the turn."""
        return Blame(self._game, self.account, self._before, self._turn.player, self.doubts, self._draws_known)
