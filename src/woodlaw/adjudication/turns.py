"""What was played for an answer with every rule in force: a trial plays again only what would differ in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from woodlaw.adjudication.adjudicated import Adjudicated
from woodlaw.adjudication.answering import Answers
from woodlaw.adjudication.attempt import Attempt
from woodlaw.adjudication.noting import Differing, Ran
from woodlaw.adjudication.standing_in import Disputed
from woodlaw.adjudication.stopping import Chance
from woodlaw.adjudication.ways import Taken
from woodlaw.engine.actions import STEP
from woodlaw.engine.game import Game
from woodlaw.engine.watching import unwatched
from woodlaw.table.cards import Card
from woodlaw.table.places import Place


@dataclass(slots=True)
class Moment:
    """The moment at which a step begins: the game as it is then, and which functions have differed before it."""

    game: Game
    chance: Chance
    answers: Answers
    differing: Differing


class Remembering(dict[Any, Any]):
    """What a turn remembers; ``begun`` is called whenever a step of a phase has begun."""

    __slots__ = ("_begun",)

    def __init__(self, remembered: dict[Any, Any], begun: Callable[[], None]) -> None:
        super().__init__(remembered)
        self._begun = begun

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value)
        if key == STEP.name:
            self._begun()


@dataclass(slots=True)
class Played:
    """Playings by what they are of, such as the question in a phase, or a phase with everything passed up.

    ``full`` are those with every rule in force, each with what in it differs from what trials put in the place of
    functions; ``ran`` notes them. A trial without a ``function``, which is neutral or says ``yes``, takes those in
    which that comes to the same.
    """

    ran: Ran | None = None
    function: Disputed | None = None
    yes: bool = False
    full: dict[Hashable, tuple[Attempt, Differing]] = field(default_factory=dict)
    moments: dict[Hashable, list[Moment]] = field(default_factory=dict)
    """At which moments steps began in playings with every rule in force, the first one first."""
    cards: dict[str, Card | None] = field(default_factory=dict)
    """The cards that texts of the question name, which are the same in every trial."""
    bound: dict[Hashable, tuple[tuple[int, ...], Sequence[Taken]]] = field(default_factory=dict)
    """How answers are bound, by what they are of: in trials as with every rule in force."""
    unseen: list[Place] | None = None
    """Where things lie in the question's table that nobody has seen, as far as it was asked."""
    _own: dict[Hashable, Attempt] = field(default_factory=dict)

    def without(self, function: Disputed, *, yes: bool) -> Played:
        """Return the same for a trial without a function."""
        return Played(self.ran, function, yes, self.full, self.moments, self.cards, self.bound, self.unseen)

    def unnoted(self) -> AbstractContextManager[None]:
        """Note nothing within the block."""
        return self.ran.unnoted() if self.ran is not None else nullcontext()

    def attempt(
        self,
        of: Hashable,
        play: Callable[[], Attempt],
        go_on: Callable[[Moment], Attempt] | None = None,
        *,
        only_offers: bool = False,
        moments: Hashable = None,
    ) -> Attempt:
        """Return how something is played, which is not played again where that would come to the same.

        A trial goes on from the last moment up to which all would come to the same, if there is one; the ``moments``
        are those of ``of`` unless it is said of what. Where it is ``only_offers`` that count, nothing is worked out
        later from how it was played.
        """
        attempt = self._known(of, only_offers=only_offers) or self._own.get(of)
        if attempt is None:
            moment = self.moment(moments or of) if go_on else None
            attempt = go_on(moment) if go_on and moment else self._noted(of, play)
            self._own[of] = attempt
        return attempt

    def remember(self, of: Hashable, game: Adjudicated, chance: Chance, answers: Answers) -> None:
        """Remember the moment at which a game is in a playing with every rule in force, if it is one to go on from.

        It is none once the action has begun, and where a call is under way of which it is not known what it comes to.
        """
        under_way = self.ran is None or self.ran.depth or game.waiting is not None
        on_the_way = None if under_way else answers.on_the_way()
        if self.ran is not None and on_the_way is not None:
            with unwatched(game.state):
                moment = Moment(game.copy(), chance.copy(), on_the_way, self.ran.so_far())
            self.moments.setdefault(of, []).append(moment)

    def moment(self, of: Hashable) -> Moment | None:
        """Return the last moment of a playing up to which a trial would come to the same, if there is one."""
        function, yes = self.function, self.yes
        if function is None:
            return None
        alike = (each for each in reversed(self.moments.get(of, ())) if not each.differing.has(function, yes=yes))
        return next(alike, None)

    def _known(self, of: Hashable, *, only_offers: bool) -> Attempt | None:
        attempt, differing = self.full.get(of, (None, None))
        if attempt is None or differing is None:
            return None
        if self.function is None or self.ran is None:
            return attempt
        count = (differing,) if only_offers else (differing, self.ran.outside)
        differs = any(each.has(self.function, yes=self.yes) for each in count)
        return None if differs else attempt

    def _noted(self, of: Hashable, play: Callable[[], Attempt]) -> Attempt:
        """Return how something is played with every rule in force, and remember it where that is noted."""
        if self.function is not None or self.ran is None or not self.ran.under_way:
            return play()
        with self.ran.apart() as differing:
            attempt = play()
        self.full[of] = attempt, differing
        return attempt
