"""What may be done and what is due: each action is declared once, with what it needs and doing it.

An action is offered to somebody about something: the faction that takes it, the clearing where it is due. A faction's
steps of a phase are declared likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from woodlaw.engine.decisions import END as END
from woodlaw.engine.game import Game
from woodlaw.engine.memory import COUNT, TEXT, OneOf, Remembered
from woodlaw.engine.refusal import Refusal
from woodlaw.law.implements import Declaration, clauses_of

P = ParamSpec("P")
Faction = TypeVar("Faction")


class Phase(StrEnum):
    """The phases of a turn (1.4.1)."""

    BIRDSONG = "birdsong"
    DAYLIGHT = "daylight"
    EVENING = "evening"


BIRDSONG, DAYLIGHT, EVENING = Phase.BIRDSONG, Phase.DAYLIGHT, Phase.EVENING
"""The same by names of their own, as :data:`woodlaw.table.pieces.WARRIOR` has one."""


class Moment(StrEnum):
    """The moments of a turn at which something can be due (1.4.1)."""

    START_OF_BIRDSONG = "start of Birdsong"
    END_OF_BIRDSONG = "end of Birdsong"
    START_OF_DAYLIGHT = "start of Daylight"
    END_OF_DAYLIGHT = "end of Daylight"
    START_OF_EVENING = "start of Evening"
    END_OF_EVENING = "end of Evening"


PHASE = Remembered("phase", "", OneOf(tuple(Phase)))
"""The phase that the turn is in; empty until what happens at the start of Birdsong is over."""
STEP = Remembered("step", "", TEXT)
"""The step that a faction is at in a phase; :data:`OVER` when all of them are over."""
OVER = "over"
ACTIONS_LEFT = Remembered("actions left", 0, COUNT)
"""How many actions the faction whose turn it is can still take in the step under way."""


class Action(Generic[P]):
    """Something that can be done: its name, what it needs, and doing it.

    ``needs`` returns why it cannot be done now, or None; it is left out for what can always be done. ``free`` is an
    action that uses up none of those a step allows. ``asks`` returns whom one that is due asks first, and what.
    """

    __slots__ = ("asks", "carry_out", "free", "name", "needs")

    def __init__(
        self,
        name: str,
        carry_out: Callable[Concatenate[Game, P], object],
        needs: Callable[Concatenate[Game, P], Refusal | None] | None = None,
        *,
        free: bool = False,
        asks: Callable[P, tuple[str, str]] | None = None,
    ) -> None:
        self.asks = asks
        self.name = name
        self.carry_out = carry_out
        self.needs = needs
        self.free = free

    def offer(self, game: Game, *about: P.args, **_: P.kwargs) -> Offer:
        """Offer the action in a game, about something: whatever it is carried out with, none of it by keyword."""
        return Offer(self.name, self, game, about)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that the code of carrying it out implements."""
        code = getattr(self.carry_out, "__code__", None)
        return clauses_of(code) if code else ()

    def __repr__(self) -> str:
        return f"Action({self.name!r})"


class Offer:
    """An action that is offered, or due, about something."""

    __slots__ = ("_about", "_game", "action", "name")

    def __init__(self, name: str, action: Action[Any], game: Game, about: tuple[Any, ...]) -> None:
        self.name = name
        self.action = action
        self._game = game
        self._about = about

    def named(self, name: str) -> Offer:
        """Return the same offer under a name of its own, such as one that says where."""
        return Offer(name, self.action, self._game, self._about)

    def why_not(self) -> Refusal | None:
        """Return why it cannot be done now, or None."""
        needs = self.action.needs
        return None if needs is None else needs(self._game, *self._about)

    def can_be_done(self) -> bool:
        """Return whether it can be done now, without looking for the narrowest reason why not."""
        game = self._game
        before, game.only_whether = game.only_whether, True
        try:
            return self.why_not() is None
        finally:
            game.only_whether = before

    @property
    def asks(self) -> tuple[str, str] | None:
        """Whom it asks first, and what, where it is declared to."""
        asks = self.action.asks
        return None if asks is None else asks(*self._about)

    def do(self) -> None:
        """Do it."""
        game = self._game
        game.acting += 1
        try:
            self.action.carry_out(game, *self._about)
        finally:
            game.acting -= 1


def told_apart(offers: Sequence[Offer]) -> dict[str, Offer]:
    """Return offers by name; where several have one name, each after the first has its number behind it."""
    found = {offer.name: offer for offer in offers}
    if len(found) == len(offers):
        return found
    found = {}
    for offer in offers:
        name, number = offer.name, 1
        while name in found:
            number += 1
            name = f"{offer.name} ({number})"
        found[name] = offer
    return found


class Steps(Declaration, Generic[Faction]):
    """The steps of a faction's setup, or of one phase of its turn, by name and in order.

    ``clause`` is the one that lists them. The turn remembers which step of a phase is under way: those before it are
    over, and one that is not named yet comes first.
    """

    def __init__(self, clause: str, steps: Mapping[str, Callable[[Game, Faction], object]]) -> None:
        super().__init__(_take_steps, clause)
        self.steps = dict(steps)

    def take(self, game: Game, faction: Faction) -> None:
        """Carry out the steps that are not over, in order, until something ends the phase."""
        self.carry_out(self, game, faction)

    def take_all(self, game: Game, faction: Faction) -> None:
        """Carry out every step, as setup does, which no turn remembers."""
        STEP.forget(game.state)
        self.take(game, faction)
        STEP.forget(game.state)


def _take_steps(steps: Steps[Faction], game: Game, faction: Faction) -> None:
    names = tuple(steps.steps)
    now = STEP.of(game.state)
    for name in names[names.index(now) if now in names else 0 :]:
        STEP.note(game.state, name)
        if PHASE.of(game.state):
            game.rest()
        steps.steps[name](game, faction)
        if STEP.of(game.state) == OVER:
            return
    STEP.note(game.state, OVER)


def end_phase(game: Game) -> None:
    """End the phase under way once the step is over that says so: its later steps are left out."""
    STEP.note(game.state, OVER)
