"""The mends of what playing a turn has shown: edits of the turn after which play explains it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain, islice, takewhile

from woodlaw.engine.game import Game
from woodlaw.engine.state import State
from woodlaw.law.values import Fixed
from woodlaw.logs.books import RecordedTurn
from woodlaw.logs.findings import Finding
from woodlaw.logs.following.account import established
from woodlaw.logs.following.case import Case
from woodlaw.logs.following.deeds import Habit
from woodlaw.logs.following.rounds import IN_ORDER, IN_PLACE
from woodlaw.logs.following.search import Follower, How
from woodlaw.logs.mending.attempts import counted, undoes
from woodlaw.logs.mending.candidates import Candidates
from woodlaw.logs.mending.course import Course
from woodlaw.logs.mending.edits import Change, distance, edits_of
from woodlaw.logs.mending.variants import Words

MOST_NEAR, MOST_FAR = 60, 120
"""How many edits are tried of the action that play cannot do, and how many others."""
MOST_COMPARED = 4
"""How many edits that mend a finding are compared at most: the nearest are tried first."""
MOST_IN_PLACE = 300
ROUNDS = ((IN_PLACE, MOST_IN_PLACE), (IN_ORDER, 300))
"""The rounds in which a turn is played with an edit."""
MOST_PLAYED = 20_000
"""How many attempts are made in all at the turns of a game to find mends: some five seconds."""
LEARNT_FROM = 12
"""How many turns before it are played first, from which the search learns how the record tells things."""


class Replays:
    """Plays the turns of a log again, each with edits of it."""

    def __init__(self, course: Course, words: Words) -> None:
        self._course = course
        self._words = words
        self._left = MOST_PLAYED
        """How many attempts may still be made."""

    def mend(self, finding: Finding) -> Change | None:
        """Return the cheapest edit after which play explains the turn of a finding; None where none does."""
        number = next((n for n, turn in enumerate(self._course.turns) if turn.line == finding.line), None)
        if number is None or not self._course.turns[number].actions or self._left <= 0:
            return None
        playing = self._playing(number)
        if playing is None:
            return None
        candidates = Candidates(self._course.log, self._words, finding, number)
        tried = chain(islice(candidates.nearest(), MOST_NEAR), islice(candidates.farther(), MOST_FAR))
        affordable = takewhile(lambda _: playing.follower.attempts < self._left, tried)
        of_the_turn = (change for change in affordable if change.turn == number)
        mending = islice((change for change in of_the_turn if self._mends(playing, change)), MOST_COMPARED)
        cheapest = min(mending, key=self._cost, default=None)
        self._left -= playing.follower.attempts
        return cheapest

    def undoes(self, change: Change) -> bool:
        """Whether an edit takes back what an action says."""
        return undoes(self._course.turns[change.turn], change, setup=False)

    def _cost(self, change: Change) -> tuple[bool, int]:
        """Return what the cheapest edit has least of: it takes nothing back, and writes few characters otherwise."""
        edits = edits_of(self._course.log, change)
        return self.undoes(change), sum(distance(edit.written, edit.meant) for edit in edits)

    def _playing(self, number: int) -> _Playing | None:
        """Return who plays a turn with edits, and how it reads them: so that it does not explain the turn without any.

        None where play explains it in every reading, so that it cannot show what mends it.
        """
        learnt = self._learnt(number)
        entered, before = self._course.entered_turn(number), self._course.table_before(number)
        readings = (learnt, replace(learnt, reads_everything=True))
        return next(
            (each for each in readings if entered and not each.explains(each.case(self._course.game, before, entered))),
            None,
        )

    def _learnt(self, number: int) -> _Playing:
        """Return what the turns before one have taught: which habits the record has, and how the last of them went."""
        playing = _Playing(Follower(self._course.game), Counter())
        for earlier in range(len(self._course.log.setup), number):
            entered = self._course.entered_turn(earlier)
            if entered is not None and entered.faction.playable and entered.faction.human:
                case = playing.case(self._course.game, self._course.table_before(earlier), entered)
                if earlier >= number - LEARNT_FROM:
                    case.follow(ROUNDS)
                playing.told.update(case.account.habits_told)
        return playing

    def _mends(self, playing: _Playing, change: Change) -> bool:
        """Whether with an edit nothing is found in its turn by checks, and play explains it."""
        found = counted(self._course.found_before(change.turn + 1))
        trial = self._course.before(change)
        trial.enter(change.turn + 1)
        books = trial.keeper.books
        if books.turn is None or counted(books.findings) - found:
            return False
        return playing.explains(playing.case(books.game, self._course.table_before(change.turn), books.turn))


class _Playing(Fixed):
    """Who plays turns, and how often they told of what not all records tell of.

    It ``reads_everything`` that is told as all that there is to tell.
    """

    follower: Follower
    told: Counter[Habit]
    reads_everything: bool = False

    def case(self, game: Game, before: State, entered: RecordedTurn) -> Case:
        """Return the case of a turn that was entered."""
        return Case(game, self.follower, before, entered, established(self.told), last=False)

    def explains(self, case: Case) -> bool:
        """Whether a play of a turn is found that does what it tells."""
        if self.reads_everything:
            return case.telling_everything().follow_in_place(MOST_IN_PLACE).how is How.EXPLAINED
        return case.follow(ROUNDS).how is How.EXPLAINED
