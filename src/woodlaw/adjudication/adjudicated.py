"""Games in which questions are judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate

from woodlaw.engine.decisions import Option
from woodlaw.engine.events import Event
from woodlaw.engine.game import Bending, Chosen, Game, P
from woodlaw.engine.refusal import Refusal
from woodlaw.gherkin.outcomes import Drawing
from woodlaw.table.cards import Card
from woodlaw.table.pieces import Piece
from woodlaw.table.places import Place

MOST_WORK = 2_000
"""How much work a trial may come to; one that ends comes to a hundred or two."""

MOST_ALIKE = 50
"""How often a trial may ask one thing while nothing changes; one that ends asks it once for each piece, if that."""


class Counting(Game):
    """A game whose ``work`` counts what it asks, tells and leaves to chance."""

    work = 0

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options."""
        self._count(asked=(player, what, self.state.version))
        return super().ask(player, what, options, refuse)

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let chance choose one of some things."""
        self._count()
        return super().pick(what, things)

    def emit(self, kind: Callable[P, Event], *told: P.args, **named: P.kwargs) -> None:
        """Tell the listener what happened."""
        self._count()
        super().emit(kind, *told, **named)

    def tell(self, event: Event) -> None:
        """Tell the listener of an event that was made already."""
        self._count()
        super().tell(event)

    def _count(self, asked: tuple[str, str, int] | None = None) -> None:
        self.work += 1


class Adjudicated(Counting, Drawing):
    """A game whose player is asked what it wants; ``as_said`` are things that nobody had seen, as the asker says."""

    as_said: Sequence[tuple[Card | Piece, Place]] = ()

    def know(self, card: Card, known: Card, place: Place) -> None:
        """Replace a card at a place by what it is said to be."""
        super().know(card, known, place)
        self.say(known, place)

    def say(self, thing: Card | Piece, place: Place) -> None:
        """Note what it is, as is said, that nobody has seen at a place."""
        self.as_said = (*self.as_said, (thing, place))

    def unasked(self, player: str, what: str, why: Callable[[], Refusal | None], option: Option | None = None) -> bool:
        """Tell of what the asker has an answer to: else nobody asks why not."""
        answers: Any = self._asker
        self._count()
        return bool(answers.minds(player, what, option)) and super().unasked(player, what, why, option)


class Endless(BaseException):
    """Raised out of a game that goes round in circles; no rule can catch it by ``except Exception``."""


class Bounded(Counting):
    """A game without some rule, which may go round in circles for want of it.

    It ends after as much work on every machine, by raising :class:`Endless`: again and again, for what is raised while
    a generator is closed is lost. To ask what bends it is work too. It ends sooner where it asks one thing again and
    again and nothing changes.
    """

    _asked: tuple[str, str, int] | None = None
    _alike = 0

    def bending(self, question: Callable[Concatenate[Bending, ...], object]) -> tuple[Bending, ...]:
        """Return the extensions in force that answer a question of their own; raises :class:`Endless`."""
        self.work += 1
        if self.work > MOST_WORK:
            raise Endless
        return super().bending(question)

    def _count(self, asked: tuple[str, str, int] | None = None) -> None:
        super()._count()
        if asked is not None:
            self._alike = self._alike + 1 if asked == self._asked else 0
            self._asked = asked
        if self.work > MOST_WORK or self._alike > MOST_ALIKE:
            raise Endless


class Trial(Bounded, Adjudicated):
    """A game in which a question is judged without some rule."""
