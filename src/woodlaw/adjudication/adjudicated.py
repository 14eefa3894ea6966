"""Games in which questions are judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate

from woodlaw.engine.decisions import Decision, Judged, Option
from woodlaw.engine.events import Event
from woodlaw.engine.game import Bending, Chosen, Game, P
from woodlaw.engine.refusal import Refusal
from woodlaw.table.cards import Card
from woodlaw.table.places import Place

MOST_WORK = 2_000
"""How much work a trial may come to; one that ends comes to a hundred or two."""

MOST_ALIKE = 50
"""How often a trial may ask one thing while nothing changes; one that ends asks it once for each piece, if that."""


class Counting(Game):
    """A game whose ``work`` counts what it asks, tells and leaves to chance."""

    work = 0

    def _count(self) -> None:
        self.work += 1


class Adjudicated(Counting):
    """A game that asks for decisions with a single option too: what the asker wants may be another one.

    Its asker refuses by itself, so that what it answers is taken as it is. ``as_said`` are cards that nobody had seen
    and that were taken to be as the asker says.
    """

    as_said: Sequence[tuple[Card, Place]] = ()

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options."""
        self._count()
        # No value is cast, which takes time each time: the answers are of the sort of the options.
        offered: Any = options if type(options) is Judged else tuple(options)
        decision = Decision(player, what, offered, refuse)
        answer: Any
        if player in self._deciding:
            answer = self.factions[player].decide(self, decision)
            if answer is not None:
                chosen: Chosen = answer
                return chosen
        answers: Any = self._asker
        before = answers.begun
        answer = answers(decision)
        if answers.begun is not before:
            self._forget_what_was_worked_out()
        taken: Chosen = answer
        return taken

    def know(self, card: Card, known: Card, place: Place) -> None:
        """Replace a card at a place by what it is said to be."""
        super().know(card, known, place)
        self.as_said = (*self.as_said, (known, place))

    def _forget_what_was_worked_out(self) -> None:
        """Work out who rules and what is adjacent anew once the action has begun: so it shows what that rests on."""
        self.rulers.clear()
        self.links.clear()

    def pick(self, what: str, things: Sequence[object]) -> int:
        """Let the next thing drawn be the one that is said, where any is."""
        self._count()
        outcomes: Any = self._chance
        return outcomes.drawn(what, things) if outcomes.draws else super().pick(what, things)

    def emit(self, kind: Callable[P, Event], *told: P.args, **named: P.kwargs) -> None:
        """Tell the listener what happened, but not by which clauses: nobody asks for them here."""
        self._count()
        if self.listener is not None:
            self.listener(kind(*told, **named), ())

    def tell(self, event: Event) -> None:
        """Tell the listener of an event that was made already."""
        self._count()
        if self.listener is not None:
            self.listener(event, ())

    def unasked(self, player: str, what: str, why: Callable[[], Refusal | None], option: Option | None = None) -> bool:
        """Tell that a player is not asked something, or not for one option of it, because the Law forbids it."""
        self._count()
        answers: Any = self._asker
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

    def ask(
        self,
        player: str,
        what: str,
        options: Sequence[Chosen],
        refuse: Callable[[Option], Refusal | None] | None = None,
    ) -> Chosen:
        """Ask a player to choose one of some options; raises :class:`Endless`."""
        asked = player, what, self.state.version
        self._alike = self._alike + 1 if asked == self._asked else 0
        self._asked = asked
        if self._alike > MOST_ALIKE:
            raise Endless
        return super().ask(player, what, options, refuse)

    def bending(self, question: Callable[Concatenate[Bending, ...], object]) -> tuple[Bending, ...]:
        """Return the extensions in force that answer a question of their own; raises :class:`Endless`."""
        self.work += 1
        if self.work > MOST_WORK:
            raise Endless
        found = self._answering.get(question)
        return self._find_answering(question) if found is None else found

    def _count(self) -> None:
        super()._count()
        if self.work > MOST_WORK:
            raise Endless


class Trial(Bounded, Adjudicated):
    """A game in which a question is judged without some rule."""

    def emit(self, kind: Callable[P, Event], *told: P.args, **named: P.kwargs) -> None:
        """Tell the listener what happened, but not what came before the action: no trial speaks of it."""
        answers: Any = self._asker
        if answers.begun is not None:
            super().emit(kind, *told, **named)
        else:
            self._count()
