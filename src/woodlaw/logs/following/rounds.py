"""One round of the search for a play of a recorded turn: attempts from one table, the most likely first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush

from woodlaw.engine.game import Game, Shortage
from woodlaw.engine.refusal import Forbidden
from woodlaw.engine.state import State
from woodlaw.engine.victory import GameWon
from woodlaw.law.values import Fixed
from woodlaw.logs.following.attempt import Attempt, Turning
from woodlaw.logs.following.contradiction import BrokenOff, Contradicted

IN_PLACE, IN_ORDER, NEARLY, ANYHOW = -1, 0, 2, 999
"""How many actions of the record may wait while a later one is done, from one round of the search to the next.

In the first, points too are scored just where they are told: many records tell them so, and it shows early where play
scores others. Records of people tell them anywhere, so that nothing is contradicted by that alone.
"""
WEIGHT_OF_MATCHED, WEIGHT_OF_CHOICES = 0.35, 0.01
"""What makes one attempt likelier than another of as much doubt: it has come further."""
MOST_KEPT = 3
"""How many attempts at rest are kept at most from where as much was done."""


class Weights(Fixed):
    """What makes one less likely: how many others have failed from where as much was done, in one way or in any."""

    of_failures: float
    of_failures_there: float


USUAL, LEAVING_SOON = Weights(0.1, 0.02), Weights(0.5, 0.0)
"""The usual weights, and those by which a way in which others fail is left sooner, for one that no other has tried.

What was done early and shows only late to have been done in the wrong way, such as by one action too many, is found so.
"""


class Round:
    """Attempts at a turn, as many as are asked for; it can be gone on with later."""

    def __init__(
        self,
        game: Game,
        before: State,
        turn: Callable[[Game], None],
        first: Attempt,
        weights: Weights,
        starts: Sequence[Attempt] = (),
    ) -> None:
        self._game = game
        self.before = before
        self._turn = turn
        self._first = first
        self._weights = weights
        self.furthest = first
        """The attempt that came furthest so far."""
        self.made = 0
        """How many attempts were made so far."""
        self.waits_for_points = False
        """Whether something was not done only because of where points are told."""
        self.waiting: list[tuple[float, int, Turning | Attempt]] = []
        """The attempts that are left to make, each with how unlikely it is, and its number, so that none are alike."""
        self._numbered = 0
        self.kept: dict[int, list[Attempt]] = {} if starts else {first.front: [first]}
        """Attempts at rest, or before the turn, by the first thing told that was not done then."""
        for start in starts or (first,):
            self._numbered -= 1
            heappush(self.waiting, (-WEIGHT_OF_MATCHED * start.matched, self._numbered, start))
        self._failed: Counter[object] = Counter()

    @property
    def most_skipped(self) -> int:
        """How many actions of the record may wait while a later one is done."""
        return self._first.most_skipped

    def go_on(self, most: int) -> Attempt | None:
        """Make so many attempts more at most, and return one that explains the turn, if there is one."""
        until = self.made + most
        while self.waiting and self.made < until:
            _, _, turned = heappop(self.waiting)
            if isinstance(turned, Turning) and self._first.met.is_closed(turned.fork, turned.chosen):
                continue
            self.made += 1
            if isinstance(turned, Turning):
                attempt = turned.attempt(self._first)
            else:
                attempt = turned.turned(tuple(turned.made), turned.doubted)
            explains = self._explains(attempt)
            self._keep(attempt)
            if explains:
                return attempt
            if self.furthest is self._first or (attempt.front, attempt.matched) > (
                self.furthest.front,
                self.furthest.matched,
            ):
                self.furthest = attempt
            self.waits_for_points |= attempt.waits_for_points
            self._failed[attempt.front] += 1
            self._failed[attempt.arrival] += 1
            self._wait_for(attempt.turnings)
        return None

    def _keep(self, attempt: Attempt) -> None:
        for rested in attempt.rests:
            there = self.kept.setdefault(rested.front, [])
            if len(there) < MOST_KEPT:
                there.append(rested)

    def _wait_for(self, turnings: Iterable[Turning]) -> None:
        """Let other choices of an attempt wait for their turn."""
        for turning in turnings:
            self._numbered -= 1
            come = WEIGHT_OF_MATCHED * turning.matched + WEIGHT_OF_CHOICES * len(turning.choices)
            failed = self._weights.of_failures * self._failed[turning.arrival]
            failed += self._weights.of_failures_there * self._failed[turning.front]
            heappush(self.waiting, (turning.doubt + turning.skipped + failed - come, self._numbered, turning))

    def _explains(self, attempt: Attempt) -> bool:
        try:
            attempt.play(self._game, self.before, self._turn)
        except (GameWon, BrokenOff):
            pass
        except (Contradicted, Shortage, Forbidden):
            return False
        except Exception:
            # No rule is written for what the Law refuses: anything may break behind it.
            if attempt.forced:
                return False
            raise
        return attempt.is_whole
